#include "library/scoresheet.h"

#include "library/librarytext.h"
#include "rules/rulecatalog.h"
#include "rules/scoring.h"
#include "text/gamestory.h"
#include "text/names.h"
#include "text/seatnames.h"
#include "theme/namefit.h"
#include "theme/paper.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace {

// Everything is measured in thousandths of the page's width; the painter scales them to the device.
constexpr double PageWidth = 1000;
constexpr double Margin = 60;
constexpr int TitleSize = 40; ///< of letters
constexpr int TextSize = 19;
constexpr int SmallSize = 16;
constexpr double Gap = 6; ///< between a line and what stands beside it
constexpr double Hairline = 1;
constexpr double TallestRow = 44;   ///< a short card does not fill the page
constexpr double NamesHeight = 2.2; ///< of the heads with names, in rows
constexpr double RankingRow = 32;
constexpr double FairnessRow = 25;

/// Where the columns of the ranking end, in parts of its width: place, name, total, time bonus, final points.
constexpr std::array RankingColumns{0.08, 0.60, 0.70, 0.85, 1.0};
constexpr double NamesShare = 0.28; ///< of the table's width, for the names of the rows

constexpr int PdfResolution = 600;

const QColor Ink = Qt::black;
const QColor Quiet(0x50, 0x50, 0x50);
const QColor Hair(0xb0, 0xb0, 0xb0);
const QColor Ground(0xf0, 0xf0, 0xf0);

constexpr int OneLine = Qt::TextSingleLine;

QFont letter(int size, bool bold = false)
{
    QFont font = Paper::font();
    font.setPixelSize(size);
    font.setBold(bold);
    return font;
}

QString number(int value)
{
    return QLocale().toString(value);
}

/// One line, elided at a whole character where it does not fit.
void write(QPainter &painter, const QRectF &rect, int flags, const QString &text)
{
    Paper::draw(painter, rect, text, [&](QPainter &on) {
        const QString shown = on.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(rect.width()));
        on.drawText(rect, flags | OneLine, shown);
    });
}

/// A paragraph at the top of `area`, which begins under it afterwards.
void writeParagraph(QPainter &painter, QRectF &area, const QString &text)
{
    const int flags = static_cast<int>(Qt::AlignLeading | Qt::AlignTop) | Qt::TextWordWrap;
    const QRectF used = QFontMetricsF(painter.font()).boundingRect(area, flags, text);
    const QRectF whole(area.left(), area.top(), area.width(), used.height());
    Paper::draw(painter, whole, text, [&](QPainter &on) { on.drawText(whole, flags, text); });
    area.setTop(whole.bottom() + Gap / 2);
}

} // namespace

ScoreSheet::ScoreSheet(const GameState &state, const Journal &journal)
    : m_state(state)
    , m_standings(standings(state))
    , m_fairnessCode(std::get<GameStarted>(journal.front().event).fairnessCode)
    , m_begunMs(journal.front().utcMs)
    , m_lastMs(journal.back().utcMs)
{
    for (SeatSpec &seat : m_state.specs)
        seat.named = seat.named && Paper::isVisible(seat.name, Paper::font());
    SeatNames::show(m_state.specs);
}

QByteArray ScoreSheet::pdf() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(PdfResolution);
        writer.setTitle(Names::ruleSet(m_state.rules->id) + u" – "_s + dates());
        writer.setCreator(QCoreApplication::applicationName());
        QPainter painter(&writer);
        paint(painter, QRectF(0, 0, writer.width(), writer.height()));
    }
    return buffer.data();
}

void ScoreSheet::paint(QPainter &painter, const QRectF &page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(page, Qt::white);
    painter.translate(page.topLeft());
    const double scale = page.width() / PageWidth;
    painter.scale(scale, scale);
    QRectF area = QRectF(0, 0, PageWidth, page.height() / scale).adjusted(Margin, Margin, -Margin, -Margin);
    paintHeading(painter, area);
    // The table gets what the parts of fixed height leave.
    QRectF below = area;
    below.setTop(area.bottom() - 3 * FairnessRow - RankingRow * (m_state.seatCount() + 1));
    area.setBottom(below.top() - 3 * Gap);
    paintCards(painter, area);
    paintRanking(painter, below);
    paintFairness(painter, below);
    painter.restore();
}

void ScoreSheet::paintHeading(QPainter &painter, QRectF &area) const
{
    painter.setPen(Ink);
    painter.setFont(letter(TitleSize, true));
    const QRectF title(area.left(), area.top(), area.width(), 1.5 * TitleSize);
    write(painter, title, Qt::AlignLeading | Qt::AlignVCenter, Names::ruleSet(m_state.rules->id));
    area.setTop(title.bottom());
    painter.setFont(letter(TextSize));
    writeParagraph(painter, area, dates());
    painter.setFont(letter(TextSize, true));
    writeParagraph(painter, area,
                   m_state.over()
                       ? GameStory::title(m_state)
                       : tr("Unfinished, round %1 of %2").arg(number(m_state.round), number(m_state.rounds())));
    painter.setFont(letter(SmallSize));
    painter.setPen(Quiet);
    if (const QString options = ownOptions(); !options.isEmpty())
        writeParagraph(painter, area, options);
    area.setTop(area.top() + 3 * Gap);
}

QString ScoreSheet::dates() const
{
    const auto moment = [](qint64 ms) { return LibraryText::date(ms) + u' ' + LibraryText::time(ms); };
    return tr("Begun: %1").arg(moment(m_begunMs)) + u" · "_s + tr("Last move: %1").arg(moment(m_lastMs));
}

QString ScoreSheet::ownOptions() const
{
    const auto usual = RuleCatalog::make(m_state.rules->id);
    QStringList own;
    for (const OptionChoice &choice : m_state.rules->options) {
        if (!usual || usual->option(choice.name) != choice.value)
            own << Names::option(choice.name) + u": "_s + Names::optionValue(choice.name, choice.value);
    }
    return own.join(u" · "_s);
}

ScoreSheet::Line ScoreSheet::rowLine(int row) const
{
    Line line{Names::row(m_state.rules->row(row).id), {}, false};
    for (const SeatState &seat : m_state.seats)
        line.values << (seat.card.isFilled(row) ? number(seat.card.points(row)) : QString());
    return line;
}

std::vector<ScoreSheet::Line> ScoreSheet::lines() const
{
    const RuleSet &rules = *m_state.rules;
    Line bonus{tr("Bonus"), {}, false};
    Line extra{tr("Extra"), {}, false};
    Line total{tr("Total"), {}, true};
    for (const SeatState &seat : m_state.seats) {
        const CardTotals sums = totals(rules, seat.card);
        bonus.values << number(sums.bonus);
        extra.values << number(sums.extra);
        total.values << number(sums.total);
    }
    std::vector<Line> all;
    for (int row = 0; row < rules.rowCount(); ++row) {
        all.push_back(rowLine(row));
        const bool lastUpper = rules.row(row).upper
                               && (row + 1 == rules.rowCount() || !rules.rows[static_cast<std::size_t>(row) + 1].upper);
        if (rules.bonus && lastUpper)
            all.push_back(bonus);
    }
    if (rules.extraFiveAlike)
        all.push_back(extra);
    all.push_back(total);
    return all;
}

QRectF ScoreSheet::column(const QRectF &line, int seat) const
{
    const double names = line.width() * NamesShare;
    if (seat < 0)
        return QRectF(line.left(), line.top(), names, line.height());
    const double width = (line.width() - names) / m_state.seatCount();
    return QRectF(line.left() + names + seat * width, line.top(), width, line.height());
}

void ScoreSheet::paintCards(QPainter &painter, QRectF &area) const
{
    const std::vector<Line> all = lines();
    const double height = qMin(TallestRow, area.height() / (static_cast<double>(all.size()) + NamesHeight));
    QRectF rect(area.left(), area.top(), area.width(), NamesHeight * height);
    paintNames(painter, rect);
    rect.moveTop(rect.bottom());
    rect.setHeight(height);
    for (const Line &line : all) {
        paintLine(painter, rect, line);
        rect.moveTop(rect.bottom());
    }
    painter.setPen(QPen(Hair, Hairline));
    for (int seat = 0; seat < m_state.seatCount(); ++seat) {
        const double left = column(area, seat).left();
        painter.drawLine(QPointF(left, area.top()), QPointF(left, rect.top()));
    }
    area.setTop(rect.top());
}

void ScoreSheet::paintNames(QPainter &painter, const QRectF &rect) const
{
    for (int seat = 0; seat < m_state.seatCount(); ++seat) {
        const QRectF cell = column(rect, seat).adjusted(Gap, 0, -Gap, -Gap);
        const QRectF stripe(cell.left(), cell.bottom() - Gap, cell.width(), Gap);
        painter.fillRect(stripe, QColor(m_state.spec(seat).colour));
        painter.setPen(Ink);
        painter.setFont(letter(m_state.seatCount() > 4 ? SmallSize : TextSize, true));
        const QRectF box = cell.adjusted(0, 0, 0, -Gap);
        const QString name = m_state.spec(seat).name;
        Paper::draw(painter, box, name, [&](QPainter &on) { drawName(on, box, name, on.font(), Qt::AlignHCenter); });
    }
}

void ScoreSheet::paintLine(QPainter &painter, const QRectF &rect, const Line &line) const
{
    if (line.strong)
        painter.fillRect(rect, Ground);
    painter.setFont(letter(qMin(TextSize, qRound(0.62 * rect.height())), line.strong));
    painter.setPen(Ink);
    write(painter, column(rect, -1).adjusted(Gap, 0, -Gap, 0), Qt::AlignLeading | Qt::AlignVCenter, line.name);
    for (int seat = 0; seat < m_state.seatCount(); ++seat)
        write(painter, column(rect, seat), Qt::AlignCenter, line.values[seat]);
    painter.setPen(QPen(Hair, Hairline));
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
}

void ScoreSheet::paintRanking(QPainter &painter, QRectF &area) const
{
    const bool timed = m_state.rules->timeBonus;
    QRectF line(area.left(), area.top(), area.width(), RankingRow);
    const auto put = [&painter, &line](double from, double to, Qt::Alignment alignment, const QString &text) {
        const QRectF cell(line.left() + from * line.width(), line.top(), (to - from) * line.width(), line.height());
        write(painter, cell, static_cast<int>(alignment | Qt::AlignVCenter), text);
    };
    const auto putAll = [&](const QString &place, const QString &name, const QStringList &points) {
        put(0, RankingColumns[0], Qt::AlignLeading, place);
        put(RankingColumns[0], RankingColumns[1], Qt::AlignLeading, name);
        for (std::size_t i = 0; i < static_cast<std::size_t>(points.size()); ++i)
            put(RankingColumns[i + 1], RankingColumns[i + 2], Qt::AlignTrailing, points[static_cast<qsizetype>(i)]);
        line.moveTop(line.bottom());
    };
    painter.setPen(Quiet);
    painter.setFont(letter(SmallSize));
    QStringList heads{tr("Total")};
    if (timed)
        heads << tr("Time bonus") << tr("Final points");
    putAll(tr("Place"), tr("Player"), heads);
    painter.setPen(Ink);
    painter.setFont(letter(TextSize));
    for (const Standing &standing : m_standings) {
        QStringList points{number(standing.total)};
        if (timed)
            points << number(standing.timeBonus) << number(standing.finalPoints);
        putAll(number(standing.place), m_state.spec(standing.seat).name, points);
    }
    area.setTop(line.top());
}

void ScoreSheet::paintFairness(QPainter &painter, const QRectF &area) const
{
    QRectF line(area.left(), area.bottom() - 2 * FairnessRow, area.width(), FairnessRow);
    painter.setPen(Quiet);
    painter.setFont(letter(SmallSize));
    write(painter, line, Qt::AlignLeading | Qt::AlignVCenter, tr("Fairness code of the dice"));
    line.moveTop(line.bottom());
    write(painter, line, Qt::AlignLeading | Qt::AlignVCenter, QString::fromLatin1(m_fairnessCode));
}

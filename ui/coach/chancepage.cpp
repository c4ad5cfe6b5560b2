#include "coach/chancepage.h"

#include "coach/chancechart.h"
#include "dialogs/textlabel.h"
#include "text/names.h"
#include "text/seatnames.h"

#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString percent(double chance)
{
    return Names::chance(chance, QLocale());
}

} // namespace

ChancePage::ChancePage(const GameState &state, QWidget *parent)
    : QWidget(parent)
    , m_rules(state.rules)
    , m_specs(state.specs)
    , m_title(new TextLabel(TextLabel::Role::Dim))
    , m_chart(new ChanceChart)
    , m_moment(new TextLabel(TextLabel::Role::Body))
{
    const int unit = fontMetrics().height();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_chart);
    layout->addWidget(m_moment);
    auto *seats = new QGridLayout;
    seats->setHorizontalSpacing(unit / 2);
    seats->setVerticalSpacing(unit / 4);
    seats->setColumnStretch(1, 1);
    layout->addLayout(seats);
    layout->addStretch(1);
    for (int seat = 0; seat < state.seatCount(); ++seat) {
        auto *name = new TextLabel(TextLabel::Role::Body);
        m_names.push_back(name);
        m_chances.push_back(new TextLabel(TextLabel::Role::Strong));
        m_chances.back()->setWordWrap(false);
        seats->addWidget(new LineSample(seat, QColor(state.spec(seat).colour)), seat, 0);
        seats->addWidget(name, seat, 1);
        seats->addWidget(m_chances.back(), seat, 2, Qt::AlignRight | Qt::AlignVCenter);
    }
    connect(m_chart, &ChanceChart::momentMarked, this, &ChancePage::showMoment);
    connect(m_chart, &ChanceChart::momentChosen, this,
            [this](int moment) { emit momentChosen(m_moments[static_cast<std::size_t>(moment)].entry); });
}

void ChancePage::setMoments(std::vector<CoachMoment> moments)
{
    m_moments = std::move(moments);
    std::vector<ChanceCourse> courses;
    for (std::size_t seat = 0; seat < m_specs.size(); ++seat) {
        courses.push_back({QColor(m_specs[seat].colour), {}});
        for (const CoachMoment &moment : m_moments)
            courses.back().chances.push_back(moment.chances[seat]);
    }
    m_chart->setCourses(std::move(courses), byRound(*m_rules) ? 1 : static_cast<int>(m_specs.size()));
    retranslate();
}

void ChancePage::retranslate()
{
    SeatNames::show(m_specs);
    for (std::size_t seat = 0; seat < m_names.size(); ++seat)
        m_names[seat]->setText(m_specs[seat].name);
    m_title->setText(tr("Chance to win, if all play their best from there on; a click or Enter shows the moment"));
    m_chart->setAxisTexts({percent(0), percent(0.25), percent(0.5), percent(0.75), percent(1)});
    // The lines as a whole are told once, as the chart's name; a moment each time that another one is marked.
    QStringList texts{m_title->text() + u'.'};
    for (std::size_t seat = 0; !m_moments.empty() && seat < m_chances.size(); ++seat)
        texts << courseText(seat);
    m_chart->setAccessibleName(texts.join(u' '));
    if (!m_moments.empty())
        showMoment(m_chart->moment());
}

void ChancePage::showMoment(int moment)
{
    const CoachMoment &shown = m_moments[static_cast<std::size_t>(moment)];
    m_moment->setText(momentText(shown));
    QStringList texts{m_moment->text() + u'.'};
    for (std::size_t seat = 0; seat < m_chances.size(); ++seat) {
        m_chances[seat]->setText(percent(shown.chances[seat]));
        texts << u"%1: %2."_s.arg(m_specs[seat].name, m_chances[seat]->text());
    }
    m_chart->setAccessibleDescription(texts.join(u' '));
}

QString ChancePage::momentText(const CoachMoment &moment) const
{
    if (moment.seat < 0)
        return tr("At the start");
    const QString round = QLocale().toString(moment.round);
    if (byRound(*m_rules) && moment.row >= 0)
        return tr("After round %1").arg(round);
    const QString &name = m_specs[static_cast<std::size_t>(moment.seat)].name;
    if (moment.row < 0)
        return tr("Round %1: %2 won at once").arg(round, name);
    const QString row = Names::quotedRow(m_rules->row(moment.row).id);
    if (moment.points == 0)
        return tr("Round %1: %2 scratched %3").arg(round, name, row);
    //: %1 a number, %2 name, %3 a row, %4 "25 points"
    return tr("Round %1: %2 wrote %3 for %4").arg(round, name, row, Names::points(moment.points));
}

/// The whole line in words.
QString ChancePage::courseText(std::size_t seat) const
{
    const auto less = [seat](const CoachMoment &a, const CoachMoment &b) { return a.chances[seat] < b.chances[seat]; };
    const auto [least, most] = std::minmax_element(m_moments.begin(), m_moments.end(), less);
    //: a line of a chart in words: %1 name, the others chances such as "33 %"
    return tr("%1 began with %2, had %3 at the least and %4 at the most, and ended with %5.")
        .arg(m_specs[seat].name, percent(m_moments.front().chances[seat]), percent(least->chances[seat]),
             percent(most->chances[seat]), percent(m_moments.back().chances[seat]));
}

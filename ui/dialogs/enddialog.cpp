#include "dialogs/enddialog.h"

#include "dialogs/box.h"
#include "dialogs/codefield.h"
#include "dialogs/columns.h"
#include "dialogs/rankingtable.h"
#include "dialogs/scorechart.h"
#include "dialogs/textlabel.h"
#include "effects/confettioverlay.h"
#include "game/replay.h"
#include "game/standings.h"
#include "text/gamestory.h"
#include "text/names.h"
#include "text/seatnames.h"
#include "theme/style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

using namespace Qt::StringLiterals;

EndDialog::EndDialog(GameState state, Journal journal, QWidget *parent)
    : Sheet(parent)
    , m_state(std::move(state))
    , m_journal(std::move(journal))
    , m_verified(replay(m_journal).complete())
    , m_moment(new Box)
    , m_fairness(new Box)
    , m_codeTitle(new TextLabel(TextLabel::Role::Dim))
    , m_seedTitle(new TextLabel(TextLabel::Role::Dim))
    , m_chartTitle(new TextLabel(TextLabel::Role::Dim))
    , m_chart(new ScoreChart)
    , m_lookThrough(makeButton(Choice::LookThrough))
    , m_newGame(makeButton(Choice::NewGame))
    , m_coach(makeButton(Choice::Coach))
    , m_close(makeButton(Choice::Close))
    , m_rematch(makeButton(Choice::Rematch))
{
    body()->addWidget(new Columns(makeLeft(), 45, makeRight(), 50));
    makeFooter();
    retranslate();
    resizeToLines(60, 36);
    m_rematch->setFocus();
    installEventFilter(this);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->installEventFilter(this);
}

void EndDialog::comeUnasked(const Clock &clock, int quietMs)
{
    m_clock = &clock;
    m_quietMs = quietMs;
    m_lastKeyMs = clock.monotonicMs();
}

bool EndDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return Sheet::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool presses = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    // One that is held was pressed before, wherever; Qt's buttons take it all the same.
    if (m_clock == nullptr)
        return (presses && key->isAutoRepeat()) || Sheet::eventFilter(watched, event);
    // Who hurries the game on presses again and again, or holds a key: each time the quiet begins anew.
    const qint64 now = m_clock->monotonicMs();
    const bool quiet = now - std::exchange(m_lastKeyMs, now) >= m_quietMs;
    if (quiet && event->type() == QEvent::KeyPress && !key->isAutoRepeat())
        m_clock = nullptr;
    return (m_clock != nullptr && presses) || Sheet::eventFilter(watched, event);
}

QWidget *EndDialog::makeLeft()
{
    const auto &start = std::get<GameStarted>(m_journal.front().event);
    m_fairness->add(m_codeTitle);
    m_codeTitle->setBuddy(new CodeField(QString::fromLatin1(start.fairnessCode)));
    m_fairness->add(m_codeTitle->buddy());
    m_fairness->add(m_seedTitle);
    m_seedTitle->setBuddy(new CodeField(QString::fromLatin1(start.seed.toHex())));
    m_fairness->add(m_seedTitle->buddy());

    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(fontMetrics().height());
    layout->addWidget(new RankingTable(m_state));
    layout->addWidget(m_moment);
    layout->addWidget(m_fairness);
    layout->addStretch(1);
    return left;
}

QWidget *EndDialog::makeRight()
{
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chartTitle);
    layout->addWidget(m_chart, 1);
    return right;
}

void EndDialog::makeFooter()
{
    setPrimary(m_rematch);
    m_rematch->setDefault(true);
    footerStart()->addWidget(m_lookThrough);
    footerStart()->addWidget(m_coach);
    footerStart()->addWidget(m_newGame);
    footerStart()->addStretch(1);
    footerEnd()->addWidget(m_close);
    footerEnd()->addWidget(m_rematch);
}

QPushButton *EndDialog::makeButton(Choice choice)
{
    auto *button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, [this, choice] {
        m_choice = choice;
        if (choice == Choice::Close)
            reject();
        else
            accept();
    });
    return button;
}

void EndDialog::showEvent(QShowEvent *event)
{
    Sheet::showEvent(event);
    if (m_celebrationMs <= 0)
        return;
    const int duration = std::exchange(m_celebrationMs, 0);
    // Only when the dialog has its final size.
    QTimer::singleShot(0, this, [this, duration] {
        std::vector<QColor> colours;
        for (const Standing &standing : standings(m_state)) {
            if (standing.place == 1)
                colours.emplace_back(m_state.spec(standing.seat).colour);
        }
        colours.push_back(palette().color(QPalette::Link));
        (new ConfettiOverlay(this))
            ->burst(qHash(m_state.round), QPointF(width() / 2.0, height() * 0.45), colours, duration);
    });
}

void EndDialog::showCourses()
{
    const auto courses = GameStory::courses(m_state, m_journal);
    std::vector<ScoreCourse> lines;
    for (int seat = 0; seat < m_state.seatCount(); ++seat) {
        const SeatSpec &spec = m_state.spec(seat);
        lines.push_back({spec.name, QColor(spec.colour), courses[static_cast<std::size_t>(seat)]});
    }
    m_chart->setCourses(std::move(lines));
}

void EndDialog::retranslate()
{
    SeatNames::show(m_state.specs);
    showCourses();
    QStringList aside{Names::ruleSet(m_state.rules->id), tr("%n round(s)", nullptr, m_state.round)};
    if (m_verified)
        aside << tr("dice checked ✓");
    setHeading(GameStory::title(m_state), aside.join(u" · "_s));

    const GameStory::Moment moment = GameStory::moment(m_state, m_journal);
    m_moment->setTexts(moment.heading, moment.text);
    m_moment->setVisible(!moment.text.isEmpty());
    m_chartTitle->setText(tr("Points on the card, round by round"));
    m_chart->setAccessibleName(m_chartTitle->text());
    m_fairness->setTexts(tr("Fair dice"),
                         tr("All dice of this game came from the seed. Its code was fixed before the first throw, so "
                            "nobody can have chosen a throw: the code is the SHA-256 of the seed."));
    m_codeTitle->setText(tr("Code"));
    m_seedTitle->setText(tr("Seed"));
    for (QLabel *title : {m_codeTitle, m_seedTitle})
        title->buddy()->setAccessibleName(title->text());

    m_lookThrough->setText(tr("Look through"));
    m_newGame->setText(tr("New game"));
    m_coach->setText(tr("Coach"));
    m_close->setText(tr("Close"));
    m_rematch->setText(tr("Rematch"));
}

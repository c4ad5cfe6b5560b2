#include "dialogs/newgamedialog.h"

#include "dialogs/columns.h"
#include "dialogs/optionpanel.h"
#include "dialogs/rulesetlist.h"
#include "dialogs/seatlist.h"
#include "dialogs/textlabel.h"
#include "dialogs/toggleswitch.h"
#include "players/levelmeans.h"
#include "text/names.h"
#include "text/seatnames.h"
#include "theme/style.h"

#include <QBoxLayout>
#include <QPushButton>
#include <algorithm>

using namespace Qt::StringLiterals;

GameSetup firstSetup(const Theme &theme, const QString &computerLevel)
{
    GameSetup setup;
    setup.ruleSet = RuleCatalog::ids().front();
    setup.seats = SeatNames::shown({{{}, theme.seats[0].name(), PlayerKind::Person, {}, false},
                                    {{}, theme.seats[1].name(), PlayerKind::Computer, computerLevel, false}});
    return setup;
}

NewGameDialog::NewGameDialog(const GameSetup &setup, const QStringList &levels, const Theme &theme, QWidget *parent)
    : Sheet(parent)
    , m_ruleSets(new RuleSetList)
    , m_seatsTitle(new TextLabel(TextLabel::Role::Dim))
    , m_seats(new SeatList(levels, theme.seats))
    , m_strength(new TextLabel(TextLabel::Role::Dim))
    , m_options(new OptionPanel)
    , m_hints(new ToggleSwitch)
    , m_reason(new TextLabel(TextLabel::Role::Warning))
    , m_cancel(new QPushButton(this))
    , m_start(new QPushButton(this))
{
    layOut();
    m_choices[setup.ruleSet] = setup.options;
    m_ruleSets->choose(setup.ruleSet);
    m_seats->setSeats(setup.seats);
    m_hints->setChecked(setup.hints);
    showRuleSet(m_ruleSets->chosen());

    connect(m_ruleSets, &RuleSetList::chosenChanged, this, &NewGameDialog::showRuleSet);
    connect(m_options, &OptionPanel::changed, this, &NewGameDialog::optionsChanged);
    connect(m_seats, &SeatList::changed, this, &NewGameDialog::check);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &NewGameDialog::accept);
    retranslate();
    resizeToLines(55, 38);
    m_ruleSets->focusChosen();
}

void NewGameDialog::layOut()
{
    const int unit = fontMetrics().height();
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(0.7 * unit));
    layout->addWidget(m_seatsTitle);
    layout->addWidget(m_seats);
    layout->addWidget(m_strength);
    layout->addSpacing(unit / 4);
    layout->addWidget(new HairLine);
    layout->addSpacing(unit / 4);
    layout->addWidget(m_options);
    layout->addWidget(m_hints);
    layout->addStretch(1);
    body()->addWidget(new Columns(m_ruleSets, 33, right, 60));

    setPrimary(m_start);
    m_start->setDefault(true);
    m_cancel->setAutoDefault(false);
    footerStart()->addWidget(m_reason);
    footerEnd()->addWidget(m_cancel);
    footerEnd()->addWidget(m_start);
}

GameSetup NewGameDialog::setup() const
{
    GameSetup setup;
    setup.ruleSet = m_ruleSets->chosen();
    setup.options = m_options->choices();
    setup.seats = m_seats->seats();
    setup.hints = m_hints->isChecked();
    return setup;
}

void NewGameDialog::accept()
{
    check();
    if (m_start->isEnabled() && result() != QDialog::Accepted)
        QDialog::accept();
}

void NewGameDialog::showRuleSet(const QString &ruleSetId)
{
    m_options->show(ruleSetId, m_choices[ruleSetId]);
    optionsChanged();
}

void NewGameDialog::optionsChanged()
{
    const QString id = m_ruleSets->chosen();
    m_choices[id] = m_options->choices();
    if (const auto rules = RuleCatalog::make(id, m_choices[id]))
        m_ruleSets->setFacts(id, Names::ruleSetFacts(*rules));
    check();
}

void NewGameDialog::showStrength(const Result<RuleSet, RuleError> &rules, const std::vector<SeatSpec> &seats)
{
    QString text;
    const bool computers =
        std::any_of(seats.begin(), seats.end(), [](const SeatSpec &seat) { return seat.kind == PlayerKind::Computer; });
    if (rules && computers && meanTotal(*rules, u"novice"_s)) {
        //: mean totals of the four levels of computer seats
        text = tr("Average points: novice %1 · casual %2 · strong %3 · expert %4");
        for (const QString &level : {u"novice"_s, u"casual"_s, u"strong"_s, u"expert"_s})
            text = text.arg(meanTotal(*rules, level).value_or(0));
    }
    m_strength->setText(text);
    m_strength->setVisible(!text.isEmpty());
}

void NewGameDialog::check()
{
    const auto rules = RuleCatalog::make(m_ruleSets->chosen(), m_options->choices());
    const std::vector<SeatSpec> seats = m_seats->seats();
    showStrength(rules, seats);
    const auto seatError = checkSeats(seats);
    m_seats->showError(seatError);
    QString reason = seatError ? Names::seatError(*seatError) : QString();
    if (!rules && reason.isEmpty())
        reason = Names::ruleError(rules.error());
    m_reason->setText(reason);
    m_start->setEnabled(reason.isEmpty());
}

void NewGameDialog::retranslate()
{
    setHeading(tr("New game"), tr("Esc closes · Enter starts"));
    m_seatsTitle->setText(tr("Players (%1–%2)").arg(MinSeats).arg(MaxSeats));
    m_hints->setText(tr("Hints"));
    m_hints->setHelp(tr("players may ask what is best; the result says so"));
    m_cancel->setText(tr("Cancel"));
    m_start->setText(tr("Start"));
    optionsChanged();
}

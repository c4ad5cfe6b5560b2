#include "dialogs/optionpanel.h"

#include "dialogs/optioncontrols.h"
#include "text/names.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

OptionPanel::OptionPanel(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void OptionPanel::show(const QString &ruleSetId, const std::vector<OptionChoice> &choices)
{
    clear();
    m_ruleSet = ruleSetId;
    for (const OptionSpec &spec : RuleCatalog::options(ruleSetId)) {
        OptionControl *control = OptionControl::make(spec, this);
        for (const OptionChoice &choice : choices) {
            if (choice.name == spec.name && spec.accepts(choice.value))
                control->setValue(choice.value);
        }
        connect(control, &OptionControl::changed, this, [this] {
            settle();
            emit changed();
        });
        m_controls.push_back(control);
    }
    settle();
    m_columns = 0;
    resizeEvent(nullptr);
}

void OptionPanel::clear()
{
    for (OptionControl *control : m_controls)
        delete control;
    m_controls.clear();
}

std::vector<OptionChoice> OptionPanel::choices() const
{
    return choicesWith({}, {});
}

std::vector<OptionChoice> OptionPanel::choicesWith(const QString &name, const QString &value) const
{
    std::vector<OptionChoice> choices;
    for (const OptionControl *control : m_controls)
        choices.push_back({control->name(), control->name() == name ? value : control->value()});
    return choices;
}

void OptionPanel::settle()
{
    for (OptionControl *control : m_controls) {
        const QString value = control->excludableValue();
        if (value.isEmpty())
            continue;
        // The catalogue knows what goes together: ask it, and blame the option that it blames.
        const auto rules = RuleCatalog::make(m_ruleSet, choicesWith(control->name(), value));
        const bool excluded = !rules.ok() && rules.error().kind == RuleError::Kind::ConflictingOptions
                              && rules.error().subject == control->name();
        control->setExcluded(excluded, excluded ? reasonOf(rules.error()) : QString());
    }
}

QString OptionPanel::reasonOf(const RuleError &error) const
{
    const QString name = error.value.section(u'=', 0, 0);
    for (const OptionControl *control : m_controls) {
        if (control->name() == name && !control->excludableValue().isEmpty())
            //: %1 is the name of another option, which has to be switched on first
            return tr("needs “%1”").arg(Names::option(name));
    }
    return Names::ruleError(error);
}

void OptionPanel::arrange(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    const int unit = fontMetrics().height();
    m_layout->setSpacing(unit);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * unit);
    grid->setVerticalSpacing(unit);
    int cell = 0;
    for (OptionControl *control : m_controls) {
        if (!control->narrow())
            continue;
        grid->addWidget(control, cell / columns, cell % columns);
        ++cell;
    }
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    m_layout->addLayout(grid);
    for (OptionControl *control : m_controls) {
        if (!control->narrow())
            m_layout->addWidget(control);
    }
}

void OptionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OptionPanel::resizeEvent(QResizeEvent *)
{
    arrange(width() >= 28 * fontMetrics().height() ? 2 : 1);
}

void OptionPanel::retranslate()
{
    for (OptionControl *control : m_controls)
        control->retranslate();
    settle();
}

#include "dialogs/optioncontrols.h"

#include "access/combobox.h"
#include "dialogs/textlabel.h"
#include "dialogs/toggleswitch.h"
#include "text/names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Which of two values a switch calls "on". Options that are missing here are no matter of on and off.
QString onValue(const QString &option)
{
    const std::array<std::pair<QString, QString>, 8> table{{
        {u"rotation"_s, u"throw"_s},
        {u"dice"_s, u"shared"_s},
        {u"two-pairs"_s, u"four-alike-counts"_s},
        {u"full-house"_s, u"five-alike-counts"_s},
        {u"double-generala"_s, u"on"_s},
        {u"instant-win"_s, u"on"_s},
        {u"order"_s, u"forced"_s},
        {u"extra-yatzy"_s, u"on"_s},
    }};
    for (const auto &[name, value] : table) {
        if (name == option)
            return value;
    }
    return {};
}

class SwitchControl : public OptionControl {
public:
    SwitchControl(const OptionSpec &spec, QWidget *parent)
        : OptionControl(spec, parent)
        , m_switch(new ToggleSwitch(this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_switch);
        setFocusProxy(m_switch);
        connect(m_switch, &ToggleSwitch::clicked, this, [this](bool on) {
            m_chosen = on;
            emit changed();
        });
        setValue(spec.defaultValue());
        retranslate();
    }

    [[nodiscard]] QString value() const override { return m_switch->isChecked() ? excludableValue() : offValue(); }
    void setValue(const QString &value) override
    {
        m_chosen = value == excludableValue();
        m_switch->setChecked(m_chosen);
    }
    [[nodiscard]] QString excludableValue() const override { return onValue(name()); }
    void setExcluded(bool excluded, const QString &reason) override
    {
        m_reason = excluded ? reason : QString();
        m_switch->setEnabled(!excluded);
        m_switch->setChecked(m_chosen && !excluded);
        retranslate();
    }
    [[nodiscard]] bool narrow() const override { return true; }
    void retranslate() override
    {
        m_switch->setText(Names::option(name()));
        m_switch->setHelp(m_reason.isEmpty() ? Names::optionHelp(name()) : m_reason);
    }

private:
    [[nodiscard]] QString offValue() const
    {
        return spec().values.first() == excludableValue() ? spec().values.last() : spec().values.first();
    }

    ToggleSwitch *m_switch;
    QString m_reason;
    bool m_chosen = false; // kept while the option is excluded
};

/// Title and help of a control that is not a switch.
QVBoxLayout *captionOf(TextLabel *title, TextLabel *help)
{
    auto *caption = new QVBoxLayout;
    caption->setSpacing(0);
    caption->addWidget(title);
    caption->addWidget(help);
    return caption;
}

class ListControl : public OptionControl {
public:
    ListControl(const OptionSpec &spec, QWidget *parent)
        : OptionControl(spec, parent)
        , m_title(new TextLabel(TextLabel::Role::Body, this))
        , m_help(new TextLabel(TextLabel::Role::Dim, this))
        , m_list(new QComboBox(this))
    {
        for (const QString &value : spec.values)
            m_list->addItem(value, value);
        m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addLayout(captionOf(m_title, m_help), 1);
        layout->addWidget(m_list);
        setFocusProxy(m_list);
        connect(m_list, &QComboBox::activated, this, &ListControl::changed);
        retranslate();
    }

    [[nodiscard]] QString value() const override { return m_list->currentData().toString(); }
    void setValue(const QString &value) override { m_list->setCurrentIndex(qMax(0, m_list->findData(value))); }
    [[nodiscard]] bool narrow() const override
    {
        // Numbers are short in every language.
        const auto isNumber = [](const QString &value) {
            return std::all_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); });
        };
        return std::all_of(spec().values.begin(), spec().values.end(), isNumber);
    }
    void retranslate() override
    {
        m_title->setText(Names::option(name()));
        m_help->setText(Names::optionHelp(name()));
        nameComboBox(*m_list, Names::option(name()), Names::optionHelp(name()));
        const QSignalBlocker blocker(m_list);
        for (int i = 0; i < m_list->count(); ++i)
            m_list->setItemText(i, Names::optionValue(name(), m_list->itemData(i).toString()));
    }

private:
    TextLabel *m_title;
    TextLabel *m_help;
    QComboBox *m_list;
};

/// A range of numbers, with "off" one step below it.
class RangeControl : public OptionControl {
public:
    RangeControl(const OptionSpec &spec, QWidget *parent)
        : OptionControl(spec, parent)
        , m_title(new TextLabel(TextLabel::Role::Body, this))
        , m_help(new TextLabel(TextLabel::Role::Dim, this))
        , m_slider(new QSlider(Qt::Horizontal, this))
        , m_shown(new TextLabel(TextLabel::Role::Strong, this))
    {
        m_slider->setRange(spec.rangeFrom - 1, spec.rangeTo);
        m_slider->setPageStep(5);
        m_shown->setWordWrap(false);
        m_shown->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        m_title->setWordWrap(false);
        auto *line = new QHBoxLayout;
        line->setSpacing(fontMetrics().height());
        line->addWidget(m_title);
        line->addWidget(m_slider, 1);
        line->addWidget(m_shown);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addLayout(line);
        layout->addWidget(m_help);
        setFocusProxy(m_slider);
        setValue(spec.defaultValue());
        retranslate();
        connect(m_slider, &QSlider::valueChanged, this, [this] {
            retranslate();
            emit changed();
        });
    }

    [[nodiscard]] QString value() const override
    {
        return m_slider->value() < spec().rangeFrom ? u"off"_s : QString::number(m_slider->value());
    }
    void setValue(const QString &value) override
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(value.toInt()); // "off" reads as 0, which the range bounds to its lowest place
        retranslate();
    }
    void retranslate() override
    {
        m_title->setText(Names::option(name()));
        m_help->setText(Names::optionHelp(name()));
        m_shown->setText(Names::optionValue(name(), value()));
        m_shown->setMinimumWidth(
            m_shown->fontMetrics().horizontalAdvance(Names::optionValue(name(), QString::number(spec().rangeTo))));
        m_slider->setAccessibleName(Names::option(name()) + u": "_s + m_shown->text());
        m_slider->setAccessibleDescription(Names::optionHelp(name()));
    }

private:
    TextLabel *m_title;
    TextLabel *m_help;
    QSlider *m_slider;
    TextLabel *m_shown;
};

} // namespace

OptionControl::OptionControl(const OptionSpec &spec, QWidget *parent)
    : QWidget(parent)
    , m_spec(spec)
{}

OptionControl *OptionControl::make(const OptionSpec &spec, QWidget *parent)
{
    if (spec.rangeTo > 0)
        return new RangeControl(spec, parent);
    if (spec.values.size() == 2 && !onValue(spec.name).isEmpty())
        return new SwitchControl(spec, parent);
    return new ListControl(spec, parent);
}

void OptionControl::setExcluded(bool excluded, const QString &)
{
    setEnabled(!excluded);
}

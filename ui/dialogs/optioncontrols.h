#pragma once

#include "rules/rulecatalog.h"

#include <QWidget>

/// One option of a rule set, to be changed: a switch, a list or a slider, as its values ask for.
class OptionControl : public QWidget {
    Q_OBJECT

public:
    /// The control that suits an option; the caller owns it.
    static OptionControl *make(const OptionSpec &spec, QWidget *parent);

    [[nodiscard]] const QString &name() const { return m_spec.name; }
    [[nodiscard]] virtual QString value() const = 0;
    virtual void setValue(const QString &value) = 0;
    /// The value that other options may exclude, empty when none is special: switched on.
    [[nodiscard]] virtual QString excludableValue() const { return {}; }
    /// An option that another excludes is shown, with the reason, but cannot be changed. Its value() is then
    /// the one that is left; what the player chose comes back with the option.
    virtual void setExcluded(bool excluded, const QString &reason);
    /// Half a row is enough.
    [[nodiscard]] virtual bool narrow() const { return false; }
    virtual void retranslate() = 0;

signals:
    /// The player has changed the value.
    void changed();

protected:
    OptionControl(const OptionSpec &spec, QWidget *parent);
    [[nodiscard]] const OptionSpec &spec() const { return m_spec; }

private:
    OptionSpec m_spec;
};

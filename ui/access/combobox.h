#pragma once

#include <QComboBox>

/// Says what a list is for. On Linux Qt gives screen readers the chosen entry in place of a list's name, so that the
/// name has to come as a description, before the help.
inline void nameComboBox(QComboBox &box, const QString &name, const QString &help = {})
{
    using namespace Qt::StringLiterals;
    box.setAccessibleName(name);
    box.setAccessibleDescription(help.isEmpty() ? name : name + u". "_s + help);
}

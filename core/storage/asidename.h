#pragma once

#include <QString>

/// So many damaged files of one name are kept at the most.
constexpr int MostAside = 100;

/// What a damaged file is called when it is kept aside: "….damaged", "….damaged-2", …
/// @param copy from 1 on
[[nodiscard]] inline QString asideName(const QString &path, int copy)
{
    const QString name = path + QStringLiteral(".damaged");
    return copy == 1 ? name : name + QLatin1Char('-') + QString::number(copy);
}

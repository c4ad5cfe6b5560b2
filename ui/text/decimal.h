#pragma once

#include <QLocale>

/// Points that need not be whole, with one decimal in the number format of the language: "8.6", "8,6".
[[nodiscard]] inline QString oneDecimal(double points)
{
    return QLocale().toString(points, 'f', 1);
}

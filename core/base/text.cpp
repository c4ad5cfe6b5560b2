#include "base/text.h"

#include <QList>
#include <QTextBoundaryFinder>
#include <algorithm>

int characterCount(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() != -1)
        ++count;
    return count;
}

bool exceeds(const QString &text, int most)
{
    // The longest emoji in use, a family with its skin tones, takes 19 units.
    constexpr qsizetype unitsPerCharacter = 32;
    return text.size() > unitsPerCharacter * most || characterCount(text) > most;
}

QString firstCharacters(const QString &text, int most)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (int count = 0; count < most; ++count) {
        const qsizetype next = finder.toNextBoundary();
        if (next == -1)
            return text;
        end = next;
    }
    return text.left(end);
}

QString wellFormed(const QString &text)
{
    return QString::fromUtf8(text.toUtf8());
}

bool hasVisibleCharacter(const QString &text)
{
    const auto codePoints = text.toUcs4();
    return std::any_of(codePoints.begin(), codePoints.end(), [](uint codePoint) {
        switch (QChar::category(codePoint)) {
        case QChar::Mark_NonSpacing:
        case QChar::Mark_SpacingCombining:
        case QChar::Mark_Enclosing:
        case QChar::Separator_Space:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Other_Control:
        case QChar::Other_Format:
            return false;
        default:
            return true;
        }
    });
}

QString singleLine(const QString &text)
{
    QString line = wellFormed(text);
    for (QChar &c : line) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
            || c.category() == QChar::Separator_Paragraph)
            c = QLatin1Char(' ');
    }
    return line.simplified();
}

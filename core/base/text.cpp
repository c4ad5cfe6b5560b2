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

QString withoutFormat(const QString &text)
{
    constexpr char32_t nonJoiner = 0x200C;
    constexpr char32_t joiner = 0x200D;
    const auto isFormat = [](char32_t c) { return QChar::category(c) == QChar::Other_Format; };
    const auto isSpace = [](char32_t c) { return c < 0x80 && QChar::isSpace(c); };
    std::u32string kept;
    const std::u32string all = text.toStdU32String();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isFormat(all[i])) {
            kept += all[i];
            continue;
        }
        const bool joins = all[i] == joiner || all[i] == nonJoiner;
        const bool between = !kept.empty() && !isSpace(kept.back()) && !isFormat(kept.back()) && i + 1 < all.size()
                             && !isSpace(all[i + 1]) && !isFormat(all[i + 1]);
        // Between letters of Latin, Greek or Cyrillic nothing joins: there it would only be hidden.
        if (joins && between && (kept.back() >= 0x0600 && all[i + 1] >= 0x0600))
            kept += all[i];
    }
    return QString::fromStdU32String(kept);
}

QString firstVisibleCharacter(const QString &text)
{
    const QString seen = withoutFormat(text);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, seen);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to != -1; from = to, to = finder.toNextBoundary()) {
        const QString character = seen.mid(from, to - from);
        if (hasVisibleCharacter(character))
            return character;
    }
    return {};
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

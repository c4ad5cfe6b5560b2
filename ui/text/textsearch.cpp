#include "text/textsearch.h"

QString TextSearch::folded(const QString &text)
{
    QString result = text;
    for (QChar &letter : result) {
        if (letter.isSpace() && letter != QChar::ParagraphSeparator)
            letter = u' '; // the fixed one as well
        else if (letter.decompositionTag() == QChar::Canonical)
            letter = letter.decomposition().at(0);
        letter = letter.toCaseFolded();
    }
    return result;
}

std::vector<int> TextSearch::find(const QString &text, const QString &words)
{
    std::vector<int> places;
    const QString wanted = folded(words.trimmed());
    if (wanted.isEmpty())
        return places;
    const QString all = folded(text);
    for (qsizetype at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.size()))
        places.push_back(static_cast<int>(at));
    return places;
}

bool TextSearch::contains(const QString &text, const QString &words)
{
    const auto comparable = [](const QString &any) { return folded(any.normalized(QString::NormalizationForm_C)); };
    return comparable(text).contains(comparable(words));
}

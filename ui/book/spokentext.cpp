#include "book/spokentext.h"

#include "book/bookhtml.h"
#include "book/dicepictures.h"

#include <QTextBlock>
#include <QTextDocument>

SpokenText::SpokenText(const QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            const auto picture = DicePicture::fromName(part.charFormat().toImageFormat().name());
            if (!picture) {
                m_text += part.text();
                continue;
            }
            const QString words = BookHtml::inWords(picture->dice, picture->kept);
            m_pictures.push_back({part.position(), static_cast<int>(m_text.size()), static_cast<int>(words.size())});
            m_text += words;
        }
        m_text += u'\n';
    }
    m_text.replace(QChar::LineSeparator, u'\n');
}

int SpokenText::offsetOf(int position) const
{
    int offset = position;
    for (const Picture &picture : m_pictures) {
        if (picture.position >= position)
            break;
        offset += picture.words - 1;
    }
    return qMin(offset, static_cast<int>(m_text.size()));
}

int SpokenText::positionOf(int offset) const
{
    int position = qMin(offset, static_cast<int>(m_text.size()));
    for (const Picture &picture : m_pictures) {
        if (picture.offset >= offset)
            break;
        position -= qMin(picture.words, offset - picture.offset) - 1;
    }
    return position;
}

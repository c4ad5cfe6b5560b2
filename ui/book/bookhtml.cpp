#include "book/bookhtml.h"

#include "book/dicepictures.h"
#include "text/names.h"

#include <QFont>
#include <QFontMetrics>
#include <QPalette>

using namespace Qt::StringLiterals;

namespace {

/// Writes the parts of a book one after the other.
class Writer {
public:
    explicit Writer(const BookHtml::Look &look)
        : m_look(look)
    {}

    QString head() const;
    void operator()(const BookText &part) { m_html += paragraph(u"text"_s, part.text.toHtmlEscaped()); }
    void operator()(const BookList &part);
    void operator()(const BookFacts &part);
    void operator()(const BookRows &part);
    void operator()(const BookHand &part);
    void heading(int level, const QString &text);

    [[nodiscard]] const QString &html() const { return m_html; }

private:
    static QString paragraph(const QString &kind, const QString &html)
    {
        return u"<p class='%1'>%2</p>"_s.arg(kind, html);
    }
    /// Rows of two columns. On paper each is a table of its own, which can be kept on one page.
    [[nodiscard]] QString table(const QStringList &rows) const;
    static QString dice(const Dice &dice, DiceMask kept);
    [[nodiscard]] QString quiet(const QString &text) const;
    [[nodiscard]] QString example(const BookExample &example) const;
    [[nodiscard]] QString row(const BookRow &row) const;
    /// Lengths in parts of a line of text.
    [[nodiscard]] QString px(double lines) const { return QString::number(qRound(lines * m_look.unit)) + u"px"_s; }

    BookHtml::Look m_look;
    QString m_html;
};

QString Writer::head() const
{
    const QString line = u"1px solid "_s + m_look.line.name();
    return u"<style>"
           "h1 { font-size: xx-large; margin: 0 0 %1 0; color: %6 }"
           "h2 { font-size: x-large; margin: %2 0 %1 0; color: %6 }"
           "h3 { font-size: medium; margin: %3 0 %1 0; color: %5 }"
           "p { margin: 0 0 %4 0 } p.text { margin: 0 0 %1 0 } p.example { margin: %4 0 0 0 }"
           "p.hand { margin: 0 0 %1 %3 }"
           "ul { margin: 0 0 %1 0; -qt-list-indent: 1 } li { margin: 0 0 %4 0 }"
           "td { padding: %4 %3 %4 0; border-bottom: %7 }"
           "</style>"_s.arg(px(0.5), px(1.6), px(1.0), px(0.25), m_look.quiet.name(), m_look.heading.name(), line);
}

void Writer::heading(int level, const QString &text)
{
    m_html += u"<h%1>%2</h%1>"_s.arg(level).arg(text.toHtmlEscaped());
}

QString Writer::table(const QStringList &rows) const
{
    const QString begin = u"<table width='100%' cellspacing='0' style='border-collapse: collapse'>"_s;
    const QString end = u"</table>"_s;
    return begin + rows.join(m_look.title ? end + begin : QString()) + end;
}

QString Writer::quiet(const QString &text) const
{
    return u"<span style='color:%1'>%2</span>"_s.arg(m_look.quiet.name(), text.toHtmlEscaped());
}

QString Writer::dice(const Dice &dice, DiceMask kept)
{
    return u"<img src='%1' alt='%2' style='vertical-align: middle'>"_s.arg(
        DicePicture{dice, kept}.name(), BookHtml::inWords(dice, kept).toHtmlEscaped());
}

void Writer::operator()(const BookList &part)
{
    QString items;
    for (const QString &item : part.items)
        items += u"<li>"_s + item.toHtmlEscaped() + u"</li>"_s;
    m_html += u"<ul>"_s + items + u"</ul>"_s;
}

void Writer::operator()(const BookFacts &part)
{
    QStringList rows;
    for (const BookFacts::Fact &fact : part.facts) {
        const QString value = fact.value.toHtmlEscaped();
        rows << u"<tr><td width='36%'>%1</td><td>%2%3</td></tr>"_s.arg(
            fact.name.toHtmlEscaped(), fact.strong ? u"<b>"_s + value + u"</b>"_s : value,
            fact.remark.isEmpty() ? QString() : u"<br>"_s + quiet(fact.remark));
    }
    m_html += table(rows);
}

QString Writer::example(const BookExample &example) const
{
    const QString points = u"&nbsp; <b>"_s + Names::points(example.scored.points).toHtmlEscaped() + u"</b>"_s;
    const QString remark = example.remark.isEmpty() ? QString() : u" "_s + quiet(u"· "_s + example.remark);
    return paragraph(u"example"_s, dice(example.scored.dice, DiceMask::none()) + points + remark);
}

QString Writer::row(const BookRow &row) const
{
    QString examples;
    for (const BookExample &shown : row.examples)
        examples += example(shown);
    return u"<tr><td width='24%'><b>%1</b></td><td><p>%2</p>%3</td></tr>"_s.arg(row.name.toHtmlEscaped(),
                                                                                row.text.toHtmlEscaped(), examples);
}

void Writer::operator()(const BookRows &part)
{
    if (!part.heading.isEmpty())
        heading(3, part.heading);
    QStringList rows;
    for (const BookRow &described : part.rows)
        rows << row(described);
    m_html += table(rows);
}

void Writer::operator()(const BookHand &part)
{
    m_html += paragraph(u"hand"_s, dice(part.dice, part.kept) + u"&nbsp; "_s + quiet(part.caption));
}

} // namespace

BookHtml::Look BookHtml::Look::of(const QPalette &palette, const QFont &font)
{
    return {palette.color(QPalette::Link), palette.color(QPalette::PlaceholderText), palette.color(QPalette::Mid),
            QFontMetrics(font).height(), false};
}

BookHtml::Look BookHtml::Look::ofPaper(const QFont &font)
{
    return {Qt::black, QColor(0x50, 0x50, 0x50), QColor(0xb0, 0xb0, 0xb0), QFontMetrics(font).height(), true};
}

QString BookHtml::html(const RulesBook &book, const Look &look)
{
    Writer writer(look);
    if (look.title)
        writer.heading(1, book.title);
    for (const BookChapter &chapter : book.chapters) {
        writer.heading(2, chapter.title);
        for (const BookPart &part : chapter.parts)
            std::visit(writer, part);
    }
    return u"<html><head>"_s + writer.head() + u"</head><body>"_s + writer.html() + u"</body></html>"_s;
}

QString BookHtml::inWords(const Dice &dice, DiceMask kept)
{
    const QString all = Names::diceList(dice);
    if (kept == DiceMask::none() || kept == DiceMask::all())
        return all;
    //: dice, all and those that are kept: "4-4-6-6-2, kept: 6-6"
    return tr("%1, kept: %2").arg(all, Names::diceList(dice, kept));
}

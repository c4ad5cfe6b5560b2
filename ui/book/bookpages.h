#pragma once

#include "book/rulesbook.h"
#include "theme/theme.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QRectF>
#include <QTextDocument>

class QPagedPaintDevice;
class QPainter;

/// A book on paper, black on white: as many pages as it takes, each with the book's name and its number at
/// the foot.
class BookPages {
    Q_DECLARE_TR_FUNCTIONS(BookPages)

public:
    /// @param theme whose dice are drawn, on white
    /// @param device that is painted on, whose resolution counts; must outlive the pages
    /// @param size of each page without margins, in the device's units
    BookPages(const RulesBook &book, const Theme &theme, QPaintDevice &device, const QSizeF &size);

    [[nodiscard]] int count() const { return m_document.pageCount(); }
    /// @param page from 0 on
    void paint(QPainter &painter, int page) const;

    /// Paints all pages, of the size and with the margins that the device has.
    static void print(const RulesBook &book, const Theme &theme, QPagedPaintDevice &device);
    /// A PDF file, A4 upright.
    [[nodiscard]] static QByteArray pdf(const RulesBook &book, const Theme &theme);

private:
    void setBook(const RulesBook &book, double points);
    /// How full the last page is, 0..1.
    [[nodiscard]] double lastPage() const;

    QString m_title;
    QRectF m_page;
    QTextDocument m_document;
};

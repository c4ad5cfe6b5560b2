#include "theme/themeicon.h"

#include "theme/svgicon.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace {

class ThemeIconEngine : public QIconEngine {
public:
    explicit ThemeIconEngine(const QString &name)
        : m_name(name)
        , m_icon(name)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        m_icon.paint(*painter, rect, QApplication::palette().color(group, QPalette::ButtonText));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new ThemeIconEngine(m_name); }

private:
    QString m_name;
    SvgIcon m_icon;
};

} // namespace

QIcon themeIcon(const QString &name)
{
    return QIcon(new ThemeIconEngine(name)); // which owns it
}

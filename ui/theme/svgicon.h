#pragma once

#include <QByteArray>
#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <map>
#include <memory>

class QSvgRenderer;

/// One of the game's own icons (resources/icons/game), drawn as vectors and so sharp at every size and device pixel
/// ratio. Wherever the file says "currentColor" it takes the colour asked for. Read when it is first painted.
class SvgIcon {
public:
    /// @param name of the file, without ".svg"
    explicit SvgIcon(QString name);
    ~SvgIcon();
    SvgIcon(SvgIcon &&) noexcept;
    SvgIcon &operator=(SvgIcon &&) noexcept;

    void paint(QPainter &painter, const QRectF &box, const QColor &colour) const;

private:
    QString m_name;
    mutable QByteArray m_source;
    mutable std::map<QRgb, std::unique_ptr<QSvgRenderer>> m_renderers; // by colour, of which there are few
};

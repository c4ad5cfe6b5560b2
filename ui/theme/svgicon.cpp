#include "theme/svgicon.h"

#include <QFile>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

SvgIcon::SvgIcon(QString name)
    : m_name(std::move(name))
{}

SvgIcon::~SvgIcon() = default;
SvgIcon::SvgIcon(SvgIcon &&) noexcept = default;
SvgIcon &SvgIcon::operator=(SvgIcon &&) noexcept = default;

void SvgIcon::paint(QPainter &painter, const QRectF &box, const QColor &colour) const
{
    if (m_source.isEmpty()) {
        QFile file(u":/icons/game/%1.svg"_s.arg(m_name));
        if (file.open(QIODevice::ReadOnly))
            m_source = file.readAll();
    }
    const QRgb key = colour.rgb();
    auto &renderer = m_renderers[key];
    if (!renderer) {
        QByteArray coloured = m_source;
        renderer =
            std::make_unique<QSvgRenderer>(coloured.replace("currentColor", QColor::fromRgb(key).name().toLatin1()));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * double(colour.alphaF()));
    renderer->render(&painter, box);
    painter.restore();
}

#include "table/tablecamera.h"

namespace {

// Looking down by 52 degrees: the top of a die is seen large, its front below it.
constexpr double SinPitch = 0.78801;
constexpr double CosPitch = 0.61566;
// In die edges. Far enough that dice at the side do not look stretched.
constexpr double Distance = 24;

QVector3D forward()
{
    return {0, static_cast<float>(CosPitch), static_cast<float>(-SinPitch)};
}

} // namespace

QPointF TableCamera::project(const QVector3D &p) const
{
    const double up = double(p.y()) * SinPitch + double(p.z()) * CosPitch;
    const double k = scaleAt(p);
    return m_origin + QPointF(double(p.x()) * k, -up * k);
}

QVector3D TableCamera::unproject(QPointF screen, double height) const
{
    // Solves project() for y with z given, then x follows from the depth.
    const double a = (screen.x() - m_origin.x()) / m_scale;
    const double b = -(screen.y() - m_origin.y()) / m_scale;
    const double y =
        (b * (Distance - height * SinPitch) - height * CosPitch * Distance) / (SinPitch * Distance - b * CosPitch);
    const double x = a * (Distance + y * CosPitch - height * SinPitch) / Distance;
    return {static_cast<float>(x), static_cast<float>(y), static_cast<float>(height)};
}

double TableCamera::scaleAt(const QVector3D &point) const
{
    return m_scale * Distance / depth(point);
}

double TableCamera::depth(const QVector3D &p) const
{
    return Distance + double(p.y()) * CosPitch - double(p.z()) * SinPitch;
}

QVector3D TableCamera::eye() const
{
    return forward() * static_cast<float>(-Distance);
}

QVector3D TableCamera::ray(QPointF screen) const
{
    const QVector3D up(0, static_cast<float>(SinPitch), static_cast<float>(CosPitch));
    const auto right = static_cast<float>((screen.x() - m_origin.x()) / m_scale);
    const auto above = static_cast<float>(-(screen.y() - m_origin.y()) / m_scale);
    return forward() * static_cast<float>(Distance) + QVector3D(right, 0, 0) + up * above;
}

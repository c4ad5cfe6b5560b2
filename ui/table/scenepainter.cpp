#include "table/scenepainter.h"

ScenePainter::ScenePainter(const Theme &theme)
    : m_felt(theme)
    , m_cup(theme)
    , m_dice(theme)
{}

void ScenePainter::setTheme(const Theme &theme)
{
    m_felt.setTheme(theme);
    m_cup.setTheme(theme);
    m_dice.setTheme(theme);
}

void ScenePainter::setLayout(const TableLayout &layout, QSize size)
{
    m_camera = layout.camera;
    m_cupAtRest = layout.cupAtRest();
    m_shape = {size, layout.rim, layout.camera.origin() - QPointF(0, layout.camera.pixelsPerEdge() * 0.7), {}};
    for (int die = 0; die < DiceCount; ++die)
        m_shape.outlines << layout.slotOutline(die);
}

void ScenePainter::paint(QPainter &painter, const TableScene &scene, const QRect &area)
{
    m_felt.paint(painter, m_shape, area);
    const std::vector<TableScene::Seen> dice = scene.dice();
    const QRectF seen(area);
    m_cup.paintShadow(painter, m_camera, scene.cup(), scene.cup() != m_cupAtRest);
    for (const TableScene::Seen &die : dice) {
        if (SoftShadow::dieBounds(m_camera, die.pose).intersects(seen))
            m_dice.paintShadow(painter, m_camera, die.pose);
    }
    // The cup stands among the dice when a hand leads it to the front.
    const QVector3D foot(scene.cup().base.x(), scene.cup().base.y(), 0);
    const double cupDepth = m_camera.depth(foot);
    bool cupDone = false;
    for (const TableScene::Seen &die : dice) {
        const QVector3D ground(die.pose.position.x(), die.pose.position.y(), 0);
        if (!cupDone && (scene.throwing() || m_camera.depth(ground) < cupDepth)) {
            paintCup(painter, scene);
            cupDone = true;
        }
        if (DiePainter::bounds(m_camera, die.pose).adjusted(-2, -2, 2, 2).intersects(seen))
            paintDie(painter, scene, die);
    }
    if (!cupDone)
        paintCup(painter, scene);
    if (scene.throwing())
        prepareNextDie(painter, scene);
}

/// While they are in the air it is known how the dice will lie. One die a frame is drawn ahead: all five together
/// in the throw's last frame would take longer than a frame may.
void ScenePainter::prepareNextDie(const QPainter &painter, const TableScene &scene)
{
    for (int die = 0; die < DiceCount; ++die) {
        if (scene.onTable(die) && m_dice.prepareResting(painter, m_camera, scene.restPose(die), die))
            return;
    }
}

void ScenePainter::paintCup(QPainter &painter, const TableScene &scene)
{
    m_cup.paint(painter, m_camera, scene.cup(), scene.cup() != m_cupAtRest);
    const std::vector<DiePose> inside = scene.diceInCup();
    if (inside.empty())
        return;
    painter.save();
    painter.setClipPath(CupPainter::mouthWindow(m_camera, scene.cup()), Qt::IntersectClip);
    for (const DiePose &pose : inside)
        m_dice.paintMoving(painter, m_camera, pose, true);
    if (scene.cup() == m_cupAtRest) {
        // Deep in the cup it is darker, most of all behind the near wall.
        QPainterPath opening;
        opening.addPolygon(cupCircle(m_camera, scene.cup(), CupHeight, CupRimRadius - CupWall));
        const QRectF box = opening.boundingRect();
        QLinearGradient dark(box.topLeft(), box.bottomLeft());
        dark.setColorAt(0.2, QColor(24, 10, 0, 40));
        dark.setColorAt(1, QColor(16, 6, 0, 165));
        painter.fillPath(opening, dark);
    }
    painter.restore();
}

void ScenePainter::paintDie(QPainter &painter, const TableScene &scene, const TableScene::Seen &die)
{
    if (!die.moving) {
        m_dice.paintResting(painter, m_camera, die.pose, die.die);
        return;
    }
    painter.save();
    if (die.fromCup)
        painter.setClipPath(CupPainter::mouthWindow(m_camera, scene.cup()), Qt::IntersectClip);
    m_dice.paintMoving(painter, m_camera, die.pose, die.fast);
    painter.restore();
}

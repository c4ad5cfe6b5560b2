#pragma once

#include "table/cuppainter.h"
#include "table/diepainter.h"
#include "table/feltpainter.h"
#include "table/tablescene.h"

/// Draws a TableScene: the empty table, then shadows, then cup and dice from far to near.
class ScenePainter {
public:
    explicit ScenePainter(const Theme &theme);
    void setTheme(const Theme &theme);
    void setLayout(const TableLayout &layout, QSize size);

    /// Paints what lies inside `area` of the table; the painter is clipped to it or more.
    void paint(QPainter &painter, const TableScene &scene, const QRect &area);

private:
    void paintCup(QPainter &painter, const TableScene &scene);
    void paintDie(QPainter &painter, const TableScene &scene, const TableScene::Seen &die);
    void prepareNextDie(const QPainter &painter, const TableScene &scene);

    FeltPainter m_felt;
    CupPainter m_cup;
    DiePainter m_dice;
    FeltPainter::Shape m_shape;
    TableCamera m_camera;
    CupPose m_cupAtRest;
};

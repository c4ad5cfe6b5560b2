#pragma once

#include "scorecard/cardlook.h"

#include <QTableView>

class CardHeader;
class ScorecardModel;
struct GameState;

/// The score card of all seats. It always shows itself whole: lines, columns and text are fitted into the widget,
/// and there is nothing to scroll.
///
/// Keys: Up, Down, Home and End move over the open rows of the seat in turn, Enter chooses. Every other key is
/// ignored and so reaches the window.
class ScorecardView : public QTableView {
    Q_OBJECT

public:
    explicit ScorecardView(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows a state.
    /// @param previews the dice of the seat in turn lie still: show what its open rows would give
    /// @param latestRows for each seat the row that it wrote last, or -1; these are marked
    void setState(const GameState &state, bool previews, const std::vector<int> &latestRows = {});
    /// Whether a row may be chosen now. Closed at first.
    void setInputOpen(bool open);

    /// Marks a row (an index in card order) that a hint says to write; -1 marks none.
    void setHintedRow(int row);

    /// A click there would choose a row now.
    [[nodiscard]] bool isOpenCell(const QModelIndex &index) const;
    /// Does what a click on the line would do; nothing where that is nothing now.
    void choose(int line);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Nothing ever scrolls.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    /// The player wants the dice written into this row (an index in card order). Emitted once for each click or
    /// Enter, and only for an open row of the seat in turn while previews are shown and input is open.
    void rowChosen(int row);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void retranslate();
    void layOut();
    void updateHover();
    void setHoveredLine(int line);
    void keepCurrentInTurn();
    bool moveCurrent(int key);
    void goToLine(int line);
    void explainCurrent();
    /// The line that a click at this place of the viewport would choose, or -1.
    [[nodiscard]] int choosableLineAt(const QPoint &position) const;
    [[nodiscard]] bool isMovable(int line) const;
    void tellCurrent();

    ScorecardModel *m_model;
    CardLook m_look;
    CardHeader *m_header = nullptr;
    int m_pressedLine = -1;
    QSize m_laidOutFor;
    bool m_layoutDue = false; ///< something changed while nobody could see it
};

#pragma once

#include <QObject>

class QScrollBar;

/// Keeps a list that grows at its end scrolled to the end, unless the player has scrolled back.
class EndFollower : public QObject {
    Q_OBJECT

public:
    /// @param bar the list's scroll bar, which becomes the parent
    explicit EndFollower(QScrollBar *bar);

    /// Goes to the end and stays there.
    void follow();

private:
    QScrollBar *m_bar;
    bool m_following = true;
};

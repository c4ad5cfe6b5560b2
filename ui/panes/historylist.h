#pragma once

#include <QListView>

/// The list of a pane. It takes only the keys that move in it and Enter; every other key goes on to the
/// window, which has keys of its own.
class HistoryList : public QListView {
    Q_OBJECT

public:
    explicit HistoryList(QWidget *parent);

    /// Shown while the list is empty.
    void setEmptyText(const QString &text, const QColor &colour);

signals:
    /// A line was clicked, or Enter pressed on it.
    void chosen(const QModelIndex &index);
    void widthChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QString m_emptyText;
    QColor m_emptyColour;
};

#pragma once

#include <QTableView>

/// The table of the library: whole rows are selected, Enter or a double click chooses one, and an empty table
/// says why it is empty.
class LibraryTable : public QTableView {
    Q_OBJECT

public:
    explicit LibraryTable(QWidget *parent = nullptr);

    /// Shown while there are no rows.
    void setEmptyText(const QString &text);
    [[nodiscard]] const QString &emptyText() const { return m_emptyText; }

signals:
    void chosen(const QModelIndex &index);
    void deleteWanted(); ///< the Delete key was pressed

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitRows();
    void fitColumns();

    QString m_emptyText;
};

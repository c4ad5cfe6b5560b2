#pragma once

#include <QListWidget>

/// The chapters of a book. Looks like a margin of the page: the chapter that is read has a bar beside it.
class ContentsList : public QListWidget {
    Q_OBJECT

public:
    explicit ContentsList(QWidget *parent = nullptr);

    /// @param chapter that is read
    void setChapters(const QStringList &titles, int chapter);
    /// Marks the chapter that is read; tells nobody.
    void mark(int chapter);
};

#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;
class TextLabel;

/// A field for words to be found, how many there are, and the way to the next and the last of them.
class SearchField : public QWidget {
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    [[nodiscard]] QString words() const;
    /// Width in which all of it has room, whatever is found, px.
    [[nodiscard]] int roomNeeded() const;
    /// Takes the focus, with the words selected: new ones replace them.
    void begin();
    /// @param match index of the one that is shown @param count of all matches
    void setFound(int match, int count);

signals:
    void wordsChanged(const QString &words);
    /// +1 to the next match, -1 to the one before.
    void stepWanted(int step);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QPushButton *addStep(const QString &arrow, int step);
    void sizeSteps();
    void retranslate();
    [[nodiscard]] QString countText() const;
    void showCount();

    QLineEdit *m_field;
    TextLabel *m_count;
    QPushButton *m_back;
    QPushButton *m_next;
    int m_match = -1;
    int m_matches = 0;
};

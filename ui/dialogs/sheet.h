#pragma once

#include <QDialog>

class QBoxLayout;
class QHBoxLayout;
class QVBoxLayout;
class TextLabel;

/// The frame that all dialogs share: a heading with a quiet remark at its end, a body, and a footer under a
/// hairline. Colours come from the palette, sizes from the font.
class Sheet : public QDialog {
    Q_OBJECT

public:
    explicit Sheet(QWidget *parent = nullptr);

protected:
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// The two ends of the footer; one above the other where there is no room for both.
    [[nodiscard]] QHBoxLayout *footerStart() const { return m_footerStart; }
    [[nodiscard]] QHBoxLayout *footerEnd() const { return m_footerEnd; }
    /// Also the window's title.
    void setHeading(const QString &heading, const QString &aside = {});
    /// Resizes to this many lines of text, as far as the parent window, or else the screen, has room.
    void resizeToLines(int wide, int high);
    /// Writes every text again, in the language that is installed now. Called when it changes.
    virtual void retranslate() = 0;

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Tab follows the eye.
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What the window may take: that of its parent, or else the screen.
    [[nodiscard]] QSize room() const;
    void arrangeFooter();

    TextLabel *m_heading;
    TextLabel *m_aside;
    QVBoxLayout *m_body;
    QWidget *m_footerBox;
    QBoxLayout *m_footer;
    QHBoxLayout *m_footerStart;
    QHBoxLayout *m_footerEnd;
};

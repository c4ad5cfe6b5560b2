#pragma once

#include <QPlainTextEdit>

/// A long code that can be selected and copied, broken anywhere to fit; always as high as it needs to be.
class CodeField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeField(const QString &code, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyFont();
    void takeHeight();
};

#pragma once

#include "dialogs/columns.h"

/// The card of keys: what each of them does. Made anew for each language.
class KeysPage : public ScrollBody {
    Q_OBJECT

public:
    explicit KeysPage(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void retranslate();
};

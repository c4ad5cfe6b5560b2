#pragma once

#include <QScrollArea>



/// The card of keys: what each of them does. Made anew for each language.
class KeysPage : public QScrollArea {
    Q_OBJECT

public:
    explicit KeysPage(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

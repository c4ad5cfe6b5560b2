#pragma once

#include "dialogs/columns.h"

class QBoxLayout;

/// The card of keys: what each of them does, in two columns where there is room. Made anew for each language, as soon
/// as it is seen.
class KeysPage : public ScrollBody {
    Q_OBJECT

public:
    explicit KeysPage(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void retranslate();

    QBoxLayout *m_columns = nullptr; // of the content
    bool m_stale = false;            // the language has changed while nobody saw the card
};

#pragma once

#include "dialogs/sheet.h"

#include <functional>

class QCheckBox;
class QPushButton;
class TextLabel;

/// A short question with one or two buttons. Deletes itself when it has been answered.
class QuestionSheet : public Sheet {
    Q_OBJECT

public:
    struct Texts {
        QString heading;
        QString text;
        QString yes;
        QString no;    ///< empty: there is nothing to say no to
        QString check; ///< text of a check box, empty for none
    };

    /// @param texts called again on every change of language
    /// @param careful the safe answer is no: it is the default, and yes is a plain button
    QuestionSheet(std::function<Texts()> texts, bool careful, QWidget *parent);

    [[nodiscard]] bool checked() const;

    /// Opens the question and tells the answer, once: the second half of a double click finds the sheet too.
    void ask(std::function<void(bool accepted)> then);

protected:
    void retranslate() override;

private:
    std::function<Texts()> m_texts;
    TextLabel *m_text;
    QCheckBox *m_check;
    QPushButton *m_yes;
    QPushButton *m_no;
};

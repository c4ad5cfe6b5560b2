#include "dialogs/questionsheet.h"

#include "dialogs/textlabel.h"
#include "theme/style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

QuestionSheet::QuestionSheet(std::function<Texts()> texts, bool careful, QWidget *parent)
    : Sheet(parent)
    , m_texts(std::move(texts))
    , m_text(new TextLabel(TextLabel::Role::Body, this))
    , m_check(new QCheckBox(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    body()->addWidget(m_text);
    body()->addWidget(m_check);
    body()->addStretch(1);
    footerEnd()->addWidget(careful ? m_yes : m_no);
    footerEnd()->addWidget(careful ? m_no : m_yes);
    QPushButton *usual = careful ? m_no : m_yes;
    setPrimary(usual);
    usual->setDefault(true);
    usual->setFocus();
    connect(m_yes, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_no, &QPushButton::clicked, this, &QDialog::reject);
    setMinimumWidth(qMin(26 * fontMetrics().height(), 900));
    retranslate();
}

bool QuestionSheet::checked() const
{
    return m_check->isChecked();
}

void QuestionSheet::ask(std::function<void(bool)> then)
{
    connect(
        this, &QDialog::finished, this, [then = std::move(then)](int result) { then(result == Accepted); },
        Qt::SingleShotConnection);
    open();
}

void QuestionSheet::retranslate()
{
    const Texts texts = m_texts();
    setHeading(texts.heading);
    m_text->setText(texts.text);
    m_yes->setText(texts.yes);
    m_no->setText(texts.no);
    m_no->setVisible(!texts.no.isEmpty());
    m_check->setText(texts.check);
    m_check->setVisible(!texts.check.isEmpty());
}

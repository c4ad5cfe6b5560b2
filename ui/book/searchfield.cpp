#include "book/searchfield.h"

#include "dialogs/textlabel.h"
#include "theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

// In heights of a line of text.
constexpr int FieldWidth = 4; ///< at least, for the words
constexpr double StepWidth = 1.9;

QString keyName(QKeySequence::StandardKey key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

SearchField::SearchField(QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_count(new TextLabel(TextLabel::Role::Dim, this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_field, 1);
    line->addWidget(m_count);
    m_back = addStep(u"↑"_s, -1);
    m_next = addStep(u"↓"_s, +1);
    m_count->setWordWrap(false);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &SearchField::wordsChanged);
    sizeSteps();
    retranslate();
}

QPushButton *SearchField::addStep(const QString &arrow, int step)
{
    auto *button = new QPushButton(arrow, this);
    button->setAutoDefault(false); // Enter belongs to the field
    layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, step] { emit stepWanted(step); });
    return button;
}

QString SearchField::words() const
{
    return m_field->text();
}

void SearchField::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void SearchField::setFound(int match, int count)
{
    m_match = match;
    m_matches = count;
    showCount();
}

QString SearchField::countText() const
{
    if (words().trimmed().isEmpty())
        return {};
    if (m_matches == 0)
        return tr("nothing found");
    return tr("%1 of %2").arg(QLocale().toString(m_match + 1), QLocale().toString(m_matches));
}

void SearchField::showCount()
{
    m_count->setText(countText());
    m_count->setVisible(!m_count->text().isEmpty());
    m_field->setAccessibleDescription(m_count->text());
    setInvalid(m_field, m_count->isVisibleTo(this) && m_matches == 0);
    m_back->setEnabled(m_matches > 0);
    m_next->setEnabled(m_matches > 0);
}

int SearchField::roomNeeded() const
{
    const int field = FieldWidth * fontMetrics().height();
    const int count = m_count->fontMetrics().horizontalAdvance(tr("nothing found"));
    return field + count + m_back->width() + m_next->width() + 3 * layout()->spacing();
}

bool SearchField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        emit stepWanted(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : +1);
        return true;
    }
    if (key->key() == Qt::Key_Escape && !words().isEmpty()) {
        m_field->clear(); // only then it closes the window
        return true;
    }
    return false;
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        sizeSteps();
    QWidget::changeEvent(event);
}

void SearchField::sizeSteps()
{
    for (QPushButton *button : {m_back, m_next})
        button->setFixedWidth(qRound(StepWidth * fontMetrics().height()));
}

void SearchField::retranslate()
{
    m_field->setPlaceholderText(tr("Search"));
    m_field->setToolTip(tr("Search the rules (%1)").arg(keyName(QKeySequence::Find)));
    m_field->setAccessibleName(tr("Search the rules"));
    m_back->setToolTip(tr("Previous place (%1)").arg(keyName(QKeySequence::FindPrevious)));
    m_back->setAccessibleName(tr("Previous place"));
    m_next->setToolTip(tr("Next place (%1)").arg(keyName(QKeySequence::FindNext)));
    m_next->setAccessibleName(tr("Next place"));
    showCount();
}

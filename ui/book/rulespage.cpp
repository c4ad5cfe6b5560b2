#include "book/rulespage.h"

#include "book/bookpages.h"
#include "book/bookprompts.h"
#include "book/bookview.h"
#include "book/contentslist.h"
#include "book/searchfield.h"
#include "library/librarytext.h"
#include "rules/rulecatalog.h"
#include "storage/gamestore.h"
#include "text/names.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

// In heights of a line of text.
constexpr int RoomForContents = 40; ///< narrower pages have no list of chapters

} // namespace

RulesPage::RulesPage(BookPrompts *prompts, QWidget *parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_theme(Theme::make(true))
{}

RulesPage::~RulesPage() = default;

void RulesPage::setGame(const RuleSet &rules)
{
    const bool same = m_game && *m_game == rules;
    m_game = rules;
    if (m_view == nullptr || same)
        return;
    fillChooser();
    m_chooser->setCurrentIndex(0);
    showBook(false);
}

void RulesPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_view != nullptr)
        m_view->setTheme(theme);
}

void RulesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_view == nullptr)
        build();
}

void RulesPage::build()
{
    m_chooser = new QComboBox(this);
    m_search = new SearchField(this);
    m_contents = new ContentsList(this);
    m_view = new BookView(this);
    m_view->setTheme(m_theme);

    m_tools = new QHBoxLayout;
    m_tools->addWidget(m_chooser);
    m_tools->addWidget(m_search, 1);
    auto *pages = new QHBoxLayout;
    pages->addWidget(m_contents);
    pages->addWidget(m_view, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(m_tools);
    all->addLayout(pages, 1);

    connect(m_chooser, &QComboBox::currentIndexChanged, this, [this] { showBook(false); });
    connect(m_search, &SearchField::wordsChanged, m_view, &BookView::search);
    connect(m_search, &SearchField::stepWanted, m_view, &BookView::showNextMatch);
    connect(m_view, &BookView::matchesChanged, this,
            [this] { m_search->setFound(m_view->match(), m_view->matchCount()); });
    connect(m_contents, &ContentsList::currentRowChanged, m_view, &BookView::showChapter);
    connect(m_view, &BookView::chapterChanged, m_contents, &ContentsList::mark);
    addShortcuts();
    retranslate();
    showBook(false);
}

void RulesPage::addShortcuts()
{
    const auto add = [this](QKeySequence::StandardKey key, auto action) {
        auto *shortcut = new QShortcut(QKeySequence(key), this); // holds while the page is seen
        connect(shortcut, &QShortcut::activated, this, action);
    };
    add(QKeySequence::Find, [this] { m_search->begin(); });
    add(QKeySequence::FindNext, [this] { m_view->showNextMatch(+1); });
    add(QKeySequence::FindPrevious, [this] { m_view->showNextMatch(-1); });
    add(QKeySequence::Print, [this] { print(); });
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_view != nullptr)
        arrange();
}

void RulesPage::arrange()
{
    m_contents->setVisible(width() >= RoomForContents * fontMetrics().height());
    // Qt makes it just as wide as its longest text, and some of those reach a little over.
    m_chooser->setMinimumWidth(m_chooser->sizeHint().width() + fontMetrics().averageCharWidth());
    const int needed = m_chooser->minimumWidth() + m_tools->spacing() + m_search->roomNeeded();
    m_tools->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RulesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_view == nullptr)
        return;
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showBook(true);
    }
    if (event->type() == QEvent::FontChange) {
        fillContents();
        arrange();
    }
}

void RulesPage::retranslate()
{
    m_chooser->setAccessibleName(tr("Rules of"));
    m_contents->setAccessibleName(tr("Chapters"));
    m_view->setAccessibleName(tr("Rules"));
    fillChooser();
}

void RulesPage::fillChooser()
{
    const QSignalBlocker blocker(m_chooser);
    QStringList ids = RuleCatalog::ids();
    if (m_game && ids.removeOne(m_game->id))
        ids.prepend(m_game->id);
    if (m_chooser->count() == 0) {
        m_chooser->addItems(ids);
        if (m_game)
            m_chooser->insertSeparator(1); // the game on the table, and the others
    }
    int item = 0;
    for (const QString &id : ids) {
        m_chooser->setItemText(item, Names::ruleSet(id));
        m_chooser->setItemData(item, id);
        item += m_game && item == 0 ? 2 : 1;
    }
}

RuleSet RulesPage::chosenRules() const
{
    if (m_game && m_chooser->currentIndex() <= 0)
        return *m_game;
    return RuleCatalog::make(m_chooser->currentData().toString()).value();
}

void RulesPage::showBook(bool samePlace)
{
    m_view->setBook(RulesBook::of(chosenRules()), samePlace);
    fillContents();
    arrange();
}

void RulesPage::fillContents()
{
    QStringList titles;
    for (const BookChapter &chapter : m_view->book().chapters)
        titles << chapter.title;
    m_contents->setChapters(titles, m_view->chapter());
}

BookPrompts &RulesPage::prompts()
{
    if (m_prompts == nullptr) {
        m_ownPrompts = std::make_unique<BookDialogs>(window());
        m_prompts = m_ownPrompts.get();
    }
    return *m_prompts;
}

void RulesPage::print()
{
    if (m_view == nullptr)
        return;
    const RulesBook book = m_view->book();
    prompts().choosePrinter(
        book.title, [book, theme = m_theme](QPagedPaintDevice &printer) { BookPages::print(book, theme, printer); });
}

void RulesPage::savePdf()
{
    if (m_view == nullptr)
        return;
    prompts().chooseTarget(m_view->book().title + u".pdf"_s, [self = QPointer(this)](const QString &file) {
        if (self)
            self->writePdf(file);
    });
}

void RulesPage::writePdf(const QString &file)
{
    const auto error = GameStore::writeWhole(file, BookPages::pdf(m_view->book(), m_theme));
    if (!error) {
        prompts().tellSaved(file);
        return;
    }
    prompts().tell([error = *error] {
        return QuestionSheet::Texts{tr("That did not go"),
                                    LibraryText::error(error),
                                    QCoreApplication::translate("QPlatformTheme", "OK"),
                                    {},
                                    {}};
    });
}

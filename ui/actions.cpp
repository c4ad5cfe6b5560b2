#include "actions.h"

#include "text/languagecontroller.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace {

/// A text with a key shown beside it that is no shortcut: keys without Ctrl belong to the game, and a shortcut
/// would take them from whoever types a message.
QString withKey(const QString &text, const QString &key)
{
    return text + u'\t' + key;
}

} // namespace

Actions::Actions(QMenuBar &menuBar, const QStringList &languages, QObject *parent)
    : QObject(parent)
{
    buildGameMenu(menuBar);
    buildViewMenu(menuBar);
    buildLanguageMenu(menuBar, languages);
    buildHelpMenu(menuBar);
    retranslate();
}

void Actions::buildGameMenu(QMenuBar &menuBar)
{
    m_gameMenu = menuBar.addMenu(QString());
    newGame = m_gameMenu->addAction(QString());
    newGame->setShortcut(QKeySequence::New);
    games = m_gameMenu->addAction(QString());
    games->setShortcut(QKeySequence::Open);
    rematch = m_gameMenu->addAction(QString());
    rematch->setObjectName(u"rematch"_s);
    result = m_gameMenu->addAction(QString());
    coach = m_gameMenu->addAction(QString());
    replay = m_gameMenu->addAction(QString());
    replay->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_gameMenu->addSeparator();
    undo = m_gameMenu->addAction(QString());
    undo->setShortcut(QKeySequence::Undo);
    hint = m_gameMenu->addAction(QString());
    finishTurns = m_gameMenu->addAction(QString());
    pause = m_gameMenu->addAction(QString());
    m_gameMenu->addSeparator();
    mute = m_gameMenu->addAction(QString());
    mute->setCheckable(true);
    settings = m_gameMenu->addAction(QString());
    settings->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    m_gameMenu->addSeparator();
    quit = m_gameMenu->addAction(QString());
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::buildViewMenu(QMenuBar &menuBar)
{
    viewMenu = menuBar.addMenu(QString());
    fullScreen = viewMenu->addAction(QString());
    fullScreen->setCheckable(true);
    fullScreen->setShortcut(QKeySequence(Qt::Key_F11));
    viewMenu->addSeparator();
}

void Actions::buildLanguageMenu(QMenuBar &menuBar, const QStringList &languages)
{
    m_languageMenu = menuBar.addMenu(QString());
    m_languages = new QActionGroup(this);
    for (const QString &code : languages) {
        QAction *action = m_languageMenu->addAction(LanguageController::nativeName(code));
        action->setCheckable(true);
        action->setData(code);
        m_languages->addAction(action);
    }
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction *action) { emit languageChosen(action->data().toString()); });
}

void Actions::buildHelpMenu(QMenuBar &menuBar)
{
    m_helpMenu = menuBar.addMenu(QString());
    help = m_helpMenu->addAction(QString());
    keys = m_helpMenu->addAction(QString());
    keys->setShortcut(QKeySequence(Qt::Key_F1));
    m_helpMenu->addSeparator();
    about = m_helpMenu->addAction(QString());
    about->setMenuRole(QAction::AboutRole);
}

void Actions::retranslate()
{
    m_gameMenu->setTitle(tr("&Game"));
    newGame->setText(tr("&New game…"));
    games->setText(tr("&Games…"));
    rematch->setText(tr("&Rematch"));
    result->setText(tr("R&esult…"));
    coach->setText(tr("&Coach…"));
    replay->setText(tr("Rep&lay"));
    undo->setText(tr("&Undo"));
    hint->setText(withKey(tr("&Hint"), u"H"_s));
    finishTurns->setText(withKey(tr("&Finish computer turns"), u"F"_s));
    mute->setText(withKey(tr("&Mute"), u"M"_s));
    settings->setText(tr("&Settings…"));
    quit->setText(tr("&Quit"));
    viewMenu->setTitle(tr("&View"));
    fullScreen->setText(tr("&Full screen"));
    m_languageMenu->setTitle(tr("&Language"));
    m_helpMenu->setTitle(tr("&Help"));
    help->setText(tr("&Rules of this game"));
    keys->setText(tr("&Keys"));
    about->setText(tr("&About Generala"));
    setPaused(m_paused);
}

void Actions::setPaused(bool on)
{
    m_paused = on;
    pause->setText(withKey(on ? tr("Go &on") : tr("&Pause"), u"P"_s));
}

void Actions::setLanguage(const QString &code)
{
    for (QAction *action : m_languages->actions())
        action->setChecked(action->data().toString() == code);
}

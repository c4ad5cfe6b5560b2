#include "monkeyroom.h"

#include <QApplication>

using namespace Qt::StringLiterals;

MonkeyRoom::MonkeyRoom(quint32 seed)
    : m_random(seed)
    , m_settings(m_folder.filePath(u"settings.ini"_s))
    , m_language(m_settings, {u"en"_s})
    , m_store(m_folder.filePath(u"games"_s))
    , m_font(QApplication::font())
{
    open();
}

QByteArray MonkeyRoom::newSeed()
{
    QByteArray seed(SeedBytes, '\0');
    for (char &byte : seed)
        byte = static_cast<char>(pick(256));
    return seed;
}

void MonkeyRoom::open()
{
    m_window = std::make_unique<MainWindow>(WindowServices{m_clock,
                                                           m_settings,
                                                           m_language,
                                                           m_store,
                                                           m_sound,
                                                           [this] { return newSeed(); },
                                                           {},
                                                           nullptr,
                                                           m_font,
                                                           m_desktop});
    m_window->resumeOrBegin();
    m_window->show();
}

void MonkeyRoom::restart()
{
    m_window->close();
    m_window.reset();
    open();
}

#include "application.h"
#include "commandline.h"
#include "terminal.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryFile>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace {

QStringList wordsOf(int argc, char *argv[])
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

bool canBeWritten(const QString &folder)
{
    // Only trying tells: rights, a full disk and a medium that is read-only all look alike before.
    QTemporaryFile file(folder + u"/try-XXXXXX"_s);
    return QDir().mkpath(folder) && file.open() && file.write("x") == 1 && file.flush();
}

} // namespace

int main(int argc, char *argv[])
{
    const CommandLine line(wordsOf(argc, argv));
    if (line.kind() != CommandLine::Kind::Play)
        return Terminal::answer(line, argc, argv);
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 4 * 1024 * 1024); // bytes by which the heap grows: 128 KiB at a time cost the start page faults
#endif
    QString folder = line.portableFolder();
    const bool portable = !folder.isEmpty();
    if (portable) {
        if (!canBeWritten(folder))
            return Terminal::refuseFolder(line, argc, argv);
        // Qt's own, of its file dialog.
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
    }

    QApplication qt(argc, argv);
    QApplication::setApplicationName(u"generala"_s);
    QApplication::setApplicationDisplayName(u"Generala"_s);
    QApplication::setApplicationVersion(QStringLiteral(GENERALA_VERSION));
    QApplication::setDesktopFileName(u"generala"_s);
    if (!portable)
        folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);

    Application application(folder, line.language());
    switch (application.start(line.wish())) {
    case Application::Start::Playing:
        return QApplication::exec();
    case Application::Start::HandedOver:
        return 0;
    case Application::Start::Refused:
        break;
    }
    return 1;
}

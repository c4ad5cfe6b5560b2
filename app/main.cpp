#include "application.h"

#include <QApplication>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    QApplication qt(argc, argv);
    QApplication::setApplicationName(u"generala"_s);
    QApplication::setApplicationDisplayName(u"Generala"_s);
    QApplication::setApplicationVersion(QStringLiteral(GENERALA_VERSION));
    QApplication::setDesktopFileName(u"generala"_s);

    Application application(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!application.start())
        return 1;
    return QApplication::exec();
}

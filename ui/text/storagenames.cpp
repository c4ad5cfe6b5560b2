#include "text/names.h"

#include <QDir>

using namespace Qt::StringLiterals;

QString Names::storeError(const StoreError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.kind) {
    case StoreError::Kind::CannotCreateFolder:
        return tr("The folder for your games cannot be made: %1. You can play on; saving is tried again and again.")
            .arg(path);
    case StoreError::Kind::CannotRead:
        return tr("A saved game cannot be read: %1.").arg(path);
    case StoreError::Kind::CannotWrite:
        return tr("The game cannot be saved: %1. You can play on; saving is tried again and again.").arg(path);
    case StoreError::Kind::NoSpace:
        return tr("The disk is full, so the game cannot be saved. You can play on; saving is tried again and again.");
    case StoreError::Kind::SlowDisk:
        return tr("The disk is slow: the last moves are still being saved.");
    case StoreError::Kind::CannotKeepAside:
        return tr("A damaged game could not be copied, so it is left as it is: %1.").arg(path);
    }
    return path;
}

QString Names::damagedGame(int line, const QString &keptAside)
{
    return tr("The saved game was damaged in line %1. It goes on from the last sound move; the damaged file is kept "
              "as %2.")
        .arg(QString::number(line), QDir::toNativeSeparators(keptAside));
}

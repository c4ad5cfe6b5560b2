#pragma once

#include <QByteArray>
#include <QImage>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "support/gamefiles.h"

/// What a reader gets out of a PDF file, asked of a program that is not ours.
namespace PdfFile {

/// The output of one of poppler's programs for the file; empty when it failed. @param arguments before the file
inline QByteArray ask(const QString &program, const QStringList &arguments, const QByteArray &pdf)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.pdf"));
    QProcess process;
    if (!GameFiles::write(file, pdf))
        return {};
    process.start(program, QStringList(arguments) << file << QStringLiteral("-"));
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

/// The words that are copied out of it, in their order.
inline QStringList words(const QByteArray &pdf)
{
    return QString::fromUtf8(ask(QStringLiteral("pdftotext"), {QStringLiteral("-raw")}, pdf)).simplified().split(u' ');
}

/// The text of each page.
inline QStringList pages(const QByteArray &pdf)
{
    return QString::fromUtf8(ask(QStringLiteral("pdftotext"), {QStringLiteral("-raw")}, pdf))
        .split(QChar::FormFeed, Qt::SkipEmptyParts);
}

/// The first page as it looks.
inline QImage firstPage(const QByteArray &pdf)
{
    const QStringList arguments{QStringLiteral("-r"), QStringLiteral("100"), QStringLiteral("-png"),
                                QStringLiteral("-singlefile")};
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.pdf"));
    if (!GameFiles::write(file, pdf))
        return {};
    QProcess::execute(QStringLiteral("pdftoppm"), QStringList(arguments)
                                                      << file << folder.filePath(QStringLiteral("a")));
    return QImage(folder.filePath(QStringLiteral("a.png")));
}

} // namespace PdfFile

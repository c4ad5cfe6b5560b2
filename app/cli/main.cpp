#include "tool.h"

#include <QFile>

#include <cstdio>

// No QCoreApplication: nothing here needs an event loop, and without one the environment's locale changes nothing.
int main(int argc, char *argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QFile::decodeName(argv[i]);

    QFile outFile;
    QFile errFile;
    if (!outFile.open(stdout, QIODevice::WriteOnly) || !errFile.open(stderr, QIODevice::WriteOnly))
        return 1;
    QTextStream out(&outFile);
    QTextStream err(&errFile);

    int status = Tool().run(words, out, err);
    out.flush();
    if (status == 0 && (out.status() != QTextStream::Ok || !outFile.flush())) {
        err << "generala-cli: cannot write to standard output: " << outFile.errorString() << '\n';
        status = 1;
    }
    return status;
}

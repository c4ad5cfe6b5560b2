#include "terminal.h"

#include "commandline.h"
#include "text/languagecontroller.h"
#include "text/translators.h"

#include <QDir>
#include <QLocale>
#include <QTextStream>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int WrongUsage = 2;

/// An application without a display that speaks the player's language.
class Speaker {
public:
    Speaker(const CommandLine &line, int &argc, char *argv[])
        : m_qt(argc, argv)
    {
        const QString &code = line.language();
        m_translators.install(code.isEmpty() ? LanguageController::firstKnown(QLocale::system().uiLanguages()) : code);
    }

private:
    QCoreApplication m_qt;
    Translators m_translators;
};

void print(std::FILE *stream, const QString &text)
{
    QTextStream(stream) << text;
}

void complain(const QString &text)
{
    print(stderr, u"generala: "_s + text + u'\n');
}

} // namespace

int Terminal::answer(const CommandLine &line, int argc, char *argv[])
{
    const Speaker speaker(line, argc, argv);
    switch (line.kind()) {
    case CommandLine::Kind::Help:
        print(stdout, line.help());
        return 0;
    case CommandLine::Kind::Version:
        print(stdout, u"generala " GENERALA_VERSION "\n"_s);
        return 0;
    case CommandLine::Kind::Play:
    case CommandLine::Kind::Wrong:
        break;
    }
    complain(line.fault() + u' ' + QCoreApplication::translate("Terminal", "“generala --help” lists what there is."));
    return WrongUsage;
}

int Terminal::refuseFolder(const CommandLine &line, int argc, char *argv[])
{
    const Speaker speaker(line, argc, argv);
    complain(QCoreApplication::translate("Terminal", "Nothing can be kept in this folder: %1.")
                 .arg(QDir::toNativeSeparators(line.portableFolder())));
    return 1;
}

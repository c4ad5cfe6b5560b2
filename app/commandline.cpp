#include "commandline.h"

#include "rules/rulecatalog.h"
#include "text/languagecontroller.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

// What Qt says about a command line; there is no Bokmål in its own translations (see ui/text/qtstrings.cpp).
[[maybe_unused]] constexpr std::array parserTexts{
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

// Options of QApplication and its platforms. Session managers and people who test use them.
// clang-format off
const std::array qtOptionsWithValue{
    "platform", "platformpluginpath", "platformtheme", "plugin", "style", "stylesheet", "display", "geometry",
    "qwindowgeometry", "title", "qwindowtitle", "icon", "qwindowicon", "session"};
// clang-format on
const std::array qtOptionsAlone{"reverse", "widgetcount", "nograb", "dograb", "sync"};

template <typename List>
bool names(const List &list, QStringView option)
{
    return std::any_of(list.begin(), list.end(), [option](const char *name) { return option == QLatin1String(name); });
}

QStringList withoutQtOptions(const QStringList &words)
{
    QStringList own;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString &word = words[at];
        if (word == u"--"_s)
            return own + words.mid(at);
        const QStringView bare = QStringView(word).mid(word.startsWith(u"--"_s) ? 2 : 1);
        const QStringView name = bare.left(bare.indexOf(u'=') < 0 ? bare.size() : bare.indexOf(u'='));
        if (!word.startsWith(u'-') || (!names(qtOptionsWithValue, name) && !names(qtOptionsAlone, name)))
            own << word;
        else if (names(qtOptionsWithValue, name) && name == bare)
            ++at; // its value is the next word
    }
    return own;
}

QString fullPath(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

CommandLine::CommandLine(const QStringList &words)
    : m_words(withoutQtOptions(words))
{
    QCommandLineParser parser;
    addOptions(parser);
    const bool parsed = parser.parse(m_words);
    // Fine words are used even where others are wrong: the complaint should be in the language asked for.
    const QString code = parser.value(u"language"_s);
    if (LanguageController::languages().contains(code))
        m_language = code;
    if (parsed && parser.isSet(u"help"_s)) {
        m_kind = Kind::Help;
    } else if (parsed && parser.isSet(u"version"_s)) {
        m_kind = Kind::Version;
    } else {
        m_fault = parsed ? check(parser) : Fault::Parser;
        if (m_fault == Fault::None)
            read(parser);
        else
            m_kind = Kind::Wrong;
    }
}

void CommandLine::addOptions(QCommandLineParser &parser)
{
    const QString rules = RuleCatalog::ids().join(u'|');
    const QString languages = LanguageController::languages().join(u'|');
    parser.setApplicationDescription(tr("Generala: a dice game for one table and one to six people."));
    parser.addOptions({
        {u"new"_s, tr("Begin a new game by these rules: %1.").arg(rules), tr("rules")},
        {u"replay"_s, tr("Open this saved game; the same as naming it alone."), tr("file")},
        {u"language"_s, tr("Speak this language until the game is closed: %1.").arg(languages), tr("language")},
        {u"portable"_s, tr("Keep settings, games and everything else in this folder, and nothing elsewhere."),
         tr("folder")},
        {{u"h"_s, u"help"_s}, tr("Print this help.")},
        {{u"v"_s, u"version"_s}, tr("Print the version.")},
    });
    parser.addPositionalArgument(
        u"file"_s, tr("A saved game. A finished one is replayed, another one goes on; it is copied into your games."),
        u'[' + tr("file") + u']');
}

CommandLine::Fault CommandLine::check(const QCommandLineParser &parser)
{
    if (parser.isSet(u"language"_s) && m_language.isEmpty()) {
        m_subject = parser.value(u"language"_s);
        return Fault::UnknownLanguage;
    }
    if (parser.isSet(u"new"_s) && !RuleCatalog::ids().contains(parser.value(u"new"_s))) {
        m_subject = parser.value(u"new"_s);
        return Fault::UnknownRules;
    }
    const qsizetype files = parser.values(u"replay"_s).size() + parser.positionalArguments().size();
    if (files > 1)
        return Fault::SeveralFiles;
    if (files > 0 && parser.isSet(u"new"_s))
        return Fault::RulesAndFile;
    if (parser.isSet(u"portable"_s) && parser.value(u"portable"_s).isEmpty())
        return Fault::EmptyFolder;
    return Fault::None;
}

void CommandLine::read(const QCommandLineParser &parser)
{
    m_wish.rules = parser.value(u"new"_s);
    const QStringList files = parser.values(u"replay"_s) + parser.positionalArguments();
    if (!files.isEmpty())
        m_wish.file = fullPath(files.front());
    if (parser.isSet(u"portable"_s))
        m_portableFolder = fullPath(parser.value(u"portable"_s));
}

QString CommandLine::help() const
{
    QCommandLineParser parser; // made now: Qt keeps the sentences as they were when the options were added
    addOptions(parser);
    parser.parse(m_words);
    return parser.helpText();
}

QString CommandLine::fault() const
{
    QCommandLineParser parser;
    switch (m_fault) {
    case Fault::None:
        return {};
    case Fault::Parser:
        addOptions(parser);
        parser.parse(m_words);
        return parser.errorText();
    case Fault::UnknownRules:
        return tr("There are no rules “%1”. There are: %2.").arg(m_subject, RuleCatalog::ids().join(u", "_s));
    case Fault::UnknownLanguage:
        return tr("There is no language “%1”. There are: %2.")
            .arg(m_subject, LanguageController::languages().join(u", "_s));
    case Fault::SeveralFiles:
        return tr("Only one saved game can be opened at a time.");
    case Fault::RulesAndFile:
        return tr("Either a new game or a saved one can be begun with.");
    case Fault::EmptyFolder:
        return tr("“--portable” needs the name of a folder.");
    }
    return {};
}

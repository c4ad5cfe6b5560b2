#pragma once

#include "startwish.h"

#include <QCoreApplication>
#include <QStringList>

class QCommandLineParser;

/// The words that the game was started with. They are understood before there is an application, so that help
/// and faults need no display; what can be said about them is said in the language installed at the moment of
/// the call.
class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    enum class Kind {
        Play,
        Help,
        Version,
        Wrong, ///< see fault()
    };

    /// @param words the program's name first. Options that Qt itself understands (-platform, -style, …) are
    /// left to it.
    explicit CommandLine(const QStringList &words);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// For Kind::Play. The file is a full path; it need not exist.
    [[nodiscard]] const StartWish &wish() const { return m_wish; }
    /// Code of the language that was asked for, one of LanguageController::languages(); else empty.
    [[nodiscard]] const QString &language() const { return m_language; }
    /// Full path of the folder in which everything is kept; empty: where the desktop keeps such things.
    [[nodiscard]] const QString &portableFolder() const { return m_portableFolder; }

    /// What "--help" prints. Needs an application object, as Qt asks it for the program's name.
    [[nodiscard]] QString help() const;
    /// A sentence or two for Kind::Wrong, else empty.
    [[nodiscard]] QString fault() const;

private:
    enum class Fault {
        None,
        Parser,          ///< an unknown option or a missing value: Qt's own words
        UnknownRules,    ///< m_subject = what stands there
        UnknownLanguage, ///< m_subject = what stands there
        SeveralFiles,
        RulesAndFile, ///< a new game and a saved one at once
        EmptyFolder,
    };

    static void addOptions(QCommandLineParser &parser);
    void read(const QCommandLineParser &parser);
    [[nodiscard]] Fault check(const QCommandLineParser &parser);

    QStringList m_words;
    Kind m_kind = Kind::Play;
    Fault m_fault = Fault::None;
    QString m_subject;
    StartWish m_wish;
    QString m_language;
    QString m_portableFolder;
};

#include "dialogs/dialogprompts.h"

#include "dialogs/questionsheet.h"
#include "text/names.h"

#include <QCoreApplication>

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Prompts", text);
}

} // namespace

void DialogPrompts::askZero(const ZeroQuestion &question, std::function<void(ZeroAnswer)> then)
{
    const auto texts = [question] {
        return QuestionSheet::Texts{
            say(QT_TRANSLATE_NOOP("Prompts", "Write a zero?")),
            //: %1 and %2 are names of rows, %3 is "25 points"
            say(QT_TRANSLATE_NOOP("Prompts", "“%1” gives nothing with these dice, while “%2” would give %3."))
                .arg(Names::row(question.row), Names::row(question.betterRow), Names::points(question.points)),
            say(QT_TRANSLATE_NOOP("Prompts", "Write the zero")),
            say(QT_TRANSLATE_NOOP("Prompts", "Choose another row")),
            say(QT_TRANSLATE_NOOP("Prompts", "Do not ask again")),
        };
    };
    auto *sheet = new QuestionSheet(texts, true, m_window);
    sheet->ask([sheet, then = std::move(then)](bool accepted) { then({accepted, sheet->checked()}); });
}

void DialogPrompts::askDiscardGame(std::function<void(bool)> then)
{
    const auto texts = [] {
        return QuestionSheet::Texts{
            say(QT_TRANSLATE_NOOP("Prompts", "Set this game aside?")),
            say(QT_TRANSLATE_NOOP(
                "Prompts",
                "The game on the table is not over. It stays among all games (Ctrl+O), to be gone on with.")),
            say(QT_TRANSLATE_NOOP("Prompts", "Set it aside")),
            say(QT_TRANSLATE_NOOP("Prompts", "Go on playing")),
            {},
        };
    };
    (new QuestionSheet(texts, true, m_window))->ask(std::move(then));
}

void DialogPrompts::askLeaveUnsaved(const QString &reason, std::function<void(bool)> then)
{
    const auto texts = [reason] {
        return QuestionSheet::Texts{
            say(QT_TRANSLATE_NOOP("Prompts", "Leave without saving?")),
            say(QT_TRANSLATE_NOOP("Prompts", "Whatever happened since this game was last saved would be lost.")) + u' '
                + reason,
            say(QT_TRANSLATE_NOOP("Prompts", "Leave and lose it")),
            say(QT_TRANSLATE_NOOP("Prompts", "Stay")),
            {},
        };
    };
    (new QuestionSheet(texts, true, m_window))->ask(std::move(then));
}

void DialogPrompts::warn(const QString &text, std::function<void()> then)
{
    const auto texts = [text] {
        return QuestionSheet::Texts{say(QT_TRANSLATE_NOOP("Prompts", "Something went wrong")),
                                    text,
                                    QCoreApplication::translate("QPlatformTheme", "OK"),
                                    {},
                                    {}};
    };
    (new QuestionSheet(texts, false, m_window))->ask([then = std::move(then)](bool) { then(); });
}

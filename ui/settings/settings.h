#pragma once

#include "game/game.h"
#include "theme/motionpolicy.h"
#include "theme/theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

class QSettings;

enum class ThemeChoice { System, Light, Dark };

/// What a player has chosen, kept in one ini file. A value that is missing, or that no version of this program
/// can have written, reads as its default; nothing in the file can stop the program.
class Settings : public QObject {
    Q_OBJECT

public:
    static constexpr int MinTextPercent = 100;
    static constexpr int MaxTextPercent = 200;
    static constexpr int MaxVolume = 100;
    static constexpr int UsualVolume = 70;

    /// @param iniPath the file; it need not exist. A file that cannot be read as settings is set aside as
    /// "<name>.damaged", "<name>.damaged-2", … and a new one is begun.
    explicit Settings(const QString &iniPath, QObject *parent = nullptr);
    ~Settings() override;

    /// Code of the language that the player chose, empty = as the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] Felt felt() const;
    void setFelt(Felt felt);
    [[nodiscard]] DiceSet dice() const;
    void setDice(DiceSet dice);
    [[nodiscard]] int textPercent() const;
    void setTextPercent(int percent);
    /// None: as the system wishes.
    [[nodiscard]] std::optional<MotionPolicy::Speed> animation() const;
    void setAnimation(std::optional<MotionPolicy::Speed> speed);
    /// Whether a zero that is written while a better row is open is asked about.
    [[nodiscard]] bool confirmZero() const;
    void setConfirmZero(bool on);
    [[nodiscard]] ComputerPace computerPace() const;
    void setComputerPace(ComputerPace pace);
    /// Whether computer seats say something now and then.
    [[nodiscard]] bool computerChat() const;
    void setComputerChat(bool on);
    /// Whether a newcomer is told what to do. Switching it on makes every tip new again.
    [[nodiscard]] bool tips() const;
    void setTips(bool on);
    /// Whether a tip has been taken in; `tip` is a word that stays the same from version to version.
    [[nodiscard]] bool tipSeen(const QString &tip) const;
    void setTipSeen(const QString &tip);
    /// How loud sounds are when they are not muted, 0..MaxVolume.
    [[nodiscard]] int volume() const;
    void setVolume(int volume);
    [[nodiscard]] bool muted() const;
    void setMuted(bool on);
    /// What volume() and muted() come to: 0 when muted.
    [[nodiscard]] int heardVolume() const { return muted() ? 0 : volume(); }

    /// The last choice in the new-game dialog; none when there was none or it cannot be played any more.
    [[nodiscard]] std::optional<GameSetup> lastSetup() const;
    void setLastSetup(const GameSetup &setup);

    // As QWidget::saveGeometry() and QMainWindow::saveState() made them.
    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    /// Whether the desktop was a dark one when it was last asked, so that the first picture need not wait for its
    /// answer; none when it never answered.
    [[nodiscard]] std::optional<bool> desktopWasDark() const;
    void setDesktopWasDark(bool dark);

    /// Where a file that could not be read as settings is now; empty when there was none.
    [[nodiscard]] const QString &setAside() const { return m_setAside; }
    /// True once writing the file has failed.
    [[nodiscard]] bool writeFailed() const { return m_writeFailed; }

signals:
    /// One of the values that a player sees has changed; not for the window's place, the desktop's looks and
    /// tips that were seen.
    void changed();
    /// The file could not be written; emitted once, at the first failure.
    void writeFailure();

private:
    void store(const QString &key, const QVariant &value);
    void write();

    QString m_setAside; // before the file: opening it sets this
    std::unique_ptr<QSettings> m_file;
    bool m_writeFailed = false;
};

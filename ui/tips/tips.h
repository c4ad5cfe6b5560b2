#pragma once

#include "gamesession.h"
#include "tips/tipbubble.h"
#include "tips/tipguide.h"

#include <QObject>
#include <QPointer>

class Settings;
class TableView;

/// Shows tips on the table while its player is new to the game; which of them have been seen is kept in the settings.
class Tips : public QObject {
    Q_OBJECT

public:
    /// @param table, settings must outlive this object
    Tips(TableView &table, Settings &settings, const Theme &theme, QObject *parent = nullptr);

    /// Follows another game; null for none.
    void setSession(GameSession *session);
    void setTheme(const Theme &theme);
    /// Nothing is shown while people look at anything but the running game.
    void setAway(bool away);

    /// What is shown now.
    [[nodiscard]] std::optional<Tip> shown() const { return m_shown; }
    /// Has the tip that is shown told, if there is one: for somebody who cannot have heard it.
    void tell();

signals:
    /// A tip in words, once for each game when it comes: for who cannot see it.
    void told(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readSettings();
    void refresh();
    [[nodiscard]] TipMoment moment() const;
    void show();
    void place();
    void close();

    TableView &m_table;
    Settings &m_settings;
    Theme m_theme;
    QPointer<GameSession> m_session;
    TipGuide m_guide;
    TipBubble *m_bubble = nullptr; // child of the table, made for the first tip
    std::optional<Tip> m_shown;
    std::optional<Tip> m_told; // the latest one in this game
    bool m_away = false;
};

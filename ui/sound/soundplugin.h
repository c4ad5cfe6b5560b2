#pragma once

#include "sound/soundplayer.h"

#include <QStringList>
#include <QtPlugin>
#include <memory>

/// What the sound plugin offers. The libraries behind audio output take longer to load than everything else
/// that the game needs, so they live in a plugin that is loaded for the first sound.
class SoundPlugin {
public:
    virtual ~SoundPlugin() = default;

    /// A player for the thread that calls this: to be used and destroyed there, and the thread runs an event
    /// loop.
    [[nodiscard]] virtual std::unique_ptr<SoundPlayer> makePlayer() const = 0;
};

#define GENERALA_SOUND_PLUGIN "generala.SoundPlugin/1"
Q_DECLARE_INTERFACE(SoundPlugin, GENERALA_SOUND_PLUGIN)

/// A player of the first of these files that is a sound plugin; null when none is. The plugin stays loaded.
[[nodiscard]] std::unique_ptr<SoundPlayer> playerFromPlugin(const QStringList &files);

#pragma once

#include "sound/soundplayer.h"

#include <QStringList>
#include <utility>
#include <vector>

/// Writes down what would be heard.
class RecordingSound : public SoundPlayer {
public:
    struct Played {
        Sound sound;
        double volume;
    };

    void play(Sound sound, double volume) override { played.push_back({sound, volume}); }

    /// The sounds since the last call, one letter each, so that a failing comparison can be read: r(attle),
    /// f(elt), d(ie on die), l(ock), u(nlock), w(ritten), z(ero), t(ick), n(ext turn), G(enerala), S(erved
    /// win), E(nd).
    QString take()
    {
        static const char letters[] = "rfdluwztnGSE";
        QString text;
        for (const Played &one : std::exchange(played, {}))
            text += QLatin1Char(letters[static_cast<int>(one.sound)]);
        return text;
    }

    std::vector<Played> played;
};

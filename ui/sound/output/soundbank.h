#pragma once

#include "sound/output/clip.h"
#include "sound/soundplayer.h"

#include <QString>
#include <map>
#include <random>
#include <vector>

/// The clips of every sound, read from a folder when they are first wanted. Files are named after the sound,
/// with a number: rattle-1.wav, rattle-2.wav, …
class SoundBank {
public:
    explicit SoundBank(const QString &folder);

    /// One of the sound's clips, never the same one twice in a row when there are several; null when there is
    /// none. Valid as long as the bank.
    [[nodiscard]] const Clip *next(Sound sound);

    /// The first part of the names of the sound's files.
    [[nodiscard]] static QString name(Sound sound);

private:
    struct Clips {
        std::vector<Clip> clips;
        std::size_t last = 0;
    };

    [[nodiscard]] Clips load(Sound sound) const;

    QString m_folder;
    std::map<Sound, Clips> m_clips;
    std::minstd_rand m_random; // for variety alone; the same in every run
};

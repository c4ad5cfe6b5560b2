#pragma once

#include "sound/output/mixer.h"
#include "sound/output/soundbank.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>
#include <memory>

class QAudioSink;
class QMediaDevices;

/// Plays on the default output through one stream into which everything is mixed. The stream is open only
/// while something is heard and a little after, and always made anew: so it follows the default device, and a
/// device that fails or goes takes only what is playing with it.
class AudioOutput : public QObject, public SoundPlayer {
    Q_OBJECT

public:
    /// @param folder where the sounds are, see SoundBank
    explicit AudioOutput(const QString &folder);
    ~AudioOutput() override;

    void play(Sound sound, double volume) override;

private:
    [[nodiscard]] bool openStream();
    void closeStream();
    void onOutputsChanged();
    void onStateChanged();
    void closeIfQuiet();
    [[nodiscard]] Mixer::Placement placementOf(Sound sound, double volume);

    SoundBank m_bank;
    Mixer m_mixer;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink; // null while nothing is heard
    QByteArray m_device;                // of m_sink
    QTimer m_quietCheck;
    std::minstd_rand m_random;
};

#include "sound/output/audiooutput.h"

#include "sound/output/soundserver.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QMediaDevices>

namespace {

// A sound is heard this much later; the thread that fills the buffer does nothing else.
constexpr int BufferMs = 60;
// An open stream keeps sound hardware awake, and one that is opened anew is heard a little later.
constexpr int QuietMs = 5000;

QAudioFormat streamFormat()
{
    QAudioFormat format;
    format.setSampleRate(ClipRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

} // namespace

AudioOutput::AudioOutput(const QString &folder)
    : m_bank(folder)
    , m_quietCheck(this)
{
    m_quietCheck.setInterval(1000);
    connect(&m_quietCheck, &QTimer::timeout, this, &AudioOutput::closeIfQuiet);
}

AudioOutput::~AudioOutput()
{
    closeStream();
}

void AudioOutput::play(Sound sound, double volume)
{
    const Clip *clip = m_bank.next(sound);
    if (clip != nullptr && openStream())
        m_mixer.start(*clip, placementOf(sound, volume));
}

bool AudioOutput::openStream()
{
    if (m_sink)
        return true;
    if (!soundServerAnswers())
        return false;
    if (!m_devices) {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &AudioOutput::onOutputsChanged);
    }
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return false;
    m_device = device.id();
    m_sink = std::make_unique<QAudioSink>(device, streamFormat());
    m_sink->setBufferSize(streamFormat().bytesForDuration(BufferMs * 1000));
    m_sink->start(&m_mixer);
    if (m_sink->state() == QAudio::StoppedState) {
        closeStream();
        return false;
    }
    // Queued: a stream must not be destroyed by its own signal.
    connect(m_sink.get(), &QAudioSink::stateChanged, this, &AudioOutput::onStateChanged, Qt::QueuedConnection);
    m_quietCheck.start();
    return true;
}

void AudioOutput::closeStream()
{
    m_quietCheck.stop();
    m_mixer.clear();
    // Out of the way first: closing a stream lets events through.
    const std::unique_ptr<QAudioSink> sink = std::move(m_sink);
    if (sink)
        sink->stop();
}

void AudioOutput::onOutputsChanged()
{
    // Told for every change of every output, be it its volume: only another default output matters.
    if (m_sink && QMediaDevices::defaultAudioOutput().id() != m_device)
        closeStream();
}

void AudioOutput::onStateChanged()
{
    if (m_sink && m_sink->state() == QAudio::StoppedState)
        closeStream();
}

void AudioOutput::closeIfQuiet()
{
    if (m_mixer.quietFrames() > qint64(QuietMs) * ClipRate / 1000)
        closeStream();
}

Mixer::Placement AudioOutput::placementOf(Sound sound, double volume)
{
    const auto around = [this](double middle, double away) {
        return std::uniform_real_distribution<double>(middle - away, middle + away)(m_random);
    };
    switch (sound) {
    case Sound::Rattle:
        return {volume, around(0, 0.1), around(1, 0.03)};
    case Sound::DieOnFelt:
    case Sound::DieOnDie:
        return {volume, around(0, 0.3), around(1, 0.05)};
    default:
        return {volume};
    }
}

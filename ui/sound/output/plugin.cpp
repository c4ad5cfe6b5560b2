#include "sound/output/audiooutput.h"
#include "sound/soundplugin.h"

#include <QObject>

/// The sound plugin: the sounds themselves, and an AudioOutput to play them.
class QtSoundPlugin : public QObject, public SoundPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GENERALA_SOUND_PLUGIN)
    Q_INTERFACES(SoundPlugin)

public:
    [[nodiscard]] std::unique_ptr<SoundPlayer> makePlayer() const override
    {
        return std::make_unique<AudioOutput>(QStringLiteral(":/sounds"));
    }
};

#include "plugin.moc"

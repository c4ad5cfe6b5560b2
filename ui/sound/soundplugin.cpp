#include "sound/soundplugin.h"

#include <QPluginLoader>

std::unique_ptr<SoundPlayer> playerFromPlugin(const QStringList &files)
{
    for (const QString &file : files) {
        QPluginLoader loader(file); // does not unload when it goes
        if (const auto *plugin = qobject_cast<SoundPlugin *>(loader.instance()))
            return plugin->makePlayer();
    }
    return nullptr;
}

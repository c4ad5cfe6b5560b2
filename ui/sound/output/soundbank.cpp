#include "sound/output/soundbank.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

SoundBank::SoundBank(const QString &folder)
    : m_folder(folder)
{}

QString SoundBank::name(Sound sound)
{
    switch (sound) {
    case Sound::Rattle:
        return u"rattle"_s;
    case Sound::DieOnFelt:
        return u"felt"_s;
    case Sound::DieOnDie:
        return u"dice"_s;
    case Sound::Lock:
        return u"lock"_s;
    case Sound::Unlock:
        return u"unlock"_s;
    case Sound::RowWritten:
        return u"row"_s;
    case Sound::ZeroWritten:
        return u"zero"_s;
    case Sound::ClockTick:
        return u"tick"_s;
    case Sound::Turn:
        return u"turn"_s;
    case Sound::FiveAlike:
        return u"generala"_s;
    case Sound::ServedWin:
        return u"served"_s;
    case Sound::GameEnd:
        return u"end"_s;
    }
    return {};
}

const Clip *SoundBank::next(Sound sound)
{
    auto found = m_clips.find(sound);
    if (found == m_clips.end())
        found = m_clips.emplace(sound, load(sound)).first;
    Clips &all = found->second;
    const std::size_t count = all.clips.size();
    if (count == 0)
        return nullptr;
    if (count > 1)
        all.last = (all.last + 1 + m_random() % (count - 1)) % count;
    return &all.clips[all.last];
}

SoundBank::Clips SoundBank::load(Sound sound) const
{
    Clips loaded;
    const QDir folder(m_folder);
    for (const QString &entry : folder.entryList({name(sound) + u"-*.wav"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(entry));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (auto clip = clipFromWav(file.readAll()))
            loaded.clips.push_back(*std::move(clip));
    }
    return loaded;
}

#include "settings/settings.h"

#include "rules/rulecatalog.h"
#include "settings/setupstore.h"
#include "storage/asidename.h"

#include <QFile>
#include <QSettings>
#include <array>

using namespace Qt::StringLiterals;

namespace {

// Words in the file, so that it can be read, and so that a new value in between moves no other.
const std::array themeWords{u"system"_s, u"light"_s, u"dark"_s};
const std::array feltWords{u"green"_s, u"blue"_s, u"burgundy"_s};
const std::array diceWords{u"ivory"_s, u"casino"_s, u"night"_s, u"numerals"_s};
const std::array paceWords{u"calm"_s, u"usual"_s, u"quick"_s};
const std::array speedWords{u"off"_s, u"fast"_s, u"normal"_s};

template <typename Enum, std::size_t N>
Enum fromWord(const std::array<QString, N> &words, const QString &word, Enum fallback)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? fallback : static_cast<Enum>(found - words.begin());
}

/// Moves a file out of the way, over no other.
/// @return where it is now; empty when it could not be moved
QString moveAside(const QString &path)
{
    for (int copy = 1; copy <= MostAside; ++copy) {
        const QString aside = asideName(path, copy);
        if (!QFile::exists(aside) && QFile::rename(path, aside))
            return aside;
    }
    return {};
}

std::unique_ptr<QSettings> openIni(const QString &path, QString &setAside)
{
    auto file = std::make_unique<QSettings>(path, QSettings::IniFormat);
    file->sync(); // only now does QSettings admit that it cannot make sense of the file
    if (file->status() != QSettings::FormatError)
        return file;
    file.reset();
    setAside = moveAside(path);
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

} // namespace

Settings::Settings(const QString &iniPath, QObject *parent)
    : QObject(parent)
    , m_file(openIni(iniPath, m_setAside))
{}

Settings::~Settings() = default;

QString Settings::language() const
{
    return m_file->value(u"language"_s).toString();
}

void Settings::setLanguage(const QString &code)
{
    store(u"language"_s, code);
}

ThemeChoice Settings::theme() const
{
    return fromWord(themeWords, m_file->value(u"theme"_s).toString(), ThemeChoice::System);
}

void Settings::setTheme(ThemeChoice choice)
{
    store(u"theme"_s, themeWords[static_cast<std::size_t>(choice)]);
}

Felt Settings::felt() const
{
    return fromWord(feltWords, m_file->value(u"felt"_s).toString(), Felt::Green);
}

void Settings::setFelt(Felt felt)
{
    store(u"felt"_s, feltWords[static_cast<std::size_t>(felt)]);
}

DiceSet Settings::dice() const
{
    return fromWord(diceWords, m_file->value(u"dice"_s).toString(), DiceSet::Ivory);
}

void Settings::setDice(DiceSet dice)
{
    store(u"dice"_s, diceWords[static_cast<std::size_t>(dice)]);
}

int Settings::textPercent() const
{
    bool isNumber = false;
    const int percent = m_file->value(u"textPercent"_s).toInt(&isNumber);
    return isNumber && percent >= MinTextPercent && percent <= MaxTextPercent ? percent : MinTextPercent;
}

void Settings::setTextPercent(int percent)
{
    store(u"textPercent"_s, qBound(MinTextPercent, percent, MaxTextPercent));
}

std::optional<MotionPolicy::Speed> Settings::animation() const
{
    const QString word = m_file->value(u"animation"_s).toString();
    const auto found = std::find(speedWords.begin(), speedWords.end(), word);
    if (found == speedWords.end())
        return std::nullopt;
    return static_cast<MotionPolicy::Speed>(found - speedWords.begin());
}

void Settings::setAnimation(std::optional<MotionPolicy::Speed> speed)
{
    store(u"animation"_s, speed ? speedWords[static_cast<std::size_t>(*speed)] : u"system"_s);
}

bool Settings::confirmZero() const
{
    return m_file->value(u"confirmZero"_s).toString() != u"false"_s;
}

void Settings::setConfirmZero(bool on)
{
    store(u"confirmZero"_s, on);
}

ComputerPace Settings::computerPace() const
{
    return fromWord(paceWords, m_file->value(u"computerPace"_s).toString(), ComputerPace::Usual);
}

void Settings::setComputerPace(ComputerPace pace)
{
    store(u"computerPace"_s, paceWords[static_cast<std::size_t>(pace)]);
}

bool Settings::tips() const
{
    return m_file->value(u"tips"_s).toString() != u"false"_s;
}

void Settings::setTips(bool on)
{
    if (on && !tips())
        m_file->remove(u"tipsSeen"_s);
    store(u"tips"_s, on);
}

bool Settings::tipSeen(const QString &tip) const
{
    return m_file->value(u"tipsSeen"_s).toString().split(u' ').contains(tip);
}

void Settings::setTipSeen(const QString &tip)
{
    if (tipSeen(tip))
        return;
    m_file->setValue(u"tipsSeen"_s, QString(m_file->value(u"tipsSeen"_s).toString() + u' ' + tip).trimmed());
    write();
}

bool Settings::computerChat() const
{
    return m_file->value(u"computerChat"_s).toString() != u"false"_s;
}

void Settings::setComputerChat(bool on)
{
    store(u"computerChat"_s, on);
}

int Settings::volume() const
{
    bool isNumber = false;
    const int volume = m_file->value(u"volume"_s).toInt(&isNumber);
    return isNumber && volume >= 0 && volume <= MaxVolume ? volume : UsualVolume;
}

void Settings::setVolume(int volume)
{
    store(u"volume"_s, qBound(0, volume, MaxVolume));
}

bool Settings::muted() const
{
    return m_file->value(u"muted"_s).toString() == u"true"_s;
}

void Settings::setMuted(bool on)
{
    store(u"muted"_s, on);
}

std::optional<GameSetup> Settings::lastSetup() const
{
    return readSetup(*m_file);
}

void Settings::setLastSetup(const GameSetup &setup)
{
    writeSetup(*m_file, setup);
    write();
}

std::optional<bool> Settings::desktopWasDark() const
{
    const QString word = m_file->value(u"window/desktopWasDark"_s).toString();
    return word == u"true"_s || word == u"false"_s ? std::optional(word == u"true"_s) : std::nullopt;
}

void Settings::setDesktopWasDark(bool dark)
{
    if (desktopWasDark() == dark)
        return;
    m_file->setValue(u"window/desktopWasDark"_s, dark);
    write();
}

QByteArray Settings::windowGeometry() const
{
    return m_file->value(u"window/geometry"_s).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_file->value(u"window/state"_s).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    m_file->setValue(u"window/geometry"_s, geometry);
    m_file->setValue(u"window/state"_s, state);
    write();
}

void Settings::store(const QString &key, const QVariant &value)
{
    if (m_file->value(key).toString() == value.toString())
        return;
    m_file->setValue(key, value);
    write();
    emit changed();
}

void Settings::write()
{
    m_file->sync();
    if (m_file->status() != QSettings::AccessError || m_writeFailed)
        return;
    m_writeFailed = true;
    emit writeFailure();
}

#pragma once

#include <QString>

/// Makes what was done with names in a folder (a file made, renamed, removed) survive a power cut: a synced file whose
/// name is lost is lost too. Does nothing where the system knows no such thing or refuses it.
void syncFolder(const QString &folder);

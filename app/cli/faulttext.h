#pragma once

#include "storage/gamestore.h"
#include "storage/journalfile.h"

#include <QString>

/// English sentences for what the core reports by number.

[[nodiscard]] QString faultText(const JournalFault &fault);
[[nodiscard]] QString eventErrorText(EventError error);

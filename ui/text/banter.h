#pragma once

#include "players/moment.h"

#include <QCoreApplication>
#include <QStringList>

/// What a computer seat may say, in the language that is installed at the moment.
class Banter {
    Q_DECLARE_TR_FUNCTIONS(Banter)

public:
    /// At least three lines for everything that a computer seat speaks about; none where it keeps silent.
    /// @param own the speaker's own moment, or another seat's
    [[nodiscard]] static QStringList lines(Moment::Kind kind, bool own);

private:
    [[nodiscard]] static QStringList ownLines(Moment::Kind kind);
    [[nodiscard]] static QStringList otherLines(Moment::Kind kind);
};

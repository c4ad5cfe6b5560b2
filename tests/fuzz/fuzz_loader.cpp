#include "game/replay.h"
#include "storage/journalfile.h"

#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

/// Any bytes as a journal. What is read must be a sound game that is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)endsFinished(text);
    const LoadedJournal loaded = fromJsonLines(text);
    require(loaded.state.has_value() == !loaded.journal.empty());
    require(loaded.complete() || loaded.fault->line >= 1);
    if (loaded.journal.empty())
        return 0;
    require(replay(loaded.journal).complete());
    const QByteArray written = toJsonLines(loaded.journal);
    const LoadedJournal again = fromJsonLines(written);
    require(again.complete());
    require(again.journal == loaded.journal);
    require(sameGame(*again.state, *loaded.state));
    require(toJsonLines(again.journal) == written);
    return 0;
}

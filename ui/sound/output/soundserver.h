#pragma once

/// Whether there seems to be a sound server to talk to. Qt Multimedia must not be touched before: it
/// complains on stderr when it finds none, and never looks again. May take as long as a local connection;
/// true where this cannot be told.
[[nodiscard]] bool soundServerAnswers();

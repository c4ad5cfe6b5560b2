#pragma once

/// Makes the table known to assistive technology: dice and locks as boxes that are checked by the table alone, plates
/// with the ring of the clock, and what is written on the felt. To be called before the first widget of a table is
/// asked for; once or more often.
void installTableAccess();

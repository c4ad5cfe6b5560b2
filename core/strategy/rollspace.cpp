#include "strategy/rollspace.h"

RollSpace::RollSpace()
    : RollSpace(Known())
{}

#pragma once

#include <QImage>

// Made-up textures: the same on every machine, no files needed.

/// Smooth value noise in 0..1 that repeats every `period` lattice cells in both directions.
float valueNoise(float x, float y, int periodX, int periodY, quint32 seed);

/// Woven cloth as a tile to lay over a plain colour: black and white with low alpha. Repeats seamlessly.
/// `size` in device pixels, `thread` the width of a thread.
QImage clothTile(int size, double thread, quint32 seed);

/// Coarse light and dark patches, to be enlarged over the whole felt as if it had been brushed by hand.
QImage brushedPatches(QSize size, quint32 seed);

/// A plank of wood between two colours, grain running to the right.
QImage woodPlank(QSize size, QRgb light, QRgb dark, double unit, quint32 seed);

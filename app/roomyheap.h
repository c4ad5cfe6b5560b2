#pragma once

/// Has the system lay out the heap in large pages (2 MiB) from the start, as far as the game will need it anyway. Else
/// every page of 4 KiB waits for a fault of its own, a thousand of them before the window is seen: in a virtual machine
/// that takes as long as drawing all of it. Only ever a saving; does nothing where there are no large pages.
void provideRoomyHeap();

#pragma once

#include "gallery/scenes.h"

/// How a screen looks.
struct Look {
    QString language;
    ThemeChoice theme = ThemeChoice::Dark;
    int textPercent = 100;
    QSize size; ///< of the window; empty for the scene's own

    /// For file names and messages: en-dark-100, or en-dark-100-960x640.
    [[nodiscard]] QString name() const;
};

/// Sizes of the window in which a scene is worth seeing: from the smallest to 4K, the smallest for a dialog, which
/// is never larger than its window, or just the scene's own.
[[nodiscard]] std::vector<QSize> sizesOf(const Scene &scene);
/// Every language, theme and text size.
[[nodiscard]] std::vector<Look> everyLook();

/// The letter that every screen is measured with, as the application sets it up.
void useGalleryFont();

/// A scene on the screen, as long as the object lives.
class OpenScene {
public:
    OpenScene(const Scene &scene, const Look &look);

    TestWindow &window() { return m_window; }
    /// The window, or the dialog that the scene is about; null if that did not come.
    [[nodiscard]] QWidget *screen() const { return m_screen; }

private:
    TestWindow m_window;
    QWidget *m_screen = nullptr;
};

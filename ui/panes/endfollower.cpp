#include "panes/endfollower.h"

#include <QScrollBar>

EndFollower::EndFollower(QScrollBar *bar)
    : QObject(bar)
    , m_bar(bar)
{
    constexpr int slack = 4; // px: layouts round
    connect(bar, &QScrollBar::valueChanged, this,
            [this](int value) { m_following = value >= m_bar->maximum() - slack; });
    connect(bar, &QScrollBar::rangeChanged, this, [this](int, int maximum) {
        if (m_following)
            m_bar->setValue(maximum);
    });
}

void EndFollower::follow()
{
    m_following = true;
    m_bar->setValue(m_bar->maximum());
}

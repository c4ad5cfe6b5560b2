#pragma once

#include "table/tableview.h"

#include <QAbstractButton>
#include <QTest>
#include <memory>

/// A table on the screen, without motion, for one test function.
class TableOnScreen {
protected:
    void open()
    {
        m_view = std::make_unique<TableView>(Theme::darkTheme(), MotionPolicy::none());
        m_view->resize(756, 744);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void close() { m_view.reset(); }

    /// Two seats, five dice on the table, two of them locked; Ana is to decide.
    [[nodiscard]] TableState resting() const
    {
        TableState state;
        for (const QString &name : {QStringLiteral("Ana"), QStringLiteral("Boris")}) {
            PlateState plate;
            plate.name = name;
            plate.colour = Qt::cyan;
            plate.total = 42;
            plate.inTurn = name == QStringLiteral("Ana");
            state.plates.push_back(plate);
        }
        state.dice.faces = {5, 5, 3, 2, 6};
        state.onTable = DiceMask::all();
        state.locked = DiceMask(3);
        state.locksOpen = true;
        state.headline = QStringLiteral("Ana: choose");
        state.buttonTitle = QStringLiteral("Next throw");
        state.buttonEnabled = true;
        return state;
    }

    /// The same seats with all dice in the cup.
    [[nodiscard]] TableState waitingForThrow() const
    {
        TableState state = resting();
        state.dice = Dice();
        state.onTable = DiceMask::none();
        state.locked = DiceMask::none();
        state.locksOpen = false;
        state.throwOpen = true;
        return state;
    }

    /// @return whether there is such a button to be clicked
    bool click(const QString &name)
    {
        QAbstractButton *target = button(name);
        if (target == nullptr || !target->isVisible())
            return false;
        QTest::mouseClick(target, Qt::LeftButton);
        return true;
    }

    [[nodiscard]] QAbstractButton *button(const QString &name) const
    {
        return m_view->findChild<QAbstractButton *>(name);
    }

    std::unique_ptr<TableView> m_view;
    QPointingDevice *m_screen = QTest::createTouchDevice(); // of the application
};

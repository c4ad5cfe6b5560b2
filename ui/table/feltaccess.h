#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <array>

class TableView;

/// The table as a panel. Its children, as the eye goes: the plates, then what is written on the felt (which is no
/// widget), then buttons and all the rest.
class FeltAccess : public QAccessibleWidget {
public:
    explicit FeltAccess(TableView *table);
    ~FeltAccess() override;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;

private:
    [[nodiscard]] QList<QAccessibleInterface *> children() const;

    static constexpr std::size_t TextCount = 4;
    std::array<QAccessible::Id, TextCount> m_texts{};
};

#pragma once

#include "storage/gamesummary.h"

#include <QSortFilterProxyModel>
#include <QStringList>
#include <optional>

/// The games of a LibraryModel that are wanted, in the order that is wanted.
class LibraryFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit LibraryFilter(QObject *parent = nullptr);

    /// Only games of this kind; nothing: all of them.
    void setKind(std::optional<GameSummary::Kind> kind);
    /// Only games in which every one of these words is part of a player's name, whatever its letter case and accents.
    void setWords(const QString &words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    std::optional<GameSummary::Kind> m_kind;
    QStringList m_words;
};

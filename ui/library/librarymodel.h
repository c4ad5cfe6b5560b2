#pragma once

#include "storage/gamesummary.h"

#include <QAbstractTableModel>
#include <vector>

/// The saved games as a table. Texts are made when they are asked for, in the language of the moment.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Played, Rules, Players, Result, ColumnCount };
    enum Role {
        SummaryRole = Qt::UserRole, ///< const GameSummary *, valid until the model changes
        DetailRole,                 ///< the second line of a cell
        SortRole,                   ///< what a column is sorted by
        RunningRole,                ///< bool: this game is on the table now
    };

    /// @param runningFile path of the game that is on the table, empty for none
    explicit LibraryModel(QString runningFile, QObject *parent = nullptr);

    /// Appends games; one whose file is listed already takes that place.
    void add(const std::vector<GameSummary> &games);
    void remove(const QString &file);
    /// In the first column; invalid when there is no such file.
    [[nodiscard]] QModelIndex indexOf(const QString &file) const;
    [[nodiscard]] bool isRunning(const GameSummary &game) const { return game.file == m_runningFile; }
    /// All texts have changed.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const GameSummary &game, int column) const;
    [[nodiscard]] static QString detail(const GameSummary &game, int column);
    [[nodiscard]] QString toolTip(const GameSummary &game, int column) const;
    [[nodiscard]] QVariant sortKey(const GameSummary &game, int column) const;

    std::vector<GameSummary> m_games;
    QString m_runningFile;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/plots/common_ends.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/move/motion_statistics.h"

#include <QAbstractTableModel>

#include <array>
#include <vector>

namespace linkwright::ui {

/// What a motion asks of the joints: a row a joint, then one of all together, which stays below. A cell has a number
/// and, in a second line, its instant. Qt::UserRole is the number to the last bit, in SI; of shares 1 is the limit.
/// What is shown is as short as the room asks.
class StatisticsModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { kTorque, kRms, kEffort, kWork, kVelocity, kSpeed, kPower, kTravel, kColumns };
  enum Role { TimeRole = Qt::UserRole + 1, ShareRole, TotalRole };

  using QAbstractTableModel::QAbstractTableModel;

  void show(MotionStatistics statistics);
  void setAngleUnit(AngleUnit unit);
  /// How many significant digits the largest number of a column has; no more than the program's shownDigits().
  void setDigits(int digits);
  /// How many letters of a joint's name are shown.
  void setNameLetters(int letters);
  /// Whether any joint has a limit that the column is a share of; the others always have something to show.
  bool hasValues(int column) const;
  const MotionStatistics& statistics() const { return statistics_; }
  int jointAt(int row) const;  ///< -1: all together
  /// As it is shown, in SI, rows by their names.
  std::vector<NamedMatrix> matrices() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// By the size of the numbers; of a column that is none: joints in their order.
  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
  struct Cell {
    double value;  ///< SI; not a number: there is none
    std::optional<double> time;
  };
  enum Kind { kTurns, kSlides, kKinds };

  Cell cell(int joint, int column) const;
  Cell totalCell(int column) const;
  Kind kindOf(int joint) const;
  QString unitOf(Kind kind, int column) const;
  double factorOf(Kind kind, int column) const;
  QString firstLine(int joint, int column, bool whole = false) const;
  QString secondLine(int joint, int column) const;
  QString spoken(int joint, int column) const;
  QString name(int joint) const;
  static QString title(int column);
  void makeGroups();
  void cutGroups();
  QString shortName(int joint) const;
  std::vector<int> sorted() const;
  void putInOrder();

  MotionStatistics statistics_;
  std::vector<int> order_;  ///< joints by rows
  /// Numbers of one column and kind are written alike.
  struct Figures {
    NumberGroup whole;
    double largest = 0.0;
    int decimals = -1;  ///< fewer than the whole number has; -1: as that
    QString text(double value) const;
  };
  std::array<std::array<Figures, kKinds>, kColumns> figures_;
  int digits_ = kMostDigits, letters_ = 1000;
  bool is_cut_ = false;  ///< fewer digits than the program shows elsewhere
  CommonEnds ends_;
  qsizetype longest_ = 0;  ///< letters of a name
  bool is_mixed_ = false;  ///< joints that turn and joints that slide: each cell says its unit
  AngleUnit unit_ = AngleUnit::Degree;
  int sort_column_ = -1;
  Qt::SortOrder sort_order_ = Qt::DescendingOrder;
};

}  // namespace linkwright::ui

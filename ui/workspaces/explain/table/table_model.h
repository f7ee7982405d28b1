// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/quantity_table.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/numbers.h"

#include <QAbstractTableModel>

#include <set>
#include <vector>

namespace linkwright::ui {

/// What a cell is at the walk's step.
enum class CellState {
  None,     ///< the link has no such quantity
  NotYet,   ///< the recursion has not come there
  Known,    ///< computed before, and no part of the step
  Operand,  ///< the step reads it
  Result,   ///< the step makes it
};

/// The recording of the snapshot as links by quantities, or quantities by links, at the step of the walk. A new
/// instant changes data only; the model is reset when the mechanism, the formulation or a switch changes what there is.
class TableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Role {
    NumbersRole = Qt::UserRole,  ///< QStringList: the components as shown; empty where nothing is to be seen
    StateRole,                   ///< CellState
    MarkedRole,                  ///< bool: the walk's marked quantity
    BroughtRole,                 ///< bool: the quantity of a student's table that is looked at
    QuantityRole,                ///< int: Quantity, of cells and heads of quantities
    StemRole,                    ///< of heads: the symbol's name in the sheet of symbols, empty for links
    ProductRole,                 ///< of heads: the symbols in plain text where it is a product; else empty
    UnitRole,                    ///< of heads
    SizeRole,                    ///< of heads of quantities: components
  };

  TableModel(Document& document, Interaction& interaction, QObject* parent = nullptr);

  /// Takes over the document's instant and the walk's place.
  void refresh();
  void setMatricesShown(bool shown);
  void setLinksAcross(bool across);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  /// The key of a cell; its body is -1 where there is none.
  QuantityKey keyOf(const QModelIndex& index) const;
  /// Where a key stands; invalid where it does not.
  QModelIndex indexOf(const QuantityKey& key) const;
  /// The first result of the walk's step, invalid while not stepping.
  QModelIndex resultIndex() const;

  /// The cells' numbers to the last bit, as they are seen: blank where nothing is shown. Empty: the whole table.
  QString copied(TableFormat format, const QModelIndexList& cells) const;
  /// Tabs between numbers, one line a row.
  QString copiedTabs(const QModelIndexList& cells) const;

private:
  struct Cell {
    Components value;
    CellState state = CellState::None;
    bool asked = false;
    QStringList texts;  ///< the components as shown; empty where nothing is to be seen
  };
  /// Place in the quantity table: a link and a quantity, whichever goes down.
  struct Place {
    int link = -1, quantity = -1;
  };

  Place placeOf(const QModelIndex& index) const;
  Place placeOf(int row, int column) const { return across_ ? Place{column, row} : Place{row, column}; }
  const Cell& cellAt(Place place) const;
  int columnOf(int quantity) const { return shown_.at(static_cast<std::size_t>(quantity)); }
  void takeTable();
  void takeNumbers();
  std::set<int> operands() const;
  QString toolTip(Place place) const;
  bool isBrought(Place place) const;
  QString broughtText(Place place) const;
  QString spoken(Place place) const;
  QVariant quantityHead(int quantity, int role) const;
  QVariant linkHead(int link, int role) const;
  void writeNumbers();
  /// The table with the cells that are not seen taken out.
  QuantityTable seen() const;

  Document& document_;
  Walk& walk_;
  SnapshotPtr snapshot_;
  QuantityTable table_;
  std::vector<int> shown_;           ///< the table's columns that are shown
  std::vector<Cell> cells_;          ///< as QuantityTable::entries
  std::vector<NumberGroup> groups_;  ///< two a column: all its numbers, or the halves of its six-vectors
  bool matrices_ = false;
  bool across_ = false;
};

/// "R_i" as the equations' pictures name a quantity, of a child where it is handed on; empty where they have none.
QString stemFor(Quantity quantity, bool handed_on);

}  // namespace linkwright::ui

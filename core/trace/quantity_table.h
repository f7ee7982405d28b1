// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/express.h"
#include "core/recording/quantity_key.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"
#include "core/trace/equation_text.h"

#include <string>
#include <vector>

namespace linkwright {

/// A column of the table: one quantity of all links.
struct TableColumn {
  Quantity quantity = Quantity::JointPosition;
  EquationId equation = EquationId::Input;
  Pass pass = Pass::Forward;
  /// What the row's link hands on to its parent, a term of the parent's sum; the entry names the parent as its body.
  bool handed_on = false;
  int other = -1;  ///< TorqueShare: the link whose motion asks for the torque of the row's joint
  int size = 1;    ///< components: 1, 3, 6 or 9
  bool operator==(const TableColumn&) const = default;
};

/// A recording as links by quantities: which entry stands where. Rows are the bodies in the order of the model,
/// columns the quantities of the formulation in the order of the recursion. It holds places only, no numbers: as long
/// as model, formulation and switches stay it fits every recording.
struct QuantityTable {
  Formulation formulation = Formulation::BodyFrame;
  int rows = 0;
  std::vector<TableColumn> columns;
  std::vector<int> entries;  ///< [rows x columns], row by row: index into Recording::entries, -1: no such quantity
  int entryAt(int row, int column) const;
  bool operator==(const QuantityTable&) const = default;
};

/// O(entries x columns).
QuantityTable quantityTable(const Model& model, const Recording& recording);

/// The key of a cell; its body is -1 where there is no such quantity.
QuantityKey keyAt(const QuantityTable& table, const Recording& recording, int row, int column);

/// The numbers of an entry as the table shows them in Axes::Link, Base or World. What has been recorded in those axes
/// keeps its bits. In Axes::Link what belongs to two frames stays as recorded: R_i and r_i in the parent's axes, R_j in
/// the world's, what a link hands on in the axes of the link that receives it.
Components tableValue(const Model& model, const std::vector<Pose>& X_WB, const Recorded& entry, Axes axes);

/// In whose axes these numbers are: the name of a link, "world", or "joint" for a scalar.
std::string tableFrame(const Model& model, const Recorded& entry, Axes axes);

/// The unit of a column; of joint quantities both, "rad or m", where turning and sliding joints are among the rows.
std::string unitOfColumn(const Model& model, const QuantityTable& table, int column);

/// A name of letters, digits and underscores, different for each column: "omega", "f_E", "f_handed_on", "tau_i2".
std::string nameOfColumn(const QuantityTable& table, int column);

/// The symbol of a column: of what is handed on with what turns and moves it to the parent, "Rₖ fₖ".
RowSymbol symbolOfColumn(const QuantityTable& table, int column);

enum class TableFormat { Csv, Markdown, Latex, NumPy, Matlab };

/// Which part of the table, in the order wanted.
struct TablePart {
  std::vector<int> rows, columns;
};
TablePart wholeOf(const QuantityTable& table);

/// The table as text to copy. Every number has 17 significant digits and reads back to the last bit.
/// Csv: a line of heads, then one line a link, one cell a component; missing cells are empty.
/// Markdown: one table, the components of a cell separated by spaces, rows of a matrix by semicolons.
/// Latex: one tabular a quantity, for no page is as wide as all of them.
/// NumPy, Matlab: one array a quantity, links down; R and I are [links x 3 x 3] (Matlab [3 x 3 x links]); what is
/// missing is not a number.
std::string tableText(TableFormat format, const Model& model, const Recording& recording, const std::vector<Pose>& X_WB,
                      const QuantityTable& table, const TablePart& part, Axes axes);

}  // namespace linkwright

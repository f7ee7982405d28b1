// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QListView>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A row of the list.
struct SetupRow {
  QString name;
  QString status;             ///< what its switch means now: at its right end, in full whatever the name leaves
  std::optional<bool> is_on;  ///< absent: it has no switch
  QString tip = {};
  QColor dot = {};  ///< of a disc, or of a ring where it is not on
  bool operator==(const SetupRow&) const = default;
};

/// A list whose rows have a switch, a name and at the right what the switch means now. As high as its rows, up to
/// seven; longer ones scroll. Space turns the switch of the row that has the focus.
class SetupRows : public QListView {
  Q_OBJECT
public:
  SetupRows(const QString& object_name, const QString& accessible_name, QWidget* parent);
  void setRows(std::vector<SetupRow> rows);
  void choose(int row);  ///< says nothing to anyone

signals:
  /// A person has turned the switch of a row.
  void turned(int row, bool on);
  /// Another row is the current one.
  void chosen(int row);

protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void changeEvent(QEvent* event) override;

private:
  void fit();

  class Rows;
  Rows* rows_;
};

}  // namespace linkwright::ui

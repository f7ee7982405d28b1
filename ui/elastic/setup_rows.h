// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace linkwright::ui {

/// What a row says at its right end, in full whatever the name leaves.
inline constexpr int kStatusRole = Qt::UserRole + 1;

/// A list whose rows have a switch, a name and at the right what the switch means now. As high as its rows, up to
/// seven; longer ones scroll. Space turns the switch of the row that has the focus.
class SetupRows : public QListView {
  Q_OBJECT
public:
  SetupRows(const QString& object_name, const QString& accessible_name, QWidget* parent);
  /// After the model's rows are others, or the font is.
  void fit();

signals:
  /// Another row is the current one.
  void chosen(int row);

protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void changeEvent(QEvent* event) override;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/why.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QSet>
#include <QString>
#include <QTreeWidget>

#include <vector>

namespace linkwright::ui {

/// The parts of one torque as a tree: words, share as a bar, value. What a person has unfolded stays unfolded while the
/// numbers change; parts are made when their row is unfolded.
class WhyTree : public QTreeWidget {
  Q_OBJECT
public:
  explicit WhyTree(QWidget* parent = nullptr);

  /// The parts of this joint's torque. `keep_order`: rows stay where they are although others have become larger, so
  /// that nothing jumps while the robot moves.
  void showParts(const SnapshotPtr& snapshot, int joint, AngleUnit unit, bool keep_order);
  /// Folds everything and forgets what was unfolded.
  void forget();

signals:
  /// The mouse or the keyboard is on a part of this link, index into Model::links(); -1: on none.
  void linkPointed(int link);

protected:
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  class Row;
  void sizeColumns();
  void fill(QTreeWidgetItem* parent, const QString& parent_key, std::vector<WhyNode> parts);
  void fillBelow(Row* row);
  void write(Row* row);
  void point(const QTreeWidgetItem* item);

  SnapshotPtr snapshot_;
  AngleUnit unit_ = AngleUnit::Degree;
  double largest_ = 0.0;
  bool keep_order_ = false;
  bool filling_ = false;
  QSet<QString> unfolded_;
  QString current_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <QWidget>

#include <vector>

namespace linkwright::ui {

/// How far the walk has come with a link.
enum class Visit {
  NotYet,
  Done,  ///< this pass has been here
  Here,
  Waiting,  ///< inward: what it hands on waits until all of its siblings are done too
};
/// By body, at a step of the snapshot; all NotYet for step -1.
std::vector<Visit> visitsAt(const Snapshot& snapshot, int step);

/// In words, where a tree forks: which links wait for their parent, and what it adds up. Empty on a chain. The links by
/// their names and numbers, or only by the numbers that they have in the map.
QString forkInWords(const Snapshot& snapshot, int step, bool by_number = false);

/// The tree of links as a small map, base at the left: where the walk is, where it has been, what waits at a fork. A
/// click on a link goes to its visit in the present pass.
class WalkMap : public QWidget {
  Q_OBJECT
public:
  explicit WalkMap(QWidget* parent = nullptr);

  void show(const SnapshotPtr& snapshot, int step);
  /// Where a body's dot is painted, widget coordinates.
  QPointF placeOf(int body) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

signals:
  void stepWanted(int step);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

private:
  void layOut();
  int bodyAt(QPointF point) const;
  double radius() const;

  SnapshotPtr snapshot_;
  std::shared_ptr<const Model> laid_out_;
  int step_ = -1;
  std::vector<Visit> visits_;
  std::vector<int> column_, row_;  // of each body
  int columns_ = 1, rows_ = 1;
};

}  // namespace linkwright::ui

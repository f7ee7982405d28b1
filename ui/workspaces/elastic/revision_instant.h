// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/work/revision_result.h"

#include <QWidget>

#include <memory>

class QLabel;
class QSlider;

namespace linkwright::ui {

/// One instant of the example in numbers: angles, torques, and [L], [T] and {P} that the torques are made of. Left and
/// right on its slider go a step.
class RevisionInstant : public QWidget {
  Q_OBJECT
public:
  explicit RevisionInstant(QWidget* parent);
  /// Of the run that the settings name; keeps its time. Null: nothing to show.
  void show(const std::shared_ptr<const RevisionResult>& result, AngleUnit unit);
  /// The step next to it. It is remembered where there are none yet.
  void goTo(double t);
  double time() const { return t_; }
  const RevisionStep* step() const;

signals:
  void timeChanged(double t);

private:
  void write();

  std::shared_ptr<const RevisionResult> result_;
  AngleUnit unit_ = AngleUnit::Degree;
  double t_ = 0.0;
  QSlider* slider_;
  QLabel *when_ = nullptr, *figures_, *matrices_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QListWidget>

namespace linkwright::ui {

/// Why the motion cannot be played, or what is doubtful about it, and what to do. It takes no room while there is
/// nothing to say.
class ProblemStrip : public QListWidget {
  Q_OBJECT
public:
  explicit ProblemStrip(QWidget* parent);

  /// What there is to say, with angles in this unit.
  void show(const Motion& motion, const Model& model, AngleUnit unit);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  int heightOf(int rows) const;

  std::shared_ptr<const Diagnostics> shown_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  AngleUnit unit_ = AngleUnit::Degree;
};

}  // namespace linkwright::ui

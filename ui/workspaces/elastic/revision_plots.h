// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/work/revision_result.h"
#include "ui/workspaces/elastic/revision_words.h"

#include <QWidget>

#include <array>
#include <memory>

class QGridLayout;
class QLabel;

namespace linkwright::ui {

class PlotView;

/// What is what in a plot, as rich text.
QString plotKey(bool torque, bool has_golden, bool dark);

/// The paper's Figures 2(a,b) and 3(a,b): ours, the exact motion of rigid links thick and pale below it, and what an
/// independent program made as dots, where there is that.
class RevisionPlots : public QWidget {
  Q_OBJECT
public:
  explicit RevisionPlots(QWidget* parent);
  void show(RevisionFigure figure, const std::shared_ptr<const RevisionResult>& result, AngleUnit unit);
  void placeCursor(double t);
  /// The plot of one of the paper's four figures.
  PlotView& plot(RevisionFigure figure) const { return *plots_.at(static_cast<std::size_t>(figure)); }

signals:
  void timeChosen(double t);

private:
  void draw(RevisionFigure figure, bool is_small);

  std::array<PlotView*, 4> plots_{};
  std::array<QLabel*, 4> titles_{};
  std::array<QWidget*, 4> cells_{};
  QGridLayout* grid_;
  RevisionFigure figure_ = RevisionFigure::ElasticTorques;
  std::shared_ptr<const RevisionResult> result_;
  AngleUnit unit_ = AngleUnit::Degree;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/plots/plot_data.h"
#include "ui/plots/plot_presets.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCPRange;
class QCheckBox;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QWidget;

namespace linkwright {
struct SimulationSetup;
}

namespace linkwright::ui {

class ElidedLabel;
class MotionPlot;

/// The plots of the motion, one below the other, with one time and one cursor: which there are is kept with the scene.
/// Only what is seen is worked out, when the document has worked out the motion anew.
class MotionPlotsPanel : public QWidget {
  Q_OBJECT
public:
  MotionPlotsPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  const std::vector<MotionPlot*>& plots() const { return plots_; }
  const PlotSource& source() const { return source_; }
  MotionPlot* addPlot(const ScenePlot& plot);
  void addPreset(PlotPreset preset, int joint);
  void removePlot(MotionPlot* plot);
  /// In the place of those there are: torques, positions, power.
  void showDefaults();
  /// One plot in the room of all of them; null: all again.
  void enlarge(MotionPlot* plot);
  /// Keeps the present curves, pale and dashed, for comparison.
  void freeze();
  void forgetRuns();
  void placeSecondCursor(std::optional<double> time);
  std::optional<double> secondCursor() const { return second_; }
  void setTimeRange(const std::optional<QCPRange>& range);
  /// Asks for a name and saves all plots under it.
  void saveByDialog();

protected:
  void showEvent(QShowEvent* event) override;

private:
  QWidget* makeHeader();
  QWidget* makeFrozenRow();
  void fillAddMenu();
  void takeLayout();
  void rebuildLayout();
  void storeLayout();
  void clearPlots();
  MotionPlot* makePlot(const ScenePlot& plot);
  void refresh();
  bool takeMotion();
  std::vector<ScenePlot> plotsAtFirst(const Snapshot& snapshot) const;
  void showCurves(bool is_live);
  void shareHeight();
  void arrange();
  void showEmpty();

  Document& document_;
  Interaction& interaction_;
  PlotSource source_;
  std::shared_ptr<const MotionCurves> curves_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const SimulationSetup> setup_;  ///< of the run that the motion came from; null: from none
  std::vector<ScenePlot> layout_;                 ///< what is kept with the scene; none: none are wanted
  bool is_default_ = false;                       ///< nobody has chosen these plots yet: they follow the robot
  bool was_live_ = false, autoscales_ = true;
  int runs_made_ = 0;
  std::optional<double> second_;
  std::vector<MotionPlot*> plots_;
  MotionPlot* enlarged_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QLabel* empty_ = nullptr;
  QSplitter* splitter_ = nullptr;
  QMenu* add_menu_ = nullptr;
  QPushButton* add_ = nullptr;
  QCheckBox* autoscale_ = nullptr;
  QToolButton *freeze_ = nullptr, *save_ = nullptr;
  QWidget* frozen_row_ = nullptr;
  ElidedLabel* frozen_ = nullptr;
};

}  // namespace linkwright::ui

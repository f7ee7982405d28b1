// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/simulation_view_options.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QStatusBar;

namespace linkwright::ui {

/// What a simulation says of the instant that is shown, in the line at the foot of the window: energy and how far its
/// balance has drifted, momentum, how far contacts are off their surfaces, whether their forces are determined. Seen in
/// the workspace Simulate, where there is such an instant. Each figure has its place, whatever it is.
class SimulationStatusLine : public QWidget {
  Q_OBJECT
public:
  SimulationStatusLine(Document& document, SimulationSession& session, SimulationViewOptions& look, QStatusBar& bar);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QLabel* add(const char* name, const QString& caption, const QString& unit, const QString& tip);
  void refresh();
  void showFigures(const Snapshot& snapshot);
  void showDrift(const Snapshot& snapshot);
  void show(QLabel* label, std::optional<double> value, const QString& more = {});
  void giveWidths();
  void fit();

  struct Cell {
    QLabel* label;
    QString caption, unit, tip;
    QString widest;  ///< of what may stand there
  };
  QStatusBar& bar_;
  Document& document_;
  SimulationSession& session_;
  SimulationViewOptions& look_;
  std::vector<Cell> cells_;  ///< from left to right
  QLabel *energy_, *drift_, *linear_, *angular_, *residual_, *status_, *factor_;
  std::shared_ptr<const SimulatedRun> run_;  ///< that the next is of
  double moved_ = 0.0;
};

/// The most energy that has changed its form in a run: the widest range of kinetic and of potential energy, of what the
/// motors and others have put in and of what has been lost, J. O(samples).
double movedEnergy(const SimulationRecord& record);

}  // namespace linkwright::ui

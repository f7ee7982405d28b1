// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/simulation_record.h"
#include "ui/document/document.h"
#include "ui/widgets/when_seen.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace linkwright::ui {

/// What tells whether a run can be trusted, at the instant that is shown: energy and how far its balance has drifted,
/// momentum, how far contacts are off their surfaces, whether their forces are determined.
class RunFigures : public QWidget {
  Q_OBJECT
public:
  explicit RunFigures(Document& document, QWidget* parent = nullptr);

private:
  QLabel* add(const char* name, const QString& caption, const QString& tip);
  void refresh();
  void showDrift(const Snapshot& snapshot);

  Document& document_;
  QLabel *energy_, *drift_, *linear_, *angular_, *residual_, *status_;
  std::shared_ptr<const SimulatedRun> run_;  ///< that the next is of
  double moved_ = 0.0;
  WhenSeen when_seen_{*this, &RunFigures::refresh};
};

/// The most energy that has changed its form in a run: the widest range of kinetic and of potential energy, of what the
/// motors and others have put in and of what has been lost, J. O(samples).
double movedEnergy(const SimulationRecord& record);

}  // namespace linkwright::ui

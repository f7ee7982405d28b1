// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/document/document.h"
#include "ui/widgets/save_flow.h"

#include <memory>
#include <string>
#include <vector>

namespace linkwright::ui {

/// The text of a file with the motion, as linkwright-cli writes it (core/io/motion_table.h): t, q, qd, qdd and the
/// torques that the window shows, at every `step` s. `run`: that the motion came from, whose contacts act along it.
/// Errors say what failed.
Result<std::string> motionCsv(const Model& model, const Trajectory& trajectory, double step,
                              const Eigen::Vector3d& gravity, TorqueTerms terms,
                              const std::vector<ExternalWrench>& loads,
                              const std::shared_ptr<const SimulatedRun>& run = nullptr);

/// The motion as a table of samples, as a person meets it: at which step comes first.
class MotionExport : public SaveFlow {
  Q_OBJECT
public:
  MotionExport(Document& document, QWidget* window);

  void ask();
  /// Writes the present motion.
  void save(const QString& path, double step);

private:
  void askWhere(double step);

  double step_ = 0.01;  ///< s, what was asked for the last time
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/torque_study.h"

#include "core/io/torque_table.h"

namespace linkwright::ui {

Result<TorqueStudy> studyTorques(const std::string& path, const ComparedRobot& robot, const ComparisonOptions& options,
                                 const std::stop_token& stop, const std::function<void(double)>& progress) {
  const int dof = robot.model->dof();
  if (dof == 0 || dof > kMostComparedJoints) {
    return Result<TorqueStudy>::failure(
        Message("Files", "the robot has %1 moving joints; open one with 1 to %2").arg(dof, kMostComparedJoints));
  }
  Result<StateTable> table = readStatesFile(path, *robot.model, {.ignore_extra = true, .needs_torques = true});
  if (!table) return Result<TorqueStudy>::failure(table.diagnostics());
  TorqueStudy study;
  study.model = robot.model;
  study.record = torqueRecordOf(*table, *table);
  study.record.states.gravity = robot.gravity;
  study.record.states.terms = robot.terms;
  study.has_velocity = table->has_velocity;
  study.has_acceleration = table->has_acceleration;
  for (const State& state : table->states) {
    study.lines.push_back(state.line);
    if (table->has_time) study.t.push_back(state.t);
  }
  study.comparison = compareTorques(*robot.mechanism, *robot.model, study.record, options, stop, progress);
  if (!study.comparison.difference.allFinite() || !study.comparison.size.allFinite()) {
    return Result<TorqueStudy>::failure(
        Message("Files", "the torques of these states are not finite; give smaller values"));
  }
  return study;
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: MIT
#include "core/io/motion_table.h"

#include "core/base/require.h"
#include "core/dynamics/batch_dynamics.h"

#include <string>
#include <utility>

namespace linkwright {
namespace {

ResultField jointColumns(const std::string& name, const Model& model) {
  ResultField field{name, {model.dof()}, {}};
  for (const ModelJoint& joint : model.joints()) field.columns.push_back(name + "." + joint.name);
  return field;
}

ResultField loadColumns(const ExternalWrench& load, const Model& model) {
  const std::string name = "ext." + model.links().at(static_cast<std::size_t>(load.link)).name;
  ResultField field{name, {6}, {}};
  for (const char* part : {".fx", ".fy", ".fz", ".nx", ".ny", ".nz"}) field.columns.push_back(name + part);
  return field;
}

void append(std::vector<double>& row, const Eigen::MatrixXd& part, Eigen::Index k) {
  for (Eigen::Index i = 0; i < part.cols(); ++i) row.push_back(part(k, i));
}

}  // namespace

Result<ResultTable> motionTable(const Model& model, const Trajectory& trajectory, const MotionTableOptions& options) {
  requireSize(trajectory.dof(), model.dof(), "the trajectory's joints");
  const JointSamples samples = trajectory.sampleAll(options.dt);
  if (!samples.q.allFinite() || !samples.qd.allFinite() || !samples.qdd.allFinite()) {
    return Result<ResultTable>::failure("the motion has numbers that are too large");
  }
  ResultTable table;
  table.model = model.name();
  for (const ModelJoint& joint : model.joints()) table.joints.push_back(joint.name);
  table.has_time = true;
  table.times.assign(samples.t.data(), samples.t.data() + samples.t.size());
  table.fields = {jointColumns("q", model), jointColumns("qd", model), jointColumns("qdd", model)};

  Eigen::MatrixXd tau(samples.t.size(), 0);
  std::vector<double> loads;
  if (options.has_torque) {
    BatchInput input{samples.q, samples.qd, samples.qdd, options.gravity, options.terms};
    if (!options.loads.empty()) input.external.assign(static_cast<std::size_t>(samples.t.size()), options.loads);
    BatchWorkspace workspace;
    inverseDynamics(model, input, workspace, tau);
    table.fields.push_back(jointColumns("tau", model));
    for (const ExternalWrench& load : options.loads) {
      require(load.axes < 0 && load.point.isZero(0.0), "a load of the table is in world axes at its link's origin");
      table.fields.push_back(loadColumns(load, model));
      loads.insert(loads.end(), load.wrench.force.begin(), load.wrench.force.end());
      loads.insert(loads.end(), load.wrench.moment.begin(), load.wrench.moment.end());
    }
  }
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    std::vector<double>& row = table.rows.emplace_back();
    for (const Eigen::MatrixXd* part :
         {&samples.q, &samples.qd, &samples.qdd, static_cast<const Eigen::MatrixXd*>(&tau)})
      append(row, *part, k);
    row.insert(row.end(), loads.begin(), loads.end());
  }
  if (const int row = firstNonFiniteRow(table); row >= 0) {
    return Result<ResultTable>::failure("sample " + std::to_string(row) +
                                        " gives torques that are not finite: the motion is too fast");
  }
  return table;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/io/motion_table.h"

#include "core/base/require.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/kinematics/forward_kinematics.h"

#include <Eigen/Geometry>

#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace linkwright {
namespace {

ResultField jointColumns(const std::string& name, const Model& model) {
  ResultField field{name, {model.dof()}, {}};
  for (const ModelJoint& joint : model.joints()) field.columns.push_back(name + "." + joint.name);
  return field;
}

ResultField loadColumns(int link, const Model& model) {
  const std::string name = "ext." + model.links().at(static_cast<std::size_t>(link)).name;
  ResultField field{name, {6}, {}};
  for (const char* part : {".fx", ".fy", ".fz", ".nx", ".ny", ".nz"}) field.columns.push_back(name + part);
  return field;
}

void append(std::vector<double>& row, const Eigen::MatrixXd& part, Eigen::Index k) {
  for (Eigen::Index i = 0; i < part.cols(); ++i) row.push_back(part(k, i));
}

/// What acts on links at each sample.
using Wrenches = std::vector<std::vector<ExternalWrench>>;

/// The links that something acts on at some time, each once.
std::set<int> loadedLinks(const Wrenches& external) {
  std::set<int> links;
  for (const std::vector<ExternalWrench>& at : external) {
    for (const ExternalWrench& e : at) links.insert(e.link);
  }
  return links;
}

/// Of each of the links all that acts on it, as force and moment about its origin, world axes: six columns a link.
Eigen::MatrixXd totalsAtOrigins(const Model& model, const JointSamples& samples, const Wrenches& external,
                                const std::set<int>& links) {
  Eigen::MatrixXd totals = Eigen::MatrixXd::Zero(samples.t.size(), 6 * std::ssize(links));
  std::vector<Pose> X_WB;
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    bodyPoses(model, samples.q.row(k).transpose(), X_WB);
    for (const ExternalWrench& e : external[static_cast<std::size_t>(k)]) {
      require(e.axes < 0, "what acts on the table's robot is in world axes");
      const Eigen::Index column = 6 * std::distance(links.begin(), links.find(e.link));
      const Eigen::Vector3d arm = linkPose(model, X_WB, e.link).R * e.point;
      const Eigen::Vector3d moment = e.wrench.moment + arm.cross(e.wrench.force);
      totals.block<1, 3>(k, column) += e.wrench.force.transpose();
      totals.block<1, 3>(k, column + 3) += moment.transpose();
    }
  }
  return totals;
}

/// The table with the rows of these parts, and behind each of them `more`.
Result<ResultTable> filled(ResultTable table, const std::vector<const Eigen::MatrixXd*>& parts,
                           const std::vector<double>& more) {
  for (Eigen::Index k = 0; k < parts.front()->rows(); ++k) {
    std::vector<double>& row = table.rows.emplace_back();
    for (const Eigen::MatrixXd* part : parts) append(row, *part, k);
    row.insert(row.end(), more.begin(), more.end());
  }
  if (const int row = firstNonFiniteRow(table); row >= 0) {
    return Result<ResultTable>::failure(
        Message("Files", "the torques of sample %1 are not finite, because the motion is too fast").arg(row));
  }
  return table;
}

}  // namespace

Result<ResultTable> motionTable(const Model& model, const Trajectory& trajectory, const MotionTableOptions& options) {
  requireSize(trajectory.dof(), model.dof(), "the trajectory's joints");
  const JointSamples samples = trajectory.sampleAll(options.dt);
  if (!samples.q.allFinite() || !samples.qd.allFinite() || !samples.qdd.allFinite()) {
    return Result<ResultTable>::failure(Message("Files", "the motion contains numbers that are too large"));
  }
  ResultTable table;
  table.model = model.name();
  for (const ModelJoint& joint : model.joints()) table.joints.push_back(joint.name);
  table.has_time = true;
  table.times.assign(samples.t.data(), samples.t.data() + samples.t.size());
  table.fields = {jointColumns("q", model), jointColumns("qd", model), jointColumns("qdd", model)};

  Eigen::MatrixXd tau(samples.t.size(), 0), totals;
  std::vector<double> loads;
  if (options.has_torque) {
    BatchInput input{samples.q, samples.qd, samples.qdd, options.gravity, options.terms};
    if (options.external)
      input.external = options.external(samples);
    else if (!options.loads.empty())
      input.external.assign(static_cast<std::size_t>(samples.t.size()), options.loads);
    BatchWorkspace workspace;
    inverseDynamics(model, input, workspace, tau);
    table.fields.push_back(jointColumns("tau", model));
    if (options.external) {
      const std::set<int> links = loadedLinks(input.external);
      for (const int link : links) table.fields.push_back(loadColumns(link, model));
      totals = totalsAtOrigins(model, samples, input.external, links);
      return filled(std::move(table), {&samples.q, &samples.qd, &samples.qdd, &tau, &totals}, {});
    }
    for (const ExternalWrench& load : options.loads) {
      require(load.axes < 0 && load.point.isZero(0.0), "a load of the table is in world axes at its link's origin");
      table.fields.push_back(loadColumns(load.link, model));
      loads.insert(loads.end(), load.wrench.force.begin(), load.wrench.force.end());
      loads.insert(loads.end(), load.wrench.moment.begin(), load.wrench.moment.end());
    }
  }
  return filled(std::move(table), {&samples.q, &samples.qd, &samples.qdd, &tau}, loads);
}

}  // namespace linkwright

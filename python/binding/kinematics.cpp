// SPDX-License-Identifier: MIT
#include "core/ik/inverse_kinematics.h"
#include "core/ik/middle_of_limits.h"
#include "core/io/target_numbers.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/manipulability.h"
#include "python/binding/states.h"

#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

/// [states x 4 x 4], X_WL.
py::array_t<double> poses(const Robot& robot, const Rows& q, int link) {
  const Model& model = *robot.model;
  const ConstRowMap rows = mapOf(q);
  py::array_t<double> all = newArray({rows.rows(), 4, 4});
  RowMap out = rowsOf(all);
  std::vector<Pose> X_WB;
  eachState(rows.rows(), [&](Index k) {
    bodyPoses(model, rows.row(k).transpose(), X_WB);
    const Pose X_WL = linkPose(model, X_WB, link);
    for (int i = 0; i < 3; ++i) out.row(k).segment<4>(4 * i) << X_WL.R.row(i), X_WL.p[i];
    out.row(k).tail<4>() << 0.0, 0.0, 0.0, 1.0;
  });
  return all;
}

/// work(k, J) for the Jacobian of each state.
template <class Work>
void eachJacobian(const Model& model, const ConstRowMap& q, int link, const Work& work) {
  std::vector<Pose> X_WB;
  Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  eachState(q.rows(), [&](Index k) {
    bodyPoses(model, q.row(k).transpose(), X_WB);
    jacobian(model, X_WB, link, J);
    work(k, J);
  });
}

/// [states x 6 x dof]
py::array_t<double> jacobians(const Robot& robot, const Rows& q, int link) {
  const ConstRowMap rows = mapOf(q);
  py::array_t<double> all = newArray({rows.rows(), 6, robot.model->dof()});
  RowMap out = rowsOf(all);
  eachJacobian(*robot.model, rows, link,
               [&](Index k, const auto& J) { out.row(k) = J.transpose().reshaped().transpose(); });
  return all;
}

/// [states]
py::array_t<double> manipulabilities(const Robot& robot, const Rows& q, int link, const std::string& rows) {
  const JacobianRows which = rows == "linear"    ? JacobianRows::Linear
                             : rows == "angular" ? JacobianRows::Angular
                                                 : JacobianRows::All;
  const ConstRowMap states = mapOf(q);
  py::array_t<double> all = newArray({states.rows(), 1});
  RowMap out = rowsOf(all);
  eachJacobian(*robot.model, states, link,
               [&](Index k, const auto& J) { out(k, 0) = manipulability(J, which).reachable_measure; });
  return all;
}

/// The target of a row, 4 x 4; its rotation is held to what a file of targets must have.
Pose targetOf(const ConstRowMap& targets, Index k) {
  TargetNumbers numbers = {};
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) numbers[static_cast<std::size_t>(kFirstRotation + 3 * i + j)] = targets(k, 4 * i + j);
    numbers[static_cast<std::size_t>(kFirstPosition + i)] = targets(k, 4 * i + 3);
  }
  Problems problems("pose");
  Pose X_WT = poseOf(numbers, TargetOrientation::Matrix, 0, "target " + std::to_string(k), problems);
  if (problems.any()) throw py::value_error("pose: " + problems.sorted().front().message.text());
  return X_WT;
}

/// What the command line's ik does without options: restarts, both tolerances, the middle of the limits.
py::dict ik(const Robot& robot, const Rows& targets, int link, const Rows& starts, bool position_only,
            bool respect_limits, double position_tolerance, double orientation_tolerance, int max_iterations,
            int max_restarts, std::uint64_t seed) {
  const Model& model = *robot.model;
  const ConstRowMap X = mapOf(targets), start = mapOf(starts);
  if (X.cols() != 16 || start.rows() != X.rows()) throw py::value_error("a start is needed for each 4 x 4 target");
  IkSolver solver(model, link);
  const IkOptions way = max_restarts > 0 ? coldIkOptions() : IkOptions{};
  IkOptions options;
  options.damping = way.damping;
  options.max_joint_step = way.max_joint_step;
  options.position_tolerance = position_tolerance;
  options.orientation_tolerance = orientation_tolerance;
  options.max_iterations = max_iterations;
  options.max_restarts = max_restarts;
  options.respect_limits = respect_limits;
  options.seed = seed;
  IkTarget target;
  target.link = link;
  if (position_only) target.weights = kPositionOnly;
  py::array_t<double> q = newArray({X.rows(), model.dof()}), figures = newArray({X.rows(), 4});
  RowMap q_out = rowsOf(q), out = rowsOf(figures);
  std::vector<std::string> statuses;
  std::vector<Pose> X_WT;
  for (Index k = 0; k < X.rows(); ++k) X_WT.push_back(targetOf(X, k));
  const auto solve = [&](Index k) {
    target.X_WT = X_WT[static_cast<std::size_t>(k)];
    const IkResult& result = solver.solve(target, start.row(k).transpose(), options);
    q_out.row(k) = result.q.transpose();
    out.row(k) << result.position_error, result.orientation_error, result.iterations, result.restarts;
    statuses.emplace_back(toString(result.status));
  };
  eachState(X.rows(), solve, 1);
  py::dict solution;
  solution["q"] = q;
  solution["figures"] = figures;
  solution["status"] = statuses;
  return solution;
}

}  // namespace

void addKinematics(py::module_& module) {
  module.def("pose", &poses, py::arg("robot"), py::arg("q"), py::arg("link"));
  module.def("jacobian", &jacobians, py::arg("robot"), py::arg("q"), py::arg("link"));
  module.def("manipulability", &manipulabilities, py::arg("robot"), py::arg("q"), py::arg("link"), py::arg("rows"));
  module.def(
      "middle", [](const Robot& robot) { return middleOfLimits(*robot.model); }, py::arg("robot"));
  module.def("ik", &ik, py::arg("robot"), py::arg("targets"), py::arg("link"), py::arg("starts"),
             py::arg("position_only"), py::arg("respect_limits"), py::arg("position_tolerance"),
             py::arg("orientation_tolerance"), py::arg("max_iterations"), py::arg("max_restarts"), py::arg("seed"));
}

}  // namespace linkwright::python

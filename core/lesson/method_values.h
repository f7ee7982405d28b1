// SPDX-License-Identifier: MIT
#pragma once

// What methods other than the recursion say of one state, with their own mistakes in them or none.

#include "core/beam/elastic_mistake.h"
#include "core/contact/extended_mistakes.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/ik/ik_mistake.h"
#include "core/lesson/lesson_robot.h"
#include "core/lesson/value_name.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Of an iteration that does not end by itself so many are counted.
inline constexpr int kMostLessonIterations = 500;

/// The iteration of core/ik/gauss_newton.h by the pseudo-inverse, with its first weights (first_weights.h) and options.
struct GaussNewtonRun {
  int iterations = 0;
  double residual = 0.0;  ///< position error at its end, m
  Eigen::VectorXd step;   ///< [dof] the first step, rad, m; zero for joints that do not move the hand
};
/// From q [dof] to the scene's first target. O(iterations n).
GaussNewtonRun gaussNewtonRun(const LessonRobot& robot, const Eigen::VectorXd& q, const IkMistakeSet& mistakes);

/// A figure of the paper's example (core/beam/revision_case.h) in steps of 1 ms; NaN where the revision fails or the
/// figure is not there. Each mistake is worked out once in a program. From several threads at once.
double revisionFigure(RevisionFigure figure, std::optional<ElasticMistake> mistake);

/// Joint torques [dof] with the mass of each rod lumped at its ends (core/beam/nodal_scheme.h): what inverse dynamics
/// gives, and what that changes. NaN where the robot cannot be taken for such a tree. O(n dof).
Eigen::VectorXd lumpedTorques(const LessonRobot& robot, const DynamicsInput& input, const Eigen::VectorXd& right);

/// The extended Newton-Euler method at the start of a run from a state: torques, modes of contacts, and what sticks,
/// are those of the simulation's first sample.
class InvStart {
public:
  /// Nothing where the run cannot begin.
  static std::optional<InvStart> make(const LessonRobot& robot, const DynamicsInput& input);
  ExtendedForwardDynamics ask(const ExtendedMistakeSet& mistakes) const;
  /// Of one answer; NaN for a contact that does not touch, and where M is singular. `joint`: index into
  /// Model::joints(), where the figure is of one.
  double figure(const ExtendedForwardDynamics& answer, InvFigure figure, int joint, const std::string& contact) const;

private:
  std::shared_ptr<const Model> model_;
  ForwardDynamicsInput input_;
  std::vector<ContactQuestion> asked_, released_;
  std::vector<std::string> names_;  // of those asked about
};

/// The columns of M as the extended method asks for them, with its mistakes.
Eigen::MatrixXd massMatrixByColumns(const Model& model, const DynamicsInput& input, const ExtendedMistakeSet& mistakes);

}  // namespace linkwright

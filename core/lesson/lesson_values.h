// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/mistake.h"
#include "core/lesson/found_value.h"
#include "core/lesson/lesson_mistake.h"
#include "core/lesson/lesson_robot.h"
#include "core/lesson/link_balance.h"
#include "core/lesson/method_values.h"
#include "core/recording/recording.h"
#include "core/simulation/simulation_status.h"
#include "core/trajectory/motion_results.h"

#include <Eigen/Core>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// What live values are read from: the state that is seen, and the mistakes that are planted in it.
struct LessonInstant {
  DynamicsInput input;
  double time = 0.0;  ///< s, in the motion
  MistakeSet mistakes;
  Formulation formulation = Formulation::BodyFrame;  ///< in which the mistakes are made
  /// A mistake that is planted to see which number it gives, and not in what is seen. One of the recursion stands in
  /// `mistakes` too.
  std::optional<LessonMistake> planted;
  std::optional<SimulationStatus> ended;  ///< how the run ended; nothing: there is none
};

/// Some live values of one robot, found by their names once and then read as often as is wanted. With mistakes planted,
/// torques and rows of the recursion are the wrong ones; everything else is as it is. With one that is `planted` so is
/// each value that canTouch() says. Not shared between threads.
class LessonValues {
public:
  /// Why a name is the name of none, on this robot; an empty message: it is one.
  static Message problem(const LessonRobot& robot, const std::string& name);
  /// Throws PreconditionError on a name with a problem.
  LessonValues(LessonRobot robot, std::vector<std::string> names);

  const LessonRobot& robot() const { return robot_; }
  /// How many numbers the value has: 1, or 3.
  int sizeOf(std::size_t value) const { return values_.at(value).size; }
  /// Where its first number stands in the output of read().
  int offsetOf(std::size_t value) const { return values_.at(value).offset; }
  int count() const { return count_; }  ///< of all numbers

  /// Reads all of them; `motion` may be null, and then what is of a motion is NaN. Positions, rates, torques, rows of
  /// the recursion and the mass matrix cost what their recursions cost, O(n) and O(n depth); other curves those of
  /// MotionResults for one sample; extremes O(samples); elastic links O(nodes^3). Iterations, the start of a run and
  /// the revision of a trajectory take up to milliseconds.
  void read(const LessonInstant& instant, MotionResults* motion, std::vector<double>& out);

  /// The value of the last sample that is not after `time`; the first one's before.
  static double atTime(const Eigen::VectorXd& t, const Eigen::VectorXd& values, double time);

private:
  double curveNow(const FoundValue& value, const LessonInstant& instant, MotionResults* motion);
  static double extreme(const FoundValue& value, MotionResults& motion);
  void trace(const FoundValue& value, const LessonInstant& instant, double* out);
  const Eigen::VectorXd& torques(const LessonInstant& instant);
  MotionResults& now(const LessonInstant& instant);
  double ik(IkFigure figure, const LessonInstant& instant);
  void elastic(const FoundValue& value, const LessonInstant& instant, double* out);
  double massMatrix(const FoundValue& value, const LessonInstant& instant);
  double gaussNewton(const FoundValue& value, const LessonInstant& instant);
  double inv(const FoundValue& value, const LessonInstant& instant);
  void forget();

  LessonRobot robot_;
  std::vector<FoundValue> values_;
  int count_ = 0;
  std::vector<double> fixed_;  ///< [count] what does not change with the state

  // of one read, each worked out when it is first needed
  InverseDynamicsWorkspace workspace_;
  Eigen::VectorXd tau_;
  bool has_tau_ = false;
  Eigen::MatrixXd M_;
  MassMatrixWorkspace mass_workspace_;
  bool has_M_ = false;
  std::array<Recording, kFormulations.size()> recordings_;
  std::array<bool, kFormulations.size()> has_recording_{};
  std::vector<Pose> X_WB_;
  bool has_poses_ = false;
  std::unique_ptr<MotionResults> now_;
  std::array<double, 2> ik_{};
  bool has_ik_ = false;
  std::optional<GaussNewtonRun> gauss_newton_;
  std::optional<InvStart> inv_start_;
  std::optional<ExtendedForwardDynamics> inv_;
  bool has_inv_ = false;
  std::unique_ptr<LinkBalance> balance_;  // made when it is first needed
  bool has_balance_ = false, is_balanced_ = false;
};

}  // namespace linkwright

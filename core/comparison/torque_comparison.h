// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/comparison/difference_cause.h"
#include "core/comparison/residual_structure.h"
#include "core/comparison/torque_record.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

struct ComparisonOptions {
  /// What is no difference, relative to the largest torque of a joint.
  double tolerance = 1e-4;
  /// Standard deviation of the noise in their torques, relative to each joint's root mean square. Absent: it is
  /// estimated where there are enough samples, else everything beyond the tolerance counts.
  std::optional<double> noise;
};

/// How a comparison ends.
enum class ComparisonVerdict {
  Agree,        ///< no difference beyond tolerance and noise
  Explained,    ///< by one cause or two together; where several do so equally well, all are given
  Unexplained,  ///< none of the causes known gives these numbers
};
/// "agree", "explained", "unexplained".
const char* nameOf(ComparisonVerdict verdict);

/// What explains the difference: one cause, or two together.
struct DifferenceExplanation {
  std::vector<PlacedCause> causes;
  // What was fitted with it.
  std::vector<int> order;     ///< column j of theirs holds the torque of joint order[j]
  Eigen::VectorXd factor;     ///< [dof] theirs by ours; 1 where it is not fitted
  Eigen::VectorXd rotor;      ///< [dof] reflected inertia, kg m^2 or kg; 0 where it is not fitted
  Eigen::VectorXd viscous;    ///< [dof] N m s/rad or N s/m
  Eigen::VectorXd coulomb;    ///< [dof] N m or N
  Eigen::MatrixXd torques;    ///< [rows x dof] ours with the causes and what was fitted, which theirs are like; N m, N
  Eigen::VectorXd remaining;  ///< [dof] root mean square of theirs less this, over all rows; N m, N
  double confidence = 0.0;    ///< probability, every kind of cause and "none of them" being as likely beforehand: 0..1
  double score = 0.0;
};

struct TorqueComparison {
  ComparisonVerdict verdict = ComparisonVerdict::Agree;
  Eigen::MatrixXd ours;        ///< [rows x dof] from `first_row` of the record on; N m, N
  int first_row = 0;           ///< a motion is compared from its third row to its third from last
  Eigen::VectorXd size;        ///< [dof] root mean square of their torques; N m, N
  Eigen::VectorXd difference;  ///< [dof] root mean square of theirs less ours
  Eigen::VectorXd largest;     ///< [dof] the largest difference by size
  std::vector<int> worst_row;  ///< [dof] where it is
  int worst_joint = 0;         ///< whose difference is largest beside the size of its torques
  Eigen::VectorXd noise;       ///< [dof] standard deviation; empty where it is not known
  /// Where the verdict is Explained: the best first. More than one cannot be told apart with these data.
  std::vector<DifferenceExplanation> explanations;
  /// Where nothing explains it: what the difference depends on, the likeliest first; empty where there are too few
  /// rows to say.
  std::vector<ShapedResidual> shapes;
  double noise_to_give = 0.0;  ///< Unexplained: the least of kUsualNoises with which it would not be; 0: none
  bool scatters = false;       ///< Unexplained: the difference depends on nothing, it is noise larger than kMostNoise
  int rows = 0;                ///< compared
  int rows_searched = 0;       ///< of these, in the search for causes
};

inline constexpr int kMostComparedJoints = 200;
/// Of ComparisonOptions::noise, to choose from.
inline constexpr std::array kUsualNoises = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5};
inline constexpr double kMostNoise = 0.25;  ///< of the size of a joint's torques

/// Compares and looks for the cause. A cause is named only if what it leaves is noise (F-test for lack of fit, or the
/// noise that is given), if it is better than no cause and than a difference without a name (a constant, a spring,
/// other parameters of one link) after paying for its free parameters and for all that was looked for, and with two
/// causes, if no single one is enough. `mechanism` is what `model` was compiled from, with at most kMostComparedJoints
/// joints. Searches up to 5,000 rows. Where numbers are too large, `difference` is not finite and nothing is looked
/// for. Throws PreconditionError on wrong sizes and numbers that are not finite. `progress` is told the share of the
/// search that is done; `stop` ends it early, and then nothing is named.
TorqueComparison compareTorques(const Mechanism& mechanism, const Model& model, const TorqueRecord& record,
                                const ComparisonOptions& options = {}, const std::stop_token& stop = {},
                                const std::function<void(double)>& progress = {});

/// The comparison for a person.
std::string comparisonText(const Model& model, const TorqueComparison& comparison);
/// A cause with its place and what was fitted: "Joint axis reversed: 'joint_2'".
Message placedText(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& cause);
/// "a + b q at joint 'elbow', like a spring".
Message shapeText(const Model& model, const ShapedResidual& shaped);

}  // namespace linkwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/statistics.h"
#include "core/trajectory/violations.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// What a motion asks of the joints, and of all of them together.
struct MotionStatistics {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const MotionCurves> curves;  ///< null: there is no motion
  std::vector<JointStatistics> joints;         ///< [dof]
  Peak power;                                  ///< of all joints together at one instant, W
  double work = 0.0, positive = 0.0;           ///< sums, J
  int worst = -1;  ///< the joint nearest to a limit of torque or velocity, or most beyond it
  std::vector<LimitViolation> violations;
};

/// O(samples dof).
MotionStatistics motionStatistics(std::shared_ptr<const Model> model, std::shared_ptr<const MotionCurves> curves);

/// "1.240 s", as the timeline has it; no line ends between the two.
QString instantText(double seconds);
QString nameOfJoint(const Model& model, int joint);

/// Whether a joint is nearer to its torque limit than to its velocity limit.
bool isByEffort(const JointStatistics& joint);
/// "Hit hardest: elbow, 83 % of its torque limit at 1.240 s."
QString worstWords(const MotionStatistics& statistics);
/// The instant of those words; none where no limit counts.
std::optional<double> worstInstant(const MotionStatistics& statistics);

/// "elbow moves at 132 °/s at 1.250 s; its limit is 115 °/s", in the unit of the window.
QString wordsOf(const LimitViolation& violation, const Model& model, AngleUnit unit);

/// Something that is wrong or doubtful with a motion, and where it is.
struct MotionProblem {
  QString words;
  std::optional<double> time;  ///< s
};
/// What goes beyond the limits of position, velocity, acceleration and torque, then what else the document has to say.
std::vector<MotionProblem> motionProblems(const MotionStatistics& statistics, const Diagnostics* said, AngleUnit unit);

}  // namespace linkwright::ui

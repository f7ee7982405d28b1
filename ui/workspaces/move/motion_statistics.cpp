// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_statistics.h"

#include "core/mechanism/beyond_limit.h"
#include "ui/document/translated.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/share_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

struct MotionStatisticsText {
  Q_DECLARE_TR_FUNCTIONS(MotionStatistics)
};

bool slides(const Model& model, int joint) {
  return model.joints().at(static_cast<std::size_t>(joint)).type == JointType::Prismatic;
}

Measure measureOf(LimitKind kind, bool is_slide) {
  switch (kind) {
    case LimitKind::Position: return is_slide ? Measure::Length : Measure::Angle;
    case LimitKind::Velocity: return is_slide ? Measure::Velocity : Measure::AngularVelocity;
    case LimitKind::Acceleration: break;
  }
  return is_slide ? Measure::Acceleration : Measure::AngularAcceleration;
}

QString velocityLoad(bool is_beyond) {
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  if (is_beyond)
    return MotionStatisticsText::tr(
        "Closest to its limit: %1 reaches %2 of its velocity limit at %3 (limit exceeded).");
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  return MotionStatisticsText::tr("Closest to its limit: %1 reaches %2 of its velocity limit at %3.");
}

QString forceLoad(bool is_beyond) {
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  if (is_beyond)
    return MotionStatisticsText::tr("Closest to its limit: %1 reaches %2 of its force limit at %3 (limit exceeded).");
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  return MotionStatisticsText::tr("Closest to its limit: %1 reaches %2 of its force limit at %3.");
}

QString torqueLoad(bool is_beyond) {
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  if (is_beyond)
    return MotionStatisticsText::tr("Closest to its limit: %1 reaches %2 of its torque limit at %3 (limit exceeded).");
  //: %1: name of a joint, %2: a percentage, %3: a time with its unit
  return MotionStatisticsText::tr("Closest to its limit: %1 reaches %2 of its torque limit at %3.");
}

}  // namespace

MotionStatistics motionStatistics(std::shared_ptr<const Model> model, std::shared_ptr<const MotionCurves> curves) {
  MotionStatistics made;
  made.model = std::move(model);
  made.curves = std::move(curves);
  if (!made.curves || !made.model || made.model->dof() == 0) return made;
  const JointSamples& samples = made.curves->samples;
  made.joints = statisticsOf(*made.model, samples, made.curves->tau);
  made.worst = mostLoadedJoint(made.joints);
  for (const JointStatistics& joint : made.joints) {
    made.work += joint.work;
    made.positive += joint.positive;
  }
  const Eigen::VectorXd power = made.curves->tau.cwiseProduct(samples.qd).rowwise().sum();
  Eigen::Index at = 0;
  power.cwiseAbs().maxCoeff(&at);
  made.power = {power[at], samples.t[at]};
  made.violations = made.curves->violations;
  return made;
}

QString instantText(double seconds) { return QStringLiteral(u"%1\u00a0s").arg(seconds, 0, 'f', 3); }

QString wordsOf(const LimitViolation& violation, const Model& model, AngleUnit unit) {
  const Measure measure = measureOf(violation.kind, slides(model, violation.joint));
  //: %1: name of a joint, %2: its position, %3: a time, %4: the limit, all with their unit
  const QString position = MotionStatisticsText::tr("%1 reaches %2 at %3, beyond its limit of %4");
  //: %1: name of a joint, %2: its velocity, %3: a time, %4: the limit, all with their unit
  const QString velocity = MotionStatisticsText::tr("%1 reaches a velocity of %2 at %3, beyond its limit of %4");
  //: %1: name of a joint, %2: its acceleration, %3: a time, %4: the limit, all with their unit
  const QString acceleration =
      MotionStatisticsText::tr("%1 reaches an acceleration of %2 at %3, beyond its limit of %4");
  const QString& words = violation.kind == LimitKind::Position   ? position
                         : violation.kind == LimitKind::Velocity ? velocity
                                                                 : acceleration;
  return words.arg(nameOfJoint(model, violation.joint), numberWithUnit(violation.value, measure, unit),
                   instantText(violation.worst), numberWithUnit(violation.limit, measure, unit));
}

QString nameOfJoint(const Model& model, int joint) {
  return QString::fromStdString(model.joints().at(static_cast<std::size_t>(joint)).name);
}

bool isByEffort(const JointStatistics& joint) { return joint.effort.share >= joint.speed.share; }

QString worstWords(const MotionStatistics& statistics) {
  if (statistics.worst < 0) {
    if (!statistics.model) return {};
    const auto& joints = statistics.model->joints();
    const auto is_limit = [](double limit) { return limit > 0.0 && std::isfinite(limit); };
    const bool has_limits = std::any_of(joints.begin(), joints.end(), [&](const ModelJoint& joint) {
      return is_limit(joint.limits.effort) || is_limit(joint.limits.velocity);
    });
    return has_limits ? MotionStatisticsText::tr("This motion loads no joint that has a torque or velocity limit.")
                      : MotionStatisticsText::tr("The joints have no torque or velocity limits. Set limits in Build.");
  }
  const JointStatistics& joint = statistics.joints.at(static_cast<std::size_t>(statistics.worst));
  const WorstShare& worst = isByEffort(joint) ? joint.effort : joint.speed;
  const bool is_beyond = beyondRate(worst.share, 1.0) > 0.0;
  const QString said = !isByEffort(joint)                            ? velocityLoad(is_beyond)
                       : slides(*statistics.model, statistics.worst) ? forceLoad(is_beyond)
                                                                     : torqueLoad(is_beyond);
  return said.arg(nameOfJoint(*statistics.model, statistics.worst), shareText(worst.share), instantText(worst.time));
}

std::optional<double> worstInstant(const MotionStatistics& statistics) {
  if (statistics.worst < 0) return std::nullopt;
  const JointStatistics& joint = statistics.joints.at(static_cast<std::size_t>(statistics.worst));
  return isByEffort(joint) ? joint.effort.time : joint.speed.time;
}

std::vector<MotionProblem> motionProblems(const MotionStatistics& statistics, const Diagnostics* said, AngleUnit unit) {
  std::vector<MotionProblem> problems;
  for (const LimitViolation& violation : statistics.violations) {
    problems.push_back({wordsOf(violation, *statistics.model, unit), violation.worst});
  }
  for (int i = 0; i < std::ssize(statistics.joints); ++i) {
    const JointStatistics& joint = statistics.joints[static_cast<std::size_t>(i)];
    if (!(beyondRate(joint.effort.share, 1.0) > 0.0)) continue;
    const bool is_force = slides(*statistics.model, i);
    const auto number = [&](double value) {
      return (is_force ? MotionStatisticsText::tr("%1 N") : MotionStatisticsText::tr("%1 N m"))
          .arg(withTrueMinus(QString::number(value, 'g', 4)));
    };
    const double limit = statistics.model->joints()[static_cast<std::size_t>(i)].limits.effort;
    //: %1: name of a joint, %2: torque or force, %3: a time, %4: its limit, all with their unit
    problems.push_back({MotionStatisticsText::tr("%1 needs %2 at %3, beyond its limit of %4")
                            .arg(nameOfJoint(*statistics.model, i), number(joint.torque.value),
                                 instantText(joint.effort.time), number(limit)),
                        joint.effort.time});
  }
  if (said == nullptr) return problems;
  for (const Diagnostic& each : *said) {
    if (each.kind == DiagnosticKind::BeyondLimit) continue;
    QString sentence = translated(each.message);
    if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
    problems.push_back({sentence, std::nullopt});
  }
  return problems;
}

}  // namespace linkwright::ui

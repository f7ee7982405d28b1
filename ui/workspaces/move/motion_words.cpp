// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_words.h"

#include "ui/document/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct MotionText {
  Q_DECLARE_TR_FUNCTIONS(MotionWords)
};

}  // namespace

QString wordsFor(CourseKind kind) {
  switch (kind) {
    case CourseKind::Waypoints: return MotionText::tr("From waypoint to waypoint");
    case CourseKind::Spline: return MotionText::tr("Interpolating spline");
    case CourseKind::Sinusoid: return MotionText::tr("Sinusoid");
    //: noun: oscillation of rising frequency
    case CourseKind::Chirp: return MotionText::tr("Chirp");
    case CourseKind::Samples: return MotionText::tr("Samples");
  }
  return {};
}

QString wordsFor(TimingLaw law) {
  switch (law) {
    //: adjective: polynomial of a motion
    case TimingLaw::Cubic: return MotionText::tr("Cubic");
    //: adjective: polynomial of a motion
    case TimingLaw::Quintic: return MotionText::tr("Quintic");
    case TimingLaw::Cycloid: return MotionText::tr("Cycloid");
    case TimingLaw::Trapezoid: return MotionText::tr("Trapezoid");
    //: noun: motion with limited jerk
    case TimingLaw::SCurve: return MotionText::tr("S-curve");
  }
  return {};
}

QString wordsFor(MoveKind kind) {
  switch (kind) {
    //: noun: path that is straight in joint space
    case MoveKind::Joint: return MotionText::tr("Joints");
    //: noun: straight path of the end effector
    case MoveKind::Line: return MotionText::tr("Line");
    //: noun: circular path of the end effector
    case MoveKind::Arc: return MotionText::tr("Arc");
  }
  return {};
}

QString wordsFor(DerivativeMethod method) {
  switch (method) {
    case DerivativeMethod::SavitzkyGolay: return MotionText::tr("Savitzky-Golay");
    case DerivativeMethod::Spline: return MotionText::tr("Spline");
    case DerivativeMethod::BackwardDifferences: return MotionText::tr("Backward differences");
  }
  return {};
}

QString effectOf(const DerivativeOptions& how) {
  switch (how.method) {
    //: %1: degree of the polynomial, %2: number of samples
    case DerivativeMethod::SavitzkyGolay:
      return MotionText::tr(
                 "A polynomial of degree %1 is fitted to %2 samples around each instant. A longer window removes more "
                 "noise but also smooths abrupt changes in the motion.")
          .arg(how.order)
          .arg(how.window);
    case DerivativeMethod::Spline:
      return MotionText::tr(
          "A cubic spline passes through all samples. It is accurate for a smooth motion, but it amplifies the effect "
          "of position noise on accelerations and torques.");
    case DerivativeMethod::BackwardDifferences:
      return MotionText::tr(
          "The difference from the previous sample is taken twice. Velocities lag by half a step and accelerations by "
          "a whole step, and each difference amplifies the noise. Using this method is a common mistake, which is "
          "visible in the torques.");
  }
  return {};
}

QString timeText(double seconds) {
  const int decimals = seconds >= 1000.0 ? 0 : seconds >= 100.0 ? 1 : seconds >= 10.0 ? 2 : 3;
  return QString::number(seconds, 'f', decimals) + QStringLiteral(" s");
}

QString nameOf(const Waypoint& waypoint) {
  //: adjective: a waypoint
  return waypoint.pose.empty() ? MotionText::tr("unnamed") : QString::fromStdString(waypoint.pose);
}

QString segmentText(const TrajectoryPlan& plan, int segment) {
  if (const auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    const Move& move = course->moves.at(static_cast<std::size_t>(segment));
    return QStringLiteral("%1 · %2").arg(wordsFor(move.kind), wordsFor(move.law.law));
  }
  if (const auto* spline = std::get_if<SplineCourse>(&plan.course)) {
    return spline->degree == 5 ? MotionText::tr("Quintic spline") : MotionText::tr("Cubic spline");
  }
  return wordsFor(courseKindOf(plan));
}

QString summaryOf(const TrajectoryPlan& plan) {
  const auto count = static_cast<int>(waypointsOf(plan).size());
  switch (courseKindOf(plan)) {
    case CourseKind::Waypoints: return MotionText::tr("segments between %1 waypoints").arg(count);
    case CourseKind::Spline: return MotionText::tr("a spline through %1 waypoints").arg(count);
    case CourseKind::Sinusoid: return MotionText::tr("a sinusoid about one pose");
    case CourseKind::Chirp: return MotionText::tr("a chirp about one pose");
    case CourseKind::Samples:
      return MotionText::tr("%1 samples").arg(static_cast<qlonglong>(std::get<SampledCourse>(plan.course).t.size()));
  }
  return {};
}

QString firstError(const Motion& motion) {
  if (motion.curves || !motion.problems) return {};
  const auto error = std::find_if(motion.problems->begin(), motion.problems->end(),
                                  [](const Diagnostic& d) { return d.severity == Severity::Error; });
  return error == motion.problems->end() ? QString() : translated(error->message);
}

}  // namespace linkwright::ui

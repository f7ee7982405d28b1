// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/move/motion_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

QString text(const char* source) { return QCoreApplication::translate("MotionWords", source); }

}  // namespace

QString wordsFor(CourseKind kind) {
  switch (kind) {
    case CourseKind::Waypoints: return text("From waypoint to waypoint");
    case CourseKind::Spline: return text("Spline through all");
    case CourseKind::Sinusoid: return text("Sinusoid");
    case CourseKind::Chirp: return text("Chirp");
    case CourseKind::Samples: return text("Samples");
  }
  return {};
}

QString wordsFor(TimingLaw law) {
  switch (law) {
    case TimingLaw::Cubic: return text("Cubic");
    case TimingLaw::Quintic: return text("Quintic");
    case TimingLaw::Cycloid: return text("Cycloid");
    case TimingLaw::Trapezoid: return text("Trapezoid");
    case TimingLaw::SCurve: return text("S-curve");
  }
  return {};
}

QString wordsFor(MoveKind kind) {
  switch (kind) {
    case MoveKind::Joint: return text("Joints");
    case MoveKind::Line: return text("Line");
    case MoveKind::Arc: return text("Arc");
  }
  return {};
}

QString wordsFor(DerivativeMethod method) {
  switch (method) {
    case DerivativeMethod::SavitzkyGolay: return text("Savitzky-Golay");
    case DerivativeMethod::Spline: return text("Spline");
    case DerivativeMethod::BackwardDifferences: return text("Backward differences");
  }
  return {};
}

QString effectOf(const DerivativeOptions& how) {
  switch (how.method) {
    case DerivativeMethod::SavitzkyGolay:
      return text(
                 "A polynomial of degree %1 is fitted to %2 samples around each instant: a longer window takes more "
                 "noise away, and rounds corners of the motion off.")
          .arg(how.order)
          .arg(how.window);
    case DerivativeMethod::Spline:
      return text(
          "A cubic spline through all samples: exact for a smooth motion, but noise of the positions becomes "
          "large in the accelerations and torques.");
    case DerivativeMethod::BackwardDifferences:
      return text(
          "The difference to the sample before, twice: velocities lag by half a step, accelerations by a whole "
          "one, and noise grows with each. A common mistake, to be seen in the torques.");
  }
  return {};
}

QString timeText(double seconds) {
  const int decimals = seconds >= 1000.0 ? 0 : seconds >= 100.0 ? 1 : seconds >= 10.0 ? 2 : 3;
  return QString::number(seconds, 'f', decimals) + QStringLiteral(" s");
}

QString nameOf(const Waypoint& waypoint) {
  return waypoint.pose.empty() ? text("own pose") : QString::fromStdString(waypoint.pose);
}

QString segmentText(const TrajectoryPlan& plan, int segment) {
  if (const auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    const Move& move = course->moves.at(static_cast<std::size_t>(segment));
    return QStringLiteral("%1 · %2").arg(wordsFor(move.kind), wordsFor(move.law.law));
  }
  if (const auto* spline = std::get_if<SplineCourse>(&plan.course)) {
    return spline->degree == 5 ? text("Quintic spline") : text("Cubic spline");
  }
  return wordsFor(courseKindOf(plan));
}

QString summaryOf(const TrajectoryPlan& plan) {
  const auto count = static_cast<int>(waypointsOf(plan).size());
  switch (courseKindOf(plan)) {
    case CourseKind::Waypoints: return text("from waypoint to waypoint, %1 in all").arg(count);
    case CourseKind::Spline: return text("a spline through %1 waypoints").arg(count);
    case CourseKind::Sinusoid: return text("a sinusoid about one pose");
    case CourseKind::Chirp: return text("a chirp about one pose");
    case CourseKind::Samples:
      return text("%1 samples").arg(static_cast<qlonglong>(std::get<SampledCourse>(plan.course).t.size()));
  }
  return {};
}

QString firstError(const Motion& motion) {
  if (motion.curves || !motion.problems) return {};
  const auto error = std::find_if(motion.problems->begin(), motion.problems->end(),
                                  [](const Diagnostic& d) { return d.severity == Severity::Error; });
  return error == motion.problems->end() ? QString() : QString::fromStdString(error->message);
}

}  // namespace linkwright::ui

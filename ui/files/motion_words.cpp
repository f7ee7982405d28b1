// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kUneven = 1e-6;      // of a step: less is how the times were rounded
constexpr double kManyTurns = 15.0;   // rad: more than two turns is rare, 15 degrees is not
constexpr qsizetype kNamesShown = 6;  // of columns that are passed over

struct MotionText {
  Q_DECLARE_TR_FUNCTIONS(MotionWords)
};

}  // namespace

QString figure(double value) {
  if (!std::isfinite(value)) return QStringLiteral("—");
  return withTrueMinus(QString::number(value, 'g', 4));
}

QString stepText(double seconds) {
  return seconds < 1.0 ? MotionText::tr("%1 ms").arg(figure(1000.0 * seconds))
                       : MotionText::tr("%1 s").arg(figure(seconds));
}

QString samplesWords(const MotionFile& file) {
  const Eigen::VectorXd& t = file.course.t;
  const Eigen::Index n = t.size();
  const Eigen::VectorXd steps = t.tail(n - 1) - t.head(n - 1);
  const double mean = file.meanStep();
  const QString count = QLocale(QLocale::English).toString(qlonglong(n)), seconds = figure(t[n - 1] - t[0]);
  const bool is_even = (steps.array() - mean).abs().maxCoeff() <= kUneven * mean;
  //: %1: number of samples, %2: seconds, %3: a time step with its unit
  if (is_even) return MotionText::tr("%1 samples over %2 s, in steps of %3").arg(count, seconds, stepText(mean));
  //: %1: number of samples, %2: seconds, %3 and %4: the shortest and the longest time step with their units
  return MotionText::tr("%1 samples over %2 s, in uneven steps from %3 to %4")
      .arg(count, seconds, stepText(steps.minCoeff()), stepText(steps.maxCoeff()));
}

QString columnsWords(const MotionFile& file, const Model& model) {
  const QString positions = model.dof() == 1 ? MotionText::tr("the positions of one joint")
                                             : MotionText::tr("the positions of %1 joints").arg(model.dof());
  const bool velocity = file.course.qd.size() > 0, acceleration = file.course.qdd.size() > 0;
  if (velocity && acceleration)
    return MotionText::tr("The file contains %1, with velocities and accelerations.").arg(positions);
  if (velocity)
    return MotionText::tr("The file contains %1, with velocities. The accelerations must be computed.").arg(positions);
  if (acceleration)
    return MotionText::tr("The file contains %1, with accelerations. The velocities must be computed.").arg(positions);
  return MotionText::tr("The file contains %1. The velocities and accelerations must be computed.").arg(positions);
}

QString unusedWords(const MotionFile& file) {
  QStringList unused;
  if (file.has_torque) unused << MotionText::tr("torques (computed instead)");
  if (file.has_loads) unused << MotionText::tr("loads (replaced by the loads of the scene)");
  QStringList names;
  for (const std::string& name : file.skipped) names << QString::fromStdString(name);
  if (names.size() > kNamesShown) {
    const qsizetype more = names.size() - kNamesShown;
    names = names.mid(0, kNamesShown);
    names << MotionText::tr("and %1 more").arg(more);
  }
  if (!names.isEmpty()) unused << joinedWords(names);
  return unused.isEmpty() ? QString() : MotionText::tr("Not used: %1.").arg(joinedClauses(unused));
}

QString doubtWords(const MotionFile& file, const Model& model) {
  for (int i = 0; i < model.dof(); ++i) {
    const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
    if (joint.type == JointType::Prismatic) continue;
    const double largest = file.course.q.col(i).cwiseAbs().maxCoeff();
    const double limit = std::max(std::abs(joint.limits.lower), std::abs(joint.limits.upper));
    if (largest < kManyTurns || largest <= limit * std::numbers::pi) continue;
    //: %1: name of a joint, %2: its largest position
    return MotionText::tr("%1 reaches %2 rad. Are the positions in the file in degrees? They are read as radians.")
        .arg(QString::fromStdString(joint.name), figure(largest));
  }
  return {};
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/course_forms.h"

#include "core/scene/describe_trajectory.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/joint_numbers.h"
#include "ui/workspaces/move/motion_words.h"

#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kOfferedDegrees[] = {3, 5};
constexpr bool kRestOrNatural[] = {false, true};
constexpr DerivativeMethod kOfferedMethods[] = {DerivativeMethod::SavitzkyGolay, DerivativeMethod::Spline,
                                                DerivativeMethod::BackwardDifferences};

ChoiceWords wordsForDegree(int degree) {
  return degree == 3
             //: adjective: spline
             ? ChoiceWords{SplineForm::tr("Cubic"),
                           SplineForm::tr(
                               "Velocity and acceleration are continuous, but the jerk jumps at each waypoint")}
             //: adjective: spline
             : ChoiceWords{SplineForm::tr("Quintic"), SplineForm::tr("Continuous up to the fourth derivative")};
}
ChoiceWords wordsForEnds(bool is_natural) {
  //: adjective: ends of a spline
  return is_natural ? ChoiceWords{SplineForm::tr("Natural"),
                                  SplineForm::tr("The end velocities are free. The acceleration (cubic) or the jerk "
                                                 "and its derivative (quintic) are zero at both ends.")}
                    : ChoiceWords{SplineForm::tr("At rest"), {}};
}

/// Whether its velocities or accelerations are made of its positions.
bool isDerived(const SampledCourse& course) { return course.qd.size() == 0 || course.qdd.size() == 0; }
bool isFitted(const SampledCourse& course) {
  return isDerived(course) && course.how.method == DerivativeMethod::SavitzkyGolay;
}

QLabel* words(const char* name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  return label;
}

/// The numbers of a wave, one a joint.
JointColumn ofWave(const QString& title, const QString& spoken, Eigen::VectorXd WaveCourse::*numbers) {
  JointColumn column;
  column.title = title;
  column.spoken = spoken;
  column.read = [numbers](const TrajectoryPlan& plan, int joint) {
    const auto* wave = std::get_if<WaveCourse>(&plan.course);
    return wave != nullptr && joint < (wave->*numbers).size() ? (wave->*numbers)[joint] : std::nan("");
  };
  column.write = [numbers](TrajectoryPlan& plan, int joint, double value) {
    auto* wave = std::get_if<WaveCourse>(&plan.course);
    if (wave != nullptr && joint < (wave->*numbers).size()) (wave->*numbers)[joint] = value;
  };
  return column;
}

/// Limits of a motion, one a joint; none at all is an empty vector.
JointColumn ofBounds(const QString& title, const QString& spoken, const QString& power,
                     Eigen::VectorXd MotionBounds::*limits, MotionEditor& editor) {
  JointColumn column;
  column.title = title;
  column.spoken = spoken;
  column.turning = Measure::AngularAcceleration;
  column.turning_unit = QStringLiteral(" rad/s") + power;
  column.sliding_unit = QStringLiteral(" m/s") + power;
  column.none = kInfinity;
  column.read = [limits](const TrajectoryPlan& plan, int joint) {
    const Eigen::VectorXd& all = plan.bounds.*limits;
    return joint < all.size() ? all[joint] : kInfinity;
  };
  column.write = [limits, &editor](TrajectoryPlan& plan, int joint, double value) {
    Eigen::VectorXd& all = plan.bounds.*limits;
    const int dof = editor.document().snapshot()->model->dof();
    if (all.size() != dof) all = Eigen::VectorXd::Constant(dof, kInfinity);
    all[joint] = value;
    if ((all.array() == kInfinity).all()) all.resize(0);
  };
  column.wrong = [](double value) { return value > 0.0 ? QString() : BoundsForm::tr("must be greater than 0"); };
  return column;
}

}  // namespace

SplineForm::SplineForm(MotionEditor& editor, QWidget* parent) : QWidget(parent), form_(editor, courseIn<SplineCourse>) {
  form_.in(rowsIn(*columnIn(*this)), this);
  //: noun: degree of a polynomial
  form_.choice("splineDegree", tr("Degree"), tr("Degree of the spline"), &SplineCourse::degree, kOfferedDegrees,
               wordsForDegree, {.undo = tr("Degree of the spline")});
  //: noun: conditions at both ends of a spline
  form_.choice("splineEnds", tr("Ends"), tr("Condition at the ends of the spline"), &SplineCourse::is_natural,
               kRestOrNatural, wordsForEnds, {.undo = tr("Ends of the spline")});
}

void SplineForm::refresh(const SplineCourse& course) { form_.show(course); }

WaveForm::WaveForm(MotionEditor& editor, QWidget* parent) : QWidget(parent) {
  JointColumn amplitude = ofWave(tr("Ampl."), tr("Amplitude of %1"), &WaveCourse::amplitude);
  amplitude.turning = Measure::Angle;
  amplitude.sliding = Measure::Length;
  JointColumn from = ofWave(tr("Freq."), tr("Frequency of %1"), &WaveCourse::frequency);
  JointColumn to = ofWave(tr("At End"), tr("Frequency of %1 at the end"), &WaveCourse::end_frequency);
  for (JointColumn* column : {&from, &to}) {
    column->turning_unit = column->sliding_unit = QStringLiteral(" Hz");
    column->wrong = [](double value) { return value >= 0.0 ? QString() : WaveForm::tr("must be at least 0"); };
  }
  JointColumn phase = ofWave(tr("Phase"), tr("Phase of %1"), &WaveCourse::phase);
  phase.turning = phase.sliding = Measure::Angle;
  table_ = new JointNumberModel(editor, {amplitude, from, to, phase}, false, this);
  columnIn(*this)->addWidget(
      new JointNumberTable("waveTable", tr("Amplitude, frequency and phase of each joint"), table_, this));
}

void WaveForm::refresh(const WaveCourse& course) {
  table_->setColumnShown(tr("At End"), course.end_frequency.size() > 0);
  table_->refresh();
}

SamplesForm::SamplesForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      form_(editor, courseIn<SampledCourse>),
      summary_(words("samplesSummary", this)),
      effect_(words("samplesEffect", this)) {
  const auto how = [](auto DerivativeOptions::*member) { return within(&SampledCourse::how, member); };
  QVBoxLayout* column = columnIn(*this);
  column->addWidget(summary_);
  form_.in(rowsIn(*column), this);
  form_.choice("derivativeMethod", tr("Derivatives"),
               tr("Method of computing velocities and accelerations from the positions"),
               how(&DerivativeOptions::method), kOfferedMethods,
               [](DerivativeMethod method) {
                 return ChoiceWords{wordsFor(method), {}};
               },
               {.counts = isDerived});
  //: noun: number of samples that a polynomial is fitted to
  form_.number("derivativeWindow", tr("Window"), tr("Number of samples that the polynomial is fitted to"),
               how(&DerivativeOptions::window),
               //: unit behind the number of a field
               {.unit = tr(" samples"),
                .step = 2.0,
                .test =
                    [](double value) {
                      const bool can_be = std::fmod(value, 2.0) == 1.0 && value >= 3.0 && value <= kLargestWindow;
                      return can_be ? QString() : tr("must be an odd number from 3 to %1").arg(kLargestWindow);
                    },
                .is_there = isFitted});
  //: noun: degree of a polynomial
  form_.number("derivativeOrder", tr("Degree"), tr("Degree of the polynomial"), how(&DerivativeOptions::order),
               Field{.least = 2, .most = 20}, {.step = 1.0, .is_there = isFitted});
  column->addWidget(effect_);
}

void SamplesForm::refresh(const SampledCourse& course) {
  const Eigen::Index count = course.t.size();
  const double length = count > 0 ? course.t[count - 1] - course.t[0] : 0.0;
  //: %1: number of samples, %2: a time with its unit
  QString words = tr("%1 samples over %2, positions only.");
  //: %1: number of samples, %2: a time with its unit
  if (course.qd.size() > 0) words = tr("%1 samples over %2, with velocities.");
  //: %1: number of samples, %2: a time with its unit
  if (course.qd.size() > 0 && course.qdd.size() > 0)
    words = tr("%1 samples over %2, with velocities and accelerations.");
  summary_->setText(words.arg(static_cast<qlonglong>(count)).arg(timeText(length)));
  form_.show(course);
  effect_->setText(isDerived(course) ? effectOf(course.how)
                                     : tr("Velocities and accelerations are taken from the file."));
}

BoundsForm::BoundsForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent), form_(editor, [](TrajectoryPlan& plan) { return &plan.bounds; }) {
  QVBoxLayout* column = columnIn(*this);
  form_.in(rowsIn(*column), this);
  form_.number(
      "velocityShare", tr("Velocity"), tr("Percentage of the velocity limits used by minimum-time segments"),
      &MotionBounds::velocity_share,
      {.undo = tr("Percentage of the velocity limits"), .unit = QStringLiteral(" %"), .factor = 100.0, .step = 5.0});
  table_ = new JointNumberModel(
      editor,
      {ofBounds(tr("Acceleration"), tr("Acceleration limit of %1"), QStringLiteral("²"), &MotionBounds::acceleration,
                editor),
       //: noun: derivative of the acceleration
       ofBounds(tr("Jerk"), tr("Jerk limit of %1"), QStringLiteral("³"), &MotionBounds::jerk, editor)},
      true, this);
  column->addWidget(new JointNumberTable("boundsTable", tr("Acceleration and jerk limits"), table_, this));
  auto* note = words("boundsNote", this);
  note->setText(tr(
      "These limits determine the minimum times. The timeline is red where the motion exceeds an acceleration limit."));
  column->addWidget(note);
}

void BoundsForm::refresh(const MotionBounds& bounds) {
  form_.show(bounds);
  table_->refresh();
}

}  // namespace linkwright::ui

#include "moc_course_forms.cpp"

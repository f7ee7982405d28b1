// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/course_forms.h"

#include "ui/widgets/form_parts.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/joint_figures.h"
#include "ui/workspaces/move/motion_words.h"
#include "ui/workspaces/move/plan_figure.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kPercent = 100.0;
constexpr DerivativeMethod kMethods[] = {DerivativeMethod::SavitzkyGolay, DerivativeMethod::Spline,
                                         DerivativeMethod::BackwardDifferences};

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
  column.wrong = [](double value) { return value > 0.0 ? QString() : BoundsForm::tr("a limit is more than 0"); };
  return column;
}

}  // namespace

SplineForm::SplineForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      degree_(makeChoice("splineDegree", tr("Degree of the spline"), this)),
      ends_(makeChoice("splineEnds", tr("What holds at the ends of the spline"), this)) {
  QFormLayout* rows = rowsIn(*columnIn(*this));
  degree_->addItems({tr("Cubic"), tr("Quintic")});
  degree_->setItemData(0, tr("Velocity and acceleration are continuous, the jerk jumps at each waypoint"),
                       Qt::ToolTipRole);
  degree_->setItemData(1, tr("Continuous up to the fourth derivative"), Qt::ToolTipRole);
  ends_->addItems({tr("At rest"), tr("Natural: bent by nothing")});
  ends_->setItemData(1, tr("No acceleration at the ends, and whatever velocity comes of it"), Qt::ToolTipRole);
  addRow(*rows, tr("Degree"), degree_);
  addRow(*rows, tr("Ends"), ends_);
  const auto bind = [this](QComboBox* box, const QString& text, const std::function<void(SplineCourse&, int)>& write) {
    connect(box, &QComboBox::activated, this, [this, text, write](int row) {
      editor_.change(text, [&](TrajectoryPlan& plan) {
        if (auto* spline = std::get_if<SplineCourse>(&plan.course)) write(*spline, row);
      });
    });
  };
  bind(degree_, tr("Degree of the spline"), [](SplineCourse& spline, int row) { spline.degree = row == 0 ? 3 : 5; });
  bind(ends_, tr("Ends of the spline"), [](SplineCourse& spline, int row) { spline.is_natural = row == 1; });
}

void SplineForm::refresh(const SplineCourse& course) {
  degree_->setCurrentIndex(course.degree == 5 ? 1 : 0);
  ends_->setCurrentIndex(course.is_natural ? 1 : 0);
}

WaveForm::WaveForm(MotionEditor& editor, QWidget* parent) : QWidget(parent) {
  JointColumn amplitude = ofWave(tr("Ampl."), tr("Amplitude of %1"), &WaveCourse::amplitude);
  amplitude.turning = Measure::Angle;
  amplitude.sliding = Measure::Length;
  JointColumn from = ofWave(tr("Freq."), tr("Frequency of %1"), &WaveCourse::frequency);
  JointColumn to = ofWave(tr("at end"), tr("Frequency of %1 at the end"), &WaveCourse::end_frequency);
  for (JointColumn* column : {&from, &to}) {
    column->turning_unit = column->sliding_unit = QStringLiteral(" Hz");
    column->wrong = [](double value) {
      return value >= 0.0 ? QString() : WaveForm::tr("a frequency is not less than 0");
    };
  }
  JointColumn phase = ofWave(tr("Phase"), tr("Phase of %1"), &WaveCourse::phase);
  phase.turning = phase.sliding = Measure::Angle;
  table_ = new JointFigureModel(editor, {amplitude, from, to, phase}, false, this);
  columnIn(*this)->addWidget(new JointFigureTable("waveTable", tr("How each joint swings"), table_, this));
}

void WaveForm::refresh(const WaveCourse& course) {
  table_->setColumnShown(tr("at end"), course.end_frequency.size() > 0);
  table_->refresh();
}

SamplesForm::SamplesForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      summary_(words("samplesSummary", this)),
      effect_(words("samplesEffect", this)),
      method_(makeChoice("derivativeMethod", tr("How velocities and accelerations are made of the positions"), this)) {
  QVBoxLayout* column = columnIn(*this);
  column->addWidget(summary_);
  QFormLayout* rows = rowsIn(*column);
  for (const DerivativeMethod method : kMethods) method_->addItem(wordsFor(method));
  addRow(*rows, tr("Derivatives"), method_);
  fit_ = new QWidget(this);
  column->addWidget(fit_);
  auto* inside = new QVBoxLayout(fit_);
  inside->setContentsMargins(0, 0, 0, 0);
  QFormLayout* fit = rowsIn(*inside);
  window_ = makeFigure("derivativeWindow", tr("Samples that a polynomial is fitted to"), tr(" samples"), fit_);
  window_->setStep(2.0);
  addRow(*fit, tr("Window"), window_);
  order_ = makeFigure("derivativeOrder", tr("Degree of the polynomial"), QString(), fit_);
  order_->setStep(1.0);
  addRow(*fit, tr("Degree"), order_);
  column->addWidget(effect_);
  connect(method_, &QComboBox::activated, this, [this](int row) {
    changeHow(tr("Derivatives"), [row](DerivativeOptions& how) { how.method = kMethods[row]; });
  });
  const auto write = [](int DerivativeOptions::*number) {
    return [number](TrajectoryPlan& plan, double value) {
      if (auto* samples = std::get_if<SampledCourse>(&plan.course))
        samples->how.*number = static_cast<int>(std::lround(value));
    };
  };
  bindFigure(editor_, *window_, {tr("Window"), write(&DerivativeOptions::window), [](double value) {
                                   const bool odd = std::fmod(value, 2.0) == 1.0;
                                   return odd && value >= 3.0 && value <= kLargestWindow
                                              ? QString()
                                              : SamplesForm::tr("an odd number from 3 to %1").arg(kLargestWindow);
                                 }});
  bindFigure(editor_, *order_, {tr("Degree"), write(&DerivativeOptions::order), [](double value) {
                                  const bool whole = value == std::round(value);
                                  return whole && value >= 2.0 && value <= 20.0 ? QString()
                                                                                : SamplesForm::tr("from 2 to 20");
                                }});
}

void SamplesForm::changeHow(const QString& text, const std::function<void(DerivativeOptions&)>& change) {
  editor_.change(text, [&](TrajectoryPlan& plan) {
    if (auto* samples = std::get_if<SampledCourse>(&plan.course)) change(samples->how);
  });
}

void SamplesForm::refresh(const SampledCourse& course) {
  const Eigen::Index count = course.t.size();
  const double length = count > 0 ? course.t[count - 1] - course.t[0] : 0.0;
  QString of = tr("positions alone");
  if (course.qd.size() > 0)
    of = course.qdd.size() > 0 ? tr("with velocities and accelerations") : tr("with velocities");
  summary_->setText(tr("%1 samples over %2, %3.").arg(static_cast<qlonglong>(count)).arg(timeText(length), of));
  const bool makes = course.qd.size() == 0 || course.qdd.size() == 0;
  method_->setEnabled(makes);
  for (std::size_t i = 0; i < std::size(kMethods); ++i) {
    if (kMethods[i] == course.how.method) method_->setCurrentIndex(static_cast<int>(i));
  }
  fit_->setVisible(makes && course.how.method == DerivativeMethod::SavitzkyGolay);
  showFigure(*window_, course.how.window);
  showFigure(*order_, course.how.order);
  effect_->setText(makes ? effectOf(course.how) : tr("Velocities and accelerations are those that were given."));
}

BoundsForm::BoundsForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      share_(makeFigure("velocityShare", tr("Share of the velocity limits that the shortest durations use"),
                        QStringLiteral(" %"), this)) {
  QVBoxLayout* column = columnIn(*this);
  share_->setStep(5.0);
  addRow(*rowsIn(*column), tr("Velocity"), share_);
  bindFigure(editor, *share_,
             {tr("Share of the velocity limits"),
              [](TrajectoryPlan& plan, double percent) { plan.bounds.velocity_share = percent / kPercent; },
              [](double percent) {
                return percent > 0.0 && percent <= 100.0 ? QString() : tr("more than 0 % and at most 100 %");
              }});
  table_ = new JointFigureModel(
      editor,
      {ofBounds(tr("Acceleration"), tr("Limit of the acceleration of %1"), QStringLiteral("²"),
                &MotionBounds::acceleration, editor),
       ofBounds(tr("Jerk"), tr("Limit of the jerk of %1"), QStringLiteral("³"), &MotionBounds::jerk, editor)},
      true, this);
  column->addWidget(new JointFigureTable("boundsTable", tr("Limits of acceleration and jerk"), table_, this));
  auto* note = words("boundsNote", this);
  note->setText(tr("They set the shortest durations; where a given duration breaks one, the timeline is red."));
  column->addWidget(note);
}

void BoundsForm::refresh(const MotionBounds& bounds) {
  showFigure(*share_, kPercent * bounds.velocity_share);
  table_->refresh();
}

}  // namespace linkwright::ui

#include "moc_course_forms.cpp"

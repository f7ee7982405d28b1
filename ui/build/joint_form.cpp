// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/joint_form.h"

#include "core/base/quoted_text.h"
#include "ui/build/text_field.h"
#include "ui/document/matrices.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

using Field = ProblemPlace::Field;
using Part = ProblemPlace::Part;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

bool slides(const Joint& joint) { return joint.type == JointType::Prismatic; }

QWidget* plainBox(QWidget* parent) {
  auto* box = new QWidget(parent);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  return box;
}
QVBoxLayout& columnOf(QWidget* box) { return *static_cast<QVBoxLayout*>(box->layout()); }

}  // namespace

JointForm::JointForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  name_ = new TextField(this);
  name_->setObjectName("jointName");
  name_->setAccessibleName(tr("Name of the joint"));
  addRow(*rows, tr("Name"), name_);
  kind_ = makeChoice("jointKind", tr("Kind of the joint"), this);
  kind_->addItem(tr("revolute: turns between limits"), static_cast<int>(JointType::Revolute));
  kind_->addItem(tr("continuous: turns without end"), static_cast<int>(JointType::Continuous));
  kind_->addItem(tr("prismatic: slides"), static_cast<int>(JointType::Prismatic));
  kind_->addItem(tr("fixed"), static_cast<int>(JointType::Fixed));
  addRow(*rows, tr("&Joint is"), kind_);
  buildPlace(*column);
  moving_ = plainBox(this);
  column->addWidget(moving_);
  buildAxis(columnOf(moving_));
  buildLimits(columnOf(moving_));
  bindPlace();
  bindAxis();
  bindLimits();
  connect(kind_, &QComboBox::activated, this, [this](int row) {
    const auto type = static_cast<JointType>(kind_->itemData(row).toInt());
    if (editor_.joint() < 0 || type == editor_.shownJoint().type) return;
    const bool slid = slides(editor_.shownJoint());
    const bool other_unit = isMoving(type) && (type == JointType::Prismatic) != slid;
    // what was typed for the other kind means nothing here
    for (const Bound& bound : {lower_, upper_, velocity_, effort_, ready_}) {
      if (other_unit) editor_.drop(bound.field);
    }
    editor_.changeJoint({Field::Axis, tr("Kind"), kind_}, [type, other_unit](Joint& joint) {
      joint.type = type;
      if (!other_unit) return;
      // radians are no metres
      joint.limits = {};
      joint.ready.reset();
    });
    showJoint();
  });
  connect(&editor_, &PartEditor::shown, this, &JointForm::showJoint);
}

void JointForm::buildPlace(QVBoxLayout& column) {
  origin_ = addFigures(column, "jointOrigin", tr("&Origin in the parent's frame, m"), tr("Joint's origin %1, m"),
                       {"x", "y", "z"}, this);
  turn_ =
      addFigures(column, "jointTurn", tr("Turned by"), tr("Joint's %1"), {tr("roll"), tr("pitch"), tr("yaw")}, this);
  for (FigureField* field : origin_.fields) field->setStep(0.01);
  for (FigureField* field : turn_.fields) field->setMeasure(Measure::Angle);
  for (const FigureGroup* group : {&origin_, &turn_}) {
    for (FigureField* field : group->fields) {
      offerCopies(*field, {copyOffer(tr("Copy the transform as"), [this] { return originMatrix(); })});
    }
  }
}

std::vector<NamedMatrix> JointForm::originMatrix() const {
  if (editor_.joint() < 0) return {};
  const Joint& joint = editor_.shownJoint();
  const std::string& parent = editor_.mechanism().links[static_cast<std::size_t>(joint.parent)].name;
  return {poseMatrix("T", "T",
                     "frame of joint " + quotedName(joint.name) + " in link " + quotedName(parent) + " at q = 0; m",
                     joint.X_PJ)};
}

void JointForm::buildAxis(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  preset_ = makeChoice("jointAxis", tr("Axis of the joint"), moving_);
  const QString names[] = {tr("x"), tr("y"), tr("z"), tr("−x"), tr("−y"), tr("−z")};
  for (int i = 0; i < 6; ++i) preset_->addItem(names[i], i);
  preset_->addItem(tr("other"), -1);
  addRow(*rows, tr("Axis"), preset_);
  axis_ = addFigures(column, "jointAxisPart", tr("Its direction in the link's frame, of length 1"),
                     tr("Axis, part along %1"), {"x", "y", "z"}, moving_);
  for (FigureField* field : axis_.fields) field->setStep(0.1);
}

JointForm::Bound JointForm::addBound(QFormLayout& rows, const QString& name, const QString& text, const QString& spoken,
                                     double none, const QString& word) {
  Bound bound{makeSwitch(name + QStringLiteral("Has"), text, tr("Whether there is one"), moving_),
              makeFigure(name, spoken, QString(), moving_), none};
  bound.has->setAccessibleName(tr("Has: %1").arg(spoken));
  bound.field->setNone(none, word);
  // on one line with its number
  bound.has->setMinimumHeight(bound.field->sizeHint().height());
  rows.addRow(bound.has, bound.field);
  return bound;
}

void JointForm::buildLimits(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  const QString none = tr("none");
  lower_ = addBound(*rows, "jointLower", tr("&Lower limit"), tr("Lower limit"), -kInfinity, none);
  upper_ = addBound(*rows, "jointUpper", tr("U&pper limit"), tr("Upper limit"), kInfinity, none);
  velocity_ = addBound(*rows, "jointVelocity", tr("Velocit&y"), tr("Largest velocity"), kInfinity, none);
  effort_ = addBound(*rows, "jointEffort", tr("Effor&t"), tr("Largest torque or force of the motor"), kInfinity, none);
  ready_ = addBound(*rows, "jointReady", tr("&Ready"), tr("Position in the ready pose"), kNone, tr("0, or nearest"));
}

void JointForm::bindPlace() {
  editor_.bindJoint(
      name_, Field::Name, tr("Name"), [](const Joint& joint) { return QString::fromStdString(joint.name); },
      [](Joint& joint, const QString& text) { joint.name = text.trimmed().toStdString(); });
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    editor_.bindJoint(origin_.fields[k], Field::Origin, tr("Origin"),
                      {[i](const Joint& joint) { return joint.X_PJ.p[i]; },
                       [i](Joint& joint, double value) { joint.X_PJ.p[i] = value; }});
    editor_.bindJoint(turn_.fields[k], Field::Origin, tr("Turn"),
                      {[this, i](const Joint& joint) { return angles_.of(joint.X_PJ.R, editor_.joint())[i]; },
                       [this, i](Joint& joint, double value) {
                         joint.X_PJ.R = angles_.with(joint.X_PJ.R, editor_.joint(), i, value);
                       }});
  }
}

void JointForm::bindAxis() {
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    editor_.bindJoint(axis_.fields[k], Field::Axis, tr("Axis"),
                      {[i](const Joint& joint) { return joint.axis[i]; },
                       [i](Joint& joint, double value) {
                         joint.axis[i] = value;
                         // of length 1; what has none is refused
                         const double length = joint.axis.stableNorm();
                         if (length > 1e-9) joint.axis /= length;
                       }});
  }
  connect(preset_, &QComboBox::activated, this, [this](int row) {
    const int which = preset_->itemData(row).toInt();
    if (which < 0) return showJoint();
    Eigen::Vector3d axis = Eigen::Vector3d::Zero();
    axis[which % 3] = which < 3 ? 1.0 : -1.0;
    if (axis == editor_.shownJoint().axis) return;
    editor_.changeJoint({Field::Axis, tr("Axis"), preset_}, [&](Joint& joint) { joint.axis = axis; });
    showJoint();
  });
}

void JointForm::bindBound(const Bound& bound, Field field, const QString& what, double Limits::*figure, double usual) {
  editor_.bindJoint(bound.field, field, what,
                    {[figure](const Joint& joint) { return joint.limits.*figure; },
                     [figure](Joint& joint, double value) { joint.limits.*figure = value; }});
  connect(bound.has, &QCheckBox::clicked, this, [=, this, none = bound.none](bool has) {
    editor_.changeJoint({field, what, bound.has}, [&](Joint& joint) {
      joint.limits.*figure = has ? (std::isnan(usual) ? usualLimit(figure) : usual) : none;
    });
    showJoint();
  });
}

// half a turn or a metre, and not beyond the other limit
double JointForm::usualLimit(double Limits::*figure) const {
  const Joint& joint = editor_.shownJoint();
  const double far = slides(joint) ? 1.0 : std::numbers::pi;
  return figure == &Limits::lower ? std::min(-far, joint.limits.upper) : std::max(far, joint.limits.lower);
}

void JointForm::bindLimits() {
  bindBound(lower_, Field::Limits, tr("Lower limit"), &Limits::lower, kNone);
  bindBound(upper_, Field::Limits, tr("Upper limit"), &Limits::upper, kNone);
  bindBound(velocity_, Field::Rates, tr("Velocity limit"), &Limits::velocity, 1.0);
  bindBound(effort_, Field::Rates, tr("Effort limit"), &Limits::effort, 100.0);
  editor_.bindJoint(ready_.field, Field::Ready, tr("Ready position"),
                    {[](const Joint& joint) { return joint.ready.value_or(kNone); },
                     [](Joint& joint, double value) {
                       joint.ready = std::isnan(value) ? std::nullopt : std::optional<double>(value);
                     }});
  connect(ready_.has, &QCheckBox::clicked, this, [this](bool has) {
    // ticked, it is where the robot stands now
    const SnapshotPtr snapshot = editor_.document().snapshot();
    double now = 0.0;
    for (int i = 0; i < snapshot->model->dof(); ++i) {
      if (snapshot->model->joints()[static_cast<std::size_t>(i)].joint == editor_.joint()) now = snapshot->q[i];
    }
    editor_.changeJoint({Field::Ready, tr("Ready position"), ready_.has},
                        [&](Joint& joint) { joint.ready = has ? std::optional<double>(now) : std::nullopt; });
    showJoint();
  });
}

void JointForm::showJoint() {
  if (editor_.joint() < 0) return;
  const Joint& joint = editor_.shownJoint();
  const QSignalBlocker kind_blocker(kind_), preset_blocker(preset_);
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(joint.type)));
  moving_->setVisible(isMoving(joint.type));
  for (const Bound& bound : {lower_, upper_}) {
    bound.has->setVisible(joint.type != JointType::Continuous);
    bound.field->setVisible(joint.type != JointType::Continuous);
  }
  turn_.heading->setText(editor_.interaction().angleUnit() == AngleUnit::Degree ? tr("Turned by, °")
                                                                                : tr("Turned by, rad"));
  int preset = -1;
  for (int i = 0; i < 6; ++i) {
    Eigen::Vector3d axis = Eigen::Vector3d::Zero();
    axis[i % 3] = i < 3 ? 1.0 : -1.0;
    if (joint.axis == axis) preset = i;
  }
  preset_->setCurrentIndex(preset_->findData(preset));
  showBounds(joint);
}

void JointForm::showBounds(const Joint& joint) {
  const AngleUnit angles = editor_.interaction().angleUnit();
  const auto measure = [&](FigureField* field, Measure turning, Measure sliding) {
    const Measure of = slides(joint) ? sliding : turning;
    field->setMeasure(of);
    field->setUnit(unitSuffix(of, angles));
  };
  for (FigureField* field : {lower_.field, upper_.field, ready_.field}) {
    measure(field, Measure::Angle, Measure::Length);
    field->setStep(slides(joint) ? 0.01 : angles == AngleUnit::Degree ? 1.0 : 0.01);
  }
  measure(velocity_.field, Measure::AngularVelocity, Measure::Velocity);
  effort_.field->setUnit(slides(joint) ? QStringLiteral(" N") : QStringLiteral(" N m"));
  lower_.has->setChecked(joint.limits.lower != -kInfinity);
  upper_.has->setChecked(joint.limits.upper != kInfinity);
  velocity_.has->setChecked(joint.limits.velocity != kInfinity);
  effort_.has->setChecked(joint.limits.effort != kInfinity);
  ready_.has->setChecked(joint.ready.has_value());
}

}  // namespace linkwright::ui

#include "moc_joint_form.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/joint_form.h"

#include "core/base/quoted_text.h"
#include "core/scene/describe_mechanism.h"
#include "ui/document/matrices.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/property_field.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string_view>

namespace linkwright::ui {

namespace {

using Field = ProblemPlace::Field;
using Part = ProblemPlace::Part;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

constexpr ByFunctions kReadyPosition{
    [](const Joint& joint) { return joint.ready.value_or(kNone); },
    [](Joint& joint, double value) { joint.ready = std::isnan(value) ? std::nullopt : std::optional(value); }};

/// x, y, z, and against them.
Eigen::Vector3d presetAxis(int which) {
  Eigen::Vector3d axis = Eigen::Vector3d::Zero();
  axis[which % 3] = which < 3 ? 1.0 : -1.0;
  return axis;
}

}  // namespace

JointForm::JointForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor), form_(editor) {
  QVBoxLayout* column = columnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  form_.in(rows, this);
  form_.text("jointName", tr("Name"), tr("Name of the joint"), tr("Name"), [](Joint& joint) { return &joint.name; });
  kind_ = makeChoice("jointKind", tr("Type of the joint"), this);
  kind_->addItem(tr("Revolute (limited rotation)"), static_cast<int>(JointType::Revolute));
  kind_->addItem(tr("Continuous (unlimited rotation)"), static_cast<int>(JointType::Continuous));
  kind_->addItem(tr("Prismatic (translation)"), static_cast<int>(JointType::Prismatic));
  //: adjective: a joint that does not move
  kind_->addItem(tr("Fixed"), static_cast<int>(JointType::Fixed));
  addRow(*rows, tr("&Joint type"), kind_);
  buildPlace(*column);
  moving_ = new QWidget(this);
  column->addWidget(moving_);
  QVBoxLayout* inside = innerColumnIn(*moving_);
  buildAxis(*inside);
  buildLimits(*inside);
  connect(kind_, &QComboBox::activated, this, [this](int row) {
    const auto type = static_cast<JointType>(kind_->itemData(row).toInt());
    if (editor_.joint() < 0 || type == editor_.shownJoint().type) return;
    const bool slid = slides(editor_.shownJoint());
    const bool other_unit = isMoving(type) && (type == JointType::Prismatic) != slid;
    // what was typed for the other kind means nothing here
    for (const Bound& bound : bounds_) {
      if (other_unit) editor_.drop(bound.row->control);
    }
    editor_.changeJoint({Field::Axis, tr("Type"), kind_}, [type, other_unit](Joint& joint) {
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
  form_.in(nullptr, this);
  form_.setPlace(Field::Origin);
  const NumberFields origin =
      form_.numbers(column, "jointOrigin", tr("&Origin in the parent frame (m)"), tr("Joint origin %1 (m)"),
                    within(&Joint::X_PJ, &Pose::p), {.undo = tr("Origin"), .step = 0.01});
  turn_ = form_.turn(column, "jointTurn", tr("Joint %1"), within(&Joint::X_PJ, &Pose::R),
                     [this] { return editor_.joint(); }, {.undo = tr("Orientation"), .unit = QString()});
  for (const NumberFields& group : {origin, turn_}) {
    for (NumberField* field : group.fields) {
      offerCopies(*field, {copyOffer(tr("Copy Transform As"), [this] { return originMatrix(); })});
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
  //: adjective: an axis that is none of the list
  preset_->addItem(tr("Other"), -1);
  addRow(*rows, tr("Axis"), preset_);
  form_.in(nullptr, moving_);
  form_.setPlace(Field::Axis);
  const auto normalise = [](Joint& joint) {
    // of length 1; what has none is refused
    const double length = joint.axis.stableNorm();
    if (length > 1e-9) joint.axis /= length;
  };
  form_.numbers(column, "jointAxisPart", tr("Direction in the link frame (unit vector)"), tr("Axis component along %1"),
                &Joint::axis, {.undo = tr("Axis"), .step = 0.1, .also = normalise});
  connect(preset_, &QComboBox::activated, this, [this](int row) {
    const int which = preset_->itemData(row).toInt();
    if (which < 0) return showJoint();
    const Eigen::Vector3d axis = presetAxis(which);
    if (axis == editor_.shownJoint().axis) return;
    editor_.changeJoint({Field::Axis, tr("Axis"), preset_}, [&](Joint& joint) { joint.axis = axis; });
    showJoint();
  });
}

template <typename At>
PropertyRow<Joint>* JointForm::addBound(QFormLayout& rows, const QString& name, const QString& text,
                                        const QString& spoken, const QString& what, const At& at,
                                        const linkwright::Field& described, double none,
                                        const std::function<double()>& usual) {
  QCheckBox* has =
      makeSwitch(name + QStringLiteral("Has"), text, tr("Use a custom value instead of the default"), moving_);
  NumberField* field = makeNumberField(name, spoken, QString(), moving_);
  has->setAccessibleName(tr("Custom value: %1").arg(spoken));
  //: no limit
  const QString no_limit = tr("none");
  field->setNone(none, std::isnan(none) ? tr("0, or nearest limit") : no_limit);
  // on one line with its number
  has->setMinimumHeight(field->sizeHint().height());
  rows.addRow(has, field);
  PropertyRow<Joint>* row = &form_.number(field, what, at, described);
  bounds_.push_back({has, row, none});
  connect(has, &QCheckBox::clicked, this, [this, has, row, none, usual, place = form_.place()](bool on) {
    editor_.changeJoint({place, row->text, has}, [&](Joint& joint) { row->write(joint, on ? usual() : none); });
    showJoint();
  });
  return row;
}

void JointForm::buildLimits(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  form_.setPlace(Field::Limits);
  const auto has_limits = [](const Joint& joint) { return joint.type != JointType::Continuous; };
  addBound(*rows, "jointLower", tr("&Lower limit"), tr("Lower limit"), tr("Lower limit"),
           within(&Joint::limits, &Limits::lower), fieldOf<Limits>(&Limits::lower), -kInfinity,
           [this] { return usualLimit(&Limits::lower); })
      ->options.is_there = has_limits;
  addBound(*rows, "jointUpper", tr("U&pper limit"), tr("Upper limit"), tr("Upper limit"),
           within(&Joint::limits, &Limits::upper), fieldOf<Limits>(&Limits::upper), kInfinity,
           [this] { return usualLimit(&Limits::upper); })
      ->options.is_there = has_limits;
  form_.setPlace(Field::Rates);
  addBound(*rows, "jointVelocity", tr("Velocit&y limit"), tr("Velocity limit"), tr("Velocity limit"),
           within(&Joint::limits, &Limits::velocity), fieldOf<Limits>(&Limits::velocity), kInfinity,
           [] { return 1.0; });
  addBound(*rows, "jointEffort", tr("Effor&t limit"), tr("Largest torque or force of the motor"), tr("Effort limit"),
           within(&Joint::limits, &Limits::effort), fieldOf<Limits>(&Limits::effort), kInfinity, [] { return 100.0; });
  form_.setPlace(Field::Ready);
  // ticked, it is where the robot stands now
  //: adjective: position of the joint in the ready pose
  addBound(*rows, "jointReady", tr("&Ready pose"), tr("Position in the ready pose"), tr("Ready position"),
           kReadyPosition, fieldOf<Joint>(&Joint::ready), kNone, [this] { return presentPosition(); });
}

// half a turn or a metre, and not beyond the other limit
double JointForm::usualLimit(double Limits::*figure) const {
  const Joint& joint = editor_.shownJoint();
  const double far = slides(joint) ? 1.0 : std::numbers::pi;
  return figure == &Limits::lower ? std::min(-far, joint.limits.upper) : std::max(far, joint.limits.lower);
}

double JointForm::presentPosition() const {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  for (int i = 0; i < snapshot->model->dof(); ++i) {
    if (snapshot->model->joints()[static_cast<std::size_t>(i)].joint == editor_.joint()) return snapshot->q[i];
  }
  return 0.0;
}

void JointForm::showJoint() {
  if (editor_.joint() < 0) return;
  const Joint& joint = editor_.shownJoint();
  const QSignalBlocker kind_blocker(kind_), preset_blocker(preset_);
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(joint.type)));
  moving_->setVisible(isMoving(joint.type));
  const AngleUnit angles = editor_.interaction().angleUnit();
  for (const Bound& bound : bounds_) {
    // how far, not how fast or strong
    const bool is_position = std::string_view(bound.row->described.unit) == "rad or m";
    if (is_position) bound.row->figure()->setStep(slides(joint) || angles == AngleUnit::Radian ? 0.01 : 1.0);
    const auto& is_there = bound.row->options.is_there;
    if (is_there) bound.has->setVisible(is_there(joint));
    const double value = bound.row->read(joint);
    bound.has->setChecked(value != bound.none && !std::isnan(value));
  }
  turn_.heading->setText(turnHeading(angles));
  int preset = -1;
  for (int i = 0; i < 6; ++i) {
    if (joint.axis == presetAxis(i)) preset = i;
  }
  preset_->setCurrentIndex(preset_->findData(preset));
}

}  // namespace linkwright::ui

#include "moc_joint_form.cpp"

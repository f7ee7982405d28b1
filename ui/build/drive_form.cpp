// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/drive_form.h"

#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

using Field = ProblemPlace::Field;

}  // namespace

DriveForm::DriveForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  const auto add = [&](const QString& name, const QString& caption, const QString& spoken) {
    FigureField* field = makeFigure(name, spoken, QString(), this);
    addRow(*rows, caption, field);
    return field;
  };
  damping_ = add("jointDamping", tr("Dam&ping"), tr("Viscous damping"));
  forward_ = add("jointFrictionForward", tr("Dry friction +"), tr("Dry friction against motion in + direction"));
  backward_ = add("jointFrictionBackward", tr("Dry friction −"), tr("Dry friction against motion in − direction"));
  backward_->setAccessibleDescription(tr("At most 0"));
  stiffness_ = add("jointStiffness", tr("Spring stiffness"), tr("Stiffness of the joint's spring"));
  stiffness_->setAccessibleDescription(tr("At least 0; 0 is no spring"));
  rest_ = add("jointSpringRest", tr("Spring rests at"), tr("Position where the joint's spring gives no torque"));
  rotor_ = add("jointRotor", tr("Rotor inertia"), tr("Rotor's own inertia, motor side"));
  gear_ = add("jointGear", tr("&Gear ratio"), tr("Gear ratio, motor turns per joint turn"));
  rotor_->setUnit(QStringLiteral(" kg m²"));
  reflected_ = new QLabel(this);
  reflected_->setObjectName("jointReflected");
  reflected_->setAccessibleName(tr("Rotor inertia as the joint feels it"));
  reflected_->setWordWrap(true);
  column->addWidget(reflected_);
  passive_ = makeSwitch("jointPassive", tr("Passive"), tr("The joint has no motor: nothing drives it"), this);
  column->addWidget(passive_);
  follows_ =
      makeSwitch("jointFollows", tr("Follows another"),
                 tr("It follows another joint: its position is that one's, times a number, plus an offset"), this);
  column->addWidget(follows_);
  mimic_ = new QWidget(this);
  auto* inside = new QVBoxLayout(mimic_);
  inside->setContentsMargins(2 * kSpace, 0, 0, 0);
  QFormLayout* following = rowsIn(*inside);
  leader_ = makeChoice("mimicLeader", tr("Joint that leads"), mimic_);
  addRow(*following, tr("Leader"), leader_);
  multiplier_ = makeFigure("mimicMultiplier", tr("Times the leader's position"), QString(), mimic_);
  addRow(*following, tr("Times"), multiplier_);
  offset_ = makeFigure("mimicOffset", tr("Offset to the leader's position"), QString(), mimic_);
  addRow(*following, tr("Plus"), offset_);
  column->addWidget(mimic_);
  bind();
  bindMimic();
  connect(&editor_, &PartEditor::shown, this, &DriveForm::showDrive);
}

void DriveForm::bind() {
  editor_.bindJoint(
      damping_, Field::Friction, tr("Damping"),
      {[](const Joint& joint) { return joint.damping; }, [](Joint& joint, double value) { joint.damping = value; }});
  editor_.bindJoint(forward_, Field::Friction, tr("Dry friction +"),
                    {[](const Joint& joint) { return joint.coulomb.positive; },
                     [](Joint& joint, double value) { joint.coulomb.positive = value; }});
  editor_.bindJoint(backward_, Field::Friction, tr("Dry friction −"),
                    {[](const Joint& joint) { return joint.coulomb.negative; },
                     [](Joint& joint, double value) { joint.coulomb.negative = value; }});
  editor_.bindJoint(stiffness_, Field::Spring, tr("Spring stiffness"),
                    {[](const Joint& joint) { return joint.spring.stiffness; },
                     [](Joint& joint, double value) { joint.spring.stiffness = value; }});
  editor_.bindJoint(rest_, Field::Spring, tr("Rest position of the spring"),
                    {[](const Joint& joint) { return joint.spring.rest; },
                     [](Joint& joint, double value) { joint.spring.rest = value; }});
  editor_.bindJoint(rotor_, Field::Motor, tr("Rotor inertia"),
                    {[](const Joint& joint) { return joint.motor.rotor_inertia; },
                     [](Joint& joint, double value) { joint.motor.rotor_inertia = value; }});
  editor_.bindJoint(gear_, Field::Motor, tr("Gear ratio"),
                    {[](const Joint& joint) { return joint.motor.gear_ratio; },
                     [](Joint& joint, double value) { joint.motor.gear_ratio = value; }});
  connect(passive_, &QCheckBox::clicked, this, [this](bool passive) {
    editor_.changeJoint({Field::Motor, passive ? tr("No motor") : tr("Motor"), passive_},
                        [passive](Joint& joint) { joint.passive = passive; });
    showDrive();
  });
}

void DriveForm::bindMimic() {
  const auto mimic = [](const Joint& joint) { return joint.mimic.value_or(Mimic{}); };
  editor_.place(ProblemPlace::Part::Joint, Field::Mimic, leader_);
  editor_.bindJoint(multiplier_, Field::Mimic, tr("Factor of following"),
                    {[mimic](const Joint& joint) { return mimic(joint).multiplier; },
                     [](Joint& joint, double value) {
                       if (joint.mimic) joint.mimic->multiplier = value;
                     }});
  editor_.bindJoint(offset_, Field::Mimic, tr("Offset of following"),
                    {[mimic](const Joint& joint) { return mimic(joint).offset; },
                     [](Joint& joint, double value) {
                       if (joint.mimic) joint.mimic->offset = value;
                     }});
  connect(follows_, &QCheckBox::clicked, this, &DriveForm::follow);
  connect(leader_, &QComboBox::activated, this, [this](int row) {
    const std::string name = leader_->itemText(row).toStdString();
    if (!editor_.shownJoint().mimic || editor_.shownJoint().mimic->leader == name) return;
    editor_.changeJoint({Field::Mimic, tr("Leader"), leader_}, [&](Joint& joint) { joint.mimic->leader = name; });
    showDrive();
  });
}

// joints that move by themselves, this one apart
QStringList DriveForm::leaders() const {
  QStringList names;
  const Mechanism& mechanism = editor_.mechanism();
  for (std::size_t i = 0; i < mechanism.joints.size(); ++i) {
    const Joint& joint = mechanism.joints[i];
    if (static_cast<int>(i) != editor_.joint() && isMoving(joint.type) && !joint.mimic)
      names << QString::fromStdString(joint.name);
  }
  return names;
}

void DriveForm::follow(bool follows) {
  const QStringList possible = leaders();
  if (follows && possible.isEmpty()) return showDrive();
  editor_.changeJoint({Field::Mimic, follows ? tr("Leader") : tr("Leader taken away"), follows_}, [&](Joint& joint) {
    if (follows)
      joint.mimic = Mimic{possible.front().toStdString(), 1.0, 0.0};
    else
      joint.mimic.reset();
  });
  showDrive();
}

void DriveForm::showDrive() {
  if (editor_.joint() < 0) return;
  const Joint& joint = editor_.shownJoint();
  const bool slides = joint.type == JointType::Prismatic;
  damping_->setUnit(slides ? QStringLiteral(" N s/m") : QStringLiteral(" N m s/rad"));
  for (FigureField* field : {forward_, backward_})
    field->setUnit(slides ? QStringLiteral(" N") : QStringLiteral(" N m"));
  stiffness_->setUnit(slides ? QStringLiteral(" N/m") : QStringLiteral(" N m/rad"));
  const Measure of = slides ? Measure::Length : Measure::Angle;
  rest_->setMeasure(of);
  rest_->setUnit(unitSuffix(of, editor_.interaction().angleUnit()));
  gear_->setUnit(slides ? QStringLiteral(" rad/m") : QString());
  const QString reflected = QString::number(joint.motor.reflectedInertia(), 'g', 6);
  reflected_->setText(slides ? tr("Felt at the joint: %1 kg").arg(reflected)
                             : tr("Felt at the joint: %1 kg m²").arg(reflected));
  passive_->setChecked(joint.passive);
  showMimic(joint);
}

void DriveForm::showMimic(const Joint& joint) {
  const QStringList possible = leaders();
  follows_->setChecked(joint.mimic.has_value());
  follows_->setEnabled(joint.mimic.has_value() || !possible.isEmpty());
  mimic_->setVisible(joint.mimic.has_value());
  if (!joint.mimic) return;
  const QSignalBlocker blocker(leader_);
  const QString leader = QString::fromStdString(joint.mimic->leader);
  leader_->clear();
  leader_->addItems(possible);
  if (!possible.contains(leader)) leader_->addItem(leader);
  leader_->setCurrentText(leader);
  const bool slides = joint.type == JointType::Prismatic;
  const Measure of = slides ? Measure::Length : Measure::Angle;
  offset_->setMeasure(of);
  offset_->setUnit(unitSuffix(of, editor_.interaction().angleUnit()));
}

}  // namespace linkwright::ui

#include "moc_drive_form.cpp"

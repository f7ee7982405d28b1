// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/drive_form.h"

#include "core/scene/describe_mechanism.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

using Field = ProblemPlace::Field;

}  // namespace

DriveForm::DriveForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor), form_(editor) {
  QVBoxLayout* column = columnIn(*this);
  form_.in(rowsIn(*column), this);
  form_.setPlace(Field::Friction);
  form_.number("jointDamping", tr("Dam&ping"), tr("Viscous damping"), &Joint::damping);
  form_.number("jointFrictionForward", tr("Coulomb friction (+)"),
               tr("Coulomb friction during motion in the + direction"),
               within(&Joint::coulomb, &CoulombFriction::positive));
  form_
      .number("jointFrictionBackward", tr("Coulomb friction (−)"),
              tr("Coulomb friction during motion in the − direction"),
              within(&Joint::coulomb, &CoulombFriction::negative))
      .figure()
      ->setAccessibleDescription(tr("Must be at most 0"));
  form_.setPlace(Field::Spring);
  form_
      .number("jointStiffness", tr("Spring stiffness"), tr("Stiffness of the joint's spring"),
              within(&Joint::spring, &JointSpring::stiffness))
      .figure()
      ->setAccessibleDescription(tr("Must be at least 0, where 0 means no spring"));
  form_.number("jointSpringRest", tr("Spring rest position"),
               tr("Joint position at which the spring exerts no torque or force"),
               within(&Joint::spring, &JointSpring::rest), {.undo = tr("Rest position of the spring")});
  form_.setPlace(Field::Motor);
  form_.number("jointRotor", tr("Rotor inertia"), tr("Inertia of the rotor, on the motor side of the gear"),
               within(&Joint::motor, &Motor::rotor_inertia));
  form_.number("jointGear", tr("&Gear ratio"), tr("Gear ratio: motor velocity per joint velocity"),
               within(&Joint::motor, &Motor::gear_ratio),
               {.unit_of = [](const Joint& joint) { return slides(joint) ? QStringLiteral(" rad/m") : QString(); }});
  reflected_ = new QLabel(this);
  reflected_->setObjectName("jointReflected");
  reflected_->setAccessibleName(tr("Rotor inertia reflected to the joint"));
  reflected_->setWordWrap(true);
  column->addWidget(reflected_);
  //: adjective: a joint without a motor
  passive_ = makeSwitch("jointPassive", tr("Passive"),
                        tr("The joint has no motor, so no motor torque or force acts on it"), this);
  column->addWidget(passive_);
  connect(passive_, &QCheckBox::clicked, this, [this](bool passive) {
    editor_.changeJoint({Field::Motor, passive ? tr("Remove motor") : tr("Motor"), passive_},
                        [passive](Joint& joint) { joint.passive = passive; });
    showDrive();
  });
  buildMimic(*column);
  connect(&editor_, &PartEditor::shown, this, &DriveForm::showDrive);
}

void DriveForm::buildMimic(QVBoxLayout& column) {
  follows_ = makeSwitch("jointFollows", tr("Mimic joint"),
                        tr("The joint position is a multiple of another joint's position, plus an offset"), this);
  column.addWidget(follows_);
  mimic_ = new QWidget(this);
  auto* inside = new QVBoxLayout(mimic_);
  inside->setContentsMargins(2 * kSpace, 0, 0, 0);
  QFormLayout* following = rowsIn(*inside);
  leader_ = makeChoice("mimicLeader", tr("Mimicked joint"), mimic_);
  addRow(*following, tr("Mimicked joint"), leader_);
  column.addWidget(mimic_);
  const auto mimic = [](double Mimic::*member) {
    return [member](Joint& joint) { return joint.mimic ? &((*joint.mimic).*member) : nullptr; };
  };
  editor_.place(ProblemPlace::Part::Joint, Field::Mimic, leader_);
  form_.in(following, mimic_);
  form_.setPlace(Field::Mimic);
  form_.number("mimicMultiplier", tr("Multiplier"), tr("Multiplier of the mimicked joint's position"),
               mimic(&Mimic::multiplier), fieldOf<Mimic>(&Mimic::multiplier), {.undo = tr("Mimic multiplier")});
  form_.number("mimicOffset", tr("Offset"), tr("Offset added after the multiplication"), mimic(&Mimic::offset),
               fieldOf<Mimic>(&Mimic::offset), {.undo = tr("Mimic offset")});
  connect(follows_, &QCheckBox::clicked, this, &DriveForm::follow);
  connect(leader_, &QComboBox::activated, this, [this](int row) {
    const std::string name = leader_->itemText(row).toStdString();
    if (!editor_.shownJoint().mimic || editor_.shownJoint().mimic->leader == name) return;
    editor_.changeJoint({Field::Mimic, tr("Mimicked joint"), leader_},
                        [&](Joint& joint) { joint.mimic->leader = name; });
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
  editor_.changeJoint({Field::Mimic, follows ? tr("Mimicked joint") : tr("Remove mimic relation"), follows_},
                      [&](Joint& joint) {
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
  const QString reflected = QString::number(joint.motor.reflectedInertia(), 'g', 6);
  reflected_->setText(slides(joint) ? tr("Reflected inertia: %1 kg").arg(reflected)
                                    : tr("Reflected inertia: %1 kg m²").arg(reflected));
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
}

}  // namespace linkwright::ui

#include "moc_drive_form.cpp"

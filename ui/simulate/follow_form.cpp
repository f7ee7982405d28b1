// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/follow_form.h"

#include "core/simulation/setup.h"
#include "ui/document/simulated_run.h"
#include "ui/simulate/joint_rows.h"
#include "ui/simulate/simulation_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/wrapped_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

bool areAlike(const Eigen::VectorXd& gains) { return gains.size() == 0 || (gains.array() == gains[0]).all(); }

}  // namespace

FollowForm::FollowForm(SimulationEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  motion_ = new WrappedLabel(this);
  motion_->setObjectName("followedMotion");
  motion_->setWordWrap(true);
  column->addWidget(motion_);
  QFormLayout* rows = rowsIn(*column);
  control_ = makeChoice("motionControl", tr("Control that follows the motion"), this);
  for (const auto each : {MotionTorque::Control::ComputedTorque, MotionTorque::Control::Pd})
    addWords(*control_, wordsFor(each), static_cast<int>(each));
  keepFromWheel(*control_);
  addRow(*rows, tr("Control"), control_);
  connect(control_, &QComboBox::activated, this, [this](int row) {
    const auto value = static_cast<MotionTorque::Control>(control_->itemData(row).toInt());
    change(tr("Control"), [value](MotionTorque& torque) { torque.control = value; });
  });
  alike_ = makeSwitch("gainsAlike", tr("Same gains for all"),
                      tr("Off: a number for each joint. On again: all get those of the first joint"), this);
  alike_->setChecked(true);
  rows->addRow(alike_);
  connect(alike_, &QCheckBox::clicked, this, [this](bool on) {
    const SimulationSettings settings = editor_.settings();
    const auto* torque = std::get_if<MotionTorque>(&settings.torques);
    if (torque == nullptr) return;
    if (on && !(areAlike(torque->kp) && areAlike(torque->kd))) {
      change(tr("Gains"), [](MotionTorque& now) {
        now.kp.setConstant(now.kp[0]);
        now.kd.setConstant(now.kd[0]);
      });
    }
    refresh(*torque);
  });
  kp_ = addGain(*rows, "gainKp", QStringLiteral("kp"), &MotionTorque::kp);
  kd_ = addGain(*rows, "gainKd", QStringLiteral("kd"), &MotionTorque::kd);
  const auto no_unit = [](int) { return QString(); };
  each_ = new JointNumbers(QStringLiteral("gain"), editor_.model(),
                           {{QStringLiteral("kp"), tr("kp of %1"), no_unit, wrongIfNegative},
                            {QStringLiteral("kd"), tr("kd of %1"), no_unit, wrongIfNegative}},
                           this);
  column->addWidget(each_);
  connect(each_, &JointNumbers::edited, this, [this](int gain, int joint, double value) {
    change(tr("Gains"), [=](MotionTorque& torque) { (gain == 0 ? torque.kp : torque.kd)[joint] = value; });
  });
}

FigureField* FollowForm::addGain(QFormLayout& rows, const char* name, const QString& caption,
                                 Eigen::VectorXd MotionTorque::*gain) {
  FigureField* field = makeFigure(QString::fromLatin1(name), tr("%1 of all joints").arg(caption), QString(), this);
  addRow(rows, caption, field);
  bindNumber(*field, {[this, gain](double value) {
                        change(tr("Gains"), [=](MotionTorque& torque) { (torque.*gain).setConstant(value); });
                      },
                      wrongIfNegative});
  return field;
}

void FollowForm::change(const QString& text, const std::function<void(MotionTorque&)>& change) {
  editor_.change(text, [&](SimulationSettings& settings) {
    if (auto* torque = std::get_if<MotionTorque>(&settings.torques)) change(*torque);
  });
}

/// Which motion it is that is followed.
QString FollowForm::motionWords() const {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const Motion& motion = snapshot->motion;
  if (motion.run && std::holds_alternative<MotionTorque>(motion.run->setup->settings.torques))
    return tr("Follows the motion that the run before was made to follow: the run itself is the scene's motion now.");
  if (!motion.plan) return tr("There is no motion to follow yet: make one in the workspace Move.");
  if (!motion.curves) return tr("The scene's motion cannot be played: in the workspace Move it is said why.");
  const QString length = QString::number(motion.curves->duration(), 'g', 4);
  if (motion.run) return tr("Follows the run before, of %1 s.").arg(length);
  return tr("Follows the scene's motion, of %1 s; when it is over the motors hold its end.").arg(length);
}

void FollowForm::refresh(const MotionTorque& torque) {
  motion_->setText(motionWords());
  showValue(*control_, static_cast<int>(torque.control));
  const bool is_pd = torque.control == MotionTorque::Control::Pd;
  kp_->setUnit(is_pd ? QStringLiteral(" N m/rad") : QStringLiteral(" 1/s²"));
  kd_->setUnit(is_pd ? QStringLiteral(" N m s/rad") : QStringLiteral(" 1/s"));
  const bool differ = !areAlike(torque.kp) || !areAlike(torque.kd);
  const QSignalBlocker quiet(alike_);
  if (differ) alike_->setChecked(false);
  const bool alike = alike_->isChecked();
  setRowShown(*kp_, alike);
  setRowShown(*kd_, alike);
  each_->setVisible(!alike);
  if (torque.kp.size() > 0 && alike) {
    showNumber(*kp_, torque.kp[0]);
    showNumber(*kd_, torque.kd[0]);
  }
  each_->show(0, torque.kp);
  each_->show(1, torque.kd);
}

}  // namespace linkwright::ui

#include "moc_follow_form.cpp"

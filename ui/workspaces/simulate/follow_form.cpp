// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/follow_form.h"

#include "core/simulation/setup.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/joint_rows.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr MotionTorque::Control kOfferedControls[] = {MotionTorque::Control::ComputedTorque, MotionTorque::Control::Pd};

bool areAlike(const Eigen::VectorXd& gains) { return gains.size() == 0 || (gains.array() == gains[0]).all(); }

}  // namespace

FollowForm::FollowForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(editor.changesOf<MotionTorque>()) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  motion_ = new WrappedLabel(this);
  motion_->setObjectName("followedMotion");
  motion_->setWordWrap(true);
  column->addWidget(motion_);
  QFormLayout* rows = rowsIn(*column);
  form_.in(rows, this);
  //: noun: type of a controller
  form_.choice("motionControl", tr("Control"), tr("Controller that tracks the motion"), &MotionTorque::control,
               kOfferedControls, wordsFor);
  alike_ = makeSwitch("gainsAlike", tr("Same gains for all joints"),
                      tr("Clear to set the gains of each joint separately. Ticking the box again gives all joints the "
                         "gains of the first joint."),
                      this);
  alike_->setChecked(true);
  rows->addRow(alike_);
  connect(alike_, &QCheckBox::clicked, this, [this](bool on) {
    const SimulationSettings settings = editor_.settings();
    const auto* torque = std::get_if<MotionTorque>(&settings.torques);
    if (torque == nullptr) return;
    if (on && !(areAlike(torque->kp) && areAlike(torque->kd))) {
      //: noun: of a controller
      editor_.changesOf<MotionTorque>()(tr("Gains"), [](MotionTorque& now) {
        now.kp.setConstant(now.kp[0]);
        now.kd.setConstant(now.kd[0]);
      });
    }
    refresh(*torque);
  });
  addGain("gainKp", QStringLiteral("kp"), &MotionTorque::kp, QStringLiteral(" N m/rad"), QStringLiteral(" 1/s²"));
  addGain("gainKd", QStringLiteral("kd"), &MotionTorque::kd, QStringLiteral(" N m s/rad"), QStringLiteral(" 1/s"));
  each_ = new JointNumbers(editor_, QStringLiteral("gain"), tr("Gains"),
                           {{QStringLiteral("kp"), tr("kp of %1"), numbersOf(&MotionTorque::kp), {.least = 0.0}},
                            {QStringLiteral("kd"), tr("kd of %1"), numbersOf(&MotionTorque::kd), {.least = 0.0}}},
                           this);
  column->addWidget(each_);
}

// one for all joints
void FollowForm::addGain(const char* name, const QString& caption, Eigen::VectorXd MotionTorque::*gain,
                         const QString& of_pd, const QString& of_computed) {
  const auto first = [gain](MotionTorque& of) { return (of.*gain).size() > 0 ? &(of.*gain)[0] : nullptr; };
  form_.number(name, caption, tr("%1 of all joints").arg(caption), first, Field{.least = 0.0},
               {.undo = tr("Gains"),
                .unit_of =
                    [of_pd, of_computed](const MotionTorque& torque) {
                      return torque.control == MotionTorque::Control::Pd ? of_pd : of_computed;
                    },
                .is_there = [this](const MotionTorque&) { return alike_->isChecked(); },
                .also = [gain](MotionTorque& of) { (of.*gain).setConstant((of.*gain)[0]); }});
}

/// Which motion it is that is followed.
QString FollowForm::motionWords() const {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const Motion& motion = snapshot->motion;
  if (motion.run && std::holds_alternative<MotionTorque>(motion.run->setup->settings.torques))
    return tr("Tracks the same motion as the previous run, although that run is now the scene's motion.");
  if (!motion.plan) return tr("No motion to track yet. Make one in Move.");
  if (!motion.curves) return tr("The scene's motion cannot be played. Move shows the reason.");
  const QString length = QString::number(motion.curves->duration(), 'g', 4);
  if (motion.run) return tr("Tracks the previous run, %1 s long.").arg(length);
  return tr("Tracks the scene's motion (%1 s), after which the motors hold the final pose.").arg(length);
}

void FollowForm::refresh(const MotionTorque& torque) {
  motion_->setText(motionWords());
  const bool differ = !areAlike(torque.kp) || !areAlike(torque.kd);
  const QSignalBlocker quiet(alike_);
  if (differ) alike_->setChecked(false);
  each_->setVisible(!alike_->isChecked());
  form_.show(torque);
  each_->show(editor_.settings());
}

}  // namespace linkwright::ui

#include "moc_follow_form.cpp"

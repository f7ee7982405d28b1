// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_joints.h"

#include "core/mechanism/edit.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/elastic/setup_rows.h"

#include <QVBoxLayout>

#include <utility>

namespace linkwright::ui {

namespace {

QString nameOf(const ModelJoint& joint) { return QString::fromStdString(joint.name); }

}  // namespace

JointsForm::JointsForm(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      rows_(new SetupRows(QStringLiteral("jointMotors"), tr("Joints, ticked if actuated"), this)) {
  columnIn(*this)->addWidget(rows_);
  connect(rows_, &SetupRows::turned, this, &JointsForm::setMotor);
  followTheme(*this, [this] { refresh(); });
}

void JointsForm::setMotor(int joint, bool motor) {
  const SnapshotPtr snapshot = document_.snapshot();
  const ModelJoint& entry = snapshot->model->joints()[static_cast<std::size_t>(joint)];
  Joint changed = snapshot->mechanism->joints[static_cast<std::size_t>(entry.joint)];
  if (changed.passive == !motor) return;
  changed.passive = !motor;
  document_.edit(withJoint(*snapshot->mechanism, entry.joint, changed),
                 (motor ? tr("Actuate %1") : tr("Make %1 passive")).arg(nameOf(entry)));
}

void JointsForm::refresh() {
  const std::vector<ModelJoint>& joints = document_.snapshot()->model->joints();
  std::vector<SetupRow> rows;
  for (const ModelJoint& joint : joints) {
    const QString name = nameOf(joint);
    //: adjective: a joint without a motor
    SetupRow row{name, tr("passive"), !joint.passive};
    row.tip = tr("%1 is passive, so its motion follows from the dynamics. Tick to actuate it.").arg(name);
    if (!joint.passive) {
      //: adjective: a joint with a motor
      row.status = tr("actuated");
      row.tip = tr("A motor makes %1 track the scene's motion. Clear to make it passive.").arg(name);
    }
    if (joint.leader >= 0) {
      //: adjective: a joint that follows another one
      row.status = tr("mimic");
      row.is_on.reset();
      //: %1: name of a mimic joint, %2: name of the joint that it follows
      row.tip = tr("%1 mimics %2").arg(name, nameOf(joints[static_cast<std::size_t>(joint.leader)]));
    }
    row.dot = jointColour(static_cast<int>(rows.size()), isDark(palette()));
    rows.push_back(row);
  }
  rows_->setRows(std::move(rows));
}

}  // namespace linkwright::ui

#include "moc_setup_joints.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_joints.h"

#include "core/mechanism/edit.h"
#include "ui/elastic/setup_rows.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

#include <utility>

namespace linkwright::ui {

namespace {

/// As in the joints' table: a disc where a motor drives the joint, a ring where none does.
QPixmap dotOf(const QColor& colour, bool has_motor) {
  const double scale = qApp->devicePixelRatio();
  const int side = kSpace + 2;
  QPixmap picture(static_cast<int>(side * scale), static_cast<int>(side * scale));
  picture.setDevicePixelRatio(scale);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(has_motor ? QPen(Qt::NoPen) : QPen(colour, 2.0));
  painter.setBrush(has_motor ? QBrush(colour) : QBrush(Qt::NoBrush));
  const double edge = has_motor ? 1.0 : 2.0;
  painter.drawEllipse(QRectF(0.0, 0.0, side, side).adjusted(edge, edge, -edge, -edge));
  return picture;
}

QString nameOf(const ModelJoint& joint) { return QString::fromStdString(joint.name); }

}  // namespace

void JointMotors::show(std::shared_ptr<const Model> model, bool dark) {
  const bool is_same_list = model_ && model_->dof() == model->dof();
  dark_ = dark;
  if (is_same_list) {
    model_ = std::move(model);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
    return;
  }
  beginResetModel();
  model_ = std::move(model);
  endResetModel();
}

int JointMotors::rowCount(const QModelIndex& parent) const { return parent.isValid() || !model_ ? 0 : model_->dof(); }

QVariant JointMotors::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ModelJoint& joint = model_->joints()[static_cast<std::size_t>(index.row())];
  const bool follows = joint.leader >= 0, has_motor = !joint.passive && !follows;
  const QString status = follows ? tr("follows another") : has_motor ? tr("motor") : tr("no motor (passive)");
  switch (role) {
    case Qt::DisplayRole: return nameOf(joint);
    case Qt::CheckStateRole: return follows ? QVariant() : QVariant(has_motor ? Qt::Checked : Qt::Unchecked);
    case Qt::DecorationRole: return dotOf(jointColour(index.row(), dark_), has_motor);
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(nameOf(joint), status);
    case Qt::ToolTipRole:
      if (follows)
        return tr("%1 follows %2").arg(nameOf(joint), nameOf(model_->joints()[static_cast<std::size_t>(joint.leader)]));
      return has_motor
                 ? tr("A motor makes %1 follow the scene's motion. Switch off: nothing drives it").arg(nameOf(joint))
                 : tr("Nothing drives %1: it moves as the dynamics have it. Switch on: it has a motor")
                       .arg(nameOf(joint));
    case kStatusRole: return status;
    default: return {};
  }
}

bool JointMotors::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  emit asked(index.row(), value.toInt() == Qt::Checked);
  return true;
}

Qt::ItemFlags JointMotors::flags(const QModelIndex& index) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return Qt::NoItemFlags;
  const bool follows = model_->joints()[static_cast<std::size_t>(index.row())].leader >= 0;
  const Qt::ItemFlags usual = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
  return follows ? usual : usual | Qt::ItemIsUserCheckable;
}

JointsForm::JointsForm(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      joints_(new JointMotors(this)),
      rows_(new SetupRows(QStringLiteral("jointMotors"), tr("Joints: checked where they have a motor"), this)) {
  columnIn(*this)->addWidget(rows_);
  rows_->setModel(joints_);
  connect(joints_, &JointMotors::asked, this, &JointsForm::setMotor);
}

void JointsForm::setMotor(int joint, bool motor) {
  const SnapshotPtr snapshot = document_.snapshot();
  const ModelJoint& entry = snapshot->model->joints()[static_cast<std::size_t>(joint)];
  Joint changed = snapshot->mechanism->joints[static_cast<std::size_t>(entry.joint)];
  if (changed.passive == !motor) return;
  changed.passive = !motor;
  document_.edit(withJoint(*snapshot->mechanism, entry.joint, changed),
                 (motor ? tr("Motor of %1") : tr("No motor of %1")).arg(nameOf(entry)));
}

void JointsForm::refresh() {
  joints_->show(document_.snapshot()->model, dark_);
  rows_->fit();
}

void JointsForm::setDark(bool dark) {
  dark_ = dark;
  refresh();
}

}  // namespace linkwright::ui

#include "moc_setup_joints.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_gravity.h"

#include "core/scene/scene.h"
#include "ui/document/edits.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

GravityForm::GravityForm(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), form_([this](const QString&, const auto& change) {
        Eigen::Vector3d gravity = document_.scene().gravity;
        change(gravity);
        setGravity(document_, gravity);
      }) {
  QVBoxLayout* column = columnIn(*this);
  on_ = makeSwitch(QStringLiteral("elasticGravity"), tr("Gravity"),
                   tr("Clear to ignore gravity, as for motion in a horizontal plane. Tick to restore it."), this);
  column->addWidget(on_);
  connect(on_, &QCheckBox::clicked, this,
          [this](bool on) { setGravity(document_, on ? last_ : Eigen::Vector3d(Eigen::Vector3d::Zero())); });
  form_.in(nullptr, this);
  form_.numbersAt(*column, "gravityPart", tr("In the world frame (m/s²)"), tr("Gravity along %1"), {"x", "y", "z"}, {},
                  {}, [](Eigen::Vector3d& gravity, int axis) { return &gravity[axis]; });
}

void GravityForm::refresh() {
  const Eigen::Vector3d& gravity = document_.scene().gravity;
  const bool on = !gravity.isZero(0.0);
  if (on) last_ = gravity;
  const QSignalBlocker quiet(on_);
  on_->setChecked(on);
  form_.show(gravity);
}

}  // namespace linkwright::ui

#include "moc_setup_gravity.cpp"

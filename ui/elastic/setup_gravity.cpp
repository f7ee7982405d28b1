// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_gravity.h"

#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/widgets/bound_number.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

GravityForm::GravityForm(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  QVBoxLayout* column = columnIn(*this);
  on_ = makeSwitch(QStringLiteral("elasticGravity"), tr("Gravity"),
                   tr("Off: links have no weight, as in a level plane. On: as it was before"), this);
  column->addWidget(on_);
  connect(on_, &QCheckBox::clicked, this,
          [this](bool on) { setGravity(document_, on ? last_ : Eigen::Vector3d(Eigen::Vector3d::Zero())); });
  parts_ = addFigures(*column, QStringLiteral("gravityPart"), tr("Along the world's axes, m/s²"),
                      tr("Gravity along %1"), {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}, this);
  for (int axis = 0; axis < 3; ++axis) {
    bindNumber(*parts_.fields[static_cast<std::size_t>(axis)], {[this, axis](double value) {
      Eigen::Vector3d gravity = document_.scene().gravity;
      gravity[axis] = value;
      setGravity(document_, gravity);
    }});
  }
}

void GravityForm::refresh() {
  const Eigen::Vector3d& gravity = document_.scene().gravity;
  const bool on = !gravity.isZero(0.0);
  if (on) last_ = gravity;
  const QSignalBlocker quiet(on_);
  on_->setChecked(on);
  for (int axis = 0; axis < 3; ++axis) showNumber(*parts_.fields[static_cast<std::size_t>(axis)], gravity[axis]);
}

}  // namespace linkwright::ui

#include "moc_setup_gravity.cpp"

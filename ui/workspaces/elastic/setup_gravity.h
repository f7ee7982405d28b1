// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/widgets/property_form.h"

#include <Eigen/Core>
#include <QWidget>

namespace linkwright::ui {

/// The scene's gravity: on or off, and its components. Each change is one undo step.
class GravityForm : public QWidget {
  Q_OBJECT
public:
  GravityForm(Document& document, QWidget* parent);
  void refresh();

private:
  Document& document_;
  QCheckBox* on_;
  PropertyForm<Eigen::Vector3d> form_;
  Eigen::Vector3d last_{0.0, 0.0, -kStandardGravity};  ///< what is switched on again
};

}  // namespace linkwright::ui

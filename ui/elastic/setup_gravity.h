// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/widgets/form_parts.h"

#include <Eigen/Core>
#include <QWidget>

class QCheckBox;

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
  FigureGroup parts_;
  Eigen::Vector3d last_{0.0, 0.0, -kStandardGravity};  ///< what is switched on again
};

}  // namespace linkwright::ui

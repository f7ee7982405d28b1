// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kinematics/limit_distance.h"
#include "core/mechanism/model.h"
#include "ui/document/interaction.h"

#include <QWidget>

namespace linkwright::ui {

/// Where one joint stands between its limits: its name, a bar with a mark, and how far the nearer limit is. It shows
/// what it is told.
class LimitBar : public QWidget {
  Q_OBJECT
public:
  explicit LimitBar(const ModelJoint& joint, QWidget* parent = nullptr);

  /// `is_nearest`: of all joints of the arm the one with the least of its range left.
  void show(const LimitDistance& distance, bool is_nearest, AngleUnit unit);
  void setDark(bool dark);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  ModelJoint joint_;
  QString name_, words_;
  LimitDistance distance_;
  AngleUnit unit_ = AngleUnit::Degree;
  bool is_nearest_ = false;
  bool dark_ = false;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <QWidget>

namespace linkwright::ui {

/// A ball with the axes of a frame in it, and an arrow from its middle that is dragged to where a vector is thought to
/// point. Dragged past the rim it goes to the far side and is drawn dashed. The arrow keys turn it by 5 degrees, with
/// Shift by 1; X, Y and Z point it along an axis, once more against it; 0 says that the vector vanishes.
class DirectionPad : public QWidget {
  Q_OBJECT
public:
  explicit DirectionPad(QWidget* parent = nullptr);

  /// Of length 1 in the axes of the frame, or zero.
  const Eigen::Vector3d& direction() const { return direction_; }
  void setDirection(const Eigen::Vector3d& direction);
  /// The answer's arrow stays, the true one is drawn beside it; absent (zero): none is.
  void setTruth(const Eigen::Vector3d& truth);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, 120}; }

signals:
  void directionChanged();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  double radius() const;
  QPointF onScreen(const Eigen::Vector3d& direction) const;
  void point(const QPointF& position);
  void turn(const Eigen::Vector3d& axis, double degrees);
  void pointAlong(int axis);
  void drawArrow(QPainter& painter, const Eigen::Vector3d& direction, const QColor& colour, double width) const;

  Eigen::Vector3d direction_ = Eigen::Vector3d::UnitX();
  Eigen::Vector3d truth_ = Eigen::Vector3d::Zero();
};

}  // namespace linkwright::ui

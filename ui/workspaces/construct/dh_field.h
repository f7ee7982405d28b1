// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/measure.h"

#include <QLineEdit>

#include <optional>

namespace linkwright::ui {

/// A number of a DH table while it is edited: with as many digits as it has, typed (an angle also as pi/2), turned by
/// the arrow keys and the wheel, or pulled up and down by its handle. What was set stays as it is to the last bit until
/// the person changes it.
class DhField : public QLineEdit {
  Q_OBJECT
public:
  DhField(Measure measure, AngleUnit unit, QWidget* parent = nullptr);

  /// Shows the value (rad, m); says nothing to anyone.
  void setSi(double value);
  /// rad, m; absent where the text is no number.
  std::optional<double> si() const;
  /// Whether something is typed that has not been taken over yet.
  bool isTyping() const { return isModified(); }

signals:
  /// By keys, wheel or handle: the new value.
  void turned(double value);

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  QRect handle() const;
  std::optional<double> parsed(const QString& text) const;
  void turnBy(double steps);
  void showText();
  void judge();

  Measure measure_;
  AngleUnit unit_;
  double si_ = 0.0;
  bool pulling_ = false;
  double pulled_from_ = 0.0;
  double pulled_at_ = 0.0;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

#include <QDoubleSpinBox>

namespace linkwright::ui {

/// What a number measures: decides its unit and whether degrees or radians apply.
enum class Measure { Angle, AngularVelocity, AngularAcceleration, Length, Velocity, Acceleration, Time, Force };

/// " °", " rad/s", " m", ...: what stands behind the number, with its space.
QString unitSuffix(Measure measure, AngleUnit unit);
/// How many of the displayed unit are one SI unit.
double displayFactor(Measure measure, AngleUnit unit);
/// "−12.50 °": an SI value as its box shows it; a dash where it is not finite.
QString numberWithUnit(double si, Measure measure, AngleUnit unit);

/// A number with its unit. It speaks SI to the program and the chosen unit to the person; the SI value that was set is
/// kept to the last bit until the person edits it. A typed number beyond a limit becomes the limit, and a note says so.
/// The wheel turns it only while it has the focus.
class UnitSpinBox : public QDoubleSpinBox {
  Q_OBJECT
public:
  explicit UnitSpinBox(Measure measure, QWidget* parent = nullptr);

  double si() const { return si_; }
  /// Shows the value; says nothing to anyone. A number that is not finite is shown as missing.
  void setSi(double value);
  /// Infinite limits are allowed.
  void setSiRange(double lower, double upper);
  void setAngleUnit(AngleUnit unit);
  /// Whether a number is half typed: what is shown is the person's and not to be replaced.
  bool isTyping() const;

  /// With a true minus; typed in, a hyphen does as well.
  QString textFromValue(double value) const override;
  double valueFromText(const QString& text) const override;
  /// Numbers beyond the limits can be typed; on Enter the limit is taken instead, and said.
  QValidator::State validate(QString& text, int& position) const override;
  void fixup(QString& text) const override;

signals:
  void siEdited(double value);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool event(QEvent* event) override;

private:
  void showUnit();
  bool isBeyond(const QString& text, double& typed) const;

  Measure measure_;
  AngleUnit unit_ = AngleUnit::Degree;
  double si_ = 0.0;
  double lower_;
  double upper_;
};

}  // namespace linkwright::ui

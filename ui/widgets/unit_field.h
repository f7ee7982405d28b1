// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/number_field.h"

namespace linkwright::ui {

/// A number with the unit and the decimals of its measure, in which nothing is refused: each step of a spin counts at
/// once, and a number typed beyond a limit becomes the limit, and a note says so.
class UnitField : public NumberField {
  Q_OBJECT
public:
  explicit UnitField(Measure measure, QWidget* parent = nullptr);

  /// Infinite limits are allowed.
  void setSiRange(double lower, double upper);
  void setAngleUnit(AngleUnit unit) override;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  QValidator::State validate(QString& text, int& position) const override;

signals:
  void siEdited(double value);

protected:
  QString textFor(double si, int room) const override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  double limited(double si) const;
  void take(double si);

  Measure of_;
  double lower_, upper_;
};

}  // namespace linkwright::ui

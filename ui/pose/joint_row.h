// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

class QLabel;
class QSlider;

namespace linkwright::ui {

class ElidedLabel;
class UnitSpinBox;

/// One joint's controls: colour key, name, slider within the limits, typed position, and its rates on demand.
/// It shows what it is told and reports what the person does; it decides nothing.
class JointRow : public QWidget {
  Q_OBJECT
public:
  JointRow(const ModelJoint& joint, int index, QWidget* parent = nullptr);
  /// It is moved by the joint of that name and not by hand.
  void setLeader(const QString& leader);

  /// Whether the row of that joint would look the same and work the same.
  bool shows(const ModelJoint& joint) const;
  void setState(double q, double qd, double qdd);
  void setAngleUnit(AngleUnit unit);
  void setRatesShown(bool shown);
  void setNameWidth(int width);
  int wishedNameWidth() const;
  void setDark(bool dark);

signals:
  void dragStarted();
  void dragged(double value);
  void dragFinished();
  void edited(linkwright::ui::JointField field, double value);

protected:
  void changeEvent(QEvent* event) override;

private:
  void sizeField();
  void describeLimits();
  void connectSlider();
  bool hasLargeText() const;
  double toValue(int position) const;
  int toPosition(double q) const;

  ModelJoint joint_;
  int index_;
  int name_width_ = 0;
  QString leader_;        ///< of a joint that follows another
  double lower_, upper_;  // of the slider: the limits, or a turn or two metres where there are none
  double turn_ = 0.0;     // whole turns that the slider of an endless joint leaves out
  AngleUnit unit_ = AngleUnit::Degree;
  QLabel* key_;
  ElidedLabel* name_;
  QSlider* slider_;
  UnitSpinBox* position_;
  QWidget* rates_;
  UnitSpinBox* velocity_;
  UnitSpinBox* acceleration_;
};

}  // namespace linkwright::ui

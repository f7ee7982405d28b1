// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/number_field.h"

#include <Eigen/Core>
#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QCheckBox;
class QFormLayout;
class QLabel;
class QLayout;
class QToolButton;
class QVBoxLayout;

namespace linkwright::ui {

// The small pieces that the forms of the property panel are made of.

/// Rows of a caption and what it names, one over the other where room is short.
QFormLayout* rowsIn(QVBoxLayout& column);
QLabel* addRow(QFormLayout& rows, const QString& caption, QWidget* field);
NumberField* makeNumberField(const QString& object_name, const QString& accessible_name, const QString& unit,
                             QWidget* parent);

/// Two, three or six numbers under one heading, beside each other where there is room.
struct NumberFields {
  QLabel* heading = nullptr;
  QWidget* box = nullptr;
  std::vector<NumberField*> fields;
  std::vector<QLabel*> captions;
};
/// Object names are `name` with a number behind; accessible names are `spoken` with the caption. Captions of one or
/// two letters stand before the numbers, words over them.
NumberFields addFigures(QVBoxLayout& column, const QString& name, const QString& heading, const QString& spoken,
                        const QStringList& captions, QWidget* parent);

/// Over angles that something is turned by, with the unit where they stand in one.
QString turnHeading(std::optional<AngleUnit> unit);
QStringList turnCaptions();

QComboBox* makeChoice(const QString& object_name, const QString& accessible_name, QWidget* parent);
QCheckBox* makeSwitch(const QString& object_name, const QString& text, const QString& tip, QWidget* parent);
QToolButton* makeButton(const QString& object_name, const QString& text, const QString& spoken, QWidget* parent);
QVBoxLayout* columnIn(QWidget& of);
/// That of a part of a form: without margins.
QVBoxLayout* innerColumnIn(QWidget& of);
/// What is said of a field below it, e.g. why it is refused.
QLabel* makeFieldWords(const QString& object_name, QWidget* parent);
/// Puts a field and the words below it into `both`.
void addFieldWithWords(QWidget& both, QLayout* field, QLabel* words);
/// Beside each other, or one below the other where room is short.
QWidget* rowOf(const QList<QWidget*>& pieces, QWidget* parent);

/// Roll, pitch and yaw of what a rotation matrix is, as a person last typed them: the same turn has many, and half a
/// turn's pitch leaves roll and yaw open.
class TurnAngles {
public:
  /// The angles to show for R of the part `owner`.
  const Eigen::Vector3d& of(const Eigen::Matrix3d& R, long long owner);
  /// R with one of them changed.
  Eigen::Matrix3d with(const Eigen::Matrix3d& R, long long owner, int which, double angle);

private:
  Eigen::Vector3d rpy_ = Eigen::Vector3d::Zero();
  long long owner_ = -1;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QAbstractListModel>
#include <QWidget>

namespace linkwright::ui {

class SetupRows;

/// A row for each joint that moves: checked where it has a motor.
class JointMotors : public QAbstractListModel {
  Q_OBJECT
public:
  using QAbstractListModel::QAbstractListModel;

  void show(std::shared_ptr<const Model> model, bool dark);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
  /// A person has turned the switch of a joint.
  void asked(int joint, bool motor);

private:
  std::shared_ptr<const Model> model_;
  bool dark_ = false;
};

/// Which joints have a motor, and which are left to the dynamics.
class JointsForm : public QWidget {
  Q_OBJECT
public:
  JointsForm(Document& document, QWidget* parent);
  void refresh();
  void setDark(bool dark);

private:
  void setMotor(int joint, bool motor);

  Document& document_;
  JointMotors* joints_;
  SetupRows* rows_;
  bool dark_ = false;
};

}  // namespace linkwright::ui

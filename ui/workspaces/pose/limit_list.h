// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kinematics/limit_distance.h"
#include "core/mechanism/model.h"
#include "ui/document/ability.h"
#include "ui/document/interaction.h"

#include <QAbstractListModel>
#include <QListView>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// The joints that carry the hand, each with its distance to the limits. The words are Qt::AccessibleTextRole.
class LimitModel : public QAbstractListModel {
  Q_OBJECT
public:
  struct Row {
    ModelJoint joint;
    LimitDistance distance;
    bool is_nearest = false;  ///< of all joints of the arm the one with the least of its range left
    QString words;
  };
  using QAbstractListModel::QAbstractListModel;

  void show(const Model& model, const HandAbility& ability, AngleUnit unit);
  const Row& at(const QModelIndex& index) const { return rows_.at(static_cast<std::size_t>(index.row())); }
  AngleUnit angleUnit() const { return unit_; }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  std::vector<Row> rows_;
  AngleUnit unit_ = AngleUnit::Degree;
};

/// Where each of these joints stands between its limits: its name, a bar with a mark, and how far the nearer limit is.
/// As high as all rows; what is in sight is painted. It shows what it is told.
class LimitList : public QListView {
  Q_OBJECT
public:
  explicit LimitList(QWidget* parent = nullptr);

  void show(const Model& model, const HandAbility& ability, AngleUnit unit);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;

private:
  LimitModel* rows_;
  class Bars;
};

}  // namespace linkwright::ui

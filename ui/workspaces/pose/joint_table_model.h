// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/measure.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// What a cell of the joints' table is about.
enum class JointCell { None, Name, Bar, Position, Leader, Velocity, Acceleration };

/// The joints with their state, in lines of three columns: name, slider and position; below it the
/// words of a joint that follows another, and the rates where these are asked for.
/// A number that was typed is handed on (`edited`), never stored here. Qt::EditRole and Qt::UserRole are the number to
/// the last bit.
class JointTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  static constexpr int kColumns = 3;
  static constexpr int kLastColumn = kColumns - 1;
  enum Role { CellRole = Qt::UserRole + 1, JointRole, BeyondRole };

  using QAbstractTableModel::QAbstractTableModel;

  /// The rows stay where the joints are as many as before; `linesChanged` where they do not.
  void show(const SnapshotPtr& snapshot);
  void setAngleUnit(AngleUnit unit);
  void setRatesShown(bool shown);
  /// Beside large text there is no room for a slider, nor for two rates: each has a line of its own.
  void setNarrow(bool narrow);

  int jointCount() const { return model_ ? model_->dof() : 0; }
  const ModelJoint& joint(int joint) const { return model_->joints().at(static_cast<std::size_t>(joint)); }
  QString nameOf(int joint) const { return QString::fromStdString(this->joint(joint).name); }
  QStringList names() const;
  /// Whether a person may move it: one that follows another is moved by that.
  bool isMovable(int joint) const { return this->joint(joint).leader < 0; }
  double positionOf(int joint) const { return snapshot_->q[joint]; }
  AngleUnit angleUnit() const { return unit_; }

  int jointAt(const QModelIndex& index) const;  ///< -1 for an index that is none
  JointCell cellAt(const QModelIndex& index) const;
  /// Invalid where there is no such cell now.
  QModelIndex indexOf(int joint, JointCell cell) const;
  /// How many columns the cell spans.
  int spanAt(int row, int column) const;
  static Measure measureOf(const ModelJoint& joint, JointCell cell);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
  void edited(int joint, linkwright::ui::JointField field, double value);
  /// Names, limits or leaders are others.
  void jointsChanged();

private:
  enum class Line { Main, Bar, Leader, Rates, Velocity, Acceleration };
  struct Row {
    int joint;
    Line line;
    bool operator==(const Row&) const = default;
  };
  std::vector<Row> rowsOf(const Model* model) const;
  void remakeRows();
  double valueOf(int joint, JointCell cell) const;
  QString wordsOf(int joint, JointCell cell) const;
  QString spokenOf(int joint, JointCell cell) const;
  QString tipOf(int joint, JointCell cell) const;
  QString leaderWords(int joint) const;
  bool isBeyond(int joint) const;

  SnapshotPtr snapshot_;
  std::shared_ptr<const Model> model_;
  std::vector<Row> rows_;
  AngleUnit unit_ = AngleUnit::Degree;
  bool rates_ = false;
  bool narrow_ = false;
};

}  // namespace linkwright::ui

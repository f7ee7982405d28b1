// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/measure.h"
#include "ui/workspaces/move/motion_editor.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <vector>

namespace linkwright::ui {

/// A column of numbers, one a joint.
struct JointColumn {
  QString title;
  QString spoken;                           ///< "Amplitude of %1"
  std::optional<Measure> turning, sliding;  ///< how the number is turned into what is shown; none: it is shown as it is
  QString turning_unit, sliding_unit;       ///< instead of the measure's own; where `turning` is an angle's: of radians
  std::optional<double> none;               ///< a number that is shown as a dash: there is no such limit
  std::function<double(const TrajectoryPlan&, int joint)> read;
  std::function<void(TrajectoryPlan&, int joint, double)> write;
  std::function<QString(double)> wrong = {};
};

/// Numbers of the plan, a row for each joint: a first column with their names, and above them a row for all that turn
/// where that is wanted. What is typed is handed to the editor.
class JointNumberModel : public QAbstractTableModel {
  Q_OBJECT
public:
  JointNumberModel(MotionEditor& editor, std::vector<JointColumn> columns, bool has_row_for_all, QObject* parent);

  void refresh();
  void setColumnShown(const QString& title, bool shown);
  const JointColumn& columnAt(int column) const { return columns_.at(shown_.at(static_cast<std::size_t>(column - 1))); }
  /// The joints that a row is about.
  std::vector<int> jointsOf(int row) const;
  QString rowName(int row) const;
  bool slides(int row) const;
  QString unitOf(int row, int column) const;
  std::optional<Measure> measureOf(int row, int column) const;
  AngleUnit angleUnit() const { return editor_.interaction().angleUnit(); }
  MotionEditor& editor() const { return editor_; }
  /// Of the row for all: NaN where they differ.
  double valueAt(int row, int column) const;
  void spin(int row, int column, double value);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
  void refused(const QModelIndex& index, const QString& why);

private:
  MotionEditor& editor_;
  std::vector<JointColumn> columns_;
  std::vector<std::size_t> shown_;
  bool for_all_;
  std::shared_ptr<const Model> model_;
};

/// The table of them: as high as its rows up to eight, typed into with F2, Enter, a digit or a click.
class JointNumberTable : public QTableView {
  Q_OBJECT
public:
  JointNumberTable(const QString& object_name, const QString& spoken, JointNumberModel* model, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;

private:
  void sizeColumns();
};

}  // namespace linkwright::ui

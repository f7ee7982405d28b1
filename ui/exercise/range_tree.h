// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exercise/exercise_desk.h"
#include "ui/work/exercise_study.h"

#include <QTreeWidget>

#include <map>
#include <utility>
#include <vector>

namespace linkwright::ui {

/// What may vary from student to student: positions, velocities and accelerations of joints, figures of links. What is
/// ticked has a range, the others tell what everybody is given. What cannot be a range stays as it was typed, marked,
/// and says why.
class RangeTree : public QTreeWidget {
  Q_OBJECT
public:
  explicit RangeTree(ExerciseDesk& desk, QWidget* parent = nullptr);

  void refresh();
  /// Those of ranges; the others are passed over.
  void showProblems(const std::vector<ExerciseProblem>& problems);
  /// New angles have ranges in degrees.
  void setDegrees(bool degrees) { degrees_ = degrees; }
  /// What is wrong, in one line per range; empty: nothing.
  QString problem() const;

signals:
  void problemChanged();

private:
  struct Row {
    QTreeWidgetItem* item = nullptr;
    int list = 0;   ///< 0 to 2: derivatives of a joint; 3: a figure of a link
    int index = 0;  ///< of the joint or the link
    LinkFigure figure = LinkFigure::Mass;
  };
  void build();
  QSize rowSize() const;
  void addRow(QTreeWidgetItem* group, Row row, const QString& name);
  void showRow(const Row& row);
  void take(QTreeWidgetItem* item, int column);
  void tick(const Row& row, bool on);
  void setNumber(const Row& row, int column, const QString& text);
  const NumberGrid* gridOf(const Row& row) const;
  /// Of the list of the exercise that the row is of; -1: it does not vary.
  int placeOf(const Row& row) const;
  QString unitOf(const Row& row) const;
  QString fixedValue(const Row& row) const;
  QString rowProblem(const Row& row) const;

  ExerciseDesk& desk_;
  std::shared_ptr<const OpenExercise> built_for_;
  bool degrees_ = true;
  bool showing_ = false;
  std::vector<Row> rows_;
  std::map<std::pair<QTreeWidgetItem*, int>, QString> refused_;  ///< what is no number, as it was typed
  std::map<QTreeWidgetItem*, QString> found_;                    ///< by the check
};

}  // namespace linkwright::ui

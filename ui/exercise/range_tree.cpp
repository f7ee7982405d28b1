// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/range_tree.h"

#include "core/exercise/suggestions.h"
#include "core/exercise/varied_robot.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace linkwright::ui {

namespace {

enum RangeColumn { kName, kFrom, kTo, kStep, kUnit, kRangeColumns };
constexpr int kFigures = 3;  // the list of links' figures
constexpr std::array kLists = {"q", "qd", "qdd", "robot"};

/// Numbers of a range that is there can be typed, nothing else.
class RangeDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool is_number = index.column() >= kFrom && index.column() <= kStep;
    const bool is_on = index.siblingAtColumn(kName).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    if (!is_number || !is_on) return nullptr;
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (editor != nullptr) editor->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    return editor;
  }
};

template <class Of>
auto& jointRanges(Of& exercise, int list) {
  return list == 0 ? exercise.q : list == 1 ? exercise.qd : exercise.qdd;
}

/// Where an exercise has the range of that name; -1: it does not vary.
template <class Ranges, class IsIt>
int placeIn(const Ranges& ranges, const IsIt& is_it) {
  const auto found = std::find_if(ranges.begin(), ranges.end(), is_it);
  return found == ranges.end() ? -1 : static_cast<int>(found - ranges.begin());
}

QString shownNumber(double value) { return withTrueMinus(QString::number(value, 'g', 10)); }

}  // namespace

RangeTree::RangeTree(ExerciseDesk& desk, QWidget* parent) : QTreeWidget(parent), desk_(desk) {
  setObjectName("exerciseRanges");
  setAccessibleName(tr("Numbers that vary"));
  setColumnCount(kRangeColumns);
  //: heads of a table: what varies, its smallest and largest number, the way from one number to the next, its unit
  setHeaderLabels({tr("Varies"), tr("From"), tr("To"), tr("Step"), tr("Unit")});
  for (const int column : {kFrom, kTo, kStep})
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  setItemDelegate(new RangeDelegate(this));
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                  QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
  setUniformRowHeights(true);
  setTabKeyNavigation(false);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  for (const int column : {kFrom, kTo, kStep, kUnit}) header()->resizeSection(column, 9 * kSpace);
  connect(this, &QTreeWidget::itemChanged, this, &RangeTree::take);
}

void RangeTree::build() {
  clear();
  rows_.clear();
  refused_.clear();
  found_.clear();
  built_for_ = desk_.robot();
  if (built_for_ == nullptr) return;
  const QString heads[] = {tr("Positions"), tr("Velocities"), tr("Accelerations"), tr("Masses, lengths and payloads")};
  const Model& model = *built_for_->robot.model;
  for (int list = 0; list < 4; ++list) {
    auto* group = new QTreeWidgetItem(this, {heads[list]});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    group->setSizeHint(kName, rowSize());
    for (std::size_t j = 0; list < kFigures && j < model.joints().size(); ++j) {
      if (model.joints()[j].leader < 0)
        addRow(group, {nullptr, list, static_cast<int>(j)}, QString::fromStdString(model.joints()[j].name));
    }
    for (const ModelLink& link : model.links()) {
      if (list != kFigures || link.joint < 0) continue;
      //: %1: name of a link
      const QString names[] = {tr("Mass of %1"), tr("Length of %1"), tr("Payload on %1")};
      for (const auto& [figure, word] : kLinkFigures) {
        if (suggestedRange(built_for_->robot, link.link, figure))
          addRow(group, {nullptr, list, link.link, figure},
                 names[static_cast<int>(figure)].arg(QString::fromStdString(link.name)));
      }
    }
    group->setHidden(group->childCount() == 0);
  }
}

QSize RangeTree::rowSize() const { return {0, fontMetrics().height() + kSpace / 2}; }

void RangeTree::addRow(QTreeWidgetItem* group, Row row, const QString& name) {
  row.item = new QTreeWidgetItem(group, {name});
  row.item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
  row.item->setCheckState(kName, Qt::Unchecked);
  row.item->setSizeHint(kName, rowSize());
  for (const int column : {kFrom, kTo, kStep}) row.item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  rows_.push_back(row);
}

int RangeTree::placeOf(const Row& row) const {
  const LessonRobot& robot = built_for_->robot;
  const auto index = static_cast<std::size_t>(row.index);
  if (row.list == kFigures) {
    const std::string& link = robot.scene->mechanism.links[index].name;
    return placeIn(desk_.exercise().robot,
                   [&](const LinkRange& each) { return each.link.text == link && each.figure == row.figure; });
  }
  const std::string& joint = robot.model->joints()[index].name;
  return placeIn(jointRanges(desk_.exercise(), row.list),
                 [&](const JointRange& each) { return each.joint.text == joint; });
}

const NumberGrid* RangeTree::gridOf(const Row& row) const {
  const int place = placeOf(row);
  if (place < 0) return nullptr;
  const auto at = static_cast<std::size_t>(place);
  return row.list == kFigures ? &desk_.exercise().robot[at].grid : &jointRanges(desk_.exercise(), row.list)[at].grid;
}

QString RangeTree::unitOf(const Row& row) const {
  if (row.list == kFigures) return row.figure == LinkFigure::Length ? QStringLiteral("m") : QStringLiteral("kg");
  const ModelJoint& joint = built_for_->robot.model->joints()[static_cast<std::size_t>(row.index)];
  bool in_degrees = row.list == 0 && degrees_;
  for (const JointRange& each : jointRanges(desk_.exercise(), row.list)) {
    if (each.joint.text == joint.name) in_degrees = each.unit == RangeUnit::Degrees;
  }
  const QString per[] = {QString(), QStringLiteral("/s"), QStringLiteral("/s²")};
  if (joint.type == JointType::Prismatic) return QStringLiteral("m") + per[row.list];
  return (in_degrees ? QStringLiteral("°") : QStringLiteral("rad")) + per[row.list];
}

/// What everybody is given where it does not vary.
QString RangeTree::fixedValue(const Row& row) const {
  const DynamicsInput& input = built_for_->start.input;
  const Eigen::VectorXd* const values[] = {&input.q, &input.qd, &input.qdd};
  if (row.list < kFigures) {
    const double si = (*values[row.list])[row.index];
    return withTrueMinus(significant(unitOf(row).startsWith(QChar(0xB0)) ? si / kDegree : si, 4));
  }
  const Mechanism& mechanism = built_for_->robot.scene->mechanism;
  const Link& link = mechanism.links[static_cast<std::size_t>(row.index)];
  if (row.figure == LinkFigure::Mass) return significant(link.inertial ? link.inertial->mass : 0.0, 4);
  return row.figure == LinkFigure::Length ? significant(lengthOf(mechanism, row.index).value_or(0.0), 4) : QString();
}

void RangeTree::refresh() {
  const QScopedValueRollback<bool> showing(showing_, true);
  const bool is_new = built_for_ != desk_.robot() || rows_.empty();
  if (is_new) build();
  for (const Row& row : rows_) showRow(row);
  if (is_new) {
    for (int i = 0; i < topLevelItemCount(); ++i) {
      QTreeWidgetItem* group = topLevelItem(i);
      bool has_range = i == 0;
      for (int k = 0; k < group->childCount(); ++k)
        has_range = has_range || group->child(k)->checkState(kName) == Qt::Checked;
      group->setExpanded(has_range);
    }
  }
  emit problemChanged();
}

void RangeTree::showRow(const Row& row) {
  const NumberGrid* grid = gridOf(row);
  QTreeWidgetItem& item = *row.item;
  item.setCheckState(kName, grid != nullptr ? Qt::Checked : Qt::Unchecked);
  if (grid == nullptr) {
    for (const int column : {kFrom, kTo, kStep}) refused_.erase({row.item, column});
  }
  const QString heads[] = {QString(), tr("From"), tr("To"), tr("Step")};
  const double numbers[] = {0.0, grid ? grid->low : 0.0, grid ? grid->high : 0.0, grid ? grid->step : 0.0};
  for (const int column : {kFrom, kTo, kStep}) {
    const auto refused = refused_.find({row.item, column});
    QString text = grid != nullptr ? shownNumber(numbers[column]) : QString();
    if (grid == nullptr && column == kFrom) text = fixedValue(row);
    item.setText(column, refused != refused_.end() ? refused->second : text);
    item.setForeground(column, grid == nullptr ? palette().brush(QPalette::PlaceholderText) : QBrush());
    //: what is spoken of a cell; %1: what varies, %2: the head of its column, such as From
    item.setData(column, Qt::AccessibleTextRole,
                 tr("%1, %2").arg(item.text(kName), heads[column]) + QLatin1Char(' ') + item.text(column));
  }
  item.setText(kUnit, unitOf(row));
  const QString problem = rowProblem(row);
  item.setIcon(kName, problem.isEmpty() ? QIcon() : themedIcon("error"));
  for (int column = 0; column < kRangeColumns; ++column) item.setToolTip(column, problem);
}

QString RangeTree::rowProblem(const Row& row) const {
  for (const int column : {kFrom, kTo, kStep}) {
    if (const auto refused = refused_.find({row.item, column}); refused != refused_.end())
      //: %1: what was typed
      return tr("“%1” is not a number; type one such as −1.5").arg(refused->second);
  }
  const NumberGrid* grid = gridOf(row);
  if (grid == nullptr) return {};
  if (!(grid->step > 0.0)) return tr("Step must be greater than 0");
  if (grid->high < grid->low) return tr("To must not be less than From");
  const auto found = found_.find(row.item);
  return found == found_.end() ? QString() : found->second;
}

QString RangeTree::problem() const {
  QStringList lines;
  for (const Row& row : rows_) {
    const QString problem = rowProblem(row);
    //: %1: what varies, with its kind; %2: what is wrong with its range
    if (!problem.isEmpty())
      lines.append(tr("%1, %2: %3").arg(row.item->parent()->text(kName), row.item->text(kName), problem));
  }
  return lines.join(QLatin1Char('\n'));
}

void RangeTree::showProblems(const std::vector<ExerciseProblem>& problems) {
  const QScopedValueRollback<bool> showing(showing_, true);
  found_.clear();
  for (const ExerciseProblem& problem : problems) {
    for (const Row& row : rows_) {
      const bool is_it = problem.place.list == kLists[static_cast<std::size_t>(row.list)] && problem.place.item >= 0 &&
                         problem.place.item == placeOf(row);
      if (is_it) found_[row.item] = sentence(problem.message);
    }
  }
  for (const Row& row : rows_) showRow(row);
  emit problemChanged();
}

void RangeTree::take(QTreeWidgetItem* item, int column) {
  if (showing_) return;
  const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.item == item; });
  if (row == rows_.end()) return;
  const Row changed = *row;  // an edit may build the rows anew
  if (column == kName)
    tick(changed, item->checkState(kName) == Qt::Checked);
  else
    setNumber(changed, column, item->text(column));
}

void RangeTree::tick(const Row& row, bool on) {
  if (on == (gridOf(row) != nullptr)) return;
  desk_.edit({}, [&](Exercise& exercise) {
    const LessonRobot& robot = built_for_->robot;
    if (row.list == kFigures) {
      const std::string& link = robot.scene->mechanism.links[static_cast<std::size_t>(row.index)].name;
      if (on)
        exercise.robot.push_back(suggestedRange(robot, row.index, row.figure).value());
      else
        std::erase_if(exercise.robot,
                      [&](const LinkRange& each) { return each.link.text == link && each.figure == row.figure; });
      return;
    }
    std::vector<JointRange>& ranges = jointRanges(exercise, row.list);
    const ModelJoint& joint = robot.model->joints()[static_cast<std::size_t>(row.index)];
    if (on)
      ranges.push_back(suggestedRange(joint, static_cast<std::size_t>(row.list), degrees_));
    else
      std::erase_if(ranges, [&](const JointRange& each) { return each.joint.text == joint.name; });
  });
}

void RangeTree::setNumber(const Row& row, int column, const QString& text) {
  double number = 0.0;
  if (!readTyped(text, number)) {
    refused_[{row.item, column}] = text;
    return refresh();
  }
  refused_.erase({row.item, column});
  const NumberGrid* now = gridOf(row);
  const double before = now == nullptr ? number : column == kFrom ? now->low : column == kTo ? now->high : now->step;
  if (before == number) return refresh();
  const auto at = static_cast<std::size_t>(placeOf(row));
  desk_.edit({}, [&](Exercise& exercise) {
    NumberGrid& grid = row.list == kFigures ? exercise.robot[at].grid : jointRanges(exercise, row.list)[at].grid;
    (column == kFrom ? grid.low : column == kTo ? grid.high : grid.step) = number;
  });
}

}  // namespace linkwright::ui

#include "moc_range_tree.cpp"

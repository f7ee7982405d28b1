// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/jacobian_table.h"

#include "ui/widgets/copy_as.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kStrongest = 0.5;  // share of the colour in the cell of the largest number

double largest(const Eigen::Ref<const Eigen::MatrixXd>& numbers) {
  return numbers.size() == 0 ? 0.0 : numbers.cwiseAbs().maxCoeff();
}

NumberGroup groupOf(const Eigen::Ref<const Eigen::MatrixXd>& numbers) { return NumberGroup(largest(numbers)); }

double shareOf(double value, double most) { return most > 0.0 ? value / most : 0.0; }

}  // namespace

JacobianTable::JacobianTable(QWidget* parent) : QTableWidget(kStepRow + 1, kFirstJoint, parent) {
  setObjectName(QStringLiteral("jacobianTable"));
  setAccessibleName(tr("Values of the iteration: error, weights, step and weighted Jacobian"));
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  setWordWrap(false);
  setShowGrid(false);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setHighlightSections(false);
  setMinimumHeight(8 * kSpace);
  copyFullDigits(*this);
  offerCopies(*this, {copyOffer(tr("Copy D J As"), [this] { return std::vector{jacobianShown()}; }),
                      copyOffer(tr("Copy Whole Iteration As"), [this] { return iterationShown(); })});
  for (int row = 0; row < 6; ++row) {
    auto* name = new QTableWidgetItem(rowSymbol(row));
    name->setToolTip(
        row < 3 ? tr("Along the %1 axis of the base frame, in m before weighting by D").arg(rowSymbol(row))
                : tr("About the %1 axis of the base frame, in rad before weighting by D").arg(QChar('x' + row - 3)));
    name->setData(Qt::AccessibleTextRole, name->toolTip());
    setVerticalHeaderItem(row, name);
  }
  auto* step = new QTableWidgetItem(QStringLiteral(u"Δq"));
  step->setToolTip(tr("Step of each joint, eq. (7), in rad, or in m for a prismatic joint"));
  setVerticalHeaderItem(kStepRow, step);
  const std::pair<QString, QString> columns[] = {
      {QStringLiteral(u"p, φ"), tr("Error in the base frame, eqs. (3) and (4): position in m, orientation in rad")},
      {QStringLiteral("D"), tr("Weight of each direction, eq. (5): position in 1/m, orientation in 1/rad")},
      {QStringLiteral("e"), tr("Weighted error, eq. (5), whose norm is the residual")},
      {QStringLiteral(u"Δp"), tr("Requested step, eq. (6): e, limited to the length s")}};
  for (int column = 0; column < kFirstJoint; ++column) {
    auto* name = new QTableWidgetItem(columns[column].first);
    name->setToolTip(columns[column].second);
    name->setData(Qt::AccessibleTextRole, columns[column].second);
    setHorizontalHeaderItem(column, name);
  }
  sizeCells();
}

void JacobianTable::nameColumns(const std::shared_ptr<const Model>& model, const std::vector<int>& joints) {
  if (model == named_ && joints == joints_) return;
  named_ = model;
  joints_ = joints;
  setColumnCount(kFirstJoint + static_cast<int>(joints.size()));
  for (std::size_t k = 0; k < joints.size(); ++k) {
    const ModelJoint& joint = model->joints()[static_cast<std::size_t>(joints[k])];
    const QString joint_name = QString::fromStdString(joint.name);
    // the column of D J, by the joint that it belongs to; a long name is cut in the middle, as the ends tell apart
    auto* name = new QTableWidgetItem(
        QStringLiteral("D J%1\n%2")
            .arg(k + 1)
            .arg(fontMetrics().elidedText(joint_name, Qt::ElideMiddle, columnWidth(kFirstJoint) - kSpace)));
    name->setToolTip(
        tr("End-effector velocity per unit velocity of joint %1, weighted by D: a column of D J").arg(joint_name));
    name->setData(Qt::AccessibleTextRole, name->toolTip());
    setHorizontalHeaderItem(kFirstJoint + static_cast<int>(k), name);
  }
  sizeCells();
}

void JacobianTable::setCell(int row, int column, double value, const QString& shown, double share) {
  QTableWidgetItem* cell = item(row, column);
  if (cell == nullptr) {
    cell = new QTableWidgetItem;
    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(row, column, cell);
  }
  cell->setText(shown);
  makeRoom(column, shown);
  cell->setData(Qt::UserRole, value);
  QColor shade = quantityColour(share < 0.0 ? Quantity::JointForce : Quantity::AngularVelocity, isDark(palette()));
  shade.setAlphaF(static_cast<float>(kStrongest * std::min(std::abs(share), 1.0)));
  cell->setBackground(share == 0.0 ? QBrush() : QBrush(shade));
}

// columns grow with their numbers and do not shrink again, so that they stand still from one iteration to the next
void JacobianTable::makeRoom(int column, const QString& text) {
  const int wide = fontMetrics().horizontalAdvance(text) + 3 * kSpace / 2;
  if (wide > columnWidth(column)) setColumnWidth(column, wide);
}

void JacobianTable::clearCell(int row, int column) { delete takeItem(row, column); }

void JacobianTable::showIteration(const std::shared_ptr<const Model>& model, const IkRun& run, int place,
                                  const Eigen::Matrix<double, 6, 1>& weights) {
  nameColumns(model, run.joints);
  const IkIteration& at = run.inside(place);
  const bool has_step = place < run.count();
  const Eigen::Matrix<double, 6, 1> difference = at.difference.stacked();
  const NumberGroup p = groupOf(difference.head<3>()), phi = groupOf(difference.tail<3>()), w = groupOf(weights),
                    e = groupOf(at.e), step = groupOf(at.delta_p), j = groupOf(at.DJ), dq = groupOf(at.delta_q);
  const double e_most = largest(at.e), step_most = largest(at.delta_p), j_most = largest(at.DJ);
  const double p_most = largest(difference.head<3>()), phi_most = largest(difference.tail<3>());
  for (int row = 0; row < 6; ++row) {
    const double d = difference[row];
    setCell(row, kDifference, d, (row < 3 ? p : phi).text(d), shareOf(d, row < 3 ? p_most : phi_most));
    setCell(row, kWeight, weights[row], w.text(weights[row]), 0.0);
    setCell(row, kResidual, at.e[row], e.text(at.e[row]), shareOf(at.e[row], e_most));
    if (has_step)
      setCell(row, kStep, at.delta_p[row], step.text(at.delta_p[row]), shareOf(at.delta_p[row], step_most));
    else
      clearCell(row, kStep);
    for (Eigen::Index k = 0; k < at.DJ.cols(); ++k) {
      setCell(row, kFirstJoint + static_cast<int>(k), at.DJ(row, k), j.text(at.DJ(row, k)),
              shareOf(at.DJ(row, k), j_most));
    }
  }
  const double dq_most = largest(at.delta_q);
  for (Eigen::Index k = 0; k < at.delta_q.size(); ++k) {
    const int column = kFirstJoint + static_cast<int>(k);
    if (has_step)
      setCell(kStepRow, column, at.delta_q[k], dq.text(at.delta_q[k]), shareOf(at.delta_q[k], dq_most));
    else
      clearCell(kStepRow, column);
  }
}

Eigen::MatrixXd JacobianTable::block(int row, int column, int rows, int columns) const {
  Eigen::MatrixXd numbers(rows, columns);
  for (int i = 0; i < rows; ++i) {
    for (int k = 0; k < columns; ++k) {
      const QTableWidgetItem* cell = item(row + i, column + k);
      numbers(i, k) = cell != nullptr ? cell->data(Qt::UserRole).toDouble() : std::nan("");
    }
  }
  return numbers;
}

NamedMatrix JacobianTable::jacobianShown() const {
  NamedMatrix matrix{"DJ", "D J",
                     "weighted Jacobian D J, base frame; rows x y z, then the rotations about them; columns: joints",
                     block(0, kFirstJoint, 6, columnCount() - kFirstJoint)};
  matrix.rows = {"x", "y", "z", "about x", "about y", "about z"};
  for (const int joint : joints_) matrix.columns.push_back(named_->joints()[static_cast<std::size_t>(joint)].name);
  return matrix;
}

std::vector<NamedMatrix> JacobianTable::iterationShown() const {
  const NamedMatrix DJ = jacobianShown();
  const auto vector = [&](const char* name, const char* symbol, const char* words, Column column) {
    NamedMatrix made{name, symbol, words, block(0, column, 6, 1)};
    made.rows = DJ.rows;
    return made;
  };
  std::vector<NamedMatrix> all = {
      vector("difference", "(p, \\varphi)", "error, eqs. (3) and (4), base frame; m, then rad", kDifference),
      vector("D", "D", "weights of the directions, eq. (5): the diagonal; 1/m, then 1", kWeight),
      vector("e", "e", "weighted error, eq. (5)", kResidual),
      vector("dp", "\\Delta p", "requested step, eq. (6)", kStep), DJ};
  NamedMatrix dq{"dq", "\\Delta q", "step of each joint, eq. (7); rad, m",
                 block(kStepRow, kFirstJoint, 1, columnCount() - kFirstJoint).transpose()};
  dq.rows = DJ.columns;
  all.push_back(std::move(dq));
  return all;
}

void JacobianTable::sizeCells() {
  const int wide = fontMetrics().horizontalAdvance(QStringLiteral(u"−0.00000")) + 3 * kSpace / 2;
  for (int column = 0; column < columnCount(); ++column) setColumnWidth(column, wide);
  const int tall = fontMetrics().height() + 4;
  verticalHeader()->setMinimumSectionSize(tall);
  for (int row = 0; row < rowCount(); ++row) setRowHeight(row, tall);
}

void JacobianTable::changeEvent(QEvent* event) {
  QTableWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) sizeCells();
}

}  // namespace linkwright::ui

#include "moc_jacobian_table.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "core/mechanism/model.h"
#include "ui/document/ik_run.h"

#include <QTableWidget>

#include <memory>

namespace linkwright::ui {

/// One iteration as a table that reads as its equations: a row a direction of the hand, with the difference, its
/// weight, the residual e and the step Delta p, then the weighted Jacobian with a column a joint; below it Delta q.
/// The Jacobian's and the vectors' numbers are shaded by sign and size. Ctrl+C copies a number with all its digits, the
/// context menu the matrix or all of them.
class JacobianTable : public QTableWidget {
  Q_OBJECT
public:
  enum Column { kDifference, kWeight, kResidual, kStep, kFirstJoint };
  static constexpr int kStepRow = 6;

  explicit JacobianTable(QWidget* parent = nullptr);

  void showIteration(const std::shared_ptr<const Model>& model, const IkRun& run, int place,
                     const Eigen::Matrix<double, 6, 1>& weights);

protected:
  void changeEvent(QEvent* event) override;

private:
  void setCell(int row, int column, double value, const QString& shown, double share);
  void clearCell(int row, int column);
  void nameColumns(const std::shared_ptr<const Model>& model, const std::vector<int>& joints);
  void sizeCells();
  void makeRoom(int column, const QString& text);
  Eigen::MatrixXd block(int row, int column, int rows, int columns) const;
  NamedMatrix jacobianShown() const;
  std::vector<NamedMatrix> iterationShown() const;

  std::vector<int> joints_;
  std::shared_ptr<const Model> named_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/nodal_scheme.h"

#include <QAbstractTableModel>
#include <QFontMetrics>
#include <QString>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// With as many decimals as three or four digits of `largest` need, true minus; a power of ten where that is tiny or
/// huge.
QString nodalNumber(double value, double largest);

/// What of the matrices a joint's torque is made of.
struct NodalLit {
  std::vector<bool> rows, columns;  ///< of [T]
};
NodalLit nodalLitOf(const NodalScheme& scheme, int joint);

/// [L], [T] or {P} of a scheme; cells are made when they are seen. What the chosen joint's torque is made of is lit,
/// what is zero by its place is faint. Qt::UserRole is the number itself.
class NodalMatrixModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum class Matrix { L, T, P };
  explicit NodalMatrixModel(Matrix matrix, QObject* parent = nullptr);

  /// null: nothing. Resets only where names or sizes are others.
  void show(const std::shared_ptr<const NodalScheme>& scheme, int joint);
  double value(int row, int column) const;
  /// The width that a number, and the widest head over a column, need; in the view's font.
  int columnWidth(const QFontMetrics& metrics) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  std::vector<QString> namesDown() const;
  std::vector<QString> namesAcross() const;
  bool isLit(int row, int column) const;
  QString unitOf(int row, int column) const;

  Matrix matrix_;
  std::shared_ptr<const NodalScheme> scheme_;
  std::vector<QString> down_, across_;
  NodalLit lit_;
  double largest_ = 0.0;
  int joint_ = -1;
};

/// A torque term by term: segment, length, Q, product.
class NodalTermsModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;

  void show(const std::shared_ptr<const NodalScheme>& scheme, int joint);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  enum Column { kName, kLength, kForce, kProduct, kColumns };
  /// NaN where a term has no such number.
  double number(int row, int column) const;

  std::vector<SchemeTerm> terms_;
  bool is_prismatic_ = false;
  double largest_[kColumns] = {};
};

}  // namespace linkwright::ui

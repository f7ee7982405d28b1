// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/trajectory/curve_name.h"
#include "ui/plots/curve_words.h"

#include <QAbstractItemModel>

#include <memory>
#include <string>
#include <vector>

namespace linkwright::ui {

/// All curves of a robot as a tree that can be ticked: quantities, and in each its joints. A curve whose unit would be
/// the third of the plot is refused.
class CurveTree : public QAbstractItemModel {
  Q_OBJECT
public:
  using QAbstractItemModel::QAbstractItemModel;

  /// `names` in the order of the quantities; `chosen` are ticked. One alone: ticking a curve takes the tick of the one
  /// before.
  void setCurves(const std::shared_ptr<const Model>& model, const std::vector<CurveName>& names,
                 const std::vector<std::string>& chosen, bool one_alone);
  /// What is ticked, in the order of the tree; names that it does not have come first and stay.
  std::vector<std::string> chosen() const;
  void clear();

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return 1; }
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
  void chosenChanged();
  void refused(const QString& why);

private:
  struct Entry {
    CurveName name;
    std::string text;
    QString label;
    bool chosen = false;
  };
  struct Group {
    QString label;
    std::vector<Entry> entries;
  };
  bool admits(const Entry& entry) const;
  bool choose(Entry& entry, bool on);

  std::shared_ptr<const Model> model_;
  std::vector<Group> groups_;
  std::vector<std::string> unknown_;
  bool one_alone_ = false;
};

}  // namespace linkwright::ui

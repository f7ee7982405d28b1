// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/plots.h"
#include "core/trajectory/motion_results.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace linkwright::ui {

class CurveTree;
class NumberField;

/// What opens below a plot's button: how it draws and which curves. A search and a tree to tick; for curves over each
/// other also what x is, for torque over speed up to where the motors give their whole torque.
class CurveChooser : public QFrame {
  Q_OBJECT
public:
  explicit CurveChooser(QWidget* parent = nullptr);
  /// Fills it for the plot; the names are those of the figures.
  void setPlot(const ScenePlot& plot, const MotionResults& figures);
  CurveTree& tree() { return *tree_; }

signals:
  void chosen(const std::vector<std::string>& curves);
  void kindChosen(linkwright::PlotKind kind);
  void cornerChosen(double share);

private:
  QWidget* makeCornerRow();
  void takeCorner(double percent);
  void fillX(const MotionResults& figures);
  void apply();
  std::string xOf(const std::string& y) const;

  ScenePlot plot_;
  CurveTree* tree_;
  QSortFilterProxyModel* filter_;
  QComboBox* kind_;
  QLineEdit* search_;
  QWidget* x_row_;
  QComboBox* x_;
  QWidget* corner_row_ = nullptr;
  NumberField* corner_ = nullptr;
  QTreeView* view_;
  QLabel* note_;
};

}  // namespace linkwright::ui

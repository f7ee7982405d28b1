// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_view_options.h"
#include "ui/document/snapshot.h"

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidget;

namespace linkwright::ui {

/// How well the hand can be moved and can push: which ellipsoids are drawn, singular values, axes, measure, condition.
class EllipsoidGroup : public QGroupBox {
  Q_OBJECT
public:
  explicit EllipsoidGroup(AbilityViewOptions& look, QWidget* parent = nullptr);
  void show(const Snapshot& snapshot);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void showLook();
  void showColours();
  int widthOf(int column) const;
  void sizeTable();

  AbilityViewOptions& look_;
  QCheckBox* velocity_ = nullptr;
  QCheckBox* force_ = nullptr;
  QComboBox* rows_ = nullptr;
  QTableWidget* table_ = nullptr;
  QLabel* units_ = nullptr;
  QLabel* measure_ = nullptr;
  QLabel* condition_ = nullptr;
  QLabel* scale_ = nullptr;
};

}  // namespace linkwright::ui

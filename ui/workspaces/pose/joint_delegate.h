// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/number_delegate.h"
#include "ui/workspaces/pose/joint_table_model.h"

#include <QStyleOptionSlider>

namespace linkwright::ui {

/// How the cells of the joints' table look: the joint's colour with its name (a ring for a passive joint), a slider, a
/// field with the number. A number is typed in a UnitField in its place; each step of its arrow keys counts at once.
class JointDelegate : public NumberDelegate {
  Q_OBJECT
public:
  using NumberDelegate::NumberDelegate;

  /// The joint of what is selected elsewhere; -1: none.
  void setMarkedJoint(int joint) { marked_ = joint; }
  /// The handle under a person's finger stays where that is; -1: none is.
  void setHeldHandle(int joint, int tick);

  /// The slider of a cell of that place, as the style takes it.
  static QStyleOptionSlider slider(const QRect& cell, const ModelJoint& joint, double q);
  static int nameIndent();

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;

private:
  void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintBar(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintField(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

  int marked_ = -1;
  int held_ = -1, held_tick_ = 0;
};

}  // namespace linkwright::ui

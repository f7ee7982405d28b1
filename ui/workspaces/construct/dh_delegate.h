// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/workspaces/construct/dh_chain.h"

#include <QStyledItemDelegate>

namespace linkwright::ui {

/// Edits a cell of a DH table in a DhField: turning it moves the robot at once, Enter keeps it, Esc takes it back.
class DhDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  DhDelegate(DhChain& chain, Interaction& interaction, QObject* parent = nullptr);
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
  DhChain& chain_;
  Interaction& interaction_;
};

}  // namespace linkwright::ui

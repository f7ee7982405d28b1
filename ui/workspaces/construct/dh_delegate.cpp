// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_delegate.h"

#include "ui/workspaces/construct/dh_field.h"
#include "ui/workspaces/construct/dh_table_model.h"

namespace linkwright::ui {

DhDelegate::DhDelegate(DhChain& chain, Interaction& interaction, QObject* parent)
    : QStyledItemDelegate(parent), chain_(chain), interaction_(interaction) {
  // an editor that is open when the panel goes is closed after the chain has gone
  connect(this, &QAbstractItemDelegate::closeEditor, &chain_, [this](QWidget*, EndEditHint) {
    // what was to be kept has been set before
    if (chain_.isTrying()) chain_.cancel();
  });
}

QWidget* DhDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const std::optional<DhParameter> parameter = DhTableModel::parameterOf(index.column());
  if (!parameter) return nullptr;
  auto* field = new DhField(DhTableModel::measureOf(*parameter), interaction_.angleUnit(), parent);
  field->setObjectName(QStringLiteral("dhField"));
  const QString joint = index.siblingAtColumn(DhTableModel::kJoint).data().toString();
  //: %1: symbol of a DH parameter, %2: name of a joint
  field->setAccessibleName(tr("%1 of %2").arg(symbolOf(*parameter), joint));
  field->setAutoFillBackground(true);
  connect(field, &DhField::turned, this,
          [this, row = index.row(), which = *parameter](double value) { chain_.preview(row, which, value); });
  return field;
}

void DhDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* field = qobject_cast<DhField*>(editor);
  const double value = index.data(Qt::EditRole).toDouble();
  // what is half typed is the person's; what it has itself put there is there
  if (field == nullptr || field->isTyping() || field->si() == value) return;
  field->setSi(value);
  field->selectAll();
}

void DhDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  const auto* field = qobject_cast<DhField*>(editor);
  if (field == nullptr) return;
  if (const std::optional<double> value = field->si()) model->setData(index, *value, Qt::EditRole);
}

}  // namespace linkwright::ui

#include "moc_dh_delegate.cpp"

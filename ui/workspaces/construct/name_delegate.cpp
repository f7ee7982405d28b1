// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/name_delegate.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/mechanism_model.h"

#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QToolTip>
#include <QValidator>

#include <functional>

namespace linkwright::ui {

namespace {

/// A name that is another's is one that is still being typed: Enter does not take it.
class NameValidator : public QValidator {
public:
  NameValidator(std::function<QString(const QString&)> why_not, QObject* parent)
      : QValidator(parent), why_not_(std::move(why_not)) {}
  State validate(QString& name, int&) const override { return why_not_(name).isEmpty() ? Acceptable : Intermediate; }

private:
  std::function<QString(const QString&)> why_not_;
};

}  // namespace

QWidget* NameDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const auto* model = qobject_cast<const MechanismModel*>(index.model());
  if (model == nullptr) return nullptr;
  auto* field = new QLineEdit(parent);
  field->setObjectName("linkNameField");
  field->setFrame(false);
  field->setAutoFillBackground(true);
  field->setAccessibleName(index.column() == MechanismModel::kJoint ? tr("Name of the joint") : tr("Name of the link"));
  const auto why_not = [model, link = model->linkAt(index), column = index.column()](const QString& name) {
    return link < model->linkCount() ? model->whyNot(link, column, name) : QString();
  };
  field->setValidator(new NameValidator(why_not, field));
  QAction* mark = field->addAction(themedIcon("warning"), QLineEdit::TrailingPosition);
  mark->setVisible(false);
  connect(field, &QLineEdit::textChanged, field, [field, mark, why_not](const QString& name) {
    const QString why = why_not(name);
    mark->setVisible(!why.isEmpty());
    mark->setToolTip(why);
    field->setToolTip(why);
    field->setAccessibleDescription(why);
    if (why.isEmpty()) return QToolTip::hideText();
    QToolTip::showText(field->mapToGlobal(QPoint(0, field->height() / 2)), why, field);
  });
  return field;
}

}  // namespace linkwright::ui

#include "moc_name_delegate.cpp"

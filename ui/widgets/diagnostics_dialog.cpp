// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diagnostics_dialog.h"

#include "ui/document/translated.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

DiagnosticsDialog::DiagnosticsDialog(const Diagnostics& diagnostics, const QString& heading, bool failed,
                                     QWidget* parent)
    : QDialog(parent), buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
  setObjectName("diagnosticsDialog");
  setWindowTitle(failed ? tr("Problems") : tr("Warnings"));
  auto* title = new QLabel(heading, this);
  title->setObjectName("diagnosticsHeading");
  title->setWordWrap(true);
  auto* list = new QTreeWidget(this);
  list->setObjectName("diagnosticsList");
  list->setAccessibleName(windowTitle());
  //: file and line of a problem
  list->setHeaderLabels({tr("Where"), tr("Problem")});
  list->setRootIsDecorated(false);
  list->setWordWrap(true);
  list->setUniformRowHeights(false);
  QStringList lines;
  for (const Diagnostic& each : diagnostics) {
    //: noun: what was read, where it has no file name
    const QString file = each.file.empty() ? tr("input") : QFileInfo(QString::fromStdString(each.file)).fileName();
    const QString place = each.line > 0 ? file + ":" + QString::number(each.line) : file;
    auto* item = new QTreeWidgetItem(list, {place, translated(each.message)});
    item->setIcon(0, themedIcon(each.severity == Severity::Error ? "error" : "warning"));
    item->setToolTip(0, QString::fromStdString(each.file));
    item->setToolTip(1, translated(each.message));
    lines << QString::fromStdString(toString(each));
  }
  list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list->header()->setSectionResizeMode(1, QHeaderView::Stretch);

  QPushButton* copy = addButton("copyDiagnostics", tr("&Copy All"));
  copy->setIcon(themedIcon("copy"));
  connect(copy, &QPushButton::clicked, this, [text = lines.join('\n')] { QApplication::clipboard()->setText(text); });
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(title);
  layout->addWidget(list, 1);
  layout->addWidget(buttons_);
  resize(80 * kSpace, 40 * kSpace);
}

QPushButton* DiagnosticsDialog::addButton(const char* name, const QString& text) {
  QPushButton* button = buttons_->addButton(text, QDialogButtonBox::ActionRole);
  button->setObjectName(name);
  return button;
}

DiagnosticsDialog* showDiagnostics(const Diagnostics& diagnostics, const QString& heading, bool failed,
                                   QWidget* parent) {
  auto* dialog = new DiagnosticsDialog(diagnostics, heading, failed, parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
  return dialog;
}

}  // namespace linkwright::ui

#include "moc_diagnostics_dialog.cpp"

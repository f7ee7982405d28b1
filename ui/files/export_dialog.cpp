// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/export_dialog.h"

#include "ui/document/translated.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

// "left out" as "Left out": the texts are parts of sentences elsewhere
QString asSentence(const Message& words) {
  QString text = translated(words);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace

ExportDialog::ExportDialog(const std::vector<UrdfLoss>& losses, const QString& file_name, QWidget* parent)
    : QDialog(parent) {
  setObjectName("exportDialog");
  setWindowTitle(tr("Export as URDF"));
  //: %n: number of parts of the robot, %1: name of a file
  const QString said =
      tr("%n item(s) of this robot cannot be written to %1.", nullptr, static_cast<int>(losses.size()));
  auto* heading = new QLabel(said.arg(file_name), this);
  heading->setObjectName("exportHeading");
  heading->setWordWrap(true);
  auto* words = new QLabel(tr("URDF cannot represent the items listed below, but a scene file (*.json) can."), this);
  words->setObjectName("exportWords");
  words->setWordWrap(true);
  auto* list = new QTreeWidget(this);
  list->setObjectName("exportLosses");
  list->setAccessibleName(tr("Not Representable in URDF"));
  //: noun: a part of the robot
  list->setHeaderLabels({tr("Part"), tr("Not Representable in URDF"), tr("Written Instead")});
  list->setRootIsDecorated(false);
  list->setWordWrap(true);
  list->setUniformRowHeights(false);
  list->setAlternatingRowColors(true);
  QStringList lines;
  for (const UrdfLoss& loss : losses) {
    const QStringList cells = {asSentence(loss.part), asSentence(loss.what), asSentence(loss.instead)};
    auto* item = new QTreeWidgetItem(list, cells);
    for (int column = 0; column < cells.size(); ++column) item->setToolTip(column, cells[column]);
    lines << cells.join(QLatin1Char('\t'));
  }
  if (QTreeWidgetItem* first = list->topLevelItem(0)) list->setCurrentItem(first);
  list->clearSelection();
  list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  list->header()->setSectionResizeMode(2, QHeaderView::Stretch);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* go = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
  go->setObjectName("exportAnyway");
  go->setDefault(true);
  QPushButton* copy = buttons->addButton(tr("&Copy List"), QDialogButtonBox::ActionRole);
  copy->setObjectName("copyLosses");
  copy->setIcon(themedIcon("copy"));
  connect(copy, &QPushButton::clicked, this, [text = lines.join('\n')] { QApplication::clipboard()->setText(text); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(heading);
  layout->addWidget(words);
  layout->addWidget(list, 1);
  layout->addWidget(buttons);
  resize(96 * kSpace, 46 * kSpace);
  go->setFocus();
}

}  // namespace linkwright::ui

#include "moc_export_dialog.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/meshes_dialog.h"

#include "ui/document/translated.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

enum MeshesColumn { kMeshesLinks, kMeshesFile, kMeshesFound, kMeshesColumns };

QString refusalOf(const MeshEntry& entry) { return translated(entry.place.refused); }

}  // namespace

MeshesDialog::MeshesDialog(const MeshLibrary& library, QWidget* parent)
    : QDialog(parent),
      library_(library),
      heading_(makeLabel("meshesHeading", this)),
      list_(new QTreeWidget(this)),
      details_(new QPlainTextEdit(this)),
      folders_(makeLabel("meshesFolders", this)),
      pick_(new QPushButton(tr("Choose &Folder…"), this)),
      forget_(new QPushButton(tr("For&get Folders"), this)),
      again_(new QPushButton(tr("&Look Again"), this)) {
  setObjectName("meshesDialog");
  setWindowTitle(tr("Meshes"));
  build();
  connect(list_, &QTreeWidget::currentItemChanged, this, &MeshesDialog::showChosen);
  connect(pick_, &QPushButton::clicked, this, &MeshesDialog::pickFolder);
  connect(forget_, &QPushButton::clicked, this, &MeshesDialog::foldersForgotten);
  connect(again_, &QPushButton::clicked, this, &MeshesDialog::lookAgainWanted);
  connect(&library_, &MeshLibrary::changed, this, &MeshesDialog::showAll);
  showAll();
  setFolders({});
  list_->setFocus();
}

void MeshesDialog::build() {
  list_->setObjectName("meshesList");
  list_->setAccessibleName(tr("Meshes of the robot"));
  //: noun: a rigid body of the robot
  list_->setHeaderLabels({tr("Link"), tr("Path in File"), tr("Found At")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->header()->setStretchLastSection(true);
  details_->setObjectName("meshesDetails");
  details_->setAccessibleName(tr("Location of the selected mesh, or the locations that were searched"));
  details_->setReadOnly(true);
  details_->setTabChangesFocus(true);
  details_->setLineWrapMode(QPlainTextEdit::NoWrap);
  auto* halves = new QSplitter(Qt::Vertical, this);
  halves->addWidget(list_);
  halves->addWidget(details_);
  halves->setStretchFactor(0, 2);
  halves->setStretchFactor(1, 1);
  halves->setChildrenCollapsible(false);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  pick_->setObjectName("meshesPick");
  pick_->setIcon(themedIcon("open"));
  pick_->setToolTip(tr("Choose a folder in which to look for all missing meshes"));
  forget_->setObjectName("meshesForget");
  forget_->setToolTip(tr("Stop looking in the chosen folders"));
  again_->setObjectName("meshesAgain");
  again_->setToolTip(tr("Look for all meshes again, and reload those that have changed"));
  for (QPushButton* button : {pick_, forget_, again_}) {
    button->setAutoDefault(false);
    button->setAccessibleDescription(button->toolTip());
    buttons->addButton(button, QDialogButtonBox::ActionRole);
  }
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(heading_);
  layout->addWidget(halves, 1);
  layout->addWidget(folders_);
  layout->addWidget(buttons);
  resize(static_cast<int>(100 * kSpace * textScale()), static_cast<int>(56 * kSpace * textScale()));
}

QString MeshesDialog::headingOf() const {
  const auto all = static_cast<int>(library_.entries().size());
  if (all == 0) return tr("No shape of this robot uses a mesh.");
  const int missing = library_.countOf(MeshEntry::State::Missing), broken = library_.countOf(MeshEntry::State::Broken);
  if (library_.isWorking())
    //: %1: number of meshes that are read, %2: number of all meshes
    return tr("Reading meshes: %1 of %2.").arg(all - library_.countOf(MeshEntry::State::Waiting)).arg(all);
  if (missing + broken == 0) return all == 1 ? tr("The mesh is shown.") : tr("All %1 meshes are shown.").arg(all);
  QStringList words;
  //: %1: number of missing meshes, %2: number of all meshes
  if (missing > 0) words << tr("%1 of %2 meshes could not be found.").arg(missing).arg(all);
  //: %1: number of meshes that cannot be read, %2: number of all meshes
  if (broken > 0) words << tr("%1 of %2 meshes could not be read.").arg(broken).arg(all);
  words << tr("Default shapes are shown instead.");
  if (missing > 0) words << tr("Choose the folder that contains the ROS package or the mesh files.");
  return words.join(' ');
}

void MeshesDialog::showAll() {
  heading_->setText(headingOf());
  const int row = list_->currentItem() != nullptr ? list_->indexOfTopLevelItem(list_->currentItem()) : -1;
  const auto& entries = library_.entries();
  const auto count = static_cast<int>(entries.size());
  const bool another = list_->topLevelItemCount() != count;
  if (another) {
    list_->clear();
    for (int i = 0; i < count; ++i) new QTreeWidgetItem(list_);
  }
  int first_missing = -1;
  for (int i = 0; i < count; ++i) {
    const MeshEntry& entry = entries[static_cast<std::size_t>(i)];
    QTreeWidgetItem* item = list_->topLevelItem(i);
    QString found;
    switch (entry.state) {
      //: state of a mesh: it is being read
      case MeshEntry::State::Waiting: found = tr("loading"); break;
      case MeshEntry::State::Read: found = QString::fromStdString(entry.place.path); break;
      case MeshEntry::State::Broken: found = tr("not readable: %1").arg(entry.problem); break;
      case MeshEntry::State::Missing:
        found = refusalOf(entry).isEmpty() ? tr("not found") : tr("not found: %1").arg(refusalOf(entry));
        break;
    }
    const QString links = joinedWords(entry.links), file = QString::fromStdString(entry.uri);
    const bool lacks = entry.state == MeshEntry::State::Missing || entry.state == MeshEntry::State::Broken;
    const QIcon icon = entry.state == MeshEntry::State::Missing ? themedIcon("warning")
                       : lacks                                  ? themedIcon("error")
                       : entry.state == MeshEntry::State::Read  ? themedIcon("agrees")
                                                                : QIcon();
    const QString texts[kMeshesColumns] = {links, file, found};
    for (int column = 0; column < kMeshesColumns; ++column) {
      item->setText(column, texts[column]);
      item->setToolTip(column, texts[column]);
    }
    item->setIcon(kMeshesFound, icon);
    if (lacks && first_missing < 0) first_missing = i;
  }
  if (another && count > 0) {
    list_->setColumnWidth(kMeshesLinks, static_cast<int>(18 * kSpace * textScale()));
    list_->setColumnWidth(kMeshesFile, static_cast<int>(42 * kSpace * textScale()));
  }
  if (count > 0 && (another || row < 0)) list_->setCurrentItem(list_->topLevelItem(std::max(0, first_missing)));
  again_->setEnabled(count > 0 && !library_.isWorking());
  pick_->setEnabled(count > 0);
  showChosen();
}

void MeshesDialog::showChosen() {
  const int row = list_->currentItem() != nullptr ? list_->indexOfTopLevelItem(list_->currentItem()) : -1;
  QStringList lines;
  if (row >= 0 && row < static_cast<int>(library_.entries().size())) {
    const MeshEntry& entry = library_.entries()[static_cast<std::size_t>(row)];
    if (entry.state == MeshEntry::State::Read) {
      const Eigen::Vector3f size = entry.mesh->high - entry.mesh->low;
      const auto metres = [](float value) { return QLocale().toString(static_cast<double>(value), 'g', 4); };
      lines << tr("Loaded from %1").arg(QString::fromStdString(entry.place.path))
            //: %1: number of triangles, %2, %3 and %4: size along x, y and z
            << tr("%1 triangles; %2 × %3 × %4 m before the scale of the shape is applied")
                   .arg(entry.mesh->triangles.size())
                   .arg(metres(size.x()), metres(size.y()), metres(size.z()));
    } else if (entry.state == MeshEntry::State::Broken) {
      lines << QString::fromStdString(entry.place.path) << entry.problem;
    } else if (entry.state == MeshEntry::State::Missing) {
      lines << (refusalOf(entry).isEmpty() ? tr("Searched locations:")
                                           : tr("Not searched for because %1").arg(refusalOf(entry)));
      for (const std::string& place : entry.place.tried) lines << QString::fromStdString(place);
      if (entry.place.tried.empty() && refusalOf(entry).isEmpty())
        lines.back() = tr("Not searched for because the robot has no file yet and no folder has been chosen");
    }
  }
  const QString text = lines.join('\n');
  if (details_->toPlainText() != text) details_->setPlainText(text);
}

void MeshesDialog::setFolders(const QStringList& folders) {
  folders_->setText(folders.isEmpty() ? tr("No folder has been chosen for this robot.")
                                      : tr("Folders also searched: %1").arg(folders.join(QStringLiteral("; "))));
  forget_->setEnabled(!folders.isEmpty());
  if (!folders.isEmpty()) start_ = folders.back();
}

void MeshesDialog::pickFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Choose Mesh Folder"), start_);
  if (!folder.isEmpty()) emit folderPicked(folder);
}

}  // namespace linkwright::ui

#include "moc_meshes_dialog.cpp"

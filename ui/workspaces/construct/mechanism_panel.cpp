// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/mechanism_panel.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/link_editor.h"
#include "ui/workspaces/construct/link_tree.h"
#include "ui/workspaces/construct/mechanism_model.h"
#include "ui/workspaces/construct/name_delegate.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

MechanismPanel::MechanismPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent),
      document_(document),
      interaction_(interaction),
      rows_(new MechanismModel(this)),
      tree_(new LinkTree(this)),
      editor_(new LinkEditor(document, interaction, *tree_)) {
  makeTree();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(makeTools());
  layout->addWidget(tree_);
  connectTree();
  sizeIcons();
  connect(&document_, &Document::snapshotChanged, this, &MechanismPanel::refresh);
  connect(&document_, &Document::edited, this, &MechanismPanel::selectEdited);
  connect(&document_, &Document::opened, this, [this] { folded_.clear(); });
  connect(&interaction_, &Interaction::selectionChanged, this, &MechanismPanel::showSelection);
  connect(editor_, &LinkEditor::refused, this, &MechanismPanel::refused);
  connect(editor_, &LinkEditor::nameEditWanted, this, &MechanismPanel::editName);
  refresh();
}

// a name that is still being typed is entered when its field goes: to nobody any more
MechanismPanel::~MechanismPanel() { rows_->blockSignals(true); }

void MechanismPanel::makeTree() {
  tree_->setObjectName("mechanismTree");
  tree_->setAccessibleName(tr("Links of the mechanism"));
  tree_->setAccessibleDescription(
      tr("Insert adds a link, Delete deletes the selected link, F2 renames it, and the Menu key shows all commands"));
  tree_->setModel(rows_);
  tree_->setItemDelegate(new NameDelegate(tree_));
  tree_->setIndentation(kSpace);
  tree_->setUniformRowHeights(true);
  tree_->setTextElideMode(Qt::ElideRight);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setEditTriggers(QAbstractItemView::DoubleClicked);
  tree_->setExpandsOnDoubleClick(false);
  tree_->setDragEnabled(true);
  tree_->setAcceptDrops(true);
  tree_->setDropIndicatorShown(true);
  tree_->setDragDropMode(QAbstractItemView::DragDrop);
  tree_->setDefaultDropAction(Qt::MoveAction);
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  QHeaderView* header = tree_->header();
  header->setStretchLastSection(false);
  header->setSectionResizeMode(MechanismModel::kLink, QHeaderView::Stretch);
  header->setSectionResizeMode(MechanismModel::kJoint, QHeaderView::Interactive);
  header->setMinimumSectionSize(5 * kSpace);
  header->setSectionResizeMode(MechanismModel::kMass, QHeaderView::ResizeToContents);
  header->resizeSection(MechanismModel::kJoint, 11 * kSpace);
}

QHBoxLayout* MechanismPanel::makeTools() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  row->setSpacing(kSpace / 4);
  const LinkEditor::Actions& a = editor_->actions();
  for (QAction* action : {a.add, a.insert, a.duplicate, a.rename, a.up, a.down, a.remove}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setObjectName(action->objectName().replace("action", "tool"));
    button->setAccessibleName(action->toolTip());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    // what takes away stands apart from what adds
    if (action == a.duplicate || action == a.down) row->addSpacing(kSpace);
  }
  row->addStretch(1);
  return row;
}

void MechanismPanel::connectTree() {
  connect(tree_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    if (following_) return;
    const QModelIndexList chosen = tree_->selectionModel()->selectedRows();
    interaction_.selectLink(chosen.isEmpty() ? -1 : rows_->linkAt(chosen.first()));
  });
  connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
    if (!following_) folded_.insert(rows_->nameOf(rows_->linkAt(index)));
  });
  connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& index) {
    if (!following_) folded_.remove(rows_->nameOf(rows_->linkAt(index)));
  });
  connect(tree_, &QTreeView::customContextMenuRequested, this, [this](const QPoint& place) {
    QMenu menu(this);
    menu.setObjectName("linkMenu");
    for (QAction* action : editor_->menu()) action != nullptr ? menu.addAction(action) : void(menu.addSeparator());
    menu.exec(tree_->viewport()->mapToGlobal(place));
  });
  connect(rows_, &MechanismModel::renameWanted, this, [this](int link, int column, const QString& name) {
    column == MechanismModel::kJoint ? editor_->renameJoint(link, name) : editor_->renameLink(link, name);
  });
  connect(rows_, &MechanismModel::moveWanted, editor_, &LinkEditor::move);
}

void MechanismPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) sizeIcons();
}

// icons that grow with the text, as far as the row of tools makes the panel no wider
void MechanismPanel::sizeIcons() {
  const int side = static_cast<int>(2 * kSpace * std::min(1.6, textScale()));
  tree_->setIconSize({side, side});
  for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) button->setIconSize({side, side});
}

void MechanismPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || snapshot->model == model_) return;
  model_ = snapshot->model;
  const int scrolled = tree_->verticalScrollBar()->value();
  {
    const QScopedValueRollback following(following_, true);
    if (rows_->show(snapshot->mechanism, model_)) unfold();
    shareWidth();
    tree_->verticalScrollBar()->setValue(scrolled);
  }
  showSelection(interaction_.selectedLink());
}

// what was closed stays so, everything else is open
void MechanismPanel::unfold() {
  tree_->expandAll();
  if (folded_.isEmpty()) return;
  for (int link = 0; link < rows_->linkCount(); ++link) {
    if (folded_.contains(rows_->nameOf(link))) tree_->collapse(rows_->indexOf(link));
  }
}

int MechanismPanel::missingHeight() const {
  const QAbstractItemView& view = *tree_;
  const int row = view.sizeHintForIndex(rows_->indexOf(0)).height();
  return row * rows_->linkCount() + kSpace / 2 - tree_->viewport()->height();
}

void MechanismPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareWidth();
}

// the links' names are read first: the joints' get what these leave, but at least two fifths where they need it
void MechanismPanel::shareWidth() {
  const QAbstractItemView& view = *tree_;
  const int room = tree_->viewport()->width() - tree_->header()->sectionSize(MechanismModel::kMass);
  const int joints = std::max(view.sizeHintForColumn(MechanismModel::kJoint),
                              tree_->header()->sectionSizeHint(MechanismModel::kJoint));
  const int least = std::min(joints, room * 2 / 5);
  const int left = room - view.sizeHintForColumn(MechanismModel::kLink);
  tree_->header()->resizeSection(MechanismModel::kJoint, std::clamp(left, least, std::max(least, joints)));
}

void MechanismPanel::showSelection(int link) {
  const QScopedValueRollback following(following_, true);
  const std::vector<ModelLink>& links = document_.snapshot()->model->links();
  kept_.clear();
  for (int i = link < static_cast<int>(links.size()) ? link : -1; i >= 0; i = links[static_cast<std::size_t>(i)].parent)
    kept_.push_back(links[static_cast<std::size_t>(i)].name);
  const QModelIndex row = rows_->indexOf(link);
  if (!row.isValid()) return tree_->selectionModel()->clear();
  tree_->setCurrentIndex(row);
  tree_->scrollTo(row);
}

void MechanismPanel::selectEdited(int link) {
  // an edit that was taken back: what was selected stays so, or what it hung on where it has gone
  for (const std::string& name : kept_) {
    if (link < 0) link = document_.snapshot()->model->findLink(name);
  }
  interaction_.selectLink(link);
  showSelection(link);
}

void MechanismPanel::editName(bool of_joint) {
  const QModelIndex index =
      rows_->indexOf(interaction_.selectedLink(), of_joint ? MechanismModel::kJoint : MechanismModel::kLink);
  if (!index.isValid()) return;
  tree_->scrollTo(index);
  tree_->edit(index);
}

}  // namespace linkwright::ui

#include "moc_mechanism_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/poses_panel.h"

#include "core/base/index.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/pose_drawings.h"
#include "ui/widgets/arm_sketch.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr QSize kThumbnail = {64, 48};
constexpr double kHere = 1e-9;           // rad or m: the robot is in a pose
constexpr int kNameRole = Qt::UserRole;  // the name that the item stands for, while another is being typed

}  // namespace

PosesPanel::PosesPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  build();
  connectButtons();
  follow(document_, kMotionParts, this, &PosesPanel::refresh);
  connect(&document_, &Document::opened, this, [this] {
    known_.clear();
    for (const StoredPose& pose : document_.scene().poses) known_ << QString::fromStdString(pose.name);
    refresh();
  });
  connect(&document_, &Document::snapshotChanged, this, &PosesPanel::showWhere);
  followTheme(*this, [this] { drawThumbnails(); });
  refresh();
}

void PosesPanel::build() {
  list_ = new QListWidget(this);
  list_->setObjectName("poseList");
  list_->setAccessibleName(tr("Saved poses"));
  list_->setAccessibleDescription(tr("Enter goes to the pose, F2 renames it, Del removes it"));
  list_->setViewMode(QListView::IconMode);
  list_->setFlow(QListView::LeftToRight);
  list_->setWrapping(false);
  list_->setMovement(QListView::Static);
  list_->setUniformItemSizes(true);
  list_->setSpacing(2);
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  list_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);
  empty_ = new QLabel(
      tr("No saved poses yet. Pose the robot and save the pose here, to return to it or to move between two poses."),
      this);
  empty_->setObjectName("noPoses");
  empty_->setWordWrap(true);
  auto* label = new QLabel(tr("&Poses"), this);
  label->setBuddy(list_);
  store_ = iconButton("storePose", "store", tr("Save Current Pose"), this);
  replace_ = iconButton("replacePose", "replace", tr("Update to Current Pose"), this);
  rename_ = iconButton("renamePose", "rename", tr("Rename This Pose"), this);
  remove_ = iconButton("removePose", "remove", tr("Remove This Pose"), this);
  ready_ = iconButton("goToReadyPose", "base", tr("Go to the ready pose"), this);

  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace / 2);
  row->addWidget(label);
  row->addStretch(1);
  for (QToolButton* each : {store_, replace_, rename_, remove_, ready_}) row->addWidget(each);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, 0, kSpace, kSpace);
  column->setSpacing(kSpace / 2);
  column->addLayout(row);
  column->addWidget(empty_);
  column->addWidget(list_);
}

void PosesPanel::connectButtons() {
  connect(store_, &QToolButton::clicked, this, [this] {
    storePose(document_, freePoseName(document_));
    // its name is typed at once, or left as it is
    if (list_->currentItem() != nullptr) list_->editItem(list_->currentItem());
  });
  connect(replace_, &QToolButton::clicked, this, [this] { storePose(document_, chosen()); });
  connect(rename_, &QToolButton::clicked, this, [this] {
    if (list_->currentItem() != nullptr) list_->editItem(list_->currentItem());
  });
  connect(remove_, &QToolButton::clicked, this, [this] { removePose(document_, chosen()); });
  connect(ready_, &QToolButton::clicked, this, [this] { goToReadyPose(document_); });
  connect(list_, &QListWidget::currentItemChanged, this, &PosesPanel::showWhatIsPossible);
  const auto go = [this] { applyPose(document_, chosen()); };
  connect(list_, &QListWidget::itemClicked, this, go);
  connect(list_, &QListWidget::itemChanged, this, &PosesPanel::rename);
  // the same by key and by the other mouse button, while the list has the focus
  const auto action = [this](const QString& text, const QList<QKeySequence>& keys) {
    auto* made = new QAction(text, list_);
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(made);
    return made;
  };
  connect(action(tr("Go to This Pose"), {Qt::Key_Return, Qt::Key_Enter}), &QAction::triggered, this, go);
  connect(action(tr("Update to Current Pose"), {}), &QAction::triggered, replace_, &QToolButton::click);
  connect(action(tr("Rename"), {Qt::Key_F2}), &QAction::triggered, rename_, &QToolButton::click);
  connect(action(tr("Remove"), {Qt::Key_Delete}), &QAction::triggered, remove_, &QToolButton::click);
}

void PosesPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // after the list has taken over the new font
  if (event->type() == QEvent::FontChange && list_ != nullptr) {
    QTimer::singleShot(0, this, [this] {
      drawThumbnails();
      sizeList();
    });
  }
}

void PosesPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  sizeList();
}

void PosesPanel::refresh() {
  // a pose that is new is chosen, a renamed one stays chosen; else the one that was, while there is one of that name
  QStringList names;
  for (const StoredPose& pose : document_.scene().poses) names << QString::fromStdString(pose.name);
  QString shown = chosen();
  const int before = list_->currentRow();
  if (!names.contains(shown)) shown = names.size() == known_.size() ? names.value(before) : QString();
  for (const QString& name : names) {
    if (!known_.contains(name) && names.size() == known_.size() + 1) shown = name;
  }
  known_ = names;
  {
    const QSignalBlocker blocker(list_);
    list_->clear();
    for (const QString& name : names) {
      auto* item = new QListWidgetItem(name, list_);
      item->setData(kNameRole, name);
      item->setFlags(item->flags() | Qt::ItemIsEditable);
      item->setToolTip(
          tr("%1\nClick or press Enter to go to the pose. Press F2 to rename it, or Del to remove it.").arg(name));
    }
    list_->setCurrentRow(static_cast<int>(names.indexOf(shown)));
    drawThumbnails();
  }
  list_->setVisible(!names.isEmpty());
  empty_->setVisible(names.isEmpty());
  sizeList();
  if (list_->currentItem() != nullptr) list_->scrollToItem(list_->currentItem());
  here_ = rowHere();
  if (list_->currentRow() < 0) list_->setCurrentRow(here_);
  showWhatIsPossible();
}

// the row of the pose that the robot is in, the chosen one where several are alike; -1: none
int PosesPanel::rowHere() const {
  const Eigen::VectorXd& q = document_.snapshot()->q;
  const std::vector<StoredPose>& poses = document_.scene().poses;
  const auto is_here = [&](int row) {
    const StoredPose& pose = poses[at(row)];
    return pose.q.size() == q.size() && (pose.q - q).norm() < kHere;
  };
  const int count = std::min(static_cast<int>(poses.size()), list_->count());
  const int chosen = list_->currentRow();
  if (chosen >= 0 && chosen < count && is_here(chosen)) return chosen;
  for (int row = 0; row < count; ++row) {
    if (is_here(row)) return row;
  }
  return -1;
}

// a pose is marked when the robot comes to it, until it leaves; what is chosen by key or mouse meanwhile stays chosen
void PosesPanel::showWhere() {
  const int row = rowHere();
  if (row == std::exchange(here_, row)) return;
  if (row < 0) return list_->clearSelection();
  list_->setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
}

void PosesPanel::drawThumbnails() {
  const std::vector<PoseDrawing> figures = poseDrawings(document_);
  if (static_cast<int>(figures.size()) != list_->count()) return;
  // all in one scale, so that they can be told apart by how far they reach
  std::vector<std::vector<RobotBone>> bones;
  std::vector<Eigen::Vector3d> frame;
  for (const PoseDrawing& figure : figures) {
    bones.push_back(figure.X_WL.empty() ? std::vector<RobotBone>()
                                        : robotBones(*figure.model, figure.X_WB, figure.X_WL));
    const std::vector<Eigen::Vector3d> points = armPoints(bones.back());
    frame.insert(frame.end(), points.begin(), points.end());
  }
  const QSize size = kThumbnail * textScale();
  const double ratio = devicePixelRatioF();
  const QSignalBlocker blocker(list_);
  list_->setIconSize(size);
  for (std::size_t i = 0; i < bones.size(); ++i) {
    QPixmap image(size * ratio);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintArmSketch(painter, QRectF(QPointF(0, 0), QSizeF(size)), bones[i], SceneView(), frame, isDark(palette()));
    painter.end();
    QIcon icon(image);
    // a chosen pose looks the same: no tint over the drawing
    icon.addPixmap(image, QIcon::Selected);
    list_->item(static_cast<int>(i))->setIcon(icon);
  }
}

// one row of drawings with their names, and the scroll bar where they are more than fit
void PosesPanel::sizeList() {
  const QSize icon = list_->iconSize();
  const QSize cell(icon.width() + 2 * kSpace, icon.height() + list_->fontMetrics().height() + kSpace);
  list_->setGridSize(cell);
  const bool scrolls = list_->count() * cell.width() + 4 > list_->width();
  const int bar = scrolls ? list_->horizontalScrollBar()->sizeHint().height() : 0;
  list_->setFixedHeight(cell.height() + bar + 2 * list_->frameWidth() + 2);
}

void PosesPanel::rename(QListWidgetItem* item) {
  const QString before = item->data(kNameRole).toString();
  const QString now = item->text().trimmed();
  if (now == before) return;
  if (now.isEmpty() || known_.contains(now)) {
    // not taken over: the name is another's, or none
    const QSignalBlocker blocker(list_);
    item->setText(before);
    return;
  }
  // after the editor has closed: the list is made anew
  QTimer::singleShot(0, this, [this, before, now] { renamePose(document_, before, now); });
}

QString PosesPanel::chosen() const {
  return list_->currentItem() == nullptr ? QString() : list_->currentItem()->data(kNameRole).toString();
}

void PosesPanel::showWhatIsPossible() {
  const QString name = chosen();
  const bool any = !name.isEmpty();
  for (QToolButton* each : {replace_, rename_, remove_}) each->setEnabled(any);
  const auto say = [](QToolButton* button, const QString& tip) {
    button->setToolTip(tip);
    button->setAccessibleName(tip);
  };
  say(store_, tr("Save the current pose as %1").arg(freePoseName(document_)));
  say(replace_, any ? tr("Update %1 to the current pose").arg(name) : tr("Update a pose to the current one"));
  say(rename_, any ? tr("Rename %1").arg(name) : tr("Rename a pose"));
  say(remove_, any ? tr("Remove %1").arg(name) : tr("Remove a pose"));
}

}  // namespace linkwright::ui

#include "moc_poses_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/waypoint_list.h"

#include "core/scene/scene.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/waypoint_model.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kFewestWaypoints = 3, kMostWaypoints = 7;

}  // namespace

WaypointList::WaypointList(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      model_(new WaypointModel(editor, this)),
      table_(new QTableView(this)),
      status_(new WrappedLabel(this)) {
  status_->setObjectName("waypointStatus");
  status_->setWordWrap(true);
  buildTable();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(table_);
  column->addLayout(buildButtons());
  column->addWidget(status_);
  addKeys();
  connect(&editor_, &MotionEditor::chosenChanged, this, &WaypointList::refresh);
}

void WaypointList::buildTable() {
  table_->setObjectName("waypointTable");
  table_->setAccessibleName(tr("Waypoints of the motion"));
  table_->setAccessibleDescription(
      tr("Dragging the robot changes the selected waypoint. Enter goes to a waypoint, F2 names it, and Delete removes "
         "it."));
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setTextElideMode(Qt::ElideRight);
  table_->verticalHeader()->hide();
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QHeaderView* header = table_->horizontalHeader();
  header->setHighlightSections(false);
  header->setSectionsClickable(false);
  header->setMinimumSectionSize(2 * kSpace);
  header->setSectionResizeMode(WaypointModel::Number, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(WaypointModel::PoseName, QHeaderView::Stretch);
  header->setSectionResizeMode(WaypointModel::Way, QHeaderView::Stretch);
  header->setSectionResizeMode(WaypointModel::Time, QHeaderView::ResizeToContents);
  // chosen by hand or by key: a refresh says nothing
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
    if (now.isValid()) editor_.choose(now.row());
  });
  // the one that the forms speak of is gone to once more
  const auto again = [this](const QModelIndex& now) {
    if (!editor_.goesAlong()) editor_.choose(now.row());
  };
  connect(table_, &QTableView::clicked, this, again);
  connect(table_, &QTableView::activated, this, again);
}

QLayout* WaypointList::buildButtons() {
  add_ = iconButton("addWaypoint", "store", tr("Add the current pose as a waypoint"), this);
  add_->setText(tr("Add"));
  add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  from_pose_ = iconButton("addFromPose", "go", tr("Add a saved pose as a waypoint"), this);
  from_pose_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(from_pose_);
  menu->setObjectName("waypointPoses");
  from_pose_->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, &WaypointList::fillPoses);
  duplicate_ = iconButton("duplicateWaypoint", "copy", tr("Duplicate the selected waypoint"), this);
  name_ = iconButton("nameWaypoint", "rename", tr("Save the selected waypoint as a named pose"), this);
  up_ = iconButton("waypointUp", "up", tr("Move the selected waypoint up"), this);
  down_ = iconButton("waypointDown", "down", tr("Move the selected waypoint down"), this);
  remove_ = iconButton("removeWaypoint", "remove", tr("Remove the selected waypoint"), this);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  for (QToolButton* each : {add_, from_pose_, duplicate_, name_, up_, down_, remove_}) row->addWidget(each);
  row->insertStretch(2, 1);
  connect(add_, &QToolButton::clicked, &editor_, &MotionEditor::addPresentPose);
  connect(duplicate_, &QToolButton::clicked, &editor_, &MotionEditor::duplicate);
  connect(remove_, &QToolButton::clicked, &editor_, &MotionEditor::remove);
  connect(up_, &QToolButton::clicked, this, [this] { editor_.reorder(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { editor_.reorder(+1); });
  connect(name_, &QToolButton::clicked, this, [this] {
    if (editor_.chosen() >= 0) table_->edit(model_->index(editor_.chosen(), WaypointModel::PoseName));
  });
  return row;
}

void WaypointList::addKeys() {
  const auto action = [this](const QString& text, const QList<QKeySequence>& keys, QToolButton* does) {
    auto* made = new QAction(text, table_);
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    connect(made, &QAction::triggered, does, &QToolButton::click);
    table_->addAction(made);
  };
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  //: verb: make a copy of the waypoint
  action(tr("Duplicate"), {QKeySequence("Ctrl+D")}, duplicate_);
  action(tr("Save as Named Pose"), {}, name_);
  //: adverb: move the waypoint up in the list
  action(tr("Move Up"), {QKeySequence("Alt+Up")}, up_);
  //: adverb: move the waypoint down in the list
  action(tr("Move Down"), {QKeySequence("Alt+Down")}, down_);
  action(tr("Remove"), {Qt::Key_Delete}, remove_);
}

void WaypointList::fillPoses() {
  QMenu* menu = from_pose_->menu();
  menu->clear();
  for (const StoredPose& pose : editor_.document().scene().poses) {
    const QString name = QString::fromStdString(pose.name);
    menu->addAction(QString(name).replace('&', QStringLiteral("&&")), this,
                    [this, name] { editor_.addStoredPose(name); });
  }
  if (menu->isEmpty()) menu->addAction(tr("No saved poses yet"))->setEnabled(false);
}

void WaypointList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && table_ != nullptr) sizeTable();
}

void WaypointList::sizeTable() {
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + kSpace);
  // a wave has its centre alone
  const bool grows = editor_.plan() == nullptr || hasWaypointList(*editor_.plan());
  const int rows = grows ? std::clamp(model_->rowCount(), kFewestWaypoints, kMostWaypoints) : 1;
  const int height = table_->horizontalHeader()->sizeHint().height() +
                     rows * table_->verticalHeader()->defaultSectionSize() + 2 * table_->frameWidth();
  if (table_->height() != height || table_->minimumHeight() != height) table_->setFixedHeight(height);
}

void WaypointList::refresh() {
  const TrajectoryPlan* plan = editor_.plan();
  const bool has_list = plan == nullptr || hasWaypointList(*plan);
  const int chosen = editor_.chosen(), count = editor_.waypointCount();
  {
    const QSignalBlocker blocker(table_->selectionModel());
    model_->refresh();
    if (chosen >= 0 && chosen < count) {
      const QModelIndex current = table_->currentIndex();
      if (current.row() != chosen) {
        const int column = current.isValid() ? current.column() : 0;
        table_->selectionModel()->setCurrentIndex(model_->index(chosen, column), QItemSelectionModel::NoUpdate);
        table_->scrollTo(model_->index(chosen, 0));
      }
      // only what a drag changes is shown as chosen
      const auto how = editor_.goesAlong() ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::Clear;
      table_->selectionModel()->select(model_->index(chosen, 0), how | QItemSelectionModel::Rows);
    } else {
      table_->clearSelection();
      table_->setCurrentIndex({});
    }
  }
  // the selection's own signals were held back
  table_->viewport()->update();
  sizeTable();
  const bool moves = editor_.document().snapshot()->model->dof() > 0;
  for (QToolButton* each : {add_, from_pose_}) each->setEnabled(has_list && moves);
  for (QToolButton* each : {duplicate_, remove_}) each->setEnabled(has_list && chosen >= 0);
  name_->setEnabled(chosen >= 0);
  up_->setEnabled(has_list && chosen > 0);
  down_->setEnabled(has_list && chosen >= 0 && chosen + 1 < count);
  showStatus();
}

void WaypointList::showStatus() {
  const int chosen = editor_.chosen();
  const bool has_list = editor_.plan() != nullptr && hasWaypointList(*editor_.plan());
  const bool on_motion = editor_.document().snapshot()->source == StateSource::Motion;
  QString text;
  if (editor_.goesAlong() && !has_list)
    text = tr("Drag the end effector or a joint to change the centre pose.");
  else if (!has_list)
    text = tr("Click the centre pose to edit it by dragging.");
  else if (editor_.goesAlong())
    text = tr("Drag the end effector or a joint to move waypoint %1.").arg(chosen + 1);
  else if (editor_.waypointCount() == 1)
    text = tr("Now drag the end effector elsewhere and add the next waypoint.");
  else if (!on_motion && chosen >= 0)
    text = tr("The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose after "
              "waypoint %1, or select waypoint %1 to edit it.")
               .arg(chosen + 1);
  else if (!on_motion)
    text =
        tr("The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose, or "
           "select a waypoint to go there.");
  else if (chosen >= 0)
    text =
        tr("Drag the end effector elsewhere to add another waypoint, or click waypoint %1 to edit it.").arg(chosen + 1);
  else
    text = tr("Drag the end effector elsewhere to add a waypoint, or click a waypoint to edit it.");
  status_->setText(text);
}

}  // namespace linkwright::ui

#include "moc_waypoint_list.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/waypoints_panel.h"

#include "ui/widgets/folding_group.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/course_forms.h"
#include "ui/workspaces/move/motion_words.h"
#include "ui/workspaces/move/problem_strip.h"
#include "ui/workspaces/move/quick_motion.h"
#include "ui/workspaces/move/segment_form.h"
#include "ui/workspaces/move/waypoint_list.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr CourseKind kCourseKinds[] = {CourseKind::Waypoints, CourseKind::Spline, CourseKind::Sinusoid,
                                       CourseKind::Chirp, CourseKind::Samples};

QLabel* words(const QString& text, const char* name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setText(text);
  return label;
}

}  // namespace

WaypointsPanel::WaypointsPanel(MotionEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), pages_(new QStackedWidget(this)), problems_(new ProblemStrip(this)) {
  setObjectName("waypointsPanel");
  pages_->addWidget(buildEmpty());
  pages_->addWidget(buildMotion());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(pages_, 1);
  column->addWidget(problems_);
  connect(&editor_.document(), &Document::snapshotChanged, this, &WaypointsPanel::refresh);
  connect(&editor_, &MotionEditor::chosenChanged, this, &WaypointsPanel::refresh);
  connect(&editor_.interaction(), &Interaction::angleUnitChanged, this, [this] {
    fresh_ = true;
    refresh();
  });
  refresh();
}

QWidget* WaypointsPanel::buildEmpty() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  column->addWidget(words(tr("No motion yet."), "noMotion", page));
  column->addWidget(words(
      tr("Drag the robot to the start pose, and set the first waypoint. Drag it to the goal pose, and add the second. "
         "The motion and its torques appear at once. Keep dragging to change the goal, or press Space to play."),
      "firstSteps", page));
  first_ = new QPushButton(tr("Set First Waypoint Here"), page);
  first_->setObjectName("firstWaypoint");
  from_ready_ = new QPushButton(tr("Ready Pose → Current Pose"), page);
  from_ready_->setObjectName("waypointsFromReady");
  from_ready_->setAccessibleName(tr("Make a motion from the ready pose to the current pose"));
  column->addWidget(first_);
  column->addWidget(from_ready_);
  column->addStretch(1);
  connect(first_, &QPushButton::clicked, &editor_, &MotionEditor::addPresentPose);
  connect(from_ready_, &QPushButton::clicked, this, [this] {
    makeMotionFromReadyPose(editor_.document());
    editor_.standAt(editor_.waypointCount() - 1);
  });
  return page;
}

QWidget* WaypointsPanel::buildMotion() {
  auto* page = new QWidget;
  auto* scroll = scrollPage(page, "waypointScroll", this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  course_ = makeChoice("courseKind", tr("Type of the motion"), page);
  for (const CourseKind kind : kCourseKinds) course_->addItem(wordsFor(kind));
  course_->setItemData(4, tr("Convert the current motion to a list of sampled positions"), Qt::ToolTipRole);
  column->addWidget(course_);
  list_ = new WaypointList(editor_, page);
  column->addWidget(list_);
  const auto group = [&](const char* name, const QString& title) {
    auto* made = new FoldingGroup(name, title, page);
    column->addWidget(made);
    return made;
  };
  course_group_ = group("courseGroup", tr("Motion Settings"));
  auto* of_course = new QWidget(course_group_);
  auto* inside = new QVBoxLayout(of_course);
  inside->setContentsMargins(0, 0, 0, 0);
  spline_ = new SplineForm(editor_, of_course);
  wave_ = new WaveForm(editor_, of_course);
  samples_ = new SamplesForm(editor_, of_course);
  for (QWidget* form : {static_cast<QWidget*>(spline_), static_cast<QWidget*>(wave_), static_cast<QWidget*>(samples_)})
    inside->addWidget(form);
  course_group_->hold(of_course);
  //: noun: part of the motion between two waypoints
  segment_group_ = group("segmentGroup", tr("Segment"));
  segment_ = new SegmentForm(editor_, segment_group_);
  segment_group_->hold(segment_);
  bounds_group_ = group("boundsGroup", tr("Limits"));
  bounds_ = new BoundsForm(editor_, bounds_group_);
  bounds_group_->hold(bounds_);
  bounds_group_->setOpen(false);
  column->addStretch(1);
  connect(course_, &QComboBox::activated, this, [this](int row) {
    if (!editor_.setCourse(kCourseKinds[row])) fresh_ = true;
    refresh();
  });
  return scroll;
}

void WaypointsPanel::focusList() { list_->table()->setFocus(Qt::ShortcutFocusReason); }

void WaypointsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void WaypointsPanel::refresh() {
  if (!isVisible() && !fresh_) return;
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const Motion& motion = snapshot->motion;
  const bool same = !fresh_ && motion.plan == plan_ && motion.curves == curves_ && snapshot->model == model_ &&
                    snapshot->waypoint == waypoint_ && snapshot->source == source_ && editor_.chosen() == chosen_;
  if (!motion.plan) {
    // what is possible depends on where the robot is
    first_->setEnabled(snapshot->model->dof() > 0);
    const bool can = canMoveFromReadyPose(editor_.document());
    from_ready_->setEnabled(can);
    from_ready_->setToolTip(can ? tr("Save both poses and make the motion between them")
                                : tr("The robot is in its ready pose. Move the robot first."));
  }
  if (same) return;
  fresh_ = false;
  plan_ = motion.plan;
  curves_ = motion.curves;
  model_ = snapshot->model;
  waypoint_ = snapshot->waypoint;
  source_ = snapshot->source;
  chosen_ = editor_.chosen();
  pages_->setCurrentIndex(plan_ ? 1 : 0);
  problems_->show(motion, *model_, editor_.interaction().angleUnit());
  if (plan_) showForms();
}

void WaypointsPanel::showForms() {
  const CourseKind kind = courseKindOf(*plan_);
  for (std::size_t i = 0; i < std::size(kCourseKinds); ++i) {
    if (kCourseKinds[i] == kind) course_->setCurrentIndex(static_cast<int>(i));
  }
  list_->refresh();
  list_->setVisible(kind != CourseKind::Samples);
  const auto* spline = std::get_if<SplineCourse>(&plan_->course);
  const auto* wave = std::get_if<WaveCourse>(&plan_->course);
  const auto* samples = std::get_if<SampledCourse>(&plan_->course);
  course_group_->setVisible(spline != nullptr || wave != nullptr || samples != nullptr);
  course_group_->setTitle(wordsFor(kind));
  spline_->setVisible(spline != nullptr);
  wave_->setVisible(wave != nullptr);
  samples_->setVisible(samples != nullptr);
  if (spline != nullptr) spline_->refresh(*spline);
  if (wave != nullptr) wave_->refresh(*wave);
  if (samples != nullptr) samples_->refresh(*samples);
  segment_group_->setVisible(samples == nullptr);
  segment_->refresh();
  segment_group_->setTitle(segment_->title());
  bounds_->refresh(plan_->bounds);
}

}  // namespace linkwright::ui

#include "moc_waypoints_panel.cpp"

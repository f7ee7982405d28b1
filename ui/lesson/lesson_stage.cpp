// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_stage.h"

#include "core/io/student_table.h"
#include "core/lesson/lesson_cameras.h"
#include "core/lesson/lesson_names.h"
#include "ui/lesson/attention_ring.h"
#include "ui/lesson/lesson_pane.h"
#include "ui/view3d/view3d.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/window/workspaces.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QMainWindow>

#include <algorithm>
#include <string>

namespace linkwright::ui {

namespace {

constexpr double kRoomToMove = 1.4;

}  // namespace

bool pointCamera(View3D& view, const std::string& camera) {
  const LessonSide* side = sideOf(camera);
  if (side == nullptr && camera != "whole") return false;
  if (side != nullptr) {
    SceneView wanted = view.camera();
    wanted.azimuth = side->direction.azimuth;
    wanted.elevation = side->direction.elevation;
    view.setCamera(wanted);
  }
  view.frameAll();
  return true;
}

LessonStage::LessonStage(LessonSession& session, QMainWindow& window, Workspaces& workspaces,
                         std::function<View3D*()> view)
    : QObject(&window),
      session_(session),
      window_(window),
      workspaces_(workspaces),
      view_(std::move(view)),
      panel_(new LessonPane(session, &window)),
      bar_(new QToolBar(tr("Lesson"), &window)) {
  bar_->setObjectName("lessonBar");
  bar_->setMovable(false);
  bar_->setContextMenuPolicy(Qt::PreventContextMenu);
  bar_->toggleViewAction()->setVisible(false);
  bar_->addWidget(panel_);
  window_.addToolBar(Qt::LeftToolBarArea, bar_);
  connect(panel_, &LessonPane::exitWanted, this, &LessonStage::exitWanted);
  connect(panel_, &LessonPane::tableWanted, this, &LessonStage::openTable);
  connect(&session_, &LessonSession::begun, this, &LessonStage::put);
  connect(&session_, &LessonSession::changed, this, &LessonStage::showHeld);
  connect(&session_, &LessonSession::runWanted, this, &LessonStage::run);
}

LessonStage::~LessonStage() { delete bar_; }

void LessonStage::attach() {
  // only now does the view know how large it is
  connect(view_(), &View3D::firstFrameDrawn, this, [this] {
    putCamera();
    showRing();
    panel_->takeFocus();
  });
}

void LessonStage::put() {
  const LessonSettings& set = session_.step().set;
  QStringList docks;
  const auto is_hidden = [&](const LessonName& panel) {
    return std::any_of(set.hide.begin(), set.hide.end(),
                       [&](const LessonName& each) { return each.text == panel.text; });
  };
  for (const LessonName& panel : set.panels) {
    if (is_hidden(panel)) continue;
    const auto found = std::find_if(kLessonPanels.begin(), kLessonPanels.end(),
                                    [&](const LessonPanel& each) { return panel.text == each.word; });
    if (found != kLessonPanels.end()) docks.append(QLatin1String(found->dock));
  }
  workspaces_.showOnly(workspaces_.named(QString::fromStdString(set.workspace.text)), docks);
  // where the joints move there are velocities to be read
  const Eigen::VectorXd& qd = session_.lesson().starts[static_cast<std::size_t>(session_.stepIndex())].instant.input.qd;
  if (auto* rates = window_.findChild<QAbstractButton*>("ratesToggle")) rates->setChecked((qd.array() != 0.0).any());
  putCamera();
  showRing();
  showHeld();
}

void LessonStage::putCamera() {
  View3D* view = view_();
  if (view == nullptr || session_.stepIndex() < 0) return;
  if (!pointCamera(*view, session_.step().set.camera.text) || session_.isFixed()) return;
  // what is about to be moved needs room
  SceneView wide = view->camera();
  wide.distance *= kRoomToMove;
  view->setCamera(wide);
}

// what cannot be moved does not look as if it could
void LessonStage::showHeld() {
  const bool is_held = session_.isFixed() && !session_.isDone();
  for (const char* name : {"jointTable", "solverStatus"}) {
    if (auto* widget = window_.findChild<QWidget*>(QLatin1String(name))) widget->setEnabled(!is_held);
  }
}

// the first of the step's panels is what its words are about
void LessonStage::showRing() {
  const LessonNames& panels = session_.step().set.panels;
  if (panels.empty() || !window_.isVisible()) return;
  for (const LessonPanel& each : kLessonPanels) {
    if (panels.front().text != each.word) continue;
    auto* dock = window_.findChild<QDockWidget*>(QLatin1String(each.dock), Qt::FindDirectChildrenOnly);
    if (dock != nullptr) AttentionRing::around(*dock);
  }
}

void LessonStage::openTable() {
  const QString path = QFileDialog::getOpenFileName(&window_, tr("Open Your Table"), {}, tr("Tables (*.csv)"));
  if (path.isEmpty()) return;
  Result<StudentTable> table = readStudentTableFile(path.toStdString());
  if (!table) {
    showDiagnostics(table.diagnostics(), tr("This table cannot be read:"), true, &window_);
    return;
  }
  session_.setTable(std::make_shared<const StudentTable>(std::move(table).value()));
  session_.check();
}

void LessonStage::run() {
  if (auto* command = window_.findChild<QAction*>("actionSimulationRun")) command->trigger();
}

}  // namespace linkwright::ui

#include "moc_lesson_stage.cpp"

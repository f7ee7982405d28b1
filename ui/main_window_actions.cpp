// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do: each a line to the document, to what is looked at, or to the files.
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/look.h"
#include "ui/files/file_flow.h"
#include "ui/files/mesh_flow.h"
#include "ui/main_window.h"
#include "ui/report/report_flow.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"
#include "ui/window/presentation.h"
#include "ui/window/shortcuts_dialog.h"
#include "ui/window/workspaces.h"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <utility>

namespace linkwright::ui {

void MainWindow::connectFileActions() {
  connect(actions_.open, &QAction::triggered, this, [this] {
    // what was opened is to be looked at and played: the keys are commands, wherever the focus was
    if (files_->openByDialog()) giveFocusBack();
  });
  connect(actions_.new_robot, &QAction::triggered, files_, &FileFlow::newByDialog);
  connect(actions_.examples, &QAction::triggered, files_, [this] { files_->showGallery(); });
  connect(files_, &FileFlow::chosen, this, &MainWindow::giveFocusBack);
  connect(actions_.save, &QAction::triggered, this, [this] {
    finishTyping(*this);
    files_->save();
  });
  connect(actions_.save_as, &QAction::triggered, this, [this] {
    finishTyping(*this);
    files_->saveAs();
  });
  connect(actions_.export_urdf, &QAction::triggered, this, [this] {
    finishTyping(*this);
    files_->exportUrdf();
  });
  auto* report = new ReportFlow(document_, interaction_, this);
  report->setMeshes([this] { return meshes_->library().meshes(); });
  connect(actions_.report, &QAction::triggered, report, [this, report] {
    finishTyping(*this);
    report->ask();
  });
  files_->listenTo(report);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(actions_.shortcuts, &QAction::triggered, this, [this] {
    auto* dialog = new ShortcutsDialog(actions(), interaction_.mouseStyle(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  });
  connect(actions_.about, &QAction::triggered, this, [this] {
    QMessageBox::about(this, tr("About Linkwright"),
                       tr("<b>Linkwright %1</b><p>Learn and teach robot dynamics, one step of the recursion at a "
                          "time.</p><p>Licensed under GPL-3.0-or-later; the core library under the MIT licence; the "
                          "characters of Japanese and Chinese, from Noto Sans CJK by Adobe, under the OFL 1.1.</p>")
                               .arg(QCoreApplication::applicationVersion()) +
                           tr("<p>The texts in German, Spanish, Japanese and Chinese were translated by a machine. No "
                              "native speaker has read them yet; the manual's page on the glossary says how to correct "
                              "them.</p>"));
  });
}

void MainWindow::connectEditActions() {
  QUndoStack* stack = document_.undoStack();
  connect(actions_.undo, &QAction::triggered, &document_, &Document::undo);
  connect(actions_.redo, &QAction::triggered, &document_, &Document::redo);
  const auto show_undo = [this, stack] {
    actions_.undo->setEnabled(stack->canUndo() || document_.gestureActive());
    actions_.redo->setEnabled(stack->canRedo());
    const QString undo = stack->undoText().isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(stack->undoText());
    const QString redo = stack->redoText().isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(stack->redoText());
    setWords(*actions_.undo, undo);
    setWords(*actions_.redo, redo);
  };
  connect(stack, &QUndoStack::indexChanged, this, show_undo);
  connect(&document_, &Document::snapshotChanged, this, show_undo);
  show_undo();
  connect(actions_.cancel, &QAction::triggered, this,
          [this] { document_.gestureActive() ? document_.cancelGesture() : presentation_->setOn(false); });
  connect(actions_.ready_pose, &QAction::triggered, this, [this] { goToReadyPose(document_); });
  connect(actions_.store_pose, &QAction::triggered, this, &MainWindow::storePose);
  connectHandleActions();
}

// what the handles in 3D do: one of three, the third only while building
void MainWindow::connectHandleActions() {
  BuildViewOptions* building = &interaction_.building();
  // a screen reader toggles a button and triggers nothing
  const auto choose = [this, building](QAction* action, GizmoMode mode) {
    connect(action, &QAction::toggled, this, [=, this](bool on) {
      if (!on) return;
      building->setTurnsAxis(false);
      interaction_.setGizmoMode(mode);
    });
  };
  choose(actions_.translate, GizmoMode::Translate);
  choose(actions_.rotate, GizmoMode::Rotate);
  connect(actions_.turn_axis, &QAction::toggled, building, [building](bool on) {
    if (on) building->setTurnsAxis(true);
  });
  connect(actions_.build_in_view, &QAction::toggled, building, &BuildViewOptions::setOn);
  const auto show_mode = [this, building] {
    const bool moves = interaction_.gizmoMode() == GizmoMode::Translate;
    (building->turnsAxis() ? actions_.turn_axis : moves ? actions_.translate : actions_.rotate)->setChecked(true);
    actions_.turn_axis->setEnabled(building->isOn());
    actions_.build_in_view->setChecked(building->isOn());
  };
  connect(&interaction_, &Interaction::gizmoModeChanged, this, show_mode);
  connect(building, &BuildViewOptions::changed, this, show_mode);
  show_mode();
}

void MainWindow::storePose() {
  finishTyping(*this);
  const QString name = freePoseName(document_);
  ui::storePose(document_, name);
  if (findPose(document_.scene(), name) != nullptr) files_->tell(tr("Pose “%1” saved").arg(name));
}

void MainWindow::connectViewActions() {
  const auto tie = [this](QAction* action, bool DisplayOptions::*option) {
    const auto show = [this, action, option] { action->setChecked(interaction_.displayOptions().*option); };
    show();
    connect(action, &QAction::toggled, &interaction_,
            [this, option](bool on) { interaction_.setDisplayOption(option, on); });
    connect(&interaction_, &Interaction::displayOptionsChanged, action, show);
  };
  tie(actions_.triads, &DisplayOptions::triads);
  tie(actions_.centres_of_mass, &DisplayOptions::centres_of_mass);
  tie(actions_.joint_axes, &DisplayOptions::joint_axes);
  tie(actions_.inertia_ellipsoid, &DisplayOptions::inertia_ellipsoid);
  tie(actions_.full_legend, &DisplayOptions::full_legend);
  connect(actions_.full_screen, &QAction::triggered, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(actions_.reset_panels, &QAction::triggered, this, &MainWindow::resetPanels);
  connect(actions_.presentation, &QAction::triggered, presentation_, &Presentation::setOn);
  connect(presentation_, &Presentation::changed, this, [this](bool on) {
    actions_.presentation->setChecked(on);
    showTextSize();
    showPossible();
  });
  const std::pair<QAction*, int> sizes[] = {
      {actions_.text_100, 100}, {actions_.text_125, 125}, {actions_.text_150, 150}, {actions_.text_200, 200}};
  for (const auto& [action, percent] : sizes) {
    connect(action, &QAction::triggered, this, [this, size = percent] { setTextSize(size); });
  }
  connect(actions_.text_larger, &QAction::triggered, this, [this] { stepTextSize(+1); });
  connect(actions_.text_smaller, &QAction::triggered, this, [this] { stepTextSize(-1); });
  connect(actions_.degrees, &QAction::triggered, this, [this] { interaction_.setAngleUnit(AngleUnit::Degree); });
  connect(actions_.radians, &QAction::triggered, this, [this] { interaction_.setAngleUnit(AngleUnit::Radian); });
  const auto show_unit = [this](AngleUnit unit) {
    actions_.degrees->setChecked(unit == AngleUnit::Degree);
    actions_.radians->setChecked(unit == AngleUnit::Radian);
  };
  connect(&interaction_, &Interaction::angleUnitChanged, this, show_unit);
  show_unit(interaction_.angleUnit());
  connect(actions_.theme_system, &QAction::triggered, this,
          [this] { interaction_.setThemeChoice(ThemeChoice::System); });
  connect(actions_.theme_light, &QAction::triggered, this, [this] { interaction_.setThemeChoice(ThemeChoice::Light); });
  connect(actions_.theme_dark, &QAction::triggered, this, [this] { interaction_.setThemeChoice(ThemeChoice::Dark); });
  connect(actions_.theme_contrast, &QAction::triggered, this,
          [this] { interaction_.setThemeChoice(ThemeChoice::HighContrast); });
}

void MainWindow::showPossible() { actions_.cancel->setEnabled(document_.gestureActive() || presentation_->isOn()); }

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// File > New: every template becomes an open robot with a name and no file.
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/templates.h"
#include "core/scene/scene.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/files/picture_list.h"
#include "ui/view3d/robot_picture.h"
#include "ui/widgets/note_bar.h"
#include "ui/workspaces/construct/link_editor.h"
#include "ui/workspaces/construct/mechanism_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

QDialog* openNew(WindowFixture& f) {
  f.window.actionsOfWindow().new_robot->trigger();
  QDialog* dialog = nullptr;
  // the one before is deleted when the loop comes to it
  REQUIRE(waitUntil([&] {
    for (auto* each : f.window.findChildren<QDialog*>("newDialog")) {
      if (each->isVisible()) dialog = each;
    }
    return dialog != nullptr;
  }));
  return dialog;
}

void create(WindowFixture& f, QDialog* dialog) {
  findWidget<QAbstractButton>(*dialog, "newCreate")->click();
  f.settle();
}

int answerUnsaved(QMessageBox::StandardButton button, const std::function<void()>& does) {
  int asked = 0;
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, [&] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr || question->objectName() != "unsavedQuestion") return;
    ++asked;
    question->button(button)->click();
  });
  timer.start(10);
  does();
  return asked;
}

/// Share of a picture's pixels that something is drawn on.
double drawnShare(const QImage& picture) {
  int drawn = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) drawn += qAlpha(picture.pixel(x, y)) > 200 ? 1 : 0;
  }
  return static_cast<double>(drawn) / (picture.width() * picture.height());
}

}  // namespace

TEST_CASE("Ctrl+N makes each of the templates: named, without a file, with nothing to undo") {
  WindowFixture f("planar_2r.json");
  CHECK(f.window.actionsOfWindow().new_robot->shortcut() == QKeySequence("Ctrl+N"));
  for (std::size_t i = 0; i < std::size(kTemplates); ++i) {
    QDialog* dialog = openNew(f);
    auto* list = findWidget<PictureList>(*dialog, "newTemplates");
    REQUIRE(list->cardCount() == static_cast<int>(std::size(kTemplates)));
    list->choose(static_cast<int>(i));
    const Mechanism wanted = mechanismFrom(kTemplates[i]);
    INFO(wanted.name);
    CHECK(findWidget<QLineEdit>(*dialog, "newName")->text().toStdString() == wanted.name);
    CHECK(findWidget<QSpinBox>(*dialog, "newLinks")->isEnabled() == (kTemplates[i] == Template::Planar));
    create(f, dialog);
    CHECK(f.document().filePath().isEmpty());
    CHECK(f.document().undoStack()->count() == 0);
    CHECK_FALSE(f.window.isWindowModified());
    CHECK(f.window.windowTitle().toStdString().find(wanted.name) == 0);
    const Mechanism& made = *f.document().snapshot()->mechanism;
    REQUIRE(made.links.size() == wanted.links.size());
    for (std::size_t k = 0; k < made.links.size(); ++k) CHECK(made.links[k].name == wanted.links[k].name);
    CHECK(f.window.interaction().selectedLink() == -1);
  }
}

TEST_CASE("A planar arm has as many links as were asked for, the robot the name that was typed, and Save asks where") {
  WindowFixture f("planar_2r.json");
  QDialog* dialog = openNew(f);
  auto* list = findWidget<PictureList>(*dialog, "newTemplates");
  auto* name = findWidget<QLineEdit>(*dialog, "newName");
  list->choose(1);
  findWidget<QSpinBox>(*dialog, "newLinks")->setValue(7);
  name->setText("of today");
  // a name that was typed stays when another template is looked at
  list->choose(2);
  list->choose(1);
  CHECK(name->text() == "of today");
  create(f, dialog);
  CHECK(f.document().snapshot()->model->dof() == 7);
  CHECK(f.window.windowTitle().startsWith("of today"));
  QString proposed;
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, [&] {
    auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (asked == nullptr) return;
    proposed = asked->selectedFiles().value(0);
    asked->reject();
  });
  timer.start(10);
  CHECK_FALSE(f.window.files().save());
  CHECK(proposed.endsWith("/of today.json"));
}

TEST_CASE("A new robot asks about unsaved changes as opening does") {
  WindowFixture f("planar_2r.json");
  setGravity(f.document(), {0.0, 0.0, -1.62});
  f.settle();
  QDialog* dialog = openNew(f);
  CHECK(answerUnsaved(QMessageBox::Cancel, [&] { create(f, dialog); }) == 1);
  CHECK(f.window.windowTitle().contains("planar_2r"));
  CHECK(f.window.isWindowModified());
  dialog = openNew(f);
  CHECK(answerUnsaved(QMessageBox::Discard, [&] { create(f, dialog); }) == 1);
  CHECK(f.window.windowTitle().startsWith("new robot"));
  // one that is given up asks nothing
  storePose(f.document(), "a");
  dialog = openNew(f);
  CHECK(answerUnsaved(QMessageBox::Discard, [&] { dialog->reject(); }) == 0);
  CHECK(f.document().scene().poses.size() == 1);
}

TEST_CASE("Enter on a card makes it, and from an empty base the first keys make an arm") {
  WindowFixture f("planar_2r.json");
  QDialog* dialog = openNew(f);
  auto* list = findWidget<PictureList>(*dialog, "newTemplates");
  REQUIRE(waitUntil([&] { return list->hasFocus(); }));
  CHECK(list->chosen() == 0);
  QTest::keyClick(list, Qt::Key_Return);
  f.settle();
  REQUIRE(f.document().snapshot()->model->dof() == 0);
  f.window.activateWindow();
  REQUIRE(waitUntil([&] { return QGuiApplication::focusWindow() == f.window.windowHandle(); }));
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(f.window.windowHandle(), Qt::Key_Insert);
    f.settle();
  }
  CHECK(f.document().snapshot()->model->dof() == 3);
  CHECK(f.window.isWindowModified());
  CHECK(f.window.windowTitle().startsWith("new robot"));
}

TEST_CASE("The picture of a robot fills its place, in the pose that is asked for and in the theme's tones") {
  const Mechanism arm = mechanismFrom(Template::SixR);
  const Model model = Model::compile(arm).value();
  const QSize size(240, 160);
  const QImage light = robotPicture(arm, model, readyPlaces(model), {}, size, false);
  REQUIRE(light.size() == size);
  const double share = drawnShare(light);
  CHECK(share > 0.03);
  CHECK(share < 0.6);
  // nothing is cut off: the margin is free
  for (int x = 0; x < size.width(); ++x) CHECK(qAlpha(light.pixel(x, 0)) == 0);
  for (int y = 0; y < size.height(); ++y) CHECK(qAlpha(light.pixel(0, y)) < 100);
  CHECK(robotPicture(arm, model, readyPlaces(model), {}, size, true) != light);
  CHECK(robotPicture(arm, model, forwardKinematics(model, Eigen::VectorXd::Zero(6)), {}, size, false) != light);
  CHECK(robotPicture(arm, model, readyPlaces(model), {}, size, false) == light);
  // a base alone is small in its picture, and nothing at all is no reason to fail
  const Mechanism bare = mechanismFrom(Template::Empty);
  const Model one = Model::compile(bare).value();
  const double little = drawnShare(robotPicture(bare, one, readyPlaces(one), {}, size, false));
  CHECK(little > 0.001);
  CHECK(little < 0.2);
  Mechanism nothing;
  nothing.links.push_back({"frame"});
  const Model frame = Model::compile(nothing).value();
  CHECK(robotPicture(nothing, frame, readyPlaces(frame), {}, size, false).size() == size);
}

TEST_CASE("What the tree refuses is said at the foot of the window, and the Links menu holds its commands") {
  WindowFixture f("planar_2r.json");
  auto* note = f.find<NoteBar>("noteBar");
  const Model& model = *f.document().snapshot()->model;
  f.window.part<linkwright::ui::MechanismPanel>().editor().move(1, model.linkCount() - 1, -1);
  CHECK(note->words().contains("cannot be the parent"));
  CHECK(note->words().contains("is a descendant of"));
  CHECK(f.document().undoStack()->count() == 0);
  const auto* menu = f.find<QMenu>("menuLinks");
  CHECK(menu->actions() == [&] {
    QList<QAction*> wanted = f.window.part<linkwright::ui::MechanismPanel>().editor().menu();
    for (qsizetype i = 0; i < wanted.size(); ++i) {
      if (wanted[i] == nullptr) wanted[i] = menu->actions().value(i);
    }
    return wanted;
  }());
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson is written by the editor's own controls, from the first step to the folder that learners open.
#include "ui/lesson/lesson_editor.h"

#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/lesson_rules.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/window/answer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/files/file_flow.h"
#include "ui/lesson/lesson_flow.h"
#include "ui/lesson/lesson_list.h"
#include "ui/main_window.h"
#include "ui/window/workspaces.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

QString assetFolder(const char* folder) {
  return QString::fromStdString(sourcePath(std::string("assets/") + folder).string());
}

/// A teacher's window with a two-joint arm, and the editor beside it.
struct TeacherFixture {
  QTemporaryDir kept, own;
  MainWindow window;

  TeacherFixture()
      : window([&] {
          WindowOptions options;
          options.examples_folder = assetFolder("examples");
          options.theme = ThemeChoice::Light;
          options.lessons_folder = assetFolder("lessons");
          options.progress_folder = kept.path();
          return options;
        }()) {
    window.resize(1280, 720);
    window.show();
    REQUIRE(window.files().open(assetFolder("examples") + "/planar_2r.json"));
    enter("Pose");
    window.lessons()->write();
    settle();
  }
  ~TeacherFixture() {
    window.document().undoStack()->setClean();
    window.lessons()->closeEditor();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  void enter(const char* mode) {
    window.workspaces().find(mode).action()->setChecked(true);
    settle();
  }
  LessonEditor& editor() {
    REQUIRE(window.lessons()->editor() != nullptr);
    return *window.lessons()->editor();
  }
  const LessonDraft& draft() { return editor().desk().draft(); }
  const LessonStep& step() {
    REQUIRE(editor().desk().current() != nullptr);
    return *editor().desk().current();
  }
  template <class T>
  T* find(const char* name) {
    return findWidget<T>(editor(), QLatin1String(name));
  }
  void press(const char* button) {
    auto* found = find<QPushButton>(button);
    INFO(button);
    REQUIRE(found->isEnabled());
    REQUIRE(found->isVisible());
    found->click();
    settle();
  }
  void type(const char* field, const QString& text) {
    auto* widget = find<QWidget>(field);
    INFO(field);
    REQUIRE(widget->isVisible());
    if (auto* line = qobject_cast<QLineEdit*>(widget)) {
      line->selectAll();
      QTest::keyClicks(line, text);
      if (line->completer() != nullptr && line->completer()->popup() != nullptr) line->completer()->popup()->hide();
      QTest::keyClick(line, Qt::Key_Return);
    } else {
      auto* lines = qobject_cast<QPlainTextEdit*>(widget);
      lines->selectAll();
      const QStringList each = text.split('\n');
      for (const QString& one : each) {
        QTest::keyClicks(lines, one);
        if (&one != &each.back()) QTest::keyClick(lines, Qt::Key_Return);
      }
    }
    settle();
  }
  void choose(const char* box, int at) {
    auto* found = find<QComboBox>(box);
    found->setCurrentIndex(at);
    emit found->activated(at);
    settle();
  }
  void chooseText(const QString& key) {
    auto* which = find<QComboBox>("editorWhichText");
    INFO(key.toStdString());
    REQUIRE(which->findData(key) >= 0);
    choose("editorWhichText", which->findData(key));
  }
  QStringList findings() {
    QStringList words;
    auto* list = find<QListWidget>("editorFindings");
    for (int i = 0; i < list->count(); ++i) words.append(list->item(i)->text());
    return words;
  }

  void writeFree() {
    press("editorNewStep");
    type("editorStepId", "play");
    type("editorText", "Drag the arm and watch the torques.");
  }
  void writeNumber() {
    setState(window.document(), Eigen::Vector2d(0.5, 0.25), Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), "pose");
    settle();
    press("editorNewStep");
    choose("editorKind", static_cast<int>(StepKind::Number));
    type("editorStepId", "torque");
    type("editorText", "Which torque does joint 1 need?");
    type("editorAskId", "u1");
    type("editorAskValue", "tau.joint_1");
    type("editorAskUnit", "N m");
    type("editorAskTolerance", "2");
    chooseText("h1");
    type("editorText", "Both links hang on it.");
    auto* planted = find<QTableWidget>("editorPlanted");
    REQUIRE(waitUntil([&] { return planted->rowCount() > 0; }));
    planted->setCurrentCell(0, 0);
    press("editorAddPlanted");
    type("editorText", "You left something out.");
  }
  void writePose() {
    press("editorNewStep");
    choose("editorKind", static_cast<int>(StepKind::Pose));
    type("editorStepId", "vanish");
    type("editorText", "Find a pose without torque at joint 2.");
    type("editorLet", "T2 = tau.joint_2");
    type("editorDone", "abs(T2) < 0.05");
    setState(window.document(), Eigen::Vector2d(0.5, std::numbers::pi / 2 - 0.5), Eigen::Vector2d::Zero(),
             Eigen::Vector2d::Zero(), "pose");
    settle();
    press("editorSolve");
  }
  void writeLessonItself() {
    find<QListWidget>("editorSteps")->setCurrentRow(0);
    settle();
    type("editorTitle", "Torques of an arm");
    type("editorGoal", "See which torque each joint needs.");
    type("editorMinutes", "10");
  }
};

}  // namespace

TEST_CASE("A lesson of three steps is written from nothing, checked and saved") {
  TeacherFixture f;
  CHECK(f.draft().lesson.scene.example.text == "planar_2r");
  f.writeFree();
  CHECK(f.step().kind == StepKind::Free);
  CHECK(f.step().set.workspace.text == "pose");
  CHECK_FALSE(f.step().set.scene.has_value());
  CHECK(f.step().set.state.q.size() == 2);
  f.writeNumber();
  CHECK(f.step().set.state.q.at(0).value == 0.5);
  CHECK(f.step().set.hide.at(0).text == "tau.joint_1");
  REQUIRE(f.step().wrong.size() == 1);
  f.writePose();
  f.writeLessonItself();
  f.press("editorCheck");
  INFO(f.findings().join("\n").toStdString());
  CHECK(f.findings().isEmpty());
  CHECK(f.find<QLabel>("editorFound")->text().contains("no problems"));

  const QString folder = f.own.path() + "/torques";
  Answer answer(fileDialog(folder));
  f.press("editorSave");
  CHECK(answer.wasAsked());
  CHECK(f.editor().desk().isSaved());
  const Result<OpenLesson> opened = openLesson({folder.toStdString(), assetFolder("examples").toStdString()});
  for (const Diagnostic& each : opened.diagnostics()) INFO(toString(each));
  REQUIRE(opened.ok());
  CHECK(checkLesson(*opened).empty());
  CHECK(opened->lesson.steps.size() == 3);
  CHECK(opened->texts[0].title == "Torques of an arm");
  CHECK(opened->texts[0].find("torque")->parts.size() == 2);

  // it is opened again as it was left, and saved where it is
  REQUIRE(f.editor().open(folder, false));
  f.settle();
  CHECK(writeLesson(f.draft().lesson) == writeLesson(opened->lesson));
  f.type("editorTitle", "Torques");
  f.press("editorSave");
  CHECK(openLesson({folder.toStdString(), assetFolder("examples").toStdString()})->texts[0].title == "Torques");
}

TEST_CASE("Mistakes of other methods are offered for the values that they touch") {
  TeacherFixture f;
  f.writeFree();
  f.writeNumber();
  const auto* planted = f.find<QTableWidget>("editorPlanted");
  const auto rowOf = [&](const QString& title) {
    const QList<QTableWidgetItem*> found = planted->findItems(title, Qt::MatchExactly);
    return found.isEmpty() ? -1 : found.front()->row();
  };
  // of the torque: that of the nodal scheme, and none of an iteration
  CHECK(rowOf("Gravity left out") >= 0);
  CHECK(rowOf("No step limit") < 0);
  const int lumped = rowOf("Mass of each rod lumped at its ends");
  REQUIRE(lumped >= 0);
  f.find<QTableWidget>("editorPlanted")->setCurrentCell(lumped, 0);
  f.press("editorAddPlanted");
  REQUIRE(f.step().wrong.size() == 2);
  CHECK(f.step().wrong[1].mistake.text == "lumped-mass");
  CHECK(f.find<QTableWidget>("editorWrong")->item(1, 0)->text() == "Mistake: Mass of each rod lumped at its ends");
  CHECK(waitUntil([&] { return planted->item(rowOf("Mass of each rod lumped at its ends"), 2)->text() == "added"; }));
}

TEST_CASE("Every edit of a lesson is undone and done again") {
  TeacherFixture f;
  const std::string nothing = writeLesson(f.draft().lesson);
  f.writeFree();
  f.writeNumber();
  f.writePose();
  const std::string all = writeLesson(f.draft().lesson), words = writeLessonText(f.draft().text());
  int edits = 0;
  for (; f.find<QPushButton>("editorUndo")->isEnabled(); ++edits) f.press("editorUndo");
  CHECK(writeLesson(f.draft().lesson) == nothing);
  CHECK(f.editor().desk().isSaved());
  CHECK(edits > 15);
  for (int i = 0; i < edits; ++i) f.press("editorRedo");
  CHECK_FALSE(f.find<QPushButton>("editorRedo")->isEnabled());
  CHECK(writeLesson(f.draft().lesson) == all);
  CHECK(writeLessonText(f.draft().text()) == words);
  // the keys are the editor's in its fields too, and a whole word typed is one edit
  f.type("editorDone", "abs(T2) < 0.01");
  CHECK(f.step().done.text == "abs(T2) < 0.01");
  QTest::keyClick(f.find<QLineEdit>("editorDone"), Qt::Key_Z, Qt::ControlModifier);
  f.settle();
  CHECK(writeLesson(f.draft().lesson) == all);
  CHECK(f.find<QLineEdit>("editorDone")->text() == "abs(T2) < 0.05");
}

TEST_CASE("Steps are moved, copied and deleted") {
  TeacherFixture f;
  f.writeFree();
  f.writePose();
  f.press("editorUp");
  CHECK(f.draft().lesson.steps[0].id.text == "vanish");
  CHECK(f.editor().desk().step() == 0);
  f.press("editorCopyStep");
  REQUIRE(f.draft().lesson.steps.size() == 3);
  CHECK(f.find<QPlainTextEdit>("editorText")->toPlainText().startsWith("Find a pose"));
  f.press("editorRemoveStep");
  f.press("editorUndo");
  CHECK(f.draft().lesson.steps.size() == 3);
  // a name that another step has is refused
  f.type("editorStepId", "play");
  CHECK(f.step().id.text != "play");
}

TEST_CASE("The check lists what is missing, and leads to the step") {
  TeacherFixture f;
  f.writeFree();
  f.press("editorNewStep");
  f.choose("editorKind", static_cast<int>(StepKind::Choice));
  f.find<QListWidget>("editorSteps")->setCurrentRow(0);
  f.press("editorCheck");
  auto* list = f.find<QListWidget>("editorFindings");
  REQUIRE(list->count() > 0);
  int found = -1;
  for (int i = 0; i < list->count(); ++i) {
    if (list->item(i)->text().contains("at least two")) found = i;
  }
  REQUIRE(found >= 0);
  emit list->itemClicked(list->item(found));
  CHECK(f.editor().desk().step() == 1);
  f.type("editorAskOptions", "* Joint 1\nJoint 2");
  CHECK(f.step().asks[0].right.size() == 1);
  CHECK(f.step().asks[0].options[1].text == "joint-2");
  f.type("editorText", "Which joint carries more?");
  f.writeLessonItself();
  f.press("editorCheck");
  INFO(f.findings().join("\n").toStdString());
  CHECK(f.findings().isEmpty());
}

TEST_CASE("What the window shows becomes the beginning of a step") {
  TeacherFixture f;
  f.enter("Explain");
  setMistakes(f.window.document(), {Mistake::GravityTwice});
  f.settle();
  const Snapshot& seen = *f.window.document().snapshot();
  WalkPlace place;
  place.link.text = "link_2";
  place.equation.text = "body.14";
  f.window.interaction().walk().setPlace(stepOf(seen, place), -1);
  f.window.interaction().walk().setAxes(Axes::World);
  f.window.interaction().selectLink(1);
  f.settle();
  f.press("editorNewStep");
  const LessonSettings& set = f.step().set;
  CHECK(set.workspace.text == "explain");
  REQUIRE(set.walk.has_value());
  CHECK(set.walk->link.text == "link_2");
  CHECK(set.walk->equation.text == "body.14");
  CHECK(set.axes.text == "world");
  CHECK(set.mistakes.at(0).text == "gravity-twice");
  CHECK_FALSE(set.selection.text.empty());
  INFO(f.find<QToolButton>("editorPanels")->text().toStdString());
  const auto is_recursion = [](const LessonName& panel) { return panel.text == "recursion"; };
  CHECK(std::any_of(set.panels.begin(), set.panels.end(), is_recursion));
  // another gravity is said, another robot is a file
  setGravity(f.window.document(), Eigen::Vector3d(0, 0, -1.62));
  f.settle();
  f.press("editorBeginSeen");
  REQUIRE(f.step().set.scene.has_value());
  CHECK(f.step().set.scene->example.text == "planar_2r");
  CHECK(f.step().set.scene->gravity->z() == -1.62);
  f.window.document().undoStack()->setClean();
  REQUIRE(f.window.files().open(assetFolder("examples") + "/planar_3r.json"));
  f.settle();
  f.press("editorBeginSeen");
  CHECK(f.step().set.scene->example.text == "planar_3r");
  storePose(f.window.document(), "mine");
  f.settle();
  f.press("editorBeginSeen");
  CHECK(f.step().set.scene->file.text == "step-1.json");
  CHECK(f.draft().files->contains("step-1.json"));
  f.choose("editorKind", static_cast<int>(StepKind::Build));
  f.press("editorSolve");
  CHECK(f.step().solution.file.text == "step-1-solution.json");
}

TEST_CASE("A line of the recursion, a motion and a run are accepted as solutions") {
  TeacherFixture f;
  const std::string examples = assetFolder("examples").toStdString();
  f.press("editorNewStep");
  f.choose("editorKind", static_cast<int>(StepKind::Walk));
  f.press("editorSolve");
  CHECK_FALSE(f.step().solution.walk.has_value());
  CHECK(f.find<QLabel>("editorStatus")->text().contains("Explain"));
  f.window.interaction().walk().setStep(5);
  f.settle();
  f.press("editorSolve");
  REQUIRE(f.step().solution.walk.has_value());
  f.window.interaction().walk().setStep(7);
  f.settle();
  f.press("editorAddPlace");
  CHECK(f.step().wrong.at(0).at.has_value());

  f.press("editorNewStep");
  f.choose("editorKind", static_cast<int>(StepKind::Plan));
  f.press("editorSolve");
  const Result<OpenLesson> planned = openStep(f.draft(), 1, examples);
  REQUIRE(planned.ok());
  CHECK(solutionOf(*planned, 0).ok());

  f.press("editorNewStep");
  f.choose("editorKind", static_cast<int>(StepKind::Run));
  f.type("editorLet", "Q = start.q.joint_1");
  f.press("editorSolve");
  CHECK(f.step().solution.file.text.empty());
  const Eigen::VectorXd begin = f.window.document().snapshot()->q;
  f.window.findChild<QAction*>("actionSimulationRun")->trigger();
  REQUIRE(waitUntil([&] {
    const Document& document = f.window.document();
    return !document.isSimulating() && document.snapshot()->run != nullptr;
  }));
  f.press("editorSolve");
  const Result<OpenLesson> opened = openStep(f.draft(), 2, examples);
  REQUIRE(opened.ok());
  // the robot of the lesson is still its own one, whatever the run has made of its motion
  CHECK_FALSE(f.step().set.scene.has_value());
  const Result<PlayedAttempt> solved = solutionOf(*opened, 0);
  REQUIRE(solved.ok());
  CHECK(solved->attempt.instant.input.q == begin);
  REQUIRE(solved->attempt.motion != nullptr);
  f.press("editorBeginSeen");
  CHECK_FALSE(f.step().set.scene.has_value());
}

TEST_CASE("The window itself has what is about what it shows, while a lesson is written") {
  TeacherFixture f;
  const auto bar = [&](const char* name) { return findWidget<QPushButton>(f.window, QLatin1String(name)); };
  const auto click = [&](const char* name) {
    bar(name)->click();
    f.settle();
  };
  CHECK(bar("authorNewStep")->isVisible());
  CHECK_FALSE(bar("authorShow")->isEnabled());
  setState(f.window.document(), Eigen::Vector2d(0.5, 0.25), Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), "pose");
  click("authorNewStep");
  CHECK(f.step().set.state.q.at(0).value == 0.5);
  CHECK_FALSE(bar("authorSolve")->isEnabled());
  f.choose("editorKind", static_cast<int>(StepKind::Pose));
  CHECK(bar("authorSolve")->isEnabled());
  // elsewhere, and back to where the step begins: one step to undo
  setState(f.window.document(), Eigen::Vector2d(1.0, 1.0), Eigen::Vector2d(0.1, 0.2), Eigen::Vector2d::Zero(), "pose");
  f.enter("Explain");
  const int undo = f.window.document().undoStack()->index();
  click("authorShow");
  CHECK(f.window.document().snapshot()->q == Eigen::Vector2d(0.5, 0.25));
  CHECK(f.window.document().snapshot()->qd.isZero(0.0));
  CHECK(f.window.workspaces().current().purpose().key == std::string("Pose"));
  CHECK(f.window.document().undoStack()->index() == undo + 1);
  f.window.document().undo();
  CHECK(f.window.document().snapshot()->q == Eigen::Vector2d(1.0, 1.0));
  click("authorBegin");
  CHECK(f.step().set.state.q.at(1).value == 1.0);
  // a step on another robot is not shown on this one
  f.window.document().undoStack()->setClean();
  REQUIRE(f.window.files().open(assetFolder("examples") + "/planar_3r.json"));
  f.settle();
  click("authorShow");
  CHECK(f.window.document().snapshot()->model->dof() == 3);
  CHECK(findWidget<QLabel>(f.window, QStringLiteral("authorTold"))->text().contains("another robot"));
  f.editor().hide();
  CHECK_FALSE(bar("authorNewStep")->isVisible());
}

TEST_CASE("A question holds the robot, and a wrong option has a reply of its own") {
  TeacherFixture f;
  f.press("editorNewStep");
  CHECK(f.step().set.locked.empty());
  f.choose("editorKind", static_cast<int>(StepKind::Choice));
  REQUIRE(f.step().set.locked.size() == 1);
  CHECK(f.step().set.locked[0].text == "state");
  auto* locked = f.find<QToolButton>("editorLocked");
  CHECK(locked->text() == "state");
  for (QAction* action : locked->menu()->actions()) {
    if (action->data() == QStringLiteral("gravity") || action->data() == QStringLiteral("state")) action->trigger();
  }
  f.settle();
  REQUIRE(f.step().set.locked.size() == 1);
  CHECK(f.step().set.locked[0].text == "gravity");
  f.type("editorAskOptions", "* More\nLess\nThe same");
  auto* add = f.find<QPushButton>("editorAddOption");
  REQUIRE(add->isVisible());
  emit add->menu()->aboutToShow();
  REQUIRE(add->menu()->actions().size() == 2);
  add->menu()->actions().front()->trigger();
  f.settle();
  REQUIRE(f.step().wrong.size() == 1);
  CHECK(f.step().wrong[0].when.text == optionName(f.step().asks[0].id.text, "less"));
  CHECK(f.find<QComboBox>("editorWhichText")->currentText() == "Reply: Option: Less");
  f.type("editorText", "The arm is longer now.");
  CHECK(f.find<QTableWidget>("editorWrong")->item(0, 1)->text() == "The arm is longer now.");
}

TEST_CASE("Whether a rule holds is said beside it") {
  TeacherFixture f;
  f.writePose();
  auto* rule = f.find<QLabel>("editorRule");
  CHECK(waitUntil([&] { return rule->text() == "It does not hold at the beginning. It holds for the solution."; }));
  CHECK(f.find<QLabel>("editorSolution")->text().contains(QChar(0xB0)));
  f.type("editorDone", "T2 > -1000");
  CHECK(waitUntil([&] { return rule->text().startsWith("It holds at the beginning already."); }));
  f.type("editorDone", "T3 > 0");
  CHECK(waitUntil([&] { return rule->text().contains("T3"); }));
}

TEST_CASE("A name without a value is told of, and a formula that is none is marked") {
  TeacherFixture f;
  f.writeNumber();
  f.chooseText({});
  f.type("editorText", "Which torque? {{tau.joint_1 | 3}}");
  CHECK(f.find<QLabel>("editorUnknown")->text().contains("tau.joint_1"));
  f.type("editorText", "Which torque? {{body.14}}");
  CHECK_FALSE(f.find<QLabel>("editorUnknown")->isVisible());
  f.press("editorAddWrong");
  auto* wrong = f.find<QTableWidget>("editorWrong");
  const int row = wrong->rowCount() - 1;
  CHECK(wrong->item(row, 0)->text().startsWith("abs(u1 - 0) < "));
  wrong->item(row, 0)->setText("abs(u1 - nothing) < 1");
  CHECK(waitUntil([&] { return !wrong->item(row, 0)->icon().isNull(); }));
  CHECK(wrong->item(row, 0)->toolTip().contains("'nothing'"));
}

TEST_CASE("An editor that is closed asks for what is not saved") {
  TeacherFixture f;
  f.writeFree();
  const auto press = [](const char* button) {
    return [button] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr || box->objectName() != "editorQuestion") return false;
      if (button == nullptr)
        box->reject();
      else
        box->findChild<QPushButton*>(button)->click();
      return true;
    };
  };
  {
    Answer stay(press(nullptr));
    f.editor().close();
    CHECK(stay.wasAsked());
    CHECK(f.editor().isVisible());
  }
  {
    // the window that it belongs to asks as well
    Answer stay(press(nullptr));
    f.window.close();
    CHECK(stay.wasAsked());
    CHECK(f.window.isVisible());
  }
  {
    Answer discard(press("editorQuestionDiscard"));
    f.editor().close();
    CHECK(discard.wasAsked());
    CHECK_FALSE(f.editor().isVisible());
  }
}

TEST_CASE("A lesson that was not saved when the program ended is offered again") {
  TeacherFixture f;
  f.writeFree();
  f.editor().rescue().keep();
  const std::string written = writeLesson(f.draft().lesson);
  // as after a crash: nobody was asked
  f.window.lessons()->closeEditor();
  Answer answer([] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr || box->objectName() != "editorRescueQuestion") return false;
    box->findChild<QPushButton*>("editorRescue")->click();
    return true;
  });
  f.window.lessons()->write();
  CHECK(answer.wasAsked());
  CHECK(writeLesson(f.draft().lesson) == written);
  CHECK_FALSE(f.editor().desk().isSaved());
  Answer place(fileDialog(f.own.path() + "/rescued"));
  f.settle();
  f.press("editorSave");
  CHECK(f.editor().desk().isSaved());
  CHECK_FALSE(f.editor().rescue().isThere());
}

TEST_CASE("A lesson that cannot be saved says why, and stays unsaved") {
  TeacherFixture f;
  f.writeFree();
  QFile file(f.own.path() + "/file");
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.close();
  Answer answer(fileDialog(f.own.path() + "/file/lesson"));
  f.press("editorSaveAs");
  auto* dialog = f.editor().findChild<QDialog*>("diagnosticsDialog");
  REQUIRE(dialog != nullptr);
  dialog->close();
  CHECK_FALSE(f.editor().desk().isSaved());
}

TEST_CASE("An author tries a step as a student and comes back") {
  TeacherFixture f;
  f.writeFree();
  f.writeNumber();
  f.press("editorTry");
  REQUIRE(waitUntil([&] { return f.window.lessonWindow() != nullptr && f.window.lessonWindow()->isVisible(); }));
  CHECK_FALSE(f.editor().isVisible());
  LessonSession& session = *f.window.lessonWindow()->lessonSession();
  CHECK(session.step().id.text == "torque");
  findWidget<QLineEdit>(*f.window.lessonWindow(), "lessonNumber_u1")->setText("0");
  f.settle();
  findWidget<QPushButton>(*f.window.lessonWindow(), "lessonGo")->click();
  f.settle();
  CHECK(QDir(f.kept.path()).isEmpty());
  findWidget<QPushButton>(*f.window.lessonWindow(), "lessonExit")->click();
  REQUIRE(waitUntil([&] { return f.window.lessonWindow() == nullptr && f.editor().isVisible(); }));
  CHECK(f.draft().lesson.steps.size() == 2);
  CHECK_FALSE(f.editor().desk().isSaved());
}

TEST_CASE("A shipped lesson is opened as a copy, and a list leads to the editor") {
  TeacherFixture f;
  f.window.lessons()->edit(assetFolder("lessons/where_gravity_enters"));
  f.settle();
  CHECK(f.draft().lesson.steps.size() > 8);
  CHECK(f.editor().desk().isSaved());
  for (int step = 0; step < f.editor().desk().stepCount(); ++step) {
    f.find<QListWidget>("editorSteps")->setCurrentRow(step + 1);
    f.settle();
  }
  // to look at a lesson is not to change it
  CHECK(f.editor().desk().isSaved());
  Answer answer(fileDialog(f.own.path() + "/copy"));
  f.press("editorSave");
  CHECK(answer.wasAsked());
  const Result<OpenLesson> opened =
      openLesson({(f.own.path() + "/copy").toStdString(), assetFolder("examples").toStdString()});
  REQUIRE(opened.ok());
  CHECK(checkLesson(*opened).empty());
  LessonList list({assetFolder("lessons"), assetFolder("examples"), f.kept.path()});
  bool wanted = false;
  QString copied;
  QObject::connect(&list, &LessonList::writeWanted, [&] { wanted = true; });
  QObject::connect(&list, &LessonList::editWanted, [&](const QString& folder) { copied = folder; });
  findWidget<QPushButton>(list, "lessonListWrite")->click();
  findWidget<QPushButton>(list, "lessonListCopy")->click();
  CHECK(wanted);
  CHECK(copied.contains("assets/lessons/"));
}

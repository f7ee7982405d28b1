// SPDX-License-Identifier: GPL-3.0-or-later
// From the person's own robot to a lesson and back, and what is kept of their answers.
#include "core/lesson/progress_summary.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/files/file_flow.h"
#include "ui/lesson/class_dialog.h"
#include "ui/lesson/lesson_list.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/main_window.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/theme.h"
#include "ui/window/workspaces.h"

#include <QAction>
#include <QApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include <filesystem>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

QString assetPath(const char* folder) {
  return QString::fromStdString(sourcePath(std::string("assets/") + folder).string());
}
const char* const kGravity = "lessons/where_gravity_enters";

/// A person's window, and where their answers are kept.
struct PersonFixture {
  QTemporaryDir kept;
  MainWindow window;

  PersonFixture()
      : window([&] {
          WindowOptions options;
          options.examples_folder = assetPath("examples");
          options.theme = ThemeChoice::Light;
          options.lessons_folder = assetPath("lessons");
          options.progress_folder = kept.path();
          return options;
        }()) {
    window.resize(1280, 720);
    window.show();
    REQUIRE(window.files().open(assetPath("examples") + "/planar_3r.json"));
    settle();
  }
  ~PersonFixture() { window.document().undoStack()->setClean(); }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  MainWindow& lesson() {
    REQUIRE(window.lessonWindow() != nullptr);
    return *window.lessonWindow();
  }
  LessonSession& session() { return *lesson().lessonSession(); }
  void take(const char* folder = kGravity) {
    window.openLesson(assetPath(folder));
    REQUIRE(waitUntil([this] { return window.lessonWindow() != nullptr && lesson().isVisible(); }));
    settle();
  }
  void press(const char* button) {
    findWidget<QPushButton>(lesson(), QLatin1String(button))->click();
    settle();
  }
  void leave() {
    findWidget<QPushButton>(lesson(), "lessonExit")->click();
    REQUIRE(waitUntil([this] { return window.lessonWindow() == nullptr && window.isVisible(); }));
    settle();
  }
  void type(const char* field, const QString& text) {
    findWidget<QLineEdit>(lesson(), QLatin1String(field))->setText(text);
    settle();
  }
};

}  // namespace

TEST_CASE("A lesson sets the person's robot aside and gives it back bit for bit") {
  PersonFixture f;
  Document& own = f.window.document();
  setJoint(own, 1, JointField::Position, 0.123456789);
  storePose(own, "mine");
  f.settle();
  f.window.workspaces().find("Explain").action()->setChecked(true);
  f.window.interaction().walk().setStep(5);
  f.settle();
  const SnapshotPtr before = own.snapshot();
  const int edits = own.undoStack()->count(), index = own.undoStack()->index();
  const QByteArray panels = f.window.saveState();
  const QString title = f.window.windowTitle(), path = own.filePath();

  // where no window is left the program ends
  int ends = 0;
  QObject::connect(qApp, &QGuiApplication::lastWindowClosed, &f.window, [&] { ++ends; });
  f.take();
  CHECK_FALSE(f.window.isVisible());
  setJoint(f.lesson().document(), 0, JointField::Position, 1.0);
  f.session().begin(7);
  f.settle();
  f.leave();

  CHECK(ends == 0);
  CHECK(own.snapshot() == before);
  CHECK(own.undoStack()->count() == edits);
  CHECK(own.undoStack()->index() == index);
  CHECK(own.filePath() == path);
  CHECK(f.window.windowTitle() == title);
  CHECK(f.window.saveState() == panels);
  CHECK(f.window.interaction().walk().step() == 5);
  own.undo();
  own.undo();
  CHECK(own.snapshot()->q != before->q);
}

TEST_CASE("What is kept back stands nowhere until it is answered") {
  PersonFixture f;
  f.take();
  f.session().begin(1);  // which torque does joint 2 need?
  f.settle();
  const Walk& walk = f.lesson().interaction().walk();
  const SnapshotPtr snapshot = f.lesson().document().snapshot();
  const int body = snapshot->model->joints()[1].body;
  CHECK(walk.keeps({body, Quantity::JointTorque, -1}));
  for (const QLabel* label : f.lesson().findChildren<QLabel*>()) {
    if (label->isVisible() && label->objectName() != "lessonText") CHECK_FALSE(label->text().contains("2.4525"));
  }
  f.type("lessonNumber_u2", "0");
  f.press("lessonGo");
  CHECK(f.session().mark(1) == StepMark::Right);
  CHECK(walk.kept().empty());
  f.leave();
}

TEST_CASE("What a step keeps as it is cannot be changed, and says so") {
  PersonFixture f;
  f.take();
  f.session().begin(1);
  f.settle();
  Document& document = f.lesson().document();
  QString why;
  QObject::connect(&document, &Document::failed, &document, [&](const QString& words) { why = words; });
  const Eigen::VectorXd q = document.snapshot()->q;
  setJoint(document, 0, JointField::Position, 1.0);
  CHECK(document.snapshot()->q == q);
  CHECK_FALSE(why.isEmpty());
  why.clear();
  setGravity(document, Eigen::Vector3d(0, 0, -1.62));
  CHECK(document.snapshot()->gravity.z() == -9.81);
  CHECK_FALSE(why.isEmpty());
  document.beginGesture("drag");
  document.previewJoint(0, JointField::Position, 0.5);
  document.commitGesture();
  CHECK(document.snapshot()->q == q);
  CHECK(document.undoStack()->count() == 0);
  // in another formulation what is hidden would have another name
  const Formulation formulation = document.snapshot()->formulation;
  setFormulation(document, formulation == Formulation::BodyFrame ? Formulation::Spatial : Formulation::BodyFrame);
  CHECK(document.snapshot()->formulation == formulation);
  // and it looks so; no file tells what is hidden
  auto* joints = f.lesson().findChild<QWidget*>("jointTable");
  REQUIRE(joints != nullptr);
  CHECK_FALSE(joints->isEnabled());
  auto* hand_out = f.lesson().findChild<QAction*>("actionHandOut");
  REQUIRE(hand_out != nullptr);
  hand_out->trigger();
  CHECK(QApplication::activeModalWidget() == nullptr);
  // right: what the step alone keeps is free now
  f.type("lessonNumber_u2", "0");
  f.press("lessonGo");
  setJoint(document, 0, JointField::Position, 1.0);
  CHECK(document.snapshot()->q[0] == 1.0);
  CHECK(joints->isEnabled());
  f.leave();
}

TEST_CASE("Answers are kept as they are given, and the lesson goes on where it was left") {
  PersonFixture f;
  f.take();
  f.press("lessonGo");  // free play
  f.type("lessonNumber_u2", "0.25*9.81");
  f.press("lessonGo");
  CHECK(f.session().said() == "lying-flat");
  const std::vector<ProgressEntry> first = readOwnProgress(f.kept.path());
  REQUIRE(first.size() == 1);
  CHECK(first[0].outcome == AttemptOutcome::Wrong);
  CHECK(first[0].say == "lying-flat");
  // who gave no code has none: the file that is handed in is called by its own name
  CHECK(first[0].student.empty());
  CHECK(first[0].answers.at(0).numbers.at(0) == Approx(2.4525));
  f.press("lessonHint");
  f.type("lessonNumber_u2", "0");
  f.press("lessonGo");
  f.press("lessonGo");
  CHECK(f.session().stepIndex() == 2);
  f.press("lessonShow");
  f.leave();
  const std::vector<ProgressEntry> entries = readOwnProgress(f.kept.path());
  REQUIRE(entries.size() == 3);
  CHECK(entries[1].outcome == AttemptOutcome::Right);
  CHECK(entries[1].tries == 2);
  CHECK(entries[1].hints == 1);
  CHECK(entries[2].outcome == AttemptOutcome::Shown);
  f.take();
  CHECK(f.session().stepIndex() == 3);
  CHECK(f.session().mark(0) == StepMark::Right);
  CHECK(f.session().mark(1) == StepMark::Right);
  CHECK(f.session().mark(2) == StepMark::Shown);
  // what was shown can be tried again
  f.session().begin(2);
  f.settle();
  f.press("lessonShow");
  CHECK(f.session().mark(2) == StepMark::Open);
  f.leave();
}

TEST_CASE("A lesson that was translated before its English words changed says so") {
  const LoadedTexts german("de");
  PersonFixture f;
  f.take();
  CHECK(f.lesson().findChild<QLabel*>("lessonOutdated") == nullptr);
  f.leave();
  const TemporaryFolder folder;
  const std::string copy = folder.file("copy");
  std::filesystem::copy(sourcePath(std::string("assets/") + kGravity), copy, std::filesystem::copy_options::recursive);
  folder.write("copy/text/en.md", readFile(copy + "/text/en.md") + "\nOne more sentence.\n");
  f.window.openLesson(QString::fromStdString(copy));
  REQUIRE(waitUntil([&] { return f.window.lessonWindow() != nullptr && f.lesson().isVisible(); }));
  CHECK(findWidget<QLabel>(f.lesson(), "lessonOutdated")->text() == outdatedNote());
  f.settle();
  f.leave();
}

TEST_CASE("The words of a lesson grow with the text of the window") {
  PersonFixture f;
  f.take();
  const auto* text = findWidget<QLabel>(f.lesson(), "lessonText");
  const int before = text->heightForWidth(300);
  for (int step = 0; step < 3; ++step) {
    findWidget<QAction>(f.lesson(), "actionTextLarger")->trigger();
    f.settle();
  }
  // twice as high, and so in twice as many lines
  CHECK(text->heightForWidth(300) > 3 * before);
  applyTextSize(100);
  f.leave();
}

TEST_CASE("The list of lessons says how far one has come, and opens one") {
  PersonFixture f;
  LessonList list({assetPath("lessons"), assetPath("examples"), f.kept.path()});
  auto* rows = findWidget<QListWidget>(list, "lessonListRows");
  CHECK(rows->count() == 13);
  CHECK(rows->item(0)->text().contains("not begun"));
  QString chosen;
  QObject::connect(&list, &LessonList::chosen, [&](const QString& folder) { chosen = folder; });
  rows->setCurrentRow(4);
  findWidget<QPushButton>(list, "lessonListStart")->click();
  CHECK(chosen.contains("assets/lessons/"));
}

TEST_CASE("A class has a table and a plot of its wrong answers") {
  const auto entry = [](const char* student, AttemptOutcome outcome, const char* say) {
    ProgressEntry made;
    made.student = student;
    made.lesson = "org.linkwright.04-gravity";
    made.checked = 9;
    made.step = "carried";
    made.kind = StepKind::Number;
    made.time = "2026-03-01T09:30:00Z";
    made.outcome = outcome;
    made.say = say;
    return made;
  };
  const ClassDialog dialog({entry("ada", AttemptOutcome::Wrong, "twice"), entry("ben", AttemptOutcome::Wrong, "twice"),
                            entry("ben", AttemptOutcome::Right, "")},
                           {{"org.linkwright.04-gravity", "Where gravity enters"}});
  auto* students = findWidget<QTableWidget>(dialog, "classStudents");
  REQUIRE(students->rowCount() == 2);
  CHECK(students->horizontalHeaderItem(1)->text() == "Where gravity enters");
  CHECK(students->item(1, 1)->text() == "1 / 9");
  auto* mistakes = findWidget<QTableWidget>(dialog, "classMistakes");
  REQUIRE(mistakes->rowCount() == 1);
  CHECK(mistakes->item(0, 3)->text() == "twice");
  CHECK(mistakes->item(0, 4)->text() == "2");
  auto* plot = findWidget<PlotView>(dialog, "classPlot");
  CHECK(plot->curves().front().y.front() == 2.0);
  CHECK(plot->yAxis->range().lower == 0.0);
  CHECK(plot->yAxis->range().upper > 2.0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise is made by the sheet's own controls, from the robot that is seen to the files for a class.
#include "ui/exercise/exercise_sheet.h"

#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_reader.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pdf_words.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/support/text_fit.h"
#include "tests/ui/window/answer.h"
#include "ui/document/edits.h"
#include "ui/exercise/exercise_flow.h"
#include "ui/exercise/range_tree.h"
#include "ui/exercise/told_list.h"
#include "ui/exercise/variant_pages.h"
#include "ui/files/file_flow.h"
#include "ui/lesson/lesson_flow.h"
#include "ui/lesson/lesson_list.h"
#include "ui/main_window.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

QString assetFolder(const char* folder) {
  return QString::fromStdString(sourcePath(std::string("assets/") + folder).string());
}

/// A lecturer's window with a two-joint arm under gravity, and the sheet beside it.
struct LecturerFixture {
  QTemporaryDir kept;
  TemporaryFolder own;
  MainWindow window;

  LecturerFixture()
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
    setGravity(window.document(), {0.0, 0.0, -9.81});
    window.exercises()->command()->trigger();
    wait();
  }
  ~LecturerFixture() {
    window.document().undoStack()->setClean();
    window.exercises()->closeSheet();
  }
  ExerciseSheet& sheet() {
    REQUIRE(window.exercises()->sheet() != nullptr);
    return *window.exercises()->sheet();
  }
  const Exercise& exercise() { return sheet().desk().exercise(); }
  void wait() {
    REQUIRE(waitUntil([this] { return !sheet().isBusy(); }));
    QCoreApplication::processEvents();
  }
  template <class T>
  T* find(const char* name) {
    return findWidget<T>(sheet(), QLatin1String(name));
  }
  void type(const char* field, const QString& text) {
    auto* line = find<QLineEdit>(field);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    wait();
  }
  void press(const char* button) {
    find<QPushButton>(button)->click();
    wait();
  }
  void askFor(const QString& value) {
    auto* box = find<QComboBox>("exerciseValue");
    REQUIRE(box->findText(value) >= 0);
    box->setCurrentIndex(box->findText(value));
    emit box->activated(box->currentIndex());
    wait();
  }
  /// The row of that group and name.
  QTreeWidgetItem* range(const QString& group, const QString& name) {
    auto* tree = find<RangeTree>("exerciseRanges");
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
      QTreeWidgetItem* of = tree->topLevelItem(i);
      if (of->text(0) != group) continue;
      for (int k = 0; k < of->childCount(); ++k) {
        if (of->child(k)->text(0) == name) return of->child(k);
      }
    }
    FAIL(name.toStdString());
    return nullptr;
  }
  QTreeWidgetItem* mistake(Mistake which) {
    return find<ToldList>("exerciseMistakes")->topLevelItem(static_cast<int>(which));
  }
  void tick(QTreeWidgetItem* item, bool on = true) {
    item->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    wait();
  }
  QString preview() { return find<VariantPages>("exerciseVariants")->toPlainText(); }
};

}  // namespace

TEST_CASE("The exercise sheet begins with the robot that is seen, and shows three variants with their answers") {
  LecturerFixture f;
  CHECK(f.exercise().scene.example.text == "planar_2r");
  REQUIRE(f.exercise().scene.gravity.has_value());
  CHECK(f.exercise().scene.gravity->z() == -9.81);
  CHECK(f.exercise().questions.size() == 1);
  CHECK(f.exercise().q.size() == 2);
  CHECK(f.exercise().qd.empty());
  REQUIRE(f.sheet().study() != nullptr);
  CHECK(f.sheet().study()->problems.empty());
  CHECK(f.sheet().study()->variants.size() == 3);
  for (const Variant& variant : f.sheet().study()->variants) {
    CHECK(f.preview().contains(QString::fromStdString(variant.code)));
    CHECK(f.preview().contains(QString::fromStdString(variant.givens.front().text)));
  }
  CHECK_FALSE(f.sheet().isWindowModified());
  CHECK(f.sheet().mayLeave());
}

TEST_CASE("A mistake that cannot be told apart is said with its reason, and one that can with the number of variants") {
  LecturerFixture f;
  // at rest nothing turns
  CHECK(f.mistake(Mistake::NoCentripetalTerm)->text(1) == "never: it gives the right answer");
  CHECK(f.mistake(Mistake::GravityWrongSign)->text(1) == "in all 200 variants");
  f.tick(f.mistake(Mistake::GravityWrongSign));
  REQUIRE(f.exercise().questions[0].tell_apart.size() == 1);
  CHECK(f.preview().contains("Gravity"));
  // who insists on one that never shows has no variants, and reads why
  f.tick(f.mistake(Mistake::NoCentripetalTerm));
  CHECK(f.sheet().study()->variants.empty());
  CHECK(f.preview().contains("no-centripetal-term"));
  // with velocities it does
  f.tick(f.range("Velocities", "joint_1"));
  f.tick(f.range("Velocities", "joint_2"));
  CHECK(f.sheet().study()->variants.size() == 3);
  CHECK(f.mistake(Mistake::NoCentripetalTerm)->text(1).startsWith("in "));
}

TEST_CASE("A range that cannot be is refused in words beside it, and the last good variants go") {
  LecturerFixture f;
  auto* words = f.find<QLabel>("exerciseRangesProblem");
  CHECK(words->isHidden());
  QTreeWidgetItem* row = f.range("Positions", "joint_1");
  row->setText(1, "abc");
  f.wait();
  CHECK(words->text() == QString::fromUtf8("Positions, joint_1: “abc” is not a number; type one such as −1.5"));
  CHECK(row->text(1) == "abc");
  CHECK_FALSE(row->icon(0).isNull());
  const double low = f.exercise().q[0].grid.low;
  row->setText(1, QString::fromUtf8("−45"));
  f.wait();
  CHECK(f.exercise().q[0].grid.low == -45.0);
  CHECK(words->isHidden());
  row->setText(2, "-90");
  f.wait();
  CHECK(words->text() == "Positions, joint_1: To must not be less than From");
  CHECK(f.sheet().study()->variants.empty());
  f.press("exerciseUndo");
  CHECK(words->isHidden());
  f.press("exerciseUndo");
  CHECK(f.exercise().q[0].grid.low == low);
  CHECK(f.sheet().study()->variants.size() == 3);
}

TEST_CASE("A new exercise is in the language of the window") {
  const LoadedTexts german("de");
  LecturerFixture f;
  CHECK(f.exercise().texts[0].language.text == "de");
  CHECK(f.exercise().texts[0].title.starts_with("Drehmomente von "));
  CHECK(f.find<QPlainTextEdit>("exerciseAsk")->toPlainText().startsWith("Das Drehmoment von joint_"));
  CHECK(f.preview().contains("Gegeben"));
  CHECK_FALSE(f.preview().contains("Given"));
}

TEST_CASE("An exercise of the program is copied in the language of the window alone") {
  const LoadedTexts german("de");
  LecturerFixture f;
  const QList<QAction*> offered = f.sheet().findChild<QMenu*>("exerciseOpenMenu")->actions();
  const QString title = "Woher das Drehmoment einer Bewegung kommt";
  CHECK(std::any_of(offered.begin(), offered.end(), [&](const QAction* each) { return each->text() == title; }));
  REQUIRE(f.sheet().open(assetFolder("exercises") + "/torques_of_a_motion.json"));
  REQUIRE(f.exercise().texts.size() == 1);
  CHECK(f.exercise().texts[0].language.text == "de");
  CHECK(QString::fromStdString(f.exercise().texts[0].title) == title);
}

TEST_CASE("What is written for a class are the bytes of the command line, in each format") {
  LecturerFixture f;
  f.type("exerciseTitle", "Levers of two links");
  f.askFor("trace.body.11.link_1.y");
  CHECK(f.find<QPlainTextEdit>("exerciseAsk")->toPlainText().startsWith("The y component of the joint moment"));
  f.press("exerciseAdd");
  REQUIRE(f.exercise().questions.size() == 2);
  f.askFor("tau.joint_1");
  f.find<QSpinBox>("exercisePoints")->setValue(3);
  f.tick(f.mistake(Mistake::NoChildLever));
  f.tick(f.range("Masses, lengths and payloads", "Mass of link_2"));
  const std::string spec = f.own.file("levers.json"), list = f.own.write("class.csv", "id,name\n7,Ann\n8,\n学生,Bo\n");
  const std::string secret = f.own.write("secret.txt", "our own\n");
  f.type("exerciseStudents", QString::fromStdString(list));
  CHECK(f.find<QLabel>("exerciseStudentsWords")->text() == "3 students");
  f.type("exerciseSecret", "our own");
  CHECK(f.preview().contains("Ann, variant "));
  const Answer place(fileDialog(QString::fromStdString(spec)));
  f.press("exerciseSave");
  CHECK(place.wasAsked());
  CHECK_FALSE(f.sheet().isWindowModified());
  CHECK(readExercise(readFile(spec), spec).ok());
  for (const auto& [format, word] : kExerciseFormats) {
    INFO(word);
    const std::string ours = f.own.file(std::string("ours.") + word),
                      theirs = f.own.file(std::string("theirs.") + word);
    f.sheet().exportTo(QString::fromStdString(ours), format);
    f.wait();
    const CommandResult result =
        runCommand(std::string(LINKWRIGHT_CLI) + " exercise '" + spec + "' --students '" + list + "' --secret '" +
                   secret + "' --format " + word + " -o '" + theirs + "'");
    INFO(result.err);
    REQUIRE(result.code == 0);
    CHECK(readFile(ours) == readFile(theirs));
    CHECK(f.find<QLabel>("exerciseStatus")->text().startsWith("3 variants written"));
  }
  CHECK(readFile(f.own.file("ours_key.sheet")) == readFile(f.own.file("theirs_key.sheet")));
}

TEST_CASE("Sheets and their key are PDF where the file says so, each student's from a page of their own on") {
  LecturerFixture f;
  f.type("exerciseTitle", "Levers of two links");
  f.tick(f.mistake(Mistake::GravityWrongSign));
  f.type("exerciseStudents", QString::fromStdString(f.own.write("class.csv", "id,name\n7,Ann\n8,\n学生,Bo\n")));
  const std::string path = f.own.file("week3.pdf");
  const Answer place(fileDialog(QString::fromStdString(path)));
  f.find<QAction>("exerciseExport_sheet")->trigger();
  CHECK(place.wasAsked());
  f.wait();
  const QByteArray sheets = QByteArray::fromStdString(readFile(path));
  const QByteArray key = QByteArray::fromStdString(readFile(f.own.file("week3_key.pdf")));
  CHECK(sheets.startsWith("%PDF-"));
  CHECK(sheets.count("/Type /Page\n") == 3);
  CHECK(key.count("/Type /Page\n") == 1);
  CHECK_FALSE(readFile(f.own.file("week3_table.csv")).empty());
  const QString read = pdfWords(QString::fromStdString(path));
  const QString answers = pdfWords(QString::fromStdString(f.own.file("week3_key.pdf")));
  if (read.isEmpty()) return;  // no pdftotext on this machine
  const std::vector<Variant>& variants = f.sheet().study()->variants;
  const std::vector<ExerciseStudent> students = {{"7", "Ann", 0}, {"8", "", 0}, {"学生", "Bo", 0}};
  const ExerciseClass all = {*f.sheet().study()->open, f.exercise().texts.front(), students, variants};
  const ExerciseAnswers of_all = exerciseAnswers(all, pagesOf(all));
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const Variant& variant = variants[i];
    const QString code = QString::fromStdString(variant.code);
    const QString truth = QString::fromStdString(answerText(variant.answers[0].truth));
    CHECK(read.contains(code));
    CHECK(read.contains(QString::fromStdString(variant.givens.front().text)));
    CHECK_FALSE(read.contains(truth));
    CHECK(answers.contains(code));
    CHECK(answers.contains(QString::fromStdString(of_all.lines[i][0]).section(';', 0, 0)));
  }
  CHECK(read.contains("Student: Ann (7)"));
  CHECK(read.contains("right within"));
}

TEST_CASE("Sheets can be looked at", "[.look]") {
  const QString folder = qEnvironmentVariable("LINKWRIGHT_LOOK");
  REQUIRE_FALSE(folder.isEmpty());
  LecturerFixture f;
  f.type("exerciseStudents", QString::fromStdString(f.own.write("class.csv", "id,name\n7,Ann\n学生,Bo\n")));
  for (const QFileInfo& each : QDir(assetFolder("exercises")).entryInfoList({"*.json"})) {
    if (each.fileName().endsWith(".scene.json")) continue;
    REQUIRE(f.sheet().open(each.filePath()));
    f.wait();
    f.sheet().exportTo(folder + "/" + each.completeBaseName() + ".pdf", ExerciseFormat::Sheet);
    f.wait();
  }
}

TEST_CASE("Without a list of students nothing is written, and the field says so") {
  LecturerFixture f;
  auto* words = f.find<QLabel>("exerciseStudentsWords");
  f.find<QAction>("exerciseExport_cloze")->trigger();
  CHECK(words->text() == "Choose the list of your students first.");
  f.type("exerciseStudents", QString::fromStdString(f.own.write("class.csv", "id\na\na\n")));
  CHECK(words->text() == QString::fromUtf8("Line 3: The id 'a' is also in line 2."));
}

TEST_CASE("Shipped exercises are opened as copies, and what is not saved is asked for and kept") {
  LecturerFixture f;
  auto* menu = f.find<QMenu>("exerciseOpenMenu");
  const QList<QAction*> offers = menu->actions();
  CHECK(offers.size() == 3 + 14);
  const auto find = std::find_if(offers.begin(), offers.end(),
                                 [](const QAction* each) { return each->text() == "Find the mistake in a recursion"; });
  REQUIRE(find != offers.end());
  (*find)->trigger();
  f.wait();
  CHECK(f.exercise().id.text == "org.linkwright.find-the-mistake");
  CHECK(f.sheet().study()->variants.size() == 3);
  CHECK(f.find<QLabel>("exerciseStatus")->text().contains("copy"));
  // the mistakes of its table are ticked
  CHECK(f.mistake(Mistake::NoChildLever)->checkState(0) == Qt::Checked);
  CHECK(f.mistake(Mistake::NoGyroscopicTerm)->checkState(0) == Qt::Unchecked);
  f.type("exerciseTitle", "Mine");
  CHECK(f.sheet().isWindowModified());
  const QString rescued = f.kept.path() + "/unsaved_exercise/exercise.json";
  CHECK(waitUntil([&] { return QFile::exists(rescued); }));
  const Answer discard([] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr) return false;
    findWidget<QPushButton>(*question, "exerciseQuestionDiscard")->click();
    return true;
  });
  CHECK(f.sheet().close());
  CHECK(discard.wasAsked());
  CHECK_FALSE(QFile::exists(rescued));
}

TEST_CASE("What was not saved when the program ended is there again") {
  LecturerFixture f;
  f.type("exerciseTitle", "Half done");
  REQUIRE(waitUntil([&] { return QFile::exists(f.kept.path() + "/unsaved_exercise/exercise.json"); }));
  f.window.exercises()->closeSheet();
  f.window.exercises()->show();
  f.wait();
  CHECK(f.exercise().texts[0].title == "Half done");
  CHECK(f.sheet().isWindowModified());
}

TEST_CASE("Every control of the exercise sheet has a name, whole words and a letter of its own") {
  LecturerFixture f;
  for (QWidget* widget : f.sheet().findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
    if (widget->parentWidget() != nullptr && widget->parentWidget()->inherits("QAbstractItemView")) continue;
    if (widget->inherits("QScrollBar") || widget->inherits("QScrollArea") || widget->inherits("QSplitter")) continue;
    if (widget->objectName() == "qt_spinbox_lineedit" || widget->parentWidget()->inherits("QComboBox")) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK((!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty())));
  }
  INFO(clippedTexts(f.sheet()).join("\n").toStdString());
  CHECK(clippedTexts(f.sheet()).isEmpty());
  INFO(equalMnemonics(f.sheet()).join("\n").toStdString());
  CHECK(equalMnemonics(f.sheet()).isEmpty());
}

TEST_CASE("The list of lessons leads to the exercise sheet") {
  LecturerFixture f;
  f.window.exercises()->closeSheet();
  f.window.lessons()->showList();
  auto* list = f.window.findChild<LessonList*>();
  REQUIRE(list != nullptr);
  findWidget<QPushButton>(*list, "lessonListExercise")->click();
  REQUIRE(waitUntil([&] { return f.window.exercises()->sheet() != nullptr; }));
  CHECK(f.sheet().isVisible());
}

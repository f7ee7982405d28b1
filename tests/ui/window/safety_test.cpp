// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is not lost, as a person meets it: what a crash has left is offered, and the file that another program
// changes is asked about.
#include "ui/files/safety.h"

#include "tests/ui/support/file_bytes.h"
#include "tests/ui/window/answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/widgets/note_bar.h"
#include "ui/work/session.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QTemporaryDir>

#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::Answer;
using linkwright::test::examplePath;
using linkwright::test::fileBytes;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;

namespace {

/// Presses a button of the message box of that name.
std::function<bool()> pressIn(const char* box, const char* button) {
  return [box, button] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr || question->objectName() != QLatin1String(box)) return false;
    if (*button == '\0')
      question->button(QMessageBox::Cancel)->click();
    else
      findWidget<QAbstractButton>(*question, button)->click();
    return true;
  };
}

void put(const QString& path, const QByteArray& text) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

struct SafeWindow {
  QTemporaryDir folder;
  QString sessions = folder.filePath("sessions");
  QString mine = folder.filePath("mine.json");
  std::unique_ptr<MainWindow> window;

  SafeWindow() { put(mine, fileBytes(examplePath("planar_2r.json"))); }
  ~SafeWindow() {
    if (window) document().undoStack()->setClean();
  }
  void start(const QString& file = {}) {
    WindowOptions options;
    options.examples_folder = QString::fromStdString(linkwright::test::sourcePath("assets/examples").string());
    options.theme = ThemeChoice::Light;
    options.sessions_folder = sessions;
    window = std::make_unique<MainWindow>(options);
    window->resize(1280, 720);
    window->show();
    REQUIRE(waitUntil([this] { return window->isVisible(); }));
    REQUIRE(window->files().open(file.isEmpty() ? mine : file));
  }
  Document& document() { return window->document(); }
  NoteBar& note() { return window->files().note(); }
  void change(double q) { setJoint(document(), 0, JointField::Position, q); }
  /// As after a crash: a state of the PUMA at q0, which came from `mine`.
  void crash(const QString& name, double q0, const QString& path) const {
    Document lost;
    linkwright::test::openExample(lost, "puma560.json");
    setJoint(lost, 0, JointField::Position, q0);
    REQUIRE(QDir().mkpath(sessions + "/" + name));
    QImage picture(480, 300, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    REQUIRE(writeState(sessions + "/" + name, 1,
                       {lost.contents(), name, path, QDateTime(QDate(2020, 1, 2), QTime(3, 4)), picture})
                .empty());
  }
  QDialog* dialog() const { return window->findChild<QDialog*>("recoveryDialog"); }
};

}  // namespace

TEST_CASE("What a crash has left is offered; opened it is unsaved and proposes its own path") {
  SafeWindow f;
  f.crash("arm.json", 0.37, f.folder.filePath("arm.json"));
  f.start();
  REQUIRE(waitUntil([&] { return f.dialog() != nullptr; }));
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryName")->text() == "arm.json");
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryFile")->text() == f.folder.filePath("arm.json"));
  CHECK_FALSE(findWidget<QLabel>(*f.dialog(), "recoveryPicture")->pixmap().isNull());
  CHECK(findWidget<QComboBox>(*f.dialog(), "recoveryStates")->currentText() == "2020-01-02, 03:04:00");
  findWidget<QAbstractButton>(*f.dialog(), "recoveryOpen")->click();
  CHECK(f.document().snapshot()->q[0] == 0.37);
  CHECK(f.window->isWindowModified());
  CHECK(f.window->windowTitle().contains("arm.json (recovered)"));
  // it is kept by this window before the old folder goes
  REQUIRE(waitUntil([&] { return !QFileInfo::exists(f.sessions + "/arm.json"); }));
  const QString folder = f.window->safety().autosave()->folder();
  CHECK(QDir(folder).entryList({"*.scene.json"}, QDir::Files).size() == 1);
  QString proposed;
  const Answer look([&proposed] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return false;
    proposed = dialog->selectedFiles().value(0);
    dialog->reject();
    return true;
  });
  CHECK_FALSE(f.window->files().save());
  CHECK(look.wasAsked());
  CHECK(proposed == f.folder.filePath("arm.json"));
}

TEST_CASE("Later leaves all as it is, Discard asks and takes away, and broken work is told of") {
  SafeWindow f;
  f.crash("a", 0.1, {});
  f.crash("b", 0.2, {});
  REQUIRE(QDir().mkpath(f.sessions + "/broken"));
  put(f.sessions + "/broken/000001.scene.json", "{");
  put(f.sessions + "/b/000002.scene.json", "{");
  f.start();
  REQUIRE(waitUntil([&] { return f.dialog() != nullptr; }));
  auto* list = findWidget<QListWidget>(*f.dialog(), "recoveryList");
  REQUIRE(list->count() == 3);
  // what cannot be opened stands last
  list->setCurrentRow(2);
  CHECK_FALSE(findWidget<QAbstractButton>(*f.dialog(), "recoveryOpen")->isEnabled());
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryNote")->text().contains("cannot be read"));
  list->setCurrentRow(0);
  CHECK(findWidget<QAbstractButton>(*f.dialog(), "recoveryOpen")->isEnabled());
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryName")->text() == "b");
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryFile")->text() == "Never saved");
  CHECK(findWidget<QLabel>(*f.dialog(), "recoveryNote")->text().contains("One state cannot be read"));
  {
    const Answer no(pressIn("discardQuestion", ""));
    findWidget<QAbstractButton>(*f.dialog(), "recoveryDiscard")->click();
    CHECK(no.wasAsked());
    CHECK(QFileInfo::exists(f.sessions + "/b"));
  }
  {
    const Answer yes(pressIn("discardQuestion", "discardForGood"));
    findWidget<QAbstractButton>(*f.dialog(), "recoveryDiscard")->click();
    CHECK(yes.wasAsked());
    CHECK_FALSE(QFileInfo::exists(f.sessions + "/b"));
    CHECK(list->count() == 2);
  }
  findWidget<QAbstractButton>(*f.dialog(), "recoveryLater")->click();
  REQUIRE(waitUntil([&] { return f.dialog() == nullptr; }));
  CHECK(QFileInfo::exists(f.sessions + "/a"));
  // and offered again by the command
  f.window->actionsOfWindow().recover->trigger();
  REQUIRE(waitUntil([&] { return f.dialog() != nullptr; }));
  CHECK(findWidget<QListWidget>(*f.dialog(), "recoveryList")->count() == 2);
  f.dialog()->reject();
}

TEST_CASE("A window that closes as it should leaves nothing to recover") {
  SafeWindow f;
  f.start();
  f.window->safety().autosave()->setInterval(20);
  f.change(0.3);
  REQUIRE(waitUntil([&] { return !f.window->safety().autosave()->folder().isEmpty(); }));
  const Answer discard([] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr || question->objectName() != "unsavedQuestion") return false;
    question->button(QMessageBox::Discard)->click();
    return true;
  });
  CHECK(f.window->close());
  f.window.reset();
  CHECK(QDir(f.sessions).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

TEST_CASE("A file that another program changes is asked about: Reload shows it") {
  SafeWindow f;
  f.start();
  const auto joints = f.document().snapshot()->model->dof();
  put(f.mine, fileBytes(examplePath("puma560.json")));
  REQUIRE(waitUntil([&] { return f.note().words().contains("changed by another program"); }));
  CHECK(f.document().snapshot()->model->dof() == joints);
  findWidget<QAbstractButton>(f.note(), "noteShow")->click();
  CHECK(f.document().snapshot()->model->dof() == 6);
  CHECK_FALSE(f.window->isWindowModified());
  CHECK_FALSE(f.note().words().contains("another program"));
}

TEST_CASE("Reloading asks about unsaved changes first, and a broken file changes nothing") {
  SafeWindow f;
  f.start();
  f.change(0.25);
  put(f.mine, fileBytes(examplePath("puma560.json")));
  auto* reload = findWidget<QAbstractButton>(f.note(), "noteShow");
  REQUIRE(waitUntil([&] { return f.note().words().contains("changed by another program"); }));
  {
    const Answer no(pressIn("reloadQuestion", ""));
    reload->click();
    CHECK(no.wasAsked());
    CHECK(f.document().snapshot()->q[0] == 0.25);
    // the question is still there
    CHECK(f.note().words().contains("changed by another program"));
  }
  put(f.mine, "{ broken");
  reload->click();
  CHECK(f.document().snapshot()->q[0] == 0.25);
  CHECK(f.window->findChild<QDialog*>("diagnosticsDialog") != nullptr);
  put(f.mine, fileBytes(examplePath("puma560.json")));
  const Answer yes(pressIn("reloadQuestion", "discardMine"));
  reload->click();
  CHECK(yes.wasAsked());
  CHECK(f.document().snapshot()->model->dof() == 6);
}

TEST_CASE("Keep Mine leaves what is open, unsaved; saving it asks no more, saving before the answer does") {
  SafeWindow f;
  f.start();
  const QByteArray theirs = fileBytes(examplePath("puma560.json"));
  put(f.mine, theirs);
  REQUIRE(waitUntil([&] { return f.note().words().contains("changed by another program"); }));
  {
    const Answer no(pressIn("replaceQuestion", ""));
    CHECK_FALSE(f.window->files().save());
    CHECK(no.wasAsked());
    CHECK(fileBytes(f.mine) == theirs);
  }
  findWidget<QAbstractButton>(f.note(), "noteClose")->click();
  CHECK(f.window->isWindowModified());
  const Answer never(pressIn("replaceQuestion", ""));
  CHECK(f.window->files().save());
  CHECK_FALSE(never.wasAsked());
  CHECK(fileBytes(f.mine) != theirs);
  CHECK_FALSE(f.window->isWindowModified());
  // our own save is no change by another program
  const bool spoke = waitUntil([&, turns = 0]() mutable {
                       QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
                       return f.note().words().contains("another program") || ++turns > 100;
                     }) &&
                     f.note().words().contains("another program");
  CHECK_FALSE(spoke);
}

TEST_CASE("A file that is removed leaves what is open unsaved, and can be written again") {
  SafeWindow f;
  f.start();
  REQUIRE(QFile::remove(f.mine));
  REQUIRE(waitUntil([&] { return f.note().words().contains("has been deleted or moved"); }));
  CHECK(f.window->isWindowModified());
  findWidget<QAbstractButton>(f.note(), "noteShow")->click();
  CHECK(QFileInfo::exists(f.mine));
  CHECK_FALSE(f.window->isWindowModified());
}

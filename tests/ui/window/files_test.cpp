// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving and leaving, as a person meets them: with the real dialogs, answered as they appear.
#include "tests/ui/support/file_bytes.h"
#include "tests/ui/support/kept_run.h"
#include "tests/ui/window/answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/note_bar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::Answer;
using linkwright::test::examplePath;
using linkwright::test::fileBytes;
using linkwright::test::fileDialog;
using linkwright::test::WindowFixture;

namespace {

std::function<bool()> unsaved(QMessageBox::StandardButton button) {
  return [button] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr || question->objectName() != "unsavedQuestion") return false;
    question->button(button)->click();
    return true;
  };
}

void change(WindowFixture& f) {
  setGravity(f.document(), {0.0, 0.0, -1.62});
  f.settle();
}

QString write(const QTemporaryDir& folder, const char* name, const QByteArray& text) {
  QFile file(folder.filePath(name));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
  return file.fileName();
}

const QByteArray kOneJoint = R"(<robot name='odd'><link name='a'/>
<link name='b'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link>
<joint name='j' type='continuous'><parent link='a'/><child link='b'/><axis xyz='0 0 1'/></joint></robot>)";

}  // namespace

TEST_CASE("Saving an example asks for a name, and leaves the example as it is") {
  const QByteArray before = fileBytes(examplePath("planar_2r.json"));
  WindowFixture f("planar_2r.json");
  change(f);
  CHECK(f.window.isWindowModified());
  {
    const Answer none(fileDialog({}));
    CHECK_FALSE(f.window.files().save());
    CHECK(none.wasAsked());
    CHECK(f.window.isWindowModified());
  }
  // a roundabout way to it is no way past the question
  REQUIRE(f.window.files().isExample(examplePath("../examples/planar_2r.json")));
  CHECK_FALSE(f.window.files().isExample(QString::fromStdString(linkwright::test::sourcePath("README.md").string())));
  QTemporaryDir folder;
  {
    const Answer name(fileDialog(folder.filePath("mine.json")));
    CHECK(f.window.files().save());
    CHECK(name.wasAsked());
  }
  CHECK_FALSE(f.window.isWindowModified());
  CHECK(f.document().filePath().toStdString() == folder.filePath("mine.json").toStdString());
  CHECK(fileBytes(examplePath("planar_2r.json")) == before);
  // it is the person's own file now: saved without a question
  setJoint(f.document(), 0, JointField::Position, 0.5);
  f.settle();
  CHECK(f.window.isWindowModified());
  CHECK(f.window.files().save());
  CHECK_FALSE(f.window.isWindowModified());
}

TEST_CASE("An example that was only moved or run is left without a question, until it is edited") {
  WindowFixture f("arm_on_the_ground_i.json");
  Document& document = f.document();
  linkwright::test::keepRun(document, 0.01);
  setJoint(document, 0, JointField::Velocity, 0.5);
  f.settle();
  CHECK_FALSE(f.window.isWindowModified());
  CHECK(f.window.files().mayLeave());
  change(f);
  CHECK(f.window.isWindowModified());
  document.undo();
  CHECK_FALSE(f.window.isWindowModified());
  document.redo();
  CHECK(f.window.isWindowModified());
}

TEST_CASE("Unsaved changes are asked about: cancel stays, discard leaves, save asks where and leaves") {
  WindowFixture f("planar_2r.json");
  CHECK(f.window.files().mayLeave());
  change(f);
  {
    const Answer cancel(unsaved(QMessageBox::Cancel));
    CHECK_FALSE(f.window.close());
    CHECK(cancel.wasAsked());
    CHECK(f.window.isVisible());
    CHECK(f.window.isWindowModified());
  }
  {
    const Answer discard(unsaved(QMessageBox::Discard));
    CHECK(f.window.files().open(examplePath("puma560.json")));
    CHECK(discard.wasAsked());
    CHECK(f.window.windowTitle().contains("puma560"));
  }
  change(f);
  QTemporaryDir folder;
  {
    const Answer save(unsaved(QMessageBox::Save));
    const Answer where(fileDialog(folder.filePath("kept.json")));
    CHECK(f.window.close());
    CHECK(save.wasAsked());
    CHECK(where.wasAsked());
  }
  CHECK_FALSE(fileBytes(folder.filePath("kept.json")).isEmpty());
}

TEST_CASE("A file dropped on the window opens") {
  WindowFixture f("planar_2r.json");
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(examplePath("tree_of_three_links.json"))});
  QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&f.window, &enter);
  REQUIRE(enter.isAccepted());
  QDropEvent drop(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&f.window, &drop);
  CHECK(f.window.windowTitle().contains("tree_of_three_links"));
  QMimeData words;
  words.setText("no file");
  QDragEnterEvent other(QPoint(600, 300), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
  other.ignore();
  QCoreApplication::sendEvent(&f.window, &other);
  CHECK_FALSE(other.isAccepted());
}

TEST_CASE("Warnings of a file wait in a note; its button lists them, and another file takes it away") {
  QTemporaryDir folder;
  const QString path = write(folder, "odd.urdf", R"(<robot name='odd'>
<link name='a'/>
<link name='b'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link>
<joint name='j' type='continuous'><parent link='a'/><child link='b'/><axis xyz='0 0 2'/></joint>
<peculiar/>
</robot>)");
  WindowFixture f("planar_2r.json");
  auto* note = f.find<NoteBar>("noteBar");
  CHECK(note->words().isEmpty());
  REQUIRE(f.window.files().open(path));
  REQUIRE_FALSE(f.window.files().warnings().empty());
  f.settle();
  CHECK(note->words().contains("odd.urdf"));
  CHECK(QApplication::activeModalWidget() == nullptr);
  CHECK(f.window.findChild<QDialog*>("diagnosticsDialog") == nullptr);
  f.find<QAbstractButton>("noteShow")->click();
  auto* dialog = f.find<QDialog>("diagnosticsDialog");
  CHECK(dialog->isVisible());
  CHECK_FALSE(dialog->isModal());
  dialog->close();
  REQUIRE(f.window.files().open(examplePath("planar_2r.json")));
  CHECK(note->words().isEmpty());
  CHECK_FALSE(f.find<QAbstractButton>("noteShow")->isVisible());
}

TEST_CASE("A URDF of the person's own is never written over: saving proposes a scene beside it") {
  QTemporaryDir folder;
  // by its name, and by what is in it where the name says nothing
  for (const char* name : {"mine.urdf", "mine.robot"}) {
    INFO(name);
    const QByteArray text = QByteArray("<!-- ours -->") + kOneJoint;
    const QString path = write(folder, name, text);
    WindowFixture f("planar_2r.json");
    REQUIRE(f.window.files().open(path));
    change(f);
    QString proposed;
    {
      const Answer look([&proposed] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return false;
        proposed = dialog->selectedFiles().value(0);
        dialog->reject();
        return true;
      });
      f.window.actionsOfWindow().save->trigger();
      CHECK(look.wasAsked());
    }
    CHECK(proposed == folder.filePath("mine.json"));
    CHECK(fileBytes(path) == text);
    CHECK(f.window.isWindowModified());
  }
}

TEST_CASE("A URDF that cannot hold all of the scene is a copy: it is listed before, and the scene stays unsaved") {
  QTemporaryDir folder;
  WindowFixture f("planar_2r.json");
  storePose(f.document(), "Here");
  f.settle();
  REQUIRE(f.window.isWindowModified());
  {
    // the filter decides where the name has no ending
    const Answer as_urdf([&folder] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return false;
      dialog->selectNameFilter("URDF (*.urdf)");
      emit dialog->filterSelected("URDF (*.urdf)");
      dialog->findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("copy"));
      static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
      return true;
    });
    const Answer agree([] {
      auto* dialog = QApplication::activeModalWidget();
      if (dialog == nullptr || dialog->objectName() != "exportDialog") return false;
      dialog->findChild<QPushButton*>("exportAnyway")->click();
      return true;
    });
    CHECK_FALSE(f.window.files().saveAs());
    CHECK(as_urdf.wasAsked());
    CHECK(agree.wasAsked());
  }
  CHECK(fileBytes(folder.filePath("copy.urdf")).contains("<robot"));
  CHECK(f.window.isWindowModified());
  CHECK(f.window.windowTitle().contains("planar_2r"));
  CHECK(f.find<NoteBar>("noteBar")->words() == "A copy was written to copy.urdf. The scene itself is not saved yet.");
  // saved as a scene it is saved
  const Answer as_scene(fileDialog(folder.filePath("whole.json")));
  CHECK(f.window.files().saveAs());
  CHECK_FALSE(f.window.isWindowModified());
  CHECK(f.find<NoteBar>("noteBar")->words() == "Saved whole.json");
}

TEST_CASE("A file that cannot be opened is refused before unsaved changes are asked about") {
  QTemporaryDir folder;
  WindowFixture f("planar_2r.json");
  change(f);
  const Answer asked(unsaved(QMessageBox::Cancel));
  CHECK_FALSE(f.window.files().open(write(folder, "broken.urdf", "<robot name='x'>")));
  CHECK_FALSE(f.window.files().open(folder.filePath("nowhere.urdf")));
  CHECK_FALSE(asked.wasAsked());
  CHECK(f.window.isWindowModified());
  CHECK(f.window.findChildren<QDialog*>("diagnosticsDialog").size() == 2);
}

TEST_CASE("A robot beyond what the window can show is refused in words, a chain within it is shown") {
  QTemporaryDir folder;
  const auto chain = [](int links, const char* type) {
    QByteArray text = "<robot name='chain'><link name='l0'/>";
    for (int i = 1; i <= links; ++i) {
      const QByteArray n = QByteArray::number(i);
      text += "<link name='l" + n +
              "'><inertial><mass value='0.2'/><inertia ixx='1e-3' iyy='1e-3' izz='1e-3' ixy='0' "
              "ixz='0' iyz='0'/></inertial></link><joint name='j" +
              n + "' type='" + type + "'><parent link='l" + QByteArray::number(i - 1) + "'/><child link='l" + n +
              "'/><axis xyz='0 1 0'/></joint>";
    }
    return text + "</robot>";
  };
  WindowFixture f("planar_2r.json");
  CHECK_FALSE(f.window.files().open(write(folder, "joints.urdf", chain(1000, "continuous"))));
  CHECK_FALSE(f.window.files().open(write(folder, "links.urdf", chain(5000, "fixed"))));
  const auto dialogs = f.window.findChildren<QTreeWidget*>("diagnosticsList");
  REQUIRE(dialogs.size() == 2);
  for (const QTreeWidget* list : dialogs) {
    CHECK(list->topLevelItem(0)->text(1).contains("at most 1000 links"));
    CHECK(list->topLevelItem(0)->text(1).contains("linkwright-cli"));
  }
  CHECK(f.window.windowTitle().contains("planar_2r"));
  // long but within
  REQUIRE(f.window.files().open(write(folder, "long.urdf", chain(999, "continuous"))));
  f.settle();
  CHECK(f.document().snapshot()->model->linkCount() == 1000);
  CHECK(f.window.windowTitle().contains("long"));
}

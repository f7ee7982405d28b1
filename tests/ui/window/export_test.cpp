// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a URDF: what it cannot hold is listed before, and only then is anything written.
#include "core/io/urdf.h"
#include "tests/ui/window/answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/matrices.h"
#include "ui/document/urdf_losses.h"
#include "ui/widgets/note_bar.h"

#include <QAction>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::Answer;
using linkwright::test::fileDialog;
using linkwright::test::WindowFixture;

namespace {

QDialog* losses() {
  auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  return dialog != nullptr && dialog->objectName() == "exportDialog" ? dialog : nullptr;
}

struct Listed {
  QList<QStringList> rows;
  QString heading;
};

/// Reads the list and leaves by the button of that name; none: Esc.
std::function<bool()> listed(Listed& into, const char* button) {
  return [&into, button] {
    QDialog* dialog = losses();
    if (dialog == nullptr) return false;
    auto* list = dialog->findChild<QTreeWidget*>("exportLosses");
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
      const QTreeWidgetItem* item = list->topLevelItem(i);
      into.rows.append({item->text(0), item->text(1), item->text(2)});
    }
    into.heading = dialog->findChild<QLabel*>("exportHeading")->text();
    dialog->findChild<QPushButton*>("copyLosses")->click();
    button != nullptr ? dialog->findChild<QPushButton*>(button)->click() : dialog->reject();
    return true;
  };
}

}  // namespace

TEST_CASE("What URDF cannot hold is listed part by part before it is written; Cancel writes nothing", "[ui][export]") {
  QTemporaryDir folder;
  const QString path = folder.filePath("puma.urdf");
  WindowFixture f("puma560.json");
  storePose(f.document(), "Here");
  f.settle();
  Listed list;
  {
    const Answer name(fileDialog(path));
    const Answer cancel(listed(list, nullptr));
    CHECK_FALSE(f.window.files().exportUrdf());
    CHECK(name.wasAsked());
    CHECK(cancel.wasAsked());
  }
  CHECK_FALSE(QFile::exists(path));
  CHECK(list.rows.contains(QStringList{"Scene", "URDF cannot describe saved poses", "Left out"}));
  CHECK(list.rows.contains(QStringList{"Joint 'joint_1'", "URDF has no rotor inertia", "The property is left out"}));
  CHECK(
      list.rows.contains(QStringList{"Joint 'joint_2'", "URDF has a single Coulomb friction value for both directions",
                                     "The mean of the two values is written"}));
  CHECK(list.heading == QStringLiteral("%1 items of this robot cannot be written to puma.urdf.").arg(list.rows.size()));
  CHECK(list.rows.size() == static_cast<qsizetype>(urdfLosses(f.document()).size()));
  CHECK(QApplication::clipboard()->text().split('\n').size() == list.rows.size());

  Listed again;
  const Answer name(fileDialog(path));
  const Answer go(listed(again, "exportAnyway"));
  CHECK(f.window.files().exportUrdf());
  CHECK(go.wasAsked());
  CHECK(again.rows == list.rows);
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  CHECK(file.readAll().toStdString() == writeUrdf(f.document().scene().mechanism).text);
  // a copy: what is open stays where it was, and unsaved
  CHECK(f.document().filePath().endsWith("puma560.json"));
  CHECK(f.window.isWindowModified());
  CHECK(f.find<NoteBar>("noteBar")->words().endsWith("puma.urdf"));
}

TEST_CASE("Where nothing is lost nothing is asked", "[ui][export]") {
  QTemporaryDir folder;
  const QString path = folder.filePath("copy.urdf");
  WindowFixture f("ur5e.urdf");
  REQUIRE(urdfLosses(f.document()).empty());
  Listed list;
  const Answer name(fileDialog(path));
  const Answer none(listed(list, "exportAnyway"));
  f.window.actionsOfWindow().export_urdf->trigger();
  CHECK(name.wasAsked());
  CHECK_FALSE(none.wasAsked());
  CHECK(QFile::exists(path));
  // the state is one thing more, once the robot has moved
  setJoint(f.document(), 0, JointField::Position, 0.25);
  f.settle();
  REQUIRE(urdfLosses(f.document()).size() == 1);
  CHECK(urdfLosses(f.document())[0].what == "URDF cannot describe the scene's state");
}

TEST_CASE("The Edit menu copies the matrices of the instant shown, and says so", "[ui][export]") {
  WindowFixture f("puma560.json");
  setJoint(f.document(), 1, JointField::Position, -0.4);
  f.settle();
  const Snapshot& now = *f.document().snapshot();
  const std::pair<const char*, NamedMatrix> menus[] = {
      {"menuMassMatrix", massMatrixOf(now)}, {"menuJacobian", handJacobianOf(now)}, {"menuHandPose", handPoseOf(now)}};
  for (const auto& [name, matrix] : menus) {
    auto* menu = f.window.findChild<QMenu*>(name);
    REQUIRE(menu != nullptr);
    REQUIRE(menu->actions().size() == 5);
    menu->actions()[2]->trigger();
    CHECK(QApplication::clipboard()->text().toStdString() == matrixText(TableFormat::Latex, {matrix}));
    CHECK(f.find<NoteBar>("noteBar")->words().startsWith("Copied "));
  }
}

TEST_CASE("A copy is never written over the open file, and takes its meshes along", "[ui][export]") {
  QTemporaryDir folder, other;
  for (const char* name : {"arm.urdf", "bracket.stl"}) {
    const std::string from = linkwright::test::sourcePath(std::string("tests/data/meshes/") + name).string();
    REQUIRE(QFile::copy(QString::fromStdString(from), folder.filePath(name)));
  }
  const QString open = folder.filePath("arm.urdf");
  WindowFixture f;
  REQUIRE(f.window.files().open(open));
  QFile file(open);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QByteArray before = file.readAll();
  {
    // Qt asks whether to replace it, we refuse it
    Answer answer(fileDialog(open));
    CHECK_FALSE(f.window.files().exportUrdf());
    CHECK(answer.wasAsked());
  }
  file.seek(0);
  CHECK(file.readAll() == before);
  CHECK(f.window.files().note().words().contains("another name"));
  Listed seen;
  Answer losses(listed(seen, "exportAnyway"));
  Answer answer(fileDialog(other.filePath("copy.v2")));
  REQUIRE(f.window.files().exportUrdf());
  const Result<Mechanism> copy = readUrdfFile(other.filePath("copy.v2.urdf").toStdString());
  REQUIRE(copy.ok());
  // the bracket lies by the first file: the copy's path leads there, so that it is not said to be missing
  for (const Diagnostic& each : copy.diagnostics()) {
    INFO(each.message);
    CHECK(each.message.text().find("bracket.stl") == std::string::npos);
  }
}

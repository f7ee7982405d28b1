// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes as a person meets them: the note about the missing one, the list, a folder that is picked, and the picture.
#include "core/io/scene_file.h"
#include "core/mechanism/edit.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/files/mesh_flow.h"
#include "ui/files/meshes_dialog.h"
#include "ui/view3d/robot_picture.h"
#include "ui/widgets/note_bar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::sourcePath;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

QString armFile() { return QString::fromStdString(sourcePath("tests/data/meshes/arm.urdf").string()); }

/// A copy of the arm with its meshes in a folder of its own.
struct Copy {
  QTemporaryDir dir;
  QTemporaryDir elsewhere;
  Copy() {
    REQUIRE(QDir(dir.path()).mkdir("meshes"));
    for (const char* name : {"arm.urdf", "bracket.stl", "two_tone.obj", "two_tone.mtl", "wedge_mm.dae"}) {
      REQUIRE(QFile::copy(QFileInfo(armFile()).path() + "/" + name, dir.filePath(QString("meshes/") + name)));
    }
    REQUIRE(QFile::copy(QFileInfo(armFile()).path() + "/bracket.stl", elsewhere.filePath("hand.stl")));
  }
  QString file() const { return dir.filePath("meshes/arm.urdf"); }
};

bool isDone(MainWindow& window) {
  return waitUntil(
      [&] { return !window.meshes().library().isWorking() && !window.meshes().library().entries().empty(); });
}

MeshesDialog* openList(WindowFixture& f) {
  f.find<QAction>("actionMeshes")->trigger();
  f.settle();
  auto* dialog = f.window.findChild<MeshesDialog*>("meshesDialog");
  REQUIRE(dialog != nullptr);
  return dialog;
}

}  // namespace

TEST_CASE("Opening a robot says which of its meshes are missing, in one line", "[ui][mesh]") {
  WindowFixture f;
  REQUIRE(f.window.files().open(armFile()));
  REQUIRE(isDone(f.window));
  REQUIRE(waitUntil([&] { return f.window.files().note().words().contains("1 of 5 meshes could not be found"); }));
  // its button leads to the list
  f.find<QToolButton>("noteShow")->click();
  f.settle();
  CHECK(f.window.findChild<MeshesDialog*>("meshesDialog") != nullptr);
  // a robot without meshes has nothing to say
  REQUIRE(f.window.files().open(linkwright::test::examplePath("puma560.json")));
  f.settle();
  CHECK(f.window.meshes().library().entries().empty());
  CHECK_FALSE(f.window.files().note().words().contains("meshes"));
}

TEST_CASE("The list names each mesh with its link and where it was looked for", "[ui][mesh]") {
  WindowFixture f;
  REQUIRE(f.window.files().open(armFile()));
  REQUIRE(isDone(f.window));
  MeshesDialog* dialog = openList(f);
  auto* list = dialog->findChild<QTreeWidget*>("meshesList");
  auto* details = dialog->findChild<QPlainTextEdit*>("meshesDetails");
  REQUIRE(list->topLevelItemCount() == 5);
  // the missing one is chosen at first
  REQUIRE(list->currentItem() != nullptr);
  CHECK(list->currentItem()->text(0) == "hand");
  CHECK(list->currentItem()->text(1) == "package://no_such_gripper/meshes/hand.stl");
  CHECK(list->currentItem()->text(2) == "not found");
  CHECK(details->toPlainText().contains("no_such_gripper/meshes/hand.stl"));
  CHECK(dialog->findChild<QLabel*>("meshesHeading")->text().contains("1 of 5"));
  list->setCurrentItem(list->topLevelItem(0));
  CHECK(details->toPlainText().contains("12 triangles"));
  CHECK(details->toPlainText().contains("0.2 × 0.1 × 0.3 m"));
  for (QWidget* widget : dialog->findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(dialog)) continue;
    if (qobject_cast<QAbstractButton*>(widget) != nullptr)
      CHECK_FALSE(static_cast<QAbstractButton*>(widget)->text().isEmpty());
    if (widget == list || widget == details) CHECK_FALSE(widget->accessibleName().isEmpty());
  }
}

TEST_CASE("A folder that is picked shows the missing mesh at once, and is remembered for the robot", "[ui][mesh]") {
  const Copy copy;
  QSettings().remove("meshes/folders");
  const auto make = [] {
    return std::make_unique<MainWindow>(
        WindowOptions{QString::fromStdString(sourcePath("assets/examples").string()), true, ThemeChoice::Light, {}});
  };
  {
    const auto window = make();
    window->show();
    REQUIRE(window->files().open(copy.file()));
    REQUIRE(isDone(*window));
    CHECK(window->meshes().library().countOf(MeshEntry::State::Missing) == 1);
    window->meshes().showList();
    auto* dialog = window->findChild<MeshesDialog*>("meshesDialog");
    REQUIRE(dialog != nullptr);
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, &answer, [&] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (question == nullptr) return;
      question->findChild<QLineEdit*>("fileNameEdit")->setText(copy.elsewhere.path());
      static_cast<QDialog*>(question)->done(QDialog::Accepted);
    });
    answer.start(10);
    dialog->findChild<QPushButton*>("meshesPick")->click();
    answer.stop();
    CHECK(window->meshes().pickedFolders() == QStringList{copy.elsewhere.path()});
    REQUIRE(isDone(*window));
    CHECK(window->meshes().library().countOf(MeshEntry::State::Read) == 5);
    CHECK(dialog->findChild<QLabel*>("meshesHeading")->text().startsWith("All 5"));
    CHECK(dialog->findChild<QLabel*>("meshesFolders")->text().contains(copy.elsewhere.path()));
  }
  {
    const auto window = make();
    REQUIRE(window->files().open(copy.file()));
    REQUIRE(isDone(*window));
    CHECK(window->meshes().library().countOf(MeshEntry::State::Read) == 5);
    // found by the folder: nothing to warn of
    CHECK(window->files().warnings().empty());
    window->meshes().forgetFolders();
    REQUIRE(isDone(*window));
    CHECK(window->meshes().library().countOf(MeshEntry::State::Missing) == 1);
  }
  {
    const auto window = make();
    REQUIRE(window->files().open(copy.file()));
    REQUIRE(isDone(*window));
    CHECK(window->meshes().library().countOf(MeshEntry::State::Missing) == 1);
    CHECK(window->files().warnings().size() == 1);
  }
  QSettings().remove("meshes/folders");
}

TEST_CASE("A robot that is saved in another folder keeps its meshes", "[ui][mesh]") {
  const Copy copy;
  const QTemporaryDir away;
  WindowFixture f;
  REQUIRE(f.window.files().open(copy.file()));
  REQUIRE(isDone(f.window));
  REQUIRE(f.window.meshes().library().countOf(MeshEntry::State::Read) == 4);
  REQUIRE(f.document().save(away.filePath("arm.json")).empty());
  f.settle();
  REQUIRE(isDone(f.window));
  CHECK(f.window.meshes().library().countOf(MeshEntry::State::Read) == 4);
  CHECK(f.window.meshes().pickedFolders() == QStringList{QFileInfo(copy.file()).path()});
}

TEST_CASE("The 3D view draws the meshes, frames them and picks them", "[ui][mesh]") {
  const Copy copy;
  WindowFixture f("ur5e.urdf", true);
  REQUIRE(f.window.files().open(copy.file()));
  REQUIRE(isDone(f.window));
  const int before = f.window.view()->frameCount();
  REQUIRE(waitUntil([&] { return f.window.view()->frameCount() > before; }));
  // the bracket reaches to x = 0.1 and y = 0.05 at the base: its middle is met, the place beside it is not
  std::vector<int> clicked;
  QObject::connect(f.window.view(), &View3D::linkClicked, f.window.view(), [&](int link) { clicked.push_back(link); });
  const QPointF middle = f.window.view()->project({0.05, 0.0, 0.02});
  CHECK(QRectF(f.window.view()->widget()->rect()).contains(middle));
  linkwright::test::press(f.window.view()->inputTarget(), middle);
  linkwright::test::release(f.window.view()->inputTarget(), middle);
  REQUIRE(clicked.size() == 1);
  CHECK(clicked[0] == 0);
}

TEST_CASE("Many missing meshes are one warning, which leads to their list", "[ui][mesh]") {
  const QTemporaryDir dir;
  QFile file(dir.filePath("lost.urdf"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(R"(<robot name="lost"><link name="base">)");
  for (int i = 0; i < 30; ++i)
    file.write(
        QString("<visual><geometry><mesh filename=\"package://gone/%1.stl\"/></geometry></visual>").arg(i).toUtf8());
  file.write(R"(</link><link name="arm"><odd/></link><joint name="j" type="revolute"><parent link="base"/>
    <child link="arm"/><limit lower="-1" upper="1" velocity="1" effort="1"/></joint></robot>)");
  file.close();
  WindowFixture f;
  REQUIRE(f.window.files().open(file.fileName()));
  REQUIRE(isDone(f.window));
  CHECK(f.window.files().warnings().size() > 30);
  f.find<QToolButton>("noteShow")->click();
  f.settle();
  auto* list = f.find<QTreeWidget>("diagnosticsList");
  REQUIRE(list->topLevelItemCount() < 10);
  CHECK(list->topLevelItem(0)->text(1).contains("meshes not found: 30"));
  f.find<QPushButton>("showMeshes")->click();
  f.settle();
  CHECK(f.find<QTreeWidget>("meshesList")->topLevelItemCount() == 30);
}

TEST_CASE("Meshes stay through edits, undo and another theme, and a new scale is shown", "[ui][mesh]") {
  const Copy copy;
  WindowFixture f("ur5e.urdf", true);
  REQUIRE(f.window.files().open(copy.file()));
  REQUIRE(isDone(f.window));
  const auto drawn = [&] {
    const int before = f.window.view()->frameCount();
    return waitUntil([&] { return f.window.view()->frameCount() > before; });
  };
  const Mechanism& arm = *f.document().snapshot()->mechanism;
  Link heavier = arm.links[1];
  heavier.inertial->mass = 3.0;
  REQUIRE(f.document().edit(withLink(arm, 1, heavier), "Mass").empty());
  REQUIRE(drawn());
  Link wider = f.document().snapshot()->mechanism->links[0];
  std::get<Mesh>(wider.shapes.at(0).geometry).scale = {3.0, 3.0, 1.0};
  REQUIRE(f.document().edit(withLink(*f.document().snapshot()->mechanism, 0, wider), "Scale").empty());
  REQUIRE(drawn());
  // no file is asked for again
  CHECK_FALSE(f.window.meshes().library().isWorking());
  std::vector<int> clicked;
  QObject::connect(f.window.view(), &View3D::linkClicked, f.window.view(), [&](int link) { clicked.push_back(link); });
  const auto click = [&] {
    // a corner of the wide bracket, far from the narrow one
    const QPointF at = f.window.view()->project({0.45, 0.2, 0.3});
    linkwright::test::press(f.window.view()->inputTarget(), at);
    linkwright::test::release(f.window.view()->inputTarget(), at);
    return clicked.back();
  };
  CHECK(click() == 0);
  f.find<QAction>("actionThemeDark")->trigger();
  REQUIRE(drawn());
  f.find<QAction>("actionUndo")->trigger();
  REQUIRE(drawn());
  CHECK(click() == -1);
  f.find<QAction>("actionRedo")->trigger();
  REQUIRE(drawn());
  CHECK(click() == 0);
  f.find<QAction>("actionThemeLight")->trigger();
}

TEST_CASE("A mesh that an edit names and that is not there is said at once", "[ui][mesh]") {
  WindowFixture f("planar_2r.json");
  Mechanism changed = *f.document().snapshot()->mechanism;
  Shape shape;
  shape.geometry = Mesh{"no_such_file.stl", Eigen::Vector3d::Ones()};
  Link link = changed.links[1];
  link.shapes = {shape};
  REQUIRE_FALSE(hasErrors(f.document().edit(withLink(changed, 1, link), "mesh")));
  REQUIRE(waitUntil([&] { return f.window.files().note().words().contains("1 of 1 meshes"); }));
}

TEST_CASE("Opened again, a robot's meshes are looked for anew, and a scene names its missing ones", "[ui][mesh]") {
  const Copy copy;
  REQUIRE(QFile::remove(copy.dir.filePath("meshes/bracket.stl")));
  WindowFixture f;
  REQUIRE(f.window.files().open(copy.file()));
  REQUIRE(isDone(f.window));
  const int missing = f.window.meshes().library().countOf(MeshEntry::State::Missing);
  const QString scene = copy.dir.filePath("meshes/arm.json");
  REQUIRE(f.document().save(scene).empty());
  REQUIRE(QFile::copy(QFileInfo(armFile()).path() + "/bracket.stl", copy.dir.filePath("meshes/bracket.stl")));
  REQUIRE(f.window.files().open(copy.file()));
  REQUIRE(isDone(f.window));
  CHECK(f.window.meshes().library().countOf(MeshEntry::State::Missing) < missing);
  // the same robot as a scene: what is not there is among its warnings
  const Result<SceneData> read = readModelFile(scene.toStdString());
  REQUIRE(read.ok());
  REQUIRE(read.diagnostics().size() == 1);
  CHECK(read.diagnostics()[0].kind == DiagnosticKind::MissingMesh);
}

TEST_CASE("A picture of the robot shows its meshes where they are given", "[ui][mesh]") {
  WindowFixture f;
  REQUIRE(f.window.files().open(armFile()));
  REQUIRE(isDone(f.window));
  const SnapshotPtr s = f.document().snapshot();
  const auto picture = [&](const MeshSet& meshes) {
    return robotPicture(*s->mechanism, *s->model, s->X_WL, {}, {240, 160}, false, meshes);
  };
  const MeshSet meshes = f.window.meshes().library().meshes();
  REQUIRE(meshes.size() == 4);
  CHECK(picture(meshes) != picture({}));
}

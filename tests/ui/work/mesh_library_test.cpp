// SPDX-License-Identifier: GPL-3.0-or-later
// The meshes of a robot, read on another thread: which come, which are missing, what a new folder changes.
#include "ui/work/mesh_library.h"

#include "core/io/model_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

QString armFile() { return QString::fromStdString(test::sourcePath("tests/data/meshes/arm.urdf").string()); }

Mechanism arm() {
  Result<SceneData> read = readModelFile(armFile().toStdString());
  REQUIRE(read);
  return std::move(read).value().mechanism;
}

const MeshEntry& entryOf(const MeshLibrary& library, const std::string& uri) {
  for (const MeshEntry& entry : library.entries()) {
    if (entry.uri == uri) return entry;
  }
  FAIL("no entry for " + uri);
  return library.entries().front();
}

}  // namespace

TEST_CASE("The meshes of a robot are read, and the missing one is named with the places", "[ui][mesh]") {
  MeshLibrary library;
  library.show(arm(), armFile(), {});
  CHECK(library.isWorking());
  REQUIRE(waitUntil([&] { return !library.isWorking(); }));
  REQUIRE(library.entries().size() == 5);
  CHECK(library.countOf(MeshEntry::State::Read) == 4);
  CHECK(library.countOf(MeshEntry::State::Missing) == 1);
  const MeshEntry& missing = entryOf(library, "package://no_such_gripper/meshes/hand.stl");
  CHECK(missing.links == QStringList{"hand"});
  CHECK(missing.place.tried.size() >= 2);
  const MeshSet meshes = library.meshes();
  CHECK(meshes.size() == 4);
  // one file under two names is read once
  CHECK(meshes.at("wedge_mm.dae") == meshes.at("file://./wedge_mm.dae"));
}

TEST_CASE("A folder that is added brings what was missing, and what was read is not read again", "[ui][mesh]") {
  const QTemporaryDir dir;
  REQUIRE(QFile::copy(QFileInfo(armFile()).path() + "/bracket.stl", dir.filePath("hand.stl")));
  MeshLibrary library;
  library.show(arm(), armFile(), {});
  REQUIRE(waitUntil([&] { return !library.isWorking(); }));
  const TriangleMeshPtr before = library.meshes().at("bracket.stl");
  library.show(arm(), armFile(), {{}, {dir.path().toStdString()}});
  REQUIRE(waitUntil([&] { return !library.isWorking(); }));
  CHECK(library.countOf(MeshEntry::State::Read) == 5);
  CHECK(library.meshes().at("bracket.stl") == before);
  // the same again asks for nothing
  library.show(arm(), armFile(), {{}, {dir.path().toStdString()}});
  CHECK_FALSE(library.isWorking());
}

TEST_CASE("A file that has changed is read again, a broken one says why", "[ui][mesh]") {
  const QTemporaryDir dir;
  const QString path = dir.filePath("part.stl");
  REQUIRE(QFile::copy(QFileInfo(armFile()).path() + "/bracket.stl", path));
  Mechanism mechanism;
  mechanism.links.emplace_back();
  mechanism.links[0].name = "part";
  mechanism.links[0].shapes.emplace_back();
  mechanism.links[0].shapes[0].geometry = Mesh{path.toStdString(), Eigen::Vector3d::Ones()};
  MeshLibrary library;
  library.show(mechanism, {}, {});
  REQUIRE(waitUntil([&] { return !library.isWorking(); }));
  REQUIRE(library.countOf(MeshEntry::State::Read) == 1);
  const TriangleMeshPtr before = library.meshes().begin()->second;
  QFile file(path);
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("no mesh");
  file.close();
  library.lookAgain();
  REQUIRE(waitUntil([&] { return !library.isWorking(); }));
  CHECK(library.countOf(MeshEntry::State::Broken) == 1);
  CHECK_FALSE(library.entries()[0].problem.isEmpty());
  CHECK(library.meshes().empty());
  mechanism.links[0].shapes.clear();
  library.show(mechanism, {}, {});
  CHECK(library.entries().empty());
  CHECK_FALSE(library.isWorking());
}

TEST_CASE("A library may go while it is reading", "[ui][mesh]") {
  for (int round = 0; round < 20; ++round) {
    MeshLibrary library;
    library.show(arm(), armFile(), {});
    if (round % 2 == 0) library.lookAgain();
  }
  SUCCEED();
}

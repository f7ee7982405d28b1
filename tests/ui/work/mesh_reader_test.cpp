// SPDX-License-Identifier: GPL-3.0-or-later
// Mesh files: what they measure once read, their colours, and that a broken one is a sentence and never a crash.
#include "ui/work/mesh_reader.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/work/collada_check.h"

#include <Eigen/Geometry>
#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>

#include <cmath>
#include <cstdint>
#include <random>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3f;

namespace {

constexpr float kRound = 2e-6f;  // m: ten roundings of single precision at the size of these files

QString dataFile(const char* name) {
  return QString::fromStdString((test::sourcePath("tests/data/meshes") / name).string());
}

struct Folder {
  QTemporaryDir dir;
  QString write(const QString& name, const QByteArray& bytes) const {
    QFile file(dir.filePath(name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    return file.fileName();
  }
};

QByteArray contentsOf(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

/// A binary STL of triangles side by side, with the number of them that its header claims.
QByteArray binaryStl(int triangles, quint32 claimed, float first = 0.0f) {
  QByteArray bytes("solid in name only");
  bytes.append(QByteArray(80 - bytes.size(), ' '));
  const auto number = [&bytes](auto value) {
    char raw[sizeof value];
    qToLittleEndian(value, raw);
    bytes.append(raw, sizeof value);
  };
  number(claimed);
  for (int i = 0; i < triangles; ++i) {
    const float x = 0.01f * static_cast<float>(i);
    for (const float value : {0.0f, 0.0f, 1.0f, first + x, 0.0f, 0.0f, x + 0.01f, 0.0f, 0.0f, x, 0.25f, 0.0f})
      number(value);
    number(quint16{0});
  }
  return bytes;
}

bool near(const Vector3f& a, const Vector3f& b) { return (a - b).cwiseAbs().maxCoeff() <= kRound; }

/// The volume that the surface encloses, positive where it is seen from outside counter-clockwise.
double volumeOf(const TriangleMesh& mesh) {
  double six = 0.0;
  for (const TriangleMesh::Triangle& t : mesh.triangles) {
    six +=
        mesh.points[t[0]].cast<double>().dot(mesh.points[t[1]].cast<double>().cross(mesh.points[t[2]].cast<double>()));
  }
  return six / 6.0;
}

QString problemOf(const QString& path, const MeshLimits& limits = {}) {
  const MeshRead read = readMesh(path, limits);
  CHECK((read.mesh == nullptr) == !read.problem.isEmpty());
  return read.problem;
}

}  // namespace

TEST_CASE("A text STL has its size, its volume and flat sides", "[ui][mesh]") {
  const MeshRead read = readMesh(dataFile("bracket.stl"));
  INFO(read.problem.toStdString());
  REQUIRE(read.mesh);
  CHECK(read.mesh->triangles.size() == 12);
  CHECK(read.mesh->points.size() == 24);  // four for each side: the edges stay sharp
  CHECK(near(read.mesh->low, Vector3f::Zero()));
  CHECK(near(read.mesh->high, {0.2f, 0.1f, 0.3f}));
  CHECK(volumeOf(*read.mesh) == Approx(0.2 * 0.1 * 0.3).epsilon(1e-5));
  for (const Vector3f& n : read.mesh->normals) CHECK(n.cwiseAbs().maxCoeff() == Approx(1.0f).margin(1e-5));
  REQUIRE(read.mesh->parts.size() == 1);
  CHECK_FALSE(read.mesh->parts[0].rgba);
}

TEST_CASE("A binary STL that calls itself solid is binary, with words after it too", "[ui][mesh]") {
  const Folder folder;
  for (const QByteArray& tail : {QByteArray(), QByteArray("made by hand")}) {
    const MeshRead read = readMesh(folder.write("a.STL", binaryStl(3, 3) + tail));
    INFO(read.problem.toStdString());
    REQUIRE(read.mesh);
    CHECK(read.mesh->triangles.size() == 3);
    CHECK(near(read.mesh->high, {0.03f, 0.25f, 0.0f}));
  }
}

TEST_CASE("An OBJ has its groups with the colours of the materials beside it", "[ui][mesh]") {
  const MeshRead read = readMesh(dataFile("two_tone.obj"));
  INFO(read.problem.toStdString());
  REQUIRE(read.mesh);
  CHECK(read.mesh->triangles.size() == 14);
  CHECK(near(read.mesh->low, {-0.06f, -0.06f, 0.0f}));
  CHECK(near(read.mesh->high, {0.06f, 0.06f, 0.5f}));
  REQUIRE(read.mesh->parts.size() == 2);
  REQUIRE(read.mesh->parts[0].rgba);
  REQUIRE(read.mesh->parts[1].rgba);
  const auto& shell = *read.mesh->parts[0].rgba;
  const auto& cap = *read.mesh->parts[1].rgba;
  CHECK(shell[0] == Approx(0.9f));
  CHECK(shell[3] == 1.0f);
  CHECK(cap[2] == Approx(0.8f));
  CHECK(cap[3] == Approx(0.5f));
}

TEST_CASE("An OBJ whose materials are missing, or elsewhere, has no colours", "[ui][mesh]") {
  const Folder folder;
  QByteArray obj = contentsOf(dataFile("two_tone.obj"));
  for (const QByteArray& library :
       {QByteArray("gone.mtl"), dataFile("two_tone.mtl").toUtf8(), QByteArray("../a.mtl")}) {
    INFO(library.toStdString());
    QByteArray other = obj;
    const MeshRead read = readMesh(folder.write("a.obj", other.replace("two_tone.mtl", library)));
    INFO(read.problem.toStdString());
    REQUIRE(read.mesh);
    for (const TriangleMesh::Part& part : read.mesh->parts) {
      // a material without a definition is the library's grey at most, never the file's orange
      if (part.rgba) CHECK((*part.rgba)[0] != Approx(0.9f));
    }
  }
}

TEST_CASE("A COLLADA file is in m, its axes as they stand, its nodes in their places", "[ui][mesh]") {
  const MeshRead read = readMesh(dataFile("wedge_mm.dae"));
  INFO(read.problem.toStdString());
  REQUIRE(read.mesh);
  CHECK(read.mesh->triangles.size() == 16);
  CHECK(near(read.mesh->low, Vector3f::Zero()));
  // Y_UP: the file's y is the link's y all the same, as ROS has it
  CHECK(near(read.mesh->high, {0.3f, 0.1f, 0.14f}));
  CHECK(volumeOf(*read.mesh) == Approx(2.0 * 0.5 * 0.3 * 0.1 * 0.05).epsilon(1e-5));
  REQUIRE_FALSE(read.mesh->parts.empty());
  for (const TriangleMesh::Part& part : read.mesh->parts) {
    REQUIRE(part.rgba);
    CHECK((*part.rgba)[1] == Approx(0.6f));
  }
  // Z_UP and another unit
  const Folder folder;
  QByteArray text = contentsOf(dataFile("wedge_mm.dae"));
  text.replace("Y_UP", "Z_UP").replace("meter=\"0.001\"", "meter=\"0.0254\"");
  const MeshRead inches = readMesh(folder.write("inches.dae", text));
  REQUIRE(inches.mesh);
  CHECK((inches.mesh->high - Vector3f(7.62f, 2.54f, 3.556f)).cwiseAbs().maxCoeff() < 30.0f * kRound);
}

TEST_CASE("Broken mesh files are refused with a reason", "[ui][mesh]") {
  const Folder folder;
  const auto problem = [&](const char* name, const QByteArray& bytes) {
    const QString said = problemOf(folder.write(name, bytes));
    INFO(name);
    CHECK_FALSE(said.isEmpty());
    return said.toStdString();
  };
  CHECK_THAT(problem("empty.stl", ""), Catch::Contains("empty"));
  CHECK_THAT(problem("short.stl", "solid"), Catch::Contains("short"));
  CHECK_THAT(problem("cut.stl", binaryStl(3, 4'000'000'000u)), Catch::Contains("too early"));
  CHECK_THAT(problem("none.stl", binaryStl(0, 0)), Catch::Contains("no triangles"));
  CHECK_THAT(problem("nan.stl", binaryStl(3, 3, std::nanf(""))), Catch::Contains("not a finite number"));
  CHECK_THAT(problem("inf.stl", binaryStl(3, 3, INFINITY)), Catch::Contains("not a finite number"));
  CHECK_THAT(problem("far.stl", binaryStl(3, 3, 1e8f)), Catch::Contains("extends more than"));
  problem("nan_text.stl",
          "solid a\nfacet normal 0 0 1\nouter loop\nvertex nan 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
          "endloop\nendfacet\nendsolid\n");
  problem("words.obj", "this is no mesh at all\n");
  problem("beyond.obj", "v 0 0 0\nv 1 0 0\nf 1 2 900\n");
  problem("points.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\n");
  problem("text.dae", "solid");
  problem("other.dae", "<robot/>");
  CHECK_THAT(problem("a.ply", "ply\n"), Catch::Contains("STL"));
  CHECK_THAT(problemOf(folder.dir.filePath("gone.stl")).toStdString(), Catch::Contains("no such file"));
  CHECK_THAT(problemOf("/dev/zero").toStdString(), Catch::Contains("STL"));
}

TEST_CASE("A mesh that is too large is refused before it costs anything", "[ui][mesh]") {
  const Folder folder;
  const QString file = folder.write("many.stl", binaryStl(2000, 2000));
  REQUIRE(readMesh(file).mesh);
  MeshLimits few;
  few.triangles = 1999;
  CHECK_THAT(problemOf(file, few).toStdString(), Catch::Contains("1999 triangles"));
  MeshLimits small;
  small.bytes = 50000;
  CHECK_THAT(problemOf(file, small).toStdString(), Catch::Contains("MB"));
  few.triangles = 13;
  CHECK_THAT(problemOf(dataFile("two_tone.obj"), few).toStdString(), Catch::Contains("13 triangles"));
  // two places of eight triangles each
  few.triangles = 15;
  CHECK_THAT(problemOf(dataFile("wedge_mm.dae"), few).toStdString(), Catch::Contains("15 triangles"));
}

TEST_CASE("A COLLADA file with entities, endless nesting or nodes in circles is refused", "[ui][mesh]") {
  const Folder folder;
  QByteArray external = contentsOf(dataFile("wedge_mm.dae"));
  const QByteArray head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>";
  external.replace(head, head + "\n<!DOCTYPE COLLADA [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>");
  external.replace("0.2 0.6 0.3 1", "&x;");
  CHECK_THAT(problemOf(folder.write("entity.dae", external)).toStdString(), Catch::Contains("document type"));
  CHECK_THAT(problemWithCollada("<COLLADA>" + QByteArray("<node>").repeated(100000)).toStdString(),
             Catch::Contains("deeply"));
  CHECK_THAT(problemWithCollada("<COLLADA><node id=\"a\"><instance_node url=\"#b\"/></node>"
                                "<node id=\"b\"><instance_node url=\"#a\"/></node></COLLADA>")
                 .toStdString(),
             Catch::Contains("contains itself"));
  // thirty nodes that each show the one before twice: a thousand million
  QByteArray doubling = "<COLLADA><node id=\"n0\"/>";
  for (int i = 1; i <= 30; ++i) {
    const QByteArray before = "<instance_node url=\"#n" + QByteArray::number(i - 1) + "\"/>";
    doubling += "<node id=\"n" + QByteArray::number(i) + "\">" + before + before + "</node>";
  }
  CHECK_THAT(problemWithCollada(doubling + "</COLLADA>").toStdString(), Catch::Contains("more than"));
  CHECK_THAT(problemWithCollada("<COLLADA><a></b></COLLADA>").toStdString(), Catch::Contains("line 1"));
  // on these the library would count for ever
  QByteArray letter = contentsOf(dataFile("wedge_mm.dae")), huge = letter, minus = letter;
  CHECK_THAT(problemWithCollada(letter.replace("0 2 1 3 4 5", "0 2 1 3/4 5")).toStdString(), Catch::Contains("<p>"));
  CHECK_THAT(problemWithCollada(minus.replace("0 2 1 3 4 5", "0 2 -1 3 4 5")).toStdString(), Catch::Contains("<p>"));
  CHECK_THAT(problemWithCollada(huge.replace("count=\"8\"", "count=\"4000000000\"")).toStdString(),
             Catch::Contains("count"));
  CHECK(problemWithCollada(contentsOf(dataFile("wedge_mm.dae"))).isEmpty());
}

TEST_CASE("Mesh files with bytes changed at random are read or refused", "[ui][mesh]") {
  const Folder folder;
  std::mt19937 random(20260);
  INFO("seed 20260");
  for (const char* name : {"bracket.stl", "two_tone.obj", "wedge_mm.dae"}) {
    const QByteArray whole = contentsOf(dataFile(name));
    for (int round = 0; round < 60; ++round) {
      QByteArray bytes = whole.left(static_cast<qsizetype>(random() % static_cast<std::uint32_t>(whole.size())) + 1);
      if (round % 2 == 0) bytes = whole;
      for (int i = 0; i < 6; ++i)
        bytes[static_cast<qsizetype>(random() % static_cast<std::uint32_t>(bytes.size()))] =
            static_cast<char>(random() & 0x7f);
      const MeshRead read = readMesh(folder.write(name, bytes));
      CHECK((read.mesh == nullptr) == !read.problem.isEmpty());
      if (read.mesh) CHECK(read.mesh->low.allFinite());
    }
  }
}

TEST_CASE("A ray meets the nearest triangle, as when all are asked", "[ui][mesh]") {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> spread(-1.0f, 1.0f);
  const auto point = [&] { return Vector3f(spread(random), spread(random), spread(random)); };
  TriangleMesh mesh;
  for (std::uint32_t i = 0; i < 500; ++i) {
    const Vector3f middle = point();
    for (int k = 0; k < 3; ++k) mesh.points.push_back(middle + 0.2f * point());
    mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
  }
  std::vector<TriangleMesh> alone;
  for (const TriangleMesh::Triangle& t : mesh.triangles) {
    TriangleMesh one;
    for (const std::uint32_t p : t) one.points.push_back(mesh.points[p]);
    one.triangles = {{0, 1, 2}};
    sortTriangles(one);
    alone.push_back(std::move(one));
  }
  TriangleMesh sorted = mesh;
  sortTriangles(sorted);
  int hits = 0;
  for (int ray = 0; ray < 300; ++ray) {
    const Eigen::Vector3d origin = 2.0 * point().cast<double>(), way = point().cast<double>();
    std::optional<double> nearest;
    for (const TriangleMesh& one : alone) {
      const std::optional<double> hit = meetTriangles(one, origin, way);
      if (hit && (!nearest || *hit < *nearest)) nearest = hit;
    }
    const std::optional<double> found = meetTriangles(sorted, origin, way);
    CHECK(found.has_value() == nearest.has_value());
    if (found && nearest) CHECK(*found == *nearest);
    hits += found ? 1 : 0;
  }
  CHECK(hits > 30);
  CHECK_FALSE(meetTriangles(TriangleMesh(), Eigen::Vector3d::Zero(), Eigen::Vector3d::UnitX()));
  const MeshRead box = readMesh(dataFile("bracket.stl"));
  REQUIRE(box.mesh);
  // 0.2 m from the left, along x
  CHECK(*meetTriangles(*box.mesh, {-0.2, 0.05, 0.1}, Eigen::Vector3d::UnitX()) == Approx(0.2));
  CHECK(*meetTriangles(*box.mesh, {0.1, 0.05, 0.1}, Eigen::Vector3d::UnitX()) == Approx(0.1));
  CHECK_FALSE(meetTriangles(*box.mesh, {-0.2, 0.15, 0.1}, Eigen::Vector3d::UnitX()));
}

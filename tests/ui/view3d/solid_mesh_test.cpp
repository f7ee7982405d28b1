// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes among a link's solids: what is drawn, framed and picked of them, scaled, turned and mirrored.
#include "core/mechanism/generated_shapes.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/view3d/mesh_data.h"
#include "ui/view3d/picking.h"
#include "ui/work/mesh_reader.h"

#include <Eigen/Geometry>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;

namespace {

TriangleMeshPtr box() {
  const MeshRead read = readMesh(QString::fromStdString(test::sourcePath("tests/data/meshes/bracket.stl").string()));
  REQUIRE(read.mesh);
  return read.mesh;
}

Eigen::Vector3f at(const MeshData& mesh, std::uint32_t vertex, int first) {
  const float* numbers = mesh.vertices.data() + static_cast<std::size_t>(vertex) * MeshData::kFloats + first;
  return {numbers[0], numbers[1], numbers[2]};
}

/// A chain of two links; the second names a mesh.
Mechanism withMesh(const Vector3d& scale) {
  Mechanism mechanism;
  mechanism.links.resize(2);
  mechanism.links[0].name = "base";
  mechanism.links[1].name = "arm";
  mechanism.links[1].inertial.emplace();
  mechanism.links[1].inertial->mass = 1.0;
  mechanism.links[1].inertial->p_LLcm = Vector3d(0.1, 0.0, 0.0);
  mechanism.links[1].inertial->I_LLcm_L = 0.01 * Eigen::Matrix3d::Identity();
  mechanism.links[1].shapes.emplace_back();
  mechanism.links[1].shapes[0].geometry = Mesh{"box", scale};
  mechanism.joints.resize(1);
  mechanism.joints[0].name = "turn";
  mechanism.joints[0].type = JointType::Revolute;
  mechanism.joints[0].parent = 0;
  mechanism.joints[0].child = 1;
  return mechanism;
}

}  // namespace

TEST_CASE("A link shows its mesh once it has been read, and generated solids until then", "[view3d][mesh]") {
  const Mechanism mechanism = withMesh(Vector3d::Ones());
  const Result<Model> model = Model::compile(mechanism);
  REQUIRE(model);
  const MeshSet read = {{"box", box()}};
  const std::vector<LinkSolids> before = solidsOf(mechanism, *model), after = solidsOf(mechanism, *model, read);
  CHECK_FALSE(before[1].shapes.empty());
  CHECK(before[1].meshes.empty());
  CHECK(after[1].shapes.empty());
  REQUIRE(after[1].meshes.size() == 1);
  CHECK(after[1].meshes[0].triangles == read.at("box"));
  CHECK_FALSE(after[1].meshes[0].rgba);
  // flat or endless is not shown
  for (double wrong : {0.0, std::nan("")}) {
    const Mechanism flat = withMesh({1.0, wrong, 1.0});
    const std::vector<LinkSolids> solids = solidsOf(flat, *model, read);
    CHECK(solids[1].meshes.empty());
    CHECK_FALSE(solids[1].shapes.empty());
  }
}

TEST_CASE("A mesh is met where it is drawn, scaled, turned and mirrored", "[view3d][mesh]") {
  SolidMesh solid;
  solid.triangles = box();
  solid.scale = {2.0, -1.0, 0.5};  // x to 0.4, y to -0.1, z to 0.15
  solid.X_LS = {rotationAbout(Vector3d::UnitZ(), 0.5 * std::numbers::pi), {0.0, 0.0, 1.0}};
  const Pose X_WL{Eigen::Matrix3d::Identity(), {5.0, 0.0, 0.0}};
  // turned by 90 degrees: x in [5, 5.1], y in [0, 0.4], z in [1, 1.15]; single precision of the file's numbers
  Vector3d low = Vector3d::Constant(1e9), high = -low;
  for (const Vector3d& corner : cornersOf(solid, X_WL)) {
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  CHECK((low - Vector3d(5.0, 0.0, 1.0)).norm() < 1e-6);
  CHECK((high - Vector3d(5.1, 0.4, 1.15)).norm() < 1e-6);
  CHECK(*meet({{0.0, 0.2, 1.1}, Vector3d::UnitX()}, solid, X_WL) == Approx(5.0).epsilon(1e-6));
  CHECK(*meet({{5.05, 0.2, 3.0}, -Vector3d::UnitZ()}, solid, X_WL) == Approx(1.85).epsilon(1e-6));
  CHECK_FALSE(meet({{0.0, 0.5, 1.1}, Vector3d::UnitX()}, solid, X_WL));
  CHECK_FALSE(meet({{0.0, 0.2, 1.2}, Vector3d::UnitX()}, solid, X_WL));
  LinkSolids link;
  link.meshes = {solid};
  CHECK(pickLink({{0.0, 0.2, 1.1}, Vector3d::UnitX()}, {link}, {X_WL}) == 0);
  CHECK(pickLink({{0.0, 0.2, 1.3}, Vector3d::UnitX()}, {link}, {X_WL}) == -1);
  std::vector<Vector3d> corners;
  appendCorners(link, X_WL, corners);
  CHECK(corners.size() == 8);
}

TEST_CASE("The triangles of a mesh face outwards under every mirroring", "[view3d][mesh]") {
  for (const Vector3d& scale : {Vector3d(1, 1, 1), Vector3d(-1, 1, 1), Vector3d(-2, -1, 1), Vector3d(-1, -3, -1)}) {
    SolidMesh solid;
    solid.triangles = box();
    solid.scale = scale;
    MeshData mesh;
    CHECK_FALSE(appendMesh(mesh, solid, {0.5f, 0.5f, 0.5f, 1.0f}));
    REQUIRE(mesh.indices.size() == 36);
    double six_volumes = 0.0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
      const Eigen::Vector3f a = at(mesh, mesh.indices[i], 0), b = at(mesh, mesh.indices[i + 1], 0);
      const Eigen::Vector3f c = at(mesh, mesh.indices[i + 2], 0), n = at(mesh, mesh.indices[i], 3);
      six_volumes += double{a.dot(b.cross(c))};
      CHECK((b - a).cross(c - a).normalized().dot(n) == Approx(1.0f).epsilon(1e-4));
    }
    CHECK(six_volumes == Approx(6.0 * 0.2 * 0.1 * 0.3 * std::abs(scale.prod())).epsilon(1e-4));
  }
}

TEST_CASE("The shape's colour comes before the file's, and that before the view's", "[view3d][mesh]") {
  const MeshRead read = readMesh(QString::fromStdString(test::sourcePath("tests/data/meshes/two_tone.obj").string()));
  REQUIRE(read.mesh);
  SolidMesh solid;
  solid.triangles = read.mesh;
  MeshData own;
  CHECK(appendMesh(own, solid, {0.5f, 0.5f, 0.5f, 1.0f}));  // the cap is translucent
  CHECK(at(own, 0, 6).x() == Approx(0.9f));
  CHECK(at(own, own.vertexCount() - 1, 6).z() == Approx(0.8f));
  solid.rgba = {0.1f, 0.2f, 0.3f, 1.0f};
  MeshData painted;
  CHECK_FALSE(appendMesh(painted, solid, {0.5f, 0.5f, 0.5f, 1.0f}));
  CHECK(at(painted, 0, 6).x() == Approx(0.1f));
  CHECK(at(painted, painted.vertexCount() - 1, 6).x() == Approx(0.1f));
  SolidMesh plain;
  plain.triangles = box();
  MeshData chosen;
  appendMesh(chosen, plain, {0.5f, 0.6f, 0.7f, 1.0f});
  CHECK(at(chosen, 0, 6).y() == Approx(0.6f));
}

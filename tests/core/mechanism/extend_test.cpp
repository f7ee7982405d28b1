// SPDX-License-Identifier: GPL-3.0-or-later
// A link pulled longer at its tip, a joint put elsewhere and its axis turned: what grows, what is carried, what stays.
#include "core/mechanism/extend.h"

#include "core/base/require.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/new_link.h"
#include "core/mechanism/templates.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <random>

using namespace linkwright;
using namespace linkwright::test;
using Eigen::Vector3d;

namespace {

/// A base, and one link on a joint about z at its origin.
Mechanism oneLink(const std::vector<Shape>& shapes) {
  Mechanism m;
  m.links = {Link{"base"}, Link{"arm"}};
  m.links[1].shapes = shapes;
  m.links[1].inertial = inertialOf(shapes, 1000.0);
  Joint joint;
  joint.name = "shoulder";
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  m.joints = {joint};
  return m;
}
/// Something hangs on link 1 at that place.
void hang(Mechanism& m, const Vector3d& p) {
  Joint joint;
  joint.name = "joint_" + std::to_string(m.joints.size());
  joint.parent = 1;
  joint.child = static_cast<int>(m.links.size());
  joint.X_PJ.p = p;
  m.links.push_back(Link{"link_" + std::to_string(m.links.size())});
  m.joints.push_back(joint);
}

Shape placed(const Geometry& geometry, const Vector3d& p, const Vector3d& z = Vector3d::UnitZ()) {
  Shape shape;
  shape.geometry = geometry;
  shape.X_LS = {rotationWithZ(z), p};
  return shape;
}

const Shape& armShape(const Edited& edited, std::size_t shape) { return edited.mechanism.links[1].shapes[shape]; }

}  // namespace

TEST_CASE("a leaf's solid grows at its far end and stays at its near one, whatever solid it is") {
  struct Case {
    Geometry geometry;
    double length;  // of the middle line
  };
  const Case cases[] = {{Box{{0.05, 0.06, 0.4}}, 0.4},
                        {Cylinder{0.03, 0.4}, 0.4},
                        {Capsule{0.03, 0.4}, 0.4},
                        {Beam{Section{Section::Form::Rectangle, 0.05, 0.04, 0.004}, 0.4}, 0.4}};
  for (const Case& each : cases) {
    INFO(each.geometry.index());
    // along x, from 0.1 to 0.5
    const Mechanism m = oneLink({placed(each.geometry, {0.3, 0.0, 0.0}, Vector3d::UnitX())});
    const std::optional<LinkTip> tip = linkTip(m, 1);
    REQUIRE(tip);
    CHECK((tip->p_L - Vector3d(0.5, 0.0, 0.0)).norm() < kRoundOff);
    CHECK((tip->direction_L - Vector3d::UnitX()).norm() < kRoundOff);
    CHECK(tip->length == Approx(0.5).epsilon(kRoundOff));
    CHECK(tip->grown == std::vector<int>{0});
    const Edited longer = extended(m, 1, *tip, 0.8);
    CHECK((tipOf(longer.mechanism, 1) - Vector3d(0.8, 0.0, 0.0)).norm() < kRoundOff);
    // the near end is where it was: the middle is at (0.1 + 0.8) / 2
    CHECK((armShape(longer, 0).X_LS.p - Vector3d(0.45, 0.0, 0.0)).norm() < kRoundOff);
    CHECK(longer.link == 1);
    CHECK(longer.link_before == std::vector<int>{0, 1});
    // shorter than its near end there is nothing
    const Edited shortest = extended(m, 1, *tip, -3.0);
    CHECK(armShape(shortest, 0).X_LS.p.x() == Approx(0.1025).margin(kRoundOff));  // 5 mm are left
    CHECK(inertialOf(armShape(shortest, 0).geometry, 1.0)->mass > 0.0);
    // nothing asked, nothing changed, to the last bit
    const Edited same = extended(m, 1, *tip, tip->length);
    CHECK(armShape(same, 0).X_LS.p == m.links[1].shapes[0].X_LS.p);
    CHECK(volumeOf(armShape(same, 0).geometry) == volumeOf(each.geometry));
  }
}

TEST_CASE("a box grows along the edge that points to its tip, however its frame is turned") {
  // the longest edge is y; turned by 90 degrees about z it points along -x
  Shape box;
  box.geometry = Box{{0.05, 0.4, 0.06}};
  box.X_LS = {rotationAbout(Vector3d::UnitZ(), 0.5 * 3.14159265358979323846), {-0.2, 0.0, 0.0}};
  const Mechanism m = oneLink({box});
  const std::optional<LinkTip> tip = linkTip(m, 1);
  REQUIRE(tip);
  CHECK((tip->direction_L + Vector3d::UnitX()).norm() < 1e-9);
  const Edited longer = extended(m, 1, *tip, 0.5);
  const auto& grown = std::get<Box>(armShape(longer, 0).geometry);
  CHECK((grown.size - Vector3d(0.05, 0.5, 0.06)).norm() < 1e-9);
  CHECK((armShape(longer, 0).X_LS.p - Vector3d(-0.25, 0.0, 0.0)).norm() < 1e-9);
}

TEST_CASE("mass follows as its source says") {
  Mechanism m = oneLink({placed(Cylinder{0.02, 0.4}, {0.2, 0.0, 0.0}, Vector3d::UnitX())});
  const double mass = m.links[1].inertial->mass;
  const LinkTip tip = *linkTip(m, 1);
  const auto after = [&](MassSource source) {
    m.links[1].mass_source = source;
    return *extended(m, 1, tip, 0.8).mechanism.links[1].inertial;
  };
  const Inertial given = after(MassSource::Given);
  CHECK(given.mass == mass);
  CHECK(given.p_LLcm == m.links[1].inertial->p_LLcm);
  const Inertial of_mass = after(MassSource::MassOfShapes);
  CHECK(of_mass.mass == mass);
  CHECK(of_mass.p_LLcm.x() == Approx(0.4).epsilon(kRoundOff));
  // m (3 r^2 + l^2) / 12
  CHECK(of_mass.I_LLcm_L(1, 1) == Approx(mass * (3.0 * 0.02 * 0.02 + 0.64) / 12.0).epsilon(1e-9));
  const Inertial of_density = after(MassSource::DensityOfShapes);
  CHECK(of_density.mass == Approx(2.0 * mass).epsilon(1e-9));
  CHECK(of_density.p_LLcm.x() == Approx(0.4).epsilon(kRoundOff));
}

TEST_CASE("what hangs or stands at the tip is carried, what is nearer the joint stays") {
  Mechanism m = oneLink({placed(Capsule{0.03, 0.5}, {0.25, 0.0, 0.0}, Vector3d::UnitX()),   // the link
                         placed(Cylinder{0.05, 0.1}, {0.0, 0.0, 0.0}, Vector3d::UnitY()),   // the joint's barrel
                         placed(Cylinder{0.06, 0.02}, {0.5, 0.0, 0.0}, Vector3d::UnitX()),  // a flange
                         placed(Sphere{0.04}, {0.5, 0.0, 0.05}),                            // a knob
                         placed(Box{{0.1, 0.02, 0.02}}, {0.2, 0.05, 0.0})});                // a box on its side
  m.links[1].payloads = {{"at the end", 1.0, {0.5, 0.0, 0.0}, true}, {"midway", 1.0, {0.25, 0.0, 0.0}, true}};
  hang(m, {0.5, 0.0, 0.0});
  hang(m, {0.2, 0.0, 0.03});
  const std::optional<LinkTip> tip = linkTip(m, 1);
  REQUIRE(tip);
  // two links on it: it ends where its solids do
  CHECK(tip->length == Approx(0.51).epsilon(kRoundOff));
  CHECK(tip->grown == std::vector<int>{0});
  CHECK(tip->carried == std::vector<int>{2, 3});
  CHECK(tip->joints == std::vector<int>{1});
  CHECK(tip->payloads == std::vector<int>{0});
  const Edited longer = extended(m, 1, *tip, 0.71);
  CHECK((longer.mechanism.joints[1].X_PJ.p - Vector3d(0.7, 0.0, 0.0)).norm() < kRoundOff);
  CHECK(longer.mechanism.joints[2].X_PJ.p == m.joints[2].X_PJ.p);
  CHECK((armShape(longer, 2).X_LS.p - Vector3d(0.7, 0.0, 0.0)).norm() < kRoundOff);
  CHECK((armShape(longer, 3).X_LS.p - Vector3d(0.7, 0.0, 0.05)).norm() < kRoundOff);
  CHECK(armShape(longer, 1).X_LS.p == m.links[1].shapes[1].X_LS.p);
  CHECK(armShape(longer, 4).X_LS.p == m.links[1].shapes[4].X_LS.p);
  CHECK(longer.mechanism.links[1].payloads[0].p_L.x() == Approx(0.7).epsilon(kRoundOff));
  CHECK(longer.mechanism.links[1].payloads[1].p_L.x() == 0.25);
}

TEST_CASE("a link that the view draws with a bend grows along its last leg") {
  Mechanism m = oneLink({});
  m.joints[0].axis = Vector3d::UnitZ();
  m.links[1].inertial = Inertial{1.0, {0.1, 0.0, 0.1}, 0.01 * Eigen::Matrix3d::Identity()};
  // drawn up the axis first, then across
  hang(m, {0.4, 0.0, 0.3});
  const std::optional<LinkTip> tip = linkTip(m, 1);
  REQUIRE(tip);
  CHECK((tip->direction_L - Vector3d::UnitX()).norm() < 1e-9);
  const Edited longer = extended(m, 1, *tip, 0.5);
  CHECK((longer.mechanism.joints[1].X_PJ.p - Vector3d(0.5, 0.0, 0.3)).norm() < 1e-9);
  CHECK(longer.mechanism.links[1].inertial->mass == 1.0);
}

TEST_CASE("what cannot grow has no tip") {
  CHECK_FALSE(linkTip(oneLink({}), 1));
  CHECK_FALSE(linkTip(oneLink({placed(Sphere{0.1}, {0.3, 0.0, 0.0})}), 1));
  CHECK_FALSE(linkTip(oneLink({placed(Mesh{"arm.stl", Vector3d::Ones()}, {0.3, 0.0, 0.0})}), 1));
  CHECK_FALSE(linkTip(mechanismFrom(Template::Planar), 4));  // the frame of the hand
  CHECK_THROWS_AS(linkTip(oneLink({}), 2), PreconditionError);
}

TEST_CASE("links of every template grow by what is asked, and all that hangs on them by as much") {
  for (const Template which : kTemplates) {
    const Mechanism m = mechanismFrom(which);
    const std::vector<Pose> before = posesAtZero(m);
    for (int link = 1; link < static_cast<int>(m.links.size()); ++link) {
      const std::optional<LinkTip> tip = linkTip(m, link);
      INFO("template " << static_cast<int>(which) << ", " << m.links[static_cast<std::size_t>(link)].name);
      if (!tip) {
        CHECK(m.links[static_cast<std::size_t>(link)].shapes.empty());
        continue;
      }
      const Edited longer = extended(m, link, *tip, tip->length + 0.1);
      CHECK(compiled(longer.mechanism).linkCount() == compiled(m).linkCount());
      const Vector3d way = before[static_cast<std::size_t>(link)].R * (0.1 * tip->direction_L);
      const std::vector<Pose> after = posesAtZero(longer.mechanism);
      std::vector<int> moved;
      for (const int j : tip->joints) {
        for (const int each : branchOf(m, m.joints[static_cast<std::size_t>(j)].child)) moved.push_back(each);
      }
      for (std::size_t i = 0; i < m.links.size(); ++i) {
        const bool goes = std::find(moved.begin(), moved.end(), static_cast<int>(i)) != moved.end();
        const Vector3d wanted = before[i].p + (goes ? way : Vector3d(Vector3d::Zero()));
        CHECK((after[i].p - wanted).norm() < kRoundOff);
      }
    }
  }
}

TEST_CASE("a joint is moved and turned in the world, its child's branch with it, its parent wherever it stands") {
  constexpr unsigned int kSeed = 7;
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> u(-1.0, 1.0);
  const auto direction = [&] { return Vector3d(u(random), u(random), u(random)).normalized(); };
  INFO("seed " << kSeed);
  for (int trial = 0; trial < 50; ++trial) {
    Mechanism m = mechanismFrom(Template::SixR);
    const int joint = trial % static_cast<int>(m.joints.size());
    Joint& of = m.joints[static_cast<std::size_t>(joint)];
    of.X_PJ.R = rotationAbout(direction(), u(random));
    const Pose X_WP{rotationAbout(direction(), 3.0 * u(random)), {u(random), u(random), u(random)}};
    const Pose from = X_WP * of.X_PJ;
    const Vector3d way(u(random), u(random), u(random));
    const Edited moved = jointMoved(m, joint, X_WP, from, {from.R, from.p + way});
    const Joint& there = moved.mechanism.joints[static_cast<std::size_t>(joint)];
    CHECK((X_WP * there.X_PJ.p - from.p - way).norm() < kRoundOff);
    CHECK(there.X_PJ.R == of.X_PJ.R);
    CHECK(there.axis == of.axis);
    const Eigen::Matrix3d R_W = rotationAbout(direction(), 2.0 * u(random));
    const Edited turned = jointMoved(m, joint, X_WP, from, {R_W * from.R, from.p});
    const Joint& now = turned.mechanism.joints[static_cast<std::size_t>(joint)];
    CHECK((X_WP.R * now.X_PJ.R - R_W * from.R).norm() < kRoundOff);
    CHECK(now.X_PJ.p == of.X_PJ.p);
    CHECK((now.X_PJ.R.transpose() * now.X_PJ.R - Eigen::Matrix3d::Identity()).norm() < 1e-15 * 10);
    const Edited axis = axisTurned(m, joint, X_WP, R_W);
    const Joint& about = axis.mechanism.joints[static_cast<std::size_t>(joint)];
    CHECK((from.R * about.axis - R_W * from.R * of.axis).norm() < kRoundOff);
    CHECK(about.axis.norm() == Approx(1.0).epsilon(1e-15));
    CHECK(about.X_PJ.p == of.X_PJ.p);
    CHECK(about.X_PJ.R == of.X_PJ.R);
    CHECK(axisTurned(m, joint, X_WP, Eigen::Matrix3d::Identity())
              .mechanism.joints[static_cast<std::size_t>(joint)]
              .axis == of.axis);
  }
}

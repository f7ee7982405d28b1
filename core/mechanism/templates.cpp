// SPDX-License-Identifier: MIT
#include "core/mechanism/templates.h"

#include "core/base/require.h"
#include "core/mechanism/generated_shapes.h"
#include "core/mechanism/inertia.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <numbers>
#include <utility>

namespace linkwright {
namespace {

using Eigen::Vector3d;

const Vector3d kX = Vector3d::UnitX(), kY = Vector3d::UnitY(), kZ = Vector3d::UnitZ();

/// One joint and the link that it moves, as the tables below write them.
struct Row {
  const char* name;
  JointType type;
  Vector3d at;  ///< of the joint, in the link before, m
  Vector3d axis;
  double lower, upper, ready;
  Vector3d tip;  ///< where the link reaches to, in its own frame, m
  double mass;
};

class Maker {
public:
  explicit Maker(const char* name) {
    mechanism_.name = name;
    Link base{"base"};
    base.shapes = {barrelAlong(kZ, 0.09, 0.04)};
    base.shapes.back().X_LS.p = {0.0, 0.0, -0.02};
    mechanism_.links.push_back(std::move(base));
  }

  /// A link on `parent`; its index.
  int add(int parent, const Row& row, const std::string& prefix = {}) {
    const std::string name = prefix + row.name;
    Link link = plainLink(name, row.tip, usualRadius(row.tip.norm()), row.mass);
    const double thick = std::max(0.02, 0.12 * row.tip.norm());
    link.shapes.push_back(row.type == JointType::Prismatic ? rail(row, thick)
                                                           : barrelAlong(row.axis, 1.25 * thick, 2.6 * thick));
    Joint joint;
    joint.name = name + "_joint";
    joint.type = row.type;
    joint.X_PJ.p = row.at;
    joint.axis = row.axis;
    joint.limits.lower = row.lower;
    joint.limits.upper = row.upper;
    joint.limits.velocity = row.type == JointType::Prismatic ? 1.0 : 3.0;
    joint.ready = row.ready;
    return append(parent, std::move(link), std::move(joint));
  }
  int add(int parent, const std::vector<Row>& rows, const std::string& prefix = {}) {
    for (const Row& row : rows) parent = add(parent, row, prefix);
    return parent;
  }

  /// A frame without mass at the end of a link: the hand.
  void hand(int link, const Vector3d& at, const std::string& name = "tool") {
    Joint weld;
    weld.name = name + "_joint";
    weld.X_PJ.p = at;
    append(link, Link{name}, std::move(weld));
    mechanism_.hands.push_back(name);
  }

  Mechanism take() { return std::move(mechanism_); }

private:
  static Shape rail(const Row& row, double thick) {
    Shape shape = barrelAlong(row.axis, 0.7 * thick, row.upper - row.lower);
    shape.X_LS.p = -0.5 * (row.upper - row.lower) * row.axis;
    return shape;
  }
  int append(int parent, Link link, Joint joint) {
    joint.parent = parent;
    joint.child = static_cast<int>(mechanism_.links.size());
    mechanism_.links.push_back(std::move(link));
    mechanism_.joints.push_back(std::move(joint));
    return static_cast<int>(mechanism_.links.size()) - 1;
  }

  Mechanism mechanism_;
};

constexpr JointType kTurn = JointType::Revolute;
constexpr JointType kSlide = JointType::Prismatic;

Mechanism empty() {
  Maker maker("new robot");
  return maker.take();
}

Mechanism planar(int links) {
  // 0.5 m and 1 kg each, as the textbooks have it; a long chain is not longer than 2 m
  require(links >= 1 && links <= kMostPlanarLinks, "a planar arm has 1 to kMostPlanarLinks links");
  const double length = links <= 4 ? 0.5 : 2.0 / links;
  Maker maker("planar arm");
  int last = 0;
  for (int i = 1; i <= links; ++i) {
    // turns about -y, so that a positive angle lifts; a gentle arch to begin with
    const double ready = i == 1 ? (links == 1 ? 0.6 : 1.2) : -1.6 / (links - 1);
    const Row row{"link",
                  kTurn,
                  {i == 1 ? 0.0 : length, 0.0, 0.0},
                  -kY,
                  -std::numbers::pi,
                  std::numbers::pi,
                  ready,
                  {length, 0.0, 0.0},
                  1.0};
    Row named = row;
    const std::string number = "_" + std::to_string(i);
    const std::string name = "link" + number;
    named.name = name.c_str();
    last = maker.add(last, named);
  }
  maker.hand(last, {length, 0.0, 0.0});
  return maker.take();
}

Mechanism scara() {
  Maker maker("SCARA");
  const int last =
      maker.add(maker.add(0, {"column", JointType::Fixed, {0, 0, 0}, kZ, 0, 0, 0, {0, 0, 0.45}, 12.0}),
                {{"arm_1", kTurn, {0, 0, 0.45}, kZ, -2.4, 2.4, 0.4, {0.35, 0, 0}, 6.0},
                 {"arm_2", kTurn, {0.35, 0, 0}, kZ, -2.5, 2.5, 0.9, {0.3, 0, 0}, 4.0},
                 {"quill", kSlide, {0.3, 0, 0}, -kZ, 0.0, 0.25, 0.1, {0, 0, -0.12}, 1.5},
                 {"wrist", kTurn, {0, 0, -0.12}, kZ, -std::numbers::pi, std::numbers::pi, 0.0, {0, 0, -0.05}, 0.5}});
  maker.hand(last, {0, 0, -0.05});
  return maker.take();
}

Mechanism cylindrical() {
  Maker maker("cylindrical arm");
  const int last = maker.add(0, {{"column", kTurn, {0, 0, 0}, kZ, -3.0, 3.0, 0.5, {0, 0, 0.3}, 10.0},
                                 {"lift", kSlide, {0, 0, 0.3}, kZ, 0.0, 0.5, 0.2, {0.15, 0, 0}, 5.0},
                                 {"reach", kSlide, {0.15, 0, 0}, kX, 0.0, 0.4, 0.15, {0.25, 0, 0}, 2.0}});
  maker.hand(last, {0.25, 0, 0});
  return maker.take();
}

Mechanism sphericalWrist() {
  // three axes through one point
  Maker maker("spherical wrist");
  const int post = maker.add(0, {"post", JointType::Fixed, {0, 0, 0}, kZ, 0, 0, 0, {0, 0, 0.3}, 3.0});
  const int last =
      maker.add(post, {{"roll", kTurn, {0, 0, 0.35}, kZ, -std::numbers::pi, std::numbers::pi, 0.3, {0, 0, 0.03}, 0.8},
                       {"pitch", kTurn, {0, 0, 0}, kY, -2.0, 2.0, 0.8, {0, 0, 0.05}, 0.5},
                       {"spin", kTurn, {0, 0, 0}, kZ, -std::numbers::pi, std::numbers::pi, 0.0, {0, 0, 0.14}, 0.3}});
  maker.hand(last, {0, 0, 0.14});
  return maker.take();
}

Mechanism sixR() {
  Maker maker("6R arm");
  const int last =
      maker.add(0, {{"turret", kTurn, {0, 0, 0}, kZ, -2.9, 2.9, 0.3, {0, 0, 0.35}, 8.0},
                    {"upper_arm", kTurn, {0, 0, 0.35}, kY, -1.9, 1.9, -0.3, {0, 0, 0.45}, 6.0},
                    {"forearm", kTurn, {0, 0, 0.45}, kY, -0.5, 2.8, 1.7, {0, 0, 0.2}, 4.0},
                    {"roll", kTurn, {0, 0, 0.2}, kZ, -std::numbers::pi, std::numbers::pi, 0.2, {0, 0, 0.2}, 1.5},
                    {"pitch", kTurn, {0, 0, 0.2}, kY, -2.0, 2.0, 0.7, {0, 0, 0.06}, 0.8},
                    {"flange", kTurn, {0, 0, 0.06}, kZ, -std::numbers::pi, std::numbers::pi, 0.0, {0, 0, 0.04}, 0.3}});
  maker.hand(last, {0, 0, 0.04});
  return maker.take();
}

Mechanism sevenR() {
  Maker maker("7R arm");
  const int last = maker.add(0, {{"shoulder_1", kTurn, {0, 0, 0}, kZ, -2.9, 2.9, 0.2, {0, 0, 0.3}, 5.0},
                                 {"shoulder_2", kTurn, {0, 0, 0.3}, kY, -2.0, 2.0, 0.6, {0, 0, 0.2}, 3.5},
                                 {"upper_arm", kTurn, {0, 0, 0.2}, kZ, -2.9, 2.9, 0.3, {0, 0, 0.2}, 3.0},
                                 {"elbow", kTurn, {0, 0, 0.2}, kY, -2.1, 2.1, 1.3, {0, 0, 0.18}, 2.5},
                                 {"forearm", kTurn, {0, 0, 0.18}, kZ, -2.9, 2.9, -0.2, {0, 0, 0.18}, 1.7},
                                 {"wrist", kTurn, {0, 0, 0.18}, kY, -2.0, 2.0, 0.9, {0, 0, 0.08}, 1.0},
                                 {"flange", kTurn, {0, 0, 0.08}, kZ, -2.9, 2.9, 0.0, {0, 0, 0.05}, 0.4}});
  maker.hand(last, {0, 0, 0.05});
  return maker.take();
}

Mechanism twoArms() {
  Maker maker("torso with two arms");
  const int post = maker.add(0, {"post", JointType::Fixed, {0, 0, 0}, kZ, 0, 0, 0, {0, 0, 0.6}, 15.0});
  const int chest = maker.add(post, {{"waist", kTurn, {0, 0, 0.6}, kZ, -2.0, 2.0, 0.0, {0, 0, 0.08}, 5.0},
                                     {"chest", kTurn, {0, 0, 0.08}, kY, -0.4, 1.0, 0.1, {0, 0, 0.4}, 12.0}});
  for (const double side : {1.0, -1.0}) {
    const std::string prefix = side > 0.0 ? "left_" : "right_";
    // the arm hangs down; a positive swing of the shoulder lifts it forward
    const int last =
        maker.add(chest,
                  {{"shoulder", kTurn, {0, 0.2 * side, 0.36}, -kY, -1.0, 3.0, 0.6, {0, 0.05 * side, 0}, 1.5},
                   {"upper_arm",
                    kTurn,
                    {0, 0.05 * side, 0},
                    kX,
                    side > 0 ? -0.2 : -2.5,
                    side > 0 ? 2.5 : 0.2,
                    0.3 * side,
                    {0, 0, -0.3},
                    2.0},
                   {"twist", kTurn, {0, 0, -0.3}, kZ, -1.6, 1.6, 0.0, {0, 0, -0.03}, 0.5},
                   {"forearm", kTurn, {0, 0, -0.03}, -kY, 0.0, 2.5, 1.1, {0, 0, -0.26}, 1.5},
                   {"wrist", kTurn, {0, 0, -0.26}, kX, -1.2, 1.2, 0.0, {0, 0, -0.1}, 0.5}},
                  prefix);
    maker.hand(last, {0, 0, -0.1}, prefix + "tool");
  }
  return maker.take();
}

}  // namespace

Shape barBetween(const Vector3d& from, const Vector3d& to, double radius) {
  Shape shape;
  const Vector3d along = to - from;
  const double length = along.norm();
  shape.geometry = Capsule{radius, length};
  shape.X_LS = {length > 0.0 ? rotationWithZ(along / length) : Eigen::Matrix3d(Eigen::Matrix3d::Identity()),
                0.5 * (from + to)};
  shape.material = kLinkMaterial;
  return shape;
}

Shape barrelAlong(const Vector3d& axis, double radius, double length) {
  Shape shape;
  shape.geometry = Cylinder{radius, length};
  shape.X_LS.R = rotationWithZ(axis.normalized());
  shape.material = kJointMaterial;
  return shape;
}

double usualRadius(double length) { return std::max(0.015, 0.09 * length); }

Link plainLink(const std::string& name, const Vector3d& tip, double radius, double mass) {
  Link link{name};
  link.shapes = {barBetween(Vector3d::Zero(), tip, radius)};
  link.mass_source = MassSource::UniformRod;
  link.inertial = inertialOfRod(link.shapes, mass);
  return link;
}

Mechanism mechanismFrom(Template which, int links) {
  switch (which) {
    case Template::Empty: return empty();
    case Template::Planar: return planar(links);
    case Template::Scara: return scara();
    case Template::Cylindrical: return cylindrical();
    case Template::SphericalWrist: return sphericalWrist();
    case Template::SixR: return sixR();
    case Template::SevenR: return sevenR();
    case Template::TwoArms: return twoArms();
  }
  return empty();
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/mechanism/generated_shapes.h"

#include "core/spatial/rotation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace linkwright {

namespace {

using Eigen::Vector3d;

constexpr double kRadiusOverChain = 0.042;    // of a link near the base
constexpr double kSlimmestOverChain = 0.011;  // never slimmer than this
constexpr double kTaper = 0.45;               // share of the radius lost from the base to the tip
constexpr double kRadiusOverSpan = 0.36;      // a short link is a slim one
constexpr double kBarrelRadius = 1.22;        // of the link's radius
constexpr double kBarrelLength = 2.9;
constexpr double kUsualOffsets = 7.0;  // an arm that looks right has about as many

// the tree as indices: what hangs on each link, and how far from the base it is
struct Tree {
  std::vector<int> joint_above;  // index into joints, -1 for the base
  std::vector<std::vector<int>> joints_below;
  std::vector<int> order;     // parents first
  std::vector<double> reach;  // m from the base along the offsets
  std::vector<int> depth;     // joints that move, from the base
};

Tree treeOf(const Mechanism& mechanism) {
  const std::size_t count = mechanism.links.size();
  Tree tree{std::vector<int>(count, -1),
            std::vector<std::vector<int>>(count),
            {},
            std::vector<double>(count, 0.0),
            std::vector<int>(count, 0)};
  const auto valid = [count](int link) { return link >= 0 && static_cast<std::size_t>(link) < count; };
  for (std::size_t j = 0; j < mechanism.joints.size(); ++j) {
    const Joint& joint = mechanism.joints[j];
    if (!valid(joint.parent) || !valid(joint.child) || joint.parent == joint.child) continue;
    const std::size_t child = static_cast<std::size_t>(joint.child);
    if (tree.joint_above[child] >= 0) continue;
    tree.joint_above[child] = static_cast<int>(j);
    tree.joints_below[static_cast<std::size_t>(joint.parent)].push_back(static_cast<int>(j));
  }
  // from the roots outwards; links of a cycle are never reached
  for (std::size_t i = 0; i < count; ++i) {
    if (tree.joint_above[i] < 0) tree.order.push_back(static_cast<int>(i));
  }
  for (std::size_t next = 0; next < tree.order.size(); ++next) {
    const std::size_t link = static_cast<std::size_t>(tree.order[next]);
    for (int j : tree.joints_below[link]) {
      const Joint& joint = mechanism.joints[static_cast<std::size_t>(j)];
      const std::size_t child = static_cast<std::size_t>(joint.child);
      tree.reach[child] = tree.reach[link] + joint.X_PJ.p.norm();
      tree.depth[child] = tree.depth[link] + (isMoving(joint.type) ? 1 : 0);
      tree.order.push_back(joint.child);
    }
  }
  return tree;
}

Vector3d unitAxis(const Joint& joint) {
  const double length = joint.axis.norm();
  return length > 1e-12 && std::isfinite(length) ? Vector3d(joint.axis / length) : Vector3d(Vector3d::UnitZ());
}

Shape solid(Geometry geometry, const Pose& X_LS, const char* material) {
  Shape shape;
  shape.geometry = std::move(geometry);
  shape.X_LS = X_LS;
  shape.material = material;
  return shape;
}

void addCapsule(std::vector<Shape>& shapes, const Vector3d& from, const Vector3d& to, double radius) {
  const Vector3d along = to - from;
  const double length = along.norm();
  if (length < 1e-9) return;
  shapes.push_back(solid(Capsule{radius, length}, {rotationWithZ(along / length), 0.5 * (from + to)}, kLinkMaterial));
}

// what one link is made of
class LinkBuilder {
public:
  LinkBuilder(const Mechanism& mechanism, const Tree& tree, double chain, int deepest,
              const std::vector<double>& radius, std::size_t link)
      : mechanism_(mechanism),
        tree_(tree),
        chain_(chain),
        deepest_(deepest),
        radius_of_(radius),
        link_(link),
        radius_(radius[link]) {}

  std::vector<Shape> build() {
    addJointAbove();
    for (int j : tree_.joints_below[link_]) addWayTo(mechanism_.joints[static_cast<std::size_t>(j)]);
    if (tree_.joints_below[link_].empty()) addTip();
    if (tree_.joint_above[link_] < 0) addFoot();
    return std::move(shapes_);
  }

private:
  const Joint* above() const {
    const int j = tree_.joint_above[link_];
    return j < 0 ? nullptr : &mechanism_.joints[static_cast<std::size_t>(j)];
  }

  // a barrel along the axis of the joint that carries this link, or the carriage of a rail
  void addJointAbove() {
    const Joint* joint = above();
    if (!joint || !isMoving(joint->type)) return;
    const Eigen::Matrix3d R = rotationWithZ(unitAxis(*joint));
    if (joint->type == JointType::Prismatic) {
      shapes_.push_back(solid(Box{Vector3d(3.0, 3.0, 2.4) * radius_}, {R, Vector3d::Zero()}, kJointMaterial));
    } else {
      shapes_.push_back(
          solid(Cylinder{kBarrelRadius * radius_, kBarrelLength * radius_}, {R, Vector3d::Zero()}, kJointMaterial));
    }
  }

  // from this link's origin to a child's joint: along this link's own axis first, then across
  void addWayTo(const Joint& joint) {
    const Vector3d& goal = joint.X_PJ.p;
    Vector3d along = Vector3d::Zero();
    if (const Joint* own = above(); own && isMoving(own->type)) {
      const Vector3d axis = unitAxis(*own);
      along = axis.dot(goal) * axis;
    }
    const double thickness = 1.2 * radius_;
    if (along.norm() > thickness && (goal - along).norm() > thickness) {
      addCapsule(shapes_, Vector3d::Zero(), along, radius_);
      addCapsule(shapes_, along, goal, radius_);
    } else if (goal.norm() > 0.3 * radius_) {
      addCapsule(shapes_, Vector3d::Zero(), goal, radius_);
    }
    if (joint.type == JointType::Prismatic) addRail(joint);
  }

  void addRail(const Joint& joint) {
    const Vector3d axis = joint.X_PJ.R * unitAxis(joint);
    double lower = joint.limits.lower, upper = joint.limits.upper;
    // a travel without limits, or one longer than the robot (a base that drives about), is only hinted at
    if (!std::isfinite(lower) || !std::isfinite(upper) || upper < lower || upper - lower > 1.2 * chain_) {
      lower = -0.2 * chain_;
      upper = 0.2 * chain_;
    }
    const double child_radius = radius_of_[static_cast<std::size_t>(joint.child)];
    lower -= 1.6 * child_radius;
    upper += 1.6 * child_radius;
    shapes_.push_back(solid(Box{{1.5 * child_radius, 1.5 * child_radius, upper - lower}},
                            {rotationWithZ(axis), joint.X_PJ.p + 0.5 * (lower + upper) * axis}, kLinkMaterial));
  }

  // the end of a chain: as far as its mass says it goes
  void addTip() {
    const Joint* joint = above();
    if (!joint || !mechanism_.links[link_].inertial) return;
    const Vector3d& centre = mechanism_.links[link_].inertial->p_LLcm;
    const double length = std::min(2.0 * centre.norm(), 0.5 * chain_);
    if (length > 1.5 * radius_) {
      addCapsule(shapes_, Vector3d::Zero(), centre.normalized() * length, radius_);
    } else if (isMoving(joint->type) && joint->type != JointType::Prismatic) {
      // a flange on the last axis, so that its turning can be seen
      const Vector3d axis = unitAxis(*joint);
      const Eigen::Matrix3d R = rotationWithZ(axis);
      const double reach = (0.5 * kBarrelLength + 0.25) * radius_;
      shapes_.push_back(solid(Box{Vector3d(1.9, 0.8, 0.9) * radius_}, {R, axis * reach}, kLinkMaterial));
    }
  }

  void addFoot() {
    if (tree_.joints_below[link_].empty() && deepest_ > 0) return;
    const double height = 0.7 * radius_;
    shapes_.push_back(solid(Cylinder{2.3 * radius_, height}, {Eigen::Matrix3d::Identity(), {0.0, 0.0, 0.5 * height}},
                            kJointMaterial));
  }

  const Mechanism& mechanism_;
  const Tree& tree_;
  double chain_;
  int deepest_;
  const std::vector<double>& radius_of_;
  std::size_t link_;
  double radius_;
  std::vector<Shape> shapes_;
};

// girths come in steps of four percent: an edit that makes the whole a little larger leaves the other links alone
double inSteps(double radius) {
  constexpr double kStepsToTwice = 16.0;
  return radius > 0.0 ? std::exp2(std::round(kStepsToTwice * std::log2(radius)) / kStepsToTwice) : radius;
}

double chainLengthOf(const Tree& tree) {
  double longest = 0.0;
  for (double reach : tree.reach) longest = std::max(longest, reach);
  return longest;
}

// a lone link, or one whose joints all stand in one point, is sized by where its mass is
double sizeOf(const Mechanism& mechanism, const Tree& tree) {
  double size = chainLengthOf(tree);
  for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
    if (const auto& inertial = mechanism.links[i].inertial; inertial && tree.joints_below[i].empty()) {
      size = std::max(size, tree.reach[i] + 2.0 * inertial->p_LLcm.norm());
    }
  }
  return std::isfinite(size) && size > 1e-3 ? size : 1e-3;
}

double drawingSizeOf(const Mechanism& mechanism, double chain) {
  double sum = 0.0;
  int count = 0;
  for (const Joint& joint : mechanism.joints) {
    const double offset = joint.X_PJ.p.norm();
    if (offset > 1e-4 * chain && offset <= chain) {
      sum += offset;
      ++count;
    }
  }
  return count > 0 ? std::min(chain, kUsualOffsets * sum / count) : chain;
}

}  // namespace

double drawingSize(const Mechanism& mechanism) { return drawingSizeOf(mechanism, chainLength(mechanism)); }

double chainLength(const Mechanism& mechanism) { return sizeOf(mechanism, treeOf(mechanism)); }

bool hasDrawableShapes(const Link& link) {
  return std::any_of(link.shapes.begin(), link.shapes.end(),
                     [](const Shape& shape) { return !std::holds_alternative<Mesh>(shape.geometry); });
}

std::vector<std::vector<Shape>> generatedShapes(const Mechanism& mechanism) {
  const Tree tree = treeOf(mechanism);
  const double chain = sizeOf(mechanism, tree);
  const double size = drawingSizeOf(mechanism, chain);
  const int deepest = tree.depth.empty() ? 0 : *std::max_element(tree.depth.begin(), tree.depth.end());

  // radii first: slimmer towards the tip, slim where the way to the next joint is short
  std::vector<double> radius(mechanism.links.size(), kSlimmestOverChain * size);
  for (int i : tree.order) {
    const std::size_t link = static_cast<std::size_t>(i);
    double span = 0.0;
    for (int j : tree.joints_below[link]) {
      span = std::max(span, mechanism.joints[static_cast<std::size_t>(j)].X_PJ.p.norm());
    }
    if (const auto& inertial = mechanism.links[link].inertial) span = std::max(span, 2.0 * inertial->p_LLcm.norm());
    const double along = deepest > 0 ? static_cast<double>(tree.depth[link]) / deepest : 0.0;
    double r = kRadiusOverChain * size * (1.0 - kTaper * along);
    const int j = tree.joint_above[link];
    if (j >= 0) {
      const std::size_t parent = static_cast<std::size_t>(mechanism.joints[static_cast<std::size_t>(j)].parent);
      // a joint standing in the same point as the next one keeps its parent's girth, a little less
      if (span < 0.25 * radius[parent]) span = 0.9 * radius[parent] / kRadiusOverSpan;
      r = std::min(r, radius[parent]);
      r = std::min(r, kRadiusOverSpan * span);
    }
    radius[link] = inSteps(std::max(r, kSlimmestOverChain * size));
  }

  std::vector<std::vector<Shape>> shapes(mechanism.links.size());
  for (int i : tree.order) {
    const std::size_t link = static_cast<std::size_t>(i);
    if (hasDrawableShapes(mechanism.links[link])) continue;
    shapes[link] = LinkBuilder(mechanism, tree, chain, deepest, radius, link).build();
  }
  return shapes;
}

}  // namespace linkwright

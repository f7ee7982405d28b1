// SPDX-License-Identifier: MIT
// The nodes of a tree at an instant, and the segments between them.
#include "core/base/index.h"
#include "core/base/require.h"
#include "core/beam/nodal_rod.h"
#include "core/beam/nodal_scheme.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <optional>

namespace linkwright {

namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;
using Kind = SchemeRow::Kind;

constexpr double kParallel = 1e-12;

bool turnsHaveMass(const ElasticBeam& beam) {
  return std::any_of(beam.elements.begin(), beam.elements.end(), [](const BeamElement& element) {
    const Eigen::Matrix4d& M = element.bend_mass;
    return !(M.row(1).isZero(0.0) && M.row(3).isZero(0.0));
  });
}

}  // namespace

class NodalSchemeBuilder {
public:
  NodalSchemeBuilder(NodalScheme& scheme, const ElasticPass& pass, const ElasticState& state, NodalMass mass)
      : scheme_(scheme),
        pass_(pass),
        tree_(pass.tree()),
        state_(state),
        is_lumped_(mass == NodalMass::Lumped),
        nodes_of_(tree_.bodies.size()) {}

  void run() {
    addJoints();
    findPlane();
    int beams = 0;
    for (int i = 0; i < std::ssize(tree_.bodies); ++i) {
      const ElasticBody& body = tree_.bodies[at(i)];
      rods_.push_back(nodalRodOf(tree_, i));
      scheme_.has_spread_mass_ |= body.beam >= 0 || rods_.back().has_value();
      const int begin = start(i);
      if (body.beam >= 0) {
        addBeam(i, begin, beams);
        beams += tree_.beams[at(body.beam)].nodes();
      } else {
        nodes_of_[at(i)] = {begin};
        addRigid(i);
      }
    }
    for (const NodalLoad& load : pass_.loads) addLoad(load);
    addSpans();
    addSegments();
    addRowsAndColumns();
  }

private:
  const Pose& poseOf(int body) const { return pass_.bodies()[at(body)].X_WB; }
  SchemeNode& node(int index) { return scheme_.nodes_[at(index)]; }

  void addJoints() {
    scheme_.joints_.resize(at(tree_.dof));
    for (int i = 0; i < std::ssize(tree_.bodies); ++i) {
      const ElasticBody& body = tree_.bodies[at(i)];
      if (body.dof < 0) continue;
      const bool slides = body.joint == BodyJoint::Prismatic;
      const Vector3d axis = slides ? body.s.tail<3>() : body.s.head<3>();
      scheme_.joints_[at(body.dof)] = {tree_.joints[at(body.dof)], i, slides, poseOf(i).R * axis};
    }
  }

  /// All axes parallel: two axes of the world lie in the plane where they can, x before y before z.
  void findPlane() {
    const auto turning = std::find_if(scheme_.joints_.begin(), scheme_.joints_.end(),
                                      [](const SchemeJoint& joint) { return !joint.is_prismatic; });
    if (turning == scheme_.joints_.end()) return;
    Vector3d n = turning->axis.normalized();
    for (const SchemeJoint& joint : scheme_.joints_) {
      const double off = joint.is_prismatic ? std::abs(joint.axis.dot(n)) : joint.axis.cross(n).norm();
      if (off > kParallel) return;
    }
    scheme_.is_planar_ = true;
    Eigen::Index main = 0;
    n.cwiseAbs().maxCoeff(&main);
    // x with y, y with z, but x with z: so that both grow the way they do in the world
    if ((n[main] < 0.0) != (main == 1)) n = -n;
    const Vector3d first = main == 0 ? Vector3d::UnitY() : Vector3d::UnitX();
    const Vector3d x = (first - first.dot(n) * n).normalized();
    scheme_.plane_ << x, n.cross(x), n;
  }

  /// Whether moments along a direction can count: in a plane only those that come out of it.
  bool counts(const Vector3d& direction) const {
    return !scheme_.is_planar_ || std::abs(direction.dot(scheme_.plane_.col(2))) > 1e-9;
  }

  bool bearsMoment(int i, int at_node) const {
    return std::any_of(pass_.loads.begin(), pass_.loads.end(), [&](const NodalLoad& load) {
      return load.body == i && load.node == at_node && !load.wrench.moment.isZero(0.0);
    });
  }

  bool beamHasMoments(int i) const {
    if (is_lumped_) return false;
    const ElasticBeam& beam = tree_.beams[at(tree_.bodies[at(i)].beam)];
    const bool spins = std::any_of(beam.elements.begin(), beam.elements.end(),
                                   [](const BeamElement& element) { return element.spin_own != 0.0; });
    return turnsHaveMass(beam) || (spins && counts(poseOf(i).R.col(0)));
  }

  bool rodHasMoment(int i) const {
    const NodalRod& rod = *rods_[at(i)];
    return !is_lumped_ && !rod.is_exact && counts(poseOf(i).R * rod.end.normalized());
  }

  /// Whether the node at the body's origin needs moments.
  bool startsWithMoment(int i) const {
    const ElasticBody& body = tree_.bodies[at(i)];
    if (bearsMoment(i, 0)) return true;
    if (body.beam >= 0) return beamHasMoments(i);
    if (rods_[at(i)]) return rodHasMoment(i);
    return !body.mc.isZero(0.0) || !body.I_B.isZero(0.0);
  }

  /// The body with the joint that this one is moved by, -1 for what stands on the ground.
  int movedBy(int i) const {
    while (i >= 0 && tree_.bodies[at(i)].dof < 0) i = tree_.bodies[at(i)].parent;
    return i;
  }

  int add(std::string name, int body, int parent, int carrier, const Vector3d& place) {
    SchemeNode made;
    made.name = std::move(name);
    made.body = body;
    made.parent = parent;
    made.carrier = carrier;
    made.place = place;
    scheme_.nodes_.push_back(std::move(made));
    return static_cast<int>(std::ssize(scheme_.nodes_)) - 1;
  }

  /// The node where a body's joint is: the parent's that is there, or one of its own.
  int start(int i) {
    const ElasticBody& body = tree_.bodies[at(i)];
    const Vector3d place = poseOf(i) * body.X_JB.inverse().p;
    if (body.parent < 0) return add(body.name, i, -1, -1, place);
    const std::vector<int>& above = nodes_of_[at(body.parent)];
    const auto& rod = rods_[at(body.parent)];
    int hung_on = above[at(body.node)];
    bool is_apart = body.X_NJ.p.norm() > kSameNodePlace;
    if (rod && (body.X_NJ.p - rod->end).norm() <= kSameNodePlace) {
      hung_on = above.back();
      is_apart = false;
    }
    // a beam that begins away from its joint has no mass there
    const bool has_moment = body.X_JB.p.norm() <= kSameNodePlace && startsWithMoment(i);
    const bool can_share = !has_moment || movedBy(node(hung_on).body) == movedBy(i);
    if (!is_apart && body.joint != BodyJoint::Prismatic && can_share) return hung_on;
    return add(body.name, i, hung_on, body.parent, place);
  }

  void addBeam(int i, int begin, int first_of_all) {
    const ElasticBody& body = tree_.bodies[at(i)];
    const ElasticBeam& beam = tree_.beams[at(body.beam)];
    const Pose& X = poseOf(i);
    std::vector<int>& nodes = nodes_of_[at(i)];
    int before = begin;
    for (int k = 0; k < beam.nodes(); ++k) {
      const bool is_there = k == 0 && body.X_JB.p.norm() <= kSameNodePlace;
      if (!is_there) before = add({}, i, before, i, X * pass_.nodePlace(i, k));
      nodes.push_back(before);
      SchemeNode& here = node(before);
      if (here.body == i) here.name = body.name + ' ' + std::to_string(k);
      here.has_force = true;
      here.has_moment |= beamHasMoments(i);
      if (is_lumped_) {
        here.force += X.R * lumpedForce(i, k);
        continue;
      }
      const Vector6 P = pass_.P.segment<6>(6 * (first_of_all + k));
      here.force += X.R * P.head<3>();
      here.moment += X.R * P.tail<3>();
    }
  }

  /// Acceleration of a place in a body's frame that moves in it, less gravity, in its axes.
  Vector3d acceleration(int i, const Vector3d& r, const Vector3d& rate, const Vector3d& own) const {
    const BodyPass& me = pass_.bodies()[at(i)];
    return me.a + me.alpha.cross(r) + me.omega.cross(me.omega.cross(r) + 2.0 * rate) + own;
  }

  /// Half of the elements on both sides of a beam's node.
  Vector3d lumpedForce(int i, int k) const {
    const ElasticBody& body = tree_.bodies[at(i)];
    const std::vector<BeamElement>& elements = tree_.beams[at(body.beam)].elements;
    double mass = 0.0;
    for (const int element : {k - 1, k}) {
      if (element < 0 || element >= std::ssize(elements)) continue;
      mass += elements[at(element)].mass_own + elements[at(element)].mass_other;
    }
    Vector3d rate = Vector3d::Zero(), own = rate;
    if (k > 0) {
      rate = state_.ud.segment<3>(body.first_dof + 6 * (k - 1));
      own = state_.udd.segment<3>(body.first_dof + 6 * (k - 1));
    }
    return mass * acceleration(i, pass_.nodePlace(i, k), rate, own);
  }

  void addRigid(int i) {
    const ElasticBody& body = tree_.bodies[at(i)];
    if (!(body.mass > 0.0) && body.mc.isZero(0.0) && body.I_B.isZero(0.0)) return;
    const Matrix3d& R = poseOf(i).R;
    if (rods_[at(i)]) return addRod(i);
    const Vector6 wrench = inertiaWrench(i);
    SchemeNode& here = node(nodes_of_[at(i)][0]);
    here.has_force = true;
    here.has_moment |= startsWithMoment(i);
    here.force += R * wrench.tail<3>();
    here.moment += R * wrench.head<3>();
  }

  /// What the body's own masses need, without the loads on it: [moment; force] about its origin, its axes.
  Vector6 inertiaWrench(int i) const {
    Vector6 wrench = pass_.bodies()[at(i)].wrench;
    const Matrix3d R = poseOf(i).R.transpose();
    for (const NodalLoad& load : pass_.loads) {
      if (load.body != i) continue;
      wrench.head<3>() += R * load.wrench.moment;
      wrench.tail<3>() += R * load.wrench.force;
    }
    return wrench;
  }

  void addRod(int i) {
    const ElasticBody& body = tree_.bodies[at(i)];
    const Pose& X = poseOf(i);
    const Vector3d end = rods_[at(i)]->end, zero = Vector3d::Zero();
    const double l = end.norm();
    const Vector3d e = end / l;
    const Vector3d a_0 = acceleration(i, zero, zero, zero), a_1 = acceleration(i, end, zero, zero);
    const int tip = add(body.name + " tip", i, nodes_of_[at(i)][0], i, X * end);
    nodes_of_[at(i)].push_back(tip);
    SchemeNode &near = node(nodes_of_[at(i)][0]), &far = node(tip);
    near.has_force = far.has_force = true;
    if (is_lumped_) {
      near.force += X.R * (0.5 * body.mass * a_0);
      far.force += X.R * (0.5 * body.mass * a_1);
      return;
    }
    // along the rod by m/6 [2 1; 1 2]; across it so that the moment is the body's, which is the same for a rod
    const Vector6 wrench = inertiaWrench(i);
    const Vector3d n = wrench.head<3>(), f = wrench.tail<3>();
    const double along = e.dot(body.mass / 6.0 * a_0 + body.mass / 3.0 * a_1);
    const Vector3d f_1 = n.cross(e) / l + along * e;
    near.force += X.R * (f - f_1);
    far.force += X.R * f_1;
    near.has_moment |= rodHasMoment(i);
    if (rodHasMoment(i)) near.moment += X.R * (e.dot(n) * e);
  }

  void addLoad(const NodalLoad& load) {
    SchemeNode& here = node(nodes_of_[at(load.body)][at(load.node)]);
    here.has_force |= !load.wrench.force.isZero(0.0);
    here.has_moment |= !load.wrench.moment.isZero(0.0);
    here.force -= load.wrench.force;
    here.moment -= load.wrench.moment;
  }

  /// Where each subtree begins and ends when it is walked in depth first; parents come first.
  static std::vector<NodalScheme::Span> spansOf(const std::vector<int>& parent) {
    std::vector<int> size(parent.size(), 1), next(parent.size(), 0);
    for (std::size_t i = parent.size(); i-- > 0;) {
      if (parent[i] >= 0) size[at(parent[i])] += size[i];
    }
    std::vector<NodalScheme::Span> spans(parent.size());
    int top = 0;
    for (std::size_t i = 0; i < parent.size(); ++i) {
      int& begin = parent[i] >= 0 ? next[at(parent[i])] : top;
      spans[i] = {begin, begin + size[i]};
      begin += size[i];
      next[i] = spans[i].first + 1;
    }
    return spans;
  }

  void addSpans() {
    std::vector<int> bodies, nodes;
    for (const ElasticBody& body : tree_.bodies) bodies.push_back(body.parent);
    for (const SchemeNode& each : scheme_.nodes_) nodes.push_back(each.parent);
    scheme_.body_span_ = spansOf(bodies);
    scheme_.node_span_ = spansOf(nodes);
  }

  /// Whether a joint that turns (or one that slides) moves the body.
  bool isMoved(int body, bool by_sliding) const {
    for (int j = 0; j < std::ssize(scheme_.joints_); ++j) {
      if (scheme_.joints_[at(j)].is_prismatic == by_sliding && scheme_.moves(j, body)) return true;
    }
    return false;
  }

  void addSegments() {
    // what acts on a node and on all beyond it
    std::vector<Vector3d> force;
    std::vector<bool> is_loaded;
    for (const SchemeNode& each : scheme_.nodes_) {
      force.push_back(each.force);
      is_loaded.push_back(each.has_force);
    }
    for (int k = static_cast<int>(std::ssize(force)) - 1; k >= 0; --k) {
      const int parent = node(k).parent;
      if (parent < 0) continue;
      force[at(parent)] += force[at(k)];
      if (is_loaded[at(k)]) is_loaded[at(parent)] = true;
    }
    lies_beyond_.assign(force.size(), false);
    for (int k = 0; k < std::ssize(force); ++k) {
      const SchemeNode& each = node(k);
      lies_beyond_[at(k)] = each.parent >= 0 && lies_beyond_[at(each.parent)];
      if (each.parent < 0 || !is_loaded[at(k)] || !isMoved(each.carrier, false)) continue;
      Vector3d chord = each.place - node(each.parent).place;
      if (scheme_.is_planar_) chord -= chord.dot(scheme_.plane_.col(2)) * scheme_.plane_.col(2);
      const double length = chord.norm();
      // a slide that happens to be drawn in is a segment still
      const ElasticBody& body = tree_.bodies[at(each.body)];
      const bool slides = body.joint == BodyJoint::Prismatic && each.carrier == body.parent;
      if (length <= kSameNodePlace && !slides) continue;
      const Vector3d e = length > kSameNodePlace ? Vector3d(chord / length) : scheme_.joints_[at(body.dof)].axis;
      scheme_.segments_.push_back({k, length, e, force[at(k)]});
      lies_beyond_[at(k)] = true;
    }
  }

  void addRowsAndColumns() {
    const int directions = scheme_.is_planar_ ? 2 : 3, turns = scheme_.is_planar_ ? 1 : 3;
    for (int s = 0; s < std::ssize(scheme_.segments_); ++s) addRows(Kind::Across, s, turns);
    for (int k = 0; k < std::ssize(scheme_.nodes_); ++k) {
      const SchemeNode& each = node(k);
      const bool is_felt = each.has_moment && isMoved(each.body, false);
      if (each.has_force && (isMoved(each.body, true) || lies_beyond_[at(k)])) addColumns(k, 0, directions);
      if (!is_felt) continue;
      addRows(Kind::Moment, k, turns);
      addColumns(k, 3, turns);
    }
    for (int j = 0; j < std::ssize(scheme_.joints_); ++j) {
      if (scheme_.joints_[at(j)].is_prismatic) addRows(Kind::Force, j, directions);
    }
  }

  void addRows(Kind kind, int index, int count) {
    for (int c = 0; c < count; ++c) scheme_.rows_.push_back({kind, index, c});
  }
  void addColumns(int index, int first, int count) {
    for (int c = 0; c < count; ++c) scheme_.columns_.push_back({index, first + c});
  }

  NodalScheme& scheme_;
  const ElasticPass& pass_;
  const ElasticTree& tree_;
  const ElasticState& state_;
  const bool is_lumped_;
  std::vector<std::optional<NodalRod>> rods_;
  std::vector<std::vector<int>> nodes_of_;  // of each body: of a beam all, of a rod both ends, else one
  std::vector<bool> lies_beyond_;           // [nodes]: a segment
};

NodalScheme::NodalScheme(const ElasticPass& pass, const ElasticState& state, NodalMass mass) {
  requireSize(state.u.size(), pass.tree().size, "u");
  requireSize(state.ud.size(), pass.tree().size, "ud");
  requireSize(state.udd.size(), pass.tree().size, "udd");
  NodalSchemeBuilder(*this, pass, state, mass).run();
}

}  // namespace linkwright

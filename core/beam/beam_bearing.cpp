// SPDX-License-Identifier: MIT
#include "core/beam/beam_bearing.h"

#include "core/base/require.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

using Eigen::Vector3d;
using Vector12 = Eigen::Matrix<double, 12, 1>;

const ElasticBeam& beamOf(const ElasticTree& tree, int body) {
  require(body >= 0 && body < std::ssize(tree.bodies), "there is no such body");
  const int beam = tree.bodies[static_cast<std::size_t>(body)].beam;
  require(beam >= 0, "the body does not bend");
  return tree.beams[static_cast<std::size_t>(beam)];
}

/// Six numbers of a node in a vector of all deformations; the root's are zero.
Vector6 nodeOf(const ElasticBody& body, const Eigen::VectorXd& u, int k) {
  if (k == 0) return Vector6::Zero();
  return u.segment<6>(body.first_dof + 6 * (k - 1));
}

Vector12 elementOf(const ElasticBody& body, const Eigen::VectorXd& u, int k) {
  Vector12 both;
  both << nodeOf(body, u, k), nodeOf(body, u, k + 1);
  return both;
}

/// What a node's mass is accelerated by: its acceleration less gravity, and e x t'' of the tangent t with the spin
/// about x, as ElasticPass has them.
Vector6 accelerationOf(const BodyPass& me, double x, const Vector6& u, const Vector6& ud, const Vector6& udd) {
  const Vector3d e = Vector3d::UnitX(), r = x * e + u.head<3>(), v = ud.head<3>(), psi = u.tail<3>(),
                 psid = ud.tail<3>();
  const Vector3d a = me.a + me.alpha.cross(r) + me.omega.cross(me.omega.cross(r) + 2.0 * v) + Vector3d(udd.head<3>());
  const Vector3d t = e + psi.cross(e), td = psid.cross(e);
  const Vector3d tdd =
      Vector3d(udd.tail<3>()).cross(e) + me.omega.cross(2.0 * td + me.omega.cross(t)) + me.alpha.cross(t);
  Vector3d slope = e.cross(tdd);
  slope.x() = me.alpha.x() + udd[3] + me.omega.cross(psid).x();
  Vector6 out;
  out << a, slope;
  return out;
}

/// The two places between which `at` is, and how far.
struct Between {
  int element = 0;
  double share = 0.0;
};
Between between(double at, int elements) {
  const double clamped = std::clamp(at, 0.0, static_cast<double>(elements));
  const int element = std::min(static_cast<int>(clamped), elements - 1);
  return {element, clamped - element};
}

}  // namespace

double SectionLoad::bending() const { return std::hypot(moment.y(), moment.z()); }

SectionLoad BeamBearing::at(double at) const {
  require(!ends.empty(), "a beam without elements bears nothing");
  const Between place = between(at, static_cast<int>(std::ssize(ends) / 2));
  const auto first = static_cast<std::size_t>(2 * place.element);
  const SectionLoad &a = ends[first], &b = ends[first + 1];
  const double s = place.share;
  return {(1.0 - s) * a.x + s * b.x, (1.0 - s) * a.force + s * b.force, (1.0 - s) * a.moment + s * b.moment};
}

std::vector<int> beamBodies(const ElasticTree& tree) {
  std::vector<int> bodies;
  for (int i = 0; i < std::ssize(tree.bodies); ++i) {
    if (tree.bodies[static_cast<std::size_t>(i)].beam >= 0) bodies.push_back(i);
  }
  return bodies;
}

BeamBearing beamBearing(const ElasticPass& pass, const ElasticState& state, int body) {
  const ElasticTree& tree = pass.tree();
  const ElasticBeam& beam = beamOf(tree, body);
  const ElasticBody& own = tree.bodies[static_cast<std::size_t>(body)];
  const BodyPass& me = pass.bodies()[static_cast<std::size_t>(body)];
  BeamBearing bearing;
  bearing.body = body;
  bearing.ends.reserve(2 * beam.elements.size());
  const auto motionAt = [&](int k) {
    return accelerationOf(me, beam.x[static_cast<std::size_t>(k)], nodeOf(own, state.u, k), nodeOf(own, state.ud, k),
                          nodeOf(own, state.udd, k));
  };
  Vector6 near = motionAt(0);
  for (int k = 0; k + 1 < beam.nodes(); ++k) {
    const BeamElement& element = beam.elements[static_cast<std::size_t>(k)];
    const Vector6 far = motionAt(k + 1);
    const Vector12 u = elementOf(own, state.u, k), ud = elementOf(own, state.ud, k);
    Vector12 a;
    a << near, far;
    Vector12 F =
        stiffnessOf(element) * (u + pass.damping_stiffness * ud) + massOf(element) * (a + pass.damping_mass * ud);
    if (beam.has_geometric_stiffness) {
      const Vector12 G = geometricStiffnessOf(element) * u;
      const double bow = 0.5 * u.dot(G);
      F += element.axial * (u[6] - u[0] + bow) * G;
      F[0] -= element.axial * bow;
      F[6] += element.axial * bow;
    }
    // what turns about x and is turned across
    const double j = (element.spin_own + element.spin_other) * me.omega.x();
    const Vector3d gyration(0.0, j * me.omega.z(), -j * me.omega.y());
    F.segment<3>(3) += gyration;
    F.segment<3>(9) += gyration;
    // F is what the nodes have to do to the element: at its near end that is what the inner part does
    const auto at = static_cast<std::size_t>(k);
    bearing.ends.push_back({beam.x[at], -F.segment<3>(0), -F.segment<3>(3)});
    bearing.ends.push_back({beam.x[at + 1], F.segment<3>(6), F.segment<3>(9)});
    near = far;
  }
  return bearing;
}

Vector3d centreLine(const ElasticTree& tree, int body, const Eigen::VectorXd& u, double at) {
  const ElasticBeam& beam = beamOf(tree, body);
  const ElasticBody& own = tree.bodies[static_cast<std::size_t>(body)];
  const auto [k, s] = between(at, static_cast<int>(std::ssize(beam.elements)));
  const BeamElement& element = beam.elements[static_cast<std::size_t>(k)];
  const Vector6 a = nodeOf(own, u, k), b = nodeOf(own, u, k + 1);
  Vector3d w = (1.0 - s) * a.head<3>() + s * b.head<3>();
  // linear elements have tension without slopes: that is how they are told
  if (element.geometric(0, 1) != 0.0) {
    const double l = element.length, r = 1.0 - s;
    const double h0 = r * r * (1.0 + 2.0 * s), h1 = l * s * r * r, h2 = s * s * (3.0 - 2.0 * s), h3 = -l * s * s * r;
    w.y() = h0 * a[1] + h1 * a[5] + h2 * b[1] + h3 * b[5];
    w.z() = h0 * a[2] - h1 * a[4] + h2 * b[2] - h3 * b[4];
  }
  w.x() += beam.x[static_cast<std::size_t>(k)] + s * element.length;
  return w;
}

std::vector<Pose> placesOf(const ElasticTree& tree, const Eigen::VectorXd& q, const Eigen::VectorXd& u) {
  requireSize(u.size(), tree.size, "u");
  ElasticState state = stateOfRest(tree, q);
  state.u = u;
  ElasticPass pass(tree);
  pass.outward(state);
  std::vector<Pose> X_WB;
  X_WB.reserve(pass.bodies().size());
  for (const BodyPass& body : pass.bodies()) X_WB.push_back(body.X_WB);
  return X_WB;
}

std::vector<Pose> linkPlaces(const ElasticTree& tree, const std::vector<Pose>& X_WB) {
  require(X_WB.size() == tree.bodies.size(), "a pose for each body");
  std::vector<Pose> X_WL;
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const ElasticBody& body = tree.bodies[i];
    if (body.link < 0) continue;
    if (static_cast<std::size_t>(body.link) >= X_WL.size()) X_WL.resize(static_cast<std::size_t>(body.link) + 1);
    X_WL[static_cast<std::size_t>(body.link)] = X_WB[i] * body.X_JB.inverse();
  }
  return X_WL;
}

std::vector<int> carriedLinks(const ElasticTree& tree) {
  std::vector<int> links;
  std::vector<bool> is_carried(tree.bodies.size(), false);
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const ElasticBody& body = tree.bodies[i];
    if (body.parent < 0) continue;
    const auto parent = static_cast<std::size_t>(body.parent);
    is_carried[i] = is_carried[parent] || tree.bodies[parent].beam >= 0;
    if (is_carried[i] && body.beam < 0 && body.link >= 0) links.push_back(body.link);
  }
  return links;
}

BearingPeaks bearingPeaks(const ElasticRun& run, const std::stop_token& stop) {
  const ElasticTree& tree = *run.tree;
  BearingPeaks peaks;
  for (const int body : beamBodies(tree)) {
    BearingPeaks::Beam beam;
    beam.body = body;
    beam.bending.assign(2 * beamOf(tree, body).elements.size(), 0.0);
    peaks.beams.push_back(std::move(beam));
  }
  // a run that begins locked has a first sample at which all is still held
  const Eigen::Index held = run.firstFree();
  for (Eigen::Index sample = held; sample < run.samples() && !stop.stop_requested(); ++sample) {
    const ElasticState state = run.state(sample);
    const ElasticPass pass = run.passAt(sample);
    for (BearingPeaks::Beam& beam : peaks.beams) {
      const BeamBearing bearing = beamBearing(pass, state, beam.body);
      if (beam.x.empty()) {
        for (const SectionLoad& end : bearing.ends) beam.x.push_back(end.x);
      }
      for (std::size_t k = 0; k < bearing.ends.size(); ++k)
        beam.bending[k] = std::max(beam.bending[k], bearing.ends[k].bending());
      peaks.bending = std::max(peaks.bending, *std::max_element(beam.bending.begin(), beam.bending.end()));
      const ElasticBody& own = tree.bodies[static_cast<std::size_t>(beam.body)];
      const Vector6 tip = nodeOf(own, state.u, static_cast<int>(bearing.ends.size() / 2));
      beam.deflection = std::max(beam.deflection, std::hypot(tip[1], tip[2]));
    }
    for (Eigen::Index k = 0; k + 6 <= pass.P.size(); k += 6)
      peaks.nodal_force = std::max(peaks.nodal_force, pass.P.segment<3>(k).norm());
    for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
      if (tree.bodies[i].beam < 0)
        peaks.nodal_force = std::max(peaks.nodal_force, pass.bodies()[i].wrench.tail<3>().norm());
    }
  }
  return peaks;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/beam/elastic_pass.h"

#include "core/base/require.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <cmath>

namespace linkwright {

namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;
using Eigen::Vector4d;

/// exp of a small rotation vector.
Matrix3d turnedBy(const Vector3d& psi) {
  const double angle = psi.norm();
  return angle > 0.0 ? rotationAbout(psi / angle, angle) : Matrix3d::Identity();
}

/// Displacement, rotation of node `k` of a beam in a vector of all deformations; the root has none.
Vector3d part(const ElasticBody& body, const Eigen::VectorXd& u, int k, int offset) {
  if (k == 0) return Vector3d::Zero();
  return u.segment<3>(body.first_dof + 6 * (k - 1) + offset);
}

/// Values of displacement and slope at both ends, in the x-y plane and in the x-z plane.
Vector4d inXY(const Vector3d& w0, const Vector3d& s0, const Vector3d& w1, const Vector3d& s1) {
  return {w0.y(), s0.z(), w1.y(), s1.z()};
}
Vector4d inXZ(const Vector3d& w0, const Vector3d& s0, const Vector3d& w1, const Vector3d& s1) {
  return {w0.z(), -s0.y(), w1.z(), -s1.y()};
}

/// The forces of an element on its two nodes, force and moment each.
struct EndForces {
  Vector3d f0 = Vector3d::Zero(), m0 = Vector3d::Zero(), f1 = Vector3d::Zero(), m1 = Vector3d::Zero();
  void addXY(const Vector4d& F) {
    f0.y() += F[0];
    m0.z() += F[1];
    f1.y() += F[2];
    m1.z() += F[3];
  }
  void addXZ(const Vector4d& F) {
    f0.z() += F[0];
    m0.y() -= F[1];
    f1.z() += F[2];
    m1.y() -= F[3];
  }
};

/// K u of one element with the stiffness of its tension; the energy in it is added up.
EndForces stiffForces(const BeamElement& e, bool is_linear, bool is_geometric, const Vector3d& u0, const Vector3d& r0,
                      const Vector3d& u1, const Vector3d& r1, double& energy) {
  EndForces out;
  const Vector4d xy = inXY(u0, r0, u1, r1), xz = inXZ(u0, r0, u1, r1);
  const double stretch = u1.x() - u0.x();
  if (is_linear) {
    out.f1.x() = e.axial * stretch;
    out.m1.x() = e.torsion * (r1.x() - r0.x());
    const Vector4d Fxy = e.bend_xy * xy, Fxz = e.bend_xz * xz;
    out.addXY(Fxy);
    out.addXZ(Fxz);
    energy += 0.5 * (e.torsion * (r1.x() - r0.x()) * (r1.x() - r0.x()) + xy.dot(Fxy) + xz.dot(Fxz));
    if (!is_geometric) energy += 0.5 * e.axial * stretch * stretch;
  }
  if (is_geometric) {
    // what turning away from x adds to the length: w' w' / 2; tension E A / l of both together
    const Vector4d Gxy = e.geometric * xy, Gxz = e.geometric * xz;
    const double bow = 0.5 * (xy.dot(Gxy) + xz.dot(Gxz));
    const double N = e.axial * (stretch + bow);
    out.f1.x() += e.axial * bow;
    out.addXY(N * Gxy);
    out.addXZ(N * Gxz);
    if (is_linear) energy += 0.5 * e.axial * (stretch + bow) * (stretch + bow);
  }
  out.f0.x() = -out.f1.x();
  out.m0.x() = -out.m1.x();
  return out;
}

/// M a of one element: `s` holds what the slopes do and the spin about x.
EndForces massForces(const BeamElement& e, const Vector3d& a0, const Vector3d& s0, const Vector3d& a1,
                     const Vector3d& s1) {
  EndForces out;
  out.f0.x() = e.mass_own * a0.x() + e.mass_other * a1.x();
  out.f1.x() = e.mass_own * a1.x() + e.mass_other * a0.x();
  out.m0.x() = e.spin_own * s0.x() + e.spin_other * s1.x();
  out.m1.x() = e.spin_own * s1.x() + e.spin_other * s0.x();
  out.addXY(e.bend_mass * inXY(a0, s0, a1, s1));
  out.addXZ(e.bend_mass * inXZ(a0, s0, a1, s1));
  return out;
}

double dotted(const EndForces& F, const Vector3d& v0, const Vector3d& s0, const Vector3d& v1, const Vector3d& s1) {
  return F.f0.dot(v0) + F.m0.dot(s0) + F.f1.dot(v1) + F.m1.dot(s1);
}

}  // namespace

ElasticState stateOfRest(const ElasticTree& tree, const Eigen::VectorXd& q) {
  requireSize(q.size(), tree.dof, "q");
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(tree.dof), straight = Eigen::VectorXd::Zero(tree.size);
  return {{q, zero, zero}, straight, straight, straight};
}

ElasticPass::ElasticPass(const ElasticTree& tree)
    : residual(Eigen::VectorXd::Zero(tree.size)),
      own(Eigen::VectorXd::Zero(tree.size)),
      tau(Eigen::VectorXd::Zero(tree.dof)),
      P(Eigen::VectorXd::Zero(6 * tree.nodeCount())),
      tree_(tree),
      bodies_(tree.bodies.size()) {
  int next = 0;
  for (const ElasticBody& body : tree.bodies) {
    first_node_.push_back(next);
    if (body.beam >= 0) next += tree.beams[static_cast<std::size_t>(body.beam)].nodes();
  }
  nodes_.resize(static_cast<std::size_t>(next));
}

Vector3d ElasticPass::nodePlace(int body, int node) const {
  if (tree_.bodies[static_cast<std::size_t>(body)].beam < 0) return Vector3d::Zero();
  return nodes_[static_cast<std::size_t>(first_node_[static_cast<std::size_t>(body)] + node)].r;
}

Vector6 ElasticPass::toParentNode(int body, const Vector6& wrench) const {
  const BodyPass& me = bodies_[static_cast<std::size_t>(body)];
  const Vector3d f = me.R_NB * wrench.tail<3>();
  Vector6 out;
  out << me.R_NB * wrench.head<3>() + me.p_NB.cross(f), f;
  return out;
}

// pose, velocity and acceleration of a body's frame from those of the node that it hangs on
void ElasticPass::place(int i, const ElasticState& state) {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  BodyPass& me = bodies_[static_cast<std::size_t>(i)];
  // the node: that of a frame, and of what the beam adds
  Vector3d omega = Vector3d::Zero(), v = omega, alpha = omega, a = -gravity;
  Matrix3d R_PN = Matrix3d::Identity();
  Pose X_WP;
  Vector3d r = Vector3d::Zero();
  if (body.parent >= 0) {
    const BodyPass& parent = bodies_[static_cast<std::size_t>(body.parent)];
    const ElasticBody& above = tree_.bodies[static_cast<std::size_t>(body.parent)];
    X_WP = parent.X_WB;
    omega = parent.omega;
    v = parent.v;
    alpha = parent.alpha;
    a = parent.a;
    if (above.beam >= 0 && body.node > 0) {
      r = nodePlace(body.parent, body.node);
      const Vector3d ud = part(above, state.ud, body.node, 0), spin = part(above, state.ud, body.node, 3);
      R_PN = turnedBy(part(above, state.u, body.node, 3));
      a += alpha.cross(r) + omega.cross(omega.cross(r) + 2.0 * ud) + part(above, state.udd, body.node, 0);
      v += omega.cross(r) + ud;
      alpha += part(above, state.udd, body.node, 3) + omega.cross(spin);
      omega += spin;
    }
  }
  // the joint, at an offset that turns with the node
  Matrix3d R = R_PN * body.X_NJ.R;
  Vector3d p = R_PN * body.X_NJ.p;
  Vector3d slide = Vector3d::Zero(), slide_rate = slide, slide_acc = slide, turn = slide, turn_acc = slide;
  if (body.joint == BodyJoint::Revolute) {
    const Vector3d axis = R * body.axis;
    R = R * rotationAbout(body.axis, state.joints.q[body.dof]);
    turn = axis * state.joints.qd[body.dof];
    turn_acc = axis * state.joints.qdd[body.dof];
  } else if (body.joint == BodyJoint::Prismatic) {
    const Vector3d axis = R * body.axis;
    slide = axis * state.joints.q[body.dof];
    slide_rate = axis * state.joints.qd[body.dof];
    slide_acc = axis * state.joints.qdd[body.dof];
  }
  p += slide;
  a += alpha.cross(p) + omega.cross(omega.cross(p) + 2.0 * slide_rate) + slide_acc;
  v += omega.cross(p) + slide_rate;
  alpha += turn_acc + omega.cross(turn);
  omega += turn;
  // from the joint's frame to the body's
  const Vector3d d = R * body.X_JB.p;
  a += alpha.cross(d) + omega.cross(omega.cross(d));
  v += omega.cross(d);
  me.R_NB = R * body.X_JB.R;
  me.p_NB = p + d;
  me.X_WB = Pose{X_WP.R * me.R_NB, X_WP.p + X_WP.R * (r + me.p_NB)};
  me.omega = me.R_NB.transpose() * omega;
  me.alpha = me.R_NB.transpose() * alpha;
  me.a = me.R_NB.transpose() * a;
  me.v = me.R_NB.transpose() * v;
}

void ElasticPass::rigidWrench(int i) {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  BodyPass& me = bodies_[static_cast<std::size_t>(i)];
  const Vector3d Iw = body.I_B * me.omega;
  // n = I alpha + omega x I omega + m c x a; f = m a + alpha x m c + omega x (omega x m c)
  me.wrench << body.I_B * me.alpha + me.omega.cross(Iw) + body.mc.cross(me.a),
      body.mass * me.a + me.alpha.cross(body.mc) + me.omega.cross(me.omega.cross(body.mc));
  kinetic += 0.5 * (body.mass * me.v.squaredNorm() + me.omega.dot(Iw)) + me.v.dot(me.omega.cross(body.mc));
}

void ElasticPass::beamWrench(int i, const ElasticState& state) {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  const ElasticBeam& beam = tree_.beams[static_cast<std::size_t>(body.beam)];
  BodyPass& me = bodies_[static_cast<std::size_t>(i)];
  const auto first = static_cast<std::size_t>(first_node_[static_cast<std::size_t>(i)]);
  const Vector3d e = Vector3d::UnitX();
  // nodes: acceleration, and what the tangent t does: e x t''
  for (int k = 0; k < beam.nodes(); ++k) {
    Node& node = nodes_[first + static_cast<std::size_t>(k)];
    const Vector3d ud = part(body, state.ud, k, 0), udd = part(body, state.udd, k, 0);
    const Vector3d psi = part(body, state.u, k, 3), psid = part(body, state.ud, k, 3),
                   psidd = part(body, state.udd, k, 3);
    node.r = Vector3d(beam.x[static_cast<std::size_t>(k)], 0.0, 0.0) + part(body, state.u, k, 0);
    node.v = me.v + me.omega.cross(node.r) + ud;
    node.a = me.a + me.alpha.cross(node.r) + me.omega.cross(me.omega.cross(node.r) + 2.0 * ud) + udd;
    const Vector3d t = e + psi.cross(e), td = psid.cross(e);
    const Vector3d tdd = psidd.cross(e) + me.omega.cross(2.0 * td + me.omega.cross(t)) + me.alpha.cross(t);
    node.slope = e.cross(tdd);
    node.slope.x() = me.alpha.x() + psidd.x() + me.omega.cross(psid).x();
    node.slope_rate = e.cross(td + me.omega.cross(t));
    node.slope_rate.x() = me.omega.x() + psid.x();
  }
  // elements: {P} = M a at the nodes, and C u' + K u in the equations of the free ones
  auto P_here = P.segment(6 * static_cast<Eigen::Index>(first), 6 * beam.nodes());
  P_here.setZero();
  const Eigen::Index at = body.first_dof;
  own.segment(at, beam.size()).setZero();
  for (int k = 0; k + 1 < beam.nodes(); ++k) {
    const BeamElement& element = beam.elements[static_cast<std::size_t>(k)];
    const Node &n0 = nodes_[first + static_cast<std::size_t>(k)], &n1 = nodes_[first + static_cast<std::size_t>(k) + 1];
    EndForces inertia = massForces(element, n0.a, n0.slope, n1.a, n1.slope);
    // what turns about x and is turned across: j omega_x omega x e
    const double j = (element.spin_own + element.spin_other) * me.omega.x();
    const Vector3d gyration(0.0, j * me.omega.z(), -j * me.omega.y());
    inertia.m0 += gyration;
    inertia.m1 += gyration;
    kinetic += 0.5 * dotted(massForces(element, n0.v, n0.slope_rate, n1.v, n1.slope_rate), n0.v, n0.slope_rate, n1.v,
                            n1.slope_rate);
    P_here.segment<3>(6 * k) += inertia.f0;
    P_here.segment<3>(6 * k + 3) += inertia.m0;
    P_here.segment<3>(6 * k + 6) += inertia.f1;
    P_here.segment<3>(6 * k + 9) += inertia.m1;
    const Vector3d u0 = part(body, state.u, k, 0), r0 = part(body, state.u, k, 3);
    const Vector3d u1 = part(body, state.u, k + 1, 0), r1 = part(body, state.u, k + 1, 3);
    const EndForces inner =
        stiffForces(element, has_linear_stiffness, beam.has_geometric_stiffness, u0, r0, u1, r1, strain);
    if (k > 0) {
      own.segment<3>(at + 6 * k - 6) += inner.f0;
      own.segment<3>(at + 6 * k - 3) += inner.m0;
    }
    own.segment<3>(at + 6 * k) += inner.f1;
    own.segment<3>(at + 6 * k + 3) += inner.m1;
    if (damping_mass == 0.0 && damping_stiffness == 0.0) continue;
    // Rayleigh: a M + b K on the rates of deformation
    const Vector3d v0 = part(body, state.ud, k, 0), w0 = part(body, state.ud, k, 3);
    const Vector3d v1 = part(body, state.ud, k + 1, 0), w1 = part(body, state.ud, k + 1, 3);
    double unused = 0.0;
    const EndForces byMass = massForces(element, v0, w0, v1, w1);
    const EndForces byStiffness = stiffForces(element, true, false, v0, w0, v1, w1, unused);
    if (k > 0) {
      own.segment<3>(at + 6 * k - 6) += damping_mass * byMass.f0 + damping_stiffness * byStiffness.f0;
      own.segment<3>(at + 6 * k - 3) += damping_mass * byMass.m0 + damping_stiffness * byStiffness.m0;
    }
    own.segment<3>(at + 6 * k) += damping_mass * byMass.f1 + damping_stiffness * byStiffness.f1;
    own.segment<3>(at + 6 * k + 3) += damping_mass * byMass.m1 + damping_stiffness * byStiffness.m1;
  }
  // the nodal forces as one wrench about the root, at the nodes' deformed places
  me.wrench.setZero();
  for (int k = 0; k < beam.nodes(); ++k) {
    const Vector3d f = P_here.segment<3>(6 * k);
    me.wrench.tail<3>() += f;
    me.wrench.head<3>() += nodes_[first + static_cast<std::size_t>(k)].r.cross(f) + P_here.segment<3>(6 * k + 3);
    if (k > 0) own.segment<6>(at + 6 * (k - 1)) += P_here.segment<6>(6 * k);
  }
}

void ElasticPass::addLoads() {
  for (const NodalLoad& load : loads) {
    require(load.body >= 0 && load.body < std::ssize(tree_.bodies), "a load names no body");
    const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(load.body)];
    BodyPass& me = bodies_[static_cast<std::size_t>(load.body)];
    const Vector3d f = me.X_WB.R.transpose() * load.wrench.force, m = me.X_WB.R.transpose() * load.wrench.moment;
    me.wrench.head<3>() -= nodePlace(load.body, load.node).cross(f) + m;
    me.wrench.tail<3>() -= f;
    if (body.beam < 0 || load.node == 0) continue;
    require(load.node < tree_.beams[static_cast<std::size_t>(body.beam)].nodes(), "a load names no node");
    own.segment<3>(body.first_dof + 6 * (load.node - 1)) -= f;
    own.segment<3>(body.first_dof + 6 * (load.node - 1) + 3) -= m;
  }
}

void ElasticPass::outward(const ElasticState& state) {
  kinetic = strain = springs = 0.0;
  for (int i = 0; i < tree_.dof; ++i) {
    const JointSpring& spring = tree_.springs[static_cast<std::size_t>(i)];
    const double stretch = state.joints.q[i] - spring.rest;
    springs += 0.5 * spring.stiffness * stretch * stretch;
  }
  for (int i = 0; i < std::ssize(tree_.bodies); ++i) {
    place(i, state);
    if (tree_.bodies[static_cast<std::size_t>(i)].beam >= 0) {
      beamWrench(i, state);
    } else {
      rigidWrench(i);
    }
  }
  addLoads();
}

void ElasticPass::inward() {
  residual = own;
  for (BodyPass& body : bodies_) body.total = body.wrench;
  for (int i = static_cast<int>(std::ssize(tree_.bodies)) - 1; i >= 0; --i) {
    const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
    const BodyPass& me = bodies_[static_cast<std::size_t>(i)];
    if (body.dof >= 0) tau[body.dof] = body.s.dot(me.total);
    if (body.parent < 0) continue;
    // on to the node: its equation, and as a wrench about the parent's origin
    const Vector6 W = toParentNode(i, me.total);
    const ElasticBody& above = tree_.bodies[static_cast<std::size_t>(body.parent)];
    BodyPass& parent = bodies_[static_cast<std::size_t>(body.parent)];
    Vector3d r = Vector3d::Zero();
    if (above.beam >= 0 && body.node > 0) {
      r = nodePlace(body.parent, body.node);
      residual.segment<3>(above.first_dof + 6 * (body.node - 1)) += W.tail<3>();
      residual.segment<3>(above.first_dof + 6 * (body.node - 1) + 3) += W.head<3>();
    }
    parent.total.head<3>() += W.head<3>() + r.cross(Vector3d(W.tail<3>()));
    parent.total.tail<3>() += W.tail<3>();
  }
}

}  // namespace linkwright

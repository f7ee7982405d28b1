// SPDX-License-Identifier: MIT
#include "core/beam/elastic_solver.h"

#include "core/base/decompositions.h"
#include "core/beam/beam_text.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {

namespace {

constexpr int kMostIterations = 40;
constexpr double kSlow = 0.1;  // a step that leaves more than this of the change before
// Round-off as a share of what cancels: not eps, for K u of a node is six terms that nearly cancel, and a pass adds up
// what hundreds of nodes of a chain leave, with their lever arms. 1e-11 leaves room for some 1e4 of them.
constexpr double kCancelling = 1e-11;
// below this share of a node's largest inertia a direction has none: what a hinge lets go leaves some eps of it
constexpr double kMassless = 1e-12;

/// Motion from a parent's node to a body: [R^T 0; -R^T p^ R^T].
Matrix6 motionTo(const BodyPass& body) {
  Matrix6 X = Matrix6::Zero();
  const Eigen::Matrix3d R_T = body.R_NB.transpose();
  X.topLeftCorner<3, 3>() = R_T;
  X.bottomRightCorner<3, 3>() = R_T;
  // R^T (a + alpha x p)
  Eigen::Matrix3d hat;
  const Eigen::Vector3d& p = body.p_NB;
  hat << 0.0, -p.z(), p.y(), p.z(), 0.0, -p.x(), -p.y(), p.x(), 0.0;
  X.bottomLeftCorner<3, 3>() = -R_T * hat;
  return X;
}

/// What a rigid body feels, about its origin: [I mc^; -mc^ m].
Matrix6 inertiaOf(const ElasticBody& body) {
  Matrix6 I = Matrix6::Zero();
  I.topLeftCorner<3, 3>() = body.I_B;
  Eigen::Matrix3d hat;
  hat << 0.0, -body.mc.z(), body.mc.y(), body.mc.z(), 0.0, -body.mc.x(), -body.mc.y(), body.mc.x(), 0.0;
  I.topRightCorner<3, 3>() = hat;
  I.bottomLeftCorner<3, 3>() = -hat;
  I.bottomRightCorner<3, 3>() = body.mass * Eigen::Matrix3d::Identity();
  return I;
}

}  // namespace

ElasticSolver::ElasticSolver(const ElasticTree& tree, const StepWeights& weights, double damping_mass,
                             double damping_stiffness)
    : tree_(tree),
      weights_(weights),
      felt_(tree.bodies.size()),
      change_(tree.bodies.size()),
      coulomb_(static_cast<std::size_t>(tree.dof), 0.0),
      z_(tree.size),
      y_(tree.size) {
  std::vector<std::vector<int>> slots(tree.beams.size());
  for (const ElasticBody& body : tree.bodies) {
    int slot = -1;
    const int beam = body.parent < 0 ? -1 : tree.bodies[static_cast<std::size_t>(body.parent)].beam;
    if (beam >= 0 && body.node > 0) {
      std::vector<int>& known = slots[static_cast<std::size_t>(beam)];
      slot = static_cast<int>(std::find(known.begin(), known.end(), body.node) - known.begin());
      if (slot == std::ssize(known)) known.push_back(body.node);
    }
    slot_.push_back(slot);
  }
  const double mass = 1.0 + weights.rate * damping_mass;
  const double stiffness = std::max(weights.position + weights.rate * damping_stiffness, weights.stiffness);
  for (std::size_t b = 0; b < tree.beams.size(); ++b) {
    beams_.emplace_back(tree.beams[b], std::move(slots[b]), mass, stiffness);
  }
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const int beam = tree.bodies[i].beam;
    if (beam < 0) continue;
    const Eigen::Index m = 6 * std::ssize(beams_[static_cast<std::size_t>(beam)].slot_nodes);
    Felt& me = felt_[i];
    me.slope.resize(m, 6);
    me.offset.resize(m);
    me.I_slots.resize(m, m);
    me.work.resize(m, m);
    me.p_slots.resize(m);
  }
  measure();
}

void ElasticSolver::measure() {
  turn_mass_ = ratio_ = Eigen::VectorXd::Zero(tree_.size);
  has_massless_.assign(tree_.beams.size(), false);
  for (const ElasticBody& body : tree_.bodies) {
    if (body.beam < 0) continue;
    const ElasticBeam& beam = tree_.beams[static_cast<std::size_t>(body.beam)];
    const Eigen::VectorXd mass = freeMass(beam).diagonal(), stiffness = freeStiffness(beam).diagonal();
    for (Eigen::Index j = 0; j < mass.size(); ++j) {
      const Eigen::Index at = body.first_dof + j;
      if (j % 6 >= 3) turn_mass_[at] = mass[j];
      if (j % 6 >= 3) massless_ = std::max(massless_, 10.0 * weights_.stiffness * stiffness[j]);
      if (mass[j] > 0.0) {
        ratio_[at] = stiffness[j] / mass[j];
      } else {
        has_massless_[static_cast<std::size_t>(body.beam)] = true;
        // in a step the slope there is w K
        if (weights_.position > 0.0) ratio_[at] = 1.0 / weights_.position;
      }
    }
  }
}

// Accelerations that cancel where nothing accelerates: of weight, of turning, of springs and bent beams that push back.
// Round-off is a share of these.
double ElasticSolver::cancellingScale(const ElasticPass& pass, const ElasticState& state) const {
  const double scale = std::max({pass.gravity.norm(), state.joints.qd.squaredNorm(), of_springs_});
  return tree_.size > 0 ? std::max(scale, ratio_.cwiseProduct(state.u).cwiseAbs().maxCoeff()) : scale;
}

bool ElasticSolver::isMassless(const ElasticBody& body) const {
  return !(weights_.position > 0.0) && has_massless_[static_cast<std::size_t>(body.beam)];
}

// The slope takes beams for straight. What hangs on one has to be where the beam's own slope has it, or a root that
// turns while the beam turns back, which moves nothing, would seem to move it by what the beam is bent.
Eigen::Vector3d ElasticSolver::slotPlace(int i, int node, const ElasticPass& pass) const {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  if (!isMassless(body)) return pass.nodePlace(i, node);
  return {tree_.beams[static_cast<std::size_t>(body.beam)].x[static_cast<std::size_t>(node)], 0.0, 0.0};
}

// At the start positions are given. Where nothing has inertia, K u and what hangs there are in balance or they are
// not: what is left of them, divided by the trace of K that stands there for a mass, would come back in each iteration
// as an acceleration beyond all others. Left out, such rotations follow what has inertia.
void ElasticSolver::leaveMassless(int i, const ElasticPass& pass, Eigen::Ref<Eigen::VectorXd> z) {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  const BeamSuperelement& beam = beams_[static_cast<std::size_t>(body.beam)];
  Felt& me = felt_[static_cast<std::size_t>(i)];
  const auto turn_mass = turn_mass_.segment(body.first_dof, z.size());
  // A beam that hangs there turns with its first node alone, which is a trace of its K, where rotations have no
  // inertia. K u where something hangs is counted with what hangs there: each alone would do as much, and the two
  // cancel
  for (Eigen::Index s = 0; s < std::ssize(beam.slot_nodes); ++s) {
    const int node = beam.slot_nodes[static_cast<std::size_t>(s)];
    const Eigen::Index at = 6 * (node - 1);
    const Vector6 own = atNode(z, node);
    me.p_root -= carriedTo(pass.nodePlace(i, node)).transpose() * own;
    z.segment<6>(at).setZero();
    auto left = me.p_slots.segment<6>(6 * s);
    left += own;
    Eigen::Matrix3d inertia = me.I_slots.block<3, 3>(6 * s, 6 * s);
    inertia.diagonal() += turn_mass.segment<3>(at + 3);
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> axes(inertia);
    for (Eigen::Index j = 0; j < 3; ++j) {
      if (axes.eigenvalues()[j] > std::max(massless_, kMassless * axes.eigenvalues()[2])) continue;
      const Eigen::Vector3d axis = axes.eigenvectors().col(j);
      left.head<3>() -= axis * axis.dot(left.head<3>());
    }
  }
  for (Eigen::Index j = 0; j < z.size(); ++j) {
    if (j % 6 >= 3 && !(turn_mass[j] > 0.0)) z[j] = 0.0;
  }
}

// free nodes: A y + E^T lambda + B A_root + r = 0, and lambda = I (E y + G A_root) + p at the slots
void ElasticSolver::condense(int i, const ElasticPass& pass) {
  const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
  const BeamSuperelement& beam = beams_[static_cast<std::size_t>(body.beam)];
  Felt& me = felt_[static_cast<std::size_t>(i)];
  auto z = z_.segment(body.first_dof, beam.A.size());
  z = pass.own.segment(body.first_dof, beam.A.size());
  if (isMassless(body)) leaveMassless(i, pass, z);
  beam.A.solve(z);
  me.I = beam.root_inertia + me.I_root;
  me.p = pass.bodies()[static_cast<std::size_t>(i)].wrench - beam.coupling.transpose() * z + me.p_root;
  const Eigen::Index m = std::ssize(beam.slot_nodes);
  if (m == 0) return;
  // (1 + I E A^-1 E^T) lambda = p - I E z + I (G - E A^-1 B) A_root
  for (Eigen::Index s = 0; s < m; ++s) {
    const Eigen::Vector3d r = slotPlace(i, beam.slot_nodes[static_cast<std::size_t>(s)], pass);
    const Matrix6 G = carriedTo(r) - beam.slot_root.block<6, 6>(6 * s, 0);
    const Vector6 Ez = atNode(z, beam.slot_nodes[static_cast<std::size_t>(s)]);
    const Matrix6 I = me.I_slots.block<6, 6>(6 * s, 6 * s);
    me.slope.block<6, 6>(6 * s, 0) = I * G;
    me.offset.segment<6>(6 * s) = me.p_slots.segment<6>(6 * s) - I * Ez;
  }
  if (m == 1) {
    // nearly always one link hangs on another: a size that is known beforehand takes a sixth off a whole run
    const Matrix6 work = Matrix6::Identity() + Matrix6(me.I_slots) * Matrix6(beam.slot_slot);
    const Eigen::PartialPivLU<Matrix6> lu(work);
    me.slope = lu.solve(Matrix6(me.slope));
    me.offset = lu.solve(Vector6(me.offset));
  } else {
    me.work.noalias() = me.I_slots * beam.slot_slot;
    me.work.diagonal().array() += 1.0;
    Eigen::PartialPivLU<Eigen::Ref<Eigen::MatrixXd>> lu(me.work);
    me.slope = lu.solve(me.slope).eval();
    me.offset = lu.solve(me.offset).eval();
  }
  for (Eigen::Index s = 0; s < m; ++s) {
    const Eigen::Vector3d r = slotPlace(i, beam.slot_nodes[static_cast<std::size_t>(s)], pass);
    const Matrix6 G = carriedTo(r) - beam.slot_root.block<6, 6>(6 * s, 0);
    me.I += G.transpose() * me.slope.block<6, 6>(6 * s, 0);
    me.p += G.transpose() * me.offset.segment<6>(6 * s);
  }
}

Result<void> ElasticSolver::inward(const ElasticPass& pass, const ElasticState& state) {
  of_springs_ = 0.0;
  for (Felt& me : felt_) {
    me.I_slots.setZero();
    me.p_slots.setZero();
    me.I_root.setZero();
    me.p_root.setZero();
  }
  for (int i = static_cast<int>(std::ssize(tree_.bodies)) - 1; i >= 0; --i) {
    const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
    const BodyPass& seen = pass.bodies()[static_cast<std::size_t>(i)];
    Felt& me = felt_[static_cast<std::size_t>(i)];
    if (body.beam >= 0) {
      condense(i, pass);
    } else {
      me.I = inertiaOf(body) + me.I_root;
      me.p = seen.wrench + me.p_root;
    }
    if (body.parent < 0) continue;
    Matrix6 I = me.I;
    Vector6 p = me.p;
    if (body.is_passive) {
      // s . (I A + p) = - rotor - friction - spring: the joint gives way
      const auto at = static_cast<std::size_t>(body.dof);
      const double rotor = tree_.reflected_inertia[at], viscous = tree_.friction[at].viscous;
      me.U = me.I * body.s;
      const double inertia = body.s.dot(me.U) + rotor;
      me.d = inertia + weights_.rate * viscous + weights_.position * tree_.springs[at].stiffness;
      const double size = me.I.diagonal().cwiseAbs().maxCoeff();
      if (!(inertia > 1e-14 * size)) {
        // what has had inertia and lost it is bent by an iteration that goes astray
        return Result<void>::failure(iterations_ > 1
                                         ? stepDoesNotConverge()
                                         : Message("Elastic",
                                                   "passive joint '%1' moves no mass, so its acceleration is not "
                                                   "determined; give its link a mass or actuate the joint")
                                               .arg(tree_.joints[at]));
      }
      const double spring = tree_.springTorque(body.dof, state.joints.q[body.dof]);
      of_springs_ = std::max(of_springs_, std::abs(spring) / inertia);
      me.u = -(rotor * state.joints.qdd[body.dof] + viscous * state.joints.qd[body.dof] + coulomb_[at] + spring) -
             body.s.dot(me.p);
      // as in leaveMassless: it begins with a beam whose rotations have none
      if (!(weights_.position > 0.0) && body.joint == BodyJoint::Revolute && inertia <= massless_) me.u = 0.0;
      I -= me.U * me.U.transpose() / me.d;
      p += me.U * (me.u / me.d);
    }
    const Matrix6 X = motionTo(seen);
    Felt& parent = felt_[static_cast<std::size_t>(body.parent)];
    const Matrix6 I_up = X.transpose() * I * X;
    const Vector6 p_up = X.transpose() * p;
    const int slot = slot_[static_cast<std::size_t>(i)];
    if (slot < 0) {
      parent.I_root += I_up;
      parent.p_root += p_up;
    } else {
      parent.I_slots.block<6, 6>(6 * slot, 6 * slot) += I_up;
      parent.p_slots.segment<6>(6 * slot) += p_up;
    }
  }
  return {};
}

double ElasticSolver::outward(const ElasticPass& pass, ElasticState& state) {
  double largest = 0.0;
  for (int i = 0; i < std::ssize(tree_.bodies); ++i) {
    const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(i)];
    const Felt& me = felt_[static_cast<std::size_t>(i)];
    Vector6& A = change_[static_cast<std::size_t>(i)];
    A.setZero();
    if (body.parent >= 0) {
      Vector6 node = change_[static_cast<std::size_t>(body.parent)];
      const int slot = slot_[static_cast<std::size_t>(i)];
      if (slot >= 0) {
        const ElasticBody& above = tree_.bodies[static_cast<std::size_t>(body.parent)];
        const Eigen::Index size = tree_.beams[static_cast<std::size_t>(above.beam)].size();
        node = carriedTo(slotPlace(body.parent, body.node, pass)) * node +
               atNode(y_.segment(above.first_dof, size), body.node);
      }
      A = motionTo(pass.bodies()[static_cast<std::size_t>(i)]) * node;
      if (body.is_passive) {
        const double x = (me.u - me.U.dot(A)) / me.d;
        A += body.s * x;
        state.joints.qdd[body.dof] += x;
        state.joints.qd[body.dof] += weights_.rate * x;
        state.joints.q[body.dof] += weights_.position * x;
        largest = std::max(largest, std::abs(x));
      }
    }
    if (body.beam < 0) continue;
    const BeamSuperelement& beam = beams_[static_cast<std::size_t>(body.beam)];
    auto y = y_.segment(body.first_dof, beam.A.size());
    y = -z_.segment(body.first_dof, beam.A.size());
    y.noalias() -= beam.from_root * A;
    if (!beam.slot_nodes.empty()) {
      const Eigen::VectorXd lambda = me.offset + me.slope * A;
      y.noalias() -= beam.from_slots * lambda;
    }
  }
  if (tree_.size > 0) {
    largest = std::max(largest, y_.cwiseAbs().maxCoeff());
    state.udd += y_;
    state.ud += weights_.rate * y_;
    state.u += weights_.position * y_;
  }
  return largest;
}

void ElasticSolver::weigh(const ElasticState& state) {
  for (const ElasticBody& body : tree_.bodies) {
    if (body.beam < 0) continue;
    const auto beam = static_cast<std::size_t>(body.beam);
    // damping knows the straight beam's K alone
    beams_[beam].weigh(tree_.beams[beam], state.u.segment(body.first_dof, tree_.beams[beam].size()), weights_.position);
  }
}

Result<void> ElasticSolver::solve(ElasticPass& pass, ElasticState& state) {
  // dry friction goes by the rates with which the step begins: its jump has no place in Newton's method
  for (int i = 0; i < tree_.dof; ++i) {
    const JointFriction& friction = tree_.friction[static_cast<std::size_t>(i)];
    const double rate = state.joints.qd[i];
    coulomb_[static_cast<std::size_t>(i)] = rate > 0.0   ? friction.coulomb_positive
                                            : rate < 0.0 ? friction.coulomb_negative
                                                         : 0.0;
  }
  double last = std::numeric_limits<double>::infinity();
  bool is_found = false;
  for (iterations_ = 1; iterations_ <= kMostIterations && !is_found; ++iterations_) {
    pass.outward(state);
    if (Result<void> solvable = inward(pass, state); !solvable) return solvable;
    const double change = outward(pass, state);
    double size = tree_.size > 0 ? state.udd.cwiseAbs().maxCoeff() : 0.0;
    if (tree_.dof > 0) size = std::max(size, state.joints.qdd.cwiseAbs().maxCoeff());
    if (!std::isfinite(change)) break;
    // slow: beams are bent so far that their tension counts
    if (change > 1e-8 * size && change > kSlow * last) weigh(state);
    // no smaller: as far as round-off lets it
    is_found = change <= 1e-13 * size || (change <= 1e-8 * size && change > 0.25 * last);
    // or, where all is in balance, as far as what cancels lets it
    if (!is_found && change > 0.25 * last) is_found = change <= kCancelling * cancellingScale(pass, state);
    last = change;
  }
  if (!is_found) return Result<void>::failure(stepDoesNotConverge());
  pass.outward(state);
  pass.inward();
  // what motors give: friction, rotors and springs too
  for (int i = 0; i < tree_.dof; ++i) {
    const auto at = static_cast<std::size_t>(i);
    pass.tau[i] += tree_.reflected_inertia[at] * state.joints.qdd[i] + tree_.friction[at].viscous * state.joints.qd[i] +
                   coulomb_[at] + tree_.springTorque(i, state.joints.q[i]);
  }
  return {};
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/trace/term_tables.h"

#include "core/base/require.h"

#include <cmath>

namespace linkwright {
namespace {

constexpr std::size_t kQuantities = static_cast<std::size_t>(Quantity::TorqueShare) + 1;

std::size_t slot(int body, Quantity quantity) {
  return static_cast<std::size_t>(body) * kQuantities + static_cast<std::size_t>(quantity);
}
double length(const Vec3<double>& v) { return std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z); }
/// Frobenius norm.
double size(const Sym3<double>& I) {
  return std::sqrt(I.xx * I.xx + I.yy * I.yy + I.zz * I.zz + 2.0 * (I.xy * I.xy + I.xz * I.xz + I.yz * I.yz));
}

}  // namespace

TermTables::TermTables(const Model& model, const Recording& recording, TermContext context)
    : model_(model), recording_(recording), context_(std::move(context)) {
  const std::size_t count = static_cast<std::size_t>(model.bodyCount());
  require(recording.dof == model.dof(), "the recording is of another model");
  entry_.assign(count * kQuantities, -1);
  handed_on_.assign(count * kQuantities, -1);
  indexEntries();
  first_child_.assign(count, -1);
  next_child_.assign(count, -1);
  for (int i = model.bodyCount() - 1; i >= 0; --i) {
    if (parent(i) < 0) continue;
    int& first = first_child_[static_cast<std::size_t>(parent(i))];
    next_child_[static_cast<std::size_t>(i)] = first;
    first = i;
  }
  if (!context_.external.empty()) {
    Eigen::VectorXd q = Eigen::VectorXd::Zero(model.dof());
    for (int i = 0; i < model.bodyCount(); ++i) {
      if (body(i).dof >= 0) q[body(i).dof] = input(i, Quantity::JointPosition);
    }
    std::vector<Pose> X_WB;
    externalOnBodies(model, q, context_.external, X_WB, external_);
  }
  bounds_.resize(count + 1);
  // the base of the world's recursion has no gravity in its acceleration
  bounds_[0].a = recording.formulation == Formulation::WorldSpatial ? 0.0 : context_.gravity.norm();
  for (int i = 0; i < model.bodyCount(); ++i) boundMotion(i);
  for (int i = model.bodyCount() - 1; i >= 0; --i) boundForces(i);
}

void TermTables::indexEntries() {
  for (std::size_t k = 0; k < recording_.entries.size(); ++k) {
    const Recorded& recorded = recording_.entries[k];
    require(recorded.body >= 0 && recorded.body < model_.bodyCount(), "the recording is of another model");
    if (recorded.other < 0) {
      entry_[slot(recorded.body, recorded.quantity)] = static_cast<int>(k);
    } else if (recorded.quantity != Quantity::TorqueShare) {
      handed_on_[slot(recorded.other, recorded.quantity)] = static_cast<int>(k);
    }
  }
}

int TermTables::entry(int body, Quantity quantity) const { return body < 0 ? -1 : entry_[slot(body, quantity)]; }
int TermTables::handedOn(int child, Quantity quantity) const { return handed_on_[slot(child, quantity)]; }

double TermTables::input(int body, Quantity quantity) const {
  const int at = entry(body, quantity);
  return at < 0 ? 0.0 : recording_.entries[static_cast<std::size_t>(at)].values[0];
}

void TermTables::boundMotion(int i) {
  const Body& b = body(i);
  const QuantityBounds& up = bounds(b.parent);
  QuantityBounds& me = bounds_[static_cast<std::size_t>(i + 1)];
  const double q = std::abs(input(i, Quantity::JointPosition));
  const double qd = std::abs(input(i, Quantity::JointVelocity));
  const double qdd = std::abs(input(i, Quantity::JointAcceleration));
  const bool turning = b.dof >= 0 && !b.prismatic;
  me.turns = up.turns || turning;
  me.slides = up.slides || (b.dof >= 0 && b.prismatic);
  me.centre = length(model_.centres()[static_cast<std::size_t>(i)].c);
  me.offset = length(b.p_PJ) + (b.prismatic ? q : 0.0);
  me.place = up.place + me.offset;
  me.omega = up.omega + (turning ? qd : 0.0);
  me.alpha = up.alpha + (turning ? me.omega * qd + qdd : 0.0);
  me.v = up.v + up.omega * me.offset + (b.prismatic ? qd : 0.0);
  me.a = up.a + (up.alpha + up.omega * up.omega) * me.offset + (b.prismatic ? 2.0 * me.omega * qd + qdd : 0.0);
  const double rate = me.alpha + me.omega * me.omega;
  me.a_c = me.a + rate * me.centre;
  me.F = b.mass * me.a_c;
  me.N = size(model_.centres()[static_cast<std::size_t>(i)].I_Bcm) * rate;
  if (b.dof < 0) return;
  const JointFriction& friction = model_.jointFriction()[static_cast<std::size_t>(b.dof)];
  me.rotor = model_.reflectedInertia()[static_cast<std::size_t>(b.dof)] * qdd;
  me.friction =
      friction.viscous * qd + std::max(std::abs(friction.coulomb_positive), std::abs(friction.coulomb_negative));
  if (model_.jointSprings().empty()) return;
  const JointSpring& spring = model_.jointSprings()[static_cast<std::size_t>(b.dof)];
  me.spring = spring.stiffness * (q + std::abs(spring.rest));
}

void TermTables::boundForces(int i) {
  const Body& b = body(i);
  QuantityBounds& me = bounds_[static_cast<std::size_t>(i + 1)];
  // what acts from outside; world and direct hold it about the world's origin
  const int force = entry(i, Quantity::ExternalForce), moment = entry(i, Quantity::ExternalMoment);
  const int wrench = entry(i, Quantity::ExternalWrench);
  if (force >= 0) me.f_E = at(force).vector().norm();
  if (moment >= 0) me.n_E = at(moment).vector().norm();
  if (wrench >= 0) {
    const bool linear_first = isLinearFirst(recording_.formulation);
    const Eigen::Matrix<double, 6, 1> values = at(wrench).sixVector();
    me.f_E = linear_first ? values.head<3>().norm() : values.tail<3>().norm();
    me.n_E = linear_first ? values.tail<3>().norm() : values.head<3>().norm();
  }
  // the children have added theirs already
  me.f += me.F + me.f_E;
  me.n += me.N + me.centre * me.F + me.n_E;
  me.n_world += me.N + (me.place + me.centre) * me.F + me.n_E + me.place * me.f_E;
  if (b.parent < 0) return;
  QuantityBounds& up = bounds_[static_cast<std::size_t>(b.parent + 1)];
  up.f += me.f;
  up.n += me.n + me.offset * me.f;
  up.n_world += me.n_world;
}

}  // namespace linkwright

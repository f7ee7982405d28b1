// SPDX-License-Identifier: MIT
#include "core/dynamics/attribution.h"

#include "core/base/index.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/mass_wrench.h"
#include "core/dynamics/newton_euler_input.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/scalar/real.h"

#include <Eigen/Geometry>

#include <vector>

namespace linkwright {

namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// Accelerations of the points x of a body whose origin is o, world axes: a + A (x - o).
struct Field {
  Matrix3d A = Matrix3d::Zero();
  Vector3d a = Vector3d::Zero();
  Vector3d of(const Vector3d& x_from_o) const { return a + A * x_from_o; }
};

/// What each cause accelerates a body by. The parts of the rates are the second derivatives of its points by the
/// joints' positions: x_jj qd_j^2 = qd_j^2 z_j x (z_j x (x - p_j)) and, for a joint k further out than j,
/// 2 x_jk qd_j qd_k = 2 z_j qd_j x (z_k qd_k x (x - p_k)).
struct AttributedMotion {
  Vector3d o = Vector3d::Zero();
  Vector3d omega = Vector3d::Zero();
  Field centrifugal, coriolis;
  Vector3d alpha = Vector3d::Zero(), a = Vector3d::Zero();  // by qdd alone: a + alpha x (x - o)
};

CentreWrench wrenchFor(const LinkMass& mass, const Field& field, const Vector3d& o) {
  return {mass.mass * field.of(mass.c - o), mass.moment(field.A)};
}

/// Calls add(cause, joint, link, torque) for every share that is not zero by structure.
template <class Add>
class Attribution {
public:
  Attribution(const Model& model, const DynamicsInput& input, Add add) : model_(model), input_(input), add_(add) {
    requireInput(model, input);
    bodyPoses(model, input.q, X_WB_);
    setMotions();
  }

  void run() {
    for (int link = 0; link < model_.linkCount(); ++link) shareLink(link);
    for (const ExternalWrench& external : input_.external) shareExternal(external);
    for (int joint = 0; joint < model_.dof(); ++joint) shareJoint(joint);
  }

private:
  const Body& body(int b) const { return model_.bodies()[at(b)]; }
  const AttributedMotion& motionAbove(int b) const { return body(b).parent < 0 ? world_ : motion_[at(body(b).parent)]; }
  JointAxis axis(int b) const { return {X_WB_[at(b)].R.col(2), X_WB_[at(b)].p, body(b).prismatic}; }

  // outward: every cause's field
  void setMotions() {
    motion_.resize(at(model_.bodyCount()));
    for (int b = 0; b < model_.bodyCount(); ++b) {
      AttributedMotion& me = motion_[at(b)];
      const AttributedMotion& up = motionAbove(b);
      // the parent's fields at this origin
      me = up;
      me.o = X_WB_[at(b)].p;
      const Vector3d r = me.o - up.o;
      me.centrifugal.a = up.centrifugal.of(r);
      me.coriolis.a = up.coriolis.of(r);
      me.a = up.a + up.alpha.cross(r);
      const int dof = body(b).dof;
      if (dof < 0) continue;
      // what this joint adds
      const Vector3d z = X_WB_[at(b)].R.col(2);
      const Vector3d rate = input_.qd[dof] * z, acceleration = input_.qdd[dof] * z;
      if (body(b).prismatic) {
        me.coriolis.a += 2.0 * up.omega.cross(rate);
        me.a += acceleration;
      } else {
        me.centrifugal.A += doubleCross(rate, rate);
        me.coriolis.A += 2.0 * doubleCross(up.omega, rate);
        me.omega += rate;
        me.alpha += acceleration;
      }
    }
  }

  // what one link's mass asks of the joints that carry it
  void shareLink(int link) {
    const ModelLink& entry = model_.links()[at(link)];
    const Inertial& inertial = entry.inertial;
    if (entry.body < 0 || (inertial.mass == 0.0 && inertial.I_LLcm_L.isZero(0.0))) return;
    const Pose X_WL = X_WB_[at(entry.body)] * entry.X_BL;
    const LinkMass link_mass = {inertial.mass, X_WL * inertial.p_LLcm, X_WL.R * inertial.I_LLcm_L * X_WL.R.transpose()};
    const AttributedMotion& motion = motion_[at(entry.body)];
    const CentreWrench centrifugal = wrenchFor(link_mass, motion.centrifugal, motion.o);
    const CentreWrench coriolis = wrenchFor(link_mass, motion.coriolis, motion.o);
    const CentreWrench weight = {-inertial.mass * input_.gravity, Vector3d::Zero()};

    // acceleration of the link by the joints passed so far, between it and joint b
    Vector3d alpha_out = Vector3d::Zero(), a_out = Vector3d::Zero();
    for (int b = entry.body; b >= 0; b = body(b).parent) {
      const int joint = body(b).dof;
      if (joint < 0) continue;
      const JointAxis s = axis(b);
      const Vector3d& c = link_mass.c;
      add_(TorqueCause::Centrifugal, joint, link, s.share(centrifugal, c));
      add_(TorqueCause::Coriolis, joint, link, s.share(coriolis, c));
      add_(TorqueCause::Gravity, joint, link, s.share(weight, c));
      // by this joint, and by all others: those passed and those nearer to the base
      const double qdd = input_.qdd[joint];
      const Vector3d alpha_own = s.prismatic ? Vector3d::Zero().eval() : (qdd * s.z).eval();
      const Vector3d a_own = s.prismatic ? (qdd * s.z).eval() : (qdd * s.z.cross(c - s.p)).eval();
      const AttributedMotion& up = motionAbove(b);
      const Vector3d alpha_others = up.alpha + alpha_out;
      const Vector3d a_others = up.a + up.alpha.cross(c - up.o) + a_out;
      add_(TorqueCause::OwnInertia, joint, link, s.share(link_mass.wrench(alpha_own, a_own), c));
      add_(TorqueCause::CoupledInertia, joint, link, s.share(link_mass.wrench(alpha_others, a_others), c));
      alpha_out += alpha_own;
      a_out += a_own;
    }
  }

  // -J^T F
  void shareExternal(const ExternalWrench& external) {
    const ModelLink& entry = model_.links()[at(external.link)];
    if (entry.body < 0) return;  // the world carries it
    const Vector3d p = X_WB_[at(entry.body)] * (entry.X_BL * external.point);
    const Eigen::Matrix3d R_WA =
        external.axes < 0 ? Eigen::Matrix3d::Identity() : linkPose(model_, X_WB_, external.axes).R;
    const CentreWrench needed = {-(R_WA * external.wrench.force), -(R_WA * external.wrench.moment)};
    for (int b = entry.body; b >= 0; b = body(b).parent) {
      if (body(b).dof >= 0) add_(TorqueCause::External, body(b).dof, external.link, axis(b).share(needed, p));
    }
  }

  // what a joint asks of itself
  void shareJoint(int joint) {
    const int link = model_.linkOfBody(model_.joints()[at(joint)].body);
    if (input_.terms.rotor) {
      add_(TorqueCause::Rotor, joint, link, model_.reflectedInertia()[at(joint)] * input_.qdd[joint]);
    }
    if (input_.terms.springs && !model_.jointSprings().empty()) {
      add_(TorqueCause::Spring, joint, link, springTorque(model_.jointSprings()[at(joint)], input_.q[joint]));
    }
    if (input_.terms.joint_friction) {
      const JointFriction& friction = model_.jointFriction()[at(joint)];
      const double qd = input_.qd[joint];
      add_(TorqueCause::Friction, joint, link,
           friction.viscous * qd + bySign(qd, friction.coulomb_positive, friction.coulomb_negative));
    }
  }

  const Model& model_;
  const DynamicsInput& input_;
  Add add_;
  std::vector<Pose> X_WB_;
  std::vector<AttributedMotion> motion_;  // by body
  AttributedMotion world_;                // rests
};

}  // namespace

const char* nameOf(TorqueCause cause) {
  switch (cause) {
    case TorqueCause::OwnInertia: return "own inertia";
    case TorqueCause::CoupledInertia: return "coupled inertia";
    case TorqueCause::Centrifugal: return "centrifugal";
    case TorqueCause::Coriolis: return "Coriolis";
    case TorqueCause::Gravity: return "gravity";
    case TorqueCause::Friction: return "friction";
    case TorqueCause::Rotor: return "rotor";
    case TorqueCause::Spring: return "spring";
    case TorqueCause::External: break;
  }
  return "external";
}

std::vector<TorqueCause> causesOf(const Model& model) {
  std::vector<TorqueCause> causes(kTorqueCauses.begin(), kTorqueCauses.end());
  if (model.jointSprings().empty()) std::erase(causes, TorqueCause::Spring);
  return causes;
}

TorqueParts attributeTorque(const Model& model, const DynamicsInput& input) {
  TorqueParts parts;
  for (const TorqueCause cause : kTorqueCauses) parts.of(cause).setZero(model.dof());
  const auto add = [&](TorqueCause cause, int joint, int, double torque) { parts.of(cause)[joint] += torque; };
  Attribution(model, input, add).run();
  return parts;
}

TorqueByLink attributeTorqueByLink(const Model& model, const DynamicsInput& input) {
  TorqueByLink parts;
  for (const TorqueCause cause : kTorqueCauses) parts.of(cause).setZero(model.dof(), model.linkCount());
  const auto add = [&](TorqueCause cause, int joint, int link, double torque) {
    parts.of(cause)(joint, link) += torque;
  };
  Attribution(model, input, add).run();
  return parts;
}

}  // namespace linkwright

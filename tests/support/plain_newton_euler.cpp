// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_newton_euler.h"

namespace linkwright::test {

std::vector<PlainLink> plainLinks(const Mechanism& mechanism, const Model& model, const DynamicsInput& input) {
  std::vector<PlainLink> links(mechanism.links.size());
  for (int k = 0; k < model.dof(); ++k) {
    const ModelJoint& mine = model.joints()[static_cast<std::size_t>(k)];
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(mine.joint)];
    PlainLink& link = links[static_cast<std::size_t>(joint.child)];
    link.parent = joint.parent;
    link.prismatic = joint.type == JointType::Prismatic;
    link.dof = k;
    link.s = joint.axis.normalized();
    link.q = input.q[k];
    link.qd = input.qd[k];
    link.qdd = input.qdd[k];
    link.R = joint.X_PJ.R;
    link.b = joint.X_PJ.p;
    if (link.prismatic) {
      link.b += link.R * link.s * link.q;
    } else {
      link.R = link.R * Eigen::AngleAxisd(link.q, link.s).toRotationMatrix();
    }
    link.r = link.b;
    const Inertial inertial = mechanism.links[static_cast<std::size_t>(joint.child)].inertial.value_or(Inertial{});
    link.m = inertial.mass;
    link.c = inertial.p_LLcm;
    link.I = inertial.I_LLcm_L;
    if (input.terms.rotor) {
      link.rotor = joint.motor.gear_ratio * joint.motor.gear_ratio * joint.motor.rotor_inertia * link.qdd;
    }
  }
  for (const ExternalWrench& external : input.external) {
    PlainLink& link = links[static_cast<std::size_t>(model.links()[static_cast<std::size_t>(external.link)].link)];
    // as the tests give it: in the link's own axes, about its origin
    link.fE += external.wrench.force;
    link.nE += external.wrench.moment;
  }
  return links;
}

Eigen::VectorXd plainBodyFrame(const Mechanism& mechanism, const Model& model, const DynamicsInput& input,
                               const MistakeSet& mistake) {
  using M = Mistake;
  std::vector<PlainLink> links = plainLinks(mechanism, model, input);
  const auto has = [&](M m) { return mistake.contains(m); };
  const Eigen::Vector3d g = has(M::GravityLeftOut)     ? Eigen::Vector3d::Zero()
                            : has(M::GravityWrongSign) ? Eigen::Vector3d(-input.gravity)
                                                       : input.gravity;
  std::vector<Eigen::Vector3d> weight(links.size(), g);  // gravity in each link's axes, rightly turned
  links[0].a = -g;
  const bool swapped = has(M::TransposedRotation);
  const double centripetal = has(M::NoCentripetalTerm) ? 0.0 : 1.0;
  for (std::size_t i = 1; i < links.size(); ++i) {
    PlainLink& link = links[i];
    const PlainLink& up = links[static_cast<std::size_t>(link.parent)];
    weight[i] = link.R.transpose() * weight[static_cast<std::size_t>(link.parent)];
    const Eigen::Matrix3d E = swapped ? link.R : Eigen::Matrix3d(link.R.transpose());
    link.w = E * up.w;
    link.dw = E * up.dw;
    link.a = E * (up.a + up.dw.cross(link.r) + centripetal * up.w.cross(up.w.cross(link.r)));
    if (link.prismatic) {
      const Eigen::Vector3d w = has(M::ParentOmegaInCoriolis) ? up.w : link.w;
      link.a += 2.0 * w.cross(link.s) * link.qd + link.s * link.qdd;
    } else {
      link.dw += link.w.cross(link.s) * link.qd + link.s * link.qdd;
      link.w += link.s * link.qd;
    }
    link.ac = link.a + link.dw.cross(link.c) + centripetal * link.w.cross(link.w.cross(link.c));
    link.F = link.m * link.ac;
    link.N = link.I * link.dw;
    if (!has(M::NoGyroscopicTerm)) link.N += link.w.cross(link.I * link.w);
    link.f = link.F;
    if (has(M::GravityTwice)) link.f -= link.m * weight[i];
    link.n = link.N;
    if (!has(M::NoCentreLever)) link.n += link.c.cross(link.f);
    // about the origin, the inertia about the centre taken for that about the origin: c x m (a_c - a) is its difference
    if (has(M::NoParallelAxisTerm)) link.n -= link.c.cross(link.m * (link.ac - link.a));
    if (!has(M::ExternalForceIgnored)) {
      link.f -= link.fE;
      link.n -= link.nE;
    }
  }
  Eigen::VectorXd tau(model.dof());
  for (std::size_t i = links.size() - 1; i > 0; --i) {
    const PlainLink& link = links[i];
    tau[link.dof] = link.s.dot(link.prismatic ? link.f : link.n) + (has(M::RotorLeftOut) ? 0.0 : link.rotor);
    PlainLink& up = links[static_cast<std::size_t>(link.parent)];
    const Eigen::Matrix3d R = swapped ? Eigen::Matrix3d(link.R.transpose()) : link.R;
    const double sign = has(M::ChildForceSign) ? -1.0 : 1.0;
    const Eigen::Vector3d lever = has(M::NoChildLever)            ? Eigen::Vector3d::Zero()
                                  : has(M::MomentAboutWrongPoint) ? Eigen::Vector3d(link.r - up.c)
                                                                  : link.r;
    up.f += sign * (R * link.f);
    up.n += sign * (R * link.n + lever.cross(R * link.f));
  }
  return tau;
}

Eigen::VectorXd plainWorldFrame(const Mechanism& mechanism, const Model& model, const DynamicsInput& input,
                                const MistakeSet& mistake) {
  using M = Mistake;
  using Vector6d = Eigen::Matrix<double, 6, 1>;
  using Matrix6d = Eigen::Matrix<double, 6, 6>;
  const auto has = [&](M m) { return mistake.contains(m); };
  const auto matrix = [](const Eigen::Vector3d& x, double second_row) {
    Eigen::Matrix3d m;
    m << 0.0, -x.z(), x.y(), x.z(), 0.0, second_row, -x.y(), x.x(), 0.0;
    return m;
  };
  const auto hat = [&](const Eigen::Vector3d& x) { return matrix(x, -x.x()); };
  const auto printed = [&](const Eigen::Vector3d& x) { return matrix(x, has(M::HatMatrixMisprint) ? -x.z() : -x.x()); };
  const std::vector<PlainLink> links = plainLinks(mechanism, model, input);
  const Eigen::Vector3d g = has(M::GravityLeftOut)     ? Eigen::Vector3d::Zero()
                            : has(M::GravityWrongSign) ? Eigen::Vector3d(-input.gravity)
                                                       : input.gravity;
  struct InWorld {
    Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
    Eigen::Vector3d p = Eigen::Vector3d::Zero(), sw = p, w = p, v = p, dw = p, dv = p;
    Vector6d F = Vector6d::Zero();
  };
  std::vector<InWorld> state(links.size());
  if (has(M::GravityTwice)) state[0].dv = -g;
  const auto turning = [&](const InWorld& link) {
    return has(M::TransposedRotation) ? Eigen::Matrix3d(link.R.transpose()) : link.R;
  };
  for (std::size_t i = 1; i < links.size(); ++i) {
    const PlainLink& link = links[i];
    const InWorld& up = state[static_cast<std::size_t>(link.parent)];
    InWorld& me = state[i];
    me.R = up.R * link.R;
    const Eigen::Matrix3d T = turning(me);
    const Eigen::Vector3d Rb = turning(up) * link.b;
    me.p = up.p + Rb;
    me.sw = has(M::AxisTurnedByParent) ? Eigen::Vector3d(up.R * link.s) : Eigen::Vector3d(T * link.s);
    me.w = up.w;
    me.dw = up.dw;
    me.v = up.v + up.w.cross(Rb);
    me.dv = up.dv + up.dw.cross(Rb);
    if (!has(M::NoCentripetalTerm)) me.dv += up.w.cross(up.w.cross(Rb));
    if (link.prismatic) {
      me.v += me.sw * link.qd;
      me.dv += 2.0 * up.w.cross(me.sw) * link.qd + me.sw * link.qdd;
    } else {
      me.w += me.sw * link.qd;
      me.dw += up.w.cross(me.sw) * link.qd + me.sw * link.qdd;
    }
    const Eigen::Vector3d c = me.p + T * link.c;
    const Eigen::Matrix3d I = T * link.I * T.transpose();
    Vector6d V, dV;
    V << me.v - me.w.cross(me.p), me.w;
    dV << me.dv - me.dw.cross(me.p) - me.w.cross(me.v), me.dw;
    Matrix6d Is, cross;
    Is << link.m * Eigen::Matrix3d::Identity(), link.m * printed(c).transpose(), link.m * printed(c), I;
    if (!has(M::NoParallelAxisTerm)) Is.bottomRightCorner<3, 3>() += link.m * printed(c) * printed(c).transpose();
    const Eigen::Vector3d v_o = V.head<3>();
    cross << hat(me.w), Eigen::Matrix3d::Zero(), hat(v_o), hat(me.w);
    me.F = Is * dV + cross * (Is * V);
    if (has(M::NoGyroscopicTerm)) me.F.tail<3>() -= me.w.cross(I * me.w);
    if (has(M::NoCentripetalTerm)) {
      const Eigen::Vector3d lost = link.m * me.w.cross(me.w.cross(c - me.p));
      me.F.head<3>() -= lost;
      me.F.tail<3>() -= c.cross(lost);
    }
    me.F.head<3>() -= link.m * g;
    me.F.tail<3>() -= c.cross(link.m * g);
    if (!has(M::ExternalForceIgnored)) {
      const Eigen::Vector3d f = T * link.fE;
      me.F.head<3>() -= f;
      me.F.tail<3>() -= T * link.nE + me.p.cross(f);
    }
  }
  Eigen::VectorXd u(model.dof());
  for (std::size_t i = links.size() - 1; i > 0; --i) {
    const PlainLink& link = links[i];
    const InWorld& me = state[i];
    Vector6d S;
    if (link.prismatic) {
      S << me.sw, Eigen::Vector3d::Zero();
    } else {
      S << me.p.cross(me.sw), me.sw;
      if (has(M::MomentAboutWrongPoint)) S.head<3>().setZero();
    }
    u[link.dof] = S.dot(me.F) + (has(M::RotorLeftOut) ? 0.0 : link.rotor);
    state[static_cast<std::size_t>(link.parent)].F += (has(M::ChildForceSign) ? -1.0 : 1.0) * me.F;
  }
  return u;
}

}  // namespace linkwright::test

// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/describe_contacts.h"
#include "core/scene/describe_trajectory.h"
#include "core/simulation/formula.h"
#include "core/simulation/settings.h"

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

template <class V>
void describe(V&, NoTorque&) {}

template <class V>
void describeTorques(V& v, Eigen::VectorXd& tau) {
  v.before([&](auto& in) { tau = Eigen::VectorXd::Zero(in.model().dof()); });
  v.field("values", tau, JointField{.words = "of constant torques and sliders, N m or N"});
}
template <class V>
void describe(V& v, ConstantTorque& x) {
  describeTorques(v, x.tau);
}
template <class V>
void describe(V& v, SliderTorque& x) {
  describeTorques(v, x.tau);
}

template <class V>
void describe(V& v, FormulaTorque& x) {
  v.before([&](auto& in) { x.formulas.resize(static_cast<std::size_t>(in.model().dof())); });
  v.field("formulas", x.formulas,
          JointField{.needed = true, .text = "a formula", .words = "torque of each joint, N m or N"});
  // a formula that cannot be computed is no reason to refuse a scene
  v.check([&](auto& in) {
    std::vector<std::string> joints;
    for (const ModelJoint& joint : in.model().joints()) joints.push_back(joint.name);
    std::vector<FormulaProblem> mistakes;
    if (in.find("formulas") == nullptr || Formulas::compile(x.formulas, joints, &mistakes).ok()) return;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
      if (mistakes[i].message.empty()) continue;
      in.warningAt(in.lineOfJoint("formulas", i), Message("Files", "torque of joint '%1', character %2: %3")
                                                      .arg(joints[i], mistakes[i].position + 1, mistakes[i].message));
    }
  });
}

template <class V>
void describe(V& v, MotionTorque& x) {
  v.field("control", x.control, kControls, Field{.words = "how a motion is followed"});
  v.before([&](auto& in) {
    x.kp = Eigen::VectorXd::Constant(in.model().dof(), 100.0);
    x.kd = Eigen::VectorXd::Constant(in.model().dof(), 20.0);
  });
  v.field("kp", x.kp, JointField{.words = "gains of the position error; absent: 100"});
  v.field("kd", x.kd, JointField{.words = "gains of the velocity error; absent: 20"});
  v.field("motion", x.motion,
          ObjectField{.place = "trajectory", .lines = 2, .words = "followed instead of the scene's motion"});
}

template <class V>
void describe(V& v, UnderactuatedGains& x) {
  v.field("energy", x.energy, Field{.varies = true, .least = 0.0, .checked = true, .words = "of the swing-up"});
  v.field("kp", x.kp, Field{.varies = true, .least = 0.0, .checked = true, .unit = "1/s^2"});
  v.field("kd", x.kd, Field{.varies = true, .least = 0.0, .checked = true, .unit = "1/s"});
  v.field("limit", x.limit, Field{.varies = true, .least = 0.0, .checked = true, .unit = "rad/s^2 or m/s^2"});
  v.field("Q", x.Q, Field{.varies = true, .least = 0.0, .checked = true, .words = "weights of q and qd"});
  v.field("R", x.R, Field{.varies = true, .above = 0.0, .checked = true, .words = "weight of the torque"});
  v.field("capture", x.capture,
          Field{.varies = true, .above = 0.0, .checked = true, .words = "where balancing takes over"});
}

template <class V>
void describe(V& v, ControllerTorque& x) {
  v.field("controller", x.which, kUnderactuatedWords, Field{.needed = true, .words = "of two joints with one motor"});
  v.before([&](auto&) { x.gains = defaultGains(x.which); });
  v.field("gains", x.gains,
          ObjectField{.place = Message("Files", "gains of the controller"),
                      .words = "absent: those that suit the controller"});
}

template <class V>
void describe(V& v, TorqueSource& x) {
  if (v.field("source", x, kTorqueSources, Field{.needed = true, .words = "where torques come from"}))
    v.each(x, [&](auto& source) { describe(v, source); });
}

template <class V>
void describe(V& v, SimulationSettings& x) {
  v.field("integrator", x.integrator, kIntegrators, Field{.words = "method of integration"});
  v.field("step", x.step,
          Field{.least = kShortestStep,
                .most = kLongestStep,
                .checked = true,
                .unit = "s",
                .words = "of dopri5: the distance of its samples"});
  v.field("tolerance", x.tolerance,
          Field{.optional = true,
                .least = 1e-14,
                .most = 1.0,
                .checked = true,
                .words = "of dopri5: error a second, absolute and relative"});
  v.field("duration", x.duration, Field{.above = 0.0, .most = kLongestSimulation, .checked = true, .unit = "s"});
  v.field("steps_per_sample", x.steps_per_sample,
          Field{.optional = true,
                .least = 1,
                .most = 1e6,
                .refusal = translatable("Files", "must be a whole number from 1 to 1 000 000"),
                .words = "every so many steps are kept"});
  v.field("implicit_friction", x.implicit_friction,
          Field{.optional = true, .words = "viscous friction at the end of the step: semi-implicit-euler"});
  v.field("joint_slip_speed", x.joint_slip_speed,
          Field{.optional = true,
                .above = 0.0,
                .checked = true,
                .unit = "rad/s or m/s",
                .words = "dry friction of joints acts in full above about this speed"});
  v.field("project_start", x.project_start,
          Field{.optional = true, .words = "an initial pose off a surface is put onto it instead of refused"});
  v.field("contact", x.laws,
          ObjectField{.place = Message("Files", "contact of the simulation"), .words = "laws of all contacts"});
  v.field("torques", x.torques,
          ObjectField{.place = Message("Files", "torques of the simulation"), .words = "absent: none"});
  v.check([&](auto& in) {
    if (in.reading().problems.any()) return;
    for (const Message& what : settingsProblems(x, in.model().dof())) in.error(what);
  });
}

}  // namespace linkwright

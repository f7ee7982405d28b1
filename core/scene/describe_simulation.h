// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/describe_contacts.h"
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
  v.field("values", tau, JointField{});
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
  v.field("formulas", x.formulas, JointField{.needed = true, .text = "a formula"});
  // a formula that cannot be computed is no reason to refuse a scene
  v.check([&](auto& in) {
    std::vector<std::string> joints;
    for (const ModelJoint& joint : in.model().joints()) joints.push_back(joint.name);
    std::vector<FormulaProblem> mistakes;
    if (in.find("formulas") == nullptr || Formulas::compile(x.formulas, joints, &mistakes).ok()) return;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
      if (mistakes[i].message.empty()) continue;
      in.warningAt(in.lineOfJoint("formulas", i), "torque of joint '" + joints[i] + "', character " +
                                                      std::to_string(mistakes[i].position + 1) + ": " +
                                                      mistakes[i].message);
    }
  });
}

template <class V>
void describe(V& v, MotionTorque& x) {
  v.field("control", x.control, kControls, Field{});
  v.before([&](auto& in) {
    x.kp = Eigen::VectorXd::Constant(in.model().dof(), 100.0);
    x.kd = Eigen::VectorXd::Constant(in.model().dof(), 20.0);
  });
  v.field("kp", x.kp, JointField{});
  v.field("kd", x.kd, JointField{});
  v.own(
      "motion",
      [&](auto& in) {
        if (in.find("motion") != nullptr) x.motion = in.trajectory("motion");
      },
      [&](auto& out) { return x.motion ? std::optional(out.trajectory(*x.motion)) : std::nullopt; });
}

template <class V>
void describe(V& v, UnderactuatedGains& x) {
  v.field("energy", x.energy, Field{});
  v.field("kp", x.kp, Field{.unit = "1/s^2"});
  v.field("kd", x.kd, Field{.unit = "1/s"});
  v.field("limit", x.limit, Field{});
  v.field("Q", x.Q, Field{});
  v.field("R", x.R, Field{});
  v.field("capture", x.capture, Field{});
}

template <class V>
void describe(V& v, ControllerTorque& x) {
  v.field("controller", x.which, kUnderactuatedWords, Field{.needed = true});
  v.before([&](auto&) { x.gains = defaultGains(x.which); });
  v.field("gains", x.gains, ObjectField{.place = "gains of the controller"});
}

template <class V>
void describe(V& v, TorqueSource& x) {
  if (v.field("source", x, kTorqueSources, Field{.needed = true}))
    v.each(x, [&](auto& source) { describe(v, source); });
}

template <class V>
void describe(V& v, SimulationSettings& x) {
  v.field("integrator", x.integrator, kIntegrators, Field{});
  v.field("step", x.step, Field{.unit = "s"});
  v.field("tolerance", x.tolerance, Field{.optional = true});
  v.field("duration", x.duration, Field{.unit = "s"});
  v.field("steps_per_sample", x.steps_per_sample,
          Field{.optional = true, .least = 1, .most = 1e6, .refusal = "is a whole number from 1 to 1000000"});
  v.field("implicit_friction", x.implicit_friction, Field{.optional = true});
  v.field("joint_slip_speed", x.joint_slip_speed, Field{.optional = true, .unit = "rad/s or m/s"});
  v.field("project_start", x.project_start, Field{.optional = true});
  v.field("contact", x.laws, ObjectField{.place = "contact of the simulation"});
  v.field("torques", x.torques, ObjectField{.place = "torques of the simulation"});
  v.check([&](auto& in) {
    if (in.reading().problems.any()) return;
    for (const std::string& what : settingsProblems(x, in.model().dof())) in.error(what);
  });
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/io/scene_members.h"
#include "core/io/scene_simulation.h"
#include "core/io/scene_trajectory.h"

#include <variant>

namespace linkwright::scene {
namespace {

struct FormMembers {
  Members& members;
  void operator()(const PlaneSurface&) const { members.add("type", "\"plane\""); }
  void operator()(const CylinderSurface& s) const { round("\"cylinder\"", s.radius, s.is_hollow); }
  void operator()(const SphereSurface& s) const { round("\"sphere\"", s.radius, s.is_hollow); }
  void operator()(const SineSurface& s) const {
    members.add("type", "\"sine\"");
    members.add("amplitude", numberOf(s.amplitude));
    members.add("length", numberOf(s.length));
    members.add("phase", numberOf(s.phase));
  }
  void round(const char* type, double radius, bool hollow) const {
    members.add("type", type);
    members.add("radius", numberOf(radius));
    if (hollow) members.add("hollow", "true");
  }
};

std::string surfaceOf(const Surface& surface) {
  Members members;
  std::visit(FormMembers{members}, surface.form);
  members.add("origin", poseOf(surface.X_WS));
  if (surface.scale != 1.0) members.add("scale", numberOf(surface.scale));
  return members.inLine();
}

std::string lawsOf(const ContactLaws& laws) {
  const ContactLaws standard;
  Members members;
  members.add("kind", jsonString(toString(laws.kind)));
  members.add("friction", jsonString(toString(laws.friction)));
  if (laws.slip_speed != standard.slip_speed) members.add("slip_speed", numberOf(laws.slip_speed));
  members.add("method", jsonString(toString(laws.method)));
  members.add("stabilisation", jsonString(toString(laws.stabilisation)));
  if (laws.alpha != standard.alpha) members.add("alpha", numberOf(laws.alpha));
  if (laws.beta != standard.beta) members.add("beta", numberOf(laws.beta));
  if (laws.stiffness != standard.stiffness) members.add("stiffness", numberOf(laws.stiffness));
  if (laws.damping != standard.damping) members.add("damping", numberOf(laws.damping));
  return members.inLine();
}

struct TorqueMembers {
  Members& members;
  const std::vector<std::string>& joints;
  void operator()(const NoTorque&) const { members.add("source", "\"none\""); }
  void operator()(const ConstantTorque& s) const {
    members.add("source", "\"constant\"");
    members.add("values", valuesOf(s.tau, joints));
  }
  void operator()(const SliderTorque& s) const {
    members.add("source", "\"sliders\"");
    members.add("values", valuesOf(s.tau, joints));
  }
  void operator()(const FormulaTorque& s) const {
    members.add("source", "\"formulas\"");
    Members formulas;
    std::string list = "[";
    for (std::size_t i = 0; i < s.formulas.size(); ++i) {
      if (i < joints.size()) formulas.addNamed(joints[i], jsonString(s.formulas[i]));
      list.append(i > 0 ? ", " : "").append(jsonString(s.formulas[i]));
    }
    members.add("formulas", s.formulas.size() == joints.size() ? formulas.inLine() : list + "]");
  }
  void operator()(const MotionTorque& s) const {
    members.add("source", "\"motion\"");
    members.add("control", jsonString(toString(s.control)));
    members.add("kp", valuesOf(s.kp, joints));
    members.add("kd", valuesOf(s.kd, joints));
    if (s.motion) members.add("motion", trajectoryOf(*s.motion, joints));
  }
  void operator()(const ControllerTorque& s) const {
    const UnderactuatedGains& gains = s.gains;
    Members numbers;
    numbers.add("energy", numberOf(gains.energy));
    numbers.add("kp", numberOf(gains.kp));
    numbers.add("kd", numberOf(gains.kd));
    numbers.add("limit", numberOf(gains.limit));
    numbers.add("Q", listOf(gains.Q.data(), gains.Q.size()));
    numbers.add("R", numberOf(gains.R));
    numbers.add("capture", numberOf(gains.capture));
    members.add("source", "\"controller\"");
    members.add("controller", jsonString(toString(s.which)));
    members.add("gains", numbers.inLine());
  }
};

}  // namespace

std::string contactsOf(const std::vector<Contact>& contacts) {
  std::vector<std::string> items;
  for (const Contact& contact : contacts) {
    Members members;
    members.add("name", jsonString(contact.name));
    members.add("link", jsonString(contact.link));
    members.add("point", listOf(contact.point));
    members.add("surface", surfaceOf(contact.surface));
    members.add("friction", numberOf(contact.friction));
    if (contact.static_friction != contact.friction) {
      members.add("static_friction", numberOf(contact.static_friction));
    }
    items.push_back(members.inLine());
  }
  return itemsInLines(items, 2);
}

std::string simulationOf(const SimulationSettings& s, const std::vector<std::string>& joints) {
  const SimulationSettings standard;
  Members members;
  members.add("integrator", jsonString(toString(s.integrator)));
  members.add("step", numberOf(s.step));
  if (s.tolerance != standard.tolerance) members.add("tolerance", numberOf(s.tolerance));
  members.add("duration", numberOf(s.duration));
  if (s.steps_per_sample != standard.steps_per_sample) {
    members.add("steps_per_sample", std::to_string(s.steps_per_sample));
  }
  if (s.implicit_friction) members.add("implicit_friction", "true");
  if (s.joint_slip_speed != standard.joint_slip_speed) members.add("joint_slip_speed", numberOf(s.joint_slip_speed));
  if (s.project_start) members.add("project_start", "true");
  members.add("contact", lawsOf(s.laws));
  Members torques;
  std::visit(TorqueMembers{torques, joints}, s.torques);
  members.add("torques", torques.inLine());
  return members.inLines(2);
}

}  // namespace linkwright::scene

// SPDX-License-Identifier: MIT
#include "core/io/json_string.h"
#include "core/io/scene_beam.h"
#include "core/io/scene_file.h"
#include "core/io/scene_members.h"
#include "core/io/scene_plots_json.h"
#include "core/io/scene_simulation.h"
#include "core/io/scene_trajectory.h"
#include "core/mechanism/model.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace linkwright {

using namespace scene;

namespace {

struct GeometryMembers {
  Members& members;
  void operator()(const Box& box) const {
    members.add("type", "\"box\"");
    members.add("size", listOf(box.size));
  }
  void operator()(const Cylinder& c) const { round("\"cylinder\"", c.radius, c.length); }
  void operator()(const Capsule& c) const { round("\"capsule\"", c.radius, c.length); }
  void operator()(const Sphere& s) const {
    members.add("type", "\"sphere\"");
    members.add("radius", numberOf(s.radius));
  }
  void operator()(const Beam& beam) const {
    members.add("type", "\"beam\"");
    Members section;
    section.add("form", beam.section.form == Section::Form::Ellipse ? "\"ellipse\"" : "\"rectangle\"");
    section.add("width", numberOf(beam.section.width));
    section.add("height", numberOf(beam.section.height));
    if (beam.section.wall != 0.0) section.add("wall", numberOf(beam.section.wall));
    members.add("section", section.inLine());
    members.add("length", numberOf(beam.length));
  }
  void operator()(const Mesh& mesh) const {
    members.add("type", "\"mesh\"");
    members.add("uri", jsonString(mesh.uri));
    members.add("scale", listOf(mesh.scale));
  }
  void round(const char* type, double radius, double length) const {
    members.add("type", type);
    members.add("radius", numberOf(radius));
    members.add("length", numberOf(length));
  }
};

std::string shapeOf(const Shape& shape) {
  Members members;
  std::visit(GeometryMembers{members}, shape.geometry);
  members.add("origin", poseOf(shape.X_LS));
  if (shape.has_colour) members.add("colour", listOf(shape.rgba.data(), 4));
  if (!shape.material.empty()) members.add("material", jsonString(shape.material));
  return members.inLine();
}

std::string payloadOf(const Payload& payload) {
  Members members;
  if (!payload.name.empty()) members.add("name", jsonString(payload.name));
  members.add("mass", numberOf(payload.mass));
  members.add("at", listOf(payload.p_L));
  if (!payload.attached) members.add("attached", "false");
  return members.inLine();
}

std::string linkOf(const Link& link) {
  Members members;
  members.add("name", jsonString(link.name));
  if (link.inertial) {
    const Eigen::Matrix3d& I = link.inertial->I_LLcm_L;
    Members inertia;
    inertia.add("xx", numberOf(I(0, 0)));
    inertia.add("yy", numberOf(I(1, 1)));
    inertia.add("zz", numberOf(I(2, 2)));
    inertia.add("xy", numberOf(I(0, 1)));
    inertia.add("xz", numberOf(I(0, 2)));
    inertia.add("yz", numberOf(I(1, 2)));
    Members inertial;
    inertial.add("mass", numberOf(link.inertial->mass));
    inertial.add("centre_of_mass", listOf(link.inertial->p_LLcm));
    inertial.add("inertia", inertia.inLine());
    if (link.mass_source != MassSource::Given) {
      inertial.add("from_shapes", link.mass_source == MassSource::MassOfShapes ? "\"mass\"" : "\"density\"");
    }
    if (link.density != Link{}.density) inertial.add("density", numberOf(link.density));
    members.add("inertial", inertial.inLines(6));
  }
  if (!link.shapes.empty()) {
    std::vector<std::string> shapes;
    for (const Shape& shape : link.shapes) shapes.push_back(shapeOf(shape));
    members.add("shapes", itemsInLines(shapes, 6));
  }
  if (!link.payloads.empty()) {
    std::vector<std::string> payloads;
    for (const Payload& payload : link.payloads) payloads.push_back(payloadOf(payload));
    members.add("payloads", itemsInLines(payloads, 6));
  }
  return members.inLines(4);
}

std::string jointOf(const Joint& joint, const std::vector<Link>& links) {
  const auto nameOf = [&](int index) {
    const bool known = index >= 0 && index < static_cast<int>(links.size());
    return jsonString(known ? links[static_cast<std::size_t>(index)].name : "");
  };
  Members members;
  members.add("name", jsonString(joint.name));
  members.add("type", jsonString(toString(joint.type)));
  members.add("parent", nameOf(joint.parent));
  members.add("child", nameOf(joint.child));
  members.add("origin", poseOf(joint.X_PJ));
  members.add("axis", listOf(joint.axis));
  if (joint.limits != Limits{}) {
    Members limits;
    limits.add("lower", numberOf(joint.limits.lower));
    limits.add("upper", numberOf(joint.limits.upper));
    limits.add("velocity", numberOf(joint.limits.velocity));
    limits.add("effort", numberOf(joint.limits.effort));
    members.add("limits", limits.inLine());
  }
  if (joint.damping != 0.0 || std::signbit(joint.damping)) members.add("damping", numberOf(joint.damping));
  if (joint.coulomb != CoulombFriction{} || std::signbit(joint.coulomb.positive) ||
      std::signbit(joint.coulomb.negative)) {
    Members coulomb;
    coulomb.add("positive", numberOf(joint.coulomb.positive));
    coulomb.add("negative", numberOf(joint.coulomb.negative));
    members.add("coulomb", coulomb.inLine());
  }
  if (joint.motor != Motor{} || std::signbit(joint.motor.rotor_inertia)) {
    Members motor;
    motor.add("rotor_inertia", numberOf(joint.motor.rotor_inertia));
    motor.add("gear_ratio", numberOf(joint.motor.gear_ratio));
    members.add("motor", motor.inLine());
  }
  if (joint.passive) members.add("passive", "true");
  if (joint.mimic) {
    Members mimic;
    mimic.add("joint", jsonString(joint.mimic->leader));
    mimic.add("multiplier", numberOf(joint.mimic->multiplier));
    mimic.add("offset", numberOf(joint.mimic->offset));
    members.add("mimic", mimic.inLine());
  }
  if (joint.ready) members.add("ready", numberOf(*joint.ready));
  return members.inLines(4);
}

std::string posesOf(const SceneData& scene, const std::vector<std::string>& joints) {
  std::vector<std::string> poses;
  for (const StoredPose& pose : scene.poses) {
    Members members;
    members.add("name", jsonString(pose.name));
    members.add("q", valuesOf(pose.q, joints));
    poses.push_back(members.inLine());
  }
  return itemsInLines(poses, 2);
}

std::string targetsOf(const SceneData& scene) {
  std::vector<std::string> targets;
  for (const SceneTarget& target : scene.targets) {
    Members members;
    members.add("link", jsonString(target.link));
    members.add("pose", poseOf(target.X_WT));
    targets.push_back(members.inLine());
  }
  return itemsInLines(targets, 2);
}

std::string loadsOf(const SceneData& scene) {
  std::vector<std::string> loads;
  for (const SceneLoad& load : scene.loads) {
    Members members;
    members.add("link", jsonString(load.link));
    members.add("force", listOf(load.force));
    members.add("moment", listOf(load.moment));
    loads.push_back(members.inLine());
  }
  return itemsInLines(loads, 2);
}

std::string viewOf(const SceneView& view) {
  Members members;
  members.add("centre", listOf(view.centre));
  members.add("azimuth", numberOf(view.azimuth));
  members.add("elevation", numberOf(view.elevation));
  members.add("distance", numberOf(view.distance));
  return members.inLine();
}

void addMechanism(const Mechanism& mechanism, Members& root) {
  std::vector<std::string> links, joints, hands;
  for (const Link& link : mechanism.links) links.push_back(linkOf(link));
  for (const Joint& joint : mechanism.joints) joints.push_back(jointOf(joint, mechanism.links));
  for (const std::string& hand : mechanism.hands) hands.push_back(jsonString(hand));
  root.add("links", itemsInLines(links, 2));
  root.add("joints", itemsInLines(joints, 2));
  if (!hands.empty()) root.add("hands", itemsInLines(hands, 2));
}

}  // namespace

std::string writeScene(const SceneData& scene) {
  std::vector<std::string> joint_names;
  const Result<Model> model = Model::compile(scene.mechanism);
  if (model.ok()) {
    for (const ModelJoint& joint : model->joints()) joint_names.push_back(joint.name);
  }
  Members root;
  root.add("linkwright", std::to_string(kSceneVersion));
  root.add("name", jsonString(scene.mechanism.name));
  if (!scene.mechanism.description.empty()) root.add("description", jsonString(scene.mechanism.description));
  if (!scene.mechanism.try_first.empty()) root.add("try_first", jsonString(scene.mechanism.try_first));
  root.add("gravity", listOf(scene.gravity));
  addMechanism(scene.mechanism, root);

  Members state;
  if (scene.q.size() > 0) state.add("q", valuesOf(scene.q, joint_names));
  if (scene.qd.size() > 0) state.add("qd", valuesOf(scene.qd, joint_names));
  if (scene.qdd.size() > 0) state.add("qdd", valuesOf(scene.qdd, joint_names));
  if (scene.q.size() + scene.qd.size() + scene.qdd.size() > 0) root.add("state", state.inLines(2));
  if (!scene.poses.empty()) root.add("poses", posesOf(scene, joint_names));
  if (scene.motion && !scene.trajectory) {
    Members motion;
    motion.add("from", jsonString(scene.motion->from));
    motion.add("to", jsonString(scene.motion->to));
    motion.add("duration", numberOf(scene.motion->duration));
    root.add("motion", motion.inLine());
  }
  if (scene.trajectory) root.add("trajectory", trajectoryOf(*scene.trajectory, joint_names));
  if (!scene.targets.empty()) root.add("targets", targetsOf(scene));
  if (!scene.loads.empty()) root.add("loads", loadsOf(scene));
  if (!scene.contacts.empty()) root.add("contacts", contactsOf(scene.contacts));
  if (scene.simulation) root.add("simulation", simulationOf(*scene.simulation, joint_names));
  if (scene.beam) root.add("beam", beamOf(*scene.beam));
  if (scene.view) root.add("view", viewOf(*scene.view));
  if (scene.plots) root.add("plots", plotsOf(*scene.plots));
  return root.inLines(0) + "\n";
}

}  // namespace linkwright

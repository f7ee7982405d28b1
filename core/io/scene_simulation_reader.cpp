// SPDX-License-Identifier: MIT
#include "core/io/scene_simulation.h"
#include "core/io/scene_trajectory.h"
#include "core/simulation/formula.h"

#include <set>
#include <unordered_set>
#include <utility>

namespace linkwright::scene {
namespace {

constexpr std::size_t kMaxContacts = 1000;

Surface readSurface(const JsonNode& node, const std::string& place, Problems& problems) {
  Surface surface;
  const Fields fields(node, place + ", surface",
                      {"type", "origin", "scale", "radius", "hollow", "amplitude", "length", "phase"}, problems);
  fields.pose("origin", surface.X_WS);
  fields.number("scale", surface.scale);
  std::string type;
  if (!fields.needs("type") || !fields.text("type", type)) return surface;
  const auto round = [&](auto form) {
    if (fields.needs("radius")) fields.number("radius", form.radius);
    fields.boolean("hollow", form.is_hollow);
    surface.form = form;
  };
  if (type == "plane") {
    surface.form = PlaneSurface{};
  } else if (type == "cylinder") {
    round(CylinderSurface{});
  } else if (type == "sphere") {
    round(SphereSurface{});
  } else if (type == "sine") {
    SineSurface sine;
    fields.number("amplitude", sine.amplitude);
    fields.number("length", sine.length);
    fields.number("phase", sine.phase);
    surface.form = sine;
  } else {
    fields.error(*fields.find("type"), "\"type\" is none of plane, cylinder, sphere and sine");
  }
  return surface;
}

class SimulationReader {
public:
  SimulationReader(const JointValues& values, const std::unordered_set<std::string>& poses, Problems& problems)
      : values_(values), poses_(poses), problems_(problems) {}

  SimulationSettings run(const JsonNode& node) {
    SimulationSettings s;
    const Fields fields(node, "simulation",
                        {"integrator", "step", "tolerance", "duration", "steps_per_sample", "implicit_friction",
                         "joint_slip_speed", "project_start", "contact", "torques"},
                        problems_);
    readWord(fields, "integrator", s.integrator, parseIntegrator, "semi-implicit-euler, rk4 and dopri5");
    fields.number("step", s.step);
    fields.number("tolerance", s.tolerance);
    fields.number("duration", s.duration);
    double count = s.steps_per_sample;
    if (fields.number("steps_per_sample", count)) {
      if (count >= 1.0 && count <= 1e6 && count == static_cast<double>(static_cast<int>(count))) {
        s.steps_per_sample = static_cast<int>(count);
      } else {
        fields.error(*fields.find("steps_per_sample"), "\"steps_per_sample\" is a whole number from 1 to 1000000");
      }
    }
    fields.boolean("implicit_friction", s.implicit_friction);
    fields.number("joint_slip_speed", s.joint_slip_speed);
    fields.boolean("project_start", s.project_start);
    if (const JsonNode* contact = fields.find("contact")) readLaws(*contact, s.laws);
    if (const JsonNode* torques = fields.find("torques")) s.torques = readTorques(*torques);
    if (node.kind != JsonNode::Kind::Object || problems_.any()) return s;
    for (const std::string& what : settingsProblems(s, values_.model().dof())) fields.error(node, what);
    return s;
  }

private:
  template <class Value, class Parse>
  void readWord(const Fields& fields, const char* key, Value& value, Parse parse, const char* words) {
    std::string word;
    if (fields.text(key, word) && !parse(word, value)) {
      fields.error(*fields.find(key), std::string("\"") + key + "\" is none of " + words);
    }
  }

  void readLaws(const JsonNode& node, ContactLaws& laws) {
    const Fields fields(
        node, "contact of the simulation",
        {"kind", "friction", "slip_speed", "method", "stabilisation", "alpha", "beta", "stiffness", "damping"},
        problems_);
    readWord(fields, "kind", laws.kind, parseContactKind, "bilateral and unilateral");
    readWord(fields, "friction", laws.friction, parseFrictionLaw, "regularised and stick-slip");
    fields.number("slip_speed", laws.slip_speed);
    readWord(fields, "method", laws.method, parseContactMethod, "extended-newton-euler, lagrange and penalty");
    readWord(fields, "stabilisation", laws.stabilisation, parseStabilisation, "none, baumgarte and projection");
    fields.number("alpha", laws.alpha);
    fields.number("beta", laws.beta);
    fields.number("stiffness", laws.stiffness);
    fields.number("damping", laws.damping);
  }

  TorqueSource readTorques(const JsonNode& node) {
    const Fields fields(node, "torques of the simulation",
                        {"source", "values", "formulas", "control", "kp", "kd", "motion", "controller", "gains"},
                        problems_);
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(values_.model().dof());
    std::string source;
    if (!fields.needs("source") || !fields.text("source", source)) return NoTorque{};
    if (source == "none") return NoTorque{};
    if (source == "constant" || source == "sliders") {
      Eigen::VectorXd tau = zero;
      values_.read(fields, "values", zero, tau);
      if (source == "constant") return ConstantTorque{tau};
      return SliderTorque{tau};
    }
    if (source == "formulas") return readFormulas(fields);
    if (source == "motion") {
      MotionTorque motion;
      readWord(fields, "control", motion.control, parseControl, "pd and computed-torque");
      motion.kp = Eigen::VectorXd::Constant(zero.size(), 100.0);
      motion.kd = Eigen::VectorXd::Constant(zero.size(), 20.0);
      values_.read(fields, "kp", motion.kp, motion.kp);
      values_.read(fields, "kd", motion.kd, motion.kd);
      if (const JsonNode* plan = fields.find("motion"))
        motion.motion = readTrajectory(*plan, values_, poses_, problems_);
      return motion;
    }
    if (source == "controller") return readController(fields);
    fields.error(*fields.find("source"),
                 "\"source\" is none of none, constant, formulas, motion, sliders and controller");
    return NoTorque{};
  }

  ControllerTorque readController(const Fields& fields) {
    ControllerTorque torque;
    if (!fields.needs("controller")) return torque;
    readWord(fields, "controller", torque.which, parseUnderactuated, "acrobot, cart-pole, furuta and passive-last");
    torque.gains = defaultGains(torque.which);
    const JsonNode* node = fields.find("gains");
    if (node == nullptr) return torque;
    const Fields inner(*node, "gains of the controller", {"energy", "kp", "kd", "limit", "Q", "R", "capture"},
                       problems_);
    UnderactuatedGains& gains = torque.gains;
    for (const auto& [key, value] :
         {std::pair("energy", &gains.energy), std::pair("kp", &gains.kp), std::pair("kd", &gains.kd),
          std::pair("limit", &gains.limit), std::pair("R", &gains.R), std::pair("capture", &gains.capture)}) {
      inner.number(key, *value);
    }
    inner.numbers("Q", gains.Q.data(), 4);
    return torque;
  }

  FormulaTorque readFormulas(const Fields& fields) {
    const Model& model = values_.model();
    FormulaTorque torque;
    torque.formulas.resize(static_cast<std::size_t>(model.dof()));
    std::vector<std::string> names;
    for (const ModelJoint& joint : model.joints()) names.push_back(joint.name);
    const JsonNode* node = fields.needs("formulas") ? fields.find("formulas") : nullptr;
    if (node == nullptr) return torque;
    std::vector<int> lines(torque.formulas.size(), node->line);
    const auto put = [&](std::size_t joint, const JsonNode& item) {
      if (item.kind != JsonNode::Kind::String) return fields.error(item, "a formula is a text in quotes");
      torque.formulas[joint] = item.text;
      lines[joint] = item.line;
    };
    if (node->kind == JsonNode::Kind::Array && node->items.size() == torque.formulas.size()) {
      for (std::size_t i = 0; i < node->items.size(); ++i) put(i, node->items[i]);
    } else if (node->kind == JsonNode::Kind::Object) {
      std::unordered_set<std::string> seen;
      for (std::size_t i = 0; i < node->keys.size(); ++i) {
        const int joint = model.findJoint(node->keys[i]);
        if (joint < 0) {
          fields.error(node->items[i], "\"formulas\" names '" + node->keys[i] + "', which is no moving joint");
        } else if (!seen.insert(node->keys[i]).second) {
          fields.error(node->items[i], "\"formulas\" names joint '" + node->keys[i] + "' twice; remove one of the two");
        } else {
          put(static_cast<std::size_t>(joint), node->items[i]);
        }
      }
    } else {
      fields.error(*node, "\"formulas\" is neither an object of joints nor a list of " +
                              std::to_string(torque.formulas.size()) + " texts in joint order");
    }
    std::vector<FormulaProblem> mistakes;
    if (!Formulas::compile(torque.formulas, names, &mistakes).ok()) {
      for (std::size_t i = 0; i < mistakes.size(); ++i) {
        if (mistakes[i].message.empty()) continue;
        problems_.warning(lines[i], "torque of joint '" + names[i] + "', character " +
                                        std::to_string(mistakes[i].position + 1) + ": " + mistakes[i].message);
      }
    }
    return torque;
  }

  const JointValues& values_;
  const std::unordered_set<std::string>& poses_;
  Problems& problems_;
};

}  // namespace

std::vector<Contact> readContacts(const std::vector<JsonNode>& list, const Model& model, Problems& problems) {
  std::vector<Contact> contacts;
  std::set<std::string> names;
  for (const JsonNode& node : list) {
    if (contacts.size() == kMaxContacts) {
      problems.error(node.line, "contacts: a scene has at most " + std::to_string(kMaxContacts) + " of them");
      break;
    }
    Contact contact;
    const std::string place = "contact " + std::to_string(contacts.size() + 1);
    const Fields fields(node, place, {"name", "link", "point", "surface", "friction", "static_friction"}, problems);
    if (fields.needs("name")) fields.text("name", contact.name);
    if (fields.needs("link")) fields.text("link", contact.link);
    fields.vector("point", contact.point);
    if (fields.needs("surface")) contact.surface = readSurface(*fields.find("surface"), place, problems);
    fields.number("friction", contact.friction);
    contact.static_friction = contact.friction;
    fields.number("static_friction", contact.static_friction);
    if (node.kind == JsonNode::Kind::Object && fields.find("link") != nullptr && fields.find("name") != nullptr) {
      for (const Diagnostic& problem : contactProblems(model, {contact})) problems.error(node.line, problem.message);
      if (!names.insert(contact.name).second) {
        fields.error(node, "the name '" + contact.name + "' stands twice; rename one of the two");
      }
    }
    contacts.push_back(std::move(contact));
  }
  return contacts;
}

SimulationSettings readSimulation(const JsonNode& node, const JointValues& values,
                                  const std::unordered_set<std::string>& poses, Problems& problems) {
  return SimulationReader(values, poses, problems).run(node);
}

}  // namespace linkwright::scene

// SPDX-License-Identifier: MIT
#include "core/io/scene_mechanism.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace linkwright::scene {

namespace {

class MechanismReader {
public:
  MechanismReader(Problems& problems, Mechanism& mechanism) : problems_(problems), mechanism_(mechanism) {}

  void run(const Fields& root) {
    mechanism_.source.file = problems_.file();
    root.text("name", mechanism_.name);
    root.text("description", mechanism_.description);
    root.text("try_first", mechanism_.try_first);
    if (root.needs("links")) {
      if (const std::vector<JsonNode>* links = root.list("links")) {
        for (const JsonNode& node : *links) readLink(node);
      }
    }
    if (const std::vector<JsonNode>* joints = root.list("joints")) {
      for (const JsonNode& node : *joints) readJoint(node);
    }
    readHands(root);
  }

private:
  static std::string named(const char* what, const JsonNode& node) {
    const JsonNode* name = node.find("name");
    return name != nullptr && name->kind == JsonNode::Kind::String ? std::string(what) + " '" + name->text + "'" : what;
  }

  void readLink(const JsonNode& node) {
    Link link;
    const Fields fields(node, named("link", node), {"name", "inertial", "shapes", "payloads"}, problems_);
    if (fields.needs("name")) fields.text("name", link.name);
    if (const JsonNode* inertial = fields.find("inertial"))
      link.inertial = readInertial(*inertial, fields.place(), link);
    if (const std::vector<JsonNode>* shapes = fields.list("shapes")) {
      for (const JsonNode& shape : *shapes) {
        if (std::optional<Shape> read = readShape(shape, fields.place() + ", shape")) link.shapes.push_back(*read);
      }
    }
    if (const std::vector<JsonNode>* payloads = fields.list("payloads")) {
      for (const JsonNode& payload : *payloads) readPayload(payload, fields.place(), link);
    }
    link_index_.try_emplace(link.name, static_cast<int>(mechanism_.links.size()));
    mechanism_.links.push_back(std::move(link));
    mechanism_.source.link_lines.push_back(node.line);
  }

  void readPayload(const JsonNode& node, const std::string& owner, Link& link) {
    Payload payload;
    const Fields fields(node, owner + ", payload", {"name", "mass", "at", "attached"}, problems_);
    fields.text("name", payload.name);
    if (fields.needs("mass") && fields.number("mass", payload.mass) && payload.mass < 0.0) {
      fields.error(*fields.find("mass"), "\"mass\" has to be at least 0 kg");
    }
    fields.vector("at", payload.p_L);
    fields.boolean("attached", payload.attached);
    link.payloads.push_back(std::move(payload));
  }

  /// Where the figures come from: what a later edit of the shapes goes by. The figures of the file count as they are.
  void readMassSource(const Fields& fields, Link& link) {
    std::string source;
    if (fields.text("from_shapes", source)) {
      if (source == "mass")
        link.mass_source = MassSource::MassOfShapes;
      else if (source == "density")
        link.mass_source = MassSource::DensityOfShapes;
      else
        fields.error(*fields.find("from_shapes"), "\"from_shapes\" is \"mass\" or \"density\"");
    }
    if (fields.number("density", link.density) && !(link.density > 0.0)) {
      fields.error(*fields.find("density"), "\"density\" has to be more than 0 kg/m^3");
    }
  }

  Inertial readInertial(const JsonNode& node, const std::string& owner, Link& link) {
    Inertial inertial;
    const Fields fields(node, owner + ", \"inertial\"", {"mass", "centre_of_mass", "inertia", "from_shapes", "density"},
                        problems_);
    if (fields.needs("mass")) fields.number("mass", inertial.mass);
    fields.vector("centre_of_mass", inertial.p_LLcm);
    readMassSource(fields, link);
    const JsonNode* moments = fields.find("inertia");
    if (moments == nullptr) return inertial;
    const Fields parts(*moments, owner + ", \"inertia\"", {"xx", "yy", "zz", "xy", "xz", "yz"}, problems_);
    double xx = 0.0, yy = 0.0, zz = 0.0, xy = 0.0, xz = 0.0, yz = 0.0;
    for (const char* key : {"xx", "yy", "zz"}) parts.needs(key);
    parts.number("xx", xx);
    parts.number("yy", yy);
    parts.number("zz", zz);
    parts.number("xy", xy);
    parts.number("xz", xz);
    parts.number("yz", yz);
    inertial.I_LLcm_L << xx, xy, xz, xy, yy, yz, xz, yz, zz;
    return inertial;
  }

  std::optional<Shape> readShape(const JsonNode& node, const std::string& place) {
    Shape shape;
    const Fields fields(node, place,
                        {"type", "size", "radius", "length", "section", "uri", "scale", "origin", "colour", "material"},
                        problems_);
    std::string type;
    if (!fields.needs("type") || !fields.text("type", type)) return std::nullopt;
    const std::optional<Geometry> geometry = readGeometry(type, fields);
    if (!geometry) return std::nullopt;
    shape.geometry = *geometry;
    fields.pose("origin", shape.X_LS);
    shape.has_colour = fields.numbers("colour", shape.rgba.data(), 4);
    const auto outside = [](double part) { return part < 0.0 || part > 1.0; };
    if (std::any_of(shape.rgba.begin(), shape.rgba.end(), outside)) {
      fields.error(*fields.find("colour"), "\"colour\" is red, green, blue and opacity, each from 0 to 1");
    }
    fields.text("material", shape.material);
    return shape;
  }

  /// A length that has to be there and to be more than 0 (at least 0 where `may_be_zero`).
  double size(const Fields& fields, const char* key, bool may_be_zero = false) {
    double value = 1.0;
    if (fields.needs(key) && fields.number(key, value) && !(value > 0.0 || (may_be_zero && value == 0.0))) {
      fields.error(*fields.find(key), std::string("\"") + key + "\" has to be more than 0 m");
    }
    return value;
  }

  Section readSection(const Fields& owner) {
    Section section;
    const JsonNode* node = owner.find("section");
    if (!owner.needs("section") || node == nullptr) return section;
    const Fields fields(*node, owner.place() + ", section", {"form", "width", "height", "wall"}, problems_);
    std::string form = "rectangle";
    fields.text("form", form);
    if (form == "ellipse")
      section.form = Section::Form::Ellipse;
    else if (form != "rectangle")
      fields.error(*fields.find("form"), "there is no section '" + form + "'; use rectangle or ellipse");
    section.width = size(fields, "width");
    section.height = size(fields, "height");
    if (fields.number("wall", section.wall) &&
        !(section.wall >= 0.0 && section.wall < 0.5 * std::min(section.width, section.height))) {
      fields.error(*fields.find("wall"), "\"wall\" has to be at least 0 m and less than half of the smaller side");
    }
    return section;
  }

  std::optional<Geometry> readGeometry(const std::string& type, const Fields& fields) {
    if (type == "box") {
      Box box;
      if (fields.needs("size") && fields.vector("size", box.size) && !(box.size.array() > 0.0).all()) {
        fields.error(*fields.find("size"), "each edge of \"size\" has to be more than 0 m");
      }
      return box;
    }
    if (type == "cylinder") return Cylinder{size(fields, "radius"), size(fields, "length")};
    if (type == "capsule") return Capsule{size(fields, "radius"), size(fields, "length", true)};
    if (type == "sphere") return Sphere{size(fields, "radius")};
    if (type == "beam") {
      const Section section = readSection(fields);
      return Beam{section, size(fields, "length")};
    }
    if (type == "mesh") {
      Mesh mesh;
      if (fields.needs("uri")) fields.text("uri", mesh.uri);
      fields.vector("scale", mesh.scale);
      return mesh;
    }
    fields.error(*fields.find("type"),
                 "there is no shape '" + type + "'; use box, cylinder, capsule, sphere, beam or mesh");
    return std::nullopt;
  }

  void readJoint(const JsonNode& node) {
    Joint joint;
    const Fields fields(node, named("joint", node),
                        {"name", "type", "parent", "child", "origin", "axis", "limits", "damping", "coulomb", "motor",
                         "passive", "mimic", "ready"},
                        problems_);
    if (fields.needs("name")) fields.text("name", joint.name);
    if (fields.needs("type")) joint.type = readType(fields);
    joint.parent = readEnd(fields, "parent");
    joint.child = readEnd(fields, "child");
    fields.pose("origin", joint.X_PJ);
    if (fields.vector("axis", joint.axis)) normaliseAxis(fields, joint);
    readLimits(fields, joint);
    fields.number("damping", joint.damping);
    readDrive(fields, joint);
    fields.boolean("passive", joint.passive);
    readMimic(fields, joint);
    double ready = 0.0;
    if (fields.number("ready", ready)) joint.ready = ready;
    mechanism_.joints.push_back(std::move(joint));
    mechanism_.source.joint_lines.push_back(node.line);
  }

  JointType readType(const Fields& fields) {
    std::string type;
    if (!fields.text("type", type)) return JointType::Fixed;
    for (const JointType known : {JointType::Revolute, JointType::Continuous, JointType::Prismatic, JointType::Fixed}) {
      if (type == toString(known)) return known;
    }
    fields.error(*fields.find("type"),
                 "there is no joint type '" + type + "'; use revolute, continuous, prismatic or fixed");
    return JointType::Fixed;
  }

  int readEnd(const Fields& fields, const char* which) {
    std::string link;
    if (!fields.needs(which) || !fields.text(which, link)) return -1;
    const auto found = link_index_.find(link);
    if (found != link_index_.end()) return found->second;
    fields.error(*fields.find(which), std::string("the ") + which + " '" + link + "' is no link");
    return -1;
  }

  void normaliseAxis(const Fields& fields, Joint& joint) {
    const double length = joint.axis.stableNorm();
    if (!(length > 1e-9)) {
      fields.error(*fields.find("axis"), "the axis has no length; give it a direction");
      joint.axis = Eigen::Vector3d::UnitZ();
    } else if (std::abs(length - 1.0) > 1e-15) {
      joint.axis /= length;
    }
  }

  void readLimits(const Fields& fields, Joint& joint) {
    const JsonNode* node = fields.find("limits");
    if (node == nullptr) return;
    const Fields limits(*node, fields.place() + ", \"limits\"", {"lower", "upper", "velocity", "effort"}, problems_);
    limits.number("lower", joint.limits.lower, true);
    limits.number("upper", joint.limits.upper, true);
    limits.number("velocity", joint.limits.velocity, true);
    limits.number("effort", joint.limits.effort, true);
  }

  void readDrive(const Fields& fields, Joint& joint) {
    if (const JsonNode* node = fields.find("coulomb")) {
      const Fields coulomb(*node, fields.place() + ", \"coulomb\"", {"positive", "negative"}, problems_);
      coulomb.number("positive", joint.coulomb.positive);
      coulomb.number("negative", joint.coulomb.negative);
      if (joint.coulomb.positive < 0.0 || joint.coulomb.negative > 0.0) {
        coulomb.error(*node, "\"positive\" has to be at least 0 and \"negative\" at most 0");
      }
    }
    if (const JsonNode* node = fields.find("motor")) {
      const Fields motor(*node, fields.place() + ", \"motor\"", {"rotor_inertia", "gear_ratio"}, problems_);
      motor.number("rotor_inertia", joint.motor.rotor_inertia);
      motor.number("gear_ratio", joint.motor.gear_ratio);
      if (joint.motor.rotor_inertia < 0.0) motor.error(*node, "\"rotor_inertia\" has to be at least 0 kg m^2");
    }
  }

  void readMimic(const Fields& owner, Joint& joint) {
    const JsonNode* node = owner.find("mimic");
    if (node == nullptr) return;
    Mimic mimic;
    const Fields fields(*node, owner.place() + ", \"mimic\"", {"joint", "multiplier", "offset"}, problems_);
    if (fields.needs("joint")) fields.text("joint", mimic.leader);
    fields.number("multiplier", mimic.multiplier);
    fields.number("offset", mimic.offset);
    joint.mimic = std::move(mimic);
  }

  void readHands(const Fields& root) {
    const std::vector<JsonNode>* hands = root.list("hands");
    if (hands == nullptr) return;
    for (const JsonNode& node : *hands) {
      if (node.kind != JsonNode::Kind::String || link_index_.count(node.text) == 0) {
        problems_.error(node.line, "hands: '" + node.text + "' is no link");
      } else {
        mechanism_.hands.push_back(node.text);
      }
    }
  }

  Problems& problems_;
  Mechanism& mechanism_;
  std::unordered_map<std::string, int> link_index_;
};

}  // namespace

void readMechanism(const Fields& root, Problems& problems, Mechanism& mechanism) {
  MechanismReader(problems, mechanism).run(root);
}

}  // namespace linkwright::scene

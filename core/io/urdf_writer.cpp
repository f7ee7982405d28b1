// SPDX-License-Identifier: MIT
#include "core/base/quoted_text.h"
#include "core/io/shortest_number.h"
#include "core/io/urdf.h"
#include "core/io/urdf_elements.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace linkwright {

namespace {

/// Text of an attribute or element: what XML needs escaped; control characters, which it cannot hold, become blanks.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      case '\n': result += "&#10;"; break;
      case '\t': result += "&#9;"; break;
      default: result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return result;
}

/// ` name="v v v"`.
std::string attributeText(const char* name, std::initializer_list<double> values) {
  std::string text = std::string(" ") + name + "=\"";
  const char* gap = "";
  for (const double value : values) {
    text += gap;
    appendShortest(text, value);
    gap = " ";
  }
  return text + "\"";
}
std::string attributeText(const char* name, const Eigen::Vector3d& v) {
  return attributeText(name, {v.x(), v.y(), v.z()});
}
std::string attributeText(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + escaped(value) + "\"";
}

class UrdfWriter {
public:
  explicit UrdfWriter(const Mechanism& mechanism) : mechanism_(mechanism) {}

  UrdfText run() {
    text_ = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<robot" + attributeText("name", mechanism_.name) + ">\n";
    writeOwn();
    collectMaterials();
    for (const Link& link : mechanism_.links) writeLink(link);
    for (const Joint& joint : mechanism_.joints) writeJoint(joint);
    text_ += "</robot>\n";
    Diagnostics lost;
    for (const UrdfLoss& loss : losses_) {
      lost.push_back({Severity::Warning, mechanism_.source.file, 0,
                      Message("Files", "%1: %2; %3").arg(loss.part, loss.what, loss.instead)});
    }
    return {std::move(text_), std::move(losses_), std::move(lost)};
  }

private:
  void lose(const Link& link, const Message& what, const Message& instead) {
    losses_.push_back({Message("Files", "link '%1'").arg(link.name), what, instead});
  }
  void lose(const Joint& joint, const Message& what, const Message& instead) {
    losses_.push_back({Message("Files", "joint '%1'").arg(joint.name), what, instead});
  }
  void line(const std::string& text) { text_ += text + "\n"; }

  void writeOwn() {
    const bool has_ready = std::any_of(mechanism_.joints.begin(), mechanism_.joints.end(),
                                       [](const Joint& joint) { return joint.ready.has_value(); });
    if (mechanism_.description.empty() && mechanism_.try_first.empty() && mechanism_.hands.empty() && !has_ready)
      return;
    line("  <linkwright>");
    if (!mechanism_.description.empty()) line("    <description>" + escaped(mechanism_.description) + "</description>");
    if (!mechanism_.try_first.empty()) line("    <try_first>" + escaped(mechanism_.try_first) + "</try_first>");
    for (const std::string& hand : mechanism_.hands) line("    <hand" + attributeText("link", hand) + "/>");
    for (const Joint& joint : mechanism_.joints) {
      if (joint.ready)
        line("    <ready" + attributeText("joint", joint.name) + attributeText("position", {*joint.ready}) + "/>");
    }
    line("  </linkwright>");
  }

  /// Named colours are written once, at the top.
  void collectMaterials() {
    for (const Link& link : mechanism_.links) {
      for (const Shape& shape : link.shapes) {
        if (shape.material.empty() || !shape.has_colour) continue;
        const auto& c = shape.rgba;
        if (materials_.try_emplace(shape.material, c).second) {
          line("  <material" + attributeText("name", shape.material) + "><color" +
               attributeText("rgba", {c[0], c[1], c[2], c[3]}) + "/></material>");
        }
      }
    }
  }

  std::string originText(const Pose& X) const {
    const Eigen::Vector3d rpy = X.R.isIdentity(0.0) ? Eigen::Vector3d(0.0, 0.0, 0.0) : rpyFromRotation(X.R);
    return "<origin" + attributeText("xyz", X.p) + attributeText("rpy", rpy) + "/>";
  }

  void writeLink(const Link& link) {
    const std::optional<Inertial> loaded = link.loaded();
    if (!link.payloads.empty()) {
      lose(link, Message("Files", "URDF has no payloads"),
           Message("Files", "the payloads are included in the mass and inertia of the link"));
    }
    if (!loaded && link.shapes.empty()) {
      line("  <link" + attributeText("name", link.name) + "/>");
      return;
    }
    line("  <link" + attributeText("name", link.name) + ">");
    if (loaded) {
      const Eigen::Matrix3d& I = loaded->I_LLcm_L;
      line("    <inertial>");
      line("      <origin" + attributeText("xyz", loaded->p_LLcm) + "/>");
      line("      <mass" + attributeText("value", {loaded->mass}) + "/>");
      line("      <inertia" + attributeText("ixx", {I(0, 0)}) + attributeText("ixy", {I(0, 1)}) +
           attributeText("ixz", {I(0, 2)}) + attributeText("iyy", {I(1, 1)}) + attributeText("iyz", {I(1, 2)}) +
           attributeText("izz", {I(2, 2)}) + "/>");
      line("    </inertial>");
    }
    for (const Shape& shape : link.shapes) writeShape(link, shape);
    line("  </link>");
    if (link.mass_source != MassSource::Given) {
      lose(link, Message("Files", "URDF cannot express that the inertia is computed from the shapes"),
           Message("Files", "the computed values are written"));
    }
  }

  void writeShape(const Link& link, const Shape& shape) {
    line("    <visual>");
    line("      " + originText(shape.X_LS));
    line("      <geometry>" + geometryText(link, shape.geometry) + "</geometry>");
    if (!shape.material.empty() || shape.has_colour) {
      const auto& c = shape.rgba;
      const auto named = materials_.find(shape.material);
      const bool by_name = !shape.has_colour || (named != materials_.end() && named->second == c);
      line("      <material" + attributeText("name", shape.material) +
           (by_name ? "/>" : "><color" + attributeText("rgba", {c[0], c[1], c[2], c[3]}) + "/></material>"));
    }
    line("    </visual>");
  }

  std::string geometryText(const Link& link, const Geometry& geometry) {
    if (const auto* box = std::get_if<Box>(&geometry)) return "<box" + attributeText("size", box->size) + "/>";
    if (const auto* sphere = std::get_if<Sphere>(&geometry)) {
      return "<sphere" + attributeText("radius", {sphere->radius}) + "/>";
    }
    if (const auto* mesh = std::get_if<Mesh>(&geometry)) {
      return "<mesh" + attributeText("filename", mesh->uri) + attributeText("scale", mesh->scale) + "/>";
    }
    const auto cylinder = [](double radius, double length) {
      return "<cylinder" + attributeText("radius", {radius}) + attributeText("length", {length}) + "/>";
    };
    if (const auto* capsule = std::get_if<Capsule>(&geometry)) {
      lose(link, Message("Files", "URDF has no capsules"),
           Message("Files", "a cylinder of the same total length is written"));
      return cylinder(capsule->radius, capsule->length + 2.0 * capsule->radius);
    }
    if (const auto* beam = std::get_if<Beam>(&geometry)) return beamText(link, *beam);
    const Cylinder& plain = std::get<Cylinder>(geometry);
    return cylinder(plain.radius, plain.length);
  }

  std::string beamText(const Link& link, const Beam& beam) {
    const Section& s = beam.section;
    const bool round = s.form == Section::Form::Ellipse && s.width == s.height;
    lose(link, Message("Files", "URDF has no beams"),
         round ? Message("Files", "a solid cylinder of the beam's outer size is written")
               : Message("Files", "a solid box of the beam's outer size is written"));
    if (round) {
      return "<cylinder" + attributeText("radius", {0.5 * s.width}) + attributeText("length", {beam.length}) + "/>";
    }
    return "<box" + attributeText("size", Eigen::Vector3d(s.width, s.height, beam.length)) + "/>";
  }

  static std::string endText(const char* which, const std::vector<Link>& links, int index) {
    const bool known = index >= 0 && index < static_cast<int>(links.size());
    return std::string("    <") + which +
           attributeText("link", known ? links[static_cast<std::size_t>(index)].name : "") + "/>";
  }

  void writeJoint(const Joint& joint) {
    line("  <joint" + attributeText("name", joint.name) + attributeText("type", toString(joint.type)) + ">");
    line("    " + originText(joint.X_PJ));
    line(endText("parent", mechanism_.links, joint.parent));
    line(endText("child", mechanism_.links, joint.child));
    if (isMoving(joint.type)) {
      line("    <axis" + attributeText("xyz", joint.axis) + "/>");
      writeLimits(joint);
      writeDynamics(joint);
      if (joint.mimic) {
        line("    <mimic" + attributeText("joint", joint.mimic->leader) +
             attributeText("multiplier", {joint.mimic->multiplier}) + attributeText("offset", {joint.mimic->offset}) +
             "/>");
      }
    }
    line("  </joint>");
    listLost(joint);
  }

  void writeLimits(const Joint& joint) {
    const auto finite = [](double value) { return std::clamp(value, -urdf::kNoLimit, urdf::kNoLimit); };
    std::string text = "    <limit";
    if (joint.type != JointType::Continuous) {
      text +=
          attributeText("lower", {finite(joint.limits.lower)}) + attributeText("upper", {finite(joint.limits.upper)});
    }
    line(text + attributeText("effort", {finite(joint.limits.effort)}) +
         attributeText("velocity", {finite(joint.limits.velocity)}) + "/>");
  }

  void writeDynamics(const Joint& joint) {
    const CoulombFriction& dry = joint.coulomb;
    if (joint.damping == 0.0 && dry == CoulombFriction{}) return;
    // one value for both directions is all that URDF has: the mean of the two
    const double friction = 0.5 * (dry.positive - dry.negative);
    line("    <dynamics" + attributeText("damping", {joint.damping}) + attributeText("friction", {friction}) + "/>");
    if (dry.positive != -dry.negative) {
      lose(joint, Message("Files", "URDF has a single Coulomb friction value for both directions"),
           Message("Files", "the mean of the two values is written"));
    }
  }

  void listLost(const Joint& joint) {
    if (joint.motor.rotor_inertia != 0.0)
      lose(joint, Message("Files", "URDF has no rotor inertia"), Message("Files", "the property is left out"));
    if (joint.motor.gear_ratio != 1.0)
      lose(joint, Message("Files", "URDF has no gear ratio"), Message("Files", "the property is left out"));
    if (joint.spring.stiffness != 0.0)
      lose(joint, Message("Files", "URDF has no joint springs"), Message("Files", "the property is left out"));
    if (joint.passive)
      lose(joint, Message("Files", "URDF has no passive joints"), Message("Files", "the property is left out"));
    if (joint.type == JointType::Continuous &&
        (std::isfinite(joint.limits.lower) || std::isfinite(joint.limits.upper))) {
      lose(joint, Message("Files", "a continuous joint has no position limits in URDF"),
           Message("Files", "the limits are left out"));
    }
  }

  const Mechanism& mechanism_;
  std::map<std::string, std::array<double, 4>> materials_;
  std::string text_;
  std::vector<UrdfLoss> losses_;
};

}  // namespace

UrdfText writeUrdf(const Mechanism& mechanism) { return UrdfWriter(mechanism).run(); }

}  // namespace linkwright

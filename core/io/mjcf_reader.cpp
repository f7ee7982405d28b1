// SPDX-License-Identifier: MIT
#include "core/io/mjcf.h"
#include "core/io/mjcf_geom.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/model.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <array>
#include <set>

namespace linkwright {

namespace mjcf {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// Children of <mujoco> that make it another mechanism.
constexpr std::string_view kRefused[] = {"equality", "tendon", "include", "deformable", "extension"};
/// Children of <body> that do.
constexpr std::string_view kRefusedInBody[] = {"composite", "flexcomp", "replicate", "attach",
                                               "include",   "frame",    "plugin"};
template <std::size_t N>
bool isOneOf(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

class Reader {
public:
  Reader(std::string_view text, const std::string& file_name) : text_(text), problems_(file_name) {}

  Result<SceneData> run(std::optional<Model>* model) {
    scene_.mechanism.source.file = problems_.file();
    tinyxml2::XMLDocument document;
    if (const Element* root = urdf::rootOf(text_, document, problems_)) readModel(*root);
    if (!problems_.any()) compile();
    Diagnostics found = problems_.sorted();
    if (problems_.any()) return Result<SceneData>::failure(std::move(found));
    if (model != nullptr) *model = std::move(model_);
    return Result<SceneData>(std::move(scene_), std::move(found));
  }

private:
  void readModel(const Element& root) {
    scene_.mechanism.name = urdf::attribute(root, "model");
    if (scene_.mechanism.name.empty()) scene_.mechanism.name = "MuJoCo model";
    for (const Element* e = root.FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
      if (isOneOf(kRefused, e->Name())) refuse(*e);
    }
    for (const Element* e = root.FirstChildElement("compiler"); e != nullptr; e = e->NextSiblingElement("compiler")) {
      readCompiler(*e);
    }
    for (const Element* e = root.FirstChildElement("option"); e != nullptr; e = e->NextSiblingElement("option")) {
      if (e->Attribute("gravity") != nullptr) urdf::numbers(*e, "gravity", scene_.gravity.data(), 3, problems_);
    }
    defaults_.read(root, problems_);
    addLink("world", root.GetLineNum());
    const Element* world = root.FirstChildElement("worldbody");
    if (world == nullptr) {
      problems_.error(root.GetLineNum(), Message("Files", "the model has no <worldbody>"));
      return;
    }
    for (; world != nullptr; world = world->NextSiblingElement("worldbody")) {
      readContents(*world, 0, Vector3d::Zero(), urdf::attribute(*world, "childclass"));
    }
  }

  void refuse(const Element& e) {
    problems_.error(e.GetLineNum(), Message("Files",
                                            "<%1> is not supported, and ignoring it would change the mechanism; remove "
                                            "the element, or load the model into MuJoCo and save the model again")
                                        .arg(e.Name()));
  }

  void readCompiler(const Element& e) {
    const std::string angle = urdf::attribute(e, "angle");
    if (angle == "radian") frames_.angle = 1.0;
    if (angle == "degree") frames_.angle = Frames{}.angle;
    if (urdf::attribute(e, "coordinate") == "global") {
      problems_.error(e.GetLineNum(),
                      Message("Files", "coordinate=\"global\" is not supported; use local coordinates"));
    }
    const std::string sequence = urdf::attribute(e, "eulerseq");
    if (!sequence.empty()) frames_.sequence = sequence;
    if (frames_.sequence.size() != 3 || frames_.sequence.find_first_not_of("xyzXYZ") != std::string::npos) {
      problems_.error(e.GetLineNum(), Message("Files", "eulerseq must be three of the letters x, y, z, X, Y, Z"));
      frames_.sequence = "xyz";
    }
    if (e.Attribute("autolimits") != nullptr) auto_limits_ = urdf::attribute(e, "autolimits") != "false";
    inertia_from_geoms_ = urdf::attribute(e, "inertiafromgeom") == "true";
  }

  int addLink(std::string name, int line) {
    Mechanism& m = scene_.mechanism;
    if (name.empty()) name = "body_" + std::to_string(m.links.size());
    m.links.push_back(Link{std::move(name)});
    m.source.link_lines.push_back(line);
    return static_cast<int>(m.links.size()) - 1;
  }
  Link& link(int index) { return scene_.mechanism.links[static_cast<std::size_t>(index)]; }

  /// Bodies and geoms below `element`, which belongs to `parent`; `p_LB` is the body's origin in its link's frame.
  void readContents(const Element& element, int parent, const Vector3d& p_LB, const std::string& childclass) {
    std::optional<Inertial> of_geoms;
    bool has_unknown_mass = false;
    for (const Element* e = element.FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
      const std::string_view kind = e->Name();
      if (isOneOf(kRefusedInBody, kind)) refuse(*e);
      if (kind == "geom") {
        const Geom geom = readGeom(Item(*e, defaults_, childclass, problems_), frames_);
        has_unknown_mass = has_unknown_mass || geom.has_unknown_mass;
        const Pose X_LG = Pose{Matrix3d::Identity(), p_LB} * geom.X_BG;
        if (geom.shape) {
          Shape shape = *geom.shape;
          shape.X_LS = X_LG;
          link(parent).shapes.push_back(std::move(shape));
        }
        if (geom.inertial) {
          const Inertial placed = expressedIn(X_LG, *geom.inertial);
          of_geoms = of_geoms ? together(*of_geoms, placed) : placed;
        }
      }
    }
    if (parent != 0) takeInertia(element, parent, p_LB, childclass, of_geoms, has_unknown_mass);
    for (const Element* e = element.FirstChildElement("body"); e != nullptr; e = e->NextSiblingElement("body")) {
      if (problems_.any() && static_cast<int>(scene_.mechanism.links.size()) > kMaxLinks) return;
      readBody(*e, parent, p_LB, childclass);
    }
  }

  void readBody(const Element& e, int parent, const Vector3d& p_LP, const std::string& inherited) {
    const std::string own_class = urdf::attribute(e, "childclass");
    const std::string childclass = own_class.empty() ? inherited : own_class;
    if (!own_class.empty() && !defaults_.knows(own_class)) {
      problems_.error(e.GetLineNum(), Message("Files", "there is no default class '%1'").arg(own_class));
    }
    if (static_cast<int>(scene_.mechanism.links.size()) > kMaxLinks) {
      problems_.error(e.GetLineNum(), Message("Files", "the model has too many links; the limit is %1").arg(kMaxLinks));
      return;
    }
    const Item body(e, defaults_, {}, problems_);
    Pose X_LB = Pose{Matrix3d::Identity(), p_LP} * frames_.poseOf(body);  // of the body in its parent's link frame
    Vector3d p_LB = Vector3d::Zero();                                     // of its origin in its own link frame
    const std::string name = urdf::attribute(e, "name");
    std::vector<const Element*> joints;
    for (const Element* j = e.FirstChildElement(); j != nullptr; j = j->NextSiblingElement()) {
      const std::string_view kind = j->Name();
      if (kind == "joint") joints.push_back(j);
      if (kind == "freejoint") {
        problems_.error(
            j->GetLineNum(),
            Message("Files",
                    "a free joint is not supported; use slide and hinge joints for its six degrees of freedom"));
      }
    }
    if (joints.empty()) {
      Joint weld;
      weld.X_PJ = X_LB;
      parent = join(std::move(weld), parent, name, name + "_weld", e.GetLineNum());
    }
    for (std::size_t k = 0; k < joints.size(); ++k) {
      const bool last = k + 1 == joints.size();
      const Item item(*joints[k], defaults_, childclass, problems_);
      Vector3d p_BJ = Vector3d::Zero();  // the joint's anchor in the body
      item.numbers("pos", p_BJ.data(), 3);
      Joint joint = readJoint(item);
      // the link's frame lies at the anchor; at q = ref the body is where the file has it
      const Pose back = joint.type == JointType::Prismatic
                            ? Pose{Matrix3d::Identity(), -reference_ * joint.axis}
                            : Pose{rotationAbout(joint.axis, -reference_), Vector3d::Zero()};
      joint.X_PJ = X_LB * Pose{Matrix3d::Identity(), p_BJ} * back;
      const std::string joint_name = urdf::attribute(*joints[k], "name");
      const std::string own = !joint_name.empty() ? joint_name : name + "_joint" + (last ? "" : std::to_string(k + 1));
      parent = join(std::move(joint), parent, last ? name : own + "_link", own, joints[k]->GetLineNum());
      p_LB = -p_BJ;
      X_LB = Pose{Matrix3d::Identity(), p_LB};
    }
    readContents(e, parent, p_LB, childclass);
  }

  int join(Joint joint, int parent, const std::string& link_name, const std::string& joint_name, int line) {
    Mechanism& m = scene_.mechanism;
    const int child = addLink(link_name, line);
    joint.name = joint_name.empty() || joint_name.front() == '_' ? link(child).name + joint_name : joint_name;
    joint.parent = parent;
    joint.child = child;
    m.joints.push_back(std::move(joint));
    m.source.joint_lines.push_back(line);
    return child;
  }

  Joint readJoint(const Item& item) {
    Joint joint;
    reference_ = 0.0;
    const std::string type = item.has("type") ? item.text("type") : "hinge";
    const bool hinge = type == "hinge";
    if (!hinge && type != "slide") {
      item.error(Message("Files", "joint type '%1' is not supported; use hinge or slide").arg(type.substr(0, 40)));
    }
    joint.type = hinge ? JointType::Revolute : JointType::Prismatic;
    item.numbers("axis", joint.axis.data(), 3);
    if (!(joint.axis.stableNorm() > 1e-9)) {
      item.error(Message("Files", "the joint has an axis of zero length; give it a direction"));
      joint.axis = Vector3d::UnitZ();
    }
    joint.axis /= joint.axis.stableNorm();
    const double unit = hinge ? frames_.angle : 1.0;
    std::array<double, 2> range = {0.0, 0.0};
    const bool has_range = item.numbers("range", range.data(), 2);
    const std::string limited = item.text("limited");
    if (limited == "true" || (limited != "false" && auto_limits_ && has_range)) {
      joint.limits.lower = unit * range[0];
      joint.limits.upper = unit * range[1];
    }
    joint.damping = item.number("damping", 0.0);
    const double dry = item.number("frictionloss", 0.0);
    joint.coulomb = {dry, dry == 0.0 ? 0.0 : -dry};
    joint.motor.rotor_inertia = item.number("armature", 0.0);
    reference_ = unit * item.number("ref", 0.0);
    // q is MuJoCo's qpos: the rest is springref as it stands, whatever ref is
    joint.spring = {item.number("stiffness", 0.0), unit * item.number("springref", 0.0)};
    if (joint.spring.stiffness == 0.0) joint.spring = {};
    std::array<double, 2> of_body = {0.0, 0.0};
    if (item.numbers("springdamper", of_body.data(), 2) && of_body[0] > 0.0 && of_body[1] > 0.0) {
      item.warning(Message("Files",
                           "springdamper is ignored, although MuJoCo converts it into stiffness and damping; set the "
                           "stiffness and damping of the joint instead"));
    }
    return joint;
  }

  // --- what things weigh

  void takeInertia(const Element& element, int index, const Vector3d& p_LB, const std::string& childclass,
                   const std::optional<Inertial>& of_geoms, bool has_unknown_mass) {
    const Element* e = element.FirstChildElement("inertial");
    if (e == nullptr || inertia_from_geoms_) {
      if (has_unknown_mass) {
        problems_.error(element.GetLineNum(), Message("Files",
                                                      "the mass of body '%1' comes from a mesh or another geom whose "
                                                      "shape is not read; give the body an <inertial>")
                                                  .arg(link(index).name));
      }
      link(index).inertial = of_geoms;
      return;
    }
    const Item item(*e, defaults_, childclass, problems_);
    Inertial inertial;
    inertial.mass = item.number("mass", 0.0);
    std::array<double, 6> v{};
    if (item.has("fullinertia")) {
      item.numbers("fullinertia", v.data(), 6);
      inertial.I_LLcm_L << v[0], v[3], v[4], v[3], v[1], v[5], v[4], v[5], v[2];
    } else if (item.numbers("diaginertia", v.data(), 3)) {
      inertial.I_LLcm_L = Vector3d(v[0], v[1], v[2]).asDiagonal();
    }
    link(index).inertial = expressedIn(Pose{Matrix3d::Identity(), p_LB} * frames_.poseOf(item), inertial);
  }

  void compile() {
    Mechanism& m = scene_.mechanism;
    // the file may leave names out, and name a joint as a body: what is left to chance gets a number
    std::set<std::string> taken;
    for (Joint& joint : m.joints) {
      const std::string name = joint.name;
      for (int k = 2; !taken.insert(joint.name).second; ++k) joint.name = name + "_" + std::to_string(k);
    }
    Result<Model> model = Model::compile(m);
    problems_.add(model.diagnostics());
    if (model) model_ = std::move(model).value();
  }

  std::string_view text_;
  Problems problems_;
  SceneData scene_;
  std::optional<Model> model_;  ///< compiled from it
  Defaults defaults_;
  Frames frames_;
  bool auto_limits_ = true;
  bool inertia_from_geoms_ = false;
  double reference_ = 0.0;  // ref of the joint read last
};

}  // namespace
}  // namespace mjcf

Result<SceneData> readMjcf(std::string_view text, const std::string& file_name, std::optional<Model>* model) {
  return mjcf::Reader(text, file_name).run(model);
}

bool isMjcf(std::string_view text) {
  // past declarations and comments, to the first element
  std::size_t at = text.find('<');
  while (at != std::string_view::npos) {
    if (text.substr(at).starts_with("<!--")) {
      at = text.find("-->", at);
    } else if (at + 1 < text.size() && text[at + 1] != '?' && text[at + 1] != '!') {
      return text.substr(at).starts_with("<mujoco") && text.substr(at + 7).find_first_of(" \t\r\n>/") == 0;
    }
    at = at == std::string_view::npos ? at : text.find('<', at + 1);
  }
  return false;
}

}  // namespace linkwright

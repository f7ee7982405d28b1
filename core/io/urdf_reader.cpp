// SPDX-License-Identifier: MIT
#include "core/io/text_file.h"
#include "core/io/urdf.h"
#include "core/io/urdf_elements.h"
#include "core/mechanism/model.h"
#include "core/spatial/rotation.h"

#include <cmath>
#include <limits>
#include <set>
#include <unordered_map>

namespace linkwright {

namespace urdf {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

class Reader {
public:
  Reader(std::string_view text, const std::string& file_name, const MeshFolders& folders)
      : text_(text), problems_(file_name), meshes_(file_name, folders) {}

  Result<Mechanism> run(std::optional<Model>* model) {
    mechanism_.source.file = problems_.file();
    tinyxml2::XMLDocument document;
    if (const Element* robot = parse(document)) readRobot(*robot);
    if (!is_too_large_ && (!mechanism_.links.empty() || !problems_.any())) compile();
    Diagnostics found = problems_.sorted();
    if (problems_.any()) return Result<Mechanism>::failure(std::move(found));
    if (model != nullptr) *model = std::move(model_);
    return Result<Mechanism>(std::move(mechanism_), std::move(found));
  }

private:
  const Element* parse(tinyxml2::XMLDocument& document) {
    const Element* robot = rootOf(text_, document, problems_);
    if (robot == nullptr) return nullptr;
    if (std::string_view(robot->Name()) != "robot") {
      problems_.error(robot->GetLineNum(),
                      Message("Files", "the root element is <%1>, but the root element of a URDF file must be <robot>")
                          .arg(robot->Name()));
      return nullptr;
    }
    return robot;
  }

  void readRobot(const Element& robot) {
    mechanism_.name = attribute(robot, "name");
    if (mechanism_.name.empty()) problems_.warning(robot.GetLineNum(), Message("Files", "the robot has no name"));
    warnOfUnknown(robot, {"link", "joint", "material", "linkwright"}, problems_);
    collectMaterials(robot);
    for (const Element* e = robot.FirstChildElement("link"); e != nullptr; e = e->NextSiblingElement("link")) {
      if (static_cast<int>(mechanism_.links.size()) == kMaxLinks) {
        problems_.error(e->GetLineNum(),
                        Message("Files", "the robot has too many links; the limit is %1").arg(kMaxLinks));
        is_too_large_ = true;
        return;
      }
      readLink(*e);
    }
    for (const Element* e = robot.FirstChildElement("joint"); e != nullptr; e = e->NextSiblingElement("joint")) {
      readJoint(*e);
    }
    if (const Element* own = child(robot, "linkwright", problems_)) readOwn(*own);
  }

  /// Of the robot itself, then of visuals: a material may be defined in one link and used in another.
  void collectMaterials(const Element& robot) {
    for (const Element* e = robot.FirstChildElement("material"); e != nullptr; e = e->NextSiblingElement("material")) {
      readMaterial(*e, materials_, problems_);
    }
    Problems said_later(problems_.file());
    Materials local;
    for (const Element* l = robot.FirstChildElement("link"); l != nullptr; l = l->NextSiblingElement("link")) {
      for (const Element* v = l->FirstChildElement("visual"); v != nullptr; v = v->NextSiblingElement("visual")) {
        if (const Element* e = v->FirstChildElement("material")) readMaterial(*e, local, said_later);
      }
    }
    materials_.merge(local);
  }

  void readLink(const Element& e) {
    Link link;
    link.name = attribute(e, "name");
    warnOfUnknown(e, {"inertial", "visual"}, problems_);
    if (const Element* inertial = child(e, "inertial", problems_)) link.inertial = readInertial(*inertial);
    for (const Element* v = e.FirstChildElement("visual"); v != nullptr; v = v->NextSiblingElement("visual")) {
      if (std::optional<Shape> shape = readVisual(*v, materials_, meshes_, problems_)) {
        link.shapes.push_back(std::move(*shape));
      }
    }
    link_index_.try_emplace(link.name, static_cast<int>(mechanism_.links.size()));
    mechanism_.links.push_back(std::move(link));
    mechanism_.source.link_lines.push_back(e.GetLineNum());
  }

  Inertial readInertial(const Element& e) {
    Inertial inertial;
    warnOfUnknown(e, {"origin", "mass", "inertia"}, problems_);
    const Pose X_LI = origin(e, problems_);
    inertial.p_LLcm = X_LI.p;
    if (const Element* mass = child(e, "mass", problems_)) {
      inertial.mass = neededNumber(*mass, "value", problems_);
    } else {
      problems_.error(e.GetLineNum(), Message("Files", "<inertial> has no <mass>; add <mass value=\"...\"/> in kg"));
    }
    const Element* inertia = child(e, "inertia", problems_);
    if (inertia == nullptr) {
      problems_.warning(e.GetLineNum(),
                        Message("Files", "<inertial> has no <inertia>; the link is treated as a point mass"));
      return inertial;
    }
    const double xx = neededNumber(*inertia, "ixx", problems_), yy = neededNumber(*inertia, "iyy", problems_);
    const double zz = neededNumber(*inertia, "izz", problems_), xy = number(*inertia, "ixy", 0.0, problems_);
    const double xz = number(*inertia, "ixz", 0.0, problems_), yz = number(*inertia, "iyz", 0.0, problems_);
    inertial.I_LLcm_L << xx, xy, xz, xy, yy, yz, xz, yz, zz;
    // the figures are in the axes of the inertial frame: turn them into the link's
    if (!X_LI.R.isIdentity(0.0)) {
      const Eigen::Matrix3d turned = X_LI.R * inertial.I_LLcm_L * X_LI.R.transpose();
      inertial.I_LLcm_L = 0.5 * (turned + turned.transpose());
    }
    return inertial;
  }

  void readJoint(const Element& e) {
    Joint joint;
    joint.name = attribute(e, "name");
    warnOfUnknown(e, {"origin", "parent", "child", "axis", "limit", "dynamics", "mimic"}, problems_);
    joint.type = readType(e, joint.name);
    joint.parent = readEnd(e, "parent", joint.name);
    joint.child = readEnd(e, "child", joint.name);
    joint.X_PJ = origin(e, problems_);
    if (isMoving(joint.type)) {
      readAxis(e, joint);
      readLimits(e, joint);
      readDynamics(e, joint);
    }
    if (const Element* mimic = e.FirstChildElement("mimic")) {
      readMimic(*mimic, joint);
    }
    joint_index_.try_emplace(joint.name, static_cast<int>(mechanism_.joints.size()));
    mechanism_.joints.push_back(std::move(joint));
    mechanism_.source.joint_lines.push_back(e.GetLineNum());
  }

  void readMimic(const Element& e, Joint& joint) {
    Mimic mimic;
    mimic.leader = attribute(e, "joint");
    if (e.Attribute("multiplier") != nullptr) numbers(e, "multiplier", &mimic.multiplier, 1, problems_);
    if (e.Attribute("offset") != nullptr) numbers(e, "offset", &mimic.offset, 1, problems_);
    if (!isMoving(joint.type)) {
      problems_.warning(e.GetLineNum(),
                        Message("Files", "joint '%1' is fixed, so its <mimic> is ignored").arg(joint.name));
    } else if (mimic.leader.empty()) {
      problems_.error(
          e.GetLineNum(),
          Message("Files", "the <mimic> of joint '%1' names no joint; write <mimic joint=\"...\"/>").arg(joint.name));
    } else {
      joint.mimic = std::move(mimic);
    }
  }

  JointType readType(const Element& e, const std::string& name) {
    const std::string type = attribute(e, "type");
    JointType known = JointType::Fixed;
    if (valueOf(kJointTypes, type, known)) return known;
    if (type.empty()) {
      problems_.error(
          e.GetLineNum(),
          Message("Files", "joint '%1' has no type; use revolute, continuous, prismatic or fixed").arg(name));
    } else if (type == "floating" || type == "planar" || type == "spherical") {
      problems_.error(
          e.GetLineNum(),
          Message("Files", "the type '%2' of joint '%1' is not supported; use revolute, continuous, prismatic or fixed")
              .arg(name, type));
    } else {
      problems_.error(
          e.GetLineNum(),
          Message("Files", "joint '%1' has the unknown type '%2'; use revolute, continuous, prismatic or fixed")
              .arg(name, type));
    }
    return JointType::Fixed;
  }

  /// Index of the link that <parent> or <child> names, -1 with an error where there is none.
  int readEnd(const Element& e, const char* which, const std::string& name) {
    const bool is_parent = std::string_view(which) == "parent";
    const Element* end = child(e, which, problems_);
    const std::string link = end != nullptr ? attribute(*end, "link") : std::string();
    if (link.empty()) {
      problems_.error(end != nullptr ? end->GetLineNum() : e.GetLineNum(),
                      (is_parent ? Message("Files", "joint '%1' has no parent; add <parent link=\"...\"/>")
                                 : Message("Files", "joint '%1' has no child; add <child link=\"...\"/>"))
                          .arg(name));
    } else if (const auto found = link_index_.find(link); found != link_index_.end()) {
      return found->second;
    } else {
      problems_.error(end->GetLineNum(),
                      (is_parent ? Message("Files", "joint '%1' has the parent '%2', which is not a link")
                                 : Message("Files", "joint '%1' has the child '%2', which is not a link"))
                          .arg(name, link));
    }
    dangling_lines_.insert(e.GetLineNum());
    return -1;
  }

  void readAxis(const Element& e, Joint& joint) {
    joint.axis = Eigen::Vector3d::UnitX();  // what URDF says where the element is absent
    const Element* axis = child(e, "axis", problems_);
    if (axis == nullptr || !numbers(*axis, "xyz", joint.axis.data(), 3, problems_)) return;
    const double length = joint.axis.stableNorm();
    if (!(length > 1e-9)) {
      problems_.error(axis->GetLineNum(),
                      Message("Files", "joint '%1' has an axis of zero length; give it a direction").arg(joint.name));
      joint.axis = Eigen::Vector3d::UnitZ();
    } else if (std::abs(length - 1.0) > 1e-15) {
      joint.axis /= length;
    }
  }

  void readLimits(const Element& e, Joint& joint) {
    const Element* limit = child(e, "limit", problems_);
    const bool has_range = joint.type != JointType::Continuous;
    if (limit == nullptr) {
      if (has_range)
        problems_.warning(e.GetLineNum(),
                          Message("Files", "joint '%1' has no <limit>; it is treated as unlimited").arg(joint.name));
      return;
    }
    const auto orNone = [](double value) {
      return std::abs(value) >= kNoLimit ? std::copysign(kInfinity, value) : value;
    };
    if (has_range) {
      joint.limits.lower = orNone(number(*limit, "lower", 0.0, problems_));
      joint.limits.upper = orNone(number(*limit, "upper", 0.0, problems_));
      if (joint.limits.lower == 0.0 && joint.limits.upper == 0.0) {
        problems_.warning(
            limit->GetLineNum(),
            Message("Files", "joint '%1' cannot move because both its limits are 0; they are kept").arg(joint.name));
      }
    }
    if (has_range && limit->Attribute("velocity") == nullptr) {
      problems_.warning(
          limit->GetLineNum(),
          Message("Files", "joint '%1' has no velocity limit; its velocity is treated as unlimited").arg(joint.name));
    }
    if (has_range && limit->Attribute("effort") == nullptr) {
      problems_.warning(
          limit->GetLineNum(),
          Message("Files", "joint '%1' has no effort limit; its effort is treated as unlimited").arg(joint.name));
    }
    joint.limits.velocity = orNone(number(*limit, "velocity", kInfinity, problems_));
    joint.limits.effort = orNone(number(*limit, "effort", kInfinity, problems_));
  }

  void readDynamics(const Element& e, Joint& joint) {
    const Element* dynamics = child(e, "dynamics", problems_);
    if (dynamics == nullptr) return;
    joint.damping = number(*dynamics, "damping", 0.0, problems_);
    const double friction = number(*dynamics, "friction", 0.0, problems_);
    joint.coulomb = {friction, friction == 0.0 ? 0.0 : -friction};
  }

  /// <linkwright>: what the program keeps beside plain URDF.
  void readOwn(const Element& own) {
    warnOfUnknown(own, {"description", "try_first", "hand", "ready"}, problems_);
    const auto textOf = [&](const char* name, std::string& text) {
      const Element* element = child(own, name, problems_);
      if (element != nullptr) text = element->GetText() != nullptr ? element->GetText() : "";
    };
    textOf("description", mechanism_.description);
    textOf("try_first", mechanism_.try_first);
    for (const Element* e = own.FirstChildElement("hand"); e != nullptr; e = e->NextSiblingElement("hand")) {
      const std::string link = attribute(*e, "link");
      if (link_index_.count(link) > 0) {
        mechanism_.hands.push_back(link);
      } else {
        problems_.warning(e->GetLineNum(),
                          Message("Files", "<hand> names '%1', which is not a link; it is ignored").arg(link));
      }
    }
    for (const Element* e = own.FirstChildElement("ready"); e != nullptr; e = e->NextSiblingElement("ready")) {
      const auto found = joint_index_.find(attribute(*e, "joint"));
      if (found == joint_index_.end()) {
        problems_.warning(
            e->GetLineNum(),
            Message("Files", "<ready> names '%1', which is not a joint; it is ignored").arg(attribute(*e, "joint")));
        continue;
      }
      mechanism_.joints[static_cast<std::size_t>(found->second)].ready = neededNumber(*e, "position", problems_);
    }
  }

  /// The last check: what is left is right for a Model, or says where it is not.
  void compile() {
    const bool refused = problems_.any();
    Result<Model> model = Model::compile(mechanism_);
    for (const Diagnostic& d : model.diagnostics()) {
      // a joint with a dangling end has been named already
      if (d.severity == Severity::Error && dangling_lines_.count(d.line) > 0) continue;
      // a warning may only follow from a figure that has been refused
      if (d.severity == Severity::Warning && refused) continue;
      problems_.add({d});
    }
    if (model) model_ = std::move(model).value();
  }

  std::string_view text_;
  Problems problems_;
  MeshFinder meshes_;
  Mechanism mechanism_;
  std::optional<Model> model_;  ///< compiled from it
  bool is_too_large_ = false;
  Materials materials_;
  std::unordered_map<std::string, int> link_index_, joint_index_;
  std::set<int> dangling_lines_;
};

}  // namespace
}  // namespace urdf

Result<Mechanism> readUrdf(std::string_view text, const std::string& file_name, const MeshFolders& folders,
                           std::optional<Model>* model) {
  return urdf::Reader(text, file_name, folders).run(model);
}

Result<Mechanism> readUrdfFile(const std::string& path) {
  const Result<std::string> text = readTextFile(path);
  if (!text.ok()) return Result<Mechanism>::failure(text.diagnostics());
  return readUrdf(*text, path);
}

}  // namespace linkwright

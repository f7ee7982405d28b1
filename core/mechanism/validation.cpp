// SPDX-License-Identifier: MIT
#include "core/mechanism/validation.h"

#include "core/base/quoted_text.h"
#include "core/mechanism/inertia.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

using Field = ProblemPlace::Field;
using Part = ProblemPlace::Part;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool isFinite(const Pose& X) { return X.R.allFinite() && X.p.allFinite(); }

/// What keeps a solid from being one; empty where nothing does.
struct WrongSize {
  std::string operator()(const Box& box) const { return edges(box.size, "box", "an edge"); }
  std::string operator()(const Cylinder& c) const { return round(c.radius, c.length, !(c.length > 0.0), "cylinder"); }
  std::string operator()(const Capsule& c) const { return round(c.radius, c.length, c.length < 0.0, "capsule"); }
  std::string operator()(const Sphere& s) const { return round(s.radius, 1.0, false, "sphere"); }
  std::string operator()(const Beam& beam) const {
    const Section& section = beam.section;
    const std::string wrong = edges(outerSize(beam), "beam", "a side or length");
    if (!wrong.empty()) return wrong;
    if (!std::isfinite(section.wall)) return "a beam whose wall is not a finite number";
    if (section.wall < 0.0) return "a beam whose wall is negative; 0 is solid";
    if (!(2.0 * section.wall < std::min(section.width, section.height)))
      return "a beam whose wall is half of its smaller side or more; make it thinner, or 0 for a solid one";
    return {};
  }
  std::string operator()(const Mesh& mesh) const {
    return mesh.scale.allFinite() ? std::string() : "a mesh whose scale is not finite";
  }

private:
  static std::string edges(const Eigen::Vector3d& size, const char* kind, const char* edge) {
    if (!size.allFinite()) return std::string("a ").append(kind).append(" whose size is not finite");
    if ((size.array() > 0.0).all()) return {};
    return std::string("a ").append(kind).append(" with ").append(edge).append(" that is not above 0 m");
  }
  static std::string round(double radius, double length, bool too_short, const char* kind) {
    if (!std::isfinite(radius) || !std::isfinite(length))
      return std::string("a ").append(kind).append(" whose size is not finite");
    if (!(radius > 0.0)) return std::string("a ").append(kind).append(" whose radius is not above 0 m");
    return too_short ? std::string("a ").append(kind).append(" whose length is too small") : std::string();
  }
};

class Checker {
public:
  explicit Checker(const Mechanism& mechanism) : mechanism_(mechanism) {}

  std::vector<MechanismProblem> run() {
    checkNames(mechanism_.links, Part::Link);
    checkNames(mechanism_.joints, Part::Joint);
    for (std::size_t i = 0; i < mechanism_.links.size(); ++i) checkLink(static_cast<int>(i));
    for (std::size_t i = 0; i < mechanism_.joints.size(); ++i) {
      joint_index_.try_emplace(mechanism_.joints[i].name, static_cast<int>(i));
    }
    for (std::size_t i = 0; i < mechanism_.joints.size(); ++i) checkJoint(static_cast<int>(i));
    adviseOnMassless();
    return std::move(problems_);
  }

private:
  const Link& link(int index) const { return mechanism_.links[static_cast<std::size_t>(index)]; }
  const Joint& joint(int index) const { return mechanism_.joints[static_cast<std::size_t>(index)]; }
  bool isLink(int index) const { return index >= 0 && static_cast<std::size_t>(index) < mechanism_.links.size(); }

  void say(Severity severity, ProblemPlace place, std::string message) {
    problems_.push_back({severity, place, std::move(message), false});
  }
  void linkError(int i, Field field, std::string message) {
    say(Severity::Error, {Part::Link, i, field}, std::move(message));
  }
  void jointError(int i, Field field, std::string message) {
    say(Severity::Error, {Part::Joint, i, field}, std::move(message));
  }

  template <class Parts>
  void checkNames(const Parts& parts, Part part) {
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const ProblemPlace place{part, static_cast<int>(i), Field::Name};
      if (parts[i].name.empty())
        say(Severity::Error, place, "has no name; give it one");
      else if (!seen.insert(parts[i].name).second)
        say(Severity::Error, place, "stands twice; rename one of the two");
    }
  }

  void checkLink(int i) {
    checkPayloads(i);
    checkShapes(i);
    if (!link(i).inertial) return;
    if (link(i).mass_source != MassSource::Given && !inertialOf(link(i).shapes, 1.0)) {
      say(Severity::Warning, {Part::Link, i, Field::Mass},
          "takes its inertia from its shapes, and none of them has a volume (a mesh has none here); its figures stay "
          "as they were");
    }
    const Inertial& inertial = *link(i).inertial;
    if (!std::isfinite(inertial.mass) || !inertial.p_LLcm.allFinite() || !inertial.I_LLcm_L.allFinite()) {
      linkError(i, Field::Mass, "has a mass, centre or inertia that is not a finite number");
    } else if (inertial.mass < 0.0) {
      linkError(i, Field::Mass, "has a negative mass; masses are at least 0 kg");
    } else if (!isPhysical(inertial)) {
      say(Severity::Warning, {Part::Link, i, Field::Inertia},
          "has an inertia that no real body has (it is negative, has no mass to go with it, or breaks the triangle "
          "inequality); it is used as it stands");
    }
  }

  void checkPayloads(int i) {
    for (const Payload& payload : link(i).payloads) {
      const std::string named = "has a payload " + quotedName(payload.name);
      if (!std::isfinite(payload.mass) || !payload.p_L.allFinite())
        linkError(i, Field::Payloads, named + " whose figures are not finite");
      else if (payload.mass < 0.0)
        linkError(i, Field::Payloads, named + " of negative mass");
    }
  }

  void checkShapes(int i) {
    int number = 0;
    for (const Shape& shape : link(i).shapes) {
      const std::string behind = " (shape " + std::to_string(++number) + ")";
      const std::string wrong = std::visit(WrongSize{}, shape.geometry);
      if (!wrong.empty()) linkError(i, Field::Shapes, "has " + wrong + behind);
      if (!isFinite(shape.X_LS)) linkError(i, Field::Shapes, "has a shape whose place is not finite" + behind);
      const Mesh* mesh = std::get_if<Mesh>(&shape.geometry);
      if (mesh != nullptr && (mesh->scale.array() == 0.0).any()) {
        say(Severity::Warning, {Part::Link, i, Field::Shapes}, "has a mesh that a scale of 0 makes flat" + behind);
      }
    }
  }

  void checkJoint(int i) {
    const Joint& j = joint(i);
    if (!isLink(j.parent)) jointError(i, Field::Ends, "has no parent link");
    if (!isLink(j.child)) jointError(i, Field::Ends, "has no child link");
    if (j.parent == j.child) jointError(i, Field::Ends, "joins a link to itself");
    if (!isFinite(j.X_PJ)) jointError(i, Field::Origin, "has an origin that is not finite");
    if (!isMoving(j.type)) return;
    if (!j.axis.allFinite())
      jointError(i, Field::Axis, "has an axis that is not finite");
    else if (!(j.axis.norm() > 1e-9))
      jointError(i, Field::Axis, "has an axis of zero length; give it a direction");
    checkDrive(i);
    checkLimits(i);
    if (j.ready && !std::isfinite(*j.ready)) jointError(i, Field::Ready, "has a ready position that is not finite");
    checkMimic(i);
  }

  void checkDrive(int i) {
    const Joint& j = joint(i);
    if (!std::isfinite(j.damping) || !std::isfinite(j.coulomb.positive) || !std::isfinite(j.coulomb.negative)) {
      jointError(i, Field::Friction, "has a damping, friction or motor figure that is not finite");
    } else if (!std::isfinite(j.motor.rotor_inertia) || !std::isfinite(j.motor.gear_ratio)) {
      jointError(i, Field::Motor, "has a damping, friction or motor figure that is not finite");
    }
    if (j.coulomb.positive < 0.0 || j.coulomb.negative > 0.0) {
      jointError(i, Field::Friction,
                 "has dry friction that would drive it: the figure for positive motion is at least 0, the one for "
                 "negative motion at most 0");
    }
    if (j.damping < 0.0) {
      say(Severity::Warning, {Part::Joint, i, Field::Friction},
          "has a negative damping, which feeds energy in; it is used as it stands");
    }
    if (!std::isfinite(j.spring.stiffness) || !std::isfinite(j.spring.rest)) {
      jointError(i, Field::Spring, "has a spring whose stiffness or rest position is not finite");
    } else if (j.spring.stiffness < 0.0) {
      jointError(i, Field::Spring, "has a spring of negative stiffness; it has to be at least 0");
    }
    if (j.motor.gear_ratio == 0.0) {
      say(Severity::Warning, {Part::Joint, i, Field::Motor},
          "has a gear ratio of 0: its rotor never turns; without a gear the ratio is 1");
    }
    if (j.motor.rotor_inertia < 0.0) jointError(i, Field::Motor, "has a negative rotor inertia");
    if (!std::isfinite(j.motor.reflectedInertia())) {
      jointError(i, Field::Motor, "has a rotor inertia and gear ratio whose product is not finite");
    }
  }

  void checkLimits(int i) {
    const Limits& l = joint(i).limits;
    if (l.velocity < 0.0 || l.effort < 0.0) {
      jointError(i, Field::Rates, "has a negative velocity or effort limit; they are magnitudes");
    }
    if (std::isnan(l.lower) || std::isnan(l.upper) || std::isnan(l.velocity) || std::isnan(l.effort)) {
      jointError(i, Field::Limits, "has a limit that is not a number");
    } else if (l.lower == kInfinity || l.upper == -kInfinity) {
      jointError(i, Field::Limits, "has infinite limits that leave no position; the lower may be -inf, the upper inf");
    } else if (l.lower > l.upper) {
      jointError(i, Field::Limits, "has a lower limit above its upper limit; swap them");
    }
  }

  void checkMimic(int i) {
    if (!joint(i).mimic) return;
    const Mimic& mimic = *joint(i).mimic;
    const auto found = joint_index_.find(mimic.leader);
    const int leader = found == joint_index_.end() ? -1 : found->second;
    if (!std::isfinite(mimic.multiplier) || !std::isfinite(mimic.offset)) {
      jointError(i, Field::Mimic, "follows another by a factor or offset that is not finite");
    }
    const std::string follows = "follows " + quotedName(mimic.leader);
    if (leader < 0)
      jointError(i, Field::Mimic, follows + ", which is no joint");
    else if (leader == i)
      jointError(i, Field::Mimic, "follows itself; let it move by itself");
    else if (!isMoving(joint(leader).type))
      jointError(i, Field::Mimic, follows + ", which is fixed");
    else if (joint(leader).mimic)
      jointError(i, Field::Mimic, follows + ", which follows another joint itself; name that one");
  }

  /// A moving link with no mass on it and beyond it: nothing to move, and no acceleration that follows from a torque.
  void adviseOnMassless() {
    const std::size_t n = mechanism_.links.size();
    std::vector<int> above(n, -1), children(n, 0);
    for (std::size_t i = 0; i < mechanism_.joints.size(); ++i) {
      const Joint& j = mechanism_.joints[i];
      if (!isLink(j.parent) || !isLink(j.child) || above[static_cast<std::size_t>(j.child)] >= 0) continue;
      above[static_cast<std::size_t>(j.child)] = static_cast<int>(i);
      ++children[static_cast<std::size_t>(j.parent)];
    }
    std::vector<bool> has_mass(n, false);
    std::vector<int> ends;
    for (std::size_t i = 0; i < n; ++i) {
      const std::optional<Inertial> loaded = mechanism_.links[i].loaded();
      has_mass[i] = loaded && (loaded->mass > 0.0 || !loaded->I_LLcm_L.isZero(0.0));
      if (children[i] == 0) ends.push_back(static_cast<int>(i));
    }
    // from the ends inward; a link is come to when all that hangs on it has been seen
    while (!ends.empty()) {
      const int i = ends.back();
      ends.pop_back();
      const int j = above[static_cast<std::size_t>(i)];
      if (j < 0) continue;
      const auto parent = static_cast<std::size_t>(joint(j).parent);
      if (has_mass[static_cast<std::size_t>(i)]) {
        has_mass[parent] = true;
      } else if (isMoving(joint(j).type)) {
        problems_.push_back({Severity::Warning,
                             {Part::Link, i, Field::Mass},
                             "moves and has no mass, nor has anything that hangs on it: no acceleration follows from "
                             "a torque there; give it a mass",
                             true});
      }
      if (--children[parent] == 0) ends.push_back(static_cast<int>(parent));
    }
  }

  const Mechanism& mechanism_;
  std::vector<MechanismProblem> problems_;
  std::unordered_map<std::string, int> joint_index_;
};

}  // namespace

std::string toString(const MechanismProblem& problem, const Mechanism& mechanism) {
  const auto index = static_cast<std::size_t>(problem.place.index);
  const bool link = problem.place.part == Part::Link;
  const std::string& name = link ? mechanism.links.at(index).name : mechanism.joints.at(index).name;
  return (link ? "link " : "joint ") + quotedName(name) + " " + problem.message;
}

std::vector<MechanismProblem> problemsOf(const Mechanism& mechanism) { return Checker(mechanism).run(); }

}  // namespace linkwright

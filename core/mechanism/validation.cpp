// SPDX-License-Identifier: MIT
#include "core/mechanism/validation.h"

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

/// What is wrong with a solid, shape number `n` of its link; empty where nothing is.
struct WrongSize {
  int n;
  Message operator()(const Box& box) const {
    if (!box.size.allFinite()) return notFinite(Message("Mechanism", "a box"));
    if ((box.size.array() > 0.0).all()) return {};
    return Message("Mechanism", "has a box with an edge that is not greater than 0 m (shape %1)").arg(n);
  }
  Message operator()(const Cylinder& c) const {
    return round(c.radius, c.length, !(c.length > 0.0), Message("Mechanism", "a cylinder"));
  }
  Message operator()(const Capsule& c) const {
    return round(c.radius, c.length, c.length < 0.0, Message("Mechanism", "a capsule"));
  }
  Message operator()(const Sphere& s) const { return round(s.radius, 1.0, false, Message("Mechanism", "a sphere")); }
  Message operator()(const Beam& beam) const {
    const Section& section = beam.section;
    const Eigen::Vector3d size = outerSize(beam);
    if (!size.allFinite()) return notFinite(Message("Mechanism", "a beam"));
    if (!(size.array() > 0.0).all())
      return Message("Mechanism", "has a beam with a side or length that is not greater than 0 m (shape %1)").arg(n);
    if (!std::isfinite(section.wall))
      return Message("Mechanism", "has a beam whose wall thickness is not a finite number (shape %1)").arg(n);
    if (section.wall < 0.0)
      return Message("Mechanism",
                     "has a beam with a negative wall thickness; a thickness of 0 makes the beam solid (shape %1)")
          .arg(n);
    if (!(2.0 * section.wall < std::min(section.width, section.height)))
      return Message("Mechanism",
                     "has a beam (shape %1) whose wall is at least half as thick as the smaller side of its section; "
                     "reduce the thickness, or set it to 0 for a solid beam")
          .arg(n);
    return {};
  }
  Message operator()(const Mesh& mesh) const {
    if (mesh.scale.allFinite()) return {};
    return Message("Mechanism", "has a mesh whose scale is not finite (shape %1)").arg(n);
  }

private:
  Message notFinite(const Message& kind) const {
    return Message("Mechanism", "has %1 whose size is not finite (shape %2)").arg(kind, n);
  }
  Message round(double radius, double length, bool too_short, const Message& kind) const {
    if (!std::isfinite(radius) || !std::isfinite(length)) return notFinite(kind);
    if (!(radius > 0.0))
      return Message("Mechanism", "has %1 whose radius is not greater than 0 m (shape %2)").arg(kind, n);
    return too_short ? Message("Mechanism", "has %1 whose length is zero or negative (shape %2)").arg(kind, n)
                     : Message();
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

  void say(Severity severity, ProblemPlace place, Message message) {
    problems_.push_back({severity, place, std::move(message), false});
  }
  void linkError(int i, Field field, Message message) {
    say(Severity::Error, {Part::Link, i, field}, std::move(message));
  }
  void jointError(int i, Field field, Message message) {
    say(Severity::Error, {Part::Joint, i, field}, std::move(message));
  }

  template <class Parts>
  void checkNames(const Parts& parts, Part part) {
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const ProblemPlace place{part, static_cast<int>(i), Field::Name};
      if (parts[i].name.empty())
        say(Severity::Error, place, Message("Mechanism", "has no name; give it one"));
      else if (!seen.insert(parts[i].name).second)
        say(Severity::Error, place, Message("Mechanism", "has a duplicate name; rename it"));
    }
  }

  void checkLink(int i) {
    checkPayloads(i);
    checkShapes(i);
    if (!link(i).inertial) return;
    if (link(i).mass_source != MassSource::Given && link(i).inertial->mass >= 0.0 && !inertialOfShapes(link(i))) {
      say(Severity::Warning, {Part::Link, i, Field::Mass},
          Message("Mechanism",
                  "computes its inertia from its shapes, but no shape has a volume (meshes do not count); its mass and "
                  "inertia are kept"));
    }
    const Inertial& inertial = *link(i).inertial;
    if (!std::isfinite(inertial.mass) || !inertial.p_LLcm.allFinite() || !inertial.I_LLcm_L.allFinite()) {
      linkError(i, Field::Mass,
                Message("Mechanism", "has a mass, centre of mass or inertia that is not a finite number"));
    } else if (inertial.mass < 0.0) {
      linkError(i, Field::Mass, Message("Mechanism", "has a negative mass; it must be at least 0 kg"));
    } else if (!isPhysical(inertial)) {
      say(Severity::Warning, {Part::Link, i, Field::Inertia},
          Message("Mechanism",
                  "has an inertia that is not physically consistent (a principal moment is negative, the mass is 0, or "
                  "the triangle inequality is violated); it is used unchanged"));
    }
  }

  void checkPayloads(int i) {
    for (const Payload& payload : link(i).payloads) {
      if (!std::isfinite(payload.mass) || !payload.p_L.allFinite())
        linkError(i, Field::Payloads,
                  Message("Mechanism", "has a payload '%1' with a value that is not finite").arg(payload.name));
      else if (payload.mass < 0.0)
        linkError(i, Field::Payloads, Message("Mechanism", "has a payload '%1' of negative mass").arg(payload.name));
    }
  }

  void checkShapes(int i) {
    int number = 0;
    for (const Shape& shape : link(i).shapes) {
      ++number;
      if (Message wrong = std::visit(WrongSize{number}, shape.geometry); !wrong.empty())
        linkError(i, Field::Shapes, std::move(wrong));
      if (!isFinite(shape.X_LS)) {
        linkError(i, Field::Shapes,
                  Message("Mechanism", "has a shape whose pose is not finite (shape %1)").arg(number));
      }
      const Mesh* mesh = std::get_if<Mesh>(&shape.geometry);
      if (mesh != nullptr && (mesh->scale.array() == 0.0).any()) {
        say(Severity::Warning, {Part::Link, i, Field::Shapes},
            Message("Mechanism", "has a mesh that is flat because its scale is 0 in one direction (shape %1)")
                .arg(number));
      }
    }
  }

  void checkJoint(int i) {
    const Joint& j = joint(i);
    if (!isLink(j.parent)) jointError(i, Field::Ends, Message("Mechanism", "has no parent link"));
    if (!isLink(j.child)) jointError(i, Field::Ends, Message("Mechanism", "has no child link"));
    if (j.parent == j.child) jointError(i, Field::Ends, Message("Mechanism", "joins a link to itself"));
    if (!isFinite(j.X_PJ)) jointError(i, Field::Origin, Message("Mechanism", "has an origin that is not finite"));
    if (!isMoving(j.type)) return;
    if (!j.axis.allFinite())
      jointError(i, Field::Axis, Message("Mechanism", "has an axis that is not finite"));
    else if (!(j.axis.norm() > 1e-9))
      jointError(i, Field::Axis, Message("Mechanism", "has an axis of zero length; give it a direction"));
    checkDrive(i);
    checkLimits(i);
    if (j.ready && !std::isfinite(*j.ready))
      jointError(i, Field::Ready, Message("Mechanism", "has a ready position that is not finite"));
    checkMimic(i);
  }

  void checkDrive(int i) {
    const Joint& j = joint(i);
    if (!std::isfinite(j.damping) || !std::isfinite(j.coulomb.positive) || !std::isfinite(j.coulomb.negative)) {
      jointError(i, Field::Friction, Message("Mechanism", "has a damping or friction value that is not finite"));
    } else if (!std::isfinite(j.motor.rotor_inertia) || !std::isfinite(j.motor.gear_ratio)) {
      jointError(i, Field::Motor, Message("Mechanism", "has a rotor inertia or gear ratio that is not finite"));
    }
    if (j.coulomb.positive < 0.0 || j.coulomb.negative > 0.0) {
      jointError(i, Field::Friction,
                 Message("Mechanism",
                         "has Coulomb friction that would drive the joint; the value for positive velocity must be at "
                         "least 0, and the value for negative velocity at most 0"));
    }
    if (j.damping < 0.0) {
      say(Severity::Warning, {Part::Joint, i, Field::Friction},
          Message("Mechanism", "has negative damping, which adds energy; it is used unchanged"));
    }
    if (!std::isfinite(j.spring.stiffness) || !std::isfinite(j.spring.rest)) {
      jointError(i, Field::Spring, Message("Mechanism", "has a spring whose stiffness or rest position is not finite"));
    } else if (j.spring.stiffness < 0.0) {
      jointError(i, Field::Spring,
                 Message("Mechanism", "has a spring with negative stiffness; the stiffness must be at least 0"));
    }
    if (j.motor.gear_ratio == 0.0) {
      say(Severity::Warning, {Part::Joint, i, Field::Motor},
          Message("Mechanism", "has a gear ratio of 0, so its rotor never rotates; without a gear the ratio is 1"));
    }
    if (j.motor.rotor_inertia < 0.0) jointError(i, Field::Motor, Message("Mechanism", "has a negative rotor inertia"));
    if (!std::isfinite(j.motor.reflectedInertia())) {
      jointError(i, Field::Motor, Message("Mechanism", "has a reflected rotor inertia that is not finite"));
    }
  }

  void checkLimits(int i) {
    const Limits& l = joint(i).limits;
    if (l.velocity < 0.0 || l.effort < 0.0) {
      jointError(i, Field::Rates,
                 Message("Mechanism", "has a negative velocity or effort limit; these limits are magnitudes"));
    }
    if (std::isnan(l.lower) || std::isnan(l.upper) || std::isnan(l.velocity) || std::isnan(l.effort)) {
      jointError(i, Field::Limits, Message("Mechanism", "has a limit that is not a number"));
    } else if (l.lower == kInfinity || l.upper == -kInfinity) {
      jointError(i, Field::Limits,
                 Message("Mechanism",
                         "has infinite limits that allow no position; only the lower limit may be -inf, and only the "
                         "upper limit inf"));
    } else if (l.lower > l.upper) {
      jointError(i, Field::Limits, Message("Mechanism", "has a lower limit above its upper limit; swap them"));
    }
  }

  void checkMimic(int i) {
    if (!joint(i).mimic) return;
    const Mimic& mimic = *joint(i).mimic;
    const auto found = joint_index_.find(mimic.leader);
    const int leader = found == joint_index_.end() ? -1 : found->second;
    if (!std::isfinite(mimic.multiplier) || !std::isfinite(mimic.offset)) {
      jointError(i, Field::Mimic,
                 Message("Mechanism", "mimics another joint with a multiplier or offset that is not finite"));
    }
    if (leader < 0)
      jointError(i, Field::Mimic, Message("Mechanism", "mimics '%1', which is not a joint").arg(mimic.leader));
    else if (leader == i)
      jointError(i, Field::Mimic,
                 Message("Mechanism", "mimics itself; select another joint to mimic, or remove the mimic relation"));
    else if (!isMoving(joint(leader).type))
      jointError(i, Field::Mimic, Message("Mechanism", "mimics '%1', which is fixed").arg(mimic.leader));
    else if (joint(leader).mimic)
      jointError(i, Field::Mimic,
                 Message("Mechanism", "mimics '%1', which itself mimics another joint; name the joint that '%1' mimics")
                     .arg(mimic.leader));
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
                             Message("Mechanism",
                                     "moves, but neither it nor any link beyond it has mass, so its acceleration is "
                                     "not determined; give the link a mass"),
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

Message toString(const MechanismProblem& problem, const Mechanism& mechanism) {
  const auto index = static_cast<std::size_t>(problem.place.index);
  const bool link = problem.place.part == Part::Link;
  const std::string& name = link ? mechanism.links.at(index).name : mechanism.joints.at(index).name;
  return link ? Message("Mechanism", "link '%1' %2").arg(name, problem.message)
              : Message("Mechanism", "joint '%1' %2").arg(name, problem.message);
}

std::vector<MechanismProblem> problemsOf(const Mechanism& mechanism) { return Checker(mechanism).run(); }

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/mechanism/model.h"
#include "core/mechanism/validation.h"
#include "core/spatial/rotation.h"
#include "core/spatial/to_eigen.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>

namespace linkwright {

/// Mass, first and second moments and inertia about one origin in one set of axes: what merges by adding.
struct MassMoments {
  double mass = 0.0;
  Eigen::Vector3d mc = Eigen::Vector3d::Zero();
  Eigen::Matrix3d I_o = Eigen::Matrix3d::Zero();
  Eigen::Matrix3d J_o = Eigen::Matrix3d::Zero();
};

namespace {

/// Second moments of mass, tr(I) / 2 E - I. The large moments are subtracted first: of a slender body about its own
/// axis they are equal and what is left is small.
Eigen::Matrix3d secondMoments(const Eigen::Matrix3d& I) {
  Eigen::Matrix3d J = -I;
  for (int x = 0; x < 3; ++x) {
    const double a = I((x + 1) % 3, (x + 1) % 3), b = I((x + 2) % 3, (x + 2) % 3), own = I(x, x);
    J(x, x) = 0.5 * (a > b ? (a - own) + b : (b - own) + a);
  }
  return J;
}

/// Of a link with pose X_BL in its body, about the body's origin, body axes (parallel-axis theorem).
MassMoments momentsInBody(const Inertial& inertial, const Pose& X_BL) {
  const Eigen::Vector3d c = X_BL * inertial.p_LLcm;
  const Eigen::Matrix3d C = skew(c);
  // second moments add without cancelling; taken of the sum of the inertias, those of a slender link would drown in it
  return {inertial.mass, inertial.mass * c, X_BL.R * inertial.I_LLcm_L * X_BL.R.transpose() - inertial.mass * C * C,
          X_BL.R * secondMoments(inertial.I_LLcm_L) * X_BL.R.transpose() + inertial.mass * c * c.transpose()};
}

BodyCentre centreOf(const MassMoments& moments) {
  Eigen::Vector3d c = Eigen::Vector3d::Zero();
  if (moments.mass > 0.0) c = moments.mc / moments.mass;
  const Eigen::Matrix3d C = skew(c);
  const Eigen::Matrix3d I = 0.5 * (moments.I_o + moments.I_o.transpose()) + moments.mass * C * C;
  return {{c.x(), c.y(), c.z()}, {I(0, 0), I(0, 1), I(0, 2), I(1, 1), I(1, 2), I(2, 2)}};
}

}  // namespace

/// Checks a mechanism and turns it into a Model. Both walks are loops over explicit stacks.
class ModelCompiler {
public:
  ModelCompiler(const Mechanism& mechanism, CompileOptions options) : mechanism_(mechanism), options_(options) {}

  Result<Model> run() {
    if (!checkCounts()) return Result<Model>::failure(diagnostics_);
    checkFigures();
    if (hasErrors(diagnostics_)) return Result<Model>::failure(diagnostics_);
    if (!walk()) return Result<Model>::failure(diagnostics_);
    finish();
    if (hasErrors(diagnostics_)) return Result<Model>::failure(std::move(diagnostics_));
    return Result<Model>(std::move(model_), std::move(diagnostics_));
  }

private:
  const Joint& joint(int index) const { return mechanism_.joints[static_cast<std::size_t>(index)]; }
  const Link& link(int index) const { return mechanism_.links[static_cast<std::size_t>(index)]; }
  int linkCount() const { return static_cast<int>(mechanism_.links.size()); }
  int jointCount() const { return static_cast<int>(mechanism_.joints.size()); }

  void report(Severity severity, int line, Message message) {
    diagnostics_.push_back({severity, mechanism_.source.file, line, std::move(message)});
  }
  int lineOf(const std::vector<int>& lines, int index) const {
    return static_cast<std::size_t>(index) < lines.size() ? lines[static_cast<std::size_t>(index)] : 0;
  }
  void linkProblem(Severity severity, int index, const Message& message) {
    report(severity, lineOf(mechanism_.source.link_lines, index),
           Message("Mechanism", "link '%1' %2").arg(link(index).name, message));
  }
  void jointProblem(Severity severity, int index, const Message& message) {
    report(severity, lineOf(mechanism_.source.joint_lines, index),
           Message("Mechanism", "joint '%1' %2").arg(joint(index).name, message));
  }

  bool checkCounts() {
    if (mechanism_.links.empty()) {
      report(Severity::Error, 0, Message("Mechanism", "the mechanism has no links; add a link as the base"));
    } else if (linkCount() > kMaxLinks) {
      report(Severity::Error, 0,
             Message("Mechanism", "the mechanism has %1 links; the limit is %2").arg(linkCount(), kMaxLinks));
    }
    return diagnostics_.empty();
  }

  /// The figures of links and joints; where one is an error the walk is not begun.
  void checkFigures() {
    for (const MechanismProblem& problem : problemsOf(mechanism_)) {
      if (problem.advice) continue;
      const bool link = problem.place.part == ProblemPlace::Part::Link;
      const std::vector<int>& lines = link ? mechanism_.source.link_lines : mechanism_.source.joint_lines;
      report(problem.severity, lineOf(lines, problem.place.index), toString(problem, mechanism_));
    }
  }

  /// Depth first from the base, children in the order of their joints; makes links and bodies on the way.
  bool walk() {
    std::vector<std::vector<int>> children(mechanism_.links.size());
    std::vector<int> joint_above(mechanism_.links.size(), -1);
    for (int i = 0; i < jointCount(); ++i) {
      const auto child = static_cast<std::size_t>(joint(i).child);
      if (joint_above[child] >= 0) {
        jointProblem(
            Severity::Error, i,
            Message("Mechanism", "gives link '%1' a second parent; a mechanism must be a tree, without closed loops")
                .arg(link(joint(i).child).name));
        continue;
      }
      joint_above[child] = i;
      children[static_cast<std::size_t>(joint(i).parent)].push_back(i);
    }
    const int base = findBase(joint_above);
    if (base < 0) return false;

    struct Visit {
      int link, parent_model_link, joint;
    };
    std::vector<Visit> stack = {{base, -1, -1}};
    while (!stack.empty()) {
      const Visit visit = stack.back();
      stack.pop_back();
      const int index = addLink(visit.link, visit.parent_model_link, visit.joint);
      const auto& below = children[static_cast<std::size_t>(visit.link)];
      for (auto it = below.rbegin(); it != below.rend(); ++it) stack.push_back({joint(*it).child, index, *it});
    }
    if (model_.linkCount() < linkCount()) reportUnreached();
    return !hasErrors(diagnostics_);
  }

  int findBase(const std::vector<int>& joint_above) {
    int base = -1;
    for (int i = 0; i < linkCount(); ++i) {
      if (joint_above[static_cast<std::size_t>(i)] >= 0) continue;
      if (base < 0)
        base = i;
      else
        linkProblem(Severity::Error, i,
                    Message("Mechanism",
                            "has no parent, and neither has '%1'; only the base may have no parent, so connect the two "
                            "links by a joint")
                        .arg(link(base).name));
    }
    if (base < 0)
      report(Severity::Error, 0,
             Message("Mechanism", "every link has a parent, so the joints form a cycle; remove one of the joints"));
    return hasErrors(diagnostics_) ? -1 : base;
  }

  void reportUnreached() {
    std::unordered_set<int> reached;
    for (const ModelLink& l : model_.links_) reached.insert(l.link);
    for (int i = 0; i < jointCount(); ++i) {
      if (reached.count(joint(i).child) == 0) {
        jointProblem(
            Severity::Error, i,
            Message("Mechanism", "is part of a cycle that is not connected to the base; a mechanism must be a tree"));
        return;  // one joint of the loop tells where it is
      }
    }
  }

  int addLink(int link_index, int parent, int joint_index) {
    ModelLink entry;
    entry.name = link(link_index).name;
    entry.link = link_index;
    entry.parent = parent;
    entry.joint = joint_index;
    entry.inertial = link(link_index).loaded().value_or(Inertial{});
    if (joint_index >= 0) {
      const ModelLink& above = model_.links_[static_cast<std::size_t>(parent)];
      const Joint& j = joint(joint_index);
      if (isMoving(j.type) || !options_.merge_fixed_links) {
        entry.body = addBody(j, joint_index, above);
        entry.X_BL = {body_R_BL_.back(), Eigen::Vector3d::Zero()};
      } else {
        entry.body = above.body;
        entry.X_BL = above.X_BL * j.X_PJ;
      }
    }
    const int index = model_.linkCount();
    if (entry.body >= 0) {
      if (static_cast<int>(model_.link_of_body_.size()) == entry.body) model_.link_of_body_.push_back(index);
      addMass(link_index, entry);
    } else {
      model_.world_mass_moment_ += entry.inertial.mass * (entry.X_BL * entry.inertial.p_LLcm);
    }
    model_.total_mass_ += entry.inertial.mass;
    model_.links_.push_back(std::move(entry));
    return index;
  }

  int addBody(const Joint& j, int joint_index, const ModelLink& above) {
    const bool moving = isMoving(j.type);
    // the body frame: the link frame turned so that z is the joint's axis, R_BL = R_LB^T
    const Eigen::Matrix3d R_LB =
        moving ? rotationWithZ(j.axis == Eigen::Vector3d::UnitZ() ? j.axis : Eigen::Vector3d(j.axis.normalized()))
               : Eigen::Matrix3d(Eigen::Matrix3d::Identity());
    // X_BL of the parent is its link's pose in the parent's body frame (in the world where it has none)
    const Pose X_PJ = above.X_BL * j.X_PJ;
    Body body;
    body.parent = above.body;
    body.prismatic = j.type == JointType::Prismatic;
    body.fixed = !moving;
    body.R_PJ = plain(Eigen::Matrix3d(X_PJ.R * R_LB));
    body.p_PJ = {X_PJ.p.x(), X_PJ.p.y(), X_PJ.p.z()};
    if (moving) {
      body.dof = model_.dof();
      addJoint(j, joint_index);
    }
    model_.bodies_.push_back(body);
    model_.R_LB_.push_back(R_LB);
    model_.is_link_frame_.push_back(R_LB == Eigen::Matrix3d::Identity());
    body_R_BL_.push_back(R_LB.transpose());
    moments_.emplace_back();
    return model_.bodyCount() - 1;
  }

  void addJoint(const Joint& j, int joint_index) {
    ModelJoint entry;
    entry.name = j.name;
    entry.type = j.type;
    entry.joint = joint_index;
    entry.body = model_.bodyCount();
    entry.limits = j.limits;
    if (j.type == JointType::Continuous) {
      entry.limits.lower = -std::numeric_limits<double>::infinity();
      entry.limits.upper = std::numeric_limits<double>::infinity();
    }
    entry.damping = j.damping;
    entry.coulomb = j.coulomb;
    entry.spring = j.spring;
    entry.reflected_inertia = j.motor.reflectedInertia();
    entry.passive = j.passive;
    const double wanted = j.ready.value_or(0.0);
    entry.ready = std::clamp(wanted, entry.limits.lower, entry.limits.upper);
    if (j.ready && entry.ready != wanted) {
      jointProblem(Severity::Warning, joint_index,
                   Message("Mechanism", "has a ready position outside its limits; the nearest limit is used"));
    }
    model_.joint_friction_.push_back({j.damping, j.coulomb.positive, j.coulomb.negative});
    model_.reflected_inertia_.push_back(entry.reflected_inertia);
    model_.joints_.push_back(std::move(entry));
  }

  /// None where no joint has one, so that the kernels need not ask.
  void gatherSprings() {
    const auto has_spring = [](const ModelJoint& joint) { return joint.spring.stiffness != 0.0; };
    if (std::none_of(model_.joints_.begin(), model_.joints_.end(), has_spring)) return;
    for (const ModelJoint& joint : model_.joints_) model_.joint_springs_.push_back(joint.spring);
  }

  void addMass(int link_index, const ModelLink& entry) {
    if (link(link_index).inertial) addMoments(*link(link_index).inertial, entry);
    for (const Payload& payload : link(link_index).payloads) {
      if (payload.attached) addMoments({payload.mass, payload.p_L, Eigen::Matrix3d::Zero()}, entry);
    }
  }
  void addMoments(const Inertial& inertial, const ModelLink& entry) {
    const MassMoments more = momentsInBody(inertial, entry.X_BL);
    MassMoments& sum = moments_[static_cast<std::size_t>(entry.body)];
    sum.mass += more.mass;
    sum.mc += more.mc;
    sum.I_o += more.I_o;
    sum.J_o += more.J_o;
  }

  void finish() {
    model_.name_ = mechanism_.name;
    for (std::size_t b = 0; b < moments_.size(); ++b) {
      Body& body = model_.bodies_[b];
      const MassMoments& m = moments_[b];
      body.mass = m.mass;
      body.mc = {m.mc.x(), m.mc.y(), m.mc.z()};
      const Eigen::Matrix3d I = 0.5 * (m.I_o + m.I_o.transpose());
      body.I_Bo = {I(0, 0), I(0, 1), I(0, 2), I(1, 1), I(1, 2), I(2, 2)};
      const Eigen::Matrix3d J = 0.5 * (m.J_o + m.J_o.transpose());
      body.J_Bo = {J(0, 0), J(0, 1), J(0, 2), J(1, 1), J(1, 2), J(2, 2)};
      model_.centres_.push_back(centreOf(m));
      if (!std::isfinite(m.mass) || !m.mc.allFinite() || !I.allFinite() || !J.allFinite()) {
        linkProblem(
            Severity::Error, model_.links_[static_cast<std::size_t>(model_.link_of_body_[b])].link,
            Message("Mechanism", "has, together with the links fixed to it, a mass or inertia that is not finite"));
      }
    }
    for (int i = 0; i < model_.linkCount(); ++i) {
      model_.link_index_.emplace_back(model_.links_[static_cast<std::size_t>(i)].name, i);
    }
    for (int i = 0; i < model_.dof(); ++i) {
      model_.joint_index_.emplace_back(model_.joints_[static_cast<std::size_t>(i)].name, i);
    }
    std::sort(model_.link_index_.begin(), model_.link_index_.end());
    std::sort(model_.joint_index_.begin(), model_.joint_index_.end());
    gatherSprings();
    findLeaders();
    findDeepestLink();
    for (const std::string& hand : mechanism_.hands) {
      const int index = model_.findLink(hand);
      if (index >= 0)
        model_.hands_.push_back(index);
      else
        report(Severity::Warning, 0,
               Message("Mechanism", "the end effector '%1' is not a link; it is ignored").arg(hand));
    }
    if (model_.hands_.empty()) model_.hands_.push_back(model_.deepest_link_);
  }

  void findLeaders() {
    for (ModelJoint& entry : model_.joints_) {
      const std::optional<Mimic>& mimic = joint(entry.joint).mimic;
      if (!mimic) continue;
      entry.leader = model_.findJoint(mimic->leader);
      entry.multiplier = mimic->multiplier;
      entry.offset = mimic->offset;
    }
  }

  void findDeepestLink() {
    // depth counted in moving joints; the first in joint order wins a tie
    const auto& links = model_.links_;
    std::vector<int> depth(links.size(), 0);
    std::size_t deepest = 0;
    for (std::size_t i = 1; i < links.size(); ++i) {
      const bool moving = isMoving(joint(links[i].joint).type);
      depth[i] = depth[static_cast<std::size_t>(links[i].parent)] + (moving ? 1 : 0);
      if (depth[i] > depth[deepest]) deepest = i;
    }
    // then on through fixed joints, taking the first at a fork
    for (std::size_t i = deepest + 1; i < links.size(); ++i) {
      if (links[i].parent == static_cast<int>(deepest) && !isMoving(joint(links[i].joint).type)) deepest = i;
    }
    model_.deepest_link_ = static_cast<int>(deepest);
  }

  const Mechanism& mechanism_;
  CompileOptions options_;
  Model model_;
  Diagnostics diagnostics_;
  std::vector<MassMoments> moments_;        // by body
  std::vector<Eigen::Matrix3d> body_R_BL_;  // by body
};

Result<Model> Model::compile(const Mechanism& mechanism, CompileOptions options) {
  return ModelCompiler(mechanism, options).run();
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/beam/elastic_tree.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/beam/beam_suggestion.h"
#include "core/beam/beam_text.h"
#include "core/beam/elastic_limits.h"
#include "core/beam/elastic_link.h"
#include "core/dynamics/newton_euler_input.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {

namespace {

class Compiler {
public:
  Compiler(const Mechanism& mechanism, const Model& model, const std::vector<ElasticLink>& links)
      : mechanism_(mechanism),
        model_(model),
        specs_(model.links().size(), nullptr),
        dof_of_(mechanism.joints.size(), -1) {
    tree_.dof = model.dof();
    tree_.friction = model.jointFriction();
    tree_.reflected_inertia = model.reflectedInertia();
    for (int i = 0; i < model.dof(); ++i) {
      const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
      dof_of_[static_cast<std::size_t>(joint.joint)] = i;
      tree_.joints.push_back(joint.name);
      tree_.springs.push_back(joint.spring);
      tree_.is_passive.push_back(joint.passive && joint.leader < 0);
    }
    for (const ElasticLink& spec : links) assign(spec);
    for (const ModelJoint& joint : model.joints()) checkLeader(joint);
  }

  Result<ElasticTree> run() {
    X_LB_.resize(model_.links().size());
    for (int i = 0; i < model_.linkCount(); ++i) addLink(i);
    for (int i = 0; i < model_.linkCount(); ++i) addPayloads(i);
    if (hasErrors(problems_)) return Result<ElasticTree>::failure(std::move(problems_));
    return Result<ElasticTree>(std::move(tree_), std::move(problems_));
  }

private:
  void error(const std::string& link, const Message& what) {
    problems_.push_back({Severity::Error, {}, 0, Message("Elastic", "elastic link '%1': %2").arg(link, what)});
  }

  void checkLeader(const ModelJoint& joint) {
    if (joint.leader < 0) return;
    // followers go along a plan, which knows nothing of a joint that swings
    const ModelJoint& leader = model_.joints()[static_cast<std::size_t>(joint.leader)];
    if (!leader.passive) return;
    problems_.push_back(
        {Severity::Error,
         {},
         0,
         Message("Elastic",
                 "joint '%1' mimics joint '%2', which is passive; actuate '%2', or remove the mimic relation of '%1'")
             .arg(joint.name, leader.name)});
  }

  void assign(const ElasticLink& spec) {
    const int link = model_.findLink(spec.link);
    if (link < 0) return error(spec.link, Message("Elastic", "there is no such link"));
    if (specs_[static_cast<std::size_t>(link)] != nullptr)
      return error(spec.link, Message("Elastic", "duplicate entry; keep only one"));
    const std::size_t before = problems_.size();
    for (const Diagnostic& problem : problemsOf(spec.section, spec.material)) error(spec.link, problem.message);
    if (spec.stations.empty() && (spec.elements < 1 || spec.elements > kMostElements)) {
      error(spec.link, Message("Elastic", "the number of elements must be between 1 and %1").arg(kMostElements));
    }
    double last = 0.0;
    for (const double station : spec.stations) {
      if (!(station > last && station < 1.0)) {
        error(spec.link, Message("Elastic", "the stations must be between 0 and 1, in increasing order"));
        break;
      }
      last = station;
    }
    if (problems_.size() == before) specs_[static_cast<std::size_t>(link)] = &spec;
  }

  /// The link's own figures without its payloads.
  Inertial ownInertial(int link) const {
    const Link& own = mechanism_.links[static_cast<std::size_t>(model_.links()[static_cast<std::size_t>(link)].link)];
    return own.inertial.value_or(Inertial{});
  }

  void addBeam(int link, const ElasticLink& spec, ElasticBody& body, Pose& X_LB) {
    const int own_link = model_.links()[at(link)].link;
    const Eigen::Vector3d way = beamTip(mechanism_, own_link, spec).value_or(spec.root) - spec.root;
    const double length = way.norm();
    if (!(std::isfinite(length) && length > 1e-9)) {
      return error(spec.link,
                   Message("Elastic", "the beam has no length; give the position of its tip in the link frame"));
    }
    // x along the beam, z in the plane of x and `up`; any other where that is along the beam
    const Eigen::Vector3d x = way / length;
    Eigen::Vector3d y = spec.up.cross(x);
    if (!(y.norm() > 1e-6 * spec.up.norm())) y = x.unitOrthogonal();
    y.normalize();
    X_LB.R << x, y, x.cross(y);
    X_LB.p = spec.root;
    const Inertial own = ownInertial(link);
    const double mass = own.mass > 0.0 ? own.mass : spec.material.density * spec.section.area * length;
    if (own.mass > 0.0) compareWithRod(spec, own, length, X_LB);
    ElasticBeam beam;
    std::vector<double> stations = spec.stations;
    if (stations.empty()) {
      for (int k = 1; k < spec.elements; ++k) stations.push_back(static_cast<double>(k) / spec.elements);
    }
    stations.push_back(1.0);
    beam.x.push_back(0.0);
    for (const double station : stations) {
      const double end = station * length;
      beam.elements.push_back(
          beamElement(spec.section, spec.material, end - beam.x.back(), mass / length, spec.kind, spec.mass));
      beam.x.push_back(end);
    }
    body.beam = static_cast<int>(tree_.beams.size());
    body.first_dof = tree_.size;
    tree_.size += beam.size();
    tree_.beams.push_back(std::move(beam));
  }

  void compareWithRod(const ElasticLink& spec, const Inertial& own, double length, const Pose& X_LB) {
    const Eigen::Vector3d centre = X_LB.inverse() * own.p_LLcm;
    const double off = (centre - Eigen::Vector3d(0.5 * length, 0.0, 0.0)).norm();
    const Eigen::Matrix3d I = X_LB.R.transpose() * own.I_LLcm_L * X_LB.R;
    const double rod = own.mass * length * length / 12.0;
    // about the axis across the rod for which it differs most
    const double across = std::abs(I(1, 1) - rod) > std::abs(I(2, 2) - rod) ? I(1, 1) : I(2, 2);
    if (off > 0.01 * length || std::abs(across - rod) > 0.05 * rod) {
      problems_.push_back(
          {Severity::Warning,
           {},
           0,
           Message(
               "Elastic",
               "elastic link '%1' is treated as a uniform rod of the same mass; its centre of mass is shifted by %2 m, "
               "and its moment of inertia is %3 kg m² instead of %4 kg m²; the torques differ from those of the rigid "
               "link")
               .arg(spec.link, shortText(off), shortText(rod), shortText(across))});
    }
  }

  /// The nearest node of a body's beam, and the place of a frame of the link there.
  void hang(ElasticBody& child, int parent, int parent_link, const Pose& X_LJ) const {
    child.parent = parent;
    child.node = 0;
    Pose X_BJ = X_LB_[static_cast<std::size_t>(parent_link)].inverse() * X_LJ;
    const ElasticBody& body = tree_.bodies[static_cast<std::size_t>(parent)];
    if (body.beam >= 0) {
      const std::vector<double>& x = tree_.beams[static_cast<std::size_t>(body.beam)].x;
      for (std::size_t k = 1; k < x.size(); ++k) {
        const double best = x[static_cast<std::size_t>(child.node)];
        if (std::abs(x[k] - X_BJ.p.x()) < std::abs(best - X_BJ.p.x())) child.node = static_cast<int>(k);
      }
      X_BJ.p.x() -= x[static_cast<std::size_t>(child.node)];
    }
    child.X_NJ = X_BJ;
  }

  void addLink(int link) {
    const ModelLink& entry = model_.links()[static_cast<std::size_t>(link)];
    ElasticBody body;
    body.name = entry.name;
    body.link = link;
    Pose X_LB;
    if (entry.joint >= 0) {
      const Joint& joint = mechanism_.joints[static_cast<std::size_t>(entry.joint)];
      hang(body, entry.parent, entry.parent, joint.X_PJ);
      body.axis = joint.axis.normalized();
      body.dof = dof_of_[static_cast<std::size_t>(entry.joint)];
      body.joint = joint.type == JointType::Fixed       ? BodyJoint::Fixed
                   : joint.type == JointType::Prismatic ? BodyJoint::Prismatic
                                                        : BodyJoint::Revolute;
      body.is_passive = body.dof >= 0 && tree_.is_passive[static_cast<std::size_t>(body.dof)];
    }
    const ElasticLink* spec = specs_[static_cast<std::size_t>(link)];
    if (spec != nullptr) addBeam(link, *spec, body, X_LB);
    body.X_JB = X_LB;
    X_LB_[static_cast<std::size_t>(link)] = X_LB;
    // the joint's motion about B's origin: a turn about J's, seen from B
    const Eigen::Vector3d a = X_LB.R.transpose() * body.axis;
    if (body.joint == BodyJoint::Revolute) {
      body.s << a, X_LB.R.transpose() * body.axis.cross(X_LB.p);
    } else if (body.joint == BodyJoint::Prismatic) {
      body.s << Eigen::Vector3d::Zero(), a;
    }
    if (spec == nullptr) setRigid(body, ownInertial(link));
    tree_.bodies.push_back(std::move(body));
  }

  static void setRigid(ElasticBody& body, const Inertial& inertial) {
    body.mass = inertial.mass;
    body.mc = inertial.mass * inertial.p_LLcm;
    const Eigen::Matrix3d c = skew(inertial.p_LLcm);
    body.I_B = inertial.I_LLcm_L - inertial.mass * c * c;
  }

  void addPayloads(int link) {
    const Link& own = mechanism_.links[static_cast<std::size_t>(model_.links()[static_cast<std::size_t>(link)].link)];
    for (const Payload& payload : own.payloads) {
      if (!payload.attached) continue;
      ElasticBody body;
      body.name = payload.name;
      hang(body, link, link, Pose{Eigen::Matrix3d::Identity(), payload.p_L});
      setRigid(body, {payload.mass, Eigen::Vector3d::Zero(), Eigen::Matrix3d::Zero()});
      tree_.bodies.push_back(std::move(body));
    }
  }

  const Mechanism& mechanism_;
  const Model& model_;
  std::vector<const ElasticLink*> specs_;
  std::vector<int> dof_of_;
  std::vector<Pose> X_LB_;
  ElasticTree tree_;
  Diagnostics problems_;
};

}  // namespace

double ElasticTree::springTorque(int joint, double q) const {
  return linkwright::springTorque(springs[static_cast<std::size_t>(joint)], q);
}

int ElasticTree::nodeCount() const {
  int count = 0;
  for (const ElasticBeam& beam : beams) count += beam.nodes();
  return count;
}

Result<ElasticTree> compileElasticTree(const Mechanism& mechanism, const Model& model,
                                       const std::vector<ElasticLink>& links) {
  require(model.linkCount() == std::ssize(mechanism.links), "the model is not of this mechanism");
  return Compiler(mechanism, model, links).run();
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/scene/scene_edit.h"

#include "core/base/require.h"
#include "core/contact/contact.h"
#include "core/scene/elastic_section.h"
#include "core/scene/plots.h"
#include "core/simulation/settings.h"
#include "core/trajectory/plan.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

bool turns(JointType type) { return type == JointType::Revolute || type == JointType::Continuous; }

/// Where each joint's column was, -1 for a new one or one that was of another kind.
class Columns {
public:
  Columns(const Model& before, const Model& after, const std::vector<int>& joint_before)
      : after_(after), had_joints_(before.dof() > 0), are_kept_(before.dof() == after.dof()) {
    std::vector<int> dof_of_joint(static_cast<std::size_t>(jointCount(before)), -1);
    for (int i = 0; i < before.dof(); ++i) {
      dof_of_joint[static_cast<std::size_t>(before.joints()[static_cast<std::size_t>(i)].joint)] = i;
    }
    for (const ModelJoint& joint : after.joints()) {
      const int old = joint_before.at(static_cast<std::size_t>(joint.joint));
      const bool known = old >= 0 && static_cast<std::size_t>(old) < dof_of_joint.size();
      const int column = known ? dof_of_joint[static_cast<std::size_t>(old)] : -1;
      const bool same =
          column >= 0 && turns(before.joints()[static_cast<std::size_t>(column)].type) == turns(joint.type);
      are_kept_ = are_kept_ && same && column == std::ssize(from_);
      from_.push_back(same ? column : -1);
    }
  }

  /// Positions: new joints at their ready position, all within limits. Empty stays empty, but for the first joints.
  Eigen::VectorXd positions(const Eigen::VectorXd& q) const {
    if (q.size() == 0 && had_joints_) return q;
    const Eigen::VectorXd moved = values(q, after_.readyPose());
    return moved.cwiseMax(after_.lowerLimits()).cwiseMin(after_.upperLimits());
  }
  /// Rates: new joints at rest.
  Eigen::VectorXd rates(const Eigen::VectorXd& qd) const {
    return qd.size() == 0 && had_joints_ ? qd : values(qd, Eigen::VectorXd::Zero(after_.dof()));
  }

  /// Limits: none for new joints.
  Eigen::VectorXd limits(const Eigen::VectorXd& old) const {
    if (old.size() == 0) return old;
    return values(old, Eigen::VectorXd::Constant(after_.dof(), std::numeric_limits<double>::infinity()));
  }
  /// Samples of positions or of rates [samples x dof], row by row.
  Eigen::MatrixXd samples(const Eigen::MatrixXd& old, const Eigen::VectorXd& start) const {
    if (old.size() == 0) return old;
    Eigen::MatrixXd now(old.rows(), start.size());
    for (Eigen::Index k = 0; k < old.rows(); ++k) {
      const Eigen::VectorXd row = old.row(k).transpose();
      now.row(k) = values(row, start).transpose();
    }
    return now;
  }
  /// Texts, one a joint: empty for new joints.
  std::vector<std::string> texts(const std::vector<std::string>& old) const {
    std::vector<std::string> now(from_.size());
    for (std::size_t i = 0; i < from_.size(); ++i) {
      if (from_[i] >= 0 && static_cast<std::size_t>(from_[i]) < old.size())
        now[i] = old[static_cast<std::size_t>(from_[i])];
    }
    return now;
  }
  const Model& after() const { return after_; }
  /// Whether each joint has the column that it had.
  bool areKept() const { return are_kept_; }

private:
  static int jointCount(const Model& model) {
    int count = 0;
    for (const ModelJoint& joint : model.joints()) count = std::max(count, joint.joint + 1);
    return count;
  }
  Eigen::VectorXd values(const Eigen::VectorXd& old, Eigen::VectorXd start) const {
    for (std::size_t i = 0; i < from_.size(); ++i) {
      if (from_[i] >= 0 && from_[i] < old.size()) start[static_cast<Eigen::Index>(i)] = old[from_[i]];
    }
    return start;
  }

  const Model& after_;
  bool had_joints_;
  bool are_kept_;
  std::vector<int> from_;
};

/// The name now of the link that had this one, absent where it is gone.
std::optional<std::string> nameNow(const Mechanism& before, const Edited& edited, const std::string& name) {
  const int old = before.findLink(name);
  const auto found = std::find(edited.link_before.begin(), edited.link_before.end(), old);
  if (old < 0 || found == edited.link_before.end()) return std::nullopt;
  return edited.mechanism.links[static_cast<std::size_t>(found - edited.link_before.begin())].name;
}

/// Whether each link is where it was and has the name that it had.
bool keepsLinks(const Mechanism& before, const Edited& edited) {
  const std::vector<Link>& now = edited.mechanism.links;
  if (now.size() != before.links.size()) return false;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (edited.link_before[i] != static_cast<int>(i) || now[i].name != before.links[i].name) return false;
  }
  return true;
}

/// The joints of a motion follow as those of a state do; its named poses follow by themselves.
void follow(const Columns& columns, TrajectoryPlan& plan) {
  for (Waypoint* waypoint : waypointsOf(plan)) {
    if (waypoint->pose.empty()) waypoint->q = columns.positions(waypoint->q);
  }
  plan.bounds.acceleration = columns.limits(plan.bounds.acceleration);
  plan.bounds.jerk = columns.limits(plan.bounds.jerk);
  if (auto* wave = std::get_if<WaveCourse>(&plan.course)) {
    for (Eigen::VectorXd* v : {&wave->amplitude, &wave->frequency, &wave->phase}) *v = columns.rates(*v);
    if (wave->end_frequency.size() > 0) wave->end_frequency = columns.rates(wave->end_frequency);
  }
  if (auto* samples = std::get_if<SampledCourse>(&plan.course)) {
    const Eigen::VectorXd rest = Eigen::VectorXd::Zero(columns.after().dof());
    samples->q = columns.samples(samples->q, columns.after().readyPose());
    samples->qd = columns.samples(samples->qd, rest);
    samples->qdd = columns.samples(samples->qdd, rest);
  }
}

/// Torques follow their joints; a new joint has none, and gains of 0.
void follow(const Columns& columns, SimulationSettings& simulation) {
  struct Source {
    const Columns& columns;
    void operator()(NoTorque&) const {}
    void operator()(ConstantTorque& s) const { s.tau = columns.rates(s.tau); }
    void operator()(SliderTorque& s) const { s.tau = columns.rates(s.tau); }
    void operator()(ControllerTorque&) const {}
    void operator()(FormulaTorque& s) const { s.formulas = columns.texts(s.formulas); }
    void operator()(MotionTorque& s) const {
      s.kp = columns.rates(s.kp);
      s.kd = columns.rates(s.kd);
      if (s.motion) follow(columns, *s.motion);
    }
  };
  std::visit(Source{columns}, simulation.torques);
}

/// Whether a motion of its own is among the settings: the limits of joints move its waypoints.
bool holdsMotion(const SimulationSettings& simulation) {
  const auto* torques = std::get_if<MotionTorque>(&simulation.torques);
  return torques != nullptr && torques->motion;
}

}  // namespace

JointRenames renamedJoints(const Mechanism& before, const Edited& edited) {
  JointRenames renames;
  for (std::size_t i = 0; i < edited.mechanism.joints.size(); ++i) {
    const int old = edited.joint_before.at(i);
    if (old < 0) continue;
    const std::string& then = before.joints.at(static_cast<std::size_t>(old)).name;
    const std::string& now = edited.mechanism.joints[i].name;
    if (then != now) renames.emplace(then, now);
  }
  return renames;
}

Result<EditedScene> withMechanism(const SceneData& scene, const Model& before, const Edited& edited) {
  requireSize(static_cast<std::ptrdiff_t>(edited.joint_before.size()),
              static_cast<std::ptrdiff_t>(edited.mechanism.joints.size()), "joint_before");
  requireSize(static_cast<std::ptrdiff_t>(edited.link_before.size()),
              static_cast<std::ptrdiff_t>(edited.mechanism.links.size()), "link_before");
  Result<Model> compiled = Model::compile(edited.mechanism);
  if (!compiled) return Result<EditedScene>::failure(compiled.diagnostics());

  EditedScene result{scene, std::move(compiled).value()};
  const Columns columns(before, result.model, edited.joint_before);
  SceneData& now = result.scene;
  now.mechanism = edited.mechanism;
  now.q = columns.positions(scene.q);
  now.qd = columns.rates(scene.qd);
  now.qdd = columns.rates(scene.qdd);
  for (StoredPose& pose : now.poses) pose.q = columns.positions(pose.q);
  if (now.trajectory) {
    TrajectoryPlan& plan = now.trajectory.edit();
    follow(columns, plan);
    if (!plan.hand.empty()) plan.hand = nameNow(scene.mechanism, edited, plan.hand).value_or(std::string());
  }
  if (!keepsLinks(scene.mechanism, edited)) {
    const NameNow name_now = [&](const std::string& name) { return nameNow(scene.mechanism, edited, name); };
    renameLinks(now.targets, name_now);
    renameLinks(now.loads, name_now);
    if (now.contacts) renameLinks(now.contacts.edit(), name_now);
    renameElasticLinks(now.beam, name_now);
  }
  if (scene.simulation && (!columns.areKept() || holdsMotion(*scene.simulation)))
    follow(columns, now.simulation.edit());
  if (scene.plots) now.plots = withJointsRenamed(*scene.plots, renamedJoints(scene.mechanism, edited));
  return result;
}

std::vector<std::string> contactNames(const SceneData& scene) {
  std::vector<std::string> names;
  for (const Contact& contact : scene.contacts.orDefault()) names.push_back(contact.name);
  return names;
}

}  // namespace linkwright

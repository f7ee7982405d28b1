// SPDX-License-Identifier: MIT
#include "core/io/elastic_table.h"

#include "core/base/require.h"
#include "core/beam/elastic_motion.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace linkwright {

namespace {

constexpr double kMostNumbers = 3e7;  // 240 MB

void append(std::vector<double>& row, const Eigen::VectorXd& part) { row.insert(row.end(), part.begin(), part.end()); }

std::vector<ResultField> fieldsOf(const Model& model, int nodes) {
  std::vector<ResultField> fields;
  for (const char* name : {"q", "qd", "qdd", "tau"}) {
    ResultField field{name, {model.dof()}, {}};
    for (const ModelJoint& joint : model.joints()) field.columns.push_back(std::string(name) + "." + joint.name);
    fields.push_back(std::move(field));
  }
  if (nodes == 0) return fields;
  ResultField node{"node", {nodes, 6}, {}};
  for (int k = 0; k < nodes; ++k) {
    for (const char* part : {"ux", "uy", "uz", "rx", "ry", "rz"}) {
      node.columns.push_back("node." + std::to_string(k) + "." + part);
    }
  }
  fields.push_back(std::move(node));
  return fields;
}

JointDrive driveOf(const ElasticDrive& drive, const Model& model) {
  if (drive.trajectory == nullptr) {
    // what is driven stands still; passive joints may begin with a rate
    Eigen::VectorXd start = Eigen::VectorXd::Zero(model.dof());
    for (int i = 0; i < model.dof(); ++i) {
      if (model.joints()[static_cast<std::size_t>(i)].passive) start[i] = drive.qd[i];
    }
    return [q = drive.q, start](double t, JointMotion& motion) {
      motion.q = q;
      motion.qd = t > 0.0 ? Eigen::VectorXd(Eigen::VectorXd::Zero(start.size())) : start;
      motion.qdd.setZero();
    };
  }
  return [&drive, state = JointState{}](double t, JointMotion& motion) mutable {
    drive.trajectory->sample(t, state);
    motion.q = state.q;
    motion.qd = state.qd;
    motion.qdd = state.qdd;
  };
}

}  // namespace

Result<ResultTable> elasticTable(const Mechanism& mechanism, const Model& model, const ElasticSettings& settings,
                                 const ElasticDrive& drive, const Eigen::Vector3d& gravity) {
  if (drive.trajectory == nullptr) {
    requireSize(drive.q.size(), model.dof(), "q");
    requireSize(drive.qd.size(), model.dof(), "qd");
  }
  using Table = Result<ResultTable>;
  const Result<ElasticTree> tree = compileElasticTree(mechanism, model, settings.links);
  if (!tree) return Table::failure(tree.diagnostics());
  const double duration = settings.duration > 0.0       ? settings.duration
                          : drive.trajectory != nullptr ? drive.trajectory->duration()
                                                        : 0.0;
  if (!(duration > 0.0)) {
    return Table::failure("how long is it to go on? The scene has no motion: give `duration` in `beam`");
  }
  const double steps = std::floor(duration / settings.dt + 1e-9);
  const double numbers = (steps + 1.0) * (4.0 * model.dof() + 6.0 * tree->nodeCount() + 1.0);
  if (steps > kMostElasticSteps || numbers > kMostNumbers) {
    return Table::failure("the result would be " + std::to_string(static_cast<long>(std::min(numbers, 1e18))) +
                          " numbers: make `dt` longer, `duration` shorter or the elements fewer");
  }
  ElasticMotionOptions options;
  options.dt = settings.dt;
  options.gravity = gravity;
  options.damping_mass = settings.damping_mass;
  options.damping_stiffness = settings.damping_stiffness;
  options.starts_consistently = settings.starts_consistently;
  Result<ElasticMotion> made = ElasticMotion::make(*tree, options);
  if (!made) return Table::failure(made.diagnostics());
  ElasticMotion motion = std::move(made).value();

  ResultTable table;
  table.model = model.name();
  for (const ModelJoint& joint : model.joints()) table.joints.push_back(joint.name);
  table.has_time = true;
  table.fields = fieldsOf(model, tree->nodeCount());
  const JointDrive drives = driveOf(drive, model);
  std::string problem = motion.start(drives);
  for (long k = 0; problem.empty(); ++k) {
    table.times.push_back(motion.time());
    std::vector<double>& row = table.rows.emplace_back();
    append(row, motion.state().joints.q);
    append(row, motion.state().joints.qd);
    append(row, motion.state().joints.qdd);
    append(row, motion.pass().tau);
    if (tree->size > 0) append(row, nodalDeviations(*tree, motion.state()));
    if (static_cast<double>(k) >= steps) break;
    problem = motion.step(drives);
  }
  if (!problem.empty()) return Table::failure(problem);
  if (const int row = firstNonFiniteRow(table); row >= 0) {
    return Table::failure("at step " + std::to_string(row) + " the numbers are no longer finite: make `dt` shorter");
  }
  return Table(std::move(table), tree.diagnostics());
}

}  // namespace linkwright

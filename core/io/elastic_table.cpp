// SPDX-License-Identifier: MIT
#include "core/io/elastic_table.h"

#include "core/beam/elastic_motion.h"

#include <string>
#include <utility>

namespace linkwright {

namespace {

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

}  // namespace

Result<ResultTable> elasticTable(ElasticSetup setup) {
  const Result<ElasticRun> ran = runElastic(std::move(setup));
  if (!ran) return Result<ResultTable>::failure(ran.diagnostics());
  const ElasticRun& run = *ran;
  const Model& model = *run.setup->model;
  ResultTable table;
  table.model = model.name();
  for (const ModelJoint& joint : model.joints()) table.joints.push_back(joint.name);
  table.has_time = true;
  table.fields = fieldsOf(model, run.tree->nodeCount());
  for (Eigen::Index k = 0; k < run.samples(); ++k) {
    table.times.push_back(run.t[k]);
    std::vector<double>& row = table.rows.emplace_back();
    for (const ElasticRun::Rows* part : {&run.q, &run.qd, &run.qdd, &run.tau}) append(row, part->row(k).transpose());
    if (run.tree->size > 0) append(row, nodalDeviations(*run.tree, run.state(k)));
  }
  return Result<ResultTable>(std::move(table), ran.diagnostics());
}

}  // namespace linkwright

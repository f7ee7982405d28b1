// SPDX-License-Identifier: MIT
// trace_to_csv [MODEL [OUT.csv]]: every intermediate quantity of the recursive Newton-Euler algorithm, as a table.
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/atomic_file.h"
#include "core/io/scene_file.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

#include <cstdio>
#include <string>

int main(int argc, char** argv) {
  const linkwright::Result<linkwright::SceneData> scene =
      linkwright::readModelFile(argc > 1 ? argv[1] : LINKWRIGHT_EXAMPLE_ROBOT);
  for (const linkwright::Diagnostic& diagnostic : scene.diagnostics()) {
    std::fprintf(stderr, "%s\n", linkwright::toString(diagnostic).c_str());
  }
  if (!scene) return 1;
  const linkwright::Result<linkwright::Model> model = linkwright::Model::compile(scene->mechanism);
  if (!model) return 1;

  linkwright::DynamicsInput input;
  input.q = model->readyPose();
  input.qd.setConstant(model->dof(), 0.5);
  input.qdd.setConstant(model->dof(), 1.0);
  input.gravity = scene->gravity;
  linkwright::Recording recording;
  const Eigen::VectorXd tau =
      linkwright::recordInverseDynamics(*model, input, linkwright::Formulation::BodyFrame, recording);

  const std::string csv = linkwright::traceCsv(*model, recording);
  if (argc > 2) {
    for (const linkwright::Diagnostic& problem : linkwright::writeFileAtomically(argv[2], csv)) {
      std::fprintf(stderr, "%s\n", linkwright::toString(problem).c_str());
      return 1;
    }
  } else {
    std::fputs(csv.c_str(), stdout);
  }

  // the joint torques stand in the trace from the tips to the base; their sum is that of the result, to the last bit
  double traced = 0.0, computed = 0.0;
  for (const linkwright::TraceRow& row : linkwright::traceRows(*model, recording)) {
    if (row.quantity == "joint torque") traced += row.values.front();
  }
  for (int i = model->dof() - 1; i >= 0; --i) computed += tau[i];
  return traced == computed ? 0 : 1;
}

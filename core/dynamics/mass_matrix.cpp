// SPDX-License-Identifier: MIT
#include "core/dynamics/mass_matrix.h"

#include "core/base/require.h"
#include "core/dynamics/kernels/dynamics_kernels.h"

namespace linkwright {

namespace {

CrbaWorldScratch<double> worldScratch(const Model& model, MassMatrixWorkspace& workspace) {
  const auto dof = static_cast<std::size_t>(model.dof());
  workspace.world.resize(static_cast<std::size_t>(model.bodyCount()));
  workspace.axes.resize(6 * dof);
  workspace.joints.resize(3 * dof);
  int* joints = workspace.joints.data();
  return {workspace.world.data(), workspace.axes.data(), joints, joints + dof, joints + 2 * dof};
}

MassMatrixForm fasterForm(const Model& model, std::vector<int>& joints_at) {
  // the entries that are not zero by the tree's shape, beside the diagonal: joints below joints
  joints_at.resize(static_cast<std::size_t>(model.bodyCount()));
  long entries = 0;
  for (std::size_t i = 0; i < joints_at.size(); ++i) {
    const Body& body = model.bodies()[i];
    const int below = body.parent < 0 ? 0 : joints_at[static_cast<std::size_t>(body.parent)];
    joints_at[i] = below + (body.dof >= 0 ? 1 : 0);
    if (body.dof >= 0) entries += below;
  }
  // Measured: a body costs about 30 ns more in the world (rotations multiplied up from the base, each inertia turned
  // all the way), an entry 3 to 4 ns less (6 products, not 24). So the world wins where a joint has on average more
  // than some nine joints below it: chains of about twenty, broader trees later.
  constexpr long kJointsBelow = 9;
  return entries > kJointsBelow * model.bodyCount() ? MassMatrixForm::World : MassMatrixForm::Link;
}

}  // namespace

MassMatrixForm massMatrixForm(const Model& model) {
  std::vector<int> joints_at;
  return fasterForm(model, joints_at);
}

void massMatrix(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms, MassMatrixForm form,
                MassMatrixWorkspace& workspace, Eigen::MatrixXd& M) {
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
  M.resize(model.dof(), model.dof());
  if (model.dof() == 0) return;
  MassMatrixInput<double> in;
  in.bodies = model.bodies().data();
  in.count = model.bodyCount();
  in.dof = model.dof();
  in.q = q.data();
  if (terms.rotor) in.reflected_inertia = model.reflectedInertia().data();
  if (form == MassMatrixForm::Automatic) form = fasterForm(model, workspace.joints_at);
  if (form == MassMatrixForm::World) {
    crbaWorld(in, worldScratch(model, workspace), M.data());
  } else {
    workspace.link.resize(static_cast<std::size_t>(in.count));
    dynamicsKernels().crba(in, workspace.link.data(), M.data());
  }
}

Eigen::MatrixXd massMatrix(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms,
                           MassMatrixForm form) {
  MassMatrixWorkspace workspace;
  Eigen::MatrixXd M;
  massMatrix(model, q, terms, form, workspace, M);
  return M;
}

}  // namespace linkwright

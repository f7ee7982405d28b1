// SPDX-License-Identifier: GPL-3.0-or-later
// Calls that are repeated allocate nothing once their scratch has grown: neither by operator new nor, as Eigen does, by
// malloc. This file counts for the whole test program.
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/ik/inverse_kinematics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/jacobian_derivative.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <atomic>
#include <cstdlib>

// glibc lets a program bring its own malloc in front of the library's; a sanitizer has brought one already
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define LINKWRIGHT_COUNTS_ALLOCATIONS 1
#else
#define LINKWRIGHT_COUNTS_ALLOCATIONS 0
#endif

namespace {

std::atomic<long> allocations = 0;

}  // namespace

#if LINKWRIGHT_COUNTS_ALLOCATIONS
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void* malloc(std::size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
}
#endif

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Allocations of the second and third call; the first one grows the scratch.
template <class Call>
long allocationsOf(Call call) {
  call();
  const long before = allocations;
  call();
  call();
  return allocations - before;
}

}  // namespace

TEST_CASE("The counter of allocations counts") {
  if (LINKWRIGHT_COUNTS_ALLOCATIONS == 0) SKIP("allocations are not counted in this build");
  const long before = allocations;
  const std::vector<int> numbers(100, 1);
  const std::vector<AlignedBlock> blocks(3);
  const Eigen::VectorXd vector = Eigen::VectorXd::Ones(static_cast<Eigen::Index>(numbers.size()));
  CHECK(allocations == before + 3);
  CHECK(vector.sum() == 100.0);
  CHECK(blocks.size() == 3);
}

TEST_CASE("Repeated calls allocate nothing once their scratch has grown") {
  if (LINKWRIGHT_COUNTS_ALLOCATIONS == 0) SKIP("allocations are not counted in this build");
  Random random(5);
  for (const int joints : {7, 40}) {
    INFO("joints " << joints);
    const Model model = compiled(randomMechanism(random, {.joints = joints}));
    const DynamicsInput input = randomInput(random, model);
    DynamicsInput pushed = input;
    pushed.external.push_back({model.deepestLink(), {{1.0, 2.0, 3.0}, {0.1, 0.2, 0.3}}});
    pushed.terms = {true, true};
    const ForwardDynamicsInput forward = {input.q, input.qd, input.qdd, input.gravity, pushed.external, pushed.terms};
    BatchInput many;
    many.q = input.q.transpose().replicate(21, 1);
    many.qd = many.q;
    many.qdd = many.q;
    const ForwardBatchInput many_forward = {many.q, many.qd, many.qdd, many.gravity, many.terms};

    InverseDynamicsWorkspace inverse;
    ForwardDynamicsWorkspace articulated;
    MassMatrixWorkspace mass;
    BatchWorkspace batch;
    std::vector<AlignedBlock> scratch;
    std::vector<Pose> X_WB;
    Eigen::VectorXd tau, qdd;
    Eigen::MatrixXd M, taus, qdds, poses;
    Eigen::Matrix<double, 6, Eigen::Dynamic> J, Jdot;
    Eigen::Matrix<double, 6, 1> bias;
    const auto all = [&] {
      inverseDynamics(model, input, inverse, tau);
      inverseDynamics(model, pushed, inverse, tau);
      forwardDynamics(model, forward, articulated, qdd);
      for (const MassMatrixForm form : {MassMatrixForm::Automatic, MassMatrixForm::Link, MassMatrixForm::World}) {
        massMatrix(model, input.q, input.terms, form, mass, M);
      }
      inverseDynamics(model, many, batch, taus);
      forwardDynamics(model, many_forward, batch, qdds);
      bodyPoses(model, many.q, scratch, poses);
      bodyPoses(model, input.q, X_WB);
      jacobian(model, X_WB, model.deepestLink(), J);
      jacobianDerivative(model, X_WB, input.qd, model.deepestLink(), Jdot);
      bias = biasAcceleration(model, X_WB, input.qd, model.deepestLink());
    };
    CHECK(allocationsOf(all) == 0);
    CHECK((bias - Jdot * input.qd).norm() < 1e-12 * (1.0 + bias.norm()));
  }
}

TEST_CASE("Inverse kinematics allocates nothing after its first call") {
  if (LINKWRIGHT_COUNTS_ALLOCATIONS == 0) SKIP("allocations are not counted in this build");
  Random random(5);
  const Model model = compiled(randomMechanism(random, {.joints = 9, .fixed = 0.0, .chain = true}));
  const int hand = model.deepestLink();
  const Eigen::VectorXd start = Eigen::VectorXd::Zero(model.dof());
  IkSolver solver(model, hand);
  IkOptions warm, cold = coldIkOptions();
  warm.null_space = IkNullSpace::AwayFromLimits;
  cold.max_iterations = 300;
  const IkTarget near{hand, forwardKinematics(model, randomInput(random, model).q)[static_cast<std::size_t>(hand)]};
  // out of reach: restarts, bends, and the whole way to a status
  IkTarget far = near;
  far.X_WT.p *= 100.0;
  CHECK(allocationsOf([&] { solver.solve(near, start, warm); }) == 0);
  CHECK(allocationsOf([&] { solver.solve(far, start, warm); }) == 0);
  CHECK(allocationsOf([&] { solver.solve(far, start, cold); }) == 0);
}

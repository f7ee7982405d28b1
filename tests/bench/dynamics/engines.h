// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/mass_matrix.h"
#include "tests/bench/dynamics/bench_robot.h"

#include <functional>
#include <optional>

namespace linkwright::bench {

enum class Task { Rnea, Crba, Aba, ForwardKinematics, Jacobian };
inline constexpr Task kTasks[] = {Task::Rnea, Task::Crba, Task::Aba, Task::ForwardKinematics, Task::Jacobian};
const char* nameOf(Task task);

/// A task made ready: `call(i)` solves it for state i % states, with nothing left to allocate, and `result()` gives
/// what it left behind: torques, M column by column, accelerations, the hand's origin, or J column by column.
struct Prepared {
  std::function<void(std::size_t)> call;
  std::function<Eigen::VectorXd()> result;
};

/// Ours has every task.
Prepared ours(const BenchRobot& robot, Task task);
/// The mass matrix in one form or the other, whatever the size.
Prepared ours(const BenchRobot& robot, MassMatrixForm form);
/// A motion of 1,000 states through the batch kernel, where there is one for the task.
std::optional<Prepared> oursOfThousand(const BenchRobot& robot, Task task);
/// KDL's solver for the task, absent where KDL has none (CRBA and forward dynamics on branched trees).
/// Forward dynamics: ChainFdSolver_RNE, mass matrix and a dense factorisation. Branched trees: the tree's solvers, all
/// bodies asked one after the other for forward kinematics.
std::optional<Prepared> kdl(const BenchRobot& robot, Task task);

}  // namespace linkwright::bench

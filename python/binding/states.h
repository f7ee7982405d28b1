// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/batch_dynamics.h"
#include "python/binding/robot.h"

#include <Eigen/Core>

#include <algorithm>
#include <pybind11/numpy.h>
#include <utility>
#include <vector>

namespace linkwright::python {

using Eigen::Index;
/// Numbers of many states, a row a state, as numpy holds them.
using Rows = py::array_t<double, py::array::c_style | py::array::forcecast>;
using RowMap = Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
using ConstRowMap = Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

/// [states x dof] and what else the dynamics need to know; shapes and numbers have been checked by the package. The
/// third group is qdd or tau. May be read without the GIL.
class States {
public:
  /// `wrenches`: link and [states x 6], force and moment ON the link about its origin, world axes.
  States(Rows q, Rows qd, Rows third, const Eigen::Vector3d& gravity, TorqueTerms terms,
         std::vector<std::pair<int, Rows>> wrenches);

  Index count() const { return q_.rows(); }
  ConstRowMap q() const { return q_; }
  ConstRowMap qd() const { return qd_; }
  ConstRowMap third() const { return third_; }
  const Eigen::Vector3d& gravity() const { return gravity_; }
  const TorqueTerms& terms() const { return terms_; }
  bool hasWrenches() const { return !wrenches_.empty(); }
  std::vector<ExternalWrench> wrenches(Index k) const;
  DynamicsInput at(Index k) const;

private:
  std::vector<Rows> kept_;  // what the maps show
  ConstRowMap q_, qd_, third_;
  Eigen::Vector3d gravity_;
  TorqueTerms terms_;
  std::vector<std::pair<int, ConstRowMap>> wrenches_;
};

ConstRowMap mapOf(const Rows& rows);
/// A new array of that shape, and its numbers as rows of as many columns as come after the first axis.
py::array_t<double> newArray(const std::vector<Index>& shape);
RowMap rowsOf(py::array_t<double>& array);

/// Calls work(first, count) for one block after the other. Python's lock is given back for `blocks` of them at a time;
/// between, Ctrl+C is looked for.
template <class Work>
void inBlocks(Index count, Index size, Index blocks, const Work& work) {
  for (Index begin = 0; begin < count; begin += size * blocks) {
    {
      const py::gil_scoped_release others_may_run;
      const Index end = std::min(count, begin + size * blocks);
      for (Index first = begin; first < end; first += size) work(first, std::min(size, end - first));
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
}
/// work(k) for each state, with so many of them between two looks for Ctrl+C.
template <class Work>
void eachState(Index count, const Work& work, Index before_signals = 1024) {
  inBlocks(count, 1, before_signals, [&](Index k, Index) { work(k); });
}

}  // namespace linkwright::python

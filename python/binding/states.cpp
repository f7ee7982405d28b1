// SPDX-License-Identifier: MIT
#include "python/binding/states.h"

#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {

States::States(Rows q, Rows qd, Rows third, const Eigen::Vector3d& gravity, TorqueTerms terms,
               std::vector<std::pair<int, Rows>> wrenches)
    : kept_{std::move(q), std::move(qd), std::move(third)},
      q_(mapOf(kept_[0])),
      qd_(mapOf(kept_[1])),
      third_(mapOf(kept_[2])),
      gravity_(gravity),
      terms_(terms) {
  const auto goes_with_q = [&](const ConstRowMap& rows, Index columns) {
    if (rows.rows() != q_.rows() || rows.cols() != columns)
      throw py::value_error("the tables of states differ in size");
  };
  goes_with_q(qd_, q_.cols());
  goes_with_q(third_, q_.cols());
  for (auto& [link, rows] : wrenches) {
    wrenches_.emplace_back(link, mapOf(rows));
    goes_with_q(wrenches_.back().second, 6);
    kept_.push_back(std::move(rows));
  }
}

std::vector<ExternalWrench> States::wrenches(Index k) const {
  std::vector<ExternalWrench> all;
  for (const auto& [link, rows] : wrenches_) {
    ExternalWrench wrench;
    wrench.link = link;
    wrench.wrench.force = rows.row(k).head<3>().transpose();
    wrench.wrench.moment = rows.row(k).tail<3>().transpose();
    all.push_back(wrench);
  }
  return all;
}

DynamicsInput States::at(Index k) const {
  return {q_.row(k).transpose(), qd_.row(k).transpose(), third_.row(k).transpose(), gravity_, wrenches(k), terms_};
}

ConstRowMap mapOf(const Rows& rows) {
  if (rows.ndim() != 2) throw py::value_error("a table of numbers is needed, a row for each state");
  return {rows.data(), rows.shape(0), rows.shape(1)};
}

py::array_t<double> newArray(const std::vector<Index>& shape) { return py::array_t<double>(shape); }

RowMap rowsOf(py::array_t<double>& array) {
  Index columns = 1;
  for (py::ssize_t axis = 1; axis < array.ndim(); ++axis) columns *= array.shape(axis);
  return {array.mutable_data(), array.shape(0), columns};
}

void addStates(py::module_& module) {
  py::class_<States>(module, "States", "Many states of a robot, and what acts on it.")
      .def(py::init([](Rows q, Rows qd, Rows third, const Eigen::Vector3d& gravity, bool joint_friction, bool rotor,
                       bool springs, std::vector<std::pair<int, Rows>> wrenches) {
             return States(std::move(q), std::move(qd), std::move(third), gravity, {joint_friction, rotor, springs},
                           std::move(wrenches));
           }),
           py::arg("q"), py::arg("qd"), py::arg("third"), py::arg("gravity"), py::arg("joint_friction"),
           py::arg("rotor"), py::arg("springs"), py::arg("wrenches"))
      .def("__len__", &States::count);
}

}  // namespace linkwright::python

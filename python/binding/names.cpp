// SPDX-License-Identifier: MIT
#include "python/binding/robot.h"

#include <pybind11/numpy.h>

namespace linkwright::python {

Formulation formulationOf(const std::string& name) {
  std::string names;
  for (const Formulation formulation : kFormulations) {
    if (name == nameOf(formulation)) return formulation;
    names += (names.empty() ? "'" : ", '") + std::string(nameOf(formulation)) + "'";
  }
  throw py::value_error("there is no formulation '" + name + "'; there are " + names);
}

MistakeSet mistakesOf(const std::vector<std::string>& names, Formulation formulation) {
  MistakeSet set;
  for (const std::string& name : names) {
    Mistake mistake{};
    if (!parseMistake(name, mistake))
      throw py::value_error("there is no mistake '" + name + "'; linkwright.MISTAKES has all of them");
    if (!canBeMade(mistake, formulation)) {
      std::string others;
      for (const Formulation other : kFormulations) {
        if (canBeMade(mistake, other)) others += (others.empty() ? "'" : ", '") + std::string(nameOf(other)) + "'";
      }
      throw py::value_error("the mistake '" + name + "' cannot be made in the formulation '" + nameOf(formulation) +
                            "', only in " + others);
    }
    set.insert(mistake);
  }
  return set;
}

py::dict rowOfTrace(const TraceRow& row) {
  py::dict entry;
  entry["index"] = row.index;
  entry["pass"] = toString(row.pass);
  entry["link"] = row.link;
  entry["quantity"] = row.quantity;
  entry["symbol"] = row.symbol;
  entry["equation"] = row.equation;
  entry["frame"] = row.frame;
  entry["unit"] = row.unit;
  entry["values"] = py::array_t<double>(static_cast<py::ssize_t>(row.values.size()), row.values.data());
  return entry;
}

}  // namespace linkwright::python

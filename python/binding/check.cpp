// SPDX-License-Identifier: MIT
#include "core/trace/check.h"

#include "core/io/student_table.h"
#include "python/binding/states.h"

#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

py::dict rowOf(const StudentRow& row, const CheckedRow& checked) {
  py::dict entry;
  entry["line"] = row.line;
  entry["link"] = row.link;
  entry["quantity"] = row.quantity.empty() ? row.symbol : row.quantity;
  entry["status"] = nameOf(checked.status);
  entry["index"] = checked.entry < 0 ? py::object(py::none()) : py::int_(checked.entry);
  entry["values"] = row.values;
  entry["expected"] = checked.expected;
  entry["component"] = checked.component < 0 ? py::object(py::none()) : py::int_(checked.component);
  entry["absolute"] = checked.absolute;
  entry["relative"] = checked.relative;
  entry["remark"] = checked.remark.text();
  return entry;
}

py::dict suspectOf(const Suspect& suspect) {
  py::dict entry;
  entry["name"] = suspect.mistake ? nameOf(*suspect.mistake) : nameOf(*suspect.slip);
  entry["kind"] = suspect.mistake ? "mistake" : "slip";
  entry["title"] = suspect.mistake ? titleOf(*suspect.mistake) : titleOf(*suspect.slip);
  entry["hint"] = suspect.mistake ? hintOf(*suspect.mistake) : hintOf(*suspect.slip);
  entry["frame"] = suspect.frame;
  entry["explained"] = suspect.explained;
  entry["contradicted"] = suspect.contradicted;
  entry["unexplained"] = suspect.unexplained;
  return entry;
}

py::dict check(const Robot& robot, const States& states, const std::string& formulation, const std::string& text,
               const std::string& file, double tolerance) {
  const StudentTable table = valueOf(readStudentTable(text, file));
  const CheckReport report =
      checkTable(*robot.model, states.at(0), formulationOf(formulation), table, {.tolerance = tolerance});
  py::list rows, suspects;
  for (std::size_t i = 0; i < report.rows.size(); ++i) rows.append(rowOf(table.rows[i], report.rows[i]));
  for (const Suspect& suspect : report.suspects) suspects.append(suspectOf(suspect));
  py::dict all;
  all["all_agree"] = report.allAgree();
  all["agreeing"] = report.agreeing;
  all["differing"] = report.differing;
  all["not_found"] = report.not_found;
  all["missing"] = report.missing;
  all["given"] = report.given;
  all["first"] = report.first_difference;
  all["rows"] = rows;
  all["suspects"] = suspects;
  all["text"] = checkText(*robot.model, table, report);
  return all;
}

}  // namespace

void addCheck(py::module_& module) {
  module.def("check", &check, py::arg("robot"), py::arg("states"), py::arg("formulation"), py::arg("text"),
             py::arg("file"), py::arg("tolerance"));
}

}  // namespace linkwright::python

// SPDX-License-Identifier: MIT
#include "core/base/short_text.h"
#include "core/trace/check.h"
#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <array>

namespace linkwright {
namespace {

constexpr MistakeRow<Slip> kSlipRows[] = {
    {Slip::SignFlipped, "sign-flipped", "Sign reversed", ""},
    {Slip::Degrees, "degrees", "Degrees in place of radians", ""},
    {Slip::OtherFrame, "other-frame", "Right vector, expressed in another frame", ""},
    {Slip::Transposed, "transposed", "Matrix transposed", ""},
    {Slip::HalvesSwapped, "halves-swapped", "Angular and linear parts of the spatial vector swapped", ""},
    {Slip::GravityApart, "gravity-apart",
     "Gravity in the wrong place for this formulation: in the acceleration in place of a force, or the other way round",
     ""},
};
static_assert(isWhole(kSlipRows, Slip::GravityApart));

std::string listText(const std::vector<double>& values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + shortText(value);
  return text;
}

std::string nameOfRow(const StudentRow& row) {
  return "line " + std::to_string(row.line) + ": " + row.link + ", " +
         (row.quantity.empty() ? row.symbol : row.quantity);
}

std::string rowText(const StudentRow& row, const CheckedRow& checked) {
  std::string text = nameOfRow(row);
  switch (checked.status) {
    case RowStatus::Differs:
      text += " differs by " + shortText(checked.absolute) + " in v" + std::to_string(checked.component) + " (" +
              shortText(100.0 * checked.relative) + " %)";
      break;
    case RowStatus::WrongSize:
      text += " has " + std::to_string(row.values.size()) + " numbers instead of " +
              std::to_string(checked.expected.size());
      break;
    case RowStatus::NotFound: text += " is not in the recursion"; break;
    case RowStatus::Agrees:
    case RowStatus::Empty: break;
  }
  if (!checked.remark.empty()) text += "; " + checked.remark.text();
  return text;
}

std::string suspectText(const Suspect& suspect, int differing) {
  std::string text = suspect.mistake ? titleOf(*suspect.mistake) : titleOf(*suspect.slip);
  if (!suspect.frame.empty()) text += " (" + suspect.frame + ")";
  text += ": explains " + std::to_string(suspect.explained) + " of " + std::to_string(differing) + " differing rows";
  if (suspect.contradicted > 0) text += ", contradicts " + std::to_string(suspect.contradicted) + " that agree";
  text += "\n";
  if (suspect.mistake) text += std::string("    ") + hintOf(*suspect.mistake) + "\n";
  return text;
}

/// One mistake alone does not explain these rows: the first of them is where to look next.
std::string unexplainedText(const StudentTable& table, const Suspect& suspect) {
  if (suspect.unexplained.empty()) return "";
  constexpr std::size_t kMostLines = 8;
  const std::size_t count = suspect.unexplained.size();
  std::string text = "    One mistake alone does not explain the rest, " + std::to_string(count) +
                     (count == 1 ? " row: line" : " rows: lines");
  for (std::size_t k = 0; k < std::min(count, kMostLines); ++k) {
    text += (k == 0 ? " " : ", ") + std::to_string(table.rows[static_cast<std::size_t>(suspect.unexplained[k])].line);
  }
  if (count > kMostLines) text += ", ...";
  return text + ". Correct this one, then look at " +
         nameOfRow(table.rows[static_cast<std::size_t>(suspect.unexplained.front())]) + "\n";
}

std::string firstText(const Model& model, const StudentTable& table, const CheckReport& report) {
  const auto at = static_cast<std::size_t>(report.first_difference);
  const CheckedRow& checked = report.rows[at];
  const Recorded& entry = report.recording.entries[static_cast<std::size_t>(checked.entry)];
  const Formulation formulation = report.recording.formulation;
  const bool prismatic = model.bodies()[static_cast<std::size_t>(entry.body)].prismatic;
  std::string text = "\nThe first difference, " + nameOfRow(table.rows[at]) + " (row " + std::to_string(checked.entry) +
                     " of the trace, " + toString(entry.pass) + ")\n";
  text += "  yours:    " + listText(table.rows[at].values) + "\n";
  text += "  expected: " + listText(checked.expected) + "\n";
  text += std::string("  ") + idOf(formulation, entry.equation) + ": " +
          textOf(formulation, entry.equation, prismatic).plain + "\n";
  return text;
}

}  // namespace

std::span<const MistakeRow<Slip>> mistakeRows(Slip) { return kSlipRows; }

const char* nameOf(RowStatus status) {
  switch (status) {
    case RowStatus::Agrees: return "agrees";
    case RowStatus::Differs: return "differs";
    case RowStatus::WrongSize: return "wrong-size";
    case RowStatus::NotFound: return "not-found";
    case RowStatus::Empty: return "empty";
  }
  return "";
}

std::string suspectNames(const CheckReport& report) {
  std::string names;
  for (const Suspect& suspect : report.suspects) {
    if (!names.empty()) names += "; ";
    names += suspect.mistake ? nameOf(*suspect.mistake) : nameOf(*suspect.slip);
    if (!suspect.frame.empty()) names += " (" + suspect.frame + ")";
    names += " " + std::to_string(suspect.explained) + "/" + std::to_string(report.differing);
  }
  return names;
}

std::string checkText(const Model& model, const StudentTable& table, const CheckReport& report) {
  std::string text =
      "Rows: " + std::to_string(report.agreeing) + " agree, " + std::to_string(report.differing) + " differ, " +
      std::to_string(report.not_found) +
      " not in the recursion. Quantities of the recursion without a row: " + std::to_string(report.missing) + "\n";
  if (report.given == 0 && report.allAgree()) {
    text +=
        "\nThere is nothing to compare: no row has a value of your own. Fill in the quantities that you have "
        "calculated\n";
  }
  if (report.first_difference >= 0) {
    text += firstText(model, table, report);
    text += report.suspects.empty()       ? "\nNo single known mistake explains it. Check this equation\n"
            : report.suspects.size() == 1 ? "\nIt looks like\n"
                                          : "\nIt looks like one of these, which this state cannot tell apart\n";
    for (const Suspect& suspect : report.suspects) {
      text += "  " + suspectText(suspect, report.differing) + unexplainedText(table, suspect);
    }
  }
  const char* heading = "\nRow by row\n";
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const CheckedRow& checked = report.rows[i];
    const bool fine = checked.status == RowStatus::Agrees || checked.status == RowStatus::Empty;
    if (fine && checked.remark.empty()) continue;
    text += heading;
    heading = "";
    text += "  " + rowText(table.rows[i], checked) + "\n";
  }
  return text;
}

}  // namespace linkwright

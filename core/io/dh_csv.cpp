// SPDX-License-Identifier: MIT
#include "core/io/dh_csv.h"

#include "core/base/number_text.h"
#include "core/io/csv_reader.h"
#include "core/io/problems.h"
#include "core/io/shortest_number.h"
#include "core/io/text_file.h"
#include "core/mechanism/model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <unordered_set>

namespace linkwright {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The columns that hold a number, in the order in which a table is written.
enum Column {
  kTheta,
  kD,
  kA,
  kAlpha,
  kLower,
  kUpper,
  kVelocity,
  kEffort,
  kMass,
  kCx,
  kCy,
  kCz,
  kIxx,
  kIyy,
  kIzz,
  kIxy,
  kIxz,
  kIyz,
  kColumns
};
constexpr std::array<const char*, kColumns> kTitles = {"theta",    "d",      "a",    "alpha", "lower", "upper",
                                                       "velocity", "effort", "mass", "c.x",   "c.y",   "c.z",
                                                       "I.xx",     "I.yy",   "I.zz", "I.xy",  "I.xz",  "I.yz"};
constexpr int kNeeded = kAlpha + 1;
constexpr int kJoint = kColumns, kType = kColumns + 1, kUnknown = -1;

int columnNamed(const std::string& title) {
  if (title == "joint") return kJoint;
  if (title == "type") return kType;
  const auto found = std::find(kTitles.begin(), kTitles.end(), title);
  return found == kTitles.end() ? kUnknown : static_cast<int>(found - kTitles.begin());
}

class DhTableReader {
public:
  DhTableReader(std::string_view text, const std::string& file_name, DhConvention convention)
      : reader_(text, file_name), problems_(file_name) {
    table_.convention = convention;
    table_.file = file_name;
  }

  Result<DhTable> read() {
    std::vector<std::string> cells;
    if (!reader_.next(cells)) {
      problems_.error(1, Message("Files", "the table is empty; the first line must name the columns theta,d,a,alpha"));
    } else if (understand(cells)) {
      while (reader_.next(cells) && !isTooLong()) readRow(cells);
      if (table_.rows.empty() && !problems_.any())
        problems_.error(1, Message("Files", "there are no rows below the header; give at least one row"));
    }
    problems_.add(reader_.diagnostics());
    if (problems_.any()) return Result<DhTable>::failure(problems_.sorted());
    return table_;
  }

private:
  bool understand(const std::vector<std::string>& titles) {
    std::unordered_set<std::string> seen;
    for (const std::string& title : titles) {
      columns_.push_back(columnNamed(title));
      if (columns_.back() == kUnknown) {
        const bool semicolons = titles.size() == 1 && title.find(';') != std::string::npos;
        problems_.error(reader_.line(),
                        semicolons ? columnsBySemicolons()
                                   : Message("Files",
                                             "unknown column '%1'; use theta d a alpha, joint, type, lower upper "
                                             "velocity effort, mass c.x c.y c.z I.xx ... I.yz")
                                         .arg(title.substr(0, 60)));
      } else if (!seen.insert(title).second) {
        problems_.error(reader_.line(), duplicateColumn(title));
      }
    }
    for (int i = 0; i < kNeeded; ++i) {
      const char* title = kTitles[static_cast<std::size_t>(i)];
      if (!problems_.any() && seen.count(title) == 0) {
        problems_.error(reader_.line(),
                        Message("Files", "column '%1' is missing; a table needs theta, d, a and alpha").arg(title));
      }
    }
    return !problems_.any();
  }

  bool isTooLong() {
    if (table_.rows.size() + 2 < static_cast<std::size_t>(kMaxLinks)) return false;
    problems_.error(reader_.line(),
                    Message("Files", "the table has too many rows; the limit is %1 links").arg(kMaxLinks));
    return true;
  }

  void readRow(const std::vector<std::string>& cells) {
    if (cells.size() != columns_.size()) {
      problems_.error(reader_.line(), Message("Files", "this row has %1 cells, but the first line names %2 columns")
                                          .arg(cells.size(), columns_.size()));
      return;
    }
    numbers_.fill(0.0);
    numbers_[kLower] = -kInfinity;
    numbers_[kUpper] = numbers_[kVelocity] = numbers_[kEffort] = kInfinity;
    has_mass_ = false;
    DhRow row;
    row.line = reader_.line();
    for (std::size_t i = 0; i < cells.size(); ++i) readCell(columns_[i], cells[i], row);
    row.theta = numbers_[kTheta];
    row.d = numbers_[kD];
    row.a = numbers_[kA];
    row.alpha = numbers_[kAlpha];
    row.limits = {numbers_[kLower], numbers_[kUpper], numbers_[kVelocity], numbers_[kEffort]};
    if (has_mass_) row.inertial = inertial();
    if (!row.joint.empty() && !names_.insert(row.joint).second) {
      problems_.error(reader_.line(),
                      Message("Files", "duplicate joint name '%1'; rename one of the joints").arg(row.joint));
    }
    table_.rows.push_back(std::move(row));
  }

  void readCell(int column, const std::string& cell, DhRow& row) {
    if (column == kJoint) {
      row.joint = cell;
    } else if (column == kType) {
      readType(cell, row);
    } else if (column < kNeeded) {
      double& number = numbers_[static_cast<std::size_t>(column)];
      const bool angle = column == kTheta || column == kAlpha;
      if (angle ? !parseAngle(cell, number) : parseNumber(cell, number) != NumberParse::Ok) bad(column, cell);
    } else if (!cell.empty()) {
      readOptional(column, cell);
    }
  }

  void readType(const std::string& cell, DhRow& row) {
    if (cell.empty() || cell == "revolute" || cell == "R") {
      row.type = JointType::Revolute;
    } else if (cell == "continuous" || cell == "C") {
      row.type = JointType::Continuous;
    } else if (cell == "prismatic" || cell == "P") {
      row.type = JointType::Prismatic;
    } else {
      problems_.error(
          reader_.line(),
          Message("Files", "'%1' is not a joint type; use revolute, continuous or prismatic").arg(cell.substr(0, 60)));
    }
  }

  void readOptional(int column, const std::string& cell) {
    double& number = numbers_[static_cast<std::size_t>(column)];
    const NumberParse parsed = parseNumber(cell, number);
    const bool limit = column >= kLower && column <= kEffort;
    if (limit && (cell == "inf" || cell == "+inf" || cell == "-inf")) {
      number = cell == "-inf" ? -kInfinity : kInfinity;
    } else if (parsed != NumberParse::Ok && !(limit && parseAngle(cell, number))) {
      bad(column, cell);
    }
    if (column == kMass) has_mass_ = true;
  }

  void bad(int column, const std::string& cell) {
    const std::string title = kTitles[static_cast<std::size_t>(column)];
    problems_.error(reader_.line(),
                    Message("Files", "column '%1': '%2' is not a finite number").arg(title, cell.substr(0, 60)));
  }

  Inertial inertial() const {
    Inertial result;
    result.mass = numbers_[kMass];
    result.p_LLcm = {numbers_[kCx], numbers_[kCy], numbers_[kCz]};
    result.I_LLcm_L << numbers_[kIxx], numbers_[kIxy], numbers_[kIxz],  //
        numbers_[kIxy], numbers_[kIyy], numbers_[kIyz],                 //
        numbers_[kIxz], numbers_[kIyz], numbers_[kIzz];
    return result;
  }

  CsvReader reader_;
  Problems problems_;
  DhTable table_;
  std::vector<int> columns_;
  std::array<double, kColumns> numbers_ = {};
  bool has_mass_ = false;
  std::unordered_set<std::string> names_;
};

/// A cell with a comma, quote or line break in quotes.
std::string cellText(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + "\"";
}

void append(std::string& text, std::initializer_list<double> numbers) {
  for (const double number : numbers) {
    text += ',';
    if (std::isinf(number))
      text += number > 0.0 ? "inf" : "-inf";
    else
      appendShortest(text, number);
  }
}

}  // namespace

bool parseAngle(std::string_view text, double& value) {
  if (parseNumber(text, value) == NumberParse::Ok) return true;
  const std::size_t at = text.find("pi");
  if (at == std::string_view::npos) return false;
  std::string_view before = text.substr(0, at), after = text.substr(at + 2);
  double factor = 1.0, divisor = 1.0;
  if (!before.empty() && before.back() == '*') {
    before.remove_suffix(1);
    if (parseNumber(before, factor) != NumberParse::Ok) return false;
  } else if (before == "-") {
    factor = -1.0;
  } else if (!before.empty() && before != "+") {
    return false;
  }
  if (!after.empty()) {
    if (after.front() != '/' || parseNumber(after.substr(1), divisor) != NumberParse::Ok || divisor == 0.0)
      return false;
  }
  value = factor * std::numbers::pi / divisor;
  return std::isfinite(value);
}

Result<DhTable> readDhTable(std::string_view text, const std::string& file_name, DhConvention convention) {
  if (const std::optional<Diagnostic> problem = whyNoText(text, file_name)) return Result<DhTable>::failure({*problem});
  return DhTableReader(text, file_name, convention).read();
}

Result<DhTable> readDhTableFile(const std::string& path, DhConvention convention) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<DhTable>::failure(text.diagnostics());
  return readDhTable(*text, path == "-" ? "standard input" : path, convention);
}

std::string writeDhTable(const DhTable& table) {
  std::string text = "joint,type";
  for (const char* title : kTitles) text.append(",").append(title);
  text += '\n';
  for (const DhRow& row : table.rows) {
    text.append(cellText(row.joint)).append(",").append(toString(row.type));
    append(text, {row.theta, row.d, row.a, row.alpha});
    append(text, {row.limits.lower, row.limits.upper, row.limits.velocity, row.limits.effort});
    if (row.inertial) {
      const Inertial& i = *row.inertial;
      append(text, {i.mass, i.p_LLcm.x(), i.p_LLcm.y(), i.p_LLcm.z()});
      append(text, {i.I_LLcm_L(0, 0), i.I_LLcm_L(1, 1), i.I_LLcm_L(2, 2)});
      append(text, {i.I_LLcm_L(0, 1), i.I_LLcm_L(0, 2), i.I_LLcm_L(1, 2)});
    } else {
      text.append(kColumns - kMass, ',');
    }
    text += '\n';
  }
  return text;
}

}  // namespace linkwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a recording: every entry has its one cell, and what is copied reads back to the recorder's last bit.
#include "core/trace/quantity_table.h"

#include "core/base/number_text.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"
#include "tests/core/trace/example_instants.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <cstring>
#include <set>
#include <sstream>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr Axes kAxes[] = {Axes::Link, Axes::Base, Axes::World};

bool sameBits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

/// All numbers of a text, whatever stands between them; "nan" and a lone dash are a missing number.
std::vector<double> numbersOf(const std::string& text, const std::string& between, const std::string& missing) {
  std::vector<double> numbers;
  std::size_t at = text.find_first_not_of(between);
  while (at != std::string::npos) {
    const std::size_t end = std::min(text.find_first_of(between, at), text.size());
    const std::string word = text.substr(at, end - at);
    double value = std::nan("");
    if (word != missing && parseNumber(word, value) != NumberParse::Ok) FAIL("no number: '" << word << "'");
    numbers.push_back(value);
    at = text.find_first_not_of(between, end);
  }
  return numbers;
}

/// What a column of the table has to read back as: its numbers link by link, not-a-number where there are none.
struct Expected {
  const Instant& instant;
  const Recording& recording;
  const QuantityTable& table;
  Axes axes;

  std::vector<double> cell(int row, int column, bool holes) const {
    const int index = table.entryAt(row, column);
    const int size = table.columns[static_cast<std::size_t>(column)].size;
    if (index < 0) return std::vector<double>(holes ? static_cast<std::size_t>(size) : 0, std::nan(""));
    const Components value =
        tableValue(instant.model, instant.X_WB, recording.entries[static_cast<std::size_t>(index)], axes);
    return {value.values, value.values + value.size};
  }
  std::vector<double> column(int c) const {
    std::vector<double> all;
    for (int row = 0; row < table.rows; ++row) {
      const std::vector<double> each = cell(row, c, true);
      all.insert(all.end(), each.begin(), each.end());
    }
    return all;
  }
  std::string text(TableFormat format) const {
    return tableText(format, instant.model, recording, instant.X_WB, table, wholeOf(table), axes);
  }
};

bool same(const std::vector<double>& a, const std::vector<double>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::isnan(a[i]) ? !std::isnan(b[i]) : !sameBits(a[i], b[i])) return false;
  }
  return true;
}

std::string between(const std::string& text, const std::string& before, const std::string& after) {
  const std::size_t start = text.find(before);
  REQUIRE(start != std::string::npos);
  const std::size_t end = text.find(after, start + before.size());
  REQUIRE(end != std::string::npos);
  return text.substr(start + before.size(), end - start - before.size());
}

void checkCsv(const Expected& e) {
  std::istringstream lines(e.text(TableFormat::Csv));
  std::string line;
  std::getline(lines, line);
  for (int row = 0; row < e.table.rows; ++row) {
    REQUIRE(std::getline(lines, line));
    std::vector<double> expected, read;
    for (int c = 0; c < static_cast<int>(e.table.columns.size()); ++c) {
      const std::vector<double> each = e.cell(row, c, true);
      expected.insert(expected.end(), each.begin(), each.end());
    }
    // no name of an example has a comma
    std::istringstream cells(line + ',');
    std::string cell;
    std::getline(cells, cell, ',');
    REQUIRE(cell == bodyName(e.instant.model, row));
    while (std::getline(cells, cell, ',')) {
      double value = std::nan("");
      if (!cell.empty() && parseNumber(cell, value) != NumberParse::Ok) FAIL("no number: '" << cell << "'");
      read.push_back(value);
    }
    REQUIRE(same(expected, read));
  }
}

void checkMarkdown(const Expected& e) {
  std::istringstream lines(e.text(TableFormat::Markdown));
  std::string line;
  std::getline(lines, line);
  std::getline(lines, line);
  for (int row = 0; row < e.table.rows; ++row) {
    REQUIRE(std::getline(lines, line));
    std::istringstream cells(line.substr(1));
    std::string cell;
    std::getline(cells, cell, '|');
    for (int c = 0; c < static_cast<int>(e.table.columns.size()); ++c) {
      REQUIRE(std::getline(cells, cell, '|'));
      if (e.table.entryAt(row, c) < 0) {
        REQUIRE(cell == " — ");
      } else {
        REQUIRE(same(e.cell(row, c, false), numbersOf(cell, " ;", "")));
      }
    }
  }
}

void checkArrays(const Expected& e) {
  const std::string numpy = e.text(TableFormat::NumPy), matlab = e.text(TableFormat::Matlab);
  const std::string latex = e.text(TableFormat::Latex);
  std::size_t at = 0;
  for (int c = 0; c < static_cast<int>(e.table.columns.size()); ++c) {
    const std::vector<double> expected = e.column(c);
    const std::string name = nameOfColumn(e.table, c);
    CAPTURE(name);
    REQUIRE(same(expected, numbersOf(between(numpy, "\n" + name + " = np.array([\n", "\n])"), " ,[]\n", "np.nan")));
    if (e.table.columns[static_cast<std::size_t>(c)].size == 9) {
      std::vector<double> read;
      for (int row = 0; row < e.table.rows; ++row) {
        const std::string page = "\n" + name + "(:, :, " + std::to_string(row + 1) + ") = [";
        const std::vector<double> each = numbersOf(between(matlab, page, "]"), " ,;", "NaN");
        read.insert(read.end(), each.begin(), each.end());
      }
      REQUIRE(same(expected, read));
    } else {
      REQUIRE(same(expected, numbersOf(between(matlab, "\n" + name + " = [\n", "]"), " ,;\n", "NaN")));
    }
    // one tabular after the other
    at = latex.find("\\hline\n", at) + 7;
    std::istringstream rows(latex.substr(at, latex.find("\\end{tabular}", at) - at));
    std::string line;
    std::vector<double> read;
    while (std::getline(rows, line)) {
      const std::size_t first = line.find(" & ");
      const std::vector<double> each = numbersOf(line.substr(first, line.find(" \\\\") - first), " &$", "--");
      read.insert(read.end(), each.begin(), each.end());
    }
    REQUIRE(same(expected, read));
  }
}

}  // namespace

TEST_CASE("Copied tables read back to the last bit, and in the recorder's own axes these are its bits") {
  forExampleInstants(8100, 20, [](const Instant& instant) {
    for (const Formulation formulation : kAllFormulations) {
      INFO(nameOf(formulation));
      const Recording recording = instant.recorded(formulation);
      const QuantityTable table = quantityTable(instant.model, recording);
      for (const Axes axes : kAxes) {
        CAPTURE(static_cast<int>(axes));
        const Expected expected = {instant, recording, table, axes};
        checkCsv(expected);
        checkMarkdown(expected);
        checkArrays(expected);
      }
      for (const Recorded& entry : recording.entries) {
        const bool world = entry.frame == Frame::World;
        const Components value = tableValue(instant.model, instant.X_WB, entry, world ? Axes::World : Axes::Link);
        REQUIRE(same({entry.values, entry.values + entry.size}, {value.values, value.values + value.size}));
      }
    }
  });
}

TEST_CASE("Every entry of a recording has one cell, in the order of the recursion") {
  forExampleInstants(8200, 3, [](const Instant& instant) {
    for (const Formulation formulation : kAllFormulations) {
      INFO(nameOf(formulation));
      const Recording recording = instant.recorded(formulation);
      const QuantityTable table = quantityTable(instant.model, recording);
      std::set<int> seen;
      std::set<std::string> names;
      for (int c = 0; c < static_cast<int>(table.columns.size()); ++c) {
        CHECK(names.insert(nameOfColumn(table, c)).second);
        CHECK_FALSE(unitOfColumn(instant.model, table, c).empty());
        for (int row = 0; row < table.rows; ++row) {
          const int index = table.entryAt(row, c);
          if (index < 0) {
            CHECK(keyAt(table, recording, row, c).body == -1);
            continue;
          }
          CHECK(seen.insert(index).second);
          const Recorded& entry = recording.entries[static_cast<std::size_t>(index)];
          CHECK(row == (isHandedOn(entry) ? entry.other : entry.body));
          const QuantityKey key = keyAt(table, recording, row, c);
          CHECK(recording.find(key.body, key.quantity, key.other) == &entry);
        }
      }
      CHECK(seen.size() == recording.entries.size());
      // along the row of a link the recursion goes on, what is handed on apart
      for (int row = 0; row < table.rows; ++row) {
        int last = -1;
        for (int c = 0; c < static_cast<int>(table.columns.size()); ++c) {
          const int index = table.entryAt(row, c);
          if (index < 0 || table.columns[static_cast<std::size_t>(c)].handed_on) continue;
          CHECK(index > last);
          last = index;
        }
      }
      CHECK(quantityTable(instant.model, recording) == table);
    }
  });
}

TEST_CASE("The table's heads name quantity, component and unit, names that a format would take are escaped") {
  Random random(8300);
  Mechanism mechanism = randomMechanism(random, {.joints = 3, .prismatic = 0.0, .fixed = 0.0, .chain = true});
  mechanism.links[1].name = "first, \"50 %\" | it's_one";
  mechanism.joints[1].type = JointType::Prismatic;
  const Model model = compiled(mechanism);
  Instant instant = {model, randomInput(random, model), {}};
  bodyPoses(model, instant.input.q, instant.X_WB);
  const Recording recording = instant.recorded(Formulation::BodyFrame);
  const QuantityTable table = quantityTable(model, recording);
  const Expected e = {instant, recording, table, Axes::Link};
  using Catch::Matchers::ContainsSubstring;
  using Catch::Matchers::StartsWith;
  CHECK_THAT(e.text(TableFormat::Csv), StartsWith("link,q [rad or m],R_11 [1],R_12 [1]"));
  CHECK_THAT(e.text(TableFormat::Csv), ContainsSubstring("omega_x [rad/s],omega_y [rad/s],omega_z [rad/s]"));
  CHECK_THAT(e.text(TableFormat::Csv), ContainsSubstring("\n\"first, \"\"50 %\"\" | it's_one\","));
  CHECK_THAT(e.text(TableFormat::Markdown), ContainsSubstring("| first, \"50 %\" \\| it's\\_one |"));
  CHECK_THAT(e.text(TableFormat::Markdown), ContainsSubstring("`omega` angular velocity, rad/s, axes of each link |"));
  CHECK_THAT(e.text(TableFormat::Latex), ContainsSubstring("\nfirst, \"50 \\%\" | it's\\_one & $"));
  CHECK_THAT(e.text(TableFormat::Latex), ContainsSubstring("link & omega\\_x & omega\\_y & omega\\_z \\\\ \\hline"));
  CHECK_THAT(e.text(TableFormat::NumPy), ContainsSubstring("links = [\"first, \\\"50 %\\\" | it's_one\", \"link_2\""));
  CHECK_THAT(e.text(TableFormat::Matlab), StartsWith("links = {'first, \"50 %\" | it''s_one', 'link_2'"));
  // a part: one line, two columns
  const TablePart part = {{1}, {0, 3}};
  const std::string text = tableText(TableFormat::Csv, model, recording, instant.X_WB, table, part, Axes::Link);
  CHECK(text == "link,q [rad or m],qd [rad/s or m/s]\nlink_2," + numberText(instant.input.q[1]) + "," +
                    numberText(instant.input.qd[1]) + "\n");
}

TEST_CASE("What is handed on is headed with the product that it is, in every copy that has room for words") {
  int handed_on = 0;
  forExampleInstants(20250905, 1, [&](const Instant& instant) {
    const Recording recording = instant.recorded(Formulation::BodyFrame);
    const QuantityTable table = quantityTable(instant.model, recording);
    for (int c = 0; c < static_cast<int>(table.columns.size()); ++c) {
      const TableColumn& column = table.columns[static_cast<std::size_t>(c)];
      if (!column.handed_on) continue;
      ++handed_on;
      const bool force = column.quantity == Quantity::JointForce;
      CHECK(std::string(symbolOfColumn(table, c).csv) == (force ? "R_k f_k" : "R_k n_k + r_k x R_k f_k"));
      for (const TableFormat format : {TableFormat::Latex, TableFormat::NumPy, TableFormat::Matlab}) {
        const std::string text =
            tableText(format, instant.model, recording, instant.X_WB, table, {{0}, {c}}, Axes::Link);
        INFO(text);
        CHECK(text.find(symbolOfColumn(table, c).csv) != std::string::npos);
      }
    }
  });
  CHECK(handed_on >= 10);
}

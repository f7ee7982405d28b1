// SPDX-License-Identifier: GPL-3.0-or-later
// A DH table as text to copy: each format as a person pastes it, every number to the last bit.
#include "core/io/dh_text.h"

#include "core/base/number_text.h"
#include "core/io/dh_csv.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;

namespace {

DhTable table(DhConvention convention = DhConvention::Standard) {
  DhTable made;
  made.convention = convention;
  DhRow turns, slides;
  turns.joint = "shoulder_pan";
  turns.theta = 0.1;
  turns.d = 0.672;
  turns.alpha = 0.5;
  slides.joint = "lift's \"rail\"";
  slides.type = JointType::Prismatic;
  slides.theta = -0.25;
  slides.d = 0.3;
  slides.a = 1.0;
  made.rows = {turns, slides};
  return made;
}

/// All numbers between brackets or ampersands, in their order.
std::vector<double> numbersOfTable(const std::string& text) {
  std::vector<double> numbers;
  std::string cell;
  for (const char c : text + "\n") {
    if (std::string("[],;|&$ \n").find(c) == std::string::npos) {
      cell += c;
      continue;
    }
    double value = 0.0;
    if (parseNumber(cell, value) == NumberParse::Ok) numbers.push_back(value);
    cell.clear();
  }
  return numbers;
}

}  // namespace

TEST_CASE("NumPy and MATLAB have names, which joints slide, and a row a joint") {
  CHECK(dhTableText(TableFormat::NumPy, table()) ==
        "import numpy as np\n\n"
        "# standard Denavit-Hartenberg parameters; rad, m\n"
        "# X_(i-1)(i) = Rz(theta) Tz(d) Tx(a) Rx(alpha)\n"
        "# q_i is added to theta of a joint that turns, to d of one that slides\n"
        "joints = [\"shoulder_pan\", \"lift's \\\"rail\\\"\"]\n"
        "slides = np.array([False, True])\n"
        "# theta, d, a, alpha\n"
        "dh = np.array([\n"
        "    [0.10000000000000001, 0.67200000000000004, 0.0, 0.5],\n"
        "    [-0.25, 0.29999999999999999, 1.0, 0.0],\n"
        "])\n");
  const std::string matlab = dhTableText(TableFormat::Matlab, table(DhConvention::Modified));
  CHECK(matlab.find("% modified Denavit-Hartenberg parameters; rad, m\n") == 0);
  CHECK(matlab.find("joints = {'shoulder_pan', 'lift''s \"rail\"'};\nslides = [false, true];\n") != std::string::npos);
  CHECK(matlab.find("dh = [\n  0.10000000000000001, 0.67200000000000004, 0, 0.5;\n") != std::string::npos);
}

TEST_CASE("Markdown and LaTeX mark the variable of each row and keep their syntax") {
  const std::string markdown = dhTableText(TableFormat::Markdown, table());
  CHECK(markdown.find("| joint | type | theta [rad] | d [m] | a [m] | alpha [rad] |\n") == 0);
  CHECK(markdown.find("| shoulder\\_pan | revolute | q1 + 0.10000000000000001 | 0.67") != std::string::npos);
  CHECK(markdown.find("| prismatic | -0.25 | q2 + 0.29999999999999999 | 1 | 0 |") != std::string::npos);
  const std::string latex = dhTableText(TableFormat::Latex, table(DhConvention::Modified));
  CHECK(latex.find("$a_{i-1}$ / m & $\\alpha_{i-1}$ / rad") != std::string::npos);
  CHECK(latex.find("shoulder\\_pan & revolute & $q_{1} + 0.10000000000000001$ & $0.67200000000000004$") !=
        std::string::npos);
  CHECK(latex.find("$q_{2} + 0.29999999999999999$ & $1$ & $0$ \\\\\n\\end{tabular}") != std::string::npos);
}

TEST_CASE("every number of every format reads back to the last bit") {
  test::Random random(77);
  INFO("seed " << random.seed());
  DhTable made;
  std::vector<double> all;
  for (int i = 0; i < 20; ++i) {
    DhRow row;
    row.joint = "j" + std::to_string(i);
    row.type = random.chance(0.5) ? JointType::Prismatic : JointType::Revolute;
    for (double DhRow::*value : {&DhRow::theta, &DhRow::d, &DhRow::a, &DhRow::alpha}) {
      row.*value = random.uniform(-3, 3);
      all.push_back(row.*value);
    }
    made.rows.push_back(row);
  }
  for (const TableFormat format :
       {TableFormat::Markdown, TableFormat::Latex, TableFormat::NumPy, TableFormat::Matlab}) {
    CHECK(numbersOfTable(dhTableText(format, made)) == all);
  }
  const Result<DhTable> back = readDhTable(dhTableText(TableFormat::Csv, made), "copy", DhConvention::Standard);
  REQUIRE(back.ok());
  for (std::size_t i = 0; i < made.rows.size(); ++i) {
    CHECK(back->rows[i].theta == made.rows[i].theta);
    CHECK(back->rows[i].alpha == made.rows[i].alpha);
  }
}

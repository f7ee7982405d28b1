// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as text to copy: each format as a person pastes it, every number to the last bit.
#include "core/io/matrix_text.h"

#include "core/base/number_text.h"
#include "tests/support/catch.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <random>
#include <regex>

using namespace linkwright;

namespace {

NamedMatrix matrix(const Eigen::MatrixXd& values) { return {"M", "M(q)", "mass matrix; kg m^2", values}; }

Eigen::MatrixXd small() {
  Eigen::MatrixXd M(2, 3);
  M << 0.1, -2.0, 1e-5, 3.0, -0.0, 1.5e22;
  return M;
}

/// The numbers of a text in their order: what stands between brackets, commas, bars and blanks, without heads.
std::vector<double> numbersOfMatrix(std::string text) {
  text = std::regex_replace(text, std::regex(R"( \\cdot 10\^\{(-?[0-9]+)\})"), "e$1");
  std::vector<double> numbers;
  std::string cell;
  for (const char c : text + "\n") {
    if (std::string("[],;|& \n").find(c) == std::string::npos) {
      cell += c;
      continue;
    }
    double value = 0.0;
    if (parseNumber(cell, value) == NumberParse::Ok) numbers.push_back(value);
    cell.clear();
  }
  return numbers;
}

/// What stands behind the heads and the remarks of a format.
std::string bodyOf(TableFormat format, const std::string& text) {
  switch (format) {
    case TableFormat::Csv: {
      // without the line of heads and the head of each line
      const std::string rows = text.substr(text.find('\n') + 1);
      return std::regex_replace(rows, std::regex("(^|\n)[^,\n]*,"), "$1");
    }
    case TableFormat::Markdown: {
      const std::string rows = text.substr(text.rfind(":") + 3);
      return std::regex_replace(rows, std::regex("(^|\n)\\| [^|\n]* \\|"), "$1");
    }
    default: return text.substr(text.find('=') + 1);
  }
}

}  // namespace

TEST_CASE("A matrix is an assignment in NumPy and MATLAB, a display in LaTeX", "[io]") {
  CHECK(matrixText(TableFormat::NumPy, {matrix(small())}) ==
        "import numpy as np\n\n"
        "# mass matrix; kg m^2\n"
        "M = np.array([\n"
        "    [0.1, -2.0, 1e-05],\n"
        "    [3.0, -0.0, 1.5e+22],\n"
        "])\n");
  CHECK(matrixText(TableFormat::Matlab, {matrix(small())}) ==
        "% mass matrix; kg m^2\n"
        "M = [\n"
        "  0.1, -2, 1e-05;\n"
        "  3, -0.0, 1.5e+22;\n"
        "];\n");
  CHECK(matrixText(TableFormat::Latex, {matrix(small())}) ==
        "% mass matrix; kg m^2\n"
        "\\[\n"
        "M(q) = \\left[\\begin{array}{rrr}\n"
        "  0.1 & -2 & 1 \\cdot 10^{-5} \\\\\n"
        "  3 & -0.0 & 1.5 \\cdot 10^{22} \\\\\n"
        "\\end{array}\\right]\n"
        "\\]\n");
}

TEST_CASE("CSV and Markdown have the names of rows and columns, numbers where there are none", "[io]") {
  NamedMatrix named = matrix(small());
  named.columns = {"joint, 1", "a|b"};
  named.rows = {"x\ny"};
  CHECK(matrixText(TableFormat::Csv, {named}) ==
        "M,\"joint, 1\",a|b,3\n"
        "x y,0.1,-2,1e-05\n"
        "2,3,-0.0,1.5e+22\n");
  CHECK(matrixText(TableFormat::Markdown, {named}) ==
        "mass matrix; kg m^2\n\n"
        "| M | joint, 1 | a\\|b | 3 |\n"
        "| --- | ---: | ---: | ---: |\n"
        "| x y | 0.1 | -2 | 1e-05 |\n"
        "| 2 | 3 | -0.0 | 1.5e+22 |\n");
}

TEST_CASE("A vector is one-dimensional in NumPy, a column in MATLAB, several stand one below the other", "[io]") {
  NamedMatrix vector{"p", "p", "position; m", Eigen::Vector2d(0.25, 1.0)};
  NamedMatrix none{"J", "J", "Jacobian", Eigen::MatrixXd(6, 0)};
  CHECK(matrixText(TableFormat::NumPy, {vector, none}) ==
        "import numpy as np\n\n"
        "# position; m\np = np.array([\n    0.25,\n    1.0,\n])\n\n"
        "# Jacobian\nJ = np.empty((6, 0))\n");
  CHECK(matrixText(TableFormat::Matlab, {vector, none}) ==
        "% position; m\np = [\n  0.25;\n  1;\n];\n\n"
        "% Jacobian\nJ = zeros(6, 0);\n");
}

TEST_CASE("A name with a line break ends no remark, and what is not finite is said as each language does", "[io]") {
  NamedMatrix odd =
      matrix(Eigen::RowVector3d(std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
                                -std::numeric_limits<double>::infinity()));
  odd.words = "link 'a\nimport os\r'";
  CHECK(matrixText(TableFormat::NumPy, {odd})
            .find("# link 'a import os '\nM = np.array([\n    [np.nan, np.inf, "
                  "-np.inf],\n") != std::string::npos);
  CHECK(matrixText(TableFormat::Matlab, {odd}).find("% link 'a import os '\nM = [\n  NaN, Inf, -Inf;\n") !=
        std::string::npos);
}

TEST_CASE("Every format gives every bit back", "[io]") {
  const unsigned seed = 20261;
  INFO("seed " << seed);
  std::mt19937_64 bits(seed);
  // any finite number at all, subnormal ones too, and the usual ones
  Eigen::MatrixXd M(12, 13);
  for (Eigen::Index i = 0; i < M.rows(); ++i) {
    for (Eigen::Index j = 0; j < M.cols(); ++j) {
      double value = std::numeric_limits<double>::infinity();
      while (!std::isfinite(value)) value = std::bit_cast<double>(bits());
      M(i, j) = i < 6 ? value : std::ldexp(value, -std::ilogb(value));
    }
  }
  M(0, 0) = std::numeric_limits<double>::denorm_min();
  M(0, 1) = std::numeric_limits<double>::max();
  M(0, 2) = -0.0;
  M(0, 3) = 1.0 / 3.0;
  for (const TableFormat format :
       {TableFormat::Csv, TableFormat::Markdown, TableFormat::Latex, TableFormat::NumPy, TableFormat::Matlab}) {
    INFO("format " << static_cast<int>(format));
    const std::vector<double> back = numbersOfMatrix(bodyOf(format, matrixText(format, {matrix(M)})));
    REQUIRE(back.size() == static_cast<std::size_t>(M.size()));
    int wrong = 0;
    for (Eigen::Index i = 0; i < M.rows(); ++i) {
      for (Eigen::Index j = 0; j < M.cols(); ++j) {
        const double read = back[static_cast<std::size_t>(i * M.cols() + j)];
        if (std::bit_cast<std::uint64_t>(read) != std::bit_cast<std::uint64_t>(M(i, j))) ++wrong;
      }
    }
    CHECK(wrong == 0);
  }
}

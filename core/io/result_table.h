// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace linkwright {

/// One named quantity of a result: a scalar (no shape), a vector ({n}) or a matrix ({rows, columns}, row-major).
struct ResultField {
  std::string name;                  ///< its key in JSON
  std::vector<int> shape;            ///< empty for a scalar
  std::vector<std::string> columns;  ///< its columns in CSV, one a number
};

/// Results of a command, one a state, to be written as CSV or JSON with 17 significant digits whatever the locale.
struct ResultTable {
  std::string model;
  std::vector<std::string> joints;  ///< names of the moving joints in joint order
  std::vector<std::string> links;   ///< names of the links that results are split by; empty: none are
  std::vector<ResultField> fields;
  bool has_time = false;  ///< results then begin with `t`
  std::vector<double> times;
  std::string word;                ///< results then go on with a word of this name, `status` for one; empty: none
  std::vector<std::string> words;  ///< one a result
  std::vector<std::vector<double>> rows;  ///< the numbers of all fields, one after another
};

/// Index of the first row with a number that is not finite, -1 if there is none.
int firstNonFiniteRow(const ResultTable& table);

// What CSV and JSON are made of, for results that come block by block. Only names and shapes of `table` count.

std::string resultCsvHeader(const ResultTable& table);
void appendCsvResult(std::string& text, const ResultTable& table, double t, const std::string& word,
                     const double* numbers);
/// Up to the first result.
std::string resultJsonStart(const ResultTable& table);
/// With a comma before it, which the first result is to lose.
void appendJsonResult(std::string& text, const ResultTable& table, double t, const std::string& word,
                      const double* numbers);
inline constexpr const char* kResultJsonEnd = "\n]}\n";
/// How many numbers a result has, time and word apart.
std::size_t numberCount(const ResultTable& table);

/// Header and one line a state. Cells with a comma, a quote or a line break are quoted.
std::string resultCsv(const ResultTable& table);
/// {"model":NAME,"joints":[...],"results":[{"t":0,"tau":[...]},...]}, with "links":[...] after the joints where the
/// table names any.
std::string resultJson(const ResultTable& table);

}  // namespace linkwright

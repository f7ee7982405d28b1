// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/io/atomic_file.h"
#include "core/io/number_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::cli {

/// Results of some states.
struct ResultRows {
  std::vector<double> t;           ///< one a result, where the table has time
  std::vector<std::string> words;  ///< one a result, where the table has a word
  RowMatrix numbers;               ///< [results x numbers]
};

/// Writes results block by block, always whole lines: to standard output as they come, to the file of -o completely or
/// not at all.
class ResultWriter {
public:
  /// `table` has the names of the results and must outlive the writer. Wrong usage: words cannot go into an array.
  ResultWriter(const Options& options, const ResultTable& table);

  /// The bytes of these results. May be called from several threads.
  void append(std::string& bytes, const ResultRows& rows) const;
  /// Writes bytes of so many results.
  void write(std::string_view bytes, std::int64_t results);
  std::int64_t written() const { return written_; }
  /// After the last results.
  void finish();
  /// Ends before that with what is done; a file of -o is not changed.
  void endEarly();

private:
  void begin();
  void put(std::string_view bytes);

  enum class Form { Csv, Json, Npy };
  const Options& options_;
  const ResultTable& table_;
  Form form_ = Form::Csv;
  std::optional<AtomicFile> file_;
  bool has_begun_ = false;
  std::int64_t written_ = 0;
};

}  // namespace linkwright::cli

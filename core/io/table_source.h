// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/npy.h"
#include "core/io/number_rows.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Some rows of a table, not yet understood.
struct TablePiece {
  std::int64_t first_row = 0;  ///< counted from 0
  std::int64_t row_count = 0;
  int first_line = 0;  ///< 1-based
  std::string bytes;   ///< whole lines, or the numbers of an array
};

/// What a source says when it is asked for more.
enum class Reading { Piece, Idle, End };

/// A table as it comes in: CSV, JSON (whole) or .npy, told by how it begins. CSV and .npy are in memory piece by piece,
/// however long they are; a line may have 64 MiB.
class TableSource {
public:
  enum class Form { Csv, Json, Npy };
  /// Asked now and then while nothing comes in: true ends the table there.
  using StopAsked = std::function<bool()>;

  /// Opens a file, `-` for standard input, and reads as far as the first row (a document of JSON to its end).
  static Result<TableSource> open(const std::string& path, StopAsked stop_asked = {});
  /// A table that is there as a whole.
  static Result<TableSource> of(std::string_view text, const std::string& file_name);

  Form form() const { return form_; }
  const std::string& fileName() const { return file_name_; }
  const std::vector<std::string>& header() const { return header_; }  ///< of CSV; empty where there is not even that
  int headerLine() const { return header_line_; }
  const Diagnostics& headerProblems() const { return header_problems_; }
  const NpyHeader& npy() const { return npy_; }
  const std::string& document() const { return buffer_; }  ///< of JSON

  /// The next rows of CSV or .npy, `most` at most. Piece: fewer only at the end, or where nothing more has come for a
  /// while. Idle: nothing has come for a while. End: nothing more will, and problems() says whether that is right.
  Reading next(TablePiece& piece, std::int64_t most);
  /// The same of JSON, whose `count` rows are there already.
  Reading nextOf(std::int64_t count, TablePiece& piece, std::int64_t most);
  /// The numbers of a piece of CSV or .npy. May be called from several threads.
  void readNumbers(const TablePiece& piece, const NumberColumns& columns, NumberRows& rows) const;
  const Diagnostics& problems() const { return problems_; }
  /// What is wrong at the end: problems(), or `none` where the header is right and no row followed it. Nothing of JSON.
  Diagnostics endProblems(const Diagnostics& header_problems, const Message& none) const;

  std::int64_t rowsRead() const { return rows_read_; }
  /// The part of the table that has been read, 0 to 1; nothing where its size is not known.
  std::optional<double> share() const;

private:
  enum class Filled { More, Idle, End };

  TableSource(std::string file_name, StopAsked stop_asked)
      : file_name_(std::move(file_name)), stop_asked_(std::move(stop_asked)) {}
  Result<TableSource> begun() &&;
  Result<TableSource> beginNpy() &&;
  Result<TableSource> beginJson() &&;
  void beginCsv();
  Filled fill(std::size_t most_bytes);
  bool fillTo(std::size_t bytes);
  Reading nextLines(TablePiece& piece, std::int64_t most);
  Reading nextNumbers(TablePiece& piece, std::int64_t most);
  void problem(int line, const Message& message) { problems_.push_back({Severity::Error, file_name_, line, message}); }

  struct Handle;
  std::string file_name_;
  StopAsked stop_asked_;
  std::shared_ptr<Handle> handle_;  // none: all is in the buffer
  std::int64_t bytes_read_ = 0, bytes_ = -1;
  bool at_end_ = false, was_stopped_ = false;
  Form form_ = Form::Csv;
  std::string buffer_;  // what has come in and not been handed on, from at_ on
  std::size_t at_ = 0;
  std::vector<std::string> header_;
  int header_line_ = 1, line_ = 1;
  Diagnostics header_problems_, problems_;
  NpyHeader npy_;
  std::int64_t rows_read_ = 0;
};

/// Reads a table to its end, block by block: `take(block)` each, and what is wrong goes into `problems`. `reader` is a
/// StateReader or a TargetReader. Returns the number of rows, broken ones too.
template <class Block, class Reader, class Take>
std::int64_t readBlocks(Reader& reader, Diagnostics& problems, const Take& take) {
  constexpr std::int64_t kAtOnce = 4096;
  TablePiece piece;
  Block block;
  std::int64_t count = 0;
  for (Reading reading = Reading::Idle; reading != Reading::End;) {
    reading = reader.next(piece, kAtOnce);
    if (reading != Reading::Piece) continue;
    reader.read(piece, block);
    count += piece.row_count;
    problems.insert(problems.end(), block.problems.begin(), block.problems.end());
    take(block);
  }
  const Diagnostics at_end = reader.endProblems();
  problems.insert(problems.end(), at_end.begin(), at_end.end());
  return count;
}

}  // namespace linkwright

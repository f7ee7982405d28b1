// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/result_writer.h"
#include "app/cli/session.h"
#include "core/io/state_reader.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace linkwright::cli {

// Commands that compute something of every state read, compute and write piece by piece, on as many threads as --jobs
// says, in order, and in memory that does not grow with the number of states. A table of one piece is judged as a whole
// before anything is written; of a longer one, what comes before the piece with an error has been written.

/// `--states`, `--jobs` and `--skip-bad`.
void addStream(CLI::App& command, Options& options);
/// The last two alone.
void addStreamOptions(CLI::App& command, Options& options);

/// What a command makes of states: a row of `numbers`, which has the right size, for each. It may keep scratch: each
/// thread has one of its own.
using StateWork = std::function<void(const StateBlock&, RowMatrix& numbers)>;
/// The same state by state, `row` being that of the state.
StateWork stateByState(std::function<void(const State&, double* row)> work);

/// Streams the states that `options` name through the work that `makeWork` makes for each thread. `table` has the names
/// of the results.
void streamStates(const Options& options, const Model& model, ResultTable table,
                  const std::function<StateWork()>& makeWork, StateOptions how = {});

/// One thread's part of a stream of anything.
class StreamWorker {
public:
  virtual ~StreamWorker() = default;
  /// Understands a piece.
  virtual const RowPlaces& read(const TablePiece& piece) = 0;
  /// Computes what it holds; fewer rows than that where an end has been asked for.
  virtual void compute(ResultRows& rows) = 0;
};

/// A stream of anything.
struct Stream {
  std::function<Reading(TablePiece&)> next;
  std::function<std::unique_ptr<StreamWorker>()> makeWorker;
  std::function<Diagnostics()> endProblems;      ///< asked once all has been read
  std::function<std::optional<double>()> share;  ///< how much of the table has been read
  std::string file;
  Diagnostics header_problems;
  ResultTable table;
  std::function<std::string(std::int64_t row)> whyNotFinite;
};
void runStream(const Stream& stream, const Options& options);

/// How many rows of a table there are in a piece, where each has so many numbers.
std::int64_t rowsAtOnce(std::size_t numbers);

}  // namespace linkwright::cli

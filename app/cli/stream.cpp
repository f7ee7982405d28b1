// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/stream.h"

#include "app/cli/interruption.h"
#include "app/cli/ordered_work.h"
#include "app/cli/progress.h"
#include "core/base/index.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <utility>

namespace linkwright::cli {
namespace {

constexpr int kMostJobs = 1024;
constexpr int kNamedBroken = 20;  // of the lines that --skip-bad passes over

/// A piece on its way from the table to the output.
struct Piece {
  TablePiece input;
  ResultRows rows;
  Diagnostics problems;
  std::int64_t broken = 0;
  bool is_cut = false;  ///< an end was asked for on the way
  std::string bytes;
  std::int64_t results = 0;
};

/// Takes rows out that have a number that is not finite, each a problem.
void refuseNotFinite(const Stream& stream, const RowPlaces& places, Piece& piece) {
  ResultRows& rows = piece.rows;
  if (rows.numbers.allFinite()) return;
  Eigen::Index kept = 0;
  for (Eigen::Index k = 0; k < rows.numbers.rows(); ++k) {
    if (!rows.numbers.row(k).allFinite()) {
      piece.problems.push_back(
          {Severity::Error, stream.file, places.lines[at(k)], stream.whyNotFinite(places.rows[at(k)])});
      ++piece.broken;
      continue;
    }
    if (kept < k) {
      rows.numbers.row(kept) = rows.numbers.row(k);
      if (!rows.t.empty()) rows.t[at(kept)] = rows.t[at(k)];
      if (!rows.words.empty()) rows.words[at(kept)] = std::move(rows.words[at(k)]);
    }
    ++kept;
  }
  rows.numbers.conservativeResize(kept, Eigen::NoChange);
  std::stable_sort(piece.problems.begin(), piece.problems.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.line < b.line; });
}

class StreamRun {
public:
  StreamRun(const Stream& stream, const Options& options)
      : stream_(stream),
        options_(options),
        writer_(options, stream_.table),
        width_(static_cast<Eigen::Index>(numberCount(stream_.table))) {}

  void run() {
    fault(stream_.header_problems);
    OrderedWork<Piece> steps;
    steps.read = [this](Piece& piece) { return read(piece); };
    steps.makeWork = [this] {
      return
          [this, worker = std::shared_ptr<StreamWorker>(stream_.makeWorker())](Piece& piece) { work(*worker, piece); };
    };
    steps.write = [this](Piece& piece) { return write(piece); };
    workInOrder(steps, options_.jobs);
    progress_.clear();
    if (const int signal = endAskedBy(); signal != 0) endEarly(signal);
    fault(at_end_);
    if (has_failed_) throw InputAtFault{};
    writer_.finish();
    sayPassedOver();
  }

private:
  /// Says errors, after which there are no more results.
  void fault(const Diagnostics& problems) {
    if (problems.empty()) return;
    progress_.clear();
    say(problems);
    has_failed_ = true;
  }

  Reading read(Piece& piece) {
    if (endAskedBy() != 0) return Reading::End;
    const Reading reading = stream_.next(piece.input);
    if (reading == Reading::End && endAskedBy() == 0) {
      at_end_ = stream_.endProblems();
      // a table that is wrong as a whole gives no results, unless it is too late for that
      if (!at_end_.empty() && writer_.written() == 0) has_failed_ = true;
    }
    return reading;
  }

  void work(StreamWorker& worker, Piece& piece) const {
    const RowPlaces& places = worker.read(piece.input);
    piece.problems = places.problems;
    piece.broken = places.broken;
    piece.bytes.clear();
    piece.results = 0;
    piece.is_cut = false;
    if (has_failed_ || (!piece.problems.empty() && !options_.skip_bad)) return;
    piece.rows.numbers.resize(std::ssize(places.rows), width_);
    worker.compute(piece.rows);
    piece.is_cut = piece.rows.numbers.rows() < std::ssize(places.rows);
    refuseNotFinite(stream_, places, piece);
    if (!piece.problems.empty() && !options_.skip_bad) return;
    piece.results = piece.rows.numbers.rows();
    writer_.append(piece.bytes, piece.rows);
  }

  bool write(const Piece& piece) {
    if (options_.skip_bad) {
      sayBroken(piece);
    } else {
      fault(piece.problems);
    }
    // what comes after an error is read for more of them alone
    if (has_failed_) return endAskedBy() == 0;
    writer_.write(piece.bytes, piece.results);
    progress_.show(writer_.written(), stream_.share());
    return !piece.is_cut;
  }

  void sayBroken(const Piece& piece) {
    Diagnostics named;
    for (const Diagnostic& problem : piece.problems) {
      if (named_ == kNamedBroken) break;
      named.push_back(problem);
      named.back().severity = Severity::Warning;
      ++named_;
    }
    if (!named.empty()) progress_.clear();
    say(named);
    broken_ += piece.broken;
  }

  void sayPassedOver() const {
    if (broken_ == 0) return;
    std::fprintf(stderr, "linkwright-cli: %lld of %lld states were broken and passed over\n",
                 static_cast<long long>(broken_), static_cast<long long>(broken_ + writer_.written()));
  }

  [[noreturn]] void endEarly(int signal) {
    writer_.endEarly();
    std::fprintf(stderr, "linkwright-cli: ended early, after %lld results%s\n",
                 static_cast<long long>(writer_.written()),
                 options_.output.empty() ? "" : "; the output file was not written");
    throw EndedEarly{128 + signal};
  }

  const Stream& stream_;
  const Options& options_;
  ResultWriter writer_;
  Eigen::Index width_;
  Progress progress_;
  std::atomic<bool> has_failed_ = false;
  Diagnostics at_end_;
  int named_ = 0;
  std::int64_t broken_ = 0;
};

/// The states of a reader, for one thread.
class StateWorker : public StreamWorker {
public:
  StateWorker(const StateReader& reader, StateWork work) : reader_(reader), work_(std::move(work)) {}

  const RowPlaces& read(const TablePiece& piece) override {
    reader_.read(piece, block_);
    return block_;
  }
  void compute(ResultRows& rows) override {
    rows.t = block_.t;
    if (block_.count() > 0) work_(block_, rows.numbers);
  }

private:
  const StateReader& reader_;
  StateWork work_;
  StateBlock block_;
};

}  // namespace

void addStreamOptions(CLI::App& command, Options& options) {
  command.add_option("--jobs", options.jobs, "number of threads (default: 1); the results are the same")
      ->check(CLI::Range(1, kMostJobs).description(""))
      ->type_name("N");
  command.add_flag("--skip-bad", options.skip_bad,
                   "pass over broken lines and count them, instead of refusing the file");
}

void addStream(CLI::App& command, Options& options) {
  addStates(command, options);
  addStreamOptions(command, options);
}

StateWork stateByState(std::function<void(const State&, double* row)> work) {
  return [work = std::move(work), state = State()](const StateBlock& block, RowMatrix& numbers) mutable {
    for (Eigen::Index k = 0; k < block.count(); ++k) {
      if (endAskedBy() != 0) {
        numbers.conservativeResize(k, Eigen::NoChange);
        return;
      }
      takeState(block, k, state);
      work(state, numbers.row(k).data());
    }
  };
}

std::int64_t rowsAtOnce(std::size_t numbers) {
  constexpr std::int64_t kNumbers = 1 << 16, kMost = 2048;
  return std::clamp<std::int64_t>(kNumbers / std::max<std::int64_t>(static_cast<std::int64_t>(numbers), 1), 1, kMost);
}

void runStream(const Stream& stream, const Options& options) { StreamRun(stream, options).run(); }

void streamStates(const Options& options, const Model& model, ResultTable table,
                  const std::function<StateWork()>& makeWork, StateOptions how) {
  const Interruption interruption;
  how.ignore_extra = options.ignore_extra;
  Result<StateReader> opened = StateReader::open(options.states, model, how, [] { return endAskedBy() != 0; });
  if (const int signal = endAskedBy(); signal != 0) throw EndedEarly{128 + signal};
  report(opened.diagnostics(), options.strict);
  StateReader reader = std::move(opened).value();
  table.has_time = reader.hasTime();
  const std::int64_t most = rowsAtOnce(std::max(reader.columnCount(), numberCount(table)));
  runStream({.next = [&](TablePiece& piece) { return reader.next(piece, most); },
             .makeWorker = [&] { return std::make_unique<StateWorker>(reader, makeWork()); },
             .endProblems = [&] { return reader.endProblems(); },
             .share = [&] { return reader.share(); },
             .file = reader.fileName(),
             .header_problems = reader.headerProblems(),
             .table = std::move(table),
             .whyNotFinite =
                 [](std::int64_t row) {
                   return "the result of state " + std::to_string(row) + " is not finite; its values are too large";
                 }},
            options);
}

}  // namespace linkwright::cli

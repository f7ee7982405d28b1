// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/number_rows.h"
#include "core/io/state_columns.h"
#include "core/io/state_table.h"
#include "core/io/table_source.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// Some states of a table: those that are not broken, as the batch kernels take them (core/dynamics/batch_dynamics.h).
struct StateBlock : RowPlaces {
  std::vector<double> t;                              ///< s; [states] or empty
  Eigen::MatrixXd q, qd, qdd, tau;                    ///< [states x dof]; rad, m, s, N m, N
  std::vector<std::vector<ExternalWrench>> external;  ///< empty, or those of each state
  NumberRows numbers;                                 ///< scratch

  Eigen::Index count() const { return q.rows(); }
};

/// State k of the block; `state` is reused.
void takeState(const StateBlock& block, Eigen::Index k, State& state);

/// States of a robot piece by piece, from what readStates takes (JSON as a whole), in memory that does not grow with
/// their number. A .npy array has one row per state and the columns q, q and qd, or q, qd and qdd (or tau, by
/// StateOptions), each in joint order.
class StateReader {
public:
  /// Of a file, `-` for standard input. `model` must outlive the reader.
  static Result<StateReader> open(const std::string& path, const Model& model, const StateOptions& options,
                                  TableSource::StopAsked stop_asked = {});
  static Result<StateReader> of(std::string_view text, const std::string& file_name, const Model& model,
                                const StateOptions& options);

  bool hasTime() const { return json_ ? json_->has_time : layout_.has_time; }
  bool hasVelocity() const;
  bool hasAcceleration() const;
  const std::string& fileName() const { return source_.fileName(); }
  /// How many columns the table has; of JSON, how many numbers a state.
  std::size_t columnCount() const { return columns_.names.size(); }
  /// What is wrong with the header: what the rows hold is then only good for more of the same.
  const Diagnostics& headerProblems() const { return header_problems_; }

  /// As TableSource::next.
  Reading next(TablePiece& piece, std::int64_t most);
  /// The states of a piece. May be called from several threads.
  void read(const TablePiece& piece, StateBlock& block) const;
  /// What is wrong at the end of the table: it was cut off, or there are no states. Errors.
  Diagnostics endProblems() const;
  std::optional<double> share() const { return json_ ? std::nullopt : source_.share(); }

private:
  StateReader(TableSource source, const Model& model) : source_(std::move(source)), model_(&model) {}
  static Result<StateReader> begun(Result<TableSource> source, const Model& model, const StateOptions& options);
  void understand(const StateOptions& options);
  bool has(StateColumn::Kind kind) const;
  void readJson(const TablePiece& piece, StateBlock& block) const;

  TableSource source_;
  const Model* model_;
  StateHeader layout_;
  NumberColumns columns_;
  Diagnostics header_problems_;
  std::optional<StateTable> json_;
};

}  // namespace linkwright

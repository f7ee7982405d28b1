// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/number_rows.h"
#include "core/io/table_source.h"
#include "core/io/target_numbers.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// Some targets of a table: those that are not broken.
struct TargetBlock : RowPlaces {
  std::vector<TargetPose> targets;
  NumberRows numbers;  ///< scratch
};

/// Targets piece by piece, from what readTargets takes (JSON as a whole), in memory that does not grow with their
/// number. A .npy array has one row per target: the position, the position and R row by row, or the position and the
/// quaternion w, x, y, z.
class TargetReader {
public:
  /// Of a file, `-` for standard input.
  static Result<TargetReader> open(const std::string& path, const TargetOptions& options,
                                   TableSource::StopAsked stop_asked = {});
  static Result<TargetReader> of(std::string_view text, const std::string& file_name, const TargetOptions& options);

  bool hasTime() const { return json_ ? json_->has_time : has_time_; }
  bool hasOrientation() const { return json_ ? json_->has_orientation : orientation_ != TargetOrientation::None; }
  const std::string& fileName() const { return source_.fileName(); }

  // as those of StateReader
  const Diagnostics& headerProblems() const { return header_problems_; }
  Reading next(TablePiece& piece, std::int64_t most);
  void read(const TablePiece& piece, TargetBlock& block) const;
  Diagnostics endProblems() const;
  std::int64_t rowsRead() const { return source_.rowsRead(); }
  std::optional<double> share() const { return json_ ? std::nullopt : source_.share(); }

private:
  explicit TargetReader(TableSource source) : source_(std::move(source)) {}
  static Result<TargetReader> begun(Result<TableSource> source, const TargetOptions& options);

  TableSource source_;
  NumberColumns columns_;
  std::vector<int> numbers_;  // which of a target's numbers each column holds, -1 for a skipped one
  bool has_time_ = false;
  TargetOrientation orientation_ = TargetOrientation::None;
  Diagnostics header_problems_;
  std::optional<TargetTable> json_;
};

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/io/target_reader.h"

#include "core/base/index.h"
#include "core/io/csv_reader.h"

#include <algorithm>
#include <set>
#include <utility>

namespace linkwright {
namespace {

/// The meaning of a table's columns: which number each holds, -1 for a skipped one.
struct TargetHeader {
  std::vector<int> numbers;
  bool has_time = false;
  TargetOrientation orientation = TargetOrientation::None;
};

TargetHeader understandTargets(const std::vector<std::string>& names, const TargetOptions& options, int line,
                               Problems& problems) {
  TargetHeader header;
  std::set<std::string> seen;
  for (const std::string& name : names) {
    const auto column = std::find(kTargetColumns.begin(), kTargetColumns.end(), name);
    if (!seen.insert(name).second) {
      problems.error(line, duplicateColumn(name));
    } else if (column == kTargetColumns.end() && !options.ignore_extra) {
      const bool semicolons = names.size() == 1 && name.find(';') != std::string::npos;
      problems.error(line, semicolons ? columnsBySemicolons()
                                      : Message("Files",
                                                "unknown column '%1'; use p.x p.y p.z, R.00 ... R.22 or quat.w quat.x "
                                                "quat.y quat.z, and t, or give --ignore-extra")
                                            .arg(name.substr(0, 60)));
    }
    header.numbers.push_back(column == kTargetColumns.end() ? -1 : static_cast<int>(column - kTargetColumns.begin()));
  }
  // what belongs together is there as a whole
  const auto count = [&](int first, int last) {
    int found = 0;
    for (int i = first; i < last; ++i) found += seen.contains(kTargetColumns[static_cast<std::size_t>(i)]) ? 1 : 0;
    return found;
  };
  const auto reportMissing = [&](int first, int last, const Message& why) {
    for (int i = first; i < last; ++i) {
      const std::string name = kTargetColumns[static_cast<std::size_t>(i)];
      if (!seen.contains(name)) problems.error(line, Message("Files", "column '%1' is missing; %2").arg(name, why));
    }
  };
  reportMissing(kFirstPosition, kFirstRotation,
                Message("Files", "a target needs its position p.x p.y p.z in the world frame, in m"));
  const bool has_matrix = count(kFirstRotation, kFirstQuaternion) > 0;
  const bool has_quaternion = count(kFirstQuaternion, kTargetNumbers) > 0;
  if (has_matrix && has_quaternion) {
    problems.error(
        line,
        Message("Files", "the table has both R and quat columns; give the orientation in only one of the two forms"));
  } else if (has_matrix) {
    reportMissing(kFirstRotation, kFirstQuaternion,
                  Message("Files", "give all nine columns R.00 to R.22, or none of them for the position alone"));
    header.orientation = TargetOrientation::Matrix;
  } else if (has_quaternion) {
    reportMissing(kFirstQuaternion, kTargetNumbers,
                  Message("Files", "a quaternion needs the four columns quat.w quat.x quat.y quat.z"));
    header.orientation = TargetOrientation::Quaternion;
  }
  header.has_time = seen.contains("t");
  return header;
}

/// The header that an array of so many columns would have; empty where it can be none.
std::vector<std::string> headerOfTargets(std::int64_t columns) {
  const auto named = [](int first, int last) {
    return std::vector<std::string>(kTargetColumns.begin() + first, kTargetColumns.begin() + last);
  };
  std::vector<std::string> names = named(kFirstPosition, kFirstRotation);
  std::vector<std::string> more;
  if (columns == 12) more = named(kFirstRotation, kFirstQuaternion);
  if (columns == 7) more = named(kFirstQuaternion, kTargetNumbers);
  names.insert(names.end(), more.begin(), more.end());
  return std::ssize(names) == columns ? names : std::vector<std::string>();
}

}  // namespace

Result<TargetReader> TargetReader::open(const std::string& path, const TargetOptions& options,
                                        TableSource::StopAsked stop_asked) {
  return begun(TableSource::open(path, std::move(stop_asked)), options);
}

Result<TargetReader> TargetReader::of(std::string_view text, const std::string& file_name,
                                      const TargetOptions& options) {
  return begun(TableSource::of(text, file_name), options);
}

Result<TargetReader> TargetReader::begun(Result<TableSource> source, const TargetOptions& options) {
  if (!source) return Result<TargetReader>::failure(source.diagnostics());
  TargetReader reader(std::move(source).value());
  if (reader.source_.form() == TableSource::Form::Json) {
    Result<TargetTable> table = readTargetsJson(reader.source_.document(), reader.fileName(), options);
    if (!table) return Result<TargetReader>::failure(table.diagnostics());
    reader.json_ = std::move(table).value();
    return reader;
  }
  Problems problems(reader.fileName());
  problems.add(reader.source_.headerProblems());
  if (reader.source_.form() == TableSource::Form::Npy) {
    reader.columns_.names = headerOfTargets(reader.source_.npy().columns);
    if (reader.columns_.names.empty()) {
      problems.error(1, Message("Files",
                                "the array has %1 columns; give the 3 of p, the 12 of p and R, or the 7 of p "
                                "and quat")
                            .arg(reader.source_.npy().columns));
    }
  } else {
    reader.columns_.names = reader.source_.header();
    if (reader.columns_.names.empty() && !problems.any()) {
      problems.error(
          1, Message("Files", "the table is empty; the first line must name the columns, p.x p.y p.z and so on"));
    }
  }
  if (reader.columns_.names.empty()) return Result<TargetReader>::failure(problems.sorted());
  TargetHeader header = understandTargets(reader.columns_.names, options, reader.source_.headerLine(), problems);
  for (const int number : header.numbers) reader.columns_.used.push_back(number >= 0);
  reader.numbers_ = std::move(header.numbers);
  reader.has_time_ = header.has_time;
  reader.orientation_ = header.orientation;
  reader.header_problems_ = problems.sorted();
  return reader;
}

Reading TargetReader::next(TablePiece& piece, std::int64_t most) {
  return json_ ? source_.nextOf(std::ssize(json_->targets), piece, most) : source_.next(piece, most);
}

Diagnostics TargetReader::endProblems() const {
  return source_.endProblems(header_problems_,
                             Message("Files", "there are no targets below the header; give at least one row"));
}

void TargetReader::read(const TablePiece& piece, TargetBlock& block) const {
  static_cast<RowPlaces&>(block) = {};
  block.targets.clear();
  if (json_) {
    for (std::int64_t row = piece.first_row; row < piece.first_row + piece.row_count; ++row) {
      block.targets.push_back(json_->targets[at(row)]);
      block.rows.push_back(row);
      block.lines.push_back(block.targets.back().line);
    }
    return;
  }
  NumberRows& rows = block.numbers;
  source_.readNumbers(piece, columns_, rows);
  Problems problems(fileName());
  problems.add(rows.problems);
  block.broken = rows.broken;
  for (std::size_t k = 0; k < rows.rows.size(); ++k) {
    TargetNumbers numbers = {};
    for (std::size_t c = 0; c < numbers_.size(); ++c) {
      if (numbers_[c] >= 0) numbers[at(numbers_[c])] = rows.values(static_cast<int>(k), static_cast<int>(c));
    }
    Problems in_row(fileName());
    TargetPose target = {rows.lines[k], numbers[0], {}};
    if (header_problems_.empty()) target.X_WT = poseOf(numbers, orientation_, target.line, "", in_row);
    if (in_row.any()) {
      problems.add(in_row.sorted());
      ++block.broken;
      continue;
    }
    block.targets.push_back(target);
    block.rows.push_back(rows.rows[k]);
    block.lines.push_back(target.line);
  }
  block.problems = problems.sorted();
}

}  // namespace linkwright

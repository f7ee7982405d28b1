// SPDX-License-Identifier: MIT
#include "core/io/target_table.h"

#include "core/io/csv_reader.h"
#include "core/io/target_numbers.h"
#include "core/io/text_file.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>
#include <Eigen/LU>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace linkwright {

namespace {

/// Three significant digits, as a person reads them.
std::string roughly(double number) {
  char text[40];
  return {text, std::to_chars(text, text + sizeof text, number, std::chars_format::general, 3).ptr};
}

}  // namespace

Pose poseOf(const TargetNumbers& numbers, TargetOrientation orientation, int line, const std::string& where,
            Problems& problems) {
  const auto error = [&](const Message& message) {
    problems.error(line, where.empty() ? message : Message("Files", "%1: %2").arg(where, message));
  };
  Pose X;
  X.p = Eigen::Map<const Eigen::Vector3d>(&numbers[kFirstPosition]);
  if (orientation == TargetOrientation::Matrix) {
    X.R = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(&numbers[kFirstRotation]);
    const double off = (X.R.transpose() * X.R - Eigen::Matrix3d::Identity()).lpNorm<Eigen::Infinity>();
    if (!(off <= kRotationTolerance)) {
      error(
          Message(
              "Files",
              "R is not a rotation matrix because R^T R differs from the identity by %1; give orthogonal unit columns")
              .arg(roughly(off)));
      return X;
    }
    if (X.R.determinant() < 0.0) {
      error(Message("Files", "R is a reflection, not a rotation; change the sign of one column"));
      return X;
    }
    X.R = orthonormalized(X.R);
  } else if (orientation == TargetOrientation::Quaternion) {
    const Eigen::Map<const Eigen::Vector4d> wxyz(&numbers[kFirstQuaternion]);
    if (!(std::abs(wxyz.norm() - 1.0) <= kRotationTolerance)) {
      error(Message("Files", "the quaternion has length %1 instead of 1; divide it by its length (order: w, x, y, z)")
                .arg(roughly(wxyz.norm())));
      return X;
    }
    X.R = Eigen::Quaterniond(wxyz[0], wxyz[1], wxyz[2], wxyz[3]).normalized().toRotationMatrix();
  }
  return X;
}

namespace {

/// The meaning of a table's columns: which number each holds, -1 for a skipped one.
struct Header {
  std::vector<int> numbers;
  bool has_time = false;
  TargetOrientation orientation = TargetOrientation::None;
};

Header understand(const std::vector<std::string>& names, const TargetOptions& options, int line, Problems& problems) {
  Header header;
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

Result<TargetTable> readTargetsCsv(std::string_view text, const std::string& file_name, const TargetOptions& options) {
  Problems problems(file_name);
  CsvReader reader(text, file_name);
  std::vector<std::string> names, cells;
  if (!reader.next(names)) {
    problems.error(1,
                   Message("Files", "the table is empty; the first line must name the columns, p.x p.y p.z and so on"));
    return Result<TargetTable>::failure(problems.sorted());
  }
  const Header header = understand(names, options, reader.line(), problems);
  const bool header_is_right = !problems.any();
  TargetTable table;
  table.has_time = header.has_time;
  table.has_orientation = header.orientation != TargetOrientation::None;
  bool any_row = false;
  while (reader.next(cells)) {
    any_row = true;
    if (cells.size() != names.size()) {
      problems.error(reader.line(), otherCellCount(cells.size(), names.size()));
      continue;
    }
    TargetNumbers numbers = {};
    Problems in_row(file_name);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (header.numbers[i] < 0) continue;
      double& number = numbers[static_cast<std::size_t>(header.numbers[i])];
      if (const Message problem = readNumberCell(cells[i], names[i], number); !problem.empty())
        in_row.error(reader.line(), problem);
    }
    TargetPose target = {reader.line(), numbers[0], {}};
    if (header_is_right && !in_row.any()) {
      target.X_WT = poseOf(numbers, header.orientation, reader.line(), "", in_row);
    }
    problems.add(in_row.sorted());
    table.targets.push_back(target);
  }
  problems.add(reader.diagnostics());
  if (!any_row && !problems.any()) {
    problems.error(reader.line(), Message("Files", "there are no targets below the header; give at least one row"));
  }
  if (problems.any()) return Result<TargetTable>::failure(problems.sorted());
  return table;
}

}  // namespace

Result<TargetTable> readTargets(std::string_view text, const std::string& file_name, const TargetOptions& options) {
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    const int line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + std::ptrdiff_t(zero), '\n'));
    return Result<TargetTable>::failure(
        Diagnostics{{Severity::Error, file_name, line,
                     Message("Files", "the file contains binary data, not text; use a CSV or JSON file of targets")}});
  }
  const std::string_view body = text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
  const std::size_t first = body.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && body[first] == '{') return readTargetsJson(body, file_name, options);
  return readTargetsCsv(text, file_name, options);
}

Result<TargetTable> readTargetsFile(const std::string& path, const TargetOptions& options) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<TargetTable>::failure(text.diagnostics());
  return readTargets(*text, path == "-" ? "standard input" : path, options);
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

struct ExerciseStudent {
  std::string id, name;  ///< name: may be empty
  int line = 0;
};
/// "Ann (7)", or the id alone.
inline std::string nameWithId(const ExerciseStudent& student) {
  return student.name.empty() ? student.id : student.name + " (" + student.id + ")";
}

/// Reads a list of students: CSV with a column "id" and, if there is one, "name"; others are passed over. All problems
/// with their lines: no column id, an id that is empty or stands twice, text that is not UTF-8, no student.
Result<std::vector<ExerciseStudent>> readStudentList(std::string_view text, const std::string& file_name);

/// Whether bytes are UTF-8 (RFC 3629).
bool isUtf8(std::string_view text);

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/exercise/student_list.h"

#include "core/io/csv_reader.h"
#include "core/io/problems.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace linkwright {

bool isUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t more = first < 0x80        ? 0
                             : first >> 5U == 6  ? 1
                             : first >> 4U == 14 ? 2
                             : first >> 3U == 30 ? 3
                                                 : 4;
    if (more == 4 || i + more >= text.size()) return false;
    std::uint32_t point = more == 0 ? first : first & (0x3FU >> more);
    for (std::size_t k = 1; k <= more; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if (next >> 6U != 2) return false;
      point = point << 6U | (next & 0x3FU);
    }
    static constexpr std::uint32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
    if (point < kLeast[more] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
    i += more + 1;
  }
  return true;
}

Result<std::vector<ExerciseStudent>> readStudentList(std::string_view text, const std::string& file_name) {
  using Students = Result<std::vector<ExerciseStudent>>;
  if (const auto problem = whyNoText(text, file_name)) return Students::failure({*problem});
  Problems problems(file_name);
  if (!isUtf8(text)) problems.error(1, Message("Files", "the list is not UTF-8; save it as CSV UTF-8"));
  CsvReader reader(text, file_name);
  std::vector<std::string> cells;
  if (problems.any() || !reader.next(cells)) return Students::failure(problems.sorted());
  const auto columnOf = [&](const char* name) {
    return static_cast<std::size_t>(std::find(cells.begin(), cells.end(), name) - cells.begin());
  };
  const std::size_t columns = cells.size(), id = columnOf("id"), name = columnOf("name");
  if (id == columns)
    problems.error(reader.line(), Message("Files", "the list has no column \"id\"; name one of its columns so"));
  std::vector<ExerciseStudent> students;
  std::unordered_map<std::string, int> lines;
  while (id < columns && reader.next(cells)) {
    if (cells.size() != columns) {
      problems.error(reader.line(), otherCellCount(cells.size(), columns));
      continue;
    }
    if (cells[id].empty()) {
      problems.error(reader.line(), Message("Files", "the id of this student is empty"));
      continue;
    }
    const auto [there, is_new] = lines.emplace(cells[id], reader.line());
    if (!is_new)
      problems.error(reader.line(), Message("Files", "the id '%1' is also in line %2").arg(cells[id], there->second));
    students.push_back({cells[id], name < columns ? cells[name] : std::string(), reader.line()});
  }
  problems.add(reader.diagnostics());
  if (students.empty() && !problems.any()) problems.error(1, Message("Files", "the list has no student"));
  if (problems.any()) return Students::failure(problems.sorted());
  return students;
}

}  // namespace linkwright

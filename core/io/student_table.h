// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/trace/check.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Reads somebody's own table of a recursion: CSV with the columns of the trace in any order. Needed are link, quantity
/// or symbol, and v0; of v0 to v8 a row fills as many as it has numbers, and a row without any is one not filled in.
/// index, equation and columns of other names are passed over (with a warning for the latter). Errors, all of them,
/// with file and line: a column that is missing or there twice, a cell that is no finite number, an empty cell before a
/// filled one, a row without link or quantity, a row of the wrong length, no row at all.
Result<StudentTable> readStudentTable(std::string_view text, const std::string& file_name);

/// Whether a file that begins with `text` means to be such a table: its first line names the columns link, v0 and
/// quantity or symbol, among others. Whatever is wrong below it, readStudentTable says.
bool isStudentTableHeader(std::string_view text);

/// readStudentTable from a file; `-` reads standard input.
Result<StudentTable> readStudentTableFile(const std::string& path);

}  // namespace linkwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace linkwright::test {

/// A folder of its own that goes away with the object.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file and gives its path.
  std::string write(const std::string& name, const std::string& text) const;

private:
  std::filesystem::path path_;
};

struct CommandResult {
  int code = -1;
  std::string out, err;
};

/// Runs a line of the shell with `input` on standard input; what it prints comes back.
CommandResult runCommand(const std::string& line, const std::string& input = "");

}  // namespace linkwright::test

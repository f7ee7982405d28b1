// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace linkwright::test {

/// A folder of its own that goes away with the object.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "linkwright_test_XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
      throw std::runtime_error("cannot make a temporary folder");
    }
    path_ = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file and gives its path.
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }

private:
  std::filesystem::path path_;
};

struct CommandResult {
  int code = -1;
  std::string out, err;
};

/// Runs a line of the shell with `input` on standard input; what it prints comes back.
inline CommandResult runCommand(const std::string& line, const std::string& input = "") {
  const TemporaryFolder folder;
  const std::string in = folder.write("in", input);
  const std::string whole =
      "{ " + line + "; } <'" + in + "' >'" + folder.file("out") + "' 2>'" + folder.file("err") + "'";
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(folder.file("out")), readFile(folder.file("err"))};
}

}  // namespace linkwright::test

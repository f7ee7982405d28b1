// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/command.h"

#include "tests/support/files.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace linkwright::test {

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "linkwright_test_XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& text) const {
  std::ofstream(file(name), std::ios::binary) << text;
  return file(name);
}

CommandResult runCommand(const std::string& line, const std::string& input) {
  const TemporaryFolder folder;
  const std::string in = folder.write("in", input);
  const std::string whole =
      "{ " + line + "; } <'" + in + "' >'" + folder.file("out") + "' 2>'" + folder.file("err") + "'";
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(folder.file("out")), readFile(folder.file("err"))};
}

}  // namespace linkwright::test

// SPDX-License-Identifier: MIT
#include "core/io/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace linkwright {

namespace {

Diagnostics failure(const std::string& path, const std::string& what) {
  return {{Severity::Error, path, 0, what + ": " + std::strerror(errno) + "; nothing was changed"}};
}

bool writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// best effort: a file system that cannot sync a folder has still been given the rename
void syncFolder(const std::string& folder) {
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

}  // namespace

Diagnostics writeFileAtomically(const std::string& path, std::string_view text) {
  std::error_code error;
  const std::filesystem::path resolved = std::filesystem::weakly_canonical(path, error);
  const std::filesystem::path target = error ? std::filesystem::path(path) : resolved;
  if (std::filesystem::is_directory(target, error)) {
    return {{Severity::Error, path, 0, "this is a folder; name a file in it"}};
  }
  const std::string folder = target.has_parent_path() ? target.parent_path().string() : std::string(".");
  std::string temporary = folder + "/.linkwright-XXXXXX";
  const int file = ::mkstemp(temporary.data());
  if (file < 0) return failure(path, "cannot write in the folder " + folder);

  struct stat before {};
  const mode_t mode = ::stat(target.c_str(), &before) == 0 ? (before.st_mode & 07777U) : 0644U;
  const bool written = writeAll(file, text) && ::fchmod(file, mode) == 0 && ::fsync(file) == 0;
  const int write_error = errno;
  const bool closed = ::close(file) == 0;
  if (!written || !closed || ::rename(temporary.c_str(), target.c_str()) != 0) {
    if (!written) errno = write_error;
    const Diagnostics problem = failure(path, "cannot write the file");
    ::unlink(temporary.c_str());
    return problem;
  }
  syncFolder(folder);
  return {};
}

}  // namespace linkwright

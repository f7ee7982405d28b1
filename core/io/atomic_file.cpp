// SPDX-License-Identifier: MIT
#include "core/io/atomic_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

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

/// A device or a pipe is written through: a rename would put a plain file in its place.
Diagnostics writeThrough(const std::string& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  const bool written = file >= 0 && writeAll(file, text);
  const int write_error = errno;
  const bool closed = file < 0 || ::close(file) == 0;
  if (written && closed) return {};
  if (!written) errno = write_error;
  return {{Severity::Error, path, 0, std::string("cannot be written: ") + std::strerror(errno)}};
}

}  // namespace

Diagnostics writeFileAtomically(const std::string& path, std::string_view text) {
  std::error_code error;
  const std::filesystem::path resolved = std::filesystem::weakly_canonical(path, error);
  const std::filesystem::path target = error ? std::filesystem::path(path) : resolved;
  if (std::filesystem::is_directory(target, error)) {
    return {{Severity::Error, path, 0, "this is a folder; name a file in it"}};
  }
  struct stat before {};
  const bool is_there = ::stat(path.c_str(), &before) == 0;
  if (is_there && !S_ISREG(before.st_mode)) return writeThrough(path, text);
  const std::string folder = target.has_parent_path() ? target.parent_path().string() : std::string(".");
  std::string temporary = folder + "/.linkwright-XXXXXX";
  const int file = ::mkstemp(temporary.data());
  if (file < 0) return failure(path, "cannot write in the folder " + folder);

  const mode_t mode = is_there ? (before.st_mode & 07777U) : 0644U;
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

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

Diagnostics failure(const std::string& path, const Message& what) {
  return {{Severity::Error, path, 0, Message("Files", "%1: %2; nothing was changed").arg(what, std::strerror(errno))}};
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

/// A file in `folder` that has no name yet, so that a kill in the middle of the writing leaves nothing behind; -1 where
/// the file system knows no such files.
int openNameless([[maybe_unused]] const std::string& folder) {
#ifdef O_TMPFILE
  return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
#else
  return -1;
#endif
}

/// Gives a nameless file a name in `folder`; empty where that cannot be done.
std::string giveName([[maybe_unused]] int file, [[maybe_unused]] const std::string& folder) {
#ifdef O_TMPFILE
  constexpr int kTries = 100;
  const std::string now = "/proc/self/fd/" + std::to_string(file);
  const std::string start = folder + "/.linkwright-" + std::to_string(::getpid()) + "-";
  for (int i = 0; i < kTries; ++i) {
    std::string name = start + std::to_string(file) + "-" + std::to_string(i);
    if (::linkat(AT_FDCWD, now.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) return name;
    if (errno != EEXIST) break;
  }
#endif
  return {};
}

/// A new file that holds all of the text, or why there is none.
struct Temporary {
  std::string path;  ///< empty: there is none, and errno says why
  bool was_made = false;
};

Temporary writeTemporary(const std::string& folder, std::string_view text, mode_t mode) {
  const auto fill = [&](int file) { return writeAll(file, text) && ::fchmod(file, mode) == 0 && ::fsync(file) == 0; };
  if (const int nameless = openNameless(folder); nameless >= 0) {
    const bool filled = fill(nameless);
    const int write_error = errno;
    const std::string path = filled ? giveName(nameless, folder) : std::string();
    ::close(nameless);
    errno = write_error;
    if (!filled || !path.empty()) return {path, true};
  }
  std::string path = folder + "/.linkwright-XXXXXX";
  const int file = ::mkstemp(path.data());
  if (file < 0) return {};
  const bool filled = fill(file);
  int problem = errno;
  const bool closed = ::close(file) == 0;
  if (filled && closed) return {path, true};
  if (filled) problem = errno;
  ::unlink(path.c_str());
  errno = problem;
  return {{}, true};
}

/// A device or a pipe is written through: a rename would put a plain file in its place.
Diagnostics writeThrough(const std::string& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  const bool written = file >= 0 && writeAll(file, text);
  const int write_error = errno;
  const bool closed = file < 0 || ::close(file) == 0;
  if (written && closed) return {};
  if (!written) errno = write_error;
  return {{Severity::Error, path, 0, Message("Files", "cannot write the file: %1").arg(std::strerror(errno))}};
}

}  // namespace

Diagnostics writeFileAtomically(const std::string& path, std::string_view text) {
  std::error_code error;
  const std::filesystem::path resolved = std::filesystem::weakly_canonical(path, error);
  const std::filesystem::path target = error ? std::filesystem::path(path) : resolved;
  if (std::filesystem::is_directory(target, error)) {
    return {{Severity::Error, path, 0, Message("Files", "the path is a folder; choose a file in it")}};
  }
  struct stat before {};
  const bool is_there = ::stat(path.c_str(), &before) == 0;
  if (is_there && !S_ISREG(before.st_mode)) return writeThrough(path, text);
  const std::string folder = target.has_parent_path() ? target.parent_path().string() : std::string(".");
  const mode_t mode = is_there ? (before.st_mode & 07777U) : 0644U;
  const Temporary temporary = writeTemporary(folder, text, mode);
  if (!temporary.was_made) return failure(path, Message("Files", "cannot write to the folder %1").arg(folder));
  if (temporary.path.empty()) return failure(path, Message("Files", "cannot write the file"));
  if (!renameOnDisk(temporary.path, target.string())) {
    Diagnostics problem = failure(path, Message("Files", "cannot write the file"));
    ::unlink(temporary.path.c_str());
    return problem;
  }
  return {};
}

Diagnostics appendLine(const std::string& path, std::string_view line) {
  const int file = ::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  struct stat now {};
  bool written = file >= 0 && ::fstat(file, &now) == 0;
  if (written) {
    char last = '\n';
    const bool was_cut = now.st_size > 0 && ::pread(file, &last, 1, now.st_size - 1) == 1 && last != '\n';
    written = writeAll(file, std::string(was_cut ? "\n" : "").append(line).append("\n")) && ::fdatasync(file) == 0;
  }
  const int problem = errno;
  if (file >= 0) ::close(file);
  if (written) return {};
  return {{Severity::Error, path, 0, Message("Files", "cannot write the file: %1").arg(std::strerror(problem))}};
}

bool syncToDisk(const std::string& path) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return false;
  const bool is_done = ::fsync(handle) == 0;
  const int why = errno;
  ::close(handle);
  errno = why;
  return is_done;
}

bool renameOnDisk(const std::string& from, const std::string& to) {
  if (::rename(from.c_str(), to.c_str()) != 0) return false;
  // best effort: a file system that cannot sync a folder has still been given the rename
  const std::filesystem::path folder = std::filesystem::path(to).parent_path();
  (void)syncToDisk(folder.empty() ? "." : folder.string());
  return true;
}

}  // namespace linkwright

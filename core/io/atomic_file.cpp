// SPDX-License-Identifier: MIT
#include "core/io/atomic_file.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

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
  return ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
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

/// Copies what a nameless file holds, for a file system that gives it no name.
bool copyAll(int from, int to) {
  std::array<char, 65536> bytes;
  for (off_t at = 0;;) {
    const ssize_t count = ::pread(from, bytes.data(), bytes.size(), at);
    if (count <= 0) return count == 0;
    if (!writeAll(to, {bytes.data(), static_cast<std::size_t>(count)})) return false;
    at += count;
  }
}

std::string folderOfTarget(const std::string& target) {
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  return folder.empty() ? "." : folder.string();
}

/// A file beside `target` with a name of its own, which goes into `path`; -1 where there is none.
int openTemporary(const std::string& target, std::string& path) {
  path = folderOfTarget(target) + "/.linkwright-XXXXXX";
  const int file = ::mkostemp(path.data(), O_CLOEXEC);
  if (file < 0) path.clear();
  return file;
}

}  // namespace

AtomicFile::AtomicFile(std::string path) : path_(std::move(path)) {}

AtomicFile::~AtomicFile() { close(); }

void AtomicFile::close() {
  const int reason = errno;
  if (file_ >= 0) ::close(file_);
  file_ = -1;
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  temporary_.clear();
  errno = reason;
}

Diagnostics AtomicFile::failure() const {
  if (!is_through_) return linkwright::failure(path_, Message("Files", "cannot write the file"));
  return {{Severity::Error, path_, 0, Message("Files", "cannot write the file: %1").arg(std::strerror(errno))}};
}

Diagnostics AtomicFile::open() {
  std::error_code error;
  const std::filesystem::path resolved = std::filesystem::weakly_canonical(path_, error);
  target_ = error ? path_ : resolved.string();
  if (std::filesystem::is_directory(target_, error)) {
    return {{Severity::Error, path_, 0, Message("Files", "the path is a folder; choose a file in it")}};
  }
  struct stat before {};
  const bool is_there = ::stat(path_.c_str(), &before) == 0;
  is_through_ = is_there && !S_ISREG(before.st_mode);
  mode_ = is_there ? (before.st_mode & 07777U) : 0644U;
  if (is_through_) {
    file_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    return file_ < 0 ? failure() : Diagnostics();
  }
  file_ = openNameless(folderOfTarget(target_));
  if (file_ < 0) file_ = openTemporary(target_, temporary_);
  if (file_ >= 0) return {};
  return linkwright::failure(path_, Message("Files", "cannot write to the folder %1").arg(folderOfTarget(target_)));
}

Diagnostics AtomicFile::write(std::string_view text) { return writeAll(file_, text) ? Diagnostics() : failure(); }

Diagnostics AtomicFile::writeOverStart(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t count = ::pwrite(file_, text.data() + at, text.size() - at, static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failure();
    at += static_cast<std::size_t>(count);
  }
  return {};
}

bool AtomicFile::finishTemporary() {
  const auto onDisk = [&] { return ::fchmod(file_, mode_) == 0 && ::fsync(file_) == 0; };
  if (!onDisk()) return false;
  if (!temporary_.empty()) return true;
  temporary_ = giveName(file_, folderOfTarget(target_));
  if (!temporary_.empty()) return true;
  const int nameless = file_;
  file_ = openTemporary(target_, temporary_);
  const bool copied = file_ >= 0 && copyAll(nameless, file_);
  const int reason = errno;
  ::close(nameless);
  errno = reason;
  return copied && onDisk();
}

Diagnostics AtomicFile::commit() {
  bool done = is_through_ || finishTemporary();
  if (done) {
    done = ::close(file_) == 0;
    file_ = -1;
  }
  if (done && !is_through_) {
    done = renameOnDisk(temporary_, target_);
    if (done) temporary_.clear();
  }
  return done ? Diagnostics() : failure();
}

Diagnostics writeFileAtomically(const std::string& path, std::string_view text) {
  AtomicFile file(path);
  Diagnostics problem = file.open();
  if (problem.empty()) problem = file.write(text);
  if (problem.empty()) problem = file.commit();
  return problem;
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

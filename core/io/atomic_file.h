// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Writes `text` to `path` so that whatever happens the file holds either what it held before or all of `text`: a
/// temporary file beside it is written, synced and renamed over it, then the folder is synced. An existing file keeps
/// its permissions; a symbolic link is followed. Empty on success; one error that says what failed and why otherwise,
/// and then nothing is left behind.
Diagnostics writeFileAtomically(const std::string& path, std::string_view text);

/// The same piece by piece: nothing is changed before commit(), and nothing at all without it. A pipe or a device is
/// written through. Each answer is as that of writeFileAtomically, and after an error there is no more to be written.
class AtomicFile {
public:
  explicit AtomicFile(std::string path);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  Diagnostics open();
  Diagnostics write(std::string_view text);
  /// Writes over the first bytes; not of a pipe.
  Diagnostics writeOverStart(std::string_view text);
  Diagnostics commit();

private:
  Diagnostics failure() const;
  bool finishTemporary();
  void close();

  std::string path_;
  std::string target_;     // with links followed
  std::string temporary_;  // its name; empty: it has none yet
  unsigned mode_ = 0;
  int file_ = -1;
  bool is_through_ = false;
};

/// Adds a line to a file, which is made where there is none, on a line of its own: where the last one was cut off, a
/// line break comes before. It is on the disk when this returns, in one piece unless the disk is full. `line` has no
/// line break. Empty on success; one error that says why otherwise.
Diagnostics appendLine(const std::string& path, std::string_view line);

// What it is made of, for who writes the file elsewhere. False where the system refuses, and errno says why.

/// Brings a file or a folder to the disk, which a full one may refuse only now.
bool syncToDisk(const std::string& path);
/// Gives a file or a folder another name in its own folder, in the place of the file of that name; on the disk too.
bool renameOnDisk(const std::string& from, const std::string& to);

}  // namespace linkwright

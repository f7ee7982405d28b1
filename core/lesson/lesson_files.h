// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/zip_file.h"

#include <memory>
#include <string>
#include <vector>

namespace linkwright {

inline constexpr const char* kLessonFile = "lesson.json";

/// Whether a file is there, and not a folder.
bool isFile(const std::string& path);

/// The files of a lesson by their names in it, "text/en.md": those of a folder, or of a zip archive of such a folder,
/// which is read into memory once. Copies share it.
class LessonFiles {
public:
  LessonFiles() = default;  ///< those of the current folder
  /// `place`: a folder, or a file that ends with .zip, with lesson.json at its top or in one folder at its top. Errors:
  /// those of readZip, a file that cannot be read, an archive without a lesson or with several.
  static Result<LessonFiles> open(const std::string& place);
  /// Files that are on no disk.
  static LessonFiles held(std::shared_ptr<const ZipFiles> files);

  bool has(const std::string& name) const;
  /// The bytes of a file. Errors as readTextFile.
  Result<std::string> read(const std::string& name) const;
  /// All that there are, hidden ones apart, sorted. Errors: more than kMostZipEntries; a folder that cannot be read.
  Result<std::vector<std::string>> names() const;
  /// As messages name it: FOLDER/text/en.md, LESSON.zip/text/en.md.
  std::string pathOf(const std::string& name) const;

private:
  std::string place_;
  std::string top_;                          ///< of the archive: where lesson.json is, "" or "levers/"
  std::shared_ptr<const ZipFiles> archive_;  ///< null: a folder, which is looked at when it is asked
};

}  // namespace linkwright

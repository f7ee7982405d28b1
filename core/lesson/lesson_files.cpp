// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_files.h"

#include "core/io/text_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

namespace fs = std::filesystem;

/// The folders of an archive that have a lesson.json: its top, "", or one at its top, "levers/".
std::vector<std::string> topsOf(const ZipFiles& files) {
  if (files.contains(kLessonFile)) return {""};
  std::vector<std::string> tops;
  for (const auto& [name, text] : files) {
    const std::size_t slash = name.find('/');
    if (slash != std::string::npos && name.substr(slash + 1) == kLessonFile) tops.push_back(name.substr(0, slash + 1));
  }
  return tops;
}

}  // namespace

bool isFile(const std::string& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

Result<LessonFiles> LessonFiles::open(const std::string& place) {
  LessonFiles files;
  files.place_ = place;
  std::error_code ignored;
  if (fs::path(place).extension() != ".zip" || fs::is_directory(place, ignored)) return files;
  const Result<std::string> bytes = readTextFile(place);
  if (!bytes) return Result<LessonFiles>::failure(bytes.diagnostics());
  Result<ZipFiles> unpacked = readZip(*bytes, place);
  if (!unpacked) return Result<LessonFiles>::failure(unpacked.diagnostics());
  const std::vector<std::string> tops = topsOf(*unpacked);
  if (tops.size() != 1)
    return Result<LessonFiles>::failure(
        {{Severity::Error, place, 0,
          tops.empty() ? Message("Files", "the archive has no lesson.json, at its top or in one folder there; add it")
                       : Message("Files", "the archive has several lessons; make one of each")}});
  files.top_ = tops.front();
  files.archive_ = std::make_shared<const ZipFiles>(std::move(unpacked).value());
  return files;
}

LessonFiles LessonFiles::held(std::shared_ptr<const ZipFiles> files) {
  LessonFiles made;
  made.archive_ = std::move(files);
  return made;
}

Result<std::vector<std::string>> LessonFiles::names() const {
  std::vector<std::string> names;
  if (archive_ != nullptr) {
    for (const auto& [name, text] : *archive_) {
      if (name.starts_with(top_) && !name.ends_with('/')) names.push_back(name.substr(top_.size()));
    }
    return names;
  }
  std::error_code problem;
  const fs::path top = place_.empty() ? fs::path(".") : fs::path(place_);
  fs::recursive_directory_iterator at(top, problem);
  for (const fs::recursive_directory_iterator end; !problem && at != end; at.increment(problem)) {
    const bool is_hidden = at->path().filename().string().starts_with('.');
    std::error_code ignored;
    if (is_hidden) at.disable_recursion_pending();
    if (is_hidden || !at->is_regular_file(ignored)) continue;
    names.push_back(at->path().lexically_relative(top).generic_string());
    if (static_cast<int>(names.size()) > kMostZipEntries)
      return Result<std::vector<std::string>>::failure(
          {{Severity::Error, place_, 0,
            Message("Files", "the folder has more than %1 files; keep the lesson in a folder of its own")
                .arg(kMostZipEntries)}});
  }
  if (problem)
    return Result<std::vector<std::string>>::failure(
        {{Severity::Error, place_, 0, Message("Files", "cannot be read: %1").arg(problem.message())}});
  std::sort(names.begin(), names.end());
  return names;
}

bool LessonFiles::has(const std::string& name) const {
  return archive_ == nullptr ? isFile(pathOf(name)) : archive_->contains(top_ + name);
}

Result<std::string> LessonFiles::read(const std::string& name) const {
  if (archive_ == nullptr) return readTextFile(pathOf(name));
  const auto found = archive_->find(top_ + name);
  if (found != archive_->end()) return found->second;
  return Result<std::string>::failure(
      {{Severity::Error, pathOf(name), 0, Message("Files", "the archive has no such file; add it")}});
}

std::string LessonFiles::pathOf(const std::string& name) const { return (fs::path(place_) / name).string(); }

}  // namespace linkwright

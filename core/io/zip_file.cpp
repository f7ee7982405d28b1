// SPDX-License-Identifier: MIT
#include "core/io/zip_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <utility>
#include <zip.h>

namespace linkwright {
namespace {

constexpr zip_uint32_t kFileKind = 0170000, kSymbolicLink = 0120000;  // of the mode of a file

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using ArchivedFile = std::unique_ptr<zip_file_t, Discard>;

Message damaged() {
  return Message("Files", "this is no zip archive, or a part of it is missing or damaged; make it again");
}

/// Reads the entries one by one, and stops at what must not be.
class ZipReader {
public:
  explicit ZipReader(zip_t* archive) : archive_(archive) {}

  /// What is wrong; empty where all of it was read.
  Message run() {
    const zip_int64_t count = zip_get_num_entries(archive_, 0);
    if (count > kMostZipEntries)
      return Message("Files", "the archive has more than %1 entries; leave out what is not needed")
          .arg(kMostZipEntries);
    Message problem;
    for (zip_int64_t i = 0; i < count && problem.empty(); ++i) problem = add(static_cast<zip_uint64_t>(i));
    return problem;
  }
  ZipFiles files() { return std::move(files_); }

private:
  /// What is wrong with an entry; its text is in files_ then, unless it is a folder.
  Message add(zip_uint64_t index) {
    const char* const name = zip_get_name(archive_, index, ZIP_FL_ENC_GUESS);
    if (name == nullptr) return damaged();
    Message problem = problemOf(name, index);
    if (!problem.empty() || std::string_view(name).ends_with('/')) return problem;
    std::string& text = files_[name];
    return read(index, name, text);
  }

  Message problemOf(const std::string& name, zip_uint64_t index) const {
    if (name.empty()) return damaged();
    if (name.find('\\') != std::string::npos)
      return Message("Files", "the name '%1' has a backslash; make the archive with / between folders").arg(name);
    const std::filesystem::path path(name);
    if (path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end())
      return Message("Files", "'%1' leads out of the archive; give paths that begin in it and have no \"..\"")
          .arg(name);
    zip_uint32_t attributes = 0;
    zip_file_get_external_attributes(archive_, index, 0, nullptr, &attributes);
    if (((attributes >> 16U) & kFileKind) == kSymbolicLink)
      return Message("Files", "'%1' is a symbolic link; put the file itself into the archive").arg(name);
    if (files_.contains(name)) return Message("Files", "two entries have the name '%1'; keep only one").arg(name);
    return {};
  }

  /// Counts what comes out, not what the archive promises.
  Message read(zip_uint64_t index, const std::string& name, std::string& text) {
    const ArchivedFile file(zip_fopen_index(archive_, index, 0));
    if (file == nullptr) {
      const int reason = zip_error_code_zip(zip_get_error(archive_));
      if (reason == ZIP_ER_NOPASSWD || reason == ZIP_ER_ENCRNOTSUPP)
        return Message("Files", "'%1' is encrypted; make the archive without a password").arg(name);
      if (reason == ZIP_ER_COMPNOTSUPP)
        return Message("Files", "'%1' is packed in a way that is not known here; use the usual one, deflate").arg(name);
      return damaged();
    }
    std::array<char, 65536> buffer;
    while (true) {
      const zip_int64_t count = zip_fread(file.get(), buffer.data(), buffer.size());
      if (count < 0) return damaged();
      if (count == 0) return {};
      bytes_ += static_cast<std::size_t>(count);
      if (bytes_ > kMostZipBytes)
        return Message("Files", "the archive holds more than %1 MB; leave out what is not needed")
            .arg(kMostZipBytes / 1'000'000);
      text.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  zip_t* archive_;
  ZipFiles files_;
  std::size_t bytes_ = 0;
};

}  // namespace

Result<ZipFiles> readZip(std::string_view bytes, const std::string& file_name) {
  zip_error_t ignored;
  zip_error_init(&ignored);
  zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &ignored);
  const Archive archive(source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &ignored));
  // an archive that was opened owns its source
  if (archive == nullptr && source != nullptr) zip_source_free(source);
  zip_error_fini(&ignored);
  ZipReader reader(archive.get());
  // libzip takes no bytes at all for an archive without entries
  const Message problem = archive == nullptr || bytes.empty() ? damaged() : reader.run();
  if (!problem.empty()) return Result<ZipFiles>::failure({{Severity::Error, file_name, 0, problem}});
  return reader.files();
}

Result<std::string> writeZip(const ZipFiles& files) {
  constexpr zip_uint16_t kMidnight = 0, kFirstDay = 0x21;  // of 1980, where the dates of archives begin
  const auto failed = [] { return Result<std::string>::failure(Message("Files", "the archive could not be made")); };
  zip_source_t* const source = zip_source_buffer_create(nullptr, 0, 0, nullptr);
  if (source == nullptr) return failed();
  const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> kept(source, &zip_source_free);
  Archive archive(zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, nullptr));
  if (archive == nullptr) return failed();
  zip_source_keep(source);
  for (const auto& [name, text] : files) {
    zip_source_t* const content = zip_source_buffer(archive.get(), text.data(), text.size(), 0);
    const zip_int64_t index = zip_file_add(archive.get(), name.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      zip_source_free(content);
      return failed();
    }
    zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), kMidnight, kFirstDay, 0);
  }
  zip_t* const closing = archive.release();
  if (zip_close(closing) != 0) {
    zip_discard(closing);
    return failed();
  }
  zip_stat_t size;
  if (zip_source_open(source) != 0 || zip_source_stat(source, &size) != 0) return failed();
  std::string bytes(static_cast<std::size_t>(size.size), '\0');
  const bool whole = zip_source_read(source, bytes.data(), bytes.size()) == static_cast<zip_int64_t>(bytes.size());
  zip_source_close(source);
  if (!whole) return failed();
  return bytes;
}

}  // namespace linkwright

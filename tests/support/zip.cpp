// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/zip.h"

#include "tests/support/command.h"
#include "tests/support/files.h"

#include <algorithm>
#include <stdexcept>
#include <zip.h>

namespace linkwright::test {
namespace {

constexpr zip_uint32_t kModeOfLink = 0120777;

void done(bool well) {
  if (!well) throw std::runtime_error("libzip could not make the archive");
}

}  // namespace

std::string zipOf(const std::vector<ZipEntry>& entries) {
  const TemporaryFolder folder;
  const std::string file = folder.file("made.zip");
  zip_t* const archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_EXCL, nullptr);
  done(archive != nullptr);
  bool can_encrypt = true;
  for (const ZipEntry& entry : entries) {
    if (entry.name.ends_with('/')) {
      done(zip_dir_add(archive, entry.name.c_str(), ZIP_FL_ENC_UTF_8) >= 0);
      continue;
    }
    zip_source_t* const source = zip_source_buffer(archive, entry.text.data(), entry.text.size(), 0);
    const zip_int64_t index = zip_file_add(archive, entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    done(index >= 0);
    const auto at = static_cast<zip_uint64_t>(index);
    if (entry.kind == ZipEntry::SymbolicLink)
      done(zip_file_set_external_attributes(archive, at, 0, ZIP_OPSYS_UNIX, kModeOfLink << 16U) == 0);
    if (entry.kind == ZipEntry::Encrypted)
      can_encrypt = zip_file_set_encryption(archive, at, ZIP_EM_AES_256, "secret") == 0 && can_encrypt;
  }
  if (!can_encrypt) {
    zip_discard(archive);
    return {};
  }
  done(zip_close(archive) == 0);
  return readFile(file);
}

std::string zipOfFolder(const std::filesystem::path& folder, const std::string& top) {
  std::vector<ZipEntry> entries;
  for (const auto& each : std::filesystem::recursive_directory_iterator(folder)) {
    if (each.is_regular_file())
      entries.push_back({top + each.path().lexically_relative(folder).generic_string(), readFile(each.path())});
  }
  std::sort(entries.begin(), entries.end(), [](const ZipEntry& a, const ZipEntry& b) { return a.name < b.name; });
  return zipOf(entries);
}

}  // namespace linkwright::test

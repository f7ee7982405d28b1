// SPDX-License-Identifier: MIT
#include "core/io/mesh_path.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <optional>
#include <system_error>
#include <variant>

namespace linkwright {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongest = 4096;  // characters of a path

/// Asks for one file after the other until one is there.
class Search {
public:
  bool tryFile(const fs::path& file) {
    std::string name = file.lexically_normal().string();
    if (name.empty() || std::find(place.tried.begin(), place.tried.end(), name) != place.tried.end()) return false;
    place.tried.push_back(name);
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return false;
    place.path = std::move(name);
    return true;
  }
  MeshPlace refuse(Message why) {
    place.refused = std::move(why);
    return std::move(place);
  }

  MeshPlace place;
};

// %20 and its like, where a file name is written as an address
std::string unescaped(const std::string& text) {
  const auto digit = [](char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_escape = text[i] == '%' && i + 2 < text.size() &&
                           std::isxdigit(static_cast<unsigned char>(text[i + 1])) &&
                           std::isxdigit(static_cast<unsigned char>(text[i + 2]));
    if (!is_escape) {
      plain += text[i];
      continue;
    }
    plain += static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2]));
    i += 2;
  }
  return plain;
}

bool climbs(const fs::path& path) {
  return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
}

// package/rest beside each folder above `start`, and rest in a folder that is itself called `package`
bool foundUpwards(Search& search, const fs::path& start, const fs::path& package, const fs::path& rest) {
  for (fs::path folder = start; !folder.empty(); folder = folder.parent_path()) {
    if (folder.filename() == package && search.tryFile(folder / rest)) return true;
    if (search.tryFile(folder / package / rest)) return true;
    if (folder == folder.parent_path()) return false;
  }
  return false;
}

// the whole of `rest` in the folder, then with fewer and fewer of its own folders
bool foundByEnd(Search& search, const fs::path& folder, const fs::path& rest) {
  std::vector<fs::path> parts;
  for (const fs::path& part : rest.lexically_normal().relative_path()) {
    // what comes before a climb says nothing about another folder
    if (part == "..") parts.clear();
    if (part != ".." && part != ".") parts.push_back(part);
  }
  for (std::size_t first = 0; first < parts.size(); ++first) {
    fs::path file = folder;
    for (std::size_t i = first; i < parts.size(); ++i) file /= parts[i];
    if (search.tryFile(file)) return true;
  }
  return false;
}

std::vector<fs::path> absolute(const std::vector<std::string>& folders) {
  std::vector<fs::path> paths;
  for (const std::string& folder : folders) {
    std::error_code error;
    fs::path path = fs::absolute(folder, error).lexically_normal();
    if (folder.empty() || error) continue;
    // a slash at the end would hide the folder's name
    paths.push_back(path.has_filename() ? path : path.parent_path());
  }
  return paths;
}

fs::path folderOf(const std::string& robot_file) {
  std::error_code error;
  return robot_file.empty() ? fs::path() : fs::absolute(robot_file, error).lexically_normal().parent_path();
}

MeshPlace findInPackage(Search search, const std::string& path, const fs::path& robot, const MeshFolders& folders) {
  const std::size_t slash = path.find('/');
  if (slash == 0 || slash == std::string::npos || slash + 1 == path.size()) {
    return search.refuse(Message("Files", "the path names a package but no file in the package"));
  }
  const fs::path package = path.substr(0, slash);
  const fs::path rest = fs::path(path.substr(slash + 1)).relative_path();
  if (climbs(package) || climbs(rest))
    return search.refuse(Message("Files", "the path leaves its package through '..'"));
  if (package == "." || rest.empty())
    return search.refuse(Message("Files", "the path names a package but no file in the package"));
  if (foundUpwards(search, robot, package, rest)) return search.place;
  for (const fs::path& folder : absolute(folders.packages)) {
    if (folder.filename() == package && search.tryFile(folder / rest)) return search.place;
    if (search.tryFile(folder / package / rest)) return search.place;
  }
  for (const fs::path& folder : absolute(folders.picked)) {
    if (search.tryFile(folder / package / rest) || foundByEnd(search, folder, rest) ||
        foundUpwards(search, folder, package, rest)) {
      return search.place;
    }
  }
  return search.place;
}

MeshPlace findFile(Search search, const std::string& path, const fs::path& robot, const MeshFolders& folders) {
  const fs::path file = path;
  if (file.is_absolute()) {
    if (search.tryFile(file)) return search.place;
  } else if (!robot.empty() && search.tryFile(robot / file)) {
    return search.place;
  }
  for (const fs::path& folder : absolute(folders.picked)) {
    if (foundByEnd(search, folder, file)) break;
  }
  return search.place;
}

// `:` of a scheme before any slash
std::optional<std::string> schemeOf(const std::string& uri) {
  const std::size_t end = uri.find("://");
  if (end == std::string::npos || end == 0) return {};
  const bool is_word = std::all_of(uri.begin(), uri.begin() + static_cast<std::ptrdiff_t>(end), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '+' || c == '-' || c == '.';
  });
  if (!is_word) return {};
  std::string scheme = uri.substr(0, end);
  std::transform(scheme.begin(), scheme.end(), scheme.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return scheme;
}

}  // namespace

MeshPlace findMesh(const std::string& uri, const std::string& robot_file, const MeshFolders& folders) {
  Search search;
  if (uri.empty()) return search.refuse(Message("Files", "the file name is missing"));
  if (uri.size() > kLongest || uri.find('\0') != std::string::npos)
    return search.refuse(Message("Files", "the file name is not valid"));
  const fs::path robot = folderOf(robot_file);
  const std::optional<std::string> scheme = schemeOf(uri);
  if (!scheme) return findFile(std::move(search), uri, robot, folders);
  const std::string rest = uri.substr(scheme->size() + 3);
  if (*scheme == "package" || *scheme == "model") return findInPackage(std::move(search), rest, robot, folders);
  if (*scheme == "file") {
    if (rest.empty()) return search.refuse(Message("Files", "the file name is missing"));
    MeshPlace plain = findFile(search, rest, robot, folders);
    if (plain.found() || unescaped(rest) == rest || unescaped(rest).find('\0') != std::string::npos) return plain;
    search.place = std::move(plain);
    return findFile(std::move(search), unescaped(rest), robot, folders);
  }
  if (*scheme == "http" || *scheme == "https" || *scheme == "ftp") {
    return search.refuse(
        Message("Files", "files are not downloaded; save the mesh on this computer and give its path"));
  }
  return search.refuse(Message("Files", "'%1://' is not supported").arg(*scheme));
}

Message meshProblem(const std::string& uri, const MeshPlace& place) {
  if (place.found()) return {};
  if (place.refused.empty())
    return Message("Files", "mesh not found: '%1'; a generated shape is used instead").arg(uri);
  return Message("Files", "mesh not found: '%1': %2; a generated shape is used instead").arg(uri, place.refused);
}

void rebaseMeshes(Mechanism& mechanism, const std::string& from_file, const std::string& to_file) {
  namespace fs = std::filesystem;
  std::error_code problem;
  const fs::path from = fs::absolute(from_file, problem).parent_path();
  const fs::path to = fs::absolute(to_file, problem).parent_path();
  if (from_file.empty() || problem || from == to) return;
  for (Link& link : mechanism.links) {
    for (Shape& shape : link.shapes) {
      auto* mesh = std::get_if<Mesh>(&shape.geometry);
      if (mesh == nullptr || mesh->uri.empty() || mesh->uri.find("://") != std::string::npos) continue;
      const fs::path path(mesh->uri);
      if (path.is_absolute() || !fs::is_regular_file(from / path, problem)) continue;
      mesh->uri = (from / path).lexically_normal().lexically_proximate(to).generic_string();
    }
  }
}

}  // namespace linkwright

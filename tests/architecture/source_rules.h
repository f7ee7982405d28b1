// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace linkwright::test {

/// A place in the tree that breaks one of its rules.
struct Violation {
  std::string file;  ///< path from the root
  int line = 0;      ///< 1-based; 0: the whole file
  std::string message;
};

std::string toString(const std::vector<Violation>& violations);

/// Tells whether a file exists, given its path from the root.
using FileExists = std::function<bool(const std::string&)>;

/// True for what we write by hand and what carries a licence line: C++, CMake, shell and Python.
bool isSource(const std::string& file, const std::string& text);

/// The include rules: who may see whom, what stays in its folder, repo-rooted paths that exist.
std::vector<Violation> checkIncludes(const std::string& file, const std::string& text, const FileExists& exists);

/// The licence line: MIT in core/, examples/ and python/, GPL-3.0-or-later elsewhere, within the first two lines.
std::vector<Violation> checkLicence(const std::string& file, const std::string& text);

/// Size of files of the product; once-only guards; nothing left half done; no `using namespace` in headers.
std::vector<Violation> checkForm(const std::string& file, const std::string& text);

/// Nothing that belongs to one machine: its folders, its package hosts.
std::vector<Violation> checkMachine(const std::string& file, const std::string& text);

/// A Markdown page's links to files: each exists, seen from the page's own folder.
std::vector<Violation> checkLinks(const std::string& file, const std::string& text, const FileExists& exists);

/// Every file of the tree that belongs to it, as paths from the root: what git ignores is left out.
std::vector<std::string> treeFiles(const std::filesystem::path& root);

}  // namespace linkwright::test

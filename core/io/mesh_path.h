// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/mechanism/mechanism.h"

#include <string>
#include <vector>

namespace linkwright {

/// Where meshes are looked for, other than from the robot's own file.
struct MeshFolders {
  std::vector<std::string> packages;  ///< hold packages side by side, as ROS_PACKAGE_PATH names them
  /// By a person. Each is a package, holds packages, lies inside one, or holds the files themselves.
  std::vector<std::string> picked;
};

struct MeshPlace {
  std::string path;                ///< of a regular file; empty: not found
  Message refused;                 ///< why it is not looked for at all, a sentence without a full stop
  std::vector<std::string> tried;  ///< where it was looked for, in that order, each once
  bool found() const { return !path.empty(); }
};

/// Finds the file that `uri` of a robot's file means. Only existence is asked for: nothing is opened.
/// - `package://name/rest` (`model://` too): in a folder called `name`, with or without a package.xml, beside or above
///   the robot's file; then in `packages`; then in the picked folders.
/// - `file://path`, an absolute path and a path relative to the folder of the robot's file; then in the picked folders,
///   by the last parts of the path: the whole of it, then with fewer and fewer of its folders.
/// A rest that leaves its package by `..` is refused, and so is every other scheme (http and the like).
/// `robot_file` may be empty: relative paths are then found in the picked folders only.
MeshPlace findMesh(const std::string& uri, const std::string& robot_file, const MeshFolders& folders = {});

/// The warning of a reader where it is not found; empty where it is.
Message meshProblem(const std::string& uri, const MeshPlace& place);

/// For a copy that is written to `to_file`: relative paths of meshes that lie by `from_file` are made to lead there
/// still. Other paths stay as they are.
void rebaseMeshes(Mechanism& mechanism, const std::string& from_file, const std::string& to_file);

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/mesh_path.h"
#include "core/mechanism/mechanism.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

class Model;

/// Reads a URDF. All problems are collected as diagnostics with file and line, not only the first. Warnings: a mesh
/// that is not there, an element that is not understood, an inertia that is impossible. Errors: XML that is not well
/// formed, names that are missing, duplicate or dangling, numbers that are not numbers, cycles, floating and
/// planar joints (refused by name), more than kMaxLinks links. The result always compiles.
/// Our own additions to URDF are read from a <linkwright> element: see the manual's page on files.
/// Meshes are looked for from the folder of `file_name` and in `folders`; none is read. `model`, where it is given, is
/// what the mechanism compiles to.
Result<Mechanism> readUrdf(std::string_view text, const std::string& file_name, const MeshFolders& folders = {},
                           std::optional<Model>* model = nullptr);
Result<Mechanism> readUrdfFile(const std::string& path);

/// One thing that URDF cannot hold.
struct UrdfLoss {
  Message part;     ///< "link 'arm'", "joint 'elbow'", "scene"
  Message what;     ///< "URDF has no capsule"
  Message instead;  ///< what is written in its place: "a cylinder of the same total length is written"
};

struct UrdfText {
  std::string text;
  std::vector<UrdfLoss> losses;  ///< of the mechanism, in the order of its links and joints
  Diagnostics lost;              ///< the same as warnings
};
/// What a scene holds beside its mechanism and URDF has no place for.
std::vector<UrdfLoss> sceneLossesInUrdf(const SceneData& scene);
/// The same as a warning each.
Diagnostics lostInUrdf(const SceneData& scene);

/// Writes a mechanism as URDF, with numbers that read back to the last bit (at most 17 digits). Reading it back gives
/// the same torques (rotor, friction and springs apart).
UrdfText writeUrdf(const Mechanism& mechanism);

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/mesh_path.h"
#include "core/io/problems.h"
#include "core/mechanism/shape.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>
#include <tinyxml2.h>

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace linkwright::urdf {

/// A limit at least this large stands for none: URDF has no word for infinity.
inline constexpr double kNoLimit = 1e30;

using Element = tinyxml2::XMLElement;

/// The outermost element of an XML; null, with an error that names the line, where the text is none.
const Element* rootOf(std::string_view text, tinyxml2::XMLDocument& document, Problems& problems);

/// The text of an attribute, empty where it is absent.
std::string attribute(const Element& element, const char* name);

/// The only child of that name, null where there is none; a second one is warned about.
const Element* child(const Element& element, const char* name, Problems& problems);

/// Warns about each child that is neither in `known` nor an extension that other programs read.
void warnOfUnknown(const Element& element, std::initializer_list<std::string_view> known, Problems& problems);

/// `wanted` numbers of an attribute into `out`; false, with an error that names line and attribute, where they are not.
bool numbers(const Element& element, const char* name, double* out, int wanted, Problems& problems);
/// One number; `fallback` where the attribute is absent or wrong (the latter is an error).
double number(const Element& element, const char* name, double fallback, Problems& problems);
/// One number that has to be there; 0 and an error where it is not.
double neededNumber(const Element& element, const char* name, Problems& problems);

/// The pose of <origin xyz rpy> below `element`, the identity where there is none.
Pose origin(const Element& element, Problems& problems);

/// Colours by the names of their materials.
using Materials = std::map<std::string, std::array<double, 4>>;
/// Adds what a <material> element defines.
void readMaterial(const Element& material, Materials& materials, Problems& problems);

/// Finds the mesh files of one URDF, each once.
class MeshFinder {
public:
  MeshFinder(std::string urdf_file, MeshFolders folders)
      : urdf_file_(std::move(urdf_file)), folders_(std::move(folders)) {}
  const MeshPlace& find(const std::string& uri);

private:
  std::string urdf_file_;
  MeshFolders folders_;
  std::map<std::string, MeshPlace> seen_;
};

/// Reads a <visual>; nothing where it has no usable geometry.
std::optional<Shape> readVisual(const Element& visual, const Materials& materials, MeshFinder& meshes,
                                Problems& problems);

}  // namespace linkwright::urdf

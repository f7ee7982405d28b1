// SPDX-License-Identifier: MIT
#include "core/io/urdf_elements.h"

#include <filesystem>
#include <system_error>

namespace linkwright::urdf {

namespace {

namespace fs = std::filesystem;

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

/// Looks for package/rest beside each folder above `start`, and for rest in a folder that is called `package`.
bool foundUpwards(const fs::path& start, const fs::path& package, const fs::path& rest) {
  for (fs::path folder = start;; folder = folder.parent_path()) {
    if (isFile(folder / package / rest)) return true;
    if (folder.filename() == package && isFile(folder / rest)) return true;
    if (folder == folder.parent_path()) return false;
  }
}

bool lookFor(const std::string& urdf_file, const std::string& uri) {
  std::error_code error;
  const fs::path folder = fs::absolute(fs::path(urdf_file), error).parent_path();
  for (const char* scheme : {"package://", "model://"}) {
    if (!uri.starts_with(scheme)) continue;
    const std::string path = uri.substr(std::string_view(scheme).size());
    const std::size_t slash = path.find('/');
    if (slash == std::string::npos) return false;
    return foundUpwards(folder, path.substr(0, slash), path.substr(slash + 1));
  }
  if (uri.starts_with("file://")) return isFile(folder / uri.substr(7));
  return isFile(folder / uri);
}

std::optional<Geometry> readMesh(const Element& e, MeshFinder& meshes, Problems& problems) {
  Mesh mesh;
  mesh.uri = attribute(e, "filename");
  if (e.Attribute("scale") != nullptr) numbers(e, "scale", mesh.scale.data(), 3, problems);
  if (mesh.uri.empty()) {
    problems.warning(e.GetLineNum(), "<mesh> names no file; a generated shape stands in for it");
  } else if (!meshes.exists(mesh.uri)) {
    problems.warning(e.GetLineNum(), "mesh not found: '" + mesh.uri + "'; a generated shape stands in for it");
  }
  return mesh;
}

/// One of the shapes of <geometry>, without judging its size.
std::optional<Geometry> readShape(const Element& e, MeshFinder& meshes, Problems& problems) {
  const std::string_view kind = e.Name();
  if (kind == "box") {
    Box box;
    numbers(e, "size", box.size.data(), 3, problems);
    return box;
  }
  if (kind == "cylinder") return Cylinder{neededNumber(e, "radius", problems), neededNumber(e, "length", problems)};
  if (kind == "capsule") return Capsule{neededNumber(e, "radius", problems), neededNumber(e, "length", problems)};
  if (kind == "sphere") return Sphere{neededNumber(e, "radius", problems)};
  if (kind == "mesh") return readMesh(e, meshes, problems);
  problems.warning(e.GetLineNum(), std::string("<").append(kind) + "> is no shape that is understood; it is left out");
  return std::nullopt;
}

struct HasSize {
  bool operator()(const Box& box) const { return (box.size.array() > 0.0).all(); }
  bool operator()(const Cylinder& c) const { return c.radius > 0.0 && c.length > 0.0; }
  bool operator()(const Capsule& c) const { return c.radius > 0.0 && c.length >= 0.0; }
  bool operator()(const Sphere& s) const { return s.radius > 0.0; }
  bool operator()(const Beam&) const { return true; }  // URDF has none
  bool operator()(const Mesh&) const { return true; }
};

}  // namespace

bool MeshFinder::exists(const std::string& uri) {
  const auto [it, added] = seen_.try_emplace(uri, false);
  if (added) it->second = lookFor(urdf_file_, uri);
  return it->second;
}

std::optional<Shape> readVisual(const Element& visual, const Materials& materials, MeshFinder& meshes,
                                Problems& problems) {
  warnOfUnknown(visual, {"origin", "geometry", "material", "meta"}, problems);
  const Element* geometry = child(visual, "geometry", problems);
  const Element* solid = geometry != nullptr ? geometry->FirstChildElement() : nullptr;
  if (solid == nullptr) {
    problems.warning(visual.GetLineNum(), "<visual> has no shape in a <geometry>; it is left out");
    return std::nullopt;
  }
  const std::optional<Geometry> form = readShape(*solid, meshes, problems);
  if (!form) return std::nullopt;
  if (!std::visit(HasSize{}, *form)) {
    problems.warning(solid->GetLineNum(), std::string("<") + solid->Name() + "> has no size; it is left out");
    return std::nullopt;
  }

  Shape shape;
  shape.geometry = *form;
  shape.X_LS = origin(visual, problems);
  if (const Element* material = child(visual, "material", problems)) {
    shape.material = attribute(*material, "name");
    // a colour of its own comes before that of the same name elsewhere
    Materials own;
    readMaterial(*material, own, problems);
    const bool is_own = !own.empty();
    const auto found = is_own ? own.begin() : materials.find(shape.material);
    if (is_own || found != materials.end()) {
      shape.rgba = found->second;
      shape.has_colour = true;
    } else if (material->FirstChildElement("texture") == nullptr) {
      problems.warning(material->GetLineNum(), "material '" + shape.material + "' has no colour; the view chooses one");
    }
  }
  return shape;
}

}  // namespace linkwright::urdf

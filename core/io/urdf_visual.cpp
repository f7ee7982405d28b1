// SPDX-License-Identifier: MIT
#include "core/io/urdf_elements.h"

namespace linkwright::urdf {

namespace {

std::optional<Geometry> readMesh(const Element& e, MeshFinder& meshes, Problems& problems) {
  Mesh mesh;
  mesh.uri = attribute(e, "filename");
  if (e.Attribute("scale") != nullptr) numbers(e, "scale", mesh.scale.data(), 3, problems);
  if (mesh.uri.empty()) {
    problems.warning(e.GetLineNum(), Message("Files", "<mesh> names no file; a generated shape is used instead"));
  } else if (const Message problem = meshProblem(mesh.uri, meshes.find(mesh.uri)); !problem.empty()) {
    problems.add({{Severity::Warning, problems.file(), e.GetLineNum(), problem, DiagnosticKind::MissingMesh}});
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
  problems.warning(e.GetLineNum(), Message("Files", "<%1> is not a known shape; it is ignored").arg(kind));
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

const MeshPlace& MeshFinder::find(const std::string& uri) {
  const auto [it, added] = seen_.try_emplace(uri);
  if (added) it->second = findMesh(uri, urdf_file_, folders_);
  return it->second;
}

std::optional<Shape> readVisual(const Element& visual, const Materials& materials, MeshFinder& meshes,
                                Problems& problems) {
  warnOfUnknown(visual, {"origin", "geometry", "material", "meta"}, problems);
  const Element* geometry = child(visual, "geometry", problems);
  const Element* solid = geometry != nullptr ? geometry->FirstChildElement() : nullptr;
  if (solid == nullptr) {
    problems.warning(visual.GetLineNum(), Message("Files", "<visual> has no shape in a <geometry>; it is ignored"));
    return std::nullopt;
  }
  const std::optional<Geometry> form = readShape(*solid, meshes, problems);
  if (!form) return std::nullopt;
  if (!std::visit(HasSize{}, *form)) {
    problems.warning(solid->GetLineNum(),
                     Message("Files", "<%1> has a zero or negative dimension; it is ignored").arg(solid->Name()));
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
      problems.warning(material->GetLineNum(),
                       Message("Files", "material '%1' has no colour; a default colour is used").arg(shape.material));
    }
  }
  return shape;
}

}  // namespace linkwright::urdf

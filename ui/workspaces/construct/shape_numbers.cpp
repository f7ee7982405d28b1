// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/shape_numbers.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct OuterSize {
  Eigen::Vector3d operator()(const Box& box) const { return box.size; }
  Eigen::Vector3d operator()(const Cylinder& c) const { return {2.0 * c.radius, 2.0 * c.radius, c.length}; }
  Eigen::Vector3d operator()(const Capsule& c) const {
    return {2.0 * c.radius, 2.0 * c.radius, c.length + 2.0 * c.radius};
  }
  Eigen::Vector3d operator()(const Sphere& s) const { return Eigen::Vector3d::Constant(2.0 * s.radius); }
  Eigen::Vector3d operator()(const Beam& b) const { return outerSize(b); }
  Eigen::Vector3d operator()(const Mesh&) const { return Eigen::Vector3d::Constant(0.1); }
};

}  // namespace

QString ShapeWords::nameOf(ShapeKind kind) {
  switch (kind) {
    //: noun: a shape
    case ShapeKind::Box: return tr("Box");
    case ShapeKind::Cylinder: return tr("Cylinder");
    case ShapeKind::Capsule: return tr("Capsule");
    case ShapeKind::Sphere: return tr("Sphere");
    //: noun: a shape
    case ShapeKind::Beam: return tr("Beam");
    //: noun: a shape made of triangles
    case ShapeKind::Mesh: return tr("Mesh");
  }
  return {};
}

std::vector<ShapeNumber> ShapeWords::figuresOf(Geometry& geometry) {
  const auto size = [](const QString& name, double& value) { return ShapeNumber{name, &value, false, true}; };
  if (auto* box = std::get_if<Box>(&geometry))
    return {size(tr("x"), box->size.x()), size(tr("y"), box->size.y()), size(tr("z"), box->size.z())};
  if (auto* cylinder = std::get_if<Cylinder>(&geometry))
    return {size(tr("radius"), cylinder->radius), size(tr("length"), cylinder->length)};
  if (auto* capsule = std::get_if<Capsule>(&geometry))
    return {size(tr("radius"), capsule->radius), {tr("length"), &capsule->length, true, true}};
  if (auto* sphere = std::get_if<Sphere>(&geometry)) return {size(tr("radius"), sphere->radius)};
  if (auto* beam = std::get_if<Beam>(&geometry)) {
    return {size(tr("width"), beam->section.width),
            size(tr("height"), beam->section.height),
            size(tr("length"), beam->length),
            {tr("wall thickness"), &beam->section.wall, true, true}};
  }
  Eigen::Vector3d& scale = std::get<Mesh>(geometry).scale;
  const auto factor = [](const QString& name, double& value) { return ShapeNumber{name, &value, false, false}; };
  return {factor(tr("x"), scale.x()), factor(tr("y"), scale.y()), factor(tr("z"), scale.z())};
}

QString ShapeWords::problemWith(const Geometry& geometry, int figure, double value) {
  Geometry changed = geometry;
  const std::vector<ShapeNumber> figures = figuresOf(changed);
  if (figure < 0 || figure >= static_cast<int>(figures.size())) return {};
  const ShapeNumber& asked = figures[static_cast<std::size_t>(figure)];
  // a mesh can be mirrored, and cannot be flat
  if (!asked.is_length) return value != 0.0 ? QString() : tr("a scale of 0 would make the mesh flat");
  if (asked.may_be_zero ? value < 0.0 : !(value > 0.0))
    return asked.may_be_zero ? tr("%1 must be at least 0 m").arg(asked.name)
                             : tr("%1 must be greater than 0 m").arg(asked.name);
  *asked.value = value;
  if (const auto* beam = std::get_if<Beam>(&changed)) {
    const double side = std::min(beam->section.width, beam->section.height);
    if (!(2.0 * beam->section.wall < side))
      return tr("the wall thickness must be less than %1 m, half the smaller of width and height")
          .arg(0.5 * side, 0, 'g', 6);
  }
  return {};
}

Geometry asKind(const Geometry& geometry, ShapeKind kind) {
  const Eigen::Vector3d size = std::visit(OuterSize{}, geometry);
  const double radius = 0.5 * std::min(size.x(), size.y());
  switch (kind) {
    case ShapeKind::Box: return Box{size};
    case ShapeKind::Cylinder: return Cylinder{radius, size.z()};
    case ShapeKind::Capsule: return Capsule{radius, std::max(size.z() - 2.0 * radius, 0.1 * size.z())};
    case ShapeKind::Sphere: return Sphere{0.5 * size.minCoeff()};
    case ShapeKind::Beam: return Beam{Section{Section::Form::Rectangle, size.x(), size.y(), 0.0}, size.z()};
    case ShapeKind::Mesh: break;
  }
  return Mesh{};
}

}  // namespace linkwright::ui

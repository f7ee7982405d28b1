// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_guess.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <variant>

namespace linkwright::ui {

namespace {

constexpr double kNothing = 1e-9;  // m
constexpr double kParallel = 0.9;  // cosine between a bar and its link
constexpr int kElements = 4;
constexpr double kWidth = 0.01, kHeight = 0.005;   // m, of a link that looks like no bar
constexpr double kFirstRoot = 1.8751040687119611;  // cos x cosh x = -1

/// The hollow rectangle; torsion by Bredt's formula for thin walls.
BeamSection boxSection(const Section& given) {
  const double w = given.width, h = given.height, t = given.wall;
  BeamSection section = rectangleSection(w, h);
  const BeamSection inner = rectangleSection(w - 2.0 * t, h - 2.0 * t);
  section.area -= inner.area;
  section.I_y -= inner.I_y;
  section.I_z -= inner.I_z;
  const double around = (w - t) * (h - t);
  section.J = 2.0 * t * around * around / (w + h - 2.0 * t);
  section.shear = 0.5;
  return section;
}

/// A bar as a shape has it, in the link's frame.
struct Bar {
  Eigen::Vector3d centre = Eigen::Vector3d::Zero(), axis = Eigen::Vector3d::UnitZ(), x = Eigen::Vector3d::UnitX();
  double length = 0.0;
  BeamSection section;  ///< width (of I_z) along x
};

std::optional<BeamSection> sectionOf(const Section& given) {
  const bool is_hollow = given.wall > 0.0;
  if (given.form == Section::Form::Rectangle)
    return is_hollow ? boxSection(given) : rectangleSection(given.width, given.height);
  if (given.width != given.height) return std::nullopt;
  return is_hollow ? tubeSection(given.width, given.wall) : circleSection(given.width);
}

std::optional<Bar> barOf(const Shape& shape) {
  const auto& [R, p] = shape.X_LS;
  if (const auto* box = std::get_if<Box>(&shape.geometry)) {
    Eigen::Index along = 0;
    const double length = box->size.maxCoeff(&along);
    const Eigen::Index x = (along + 1) % 3, y = (along + 2) % 3;
    if (!(box->size.minCoeff() > 0.0)) return std::nullopt;
    return Bar{p, R.col(along), R.col(x), length, rectangleSection(box->size[x], box->size[y])};
  }
  if (const auto* cylinder = std::get_if<Cylinder>(&shape.geometry))
    return Bar{p, R.col(2), R.col(0), cylinder->length, circleSection(2.0 * cylinder->radius)};
  if (const auto* capsule = std::get_if<Capsule>(&shape.geometry))
    return Bar{p, R.col(2), R.col(0), capsule->length, circleSection(2.0 * capsule->radius)};
  if (const auto* beam = std::get_if<Beam>(&shape.geometry)) {
    if (const std::optional<BeamSection> section = sectionOf(beam->section))
      return Bar{p, R.col(2), R.col(0), beam->length, *section};
  }
  return std::nullopt;
}

/// The longest bar among a link's shapes; where `way` is not zero, of those along it. Length 0: there is none.
Bar longestBar(const Link& link, const Eigen::Vector3d& way) {
  Bar longest;
  for (const Shape& shape : link.shapes) {
    const std::optional<Bar> bar = barOf(shape);
    if (!bar || bar->length <= longest.length) continue;
    if (way.norm() > kNothing && std::abs(bar->axis.dot(way)) < kParallel * way.norm()) continue;
    longest = *bar;
  }
  return longest;
}

/// The outermost of what a link has, to a nanometre: turned shapes leave round-off.
std::optional<Eigen::Vector3d> guessedTip(const Link& link) {
  Eigen::Vector3d tip = Eigen::Vector3d::Zero();
  const auto offer = [&](const Eigen::Vector3d& p) {
    const Eigen::Vector3d even = (p / kNothing).array().round() * kNothing;
    if (even.norm() > tip.norm() + kNothing) tip = even;
  };
  const Bar bar = longestBar(link, Eigen::Vector3d::Zero());
  if (bar.length > 0.0) {
    offer(bar.centre + 0.5 * bar.length * bar.axis);
    offer(bar.centre - 0.5 * bar.length * bar.axis);
  }
  for (const Payload& payload : link.payloads) offer(payload.p_L);
  if (link.inertial) offer(2.0 * link.inertial->p_LLcm);
  return tip.norm() > kNothing ? std::optional(tip) : std::nullopt;
}

const Link& linkAt(const Mechanism& mechanism, int link) { return mechanism.links[static_cast<std::size_t>(link)]; }

}  // namespace

std::optional<Eigen::Vector3d> tipOf(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  if (spec.tip) return spec.tip;
  for (const Joint& joint : mechanism.joints) {
    if (joint.parent == link && (joint.X_PJ.p - spec.root).norm() > kNothing) return joint.X_PJ.p;
  }
  return std::nullopt;
}

ElasticLink guessedLink(const Mechanism& mechanism, int link) {
  const Link& own = linkAt(mechanism, link);
  ElasticLink spec;
  spec.link = own.name;
  spec.elements = kElements;
  if (!tipOf(mechanism, link, spec)) spec.tip = guessedTip(own);
  spec.section = rectangleSection(kWidth, kHeight);
  const Eigen::Vector3d way = tipOf(mechanism, link, spec).value_or(Eigen::Vector3d::Zero());
  const Bar bar = longestBar(own, way);
  if (!(bar.length > 0.0)) return spec;
  spec.section = bar.section;
  // the beam's y is where the shape's width is, whatever way that turns about the beam
  spec.up = bar.axis.cross(bar.x);
  return spec;
}

bool couldBend(const Mechanism& mechanism, int link) {
  const Link& own = linkAt(mechanism, link);
  return own.inertial || !own.shapes.empty() || !own.payloads.empty() || tipOf(mechanism, link, {}).has_value();
}

std::optional<BeamProperties> figuresOf(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  const std::optional<Eigen::Vector3d> tip = tipOf(mechanism, link, spec);
  BeamProperties figures;
  figures.length = tip ? (*tip - spec.root).norm() : 0.0;
  if (!(figures.length > kNothing)) return std::nullopt;
  const auto& inertial = linkAt(mechanism, link).inertial;
  figures.has_own_mass = inertial && inertial->mass > 0.0;
  figures.mass = figures.has_own_mass ? inertial->mass : spec.material.density * spec.section.area * figures.length;
  figures.EI_y = spec.material.young * spec.section.I_y;
  figures.EI_z = spec.material.young * spec.section.I_z;
  figures.EA = spec.material.young * spec.section.area;
  const double L = figures.length;
  const auto frequency = [&](double EI) {
    return kFirstRoot * kFirstRoot / (2.0 * std::numbers::pi * L * L) * std::sqrt(EI * L / figures.mass);
  };
  figures.across_y = frequency(figures.EI_z);
  figures.across_z = frequency(figures.EI_y);
  return figures;
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: MIT
#include "core/beam/beam_suggestion.h"

#include "core/base/index.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <variant>

namespace linkwright {

namespace {

constexpr double kNothing = 1e-9;   // m
constexpr double kAlongLink = 0.9;  // cosine between a bar and its link
constexpr int kElements = 4;
constexpr double kStripWidth = 0.01, kStripHeight = 0.005;  // m, of a link that looks like no bar
constexpr double kFirstRoot = 1.8751040687119611;           // cos x cosh x = -1

/// A bar as a shape has it, in the link's frame.
struct Bar {
  Eigen::Vector3d centre_L = Eigen::Vector3d::Zero(), axis_L = Eigen::Vector3d::UnitZ(), x_L = Eigen::Vector3d::UnitX();
  double length = 0.0;
  BeamSection section;  ///< width (of I_z) along x
};

std::optional<BeamSection> sectionOf(const Section& given) {
  const bool is_hollow = given.wall > 0.0;
  if (given.form == Section::Form::Rectangle)
    return is_hollow ? boxSection(given.width, given.height, given.wall) : rectangleSection(given.width, given.height);
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

/// The longest bar among a link's shapes; where `way_L` is not zero, of those along it. Length 0: there is none.
Bar longestBar(const Link& link, const Eigen::Vector3d& way_L) {
  Bar longest;
  for (const Shape& shape : link.shapes) {
    const std::optional<Bar> bar = barOf(shape);
    if (!bar || bar->length <= longest.length) continue;
    if (way_L.norm() > kNothing && std::abs(bar->axis_L.dot(way_L)) < kAlongLink * way_L.norm()) continue;
    longest = *bar;
  }
  return longest;
}

/// The outermost of what a link has, to a nanometre: turned shapes leave round-off.
std::optional<Eigen::Vector3d> outermost(const Link& link) {
  Eigen::Vector3d tip_L = Eigen::Vector3d::Zero();
  const auto offer = [&](const Eigen::Vector3d& p_L) {
    const Eigen::Vector3d even = (p_L / kNothing).array().round() * kNothing;
    if (even.norm() > tip_L.norm() + kNothing) tip_L = even;
  };
  const Bar bar = longestBar(link, Eigen::Vector3d::Zero());
  if (bar.length > 0.0) {
    offer(bar.centre_L + 0.5 * bar.length * bar.axis_L);
    offer(bar.centre_L - 0.5 * bar.length * bar.axis_L);
  }
  for (const Payload& payload : link.payloads) offer(payload.p_L);
  if (link.inertial) offer(2.0 * link.inertial->p_LLcm);
  return tip_L.norm() > kNothing ? std::optional(tip_L) : std::nullopt;
}

}  // namespace

std::optional<Eigen::Vector3d> beamTip(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  if (spec.tip) return spec.tip;
  for (const Joint& joint : mechanism.joints) {
    if (joint.parent == link && (joint.X_PJ.p - spec.root).norm() > kNothing) return joint.X_PJ.p;
  }
  return std::nullopt;
}

ElasticLink suggestedBeam(const Mechanism& mechanism, int link) {
  const Link& own = mechanism.links[at(link)];
  ElasticLink spec;
  spec.link = own.name;
  spec.elements = kElements;
  if (!beamTip(mechanism, link, spec)) spec.tip = outermost(own);
  spec.section = rectangleSection(kStripWidth, kStripHeight);
  const Bar bar = longestBar(own, beamTip(mechanism, link, spec).value_or(Eigen::Vector3d::Zero()));
  if (!(bar.length > 0.0)) return spec;
  spec.section = bar.section;
  // the beam's y is where the shape's width is, whatever way that turns about the beam
  spec.up = bar.axis_L.cross(bar.x_L);
  return spec;
}

bool couldBend(const Mechanism& mechanism, int link) {
  const Link& own = mechanism.links[at(link)];
  return own.inertial || !own.shapes.empty() || !own.payloads.empty() || beamTip(mechanism, link, {}).has_value();
}

std::optional<BeamProperties> beamProperties(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  const std::optional<Eigen::Vector3d> tip_L = beamTip(mechanism, link, spec);
  BeamProperties beam;
  beam.length = tip_L ? (*tip_L - spec.root).norm() : 0.0;
  if (!(beam.length > kNothing)) return std::nullopt;
  const auto& inertial = mechanism.links[at(link)].inertial;
  beam.has_own_mass = inertial && inertial->mass > 0.0;
  beam.mass = beam.has_own_mass ? inertial->mass : spec.material.density * spec.section.area * beam.length;
  beam.EI_y = spec.material.young * spec.section.I_y;
  beam.EI_z = spec.material.young * spec.section.I_z;
  beam.EA = spec.material.young * spec.section.area;
  const double L = beam.length;
  const auto frequency = [&](double EI) {
    return kFirstRoot * kFirstRoot / (2.0 * std::numbers::pi * L * L) * std::sqrt(EI * L / beam.mass);
  };
  beam.across_y = frequency(beam.EI_z);
  beam.across_z = frequency(beam.EI_y);
  return beam;
}

}  // namespace linkwright

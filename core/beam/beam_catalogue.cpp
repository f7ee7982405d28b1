// SPDX-License-Identifier: MIT
#include "core/beam/beam_catalogue.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace linkwright {

namespace {

constexpr double kSame = 1e-9;
constexpr double kWallOfDiameter = 0.1;  // of a tube that is started
constexpr double kLargest = 100.0;       // m

bool isSame(double a, double b) { return std::abs(a - b) <= kSame * std::max(std::abs(a), std::abs(b)); }

bool isSame(const BeamSection& a, const BeamSection& b) {
  return isSame(a.area, b.area) && isSame(a.I_y, b.I_y) && isSame(a.I_z, b.I_z) && isSame(a.J, b.J) &&
         isSame(a.shear, b.shear);
}

/// The decimal number that was meant: roots lose the last bits of 0.005.
double rounded(double value, int digits) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits).ptr;
  std::from_chars(text, end, value);
  return value;
}

std::array<double, 2> sidesOf(const BeamSection& section) {
  return {std::sqrt(12.0 * section.I_z / section.area), std::sqrt(12.0 * section.I_y / section.area)};
}

/// Of a ring: area = pi (R^2 - r^2), 4 I / area = R^2 + r^2.
std::optional<SectionSizes> ringOf(const BeamSection& section) {
  const double sum = 4.0 * section.I_y / section.area, difference = section.area / std::numbers::pi;
  if (!(sum > difference)) return std::nullopt;
  const double outer = std::sqrt(0.5 * (sum + difference)), inner = std::sqrt(0.5 * (sum - difference));
  return SectionSizes{SectionForm::Tube, {2.0 * outer, outer - inner}};
}

}  // namespace

SectionSizes recognised(const BeamSection& section) {
  if (!(section.area > 0.0 && section.I_y > 0.0 && section.I_z > 0.0)) return {};
  std::vector<SectionSizes> guesses = {{SectionForm::Round, {2.0 * std::sqrt(section.area / std::numbers::pi), 0.0}},
                                       {SectionForm::Rectangle, sidesOf(section)}};
  if (const std::optional<SectionSizes> ring = ringOf(section)) guesses.push_back(*ring);
  for (SectionSizes& guess : guesses) {
    for (double& size : guess.size) size = rounded(size, 12);
    if (problemOf(guess).empty() && isSame(sectionOf(guess), section)) return guess;
  }
  return {};
}

BeamSection sectionOf(const SectionSizes& sizes) {
  const auto [first, second] = sizes.size;
  if (sizes.form == SectionForm::Round) return circleSection(first);
  return sizes.form == SectionForm::Tube ? tubeSection(first, second) : rectangleSection(first, second);
}

SectionSizes startedAs(SectionForm form, const BeamSection& section) {
  const SectionSizes now = recognised(section);
  const bool is_round = now.form == SectionForm::Round || now.form == SectionForm::Tube;
  std::array<double, 2> sides = is_round ? std::array{now.size[0], now.size[0]} : sidesOf(section);
  for (double& side : sides) side = rounded(side, 3);
  const double across = std::max(sides[0], sides[1]);
  if (form == SectionForm::Rectangle) return {form, sides};
  if (form == SectionForm::Round) return {form, {across, 0.0}};
  return {form, {across, rounded(kWallOfDiameter * across, 3)}};
}

Message problemOf(const SectionSizes& sizes) {
  const auto [first, second] = sizes.size;
  if (!(first > 0.0) || (sizes.form != SectionForm::Round && !(second > 0.0)))
    return Message("Elastic", "must be greater than 0");
  if (first > kLargest || second > kLargest) return Message("Elastic", "must be at most 100 m");
  if (sizes.form == SectionForm::Tube && 2.0 * second > first)
    return Message("Elastic", "wall thickness must be at most half the diameter");
  return {};
}

std::vector<NamedMaterial> namedMaterials() {
  return {{Message("Elastic", "Steel"), {2e11, 7.7e10, 7800.0}},
          {Message("Elastic", "Aluminium"), {7e10, 2.6e10, 2700.0}},
          {Message("Elastic", "Titanium"), {1.14e11, 4.3e10, 4430.0}},
          {Message("Elastic", "Carbon/epoxy (fibre direction)"), {1.35e11, 5e9, 1600.0}},
          {Message("Elastic", "PVC"), {3e9, 1.1e9, 1400.0}}};
}

int recognised(const BeamMaterial& material) {
  const std::vector<NamedMaterial> all = namedMaterials();
  const auto found = std::find_if(all.begin(), all.end(), [&](const NamedMaterial& named) {
    const BeamMaterial& it = named.material;
    return isSame(it.young, material.young) && isSame(it.shear, material.shear) && isSame(it.density, material.density);
  });
  return found != all.end() ? static_cast<int>(found - all.begin()) : -1;
}

}  // namespace linkwright

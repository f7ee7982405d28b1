// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_section.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kSame = 1e-9;
constexpr double kWallOfDiameter = 0.1;  // of a tube that is begun

struct SetupSectionText {
  Q_DECLARE_TR_FUNCTIONS(SetupSection)
};

bool isSame(double a, double b) { return std::abs(a - b) <= kSame * std::max(std::abs(a), std::abs(b)); }

bool isSame(const BeamSection& a, const BeamSection& b) {
  return isSame(a.area, b.area) && isSame(a.I_y, b.I_y) && isSame(a.I_z, b.I_z) && isSame(a.J, b.J) &&
         isSame(a.shear, b.shear);
}

std::array<double, 2> sidesOf(const BeamSection& section) {
  return {std::sqrt(12.0 * section.I_z / section.area), std::sqrt(12.0 * section.I_y / section.area)};
}

/// Of a ring: area = pi (R² - r²), 4 I / area = R² + r².
std::optional<SectionSizes> ringOf(const BeamSection& section) {
  const double sum = 4.0 * section.I_y / section.area, difference = section.area / std::numbers::pi;
  if (!(sum > difference)) return std::nullopt;
  const double outer = std::sqrt(0.5 * (sum + difference)), inner = std::sqrt(0.5 * (sum - difference));
  return SectionSizes{SectionForm::Tube, {2.0 * outer, outer - inner}};
}

}  // namespace

double decimalOf(double value, int digits) { return QString::number(value, 'g', digits).toDouble(); }

SectionSizes recognised(const BeamSection& section) {
  if (!(section.area > 0.0 && section.I_y > 0.0 && section.I_z > 0.0)) return {};
  std::vector<SectionSizes> guesses = {{SectionForm::Round, {2.0 * std::sqrt(section.area / std::numbers::pi), 0.0}},
                                       {SectionForm::Rectangle, sidesOf(section)}};
  if (const std::optional<SectionSizes> ring = ringOf(section)) guesses.push_back(*ring);
  for (SectionSizes& guess : guesses) {
    for (double& size : guess.size) size = decimalOf(size, 12);
    if (wrongSizes(guess).isEmpty() && isSame(sectionOf(guess), section)) return guess;
  }
  return {};
}

BeamSection sectionOf(const SectionSizes& sizes) {
  const auto [first, second] = sizes.size;
  if (sizes.form == SectionForm::Round) return circleSection(first);
  return sizes.form == SectionForm::Tube ? tubeSection(first, second) : rectangleSection(first, second);
}

SectionSizes begunAs(SectionForm form, const BeamSection& section) {
  const SectionSizes now = recognised(section);
  const bool is_round = now.form == SectionForm::Round || now.form == SectionForm::Tube;
  std::array<double, 2> sides = is_round ? std::array{now.size[0], now.size[0]} : sidesOf(section);
  for (double& side : sides) side = decimalOf(side, 3);
  const double across = std::max(sides[0], sides[1]);
  if (form == SectionForm::Rectangle) return {form, sides};
  if (form == SectionForm::Round) return {form, {across, 0.0}};
  return {form, {across, decimalOf(kWallOfDiameter * across, 3)}};
}

QString wrongSizes(const SectionSizes& sizes) {
  const auto [first, second] = sizes.size;
  if (!(first > 0.0) || (sizes.form != SectionForm::Round && !(second > 0.0)))
    return SetupSectionText::tr("must be greater than 0");
  if (first > 100.0 || second > 100.0)
    return SetupSectionText::tr(
        "must be at most 100\u2009"
        "000 mm");
  if (sizes.form == SectionForm::Tube && 2.0 * second > first)
    return SetupSectionText::tr("wall thickness must be at most half the diameter");
  return {};
}

std::vector<NamedMaterial> namedMaterials() {
  return {{SetupSectionText::tr("Steel"), {2e11, 7.7e10, 7800.0}},
          {SetupSectionText::tr("Aluminium"), {7e10, 2.6e10, 2700.0}},
          {SetupSectionText::tr("Titanium"), {1.14e11, 4.3e10, 4430.0}},
          {SetupSectionText::tr("Carbon/epoxy (fibre direction)"), {1.35e11, 5e9, 1600.0}},
          {SetupSectionText::tr("PVC"), {3e9, 1.1e9, 1400.0}}};
}

int recognised(const BeamMaterial& material) {
  const std::vector<NamedMaterial> all = namedMaterials();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const BeamMaterial& named = all[i].material;
    if (isSame(named.young, material.young) && isSame(named.shear, material.shear) &&
        isSame(named.density, material.density))
      return static_cast<int>(i);
  }
  return -1;
}

}  // namespace linkwright::ui

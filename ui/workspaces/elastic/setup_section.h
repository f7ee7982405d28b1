// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_link.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// What a person calls a section; a scene knows its figures alone.
enum class SectionForm { Rectangle, Round, Tube, Own };

/// A form with its sizes, m: width (along y) and height (along z), a diameter, or a diameter and a wall.
struct SectionSizes {
  SectionForm form = SectionForm::Own;
  std::array<double, 2> size = {0.0, 0.0};
};

/// The form whose figures these are, to 1e-9 of each; Own where there is none.
SectionSizes recognised(const BeamSection& section);
/// The figures of a form that is not Own.
BeamSection sectionOf(const SectionSizes& sizes);
/// Sizes to begin with in another form: about as wide and high as `section` is. Own: none.
SectionSizes begunAs(SectionForm form, const BeamSection& section);
/// Why there can be no such section, in words; empty: there can.
QString wrongSizes(const SectionSizes& sizes);

struct NamedMaterial {
  QString name;
  BeamMaterial material;
};
/// Usual figures of handbooks, by name. Of carbon/epoxy those along the fibre.
std::vector<NamedMaterial> namedMaterials();
/// The place in that list of a material with these figures, -1: it is none of them.
int recognised(const BeamMaterial& material);

/// The decimal number that was meant: factors of units and roots lose the last bits of 0.005.
double decimalOf(double value, int digits = 15);

}  // namespace linkwright::ui

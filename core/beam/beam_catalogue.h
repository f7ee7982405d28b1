// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/beam/beam_section.h"

#include <array>
#include <vector>

namespace linkwright {

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
/// Sizes to start with in another form: about as wide and high as `section` is. Own: none.
SectionSizes startedAs(SectionForm form, const BeamSection& section);
/// Why there can be no such section; empty: there can.
Message problemOf(const SectionSizes& sizes);

struct NamedMaterial {
  Message name;
  BeamMaterial material;
};
/// Usual figures of handbooks, by name. Of carbon/epoxy those along the fibre.
std::vector<NamedMaterial> namedMaterials();
/// The place in that list of a material with these figures, to 1e-9 of each; -1: it is none of them.
int recognised(const BeamMaterial& material);

}  // namespace linkwright

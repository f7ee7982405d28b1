// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

ChoiceWords words(const char* name, const char* tip) {
  return {QCoreApplication::translate("ElasticWords", name), QCoreApplication::translate("ElasticWords", tip)};
}

}  // namespace

ChoiceWords wordsFor(ElementKind kind) {
  if (kind == ElementKind::EulerBernoulli)
    return words("Euler-Bernoulli",
                 "Plane sections stay normal to the beam, the shape is cubic: one element already has the "
                 "3 E I / l³ of a cantilever at its tip");
  return words("Shifted integration",
               "A linear Timoshenko element with one point of integration: 4 E I / l³ from one element, and the right "
               "stiffness from many");
}

ChoiceWords wordsFor(BeamMass mass) {
  switch (mass) {
    case BeamMass::Consistent:
      return words("Consistent", "Spread by the element's own interpolation: the most exact with few elements");
    case BeamMass::Linear:
      return words(
          "Linear",
          "m/6 [2 1; 1 2] in each direction and no inertia of rotations: that of the parallel solution scheme");
    case BeamMass::Lumped: break;
  }
  return words("Lumped", "Half of the element's mass at each of its ends: frequencies come out too low");
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct ElasticText {
  Q_DECLARE_TR_FUNCTIONS(ElasticWords)
};

}  // namespace

ChoiceWords wordsFor(ElementKind kind) {
  if (kind == ElementKind::EulerBernoulli)
    return {ElasticText::tr("Euler-Bernoulli"),
            ElasticText::tr("Use cubic shape functions, with sections that remain normal to the axis. One element "
                            "already gives the tip stiffness 3 E I / l³ of a cantilever.")};
  return {ElasticText::tr("Shifted integration"),
          ElasticText::tr("Use linear Timoshenko elements with one integration point. One element gives a tip "
                          "stiffness of 4 E I / l³, and many elements give the correct stiffness.")};
}

ChoiceWords wordsFor(BeamMass mass) {
  switch (mass) {
    case BeamMass::Consistent:
      //: adjective: mass matrix
      return {ElasticText::tr("Consistent"),
              ElasticText::tr(
                  "Distribute the mass by the element's shape functions, which is most accurate with few elements")};
    case BeamMass::Linear:
      //: adjective: mass matrix
      return {ElasticText::tr("Linear"),
              ElasticText::tr(
                  "Use m/6 [2 1; 1 2] in each direction without rotary inertia, as in the parallel solution scheme")};
    case BeamMass::Lumped: break;
  }
  //: adjective: mass matrix
  return {ElasticText::tr("Lumped"),
          ElasticText::tr("Lump half of the element's mass at each end, which makes the frequencies too low")};
}

}  // namespace linkwright::ui

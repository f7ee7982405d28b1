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
            ElasticText::tr("Plane sections stay normal to the beam, with cubic shape functions: one element already "
                            "has the tip stiffness 3 E I / l³ of a cantilever")};
  return {ElasticText::tr("Shifted integration"),
          ElasticText::tr("A linear Timoshenko element with one integration point: 4 E I / l³ from one element, and "
                          "the right stiffness from many")};
}

ChoiceWords wordsFor(BeamMass mass) {
  switch (mass) {
    case BeamMass::Consistent:
      return {ElasticText::tr("Consistent"),
              ElasticText::tr("Distributed by the element's own interpolation: the most accurate with few elements")};
    case BeamMass::Linear:
      return {ElasticText::tr("Linear"), ElasticText::tr("m/6 [2 1; 1 2] in each direction without rotary inertia: the "
                                                         "mass matrix of the parallel solution scheme")};
    case BeamMass::Lumped: break;
  }
  return {ElasticText::tr("Lumped"),
          ElasticText::tr("Half of the element's mass at each end: frequencies come out too low")};
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/equation_words.h"

#include "core/trace/equation_catalogue.h"
#include "tests/support/catch.h"
#include "ui/widgets/equations.h"

using namespace linkwright;
using namespace linkwright::ui;

TEST_CASE("Each equation of the catalogue has words and a picture in each notation", "[ui][explain]") {
  const Equations equations;
  REQUIRE(equationCatalogue().size() > 40);
  for (const CatalogueEntry& entry : equationCatalogue()) {
    for (const bool prismatic : {false, true}) {
      CAPTURE(entry.id, prismatic);
      CHECK_FALSE(equationTitle(entry.formulation, entry.equation, prismatic).isEmpty());
      CHECK_FALSE(equationPlain(entry.formulation, entry.equation, prismatic).isEmpty());
      const QString sentence = equationSentence(entry.formulation, entry.equation, prismatic);
      CHECK(sentence.endsWith('.'));
      for (const Notation notation :
           {Notation::Source, Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark}) {
        CHECK_FALSE(equations.of(entry.formulation, entry.equation, prismatic, notation).svg.isEmpty());
      }
    }
  }
  CHECK(equationTitle(Formulation::Spatial, EquationId::InertialMoment, false).isEmpty());
  CHECK(equationSentence(Formulation::Spatial, EquationId::InertialMoment, false).isEmpty());
  // gravity: inside the accelerations, or a force
  CHECK(equationNote(Formulation::BodyFrame, EquationId::LinearAcceleration) !=
        equationNote(Formulation::WorldSpatial, EquationId::LinearAcceleration));
}

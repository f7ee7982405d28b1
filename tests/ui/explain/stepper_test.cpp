// SPDX-License-Identifier: GPL-3.0-or-later
// The walk: by link, by equation and by term, to where a quantity comes from and back, on a chain and at a fork.
#include "ui/workspaces/explain/walk/stepper.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/step_keeper.h"
#include "ui/workspaces/explain/walk/walk_map.h"

#include <algorithm>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Walker {
  Document document;
  Interaction interaction;
  std::unique_ptr<Stepper> stepper;

  explicit Walker(const char* example) {
    openExample(document, example);
    const LivelyRates rates = livelyRates(*document.snapshot()->model);
    setState(document, document.snapshot()->q, rates.qd, rates.qdd, "rates");
    stepper = std::make_unique<Stepper>(document, interaction);
  }
  const std::vector<Step>& steps() const { return *document.snapshot()->steps; }
  Walk& walk() { return interaction.walk(); }
  Place place() { return {walk().step(), walk().term()}; }
};

}  // namespace

TEST_CASE("Next and Previous visit every place of the walk, forth and back", "[ui][explain]") {
  for (const char* example : {"planar_3r.json", "torso_with_two_arms.json", "tree_of_three_links.json"}) {
    for (const Granularity granularity : {Granularity::Link, Granularity::Equation, Granularity::Term}) {
      Walker w(example);
      w.walk().setGranularity(granularity);
      w.stepper->first();
      std::vector<Place> out{w.place()};
      for (Place before; w.place() != before;) {
        before = w.place();
        w.stepper->next();
        if (w.place() != before) out.push_back(w.place());
      }
      const auto count = w.steps().size();
      CHECK(out.back() == Place{static_cast<int>(count) - 1, -1});
      if (granularity == Granularity::Equation) CHECK(out.size() == count);
      if (granularity == Granularity::Link) {
        // out and back: each link twice
        CHECK(out.size() == 2U * static_cast<std::size_t>(w.document.snapshot()->model->bodyCount()));
      }
      if (granularity == Granularity::Term) {
        std::size_t terms = 0;
        for (int step = 0; step < static_cast<int>(count); ++step) {
          terms += std::max<std::size_t>(1, termsOf(*w.document.snapshot(), step).summands.size());
        }
        CHECK(out.size() == terms);
      }
      // the same places on the way back
      std::vector<Place> back{w.place()};
      for (Place before; w.place() != before;) {
        before = w.place();
        w.stepper->previous();
        if (w.place() != before && w.walk().step() >= 0) back.push_back(w.place());
      }
      // before the first there is the start
      CHECK(w.walk().step() == -1);
      std::reverse(back.begin(), back.end());
      CHECK(back == out);
    }
  }
}

TEST_CASE("The end of a pass, the source of a quantity, and back again", "[ui][explain]") {
  Walker w("iiwa14.urdf");
  w.stepper->toEndOfPass();
  CHECK(w.steps()[static_cast<std::size_t>(w.walk().step())].pass == Pass::Forward);
  CHECK(w.steps()[static_cast<std::size_t>(w.walk().step() + 1)].pass == Pass::Backward);
  w.stepper->toEndOfPass();
  CHECK(w.walk().step() == static_cast<int>(w.steps().size()) - 1);
  const int from = w.walk().step();
  CHECK_FALSE(w.stepper->canReturn());
  emit w.walk().sourceWanted({3, Quantity::AngularVelocity, -1});
  const Step& source = w.steps()[static_cast<std::size_t>(w.walk().step())];
  CHECK(source.body == 3);
  CHECK(source.equation == EquationId::AngularVelocity);
  CHECK(w.stepper->canReturn());
  w.stepper->returnFromSource();
  CHECK(w.walk().step() == from);
  CHECK_FALSE(w.stepper->canReturn());
  w.stepper->goToTorqueOf(2);
  CHECK(w.steps()[static_cast<std::size_t>(w.walk().step())].equation == EquationId::JointTorque);
}

TEST_CASE("By itself the walk goes on to the end and stops there", "[ui][explain]") {
  Walker w("planar_2r.json");
  w.stepper->setPace(100);
  w.stepper->goTo(static_cast<int>(w.steps().size()) - 3);
  w.stepper->setPlaying(true);
  CHECK(linkwright::test::waitUntil([&] { return !w.stepper->isPlaying(); }));
  CHECK(w.walk().step() == static_cast<int>(w.steps().size()) - 1);
}

TEST_CASE("At a fork the map shows what waits, and words say what is added up", "[ui][explain]") {
  Walker w("torso_with_two_arms.json");
  const Snapshot& s = *w.document.snapshot();
  int fork = -1;
  for (std::size_t body = 0; body < s.model->bodies().size() && fork < 0; ++body) {
    const auto children = std::count_if(s.model->bodies().begin(), s.model->bodies().end(),
                                        [&](const Body& each) { return each.parent == static_cast<int>(body); });
    if (children > 1) fork = static_cast<int>(body);
  }
  REQUIRE(fork >= 0);
  bool waited = false;
  for (int step = 0; step < static_cast<int>(s.steps->size()); ++step) {
    const Step& at = (*s.steps)[static_cast<std::size_t>(step)];
    const std::vector<Visit> visits = visitsAt(s, step);
    CHECK(visits[static_cast<std::size_t>(at.body)] == Visit::Here);
    const auto waiting = std::count(visits.begin(), visits.end(), Visit::Waiting);
    if (at.pass == Pass::Forward) CHECK(waiting == 0);
    if (at.pass == Pass::Backward && at.body > fork && waiting > 0) waited = true;
    const QString words = forkInWords(s, step);
    if (at.body == fork && at.pass == Pass::Backward) CHECK(words.contains("are added"));
    if (at.pass == Pass::Backward && at.body < fork) CHECK(waiting == 0);
  }
  CHECK(waited);
}

TEST_CASE("While the robot moves the walk stays at its term, and the way back at its step", "[ui][explain]") {
  Walker w("puma560.json");
  StepKeeper keeper(w.document, w.interaction);
  w.walk().setGranularity(Granularity::Term);
  const auto& steps = w.steps();
  const auto moment = std::find_if(steps.begin(), steps.end(), [](const Step& step) {
    return step.equation == EquationId::JointMoment && step.body == 2;
  });
  w.walk().setPlace(static_cast<int>(moment - steps.begin()), 1);
  setJoint(w.document, 1, JointField::Velocity, 0.7);
  emit w.document.snapshotChanged();
  CHECK(w.walk().term() == 1);
  // switches add steps before it: the same equation of the same link is returned to
  w.stepper->goToSource({1, Quantity::JointTorque, -1});
  setTorqueTerms(w.document, {true, true});
  emit w.document.snapshotChanged();
  w.stepper->returnFromSource();
  const Step& back = w.steps()[static_cast<std::size_t>(w.walk().step())];
  CHECK(back.equation == EquationId::JointMoment);
  CHECK(back.body == 2);
  // another formulation is looked at in its own axes, whether or not anybody shows it
  w.walk().setAxes(Axes::World);
  setFormulation(w.document, Formulation::Spatial);
  emit w.document.snapshotChanged();
  CHECK(w.walk().axes() == Axes::Link);
}

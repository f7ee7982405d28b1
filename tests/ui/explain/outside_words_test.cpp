// SPDX-License-Identifier: GPL-3.0-or-later
// The recursion of a simulated run starts its way back at the contact: torques are the motors', and the contact's force
// has a line, an arrow and a part of the why-tree of its own, by its name.
#include "ui/workspaces/explain/walk/outside_words.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/simulated.h"
#include "ui/document/contact_instant.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/workspaces/explain/questions/why_words.h"
#include "ui/workspaces/explain/walk/arrow_scales.h"
#include "ui/workspaces/explain/walk/explanation.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

/// Scene (i) at a sample of its run, in the middle of it.
struct OnRun {
  Document document;

  explicit OnRun(Formulation formulation = Formulation::BodyFrame) {
    openExample(document, "arm_on_the_ground_i.json");
    setTorqueTerms(document, {true, true});
    setFormulation(document, formulation);
    const auto run = simulateHere(document, 0.4);
    document.playback().setTime(run->record.times()[run->record.sampleAt(0.3)]);
  }
  const Snapshot& snapshot() const { return *document.snapshot(); }
  int hand() const { return snapshot().model->links()[static_cast<std::size_t>(snapshot().contacts[0].link)].body; }
  int stepOf(EquationId equation) const {
    const std::vector<Step>& steps = *snapshot().steps;
    for (std::size_t k = 0; k < steps.size(); ++k)
      if (steps[k].body == hand() && steps[k].equation == equation) return static_cast<int>(k);
    FAIL("no such step");
    return -1;
  }
  Eigen::Vector3d contactForce() const {
    const ContactInstant& at = snapshot().contacts[0];
    return at.normalForce() + at.frictionForce();
  }
};

const ExplainedTerm& termOf(const Explanation& explanation, const QString& owner) {
  const auto found = std::find_if(explanation.terms.begin(), explanation.terms.end(),
                                  [&](const ExplainedTerm& term) { return term.owner == owner; });
  REQUIRE(found != explanation.terms.end());
  return *found;
}

}  // namespace

TEST_CASE("The recursion of a run gives the motors' torques", "[ui][explain][outside]") {
  const OnRun at(GENERATE(Formulation::BodyFrame, Formulation::Spatial, Formulation::WorldSpatial));
  const Snapshot& s = at.snapshot();
  REQUIRE(s.simulated);
  REQUIRE(s.contacts.size() == 1);
  CHECK(s.contacts[0].sample->f_n > 1.0);
  CHECK((s.tau - s.simulated->tau).cwiseAbs().maxCoeff() < 1e-9);
}

TEST_CASE("The contact's force is a term of its own in the hand's step", "[ui][explain][outside]") {
  const OnRun at;
  const Explanation force = explain(at.snapshot(), {at.stepOf(EquationId::JointForce), -1, Axes::World, {}, false});
  const ExplainedTerm& contact = termOf(force, "contact hand");
  CHECK(contact.sign == QStringLiteral(u"−"));
  CHECK(contact.plain == "fₙ n + fₜ");
  REQUIRE(contact.size == 3);
  // -f_n n - f_t, the minus in front
  for (int i = 0; i < 3; ++i)
    CHECK(contact.values.at(static_cast<std::size_t>(i)) == Approx(at.contactForce()[i]).margin(1e-12));
  // the terms add up to the result
  for (std::size_t i = 0; i < 3; ++i) {
    double sum = 0.0;
    for (const ExplainedTerm& term : force.terms)
      sum += term.sign == QStringLiteral(u"−") ? -term.values.at(i) : term.values.at(i);
    CHECK(sum == Approx(force.results[0].values.at(i)).margin(1e-10));
  }
  CHECK(force.note.contains("Contact hand"));
  CHECK(force.note.contains(QStringLiteral("fₙ₊₁")));
  // its moment in the equation of moments
  const Explanation moment = explain(at.snapshot(), {at.stepOf(EquationId::JointMoment), -1, Axes::World, {}, false});
  const ContactInstant& contact_at = at.snapshot().contacts[0];
  // about the origin of the link that the joint moves; the tip is fixed to it
  const int moved = at.snapshot().model->linkOfBody(at.hand());
  const Eigen::Vector3d lever = contact_at.geometry.point.r - at.snapshot().X_WL[static_cast<std::size_t>(moved)].p;
  const Eigen::Vector3d turns = lever.cross(at.contactForce());
  CHECK(turns.norm() > 1.0);
  const ExplainedTerm& turning = termOf(moment, "contact hand");
  for (int i = 0; i < 3; ++i) CHECK(turning.values.at(static_cast<std::size_t>(i)) == Approx(turns[i]).margin(1e-12));
  CHECK(spokenText(turning).contains("contact hand"));
}

TEST_CASE("Other formulations name it too, and a load beside it keeps its own line", "[ui][explain][outside]") {
  OnRun at(Formulation::Spatial);
  const Explanation wrench = explain(at.snapshot(), {at.stepOf(EquationId::JointWrench), -1, Axes::Link, {}, false});
  CHECK(termOf(wrench, "contact hand").size == 6);
  CHECK(wrench.note.contains("Contact hand"));
  setFormulation(at.document, Formulation::WorldSpatial);
  const Explanation outside =
      explain(at.snapshot(), {at.stepOf(EquationId::ExternalWrench), -1, Axes::Link, {}, false});
  const ExplainedTerm& contact = termOf(outside, "contact hand");
  // linear first: the force as it is in the world
  for (int i = 0; i < 3; ++i)
    CHECK(contact.values.at(static_cast<std::size_t>(i)) == Approx(at.contactForce()[i]).margin(1e-12));

  Snapshot loaded = at.snapshot();
  loaded.loads.push_back(
      {loaded.contacts[0].link, {{0.0, 0.0, -5.0}, Eigen::Vector3d::Zero()}, -1, Eigen::Vector3d::Zero()});
  const std::vector<OutsidePart> parts = outsideOf(loaded, at.hand());
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].name == "load");
  CHECK(parts[1].name == "contact hand");
  CHECK(outsideOf(loaded, 0).empty());
}

TEST_CASE("Without a simulation what acts from outside stays one line", "[ui][explain][outside]") {
  Document document;
  openExample(document, "arm_on_the_ground_i.json");
  const Snapshot& s = *document.snapshot();
  for (int step = 0; step < static_cast<int>(s.steps->size()); ++step)
    for (const ExplainedTerm& term : explain(s, {step, -1, Axes::Link, {}, false}).terms)
      CHECK_FALSE(term.owner.startsWith("contact"));
}

TEST_CASE("The contact has an arrow by its name and is a part of the why-tree", "[ui][explain][outside]") {
  const OnRun at;
  const Snapshot& s = at.snapshot();
  const int step = at.stepOf(EquationId::JointForce);
  const ArrowScales scales = arrowScales(s);
  const std::vector<Arrow> arrows = stepArrows(s, step, scales, {SumArrows::HeadToTail, -1});
  const auto named = std::find_if(arrows.begin(), arrows.end(),
                                  [](const Arrow& arrow) { return arrow.label.contains("contact hand"); });
  REQUIRE(named != arrows.end());
  // it points where minus the force points
  CHECK((named->tip - named->tail).normalized().dot(at.contactForce().normalized()) == Approx(-1.0).margin(1e-9));

  const Why& why = whyOf(s);
  bool found = false;
  for (const WhyNode& cause : why.children(why.root(0))) {
    if (cause.kind != WhyKind::External) continue;
    CHECK(whyWords(cause, *s.model, AngleUnit::Degree, &s).contains("contact hand"));
    for (const WhyNode& wrench : why.children(cause)) {
      found = true;
      INFO(whyWords(wrench, *s.model, AngleUnit::Degree, &s).toStdString());
      CHECK(whyWords(wrench, *s.model, AngleUnit::Degree, &s).startsWith("contact hand on tip"));
    }
  }
  CHECK(found);
}

TEST_CASE("Before the walk it is said whether these are the torques of a run's motors", "[ui][explain][outside]") {
  Document document;
  openExample(document, "arm_on_the_ground_i.json");
  StartPage page(document);
  auto* words = page.findChild<QLabel*>("explainSimulation");
  auto* count_all = page.findChild<QPushButton*>("explainCountAll");
  REQUIRE(words != nullptr);
  REQUIRE(count_all != nullptr);
  page.show(*document.snapshot());
  CHECK(words->text().contains("contain no contact forces"));
  CHECK(count_all->isHidden());
  simulateHere(document, 0.1);
  page.show(*document.snapshot());
  CHECK(words->text().contains("differ"));
  CHECK_FALSE(count_all->isHidden());
  count_all->click();
  page.show(*document.snapshot());
  CHECK(count_all->isHidden());
  CHECK((document.snapshot()->tau - document.snapshot()->simulated->tau).cwiseAbs().maxCoeff() < 1e-9);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes planted in the document: beside the right numbers, never in them.
#include "core/dynamics/attribution.h"
#include "core/dynamics/mistakes.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/contact_instant.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <random>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

/// Largest difference in parts of the largest of the right torques and the part that is left out.
double errorOf(const Eigen::VectorXd& difference, const Eigen::VectorXd& wanted, const Eigen::VectorXd& right) {
  const double largest = std::max({1e-9, right.lpNorm<Eigen::Infinity>(), wanted.lpNorm<Eigen::Infinity>()});
  return (difference - wanted).lpNorm<Eigen::Infinity>() / largest;
}

void goToRandomState(Document& document, std::mt19937& random) {
  const Model& model = *document.snapshot()->model;
  std::uniform_real_distribution<double> within(-1.0, 1.0);
  Eigen::VectorXd q(model.dof()), qd(model.dof()), qdd(model.dof());
  for (Eigen::VectorXd* v : {&q, &qd, &qdd}) {
    for (double& each : *v) each = 2.0 * within(random);
  }
  setState(document, q, qd, qdd, "random");
}

}  // namespace

TEST_CASE("the wrong torques are those of the core, and the right ones stay, on every example", "[ui][document]") {
  for (const QString& example : linkwright::test::exampleFiles()) {
    INFO(example.toStdString());
    Document document;
    openExample(document, example);
    setTorqueTerms(document, {true, true});
    setLoad(document, document.snapshot()->hand, {{3.0, -4.0, 5.0}, {0.5, 0.0, -0.25}});
    std::mt19937 random(20260101);  // the seed
    for (int state = 0; state < 5; ++state) {
      goToRandomState(document, random);
      const SnapshotPtr right = document.snapshot();
      for (const Formulation formulation : {Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial}) {
        setFormulation(document, formulation);
        const Eigen::VectorXd tau = document.snapshot()->tau;
        for (const Mistake mistake : kMistakes) {
          INFO(nameOf(mistake) << " preferably by " << nameOf(formulation));
          setMistakes(document, {mistake});
          const SnapshotPtr s = document.snapshot();
          const Formulation made = *formulationFor({mistake}, formulation);
          CHECK(s->mistaken_tau == inverseDynamics(*s->model, right->input(), made, {mistake}));
          REQUIRE(s->mistaken != nullptr);
          CHECK(s->mistaken->formulation == made);
          CHECK(s->tau == tau);
        }
        setMistakes(document, {});
        CHECK(document.snapshot()->mistaken == nullptr);
        CHECK(document.snapshot()->mistaken_tau.size() == 0);
        CHECK(document.snapshot()->tau == tau);
      }
      setFormulation(document, Formulation::BodyFrame);
      CHECK(document.snapshot()->tau == right->tau);
    }
  }
}

TEST_CASE("what is left out is missing by its part of the attribution", "[ui][document]") {
  for (const QString& example : linkwright::test::exampleFiles()) {
    INFO(example.toStdString());
    Document document;
    openExample(document, example);
    setTorqueTerms(document, {true, true});
    setLoad(document, document.snapshot()->hand, {{30.0, -4.0, 5.0}, {0.5, 0.0, -0.25}});
    std::mt19937 random(7);
    for (int state = 0; state < 5; ++state) {
      goToRandomState(document, random);
      const Snapshot s = *document.snapshot();
      const TorqueParts parts = attributeTorque(*s.model, s.input());
      const auto difference = [&](Mistake mistake) -> Eigen::VectorXd {
        setMistakes(document, {mistake});
        return document.snapshot()->mistaken_tau - document.snapshot()->tau;
      };
      // 1e-12 of the largest torque, as for the attribution itself
      CHECK(errorOf(difference(Mistake::GravityLeftOut), -parts.gravity, s.tau) < 1e-12);
      CHECK(errorOf(difference(Mistake::GravityTwice), parts.gravity, s.tau) < 1e-12);
      CHECK(errorOf(difference(Mistake::GravityWrongSign), -2.0 * parts.gravity, s.tau) < 1e-12);
      CHECK(errorOf(difference(Mistake::RotorLeftOut), -parts.rotor, s.tau) < 1e-12);
      CHECK(errorOf(difference(Mistake::ExternalForceIgnored), -parts.external, s.tau) < 1e-12);
    }
  }
}

TEST_CASE("the wrong curve passes through the wrong torque at the cursor, bit by bit at its samples",
          "[ui][document]") {
  for (const QString& example : linkwright::test::exampleFiles()) {
    INFO(example.toStdString());
    Document document;
    openExample(document, example);
    const Eigen::VectorXd q = document.snapshot()->q;
    storePose(document, "here");
    setState(document, q + Eigen::VectorXd::Constant(q.size(), 0.1), 0.0 * q, 0.0 * q, "there");
    storePose(document, "there");
    setMotion(document, "here", "there", 1.0);
    CHECK(document.snapshot()->motion.curves->mistaken_tau.size() == 0);
    setMistakes(document, {Mistake::NoCentripetalTerm, Mistake::GravityLeftOut});
    for (const Formulation formulation : {Formulation::BodyFrame, Formulation::WorldSpatial}) {
      setFormulation(document, formulation);
      const std::shared_ptr<const MotionCurves> curves = document.snapshot()->motion.curves;
      REQUIRE(curves->mistaken_tau.rows() == curves->tau.rows());
      for (const Eigen::Index k : {Eigen::Index{0}, Eigen::Index{57}, Eigen::Index{200}, curves->tau.rows() - 1}) {
        document.playback().setTime(curves->samples.t[k]);
        CHECK(document.snapshot()->mistaken_tau == curves->mistaken_tau.row(k).transpose());
      }
    }
    setMistakes(document, {});
    CHECK(document.snapshot()->motion.curves->mistaken_tau.size() == 0);
  }
}

TEST_CASE("mistakes are no edits: not undone, not saved, and they stay with the next robot", "[ui][document]") {
  Document document;
  openExample(document, "ur5e.urdf");
  setMistakes(document, {Mistake::NoGyroscopicTerm, Mistake::GravityLeftOut});
  CHECK(document.undoStack()->isClean());
  CHECK(document.undoStack()->count() == 0);
  openExample(document, "scara.json");
  const SnapshotPtr s = document.snapshot();
  CHECK(s->mistakes == MistakeSet{Mistake::NoGyroscopicTerm, Mistake::GravityLeftOut});
  CHECK(s->mistaken_tau == inverseDynamics(*s->model, s->input(), Formulation::BodyFrame, s->mistakes));
  // one is in link frames only, the other in the world's only
  CHECK_THROWS(setMistakes(document, {Mistake::NoCentreLever, Mistake::AxisTurnedByParent}));
  CHECK(document.snapshot()->mistakes == s->mistakes);
}

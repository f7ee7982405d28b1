// SPDX-License-Identifier: GPL-3.0-or-later
// How results settle with shorter steps and more elements: golden errors, and the orders that theory has.
#include "core/beam/convergence.h"

#include "core/beam/convergence_order.h"
#include "core/beam/elastic_settings.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_setup_parts.h"
#include "tests/support/golden_ik.h"

#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The net's joints by their names: a model may number them otherwise.
ElasticSetup netSetup(const Golden& data) {
  PlanarTree tree;
  for (std::size_t i = 0; i < data["parent"].size(); ++i) {
    tree.links.push_back({data["parent"][i].get<int>() - 1, data["L"][i].get<double>(), data["m"][i].get<double>(),
                          data["mt"][i].get<double>(), data["passive"][i].get<int>() != 0});
  }
  ElasticSetup setup = elasticSetupOf(mechanismOf(tree));
  Eigen::VectorXd q0(setup.model->dof()), way = q0;
  for (std::size_t i = 0; i < tree.links.size(); ++i) {
    const int j = setup.model->findJoint("joint_" + std::to_string(i + 1));
    q0[j] = data["q0"][i].get<double>();
    way[j] = data["active_amplitude"][i].get<double>();
  }
  driveBy(setup, TimingLaw::Cycloid, q0, way);
  return setup;
}

ElasticLink steel(int elements, ElementKind kind, BeamMass mass) {
  ElasticLink spec = elasticLink("beam", {0.8, 0.0, 0.0}, elements, kind, mass);
  spec.section = rectangleSection(0.02, 0.01);
  return spec;
}

}  // namespace

TEST_CASE("Orders are found again, against the exact result and against one of the same method",
          "[beam][convergence]") {
  for (const double p : {0.5, 1.0, 2.0, 4.0}) {
    for (const double h_ref : {0.0, 0.125}) {
      CAPTURE(p, h_ref);
      std::vector<double> h, e;
      for (const double step : {8.0, 4.0, 2.0, 1.0, 0.5, 0.25}) {
        h.push_back(step);
        e.push_back(0.3 * (std::pow(step, p) - (h_ref > 0.0 ? std::pow(h_ref, p) : 0.0)));
      }
      CHECK(observedOrder(h, e, 0.0, h_ref) == Approx(p).epsilon(1e-6));
      CHECK(orderBetween(h[4], e[4], h[5], e[5], h_ref) == Approx(p).epsilon(1e-6));
      // what is below the floor does not count, and two have to be left
      e[5] = 1e-30;
      CHECK(observedOrder(h, e, 1e-20, h_ref) == Approx(p).epsilon(1e-6));
      CHECK(std::isnan(observedOrder(h, e, 0.9 * e[0], h_ref)));
    }
  }
  CHECK(std::isnan(orderBetween(1.0, 0.0, 0.5, 1.0)));
}

TEST_CASE("The arm with rigid links errs as the golden figures do, with order 2", "[beam][convergence]") {
  const ElasticSetup setup = goldenArmSetup(TimingLaw::Cycloid);
  StepStudyOptions options;
  options.steps = {0.001, 0.01, 0.005};
  std::vector<double> told;
  double progress = 0.0;
  const Result<StepStudy> study = studySteps(
      setup, options, {}, [&](const StepStudy& so_far) { told.push_back(static_cast<double>(so_far.rows.size())); },
      [&](double share) {
        CHECK(share >= progress);
        progress = share;
      });
  REQUIRE(study.ok());
  CHECK(told == std::vector<double>{1.0, 2.0, 3.0});
  CHECK(progress <= 1.0);
  CHECK(progress > 0.9);
  CHECK(study->against == StepReference::ExactRigid);
  CHECK(study->dt_reference == 0.0);
  REQUIRE(study->rows.size() == 3);
  const double golden[] = {2.59e-3, 6.47e-4, 2.59e-5}, steps[] = {0.01, 0.005, 0.001};
  for (std::size_t k = 0; k < 3; ++k) {
    const StepRow& row = study->rows[k];
    CAPTURE(row.dt);
    CHECK(row.dt == steps[k]);
    CHECK(row.problem.empty());
    CHECK(row.q == Approx(golden[k]).epsilon(0.01));
    CHECK(row.passive < 1e-12);
    // rigid links: along its own motion the scheme is Newton and Euler's, to round-off
    CHECK(row.scheme_newton < 1e-12);
    CHECK(row.scheme_hybrid == Approx(row.newton_hybrid).margin(1e-12));
    CHECK(row.scheme_hybrid == Approx(row.tau).epsilon(1e-9));
  }
  CHECK(study->q_order == Approx(2.0).epsilon(0.02));
  CHECK(study->tau_order == Approx(2.0).epsilon(0.02));
}

TEST_CASE("Chains and trees with any passive joints err as the golden nets do", "[beam][convergence]") {
  const Golden data = goldenFile("passive_nets.json");
  for (const auto& [name, net] : data["nets"].items()) {
    CAPTURE(name);
    const ElasticSetup setup = netSetup(net);
    StepStudyOptions options;
    options.steps = {0.01, 0.005};
    const Result<StepStudy> study = studySteps(setup, options);
    REQUIRE(study.ok());
    REQUIRE(study->rows.size() == 2);
    for (const StepRow& row : study->rows) {
      CAPTURE(row.dt, row.problem);
      const std::string key = row.dt == 0.01 ? "0.01" : "0.005";
      if (!net["errors_dt"].contains(key)) continue;
      // the golden figure is looked for at every fiftieth of a second
      CHECK(row.q == Approx(net["errors_dt"][key][0].get<double>()).epsilon(0.03));
      CHECK(row.passive < 1e-12);
    }
  }
}

TEST_CASE("A locked start costs an order", "[beam][convergence]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic);
  StepStudyOptions options;
  options.steps = {0.008, 0.004, 0.002, 0.001};
  Result<StepStudy> study = studySteps(setup, options);
  REQUIRE(study.ok());
  CHECK(study->q_order == Approx(2.0).epsilon(0.02));
  setup.settings.edit().start = ElasticStart::Locked;
  study = studySteps(setup, options);
  REQUIRE(study.ok());
  CHECK(study->q_order == Approx(1.0).epsilon(0.02));
  // 0.0202 rad at 1 ms
  CHECK(study->rows.back().q == Approx(0.0202).epsilon(0.05));
}

TEST_CASE("Where links bend the finest run is what others are held against, and the order allows for it",
          "[beam][convergence]") {
  ElasticSetup setup = goldenArmSetup(
      TimingLaw::Cycloid, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 1, ElementKind::EulerBernoulli, BeamMass::Linear)});
  setup.settings.edit().duration = 0.5;
  StepStudyOptions options;
  options.steps = {0.001, 0.0005, 0.00025, 0.000125};
  const Result<StepStudy> study = studySteps(setup, options);
  REQUIRE(study.ok());
  CHECK(study->against == StepReference::FinestRun);
  CHECK(study->dt_reference == 0.000125);
  REQUIRE(study->rows.size() == 4);
  CHECK(std::isnan(study->rows.back().q));
  CHECK(study->q_order == Approx(2.0).epsilon(0.02));
  for (const StepRow& row : study->rows) {
    CHECK(row.passive < 1e-9);
    // a bending link needs other torques than a rigid one, however short the step
    CHECK(row.scheme_newton > 1e-6);
    CHECK(row.scheme_hybrid > 1e-6);
  }
}

TEST_CASE("The ladder of steps keeps its bounds", "[beam][convergence]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cycloid);
  setup.settings.edit().dt = 1e-3;
  CHECK(stepLadder(setup) == std::vector<double>{8e-3, 4e-3, 2e-3, 1e-3, 5e-4, 2.5e-4});
  setup.settings.edit().dt = 0.05;
  CHECK(stepLadder(setup) == std::vector<double>{0.1, 0.05, 0.025, 0.0125});
  setup.settings.edit().dt = 2e-6;
  CHECK(stepLadder(setup, 4e5) == std::vector<double>{1.6e-5, 8e-6});
  setup.settings.edit().dt = 1e-6;
  CHECK(stepLadder(setup, 1e9).back() == 1e-6);
}

TEST_CASE("A study of steps is stopped, and says what it cannot do", "[beam][convergence]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cycloid);
  std::stop_source stop;
  const Result<StepStudy> stopped =
      studySteps(setup, {}, stop.get_token(), [&](const StepStudy&) { stop.request_stop(); });
  REQUIRE(stopped.ok());
  CHECK(stopped->was_stopped);
  CHECK(stopped->rows.size() == 1);
  CHECK(stopped->asked == 6);

  const auto refusal = [](const ElasticSetup& of, std::vector<double> steps) {
    StepStudyOptions options;
    options.steps = std::move(steps);
    const Result<StepStudy> study = studySteps(of, options);
    REQUIRE_FALSE(study.ok());
    return study.diagnostics().front().message.text();
  };
  CHECK(refusal(setup, {0.01, 0.003}).find("is not an integer multiple of the step") != std::string::npos);
  CHECK(refusal(setup, {0.01}).find("fewer than two step sizes") != std::string::npos);
  CHECK(refusal(setup, {0.01, 4e-6}).find("too many") != std::string::npos);
  CHECK(refusal(setup, {0.5, 0.01}).find("between 1e-6 s and 0.1 s") != std::string::npos);
  setup.motion.reset();
  CHECK(refusal(setup, {}).find("the duration is unknown") == 0);
}

TEST_CASE("Frequencies of a cantilever settle with order 4, and with order 2 where elements are simpler",
          "[beam][convergence]") {
  struct Case {
    ElementKind kind;
    BeamMass mass;
    double order;
  };
  for (const auto& [kind, mass, order] : {Case{ElementKind::EulerBernoulli, BeamMass::Consistent, 4.0},
                                          Case{ElementKind::EulerBernoulli, BeamMass::Lumped, 2.0},
                                          Case{ElementKind::ShiftedIntegration, BeamMass::Consistent, 2.0}}) {
    CAPTURE(static_cast<int>(kind), static_cast<int>(mass));
    const ElasticSetup setup = elasticSetupOf(cantilever(), {steel(3, kind, mass)});
    ElementStudyOptions options;
    options.elements = {4, 8, 16, 32};
    options.modes = 2;
    const Result<ElementStudy> study = studyElements(setup, options);
    REQUIRE(study.ok());
    REQUIRE(study->rows.size() == 4);
    CHECK(study->finest == 32);
    CHECK_FALSE(study->is_weightless);
    for (int mode = 0; mode < 2; ++mode) {
      CAPTURE(mode);
      CHECK(study->order[mode] == Approx(order).margin(0.05 * order));
      CHECK(std::isnan(study->rows.back().change[mode]));
      CHECK(study->rows[2].change[mode] < study->rows[0].change[mode]);
    }
    CHECK(study->rows[1].size == 48);
  }
}

TEST_CASE("With consistent masses more elements never raise a frequency", "[beam][convergence]") {
  // spaces of shapes that hold one another: the k-th smallest Rayleigh quotient cannot grow (Courant, Fischer)
  const ElasticSetup setup =
      elasticSetupOf(cantilever(), {steel(1, ElementKind::EulerBernoulli, BeamMass::Consistent)});
  const Result<ElementStudy> study = studyElements(setup);
  REQUIRE(study.ok());
  REQUIRE(study->rows.size() == 6);
  for (std::size_t k = 1; k < study->rows.size(); ++k) {
    for (Eigen::Index mode = 0; mode < 4; ++mode) {
      CAPTURE(study->rows[k].elements, mode);
      CHECK(study->rows[k].frequency[mode] <= study->rows[k - 1].frequency[mode] * (1.0 + 1e-8));
    }
  }
}

TEST_CASE("A study of elements is stopped, looks at one link, and says what it cannot do", "[beam][convergence]") {
  const ElasticLink one = elasticLink("rod_1", {0.25, 0.0, 0.0}, 2), two = elasticLink("rod_2", {0.25, 0.0, 0.0}, 3);
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {one, two});
  ElementStudyOptions options;
  options.elements = {1, 4};
  options.link = "rod_2";
  Result<ElementStudy> study = studyElements(setup, options);
  REQUIRE(study.ok());
  REQUIRE(study->rows.size() == 2);
  // two of rod_1 stay
  CHECK(study->rows[0].size == 6 * (2 + 1));
  CHECK(study->rows[1].size == 6 * (2 + 4));
  options.most_size = 20;
  study = studyElements(setup, options);
  REQUIRE(study.ok());
  CHECK(study->asked == 1);
  options.link = "base";
  CHECK(studyElements(setup, options).diagnostics().front().message == "link 'base' is not elastic");

  // nothing holds the passive link against weight
  setup.gravity = {0.0, -9.81, 0.0};
  options = {};
  options.elements = {1, 2};
  study = studyElements(setup, options);
  REQUIRE(study.ok());
  CHECK(study->is_weightless);
  CHECK(study->why_weightless.text().find("passive joint 'joint_2' is not in equilibrium") != std::string::npos);

  std::stop_source stop;
  study = studyElements(setup, {}, stop.get_token(), [&](const ElementStudy&) { stop.request_stop(); });
  REQUIRE(study.ok());
  CHECK(study->was_stopped);
  CHECK(study->rows.size() == 1);
  setup.settings.edit().links.clear();
  CHECK(studyElements(setup).diagnostics().front().message.text().find("no link is elastic") == 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/explanation.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

SnapshotPtr movingArm(Document& document) {
  openExample(document, "ur5e.urdf");
  const int dof = document.snapshot()->model->dof();
  const Eigen::VectorXd q = Eigen::VectorXd::LinSpaced(dof, 0.3, 1.3);
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  setState(document, q, qd, qd, QStringLiteral("move"));
  return document.snapshot();
}

}  // namespace

TEST_CASE("Each joint's last step shows the torque of the plot to the last bit", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  int seen = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, {step, -1, Axes::Link, {}});
    REQUIRE_FALSE(explanation.results.empty());
    for (const ExplainedValue& value : explanation.results) CHECK(value.size > 0);
    if (explanation.equation != EquationId::JointTorque) continue;
    ++seen;
    const int dof = snapshot->model->bodies().at(static_cast<std::size_t>(explanation.body)).dof;
    const double shown = explanation.results.front().values[0];
    const double plotted = snapshot->tau(dof);
    CHECK(std::memcmp(&shown, &plotted, sizeof(double)) == 0);
    CHECK(clipboardText(explanation.results.front()).toDouble() == plotted);
  }
  CHECK(seen == snapshot->model->dof());
}

TEST_CASE("A sum is written alike: result and terms in the style of their largest component", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, {step, -1, Axes::Link, {}});
    const ExplainedValue& result = explanation.results.front();
    if (result.size == 9) continue;
    double largest = explanation.equation == EquationId::JointTorque ? snapshot->tau.lpNorm<Eigen::Infinity>() : 0.0;
    const auto grow = [&](const std::array<double, 9>& values, int size) {
      for (int i = 0; i < size; ++i) largest = std::max(largest, std::abs(values.at(static_cast<std::size_t>(i))));
    };
    for (const ExplainedValue& value : explanation.results) grow(value.values, value.size);
    for (const ExplainedTerm& term : explanation.terms) grow(term.values, term.size);
    CHECK(result.largest == largest);
    for (const ExplainedTerm& term : explanation.terms) CHECK(term.largest == largest);
  }
}

TEST_CASE("The placement of a link shows where its origin lies too", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  int shown = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, {step, -1, Axes::Link, {}});
    if (explanation.equation != EquationId::Rotation) continue;
    const Recorded* offset = snapshot->recording->find(explanation.body, Quantity::Offset);
    const auto& last = explanation.results.back();
    REQUIRE(last.term == "r_i");
    ++shown;
    for (std::size_t axis = 0; axis < 3; ++axis) CHECK(last.values.at(axis) == offset->values[axis]);
  }
  CHECK(shown == snapshot->model->bodyCount());
}

TEST_CASE("The longest arrow of each kind has the same share of the reach, and starts where it acts", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const ArrowScales scales = arrowScales(*snapshot);
  CHECK(stepArrows(*snapshot, -1, scales).empty());
  CHECK(litLink(*snapshot, -1) == -1);
  double longest_force = 0.0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Step& at = (*snapshot->steps)[static_cast<std::size_t>(step)];
    const int lit = litLink(*snapshot, step);
    CHECK(lit == snapshot->model->linkOfBody(at.body));
    for (const Arrow& arrow : stepArrows(*snapshot, step, scales)) {
      const double length = (arrow.tip - arrow.tail).norm();
      CHECK(length <= 0.3 * scales.reach * (1.0 + 1e-12));
      if (arrow.quantity == Quantity::JointForce || arrow.quantity == Quantity::InertialForce) {
        longest_force = std::max(longest_force, length);
      }
      // the first arrow of an outward step but the inertial force's is at the link's own origin
      if (arrow.quantity == Quantity::JointTorque) {
        CHECK((arrow.tail - snapshot->X_WL.at(static_cast<std::size_t>(lit)).p).norm() == 0.0);
      }
    }
  }
  CHECK(longest_force == Approx(0.3 * scales.reach).epsilon(1e-12));
}

TEST_CASE("A student can add up: every sum is that of its lines, in whatever axes, and comes term by term",
          "[ui][explain]") {
  Document document;
  movingArm(document);
  for (const Formulation formulation : {Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial}) {
    setFormulation(document, formulation);
    const SnapshotPtr snapshot = document.snapshot();
    int sums = 0;
    for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
      for (const Axes axes : {Axes::Link, Axes::Base, Axes::World}) {
        const Explanation whole = explain(*snapshot, {step, -1, axes, {}});
        if (whole.results.size() != 1 || whole.results[0].size == 9) continue;
        const ExplainedValue& result = whole.results[0];
        std::array<double, 9> sum{};
        const int last = static_cast<int>(whole.terms.size()) - 1;
        for (int k = 0; k <= last; ++k) {
          const ExplainedTerm& term = whole.terms[static_cast<std::size_t>(k)];
          REQUIRE(term.size == result.size);
          const double sign = term.sign == QStringLiteral(u"−") ? -1.0 : 1.0;
          for (std::size_t i = 0; i < 9; ++i) sum.at(i) += sign * term.values.at(i);
          const Explanation so_far = explain(*snapshot, {step, k, axes, {}});
          for (std::size_t i = 0; i < 9; ++i) CHECK(so_far.results[0].values.at(i) == sum.at(i));
          CHECK(so_far.terms[static_cast<std::size_t>(k)].latest);
          if (k < last) CHECK_FALSE(so_far.terms.back().added);
        }
        INFO(idOf(formulation, whole.equation));
        for (std::size_t i = 0; i < 9; ++i) {
          CHECK(std::abs(sum.at(i) - result.values.at(i)) <= 1e-12 * std::max(result.largest, 1e-3));
        }
        ++sums;
      }
    }
    CHECK(sums > 3 * snapshot->model->bodyCount());
  }
}

TEST_CASE("The arrow of a torque is labelled with its sign", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0, negative = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    for (const Arrow& arrow : stepArrows(*snapshot, step, scales)) {
      if (arrow.quantity != Quantity::JointTorque) {
        // of a vector the length is told, or the value along an axis that is named
        if (!arrow.label.endsWith(QLatin1Char(')'))) CHECK_FALSE(arrow.label.contains(QChar(0x2212)));
        continue;
      }
      const int body = (*snapshot->steps)[static_cast<std::size_t>(step)].body;
      const double tau = snapshot->tau(snapshot->model->bodies()[static_cast<std::size_t>(body)].dof);
      CHECK(arrow.label.contains(QChar(0x2212)) == (tau < 0.0));
      ++seen;
      negative += tau < 0.0 ? 1 : 0;
    }
  }
  CHECK(seen > 0);
  CHECK(negative > 0);
}

TEST_CASE("An operand on the line of the result has the label of the equation", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    if ((*snapshot->steps)[static_cast<std::size_t>(step)].equation != EquationId::InertialForce) continue;
    const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales);
    if (arrows.size() < 2 || arrows[0].shape != ArrowShape::Straight || arrows[1].shape != ArrowShape::Straight)
      continue;
    CHECK(arrows[0].quantity == Quantity::InertialForce);
    CHECK(arrows[1].quantity == Quantity::CentreAcceleration);
    const int body = (*snapshot->steps)[static_cast<std::size_t>(step)].body;
    CHECK(arrows[1].label.contains(QStringLiteral("a_c%1").arg(body + 1)));
    ++seen;
  }
  CHECK(seen > 0);
}

TEST_CASE("A six by six lists all that it is made of, and says of what each is a part", "[ui][explain]") {
  Document document;
  movingArm(document);
  setFormulation(document, Formulation::Spatial);
  const SnapshotPtr snapshot = document.snapshot();
  const int count = static_cast<int>(snapshot->steps->size());
  int inertias = 0, transforms = 0;
  for (int step = 0; step < count; ++step) {
    const Explanation explanation = explain(*snapshot, {step, -1, Axes::Link, {}});
    for (const ExplainedValue& value : explanation.operands) {
      if (value.term.startsWith("Is_")) {
        ++inertias;
        CHECK(value.name.startsWith("spatial inertia: "));
      }
      if (value.term.startsWith("X_")) {
        ++transforms;
        CHECK(value.name.startsWith("transform: "));
      }
    }
  }
  // mass, centre and inertia once a link; rotation and origin for each of velocity, acceleration and wrench
  const int links = snapshot->model->bodyCount();
  CHECK(inertias == 3 * links);
  CHECK(transforms == 2 * links + 2 * links + 2 * (links - 1));
}

TEST_CASE("What a rotation turns is said alike in its own step and where it is used", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const int count = static_cast<int>(snapshot->steps->size());
  for (int step = 0; step < count; ++step) {
    const Explanation explanation = explain(*snapshot, {step, -1, Axes::Link, {}});
    for (const ExplainedValue& value : explanation.results) {
      if (value.term == "R_i") CHECK(value.frame == "link to parent");
    }
  }
}

TEST_CASE("A whole visit is read out with all that it has made", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  int last = 0;  // of the first link's way out
  while ((*snapshot->steps)[static_cast<std::size_t>(last + 1)].body == 0) ++last;
  REQUIRE(last > 3);
  const ExplainAt at{last, -1, Axes::Link, {}};
  const std::vector<ExplainedValue> results = resultsOfVisit(*snapshot, at);
  const QString said = spokenText(visitOf(explain(*snapshot, at), results));
  for (const ExplainedValue& value : results) {
    INFO(value.name.toStdString());
    CHECK(said.contains(spokenText(value)));
  }
  CHECK(said.contains("Everything the outward pass computes for this link"));
}

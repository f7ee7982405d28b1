// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation.h"

#include "tests/support/catch.h"
#include "ui/document/document.h"
#include "ui/explain/step_arrows.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

SnapshotPtr movingArm(Document& document) {
  const auto path = linkwright::test::sourcePath("assets/examples/ur5e.urdf").string();
  REQUIRE_FALSE(hasErrors(document.open(QString::fromStdString(path))));
  const int dof = document.snapshot()->model->dof();
  const Eigen::VectorXd q = Eigen::VectorXd::LinSpaced(dof, 0.3, 1.3);
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  document.setState(q, qd, qd, QStringLiteral("move"));
  return document.snapshot();
}

}  // namespace

TEST_CASE("Each joint's last step shows the torque of the plot to the last bit", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const Equations equations;
  int seen = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, step, equations);
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

TEST_CASE("A torque has the style of all torques, a vector that of its largest component", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const Equations equations;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, step, equations);
    const ExplainedValue& result = explanation.results.front();
    if (explanation.equation == EquationId::JointTorque)
      CHECK(result.largest == snapshot->tau.lpNorm<Eigen::Infinity>());
    if (result.size == 3) {
      CHECK(result.largest ==
            std::max({std::abs(result.values[0]), std::abs(result.values[1]), std::abs(result.values[2])}));
    }
  }
}

TEST_CASE("The placement of a turning joint shows where its origin lies, unless that is in the parent's",
          "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const Equations equations;
  int shown = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, step, equations);
    if (explanation.equation != EquationId::Rotation) continue;
    const Recorded* offset = snapshot->recording->find(explanation.body, Quantity::Offset);
    const bool matters =
        offset != nullptr && (offset->values[0] != 0.0 || offset->values[1] != 0.0 || offset->values[2] != 0.0);
    const auto& last = explanation.results.back();
    CHECK((last.term == "r_i") == matters);
    if (!matters) continue;
    ++shown;
    for (std::size_t axis = 0; axis < 3; ++axis) CHECK(last.values.at(axis) == offset->values[axis]);
  }
  CHECK(shown >= 5);
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
      CHECK(length <= 0.2 * scales.reach * (1.0 + 1e-12));
      if (arrow.quantity == Quantity::JointForce || arrow.quantity == Quantity::InertialForce) {
        longest_force = std::max(longest_force, length);
      }
      // the first arrow of an outward step but the inertial force's is at the link's own origin
      if (arrow.quantity == Quantity::JointTorque) {
        CHECK((arrow.tail - snapshot->X_WL.at(static_cast<std::size_t>(lit)).p).norm() == 0.0);
      }
    }
  }
  CHECK(longest_force == Approx(0.2 * scales.reach).epsilon(1e-12));
}

TEST_CASE("A student can add up: joint force and moment are the sums of the rows", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const Equations equations;
  int sums = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    const Explanation explanation = explain(*snapshot, step, equations);
    if (explanation.equation != EquationId::JointForce) continue;
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    for (const ExplainedValue& value : explanation.operands) {
      if (value.term != "F_i" && value.term != "product") continue;
      sum += Eigen::Vector3d(value.values[0], value.values[1], value.values[2]);
    }
    const auto& result = explanation.results.front().values;
    // the same few sums in another order
    CHECK((sum - Eigen::Vector3d(result[0], result[1], result[2])).norm() <= 1e-13 * (1.0 + sum.norm()));
    ++sums;
  }
  CHECK(sums == snapshot->model->bodyCount());
}

TEST_CASE("The arrow of a torque is labelled with its sign", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0, negative = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    for (const Arrow& arrow : stepArrows(*snapshot, step, scales)) {
      if (arrow.quantity != Quantity::JointTorque) {
        CHECK_FALSE(arrow.label.contains(QChar(0x2212)));
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

TEST_CASE("An operand on the line of the result is laid aside, and the label is the equation's", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingArm(document);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    if ((*snapshot->steps)[static_cast<std::size_t>(step)].equation != EquationId::InertialForce) continue;
    const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales);
    if (arrows.size() < 2) continue;
    CHECK(arrows[0].quantity == Quantity::InertialForce);
    CHECK(arrows[0].aside == 0);
    CHECK(arrows[1].quantity == Quantity::CentreAcceleration);
    CHECK(arrows[1].aside == 1);
    CHECK(arrows[1].label.startsWith("a_ci "));
    ++seen;
  }
  CHECK(seen > 0);
}

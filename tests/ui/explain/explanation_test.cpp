// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation.h"

#include "tests/support/catch.h"
#include "ui/document/document.h"
#include "ui/explain/step_arrows.h"

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

TEST_CASE("Numbers on the screen have six significant digits and a true minus sign", "[ui][explain]") {
  CHECK(shortNumber(0.0) == QStringLiteral("0"));
  CHECK(shortNumber(-1.25) == QStringLiteral(u"−1.25000"));
  CHECK(shortNumber(12.3456789) == QStringLiteral("12.3457"));
  CHECK(fullNumber(0.1) == QStringLiteral("0.10000000000000001"));
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

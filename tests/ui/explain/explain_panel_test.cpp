// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explain_panel.h"

#include "tests/support/catch.h"

#include <QPushButton>
#include <QSlider>

using namespace linkwright;
using namespace linkwright::ui;

TEST_CASE("The buttons walk through the steps, and the numbers follow the robot", "[ui][explain]") {
  Document document;
  Interaction interaction;
  const auto path = linkwright::test::sourcePath("assets/examples/ur5e.urdf").string();
  REQUIRE_FALSE(hasErrors(document.open(QString::fromStdString(path))));
  ExplainPanel panel(document, interaction);
  panel.resize(360, 600);
  panel.show();
  const int last = static_cast<int>(document.snapshot()->steps->size()) - 1;
  const auto press = [&panel](const char* name) {
    auto* button = panel.findChild<QPushButton*>(QString::fromLatin1(name));
    REQUIRE(button != nullptr);
    CHECK_FALSE(button->accessibleName().isEmpty());
    button->click();
  };

  CHECK(panel.explanation().body == -1);
  press("explainNext");
  CHECK(interaction.step() == 0);
  press("explainPrevious");
  CHECK(interaction.step() == 0);
  press("explainLast");
  CHECK(interaction.step() == last);
  press("explainNext");
  CHECK(interaction.step() == last);
  CHECK(panel.explanation().equation == EquationId::JointTorque);
  CHECK(panel.findChild<QSlider*>(QStringLiteral("explainScrubber"))->value() == last);

  // another state: the step stays, its number is the new torque
  document.setJoint(0, JointField::Acceleration, 2.5);
  emit document.snapshotChanged();
  CHECK(interaction.step() == last);
  CHECK(panel.explanation().results.front().values[0] == document.snapshot()->tau(0));
  press("explainFirst");
  CHECK(interaction.step() == 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/compare_panel.h"

#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/explain/table/compare_column.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEnterEvent>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct CompareWalk {
  Document document;
  Interaction interaction;
  std::unique_ptr<ComparePanel> panel;

  explicit CompareWalk(const char* example) {
    openExample(document, example);
    linkwright::test::Random random(9500);
    const int n = document.snapshot()->model->dof();
    setState(document, random.vectorOf(n, 1.5), random.vectorOf(n, 2.0), random.vectorOf(n, 3.0),
             QStringLiteral("moved"));
    panel = std::make_unique<ComparePanel>(document, interaction);
    panel->resize(900, 230);
    panel->show();
  }
  const Snapshot& now() { return *document.snapshot(); }
  void goTo(int body, EquationId equation) {
    const std::vector<Step>& steps = *now().steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].body == body && steps[i].equation == equation) interaction.walk().setStep(static_cast<int>(i));
    }
  }
  const ComparedColumn& column(Formulation formulation) {
    for (const ComparedColumn& column : panel->comparison().columns) {
      if (column.formulation == formulation) return column;
    }
    FAIL("no such column");
    return panel->comparison().columns.front();
  }
  QString text(Formulation formulation) {
    return panel->findChild<CompareColumn*>(QStringLiteral("compareColumn_") + QLatin1String(nameOf(formulation)))
        ->text();
  }
};

}  // namespace

TEST_CASE("Every step of every formulation has its match beside it, or a word why not", "[ui][explain]") {
  const char* example = GENERATE("planar_3r.json", "torso_with_two_arms.json", "scara.json");
  CompareWalk c(example);
  for (const Formulation formulation :
       {Formulation::BodyFrame, Formulation::Spatial, Formulation::WorldSpatial, Formulation::NonRecursive}) {
    INFO(example << ", " << nameOf(formulation));
    setFormulation(c.document, formulation);
    const Snapshot& now = c.now();
    for (int step = 0; step < static_cast<int>(now.steps->size()); ++step) {
      CAPTURE(step);
      const Comparison comparison = compare(now, step, true, {});
      REQUIRE(comparison.columns.size() == 4);
      CHECK(comparison.agree);
      for (const ComparedColumn& column : comparison.columns) {
        CHECK(column.steps.empty() == !column.absence.isEmpty());
        const Recording& recording = *recordedBy(now, column.formulation).recording;
        for (const ComparedStep& matched : column.steps) {
          CHECK_FALSE(matched.number.isEmpty());
          for (const ComparedValue& value : matched.values) {
            // the numbers are those of that formulation's own recording
            const Recorded& entry = recording.entries.at(static_cast<std::size_t>(value.entry));
            CHECK(keyOf(entry) == value.key);
            CHECK(value.full.startsWith(withTrueMinus(fullNumber(entry.values[0]))));
          }
        }
        if (column.formulation != formulation) continue;
        // its own column is the step itself
        REQUIRE(column.steps.size() == 1);
        CHECK(column.steps[0].step == step);
      }
    }
  }
}

TEST_CASE("The matching steps of the linear acceleration, with g where it is", "[ui][explain]") {
  CompareWalk c("planar_3r.json");
  CHECK(c.panel->comparison().columns.empty());
  CHECK(c.panel->comparison().agreement.startsWith("All three formulations agree. The largest difference is "));
  c.goTo(1, EquationId::LinearAcceleration);
  REQUIRE(c.panel->comparison().columns.size() == 3);
  const ComparedStep& body = c.column(Formulation::BodyFrame).steps.at(0);
  const ComparedStep& world = c.column(Formulation::WorldSpatial).steps.at(0);
  const ComparedStep& spatial = c.column(Formulation::Spatial).steps.at(0);
  CHECK(body.number == "body.5");
  CHECK(world.number == "world.6b");
  CHECK(spatial.number == "spatial.3");
  CHECK(body.values.at(0).badge == "includes −g");
  CHECK(world.values.at(0).badge.isEmpty());
  CHECK(spatial.values.at(0).badge == "includes −g");
  CHECK(world.values.at(0).change == "rotated into the world frame, g added");
  CHECK(spatial.values.at(0).change ==
        "linear acceleration: rotated back into the link frame, ω × v subtracted, g subtracted");
  CHECK(world.values.at(0).frame == "world frame");
  CHECK(c.text(Formulation::WorldSpatial).contains(QStringLiteral("g added")));
  // the centre's acceleration is the body frame's alone
  c.goTo(1, EquationId::CentreAcceleration);
  CHECK(c.column(Formulation::WorldSpatial)
            .absence.contains("inertia already contains the position of the centre of mass"));
  CHECK(c.column(Formulation::Spatial).steps.empty());
  // one wrench is two steps of the body frame
  setFormulation(c.document, Formulation::Spatial);
  emit c.document.snapshotChanged();
  c.goTo(1, EquationId::InertialWrench);
  CHECK(c.column(Formulation::BodyFrame).steps.size() == 2);
  CHECK(c.column(Formulation::Spatial).steps.at(0).values.at(0).change ==
        "force: rotated back into the link frame, weight m g subtracted; moment: rotated back into the link frame, "
        "moved to the link origin, weight m g subtracted");
}

TEST_CASE("Another formulation to walk through, a fourth column, other symbols", "[ui][explain]") {
  CompareWalk c("ur5e.urdf");
  c.goTo(2, EquationId::JointMoment);
  auto* world = c.panel->findChild<CompareColumn*>(QStringLiteral("compareColumn_world-spatial"));
  auto* button = world->findChild<QPushButton*>(QStringLiteral("compareWalk"));
  CHECK(button->isEnabled());
  CHECK_FALSE(button->accessibleName().isEmpty());
  button->click();
  CHECK(c.now().formulation == Formulation::WorldSpatial);
  emit c.document.snapshotChanged();
  CHECK_FALSE(button->isEnabled());
  c.panel->findChild<QCheckBox*>(QStringLiteral("compareNonRecursive"))->setChecked(true);
  CHECK(c.panel->comparison().columns.size() == 4);
  CHECK(c.panel->comparison().agreement.startsWith("All four formulations agree"));
  auto* notation = c.panel->findChild<QComboBox*>(QStringLiteral("compareNotation"));
  REQUIRE(notation->count() == 4);
  notation->setFocus();
  QTest::keyClick(notation, Qt::Key_Down);
  CHECK(c.interaction.walk().notation() == Notation::CraigLuh);
  c.interaction.walk().setNotation(Notation::LynchPark);
  CHECK(notation->currentIndex() == 3);
}

TEST_CASE("Pointing at a value marks what it is in the formulation of the walk", "[ui][explain]") {
  CompareWalk c("planar_3r.json");
  c.goTo(1, EquationId::JointMoment);
  const auto labelOf = [&](Formulation formulation, const char* name) -> QLabel* {
    auto* column =
        c.panel->findChild<CompareColumn*>(QStringLiteral("compareColumn_") + QLatin1String(nameOf(formulation)));
    for (QLabel* label : column->findChildren<QLabel*>()) {
      if (label->accessibleName().startsWith(QLatin1String(name))) return label;
    }
    return nullptr;
  };
  QLabel* wrench = labelOf(Formulation::WorldSpatial, "joint wrench");
  QLabel* moment = labelOf(Formulation::BodyFrame, "joint moment");
  REQUIRE(wrench != nullptr);
  REQUIRE(moment != nullptr);
  QEnterEvent enter(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2));
  QCoreApplication::sendEvent(wrench, &enter);
  REQUIRE(c.interaction.walk().marked());
  CHECK((*c.interaction.walk().marked() == QuantityKey{1, Quantity::JointMoment, -1}));
  CHECK(wrench->autoFillBackground());
  CHECK(moment->autoFillBackground());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(wrench, &leave);
  CHECK_FALSE(c.interaction.walk().marked());
  CHECK_FALSE(moment->autoFillBackground());
}

TEST_CASE("What is asked for is hidden in every column", "[ui][explain]") {
  CompareWalk c("planar_3r.json");
  const QuantityKey key = {1, Quantity::JointTorque, -1};
  c.goTo(1, EquationId::JointTorque);
  const QString secret = withTrueMinus(fullNumber(c.now().recording->find(1, Quantity::JointTorque)->scalar()));
  CHECK(c.text(Formulation::BodyFrame).contains(secret));
  c.interaction.walk().ask(key);
  for (const ComparedColumn& column : c.panel->comparison().columns) {
    REQUIRE(column.steps.size() == 1);
    CHECK(column.steps[0].values.at(0).lines == QStringList{QStringLiteral("?")});
    CHECK_FALSE(c.text(column.formulation).contains(secret));
  }
}

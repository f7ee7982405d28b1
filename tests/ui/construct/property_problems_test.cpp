// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be is refused, stays in its field with the reason, and stands in a list whose rows lead to the field.
#include "core/mechanism/new_link.h"
#include "core/mechanism/validation.h"
#include "tests/ui/construct/panel_fixture.h"
#include "ui/workspaces/construct/text_field.h"

#include <QApplication>
#include <QListWidget>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

QStringList rowsOf(const PanelFixture& f) {
  QStringList rows;
  const auto* list = f.panel.findChild<QListWidget*>("problemList");
  for (int i = 0; i < list->count(); ++i) rows << list->item(i)->text();
  return rows;
}

}  // namespace

TEST_CASE("Reversed limits are refused: the text stays, marked, with the reason, until it is mended") {
  PanelFixture f("planar_2r.json");
  f.selectRow(2);
  f.type("jointUpper", "50");
  const std::string before = f.bits();
  CHECK_FALSE(f.find<QWidget>("problems")->isVisible());
  f.type("jointLower", "60");
  NumberField* lower = f.field("jointLower");
  CHECK((f.bits() == before));
  CHECK(f.document.undoStack()->count() == 1);
  CHECK(lower->isRefused());
  CHECK(lower->typedText() == "60");
  CHECK(lower->toolTip().contains("lower limit above its upper limit"));
  CHECK(lower->accessibleDescription().contains("lower limit above its upper limit"));
  REQUIRE(f.find<QWidget>("problems")->isVisible());
  REQUIRE(rowsOf(f).size() == 1);
  CHECK(rowsOf(f)[0].startsWith("Lower limit of "));

  // looking at another link and coming back: it is still there, and not in the other's field
  f.selectRow(1);
  CHECK_FALSE(lower->isRefused());
  f.selectRow(2);
  CHECK(lower->isRefused());
  CHECK(lower->typedText() == "60");
  f.type("jointLower", "-60");
  CHECK_FALSE(lower->isRefused());
  CHECK_FALSE(f.find<QWidget>("problems")->isVisible());
  CHECK(f.document.undoStack()->count() == 2);

  // Esc drops it
  f.type("jointLower", "60");
  CHECK(lower->isRefused());
  QTest::keyClick(lower, Qt::Key_Escape);
  CHECK_FALSE(lower->isRefused());
  CHECK(lower->shownValue() == Approx(-60.0));
  CHECK(rowsOf(f).isEmpty());
}

TEST_CASE("What is no number, a negative mass, a name that is taken: each is refused with its reason") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  const std::string before = f.bits();
  const auto refused = [&](const char* field, const char* text, const char* reason) {
    INFO(field << " " << text);
    f.type(field, text);
    CHECK((f.bits() == before));
    CHECK(f.document.undoStack()->count() == 0);
    auto* widget = f.find<QWidget>(field);
    CHECK(widget->property("wrong").toBool());
    CHECK(widget->toolTip().contains(QString::fromUtf8(reason)));
    CHECK(rowsOf(f).filter(QString::fromUtf8(reason)).size() == 1);
    QTest::keyClick(widget, Qt::Key_Escape);
    CHECK_FALSE(widget->property("wrong").toBool());
  };
  refused("linkMass", "-1", "negative mass");
  refused("linkMass", "1.234,5", "not a number");
  refused("linkMass", "two", "not a number");
  refused("linkMass", "nan", "not a number");
  refused("linkMass", "1e999", "not a number");
  refused("linkName", "shoulder_link", "duplicate name");
  refused("linkName", " ", "no name");
  refused("jointVelocity", "-1", "negative velocity");
  refused("jointFrictionBackward", "1", "would drive the joint");
  refused("jointRotor", "-1", "negative rotor");
}

TEST_CASE("An inertia that no real body has is taken with a warning, and the line says why") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  auto* line = f.find<QLabel>("linkPhysical");
  CHECK(line->text().contains("Physically consistent inertia"));
  f.type("linkInertia0", "5");
  CHECK(f.shownLink().inertial->I_LLcm_L(0, 0) == 5.0);
  CHECK(line->text().contains("Not physically consistent"));
  CHECK(line->text().contains("5.0000"));
  REQUIRE(rowsOf(f).size() == 1);
  CHECK(rowsOf(f)[0].contains("'forearm_link' has an inertia that is not physically consistent"));
  f.document.undo();
  f.settle();
  CHECK(rowsOf(f).isEmpty());
}

TEST_CASE("A row of the list leads to the link and the field") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  f.type("linkInertia0", "5");
  f.type("jointDamping", "-x");
  auto* list = f.find<QListWidget>("problemList");
  REQUIRE(list->count() == 2);
  f.select("wrist_1_link");
  for (auto* section : f.panel.findChildren<FoldingGroup*>()) section->setOpen(false);
  // what was refused first, by Return
  list->setFocus();
  list->setCurrentRow(0);
  QTest::keyClick(list, Qt::Key_Return);
  f.settle();
  CHECK(f.document.snapshot()->model->links()[static_cast<std::size_t>(f.interaction.selectedLink())].name ==
        "forearm_link");
  CHECK(QApplication::focusWidget() == f.field("jointDamping"));
  CHECK(f.field("jointDamping")->typedText() == "-x");
  f.selectRow(0);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
  f.settle();
  CHECK(QApplication::focusWidget() == f.field("linkInertia0"));
  CHECK(f.field("linkInertia0")->isVisible());
  CHECK(f.document.snapshot()->model->links()[static_cast<std::size_t>(f.interaction.selectedLink())].name ==
        "forearm_link");
}

TEST_CASE("Advice: a last link without mass is listed, and the jump goes to what can be changed") {
  PanelFixture f("planar_2r.json");
  f.selectRow(2);
  f.click("linkMassless");
  // the tip without mass hangs on a joint that turns, where nothing else is heavier beyond it
  const auto problems = problemsOf(f.mechanism());
  REQUIRE(rowsOf(f).size() == static_cast<qsizetype>(problems.size()));
  for (const MechanismProblem& problem : problems) {
    f.panel.jumpTo(problem.place);
    f.settle();
    REQUIRE(QApplication::focusWidget() != nullptr);
    CHECK(QApplication::focusWidget()->isVisible());
    CHECK(f.panel.isAncestorOf(QApplication::focusWidget()));
  }
}

TEST_CASE("What is half typed belongs to the link it was typed for") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  const int forearm = f.link();
  auto* mass = f.field("linkMass");
  mass->setFocus();
  mass->selectAll();
  QTest::keyClicks(mass, "9.5");
  // chosen elsewhere while the field keeps the focus, as in the 3D view
  f.select("wrist_1_link");
  CHECK(f.mechanism().links[static_cast<std::size_t>(forearm)].inertial->mass == 9.5);
  CHECK(f.document.undoStack()->undoText() == "Mass of forearm_link");
  CHECK(f.document.undoStack()->count() == 1);
  CHECK(mass->si() == f.shownLink().inertial->mass);
  CHECK(f.shownLink().name == "wrist_1_link");
}

TEST_CASE("PUMA 560's first link is listed as it is published") {
  PanelFixture f("puma560.json");
  CHECK(rowsOf(f).size() == static_cast<qsizetype>(problemsOf(f.mechanism()).size()));
}

TEST_CASE("What calculates and no machine has stands in the list, and its row leads to the field") {
  PanelFixture f("planar_2r.json");
  f.selectRow(2);
  f.type("jointDamping", "-0.1");
  CHECK_FALSE(f.field("jointDamping")->isRefused());
  CHECK(f.mechanism().joints[static_cast<std::size_t>(f.joint())].damping == -0.1);
  REQUIRE(rowsOf(f).size() == 1);
  CHECK(rowsOf(f)[0].contains("negative damping"));
  const int joint = f.joint(), link = f.link();
  f.selectRow(1);
  const auto jumps = [&](ProblemPlace place, const char* field) {
    INFO(field);
    f.panel.jumpTo(place);
    f.settle();
    CHECK(f.link() == link);
    REQUIRE(QApplication::focusWidget() != nullptr);
    CHECK(QApplication::focusWidget()->objectName() == field);
  };
  jumps({ProblemPlace::Part::Joint, joint, ProblemPlace::Field::Friction}, "jointDamping");
  f.type("jointDamping", "0");
  CHECK(rowsOf(f).isEmpty());
  f.type("jointGear", "0");
  REQUIRE(rowsOf(f).size() == 1);
  CHECK(rowsOf(f)[0].contains("gear ratio of 0"));
  // a shape's figures are found too
  if (f.shownLink().shapes.empty()) QTest::mouseClick(f.find<QWidget>("addShape"), Qt::LeftButton);
  f.settle();
  f.selectRow(1);
  jumps({ProblemPlace::Part::Link, link, ProblemPlace::Field::Shapes}, "shapeSize0");
}

TEST_CASE("What is half typed for a joint that an undo takes away is dropped with it") {
  PanelFixture f("planar_2r.json");
  const Mechanism before = f.mechanism();
  const int last = f.document.snapshot()->model->links().back().link;
  const NewLink made = linkOn(before, last);
  const Result<Edited> added = addLink(before, last, made.link, made.joint);
  REQUIRE(added);
  REQUIRE_FALSE(hasErrors(f.document.edit(*added, "Add a link")));
  f.settle();
  f.select(made.link.name.c_str());
  f.type("jointOrigin0", "abc");
  REQUIRE(rowsOf(f).size() == 1);
  NumberField* half_typed = f.field("jointOrigin1");
  half_typed->setFocus();
  half_typed->selectAll();
  QTest::keyClicks(half_typed, "xyz");
  f.document.undo();
  f.settle();
  CHECK((textOf(f.mechanism()) == textOf(before)));
  CHECK(f.link() == -1);
  CHECK(rowsOf(f).isEmpty());
}

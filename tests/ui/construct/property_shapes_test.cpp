// SPDX-License-Identifier: GPL-3.0-or-later
// Solids and payloads in the property panel, and a mass that is that of the solids.
#include "core/mechanism/inertia.h"
#include "core/mechanism/templates.h"
#include "tests/support/constants.h"
#include "tests/ui/construct/panel_fixture.h"
#include "ui/workspaces/construct/shape_numbers.h"
#include "ui/workspaces/construct/text_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QColorDialog>
#include <QListWidget>
#include <QToolButton>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

bool same(const Inertial& a, const Inertial& b) {
  return a.mass == b.mass && a.p_LLcm == b.p_LLcm && a.I_LLcm_L == b.I_LLcm_L;
}

}  // namespace

TEST_CASE("A solid is added, changed, duplicated and removed, and all of it undone") {
  PanelFixture f("planar_2r.json");
  f.select("base");
  const std::string before = f.bits();
  const std::size_t count = f.shownLink().shapes.size();
  f.click("addShape");
  REQUIRE(f.shownLink().shapes.size() == count + 1);
  const auto shape = [&] { return f.shownLink().shapes.back(); };
  f.type("shapeSize1", "0.4");
  CHECK(std::get<Box>(shape().geometry).size == Eigen::Vector3d(0.1, 0.4, 0.1));
  f.choose("shapeKind", "Cylinder");
  CHECK(std::get<Cylinder>(shape().geometry).radius == 0.05);
  f.type("shapeSize0", "0.07");
  f.type("shapeSize1", "0.3");
  CHECK(std::get<Cylinder>(shape().geometry).radius == 0.07);
  CHECK(std::get<Cylinder>(shape().geometry).length == 0.3);
  CHECK_FALSE(f.field("shapeSize2")->isVisible());
  f.type("shapeOrigin2", "0.25");
  f.type("shapeTurn0", "90");
  CHECK(shape().X_LS.p.z() == 0.25);
  CHECK(shape().X_LS.R(2, 1) == Approx(1.0));
  f.choose("shapeKind", "Beam");
  f.choose("shapeSection", "Ellipse");
  f.type("shapeSize3", "0.01");
  CHECK(std::get<Beam>(shape().geometry).section.wall == 0.01);
  CHECK(std::get<Beam>(shape().geometry).section.form == Section::Form::Ellipse);
  f.choose("shapeKind", "Mesh");
  f.type("shapePath", "package://arm/link.stl");
  CHECK(std::get<Mesh>(shape().geometry).uri == "package://arm/link.stl");
  f.type("shapeSize0", "0.001");
  CHECK(std::get<Mesh>(shape().geometry).scale.x() == 0.001);
  f.click("duplicateShape");
  CHECK(f.shownLink().shapes.size() == count + 2);
  CHECK(f.find<QListWidget>("shapeList")->currentRow() == static_cast<int>(count) + 1);
  f.click("removeShape");
  CHECK(f.shownLink().shapes.size() == count + 1);
  CHECK(f.document.undoStack()->undoText() == "Remove shape of base");
  while (f.document.undoStack()->canUndo()) f.document.undo();
  CHECK((f.bits() == before));
}

TEST_CASE("Sizes that no solid has are refused with the reason") {
  PanelFixture f("planar_2r.json");
  f.selectRow(1);
  if (f.shownLink().shapes.empty()) f.click("addShape");
  f.choose("shapeKind", "Beam");
  const std::string before = f.bits();
  f.type("shapeSize0", "0");
  CHECK(f.field("shapeSize0")->isRefused());
  CHECK(f.field("shapeSize0")->toolTip().contains("greater than 0 m"));
  f.type("shapeSize3", "5");
  CHECK(f.field("shapeSize3")->isRefused());
  CHECK(f.field("shapeSize3")->toolTip().contains("must be less than"));
  f.type("shapeSize3", "-0.01");
  CHECK(f.field("shapeSize3")->toolTip().contains("at least 0 m"));
  CHECK((f.bits() == before));
  // another solid: nothing of it is in its fields
  f.click("duplicateShape");
  CHECK_FALSE(f.field("shapeSize0")->isRefused());
}

TEST_CASE("With its mass from the shapes the inertia follows each edit, as the core has it") {
  PanelFixture f("planar_2r.json");
  Mechanism own = mechanismFrom(Template::SixR);
  f.show(own);
  f.selectRow(2);
  REQUIRE(f.shownLink().mass_source == MassSource::UniformRod);
  f.choose("massSource", "Entered mass, inertia from shapes");
  const double mass = f.shownLink().inertial->mass;
  CHECK(f.field("linkCentre0")->isReadOnly());
  f.type("shapeOrigin0", "0.05");
  CHECK(same(*f.shownLink().inertial, *inertialOfMass(f.shownLink().shapes, mass)));
  f.type("linkMass", "7");
  CHECK(same(*f.shownLink().inertial, *inertialOfMass(f.shownLink().shapes, 7.0)));

  // the density that has this mass, then steel
  f.choose("massSource", "Density of the shapes");
  CHECK(f.shownLink().inertial->mass == Approx(7.0).epsilon(1e-14));
  CHECK(f.field("linkMass")->isReadOnly());
  f.type("linkDensity", "7850");
  CHECK(same(*f.shownLink().inertial, *inertialOf(f.shownLink().shapes, 7850.0)));
  f.type("linkDensity", "0");
  CHECK(f.field("linkDensity")->isRefused());
  CHECK(f.shownLink().density == 7850.0);
  const auto first = [&] { return f.shownLink().shapes.front(); };
  f.choose("shapeKind", "Sphere");
  f.type("shapeSize0", "0.1");
  CHECK(std::get<Sphere>(first().geometry).radius == 0.1);
  CHECK(same(*f.shownLink().inertial, *inertialOf(f.shownLink().shapes, 7850.0)));
  while (f.find<QListWidget>("shapeList")->count() > 1) f.click("removeShape");
  if (kindOf(first().geometry) == ShapeKind::Sphere) {
    CHECK(f.shownLink().inertial->mass == Approx(7850.0 * 4.0 / 3.0 * kPi * 1e-3).epsilon(1e-13));
  }
  // by hand again: the figures stay, and shapes no longer change them
  f.choose("massSource", "Entered values");
  const Inertial kept = *f.shownLink().inertial;
  f.click("duplicateShape");
  CHECK(same(*f.shownLink().inertial, kept));
  CHECK_FALSE(f.field("linkInertia0")->isReadOnly());
}

TEST_CASE("Where shapes put the centre of mass beside the middle, the panel says why and offers a rod") {
  PanelFixture f("planar_2r.json");
  f.show(mechanismFrom(Template::Planar, 2));
  f.selectRow(1);
  auto* why = f.find<QLabel>("centreNotInMiddle");
  auto* use_rod = f.find<QToolButton>("useUniformRod");
  CHECK(f.shownLink().inertial->p_LLcm.x() == Approx(0.25));
  CHECK(why->isHidden());
  CHECK(use_rod->isHidden());
  f.choose("massSource", "Entered mass, inertia from shapes");
  CHECK_FALSE(why->isHidden());
  CHECK(why->text().contains("the middle of the link 0.25 m"));
  CHECK(f.shownLink().inertial->p_LLcm.x() < 0.24);
  f.click("useUniformRod");
  CHECK(f.shownLink().mass_source == MassSource::UniformRod);
  CHECK(f.shownLink().inertial->p_LLcm.x() == Approx(0.25));
  CHECK(f.shownLink().inertial->I_LLcm_L(1, 1) == Approx(0.25 / 12.0));
  CHECK(why->isHidden());
  // the rod follows the length
  f.type("linkLength", "0.8");
  CHECK(f.shownLink().inertial->p_LLcm.x() == Approx(0.4));
  CHECK(f.shownLink().inertial->I_LLcm_L(1, 1) == Approx(0.64 / 12.0));
}

TEST_CASE("A mass cannot come from shapes that have no volume") {
  PanelFixture f("planar_2r.json");
  Mechanism bare = f.mechanism();
  for (Link& link : bare.links) link.shapes.clear();
  f.show(bare);
  f.selectRow(1);
  const std::string before = f.bits();
  f.choose("massSource", "Density of the shapes");
  CHECK((f.bits() == before));
  CHECK(f.find<QComboBox>("massSource")->currentText() == "Entered values");
  CHECK(f.find<QListWidget>("problemList")->item(0)->text().contains("no shape with a volume"));
}

TEST_CASE("The colour of a solid is its own or the view's") {
  PanelFixture f("planar_2r.json");
  f.selectRow(1);
  if (f.shownLink().shapes.empty()) f.click("addShape");
  const bool own = f.shownLink().shapes.front().has_colour;
  f.click("shapeColoured");
  CHECK(f.shownLink().shapes.front().has_colour == !own);
  if (own) f.click("shapeColoured");
  f.click("shapeColour");
  auto* dialog = f.panel.findChild<QColorDialog*>();
  REQUIRE(dialog != nullptr);
  dialog->setCurrentColor(QColor(255, 0, 51));
  dialog->accept();
  f.settle();
  const auto& rgba = f.shownLink().shapes.front().rgba;
  CHECK(rgba[0] == 1.0);
  CHECK(rgba[1] == 0.0);
  CHECK(rgba[2] == Approx(0.2).epsilon(1e-4));
  CHECK(f.document.undoStack()->undoText().startsWith("Colour of a shape"));
}

TEST_CASE("A payload is carried while it is attached") {
  PanelFixture f("ur5e.urdf");
  f.select("tool0");
  const std::string before = f.bits();
  const Eigen::VectorXd free = f.document.snapshot()->tau;
  f.click("addPayload");
  f.type("payloadName", "cup");
  f.type("payloadMass", "2.5");
  f.type("payloadPosition2", "0.1");
  REQUIRE(f.shownLink().payloads.size() == 1);
  CHECK(f.shownLink().payloads[0] == Payload{"cup", 2.5, {0.0, 0.0, 0.1}, true});
  CHECK_FALSE(f.document.snapshot()->tau.isApprox(free, 1e-3));
  f.click("payloadAttached");
  CHECK_FALSE(f.shownLink().payloads[0].attached);
  CHECK(f.document.undoStack()->undoText() == "Detach payload of tool0");
  CHECK(f.document.snapshot()->tau.isApprox(free, 1e-12));
  f.click("addPayload");
  CHECK(f.shownLink().payloads[1].name == "payload");
  f.type("payloadMass", "-1");
  CHECK(f.field("payloadMass")->isRefused());
  f.find<QListWidget>("payloadList")->setCurrentRow(0);
  CHECK_FALSE(f.field("payloadMass")->isRefused());
  CHECK(f.field("payloadMass")->si() == 2.5);
  f.click("removePayload");
  CHECK(f.shownLink().payloads.size() == 1);
  CHECK(f.shownLink().payloads[0].name == "payload");
  while (f.document.undoStack()->canUndo()) f.document.undo();
  CHECK((f.bits() == before));
}

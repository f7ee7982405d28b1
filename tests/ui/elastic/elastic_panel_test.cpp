// SPDX-License-Identifier: GPL-3.0-or-later
// The panel that says which links bend and which joints have no motor: each control is one undo step of the scene, and
// what cannot be is said.
#include "ui/workspaces/elastic/elastic_panel.h"

#include "core/beam/beam_catalogue.h"
#include "core/beam/elastic_settings.h"
#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/file_contents.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/number_field.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QSlider>
#include <QTest>

#include <functional>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

struct Setup : linkwright::test::ElasticPanelFixture<ElasticPanel> {
  using linkwright::test::ElasticPanelFixture<ElasticPanel>::ElasticPanelFixture;

  void type(const char* name, const QString& text) {
    auto* field = find<NumberField>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
  }
  void choose(const char* name, int value) {
    auto* box = find<QComboBox>(name);
    const int row = box->findData(value);
    REQUIRE(row >= 0);
    box->setCurrentIndex(row);
    emit box->activated(row);
    settle();
  }
  QString row(const char* list, int at) const {
    const QAbstractItemModel* rows = find<QListView>(list)->model();
    return rows->index(at, 0).data(Qt::AccessibleTextRole).toString();
  }
  /// By the keyboard.
  void turn(const char* list, int at) {
    auto* rows = find<QListView>(list);
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(at, 0));
    QTest::keyClick(rows, Qt::Key_Space);
    settle();
  }
  /// With plain blanks for those that hold units to their numbers.
  QString text(const char* name) const { return find<QLabel>(name)->text().replace(QChar::Nbsp, QLatin1Char(' ')); }
  ElasticSettings settings() const { return document.scene().beam.value_or(ElasticSettings{}); }
  ElasticLink link() const { return settings().links.at(0); }
  bool isPassive(int joint) const {
    return document.snapshot()->model->joints()[static_cast<std::size_t>(joint)].passive;
  }
};

/// It is one undo step, `holds` afterwards, and undo and redo bring both scenes back to the letter.
void checkEdit(Setup& f, const char* what, const std::function<void()>& edit, const std::function<bool()>& holds) {
  INFO(what);
  const std::string before = f.written();
  const int steps = f.steps();
  edit();
  CHECK(f.steps() == steps + 1);
  CHECK(holds());
  const std::string after = f.written();
  CHECK(after != before);
  f.document.undo();
  f.settle();
  CHECK(f.written() == before);
  f.document.redo();
  f.settle();
  CHECK(f.written() == after);
}

}  // namespace

TEST_CASE("What has been analysed is said, with what is left of a passive joint's torque", "[ui][elastic]") {
  Setup f;
  CHECK(f.text("elasticStage").startsWith("Analysed: 2\u202f000 steps of 1 ms in "));
  CHECK(f.text("elasticPassive").startsWith("joint_2 is passive, with a residual torque below "));
  CHECK(f.text("elasticPassive").endsWith("N m"));
  const QString bound = f.text("elasticPassive").section("below ", 1).section(' ', 0, 0);
  const double below = QString(bound).replace(QChar(0x2212), QLatin1Char('-')).toDouble();
  CHECK(below >= f.study.result()->run().largestPassiveTorque());
  CHECK_FALSE(f.find<QWidget>("elasticProgress")->isVisible());
  CHECK_FALSE(f.find<QWidget>("elasticAgain")->isVisible());
  CHECK_FALSE(f.find<QCheckBox>("elasticGravity")->isChecked());
  CHECK(f.text("elasticMotion").endsWith("which lasts 2 s."));
  CHECK(f.row("jointMotors", 0) == "joint_1: actuated");
  CHECK(f.row("jointMotors", 1) == "joint_2: passive");
}

TEST_CASE("The switch of a joint takes its motor away or gives it one, one undo step each", "[ui][elastic]") {
  Setup f;
  checkEdit(
      f, "a motor", [&] { f.turn("jointMotors", 1); }, [&] { return !f.isPassive(1); });
  REQUIRE(f.analysed());
  CHECK(f.text("elasticPassive") == "No passive joints");
  CHECK(f.row("jointMotors", 1) == "joint_2: actuated");
  checkEdit(
      f, "none", [&] { f.turn("jointMotors", 0); }, [&] { return f.isPassive(0) && !f.isPassive(1); });
  // a click on the box is the same
  auto* rows = f.find<QListView>("jointMotors");
  const QRect cell = rows->visualRect(rows->model()->index(0, 0));
  QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 10, cell.center().y()));
  f.settle();
  CHECK_FALSE(f.isPassive(0));
}

TEST_CASE("Links are let bend and are made rigid, and with nothing to analyse that is said", "[ui][elastic]") {
  Setup f;
  const auto links = [&] { return f.settings().links; };
  checkEdit(
      f, "bends", [&] { f.turn("bendingLinks", 2); },
      [&] { return links().size() == 2 && links()[1].link == "link_2" && links()[1].elements == 4; });
  CHECK(f.look.link() == 1);
  CHECK(f.find<QComboBox>("sectionForm")->currentText() == "Rectangle");
  // another view chooses the other
  f.look.setLink(0);
  f.settle();
  CHECK(f.find<QListView>("bendingLinks")->currentIndex().row() == 1);
  CHECK(f.find<QComboBox>("sectionForm")->currentText() == "Custom values");
  checkEdit(
      f, "rigid", [&] { f.turn("bendingLinks", 1); },
      [&] { return links().size() == 1 && links()[0].link == "link_2"; });
  CHECK(f.text("rigidLink").startsWith("link_1 is rigid"));
  CHECK_FALSE(f.find<QWidget>("sectionForm")->isVisible());
  f.turn("bendingLinks", 2);
  CHECK(links().empty());
  f.turn("jointMotors", 1);
  REQUIRE(waitUntil([&] { return !f.study.isRunning(); }));
  f.settle();
  CHECK(f.text("elasticStage") ==
        "No elastic links or passive joints yet. Below, tick a link to make it elastic, or clear a joint to make it "
        "passive.");
  CHECK_FALSE(f.find<QLabel>("elasticPassive")->isVisible());
}

TEST_CASE("Each figure and choice of a beam is one undo step", "[ui][elastic]") {
  Setup f;
  const auto section = [&] { return f.link().section; };
  CHECK(f.find<QComboBox>("sectionForm")->currentText() == "Custom values");
  checkEdit(
      f, "I_z", [&] { f.type("sectionIz", "104.5"); }, [&] { return section().I_z == 1.045e-10; });
  checkEdit(
      f, "rectangle", [&] { f.choose("sectionForm", static_cast<int>(SectionForm::Rectangle)); },
      [&] { return recognised(section()).form == SectionForm::Rectangle; });
  CHECK(f.find<NumberField>("sectionHeight")->si() == Approx(10.0).epsilon(1e-2));
  CHECK_FALSE(f.find<QWidget>("sectionArea")->isVisible());
  checkEdit(
      f, "width", [&] { f.type("sectionWidth", "6"); }, [&] { return recognised(section()).size[0] == 0.006; });
  CHECK(f.text("sectionProperties").startsWith("A = 60"));
  checkEdit(
      f, "tube", [&] { f.choose("sectionForm", static_cast<int>(SectionForm::Tube)); },
      [&] { return recognised(section()).form == SectionForm::Tube; });
  checkEdit(
      f, "wall", [&] { f.type("tubeWall", "2"); }, [&] { return section() == tubeSection(0.01, 0.002); });
  checkEdit(
      f, "round", [&] { f.choose("sectionForm", static_cast<int>(SectionForm::Round)); },
      [&] { return section() == circleSection(0.01); });
  // to give figures changes none of them yet
  const int steps = f.steps();
  f.choose("sectionForm", static_cast<int>(SectionForm::Own));
  CHECK(f.steps() == steps);
  CHECK(f.find<QWidget>("sectionJ")->isVisible());
  checkEdit(
      f, "material", [&] { f.choose("beamMaterial", 1); },
      [&] { return f.link().material == namedMaterials()[1].material; });
  checkEdit(
      f, "E", [&] { f.type("beamYoung", "72.5"); }, [&] { return f.link().material.young == 7.25e10; });
  CHECK(f.find<QComboBox>("beamMaterial")->currentText() == "Custom values");
  checkEdit(
      f, "elements", [&] { f.type("beamElements", "3"); }, [&] { return f.link().elements == 3; });
  checkEdit(
      f, "kind", [&] { f.choose("elementKind", static_cast<int>(ElementKind::ShiftedIntegration)); },
      [&] { return f.link().kind == ElementKind::ShiftedIntegration; });
  checkEdit(
      f, "mass", [&] { f.choose("beamMass", static_cast<int>(BeamMass::Lumped)); },
      [&] { return f.link().mass == BeamMass::Lumped; });
  checkEdit(
      f, "tip", [&] { f.type("beamTip0", "0.24"); }, [&] { return f.link().tip == Eigen::Vector3d(0.24, 0.0, 0.0); });
  CHECK(f.text("beamProperties").contains("0.24 m long"));
  CHECK(f.text("beamProperties").contains("as a cantilever"));
  CHECK(f.analysed());
}

TEST_CASE("Each figure of the steps is one undo step, and the start is", "[ui][elastic]") {
  Setup f;
  checkEdit(
      f, "dt", [&] { f.type("elasticStep", "2"); }, [&] { return f.settings().dt == 0.002; });
  checkEdit(
      f, "duration", [&] { f.type("elasticDuration", "1.5"); }, [&] { return f.settings().duration == 1.5; });
  checkEdit(
      f, "as the motion",
      [&] {
        auto* field = f.find<NumberField>("elasticDuration");
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        f.settle();
      },
      [&] { return f.settings().duration == 0.0; });
  checkEdit(
      f, "start", [&] { f.choose("elasticStart", static_cast<int>(ElasticStart::Consistent)); },
      [&] { return f.settings().start == ElasticStart::Consistent; });
  checkEdit(
      f, "damping", [&] { f.type("elasticDampingMass", "0.5"); }, [&] { return f.settings().damping_mass == 0.5; });
  checkEdit(
      f, "damping of the stiffness", [&] { f.type("elasticDampingStiffness", "1e-5"); },
      [&] { return f.settings().damping_stiffness == 1e-5; });
  REQUIRE(f.analysed());
  CHECK(f.text("elasticStage").startsWith("Analysed: 1\u202f000 steps of 2 ms in "));
}

TEST_CASE("What cannot be stays in its field with the reason; what cannot be analysed is said", "[ui][elastic]") {
  Setup f;
  f.choose("sectionForm", static_cast<int>(SectionForm::Tube));
  const std::string before = f.written();
  const int steps = f.steps();
  for (const auto& [name, text] :
       {std::pair{"elasticStep", "0"}, std::pair{"elasticStep", "200"}, std::pair{"elasticDuration", "-1"},
        std::pair{"beamElements", "0"}, std::pair{"beamElements", "2.5"}, std::pair{"beamElements", "1001"},
        std::pair{"tubeDiameter", "0"}, std::pair{"tubeWall", "900"}, std::pair{"beamYoung", "-2"},
        std::pair{"elasticDampingMass", "-1"}, std::pair{"magnificationFactor", "0.5"}}) {
    INFO(name << " " << text);
    f.type(name, text);
    CHECK(f.find<NumberField>(name)->isRefused());
    CHECK_FALSE(f.find<NumberField>(name)->toolTip().isEmpty());
    QTest::keyClick(f.find<NumberField>(name), Qt::Key_Escape);
  }
  CHECK(f.written() == before);
  CHECK(f.steps() == steps);

  f.type("beamTip0", "0");
  CHECK_FALSE(f.analysed());
  CHECK(f.text("elasticStage") == "Could not analyse the scene");
  CHECK(f.find<QLabel>("elasticProblems")->isVisible());
  CHECK(f.text("elasticProblems").contains("the beam has no length"));
  CHECK(f.text("beamProperties").contains("no length"));
  f.document.undo();
  CHECK(f.analysed());
  CHECK_FALSE(f.text("elasticProblems").contains("no length"));
}

TEST_CASE("An analysis that takes its time has a bar and is stopped, and begun again", "[ui][elastic]") {
  Setup f;
  // a million steps, near the most that is taken: seconds
  f.type("elasticStep", "0.002");
  auto* stop = f.find<QAbstractButton>("elasticStop");
  REQUIRE(waitUntil([&] { return stop->isVisible(); }));
  CHECK(f.find<QWidget>("elasticProgress")->isVisible());
  CHECK(f.text("elasticStage").startsWith("Analysing"));
  stop->click();
  f.settle();
  CHECK_FALSE(f.study.isRunning());
  CHECK_FALSE(stop->isVisible());
  CHECK(f.text("elasticStage").startsWith("Not analysed"));
  auto* again = f.find<QAbstractButton>("elasticAgain");
  REQUIRE(again->isVisible());
  again->click();
  CHECK(f.study.isRunning());
  f.type("elasticStep", "1");
  REQUIRE(f.analysed());
  CHECK(f.text("elasticStage").startsWith("Analysed: 2\u202f000 steps"));
}

TEST_CASE("What is shown in 3D is the view's and no edit", "[ui][elastic]") {
  Setup f;
  f.find<QCheckBox>("showNodalForces")->click();
  CHECK(f.look.showsNodalForces());
  f.look.setShowsShape(false);
  CHECK_FALSE(f.find<QCheckBox>("showBentShape")->isChecked());
  auto* slider = f.find<QSlider>("magnification");
  CHECK(f.find<NumberField>("magnificationFactor")->si() == 100.0);
  slider->setValue(slider->maximum());
  CHECK(f.look.magnification() == 10000.0);
  slider->setValue(0);
  CHECK(f.look.magnification() == 1.0);
  // every step of it counts, in both directions
  for (int tick = 0; tick < slider->maximum(); ++tick) {
    slider->setValue(tick + 1);
    REQUIRE(slider->value() == tick + 1);
  }
  f.type("magnificationFactor", "250");
  CHECK(f.look.magnification() == 250.0);
  CHECK(f.steps() == 0);
}

TEST_CASE("Everything is named for a screen reader and reached by Tab", "[ui][elastic]") {
  Setup f;
  QList<QWidget*> wanted;
  for (const char* name :
       {"jointMotors",        "bendingLinks",      "sectionForm",     "sectionArea",        "beamMaterial",
        "beamYoung",          "beamElements",      "elementKind",     "beamMass",           "beamTip0",
        "elasticStep",        "elasticDuration",   "elasticStart",    "elasticDampingMass", "elasticDampingStiffness",
        "showBentShape",      "showBendingMoment", "showNodalForces", "showPassiveJoints",  "magnification",
        "magnificationFactor"}) {
    auto* widget = f.find<QWidget>(name);
    INFO(name);
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    CHECK_FALSE((button != nullptr ? button->text() : widget->accessibleName()).isEmpty());
    CHECK(widget->focusPolicy() != Qt::NoFocus);
    wanted << widget;
  }
  REQUIRE(f.panel.isActiveWindow());
  // what experts need is folded at first
  CHECK_FALSE(f.find<QWidget>("elasticStep")->isVisible());
  f.find<FoldingGroup>("elasticStepGroup")->setOpen(true);
  f.find<QWidget>("jointMotors")->setFocus();
  for (int step = 0; step < 80 && !wanted.isEmpty(); ++step) {
    wanted.removeAll(QApplication::focusWidget());
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  for (const QWidget* missed : wanted) UNSCOPED_INFO(missed->objectName().toStdString());
  CHECK(wanted.isEmpty());
}

TEST_CASE("Forty joints and links scroll in lists of seven rows", "[ui][elastic]") {
  Setup f;
  SceneData scene;
  scene.mechanism.name = "chain";
  for (int i = 0; i <= 40; ++i) {
    Link link;
    link.name = "link " + std::to_string(i);
    link.inertial = Inertial{0.1, {0.05, 0.0, 0.0}, 1e-4 * Eigen::Matrix3d::Identity()};
    scene.mechanism.links.push_back(link);
    if (i == 0) continue;
    Joint joint;
    joint.name = "joint " + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = i - 1;
    joint.child = i;
    joint.X_PJ.p = {0.1, 0.0, 0.0};
    joint.limits = {-3.0, 3.0, 10.0, 10.0};
    scene.mechanism.joints.push_back(joint);
  }
  Result<Model> model = Model::compile(scene.mechanism);
  REQUIRE(model);
  const auto compiled = std::make_shared<const Model>(std::move(model).value());
  f.document.show({QString(), scene, compiled, {}});
  f.settle();
  auto* rows = f.find<QListView>("jointMotors");
  CHECK(rows->model()->rowCount() == 40);
  CHECK(rows->height() < 9 * rows->sizeHintForRow(0));
  CHECK(f.find<QListView>("bendingLinks")->model()->rowCount() == 41);
  f.turn("jointMotors", 39);
  CHECK(f.isPassive(39));
  CHECK(rows->currentIndex().row() == 39);
  CHECK(rows->viewport()->rect().intersects(rows->visualRect(rows->currentIndex())));
  CHECK(f.text("elasticMotion").startsWith("No motion"));
}

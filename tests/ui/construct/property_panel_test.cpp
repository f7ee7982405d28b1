// SPDX-License-Identifier: GPL-3.0-or-later
// Each field of the property panel changes its figure and no other, as one undo step with a name.
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/extend.h"
#include "core/mechanism/inertia.h"
#include "core/scene/scene.h"
#include "core/spatial/rotation.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/construct/panel_fixture.h"
#include "ui/document/matrices.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/construct/text_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolTip>

#include <algorithm>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

struct FieldCase {
  const char* field;
  const char* typed;
  const char* step;  ///< its name
  std::function<void(Link&, Joint&)> change;
};

const FieldCase kFigures[] = {
    {"linkMass", "3.25", "Mass of ", [](Link& l, Joint&) { l.inertial->mass = 3.25; }},
    {"linkCentre0", "0.125", "Centre of mass x of ", [](Link& l, Joint&) { l.inertial->p_LLcm.x() = 0.125; }},
    {"linkCentre2", "-0.5", "Centre of mass z of ", [](Link& l, Joint&) { l.inertial->p_LLcm.z() = -0.5; }},
    {"linkInertia1", "1.5", "Inertia yy of ", [](Link& l, Joint&) { l.inertial->I_LLcm_L(1, 1) = 1.5; }},
    {"linkInertia3", "0.01", "Inertia xy of ",
     [](Link& l, Joint&) { l.inertial->I_LLcm_L(0, 1) = l.inertial->I_LLcm_L(1, 0) = 0.01; }},
    {"linkInertia5", "-0.002", "Inertia yz of ",
     [](Link& l, Joint&) { l.inertial->I_LLcm_L(1, 2) = l.inertial->I_LLcm_L(2, 1) = -0.002; }},
    {"jointOrigin1", "0.3", "Origin of ", [](Link&, Joint& j) { j.X_PJ.p.y() = 0.3; }},
    {"jointLower", "-100", "Lower limit of ",
     [](Link&, Joint& j) { j.limits.lower = -100.0 * std::numbers::pi / 180.0; }},
    {"jointUpper", "none", "Upper limit of ",
     [](Link&, Joint& j) { j.limits.upper = std::numeric_limits<double>::infinity(); }},
    {"jointVelocity", "90", "Velocity limit of ",
     [](Link&, Joint& j) { j.limits.velocity = 90.0 * std::numbers::pi / 180.0; }},
    {"jointEffort", "77 N m", "Effort limit of ", [](Link&, Joint& j) { j.limits.effort = 77.0; }},
    {"jointReady", "-45", "Ready position of ", [](Link&, Joint& j) { j.ready = -45.0 * std::numbers::pi / 180.0; }},
    {"jointDamping", "0.7", "Damping of ", [](Link&, Joint& j) { j.damping = 0.7; }},
    {"jointFrictionForward", "1.5", "Coulomb friction (+) of ", [](Link&, Joint& j) { j.coulomb.positive = 1.5; }},
    {"jointFrictionBackward", "-1.25", "Coulomb friction (−) of ", [](Link&, Joint& j) { j.coulomb.negative = -1.25; }},
    {"jointStiffness", "12.5", "Spring stiffness of ", [](Link&, Joint& j) { j.spring.stiffness = 12.5; }},
    {"jointSpringRest", "45", "Rest position of the spring of ",
     [](Link&, Joint& j) { j.spring.rest = 45.0 * std::numbers::pi / 180.0; }},
    {"jointRotor", "2e-4", "Rotor inertia of ", [](Link&, Joint& j) { j.motor.rotor_inertia = 2e-4; }},
    {"jointGear", "101", "Gear ratio of ", [](Link&, Joint& j) { j.motor.gear_ratio = 101.0; }},
};

}  // namespace

TEST_CASE("Each figure that is typed changes itself alone, in one named undo step, and undo restores the bits") {
  for (const FieldCase& each : kFigures) {
    INFO(each.field);
    PanelFixture f("ur5e.urdf");
    f.select("forearm_link");
    const std::string before = f.bits();
    const Mechanism was = f.mechanism();
    Link link = was.links[static_cast<std::size_t>(f.link())];
    Joint joint = was.joints[static_cast<std::size_t>(f.joint())];
    f.type(each.field, each.typed);
    REQUIRE(f.document.undoStack()->count() == 1);
    const QString step = f.document.undoStack()->undoText();
    CHECK(step.startsWith(QString::fromUtf8(each.step)));
    each.change(link, joint);
    Mechanism expected = withLink(was, f.link(), link).mechanism;
    expected = withJoint(expected, f.joint(), joint).mechanism;
    CHECK((textOf(f.mechanism()) == textOf(expected)));
    CHECK(f.document.snapshot()->tau ==
          inverseDynamics(compiled(expected), f.document.snapshot()->input(), f.document.snapshot()->formulation));
    f.document.undo();
    CHECK((f.bits() == before));
  }
}

TEST_CASE("A heavier forearm: the torques are those of the core at once") {
  PanelFixture f("planar_2r.json");
  f.selectRow(2);
  const Eigen::VectorXd tau = f.document.snapshot()->tau;
  f.type("linkMass", "12.5");
  Mechanism heavier = f.mechanism();
  CHECK(heavier.links[static_cast<std::size_t>(f.link())].inertial->mass == 12.5);
  const SnapshotPtr now = f.document.snapshot();
  CHECK(now->tau == inverseDynamics(compiled(heavier), now->input(), now->formulation));
  CHECK_FALSE(now->tau.isApprox(tau, 1e-3));
}

TEST_CASE("A field that is looked at, tabbed through and entered changes nothing, however many digits it hides") {
  PanelFixture f("iiwa14.urdf");
  Mechanism odd = f.mechanism();
  Random random(20);
  for (Link& link : odd.links) {
    if (link.inertial) link.inertial = randomInertial(random);
  }
  for (Joint& joint : odd.joints) joint.X_PJ = {random.rotation(), random.vector(0.5)};
  f.show(odd);
  const std::string before = f.bits();
  f.selectRow(4);
  for (auto* field : f.panel.findChildren<NumberField*>()) {
    if (!field->isVisible()) continue;
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClick(field, Qt::Key_Return);
    // the same text once more is no other number
    QString shown = field->typedText().section(' ', 0, 0).replace(QChar(0x2212), '-');
    field->selectAll();
    QTest::keyClicks(field, shown);
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClick(field, Qt::Key_Tab);
  }
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(f.document.undoStack()->count() == 0);
  CHECK((f.bits() == before));
}

TEST_CASE("Angles are typed in the unit that is shown, and turns keep what was typed") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  f.type("jointTurn1", "90");
  f.type("jointTurn0", "30");
  const Joint& joint = f.mechanism().joints[static_cast<std::size_t>(f.joint())];
  // pitch of a quarter turn: roll and yaw are the same turn, and stay apart in their fields
  CHECK(f.field("jointTurn0")->shownValue() == Approx(30.0).epsilon(1e-14));
  CHECK(f.field("jointTurn1")->shownValue() == Approx(90.0).epsilon(1e-14));
  const double yaw = f.field("jointTurn2")->si();
  CHECK(joint.X_PJ.R.isApprox(rotationFromRpy(std::numbers::pi / 6.0, std::numbers::pi / 2.0, yaw), 1e-15));
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  f.type("jointLower", "-1.25");
  CHECK(f.mechanism().joints[static_cast<std::size_t>(f.joint())].limits.lower == -1.25);
  CHECK(f.field("jointLower")->typedText() == QString::fromUtf8("−1.25 rad"));
}

TEST_CASE("The axis is of length 1 whatever is typed, and the presets are exact") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  f.type("jointAxisPart0", "3");
  const auto axis = [&] { return f.mechanism().joints[static_cast<std::size_t>(f.joint())].axis; };
  CHECK(axis().isApprox(Eigen::Vector3d(3.0, 0.0, 1.0).normalized(), 1e-15));
  auto* preset = f.find<QComboBox>("jointAxis");
  CHECK(preset->currentText() == "Other");
  f.choose("jointAxis", QString::fromUtf8("−y"));
  CHECK(axis() == Eigen::Vector3d(0.0, -1.0, 0.0));
  f.document.undo();
  f.settle();
  CHECK(preset->currentText() == "Other");
}

TEST_CASE("The kind of a joint decides units and which limits there are") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  f.choose("jointKind", "Prismatic (translation)");
  CHECK(f.mechanism().joints[static_cast<std::size_t>(f.joint())].type == JointType::Prismatic);
  CHECK(f.document.undoStack()->undoText() == "Type of elbow_joint");
  // radians are no metres: neither limits nor the ready position mean anything for the other kind
  CHECK(f.mechanism().joints[static_cast<std::size_t>(f.joint())].limits == Limits{});
  CHECK_FALSE(f.mechanism().joints[static_cast<std::size_t>(f.joint())].ready);
  CHECK(f.document.snapshot()->q[2] == 0.0);
  f.type("jointLower", "-0.2");
  f.type("jointEffort", "40");
  CHECK(f.field("jointEffort")->typedText().endsWith(" N"));
  CHECK(f.field("jointLower")->typedText().endsWith(" m"));
  f.choose("jointKind", "Continuous (unlimited rotation)");
  CHECK_FALSE(f.field("jointLower")->isVisible());
  CHECK(f.field("jointVelocity")->isVisible());
  f.choose("jointKind", "Fixed");
  CHECK_FALSE(f.field("jointVelocity")->isVisible());
  CHECK_FALSE(f.field("jointDamping")->isVisible());
  CHECK(f.document.snapshot()->model->dof() == 5);
}

TEST_CASE("Boxes to tick: a limit, the mass, the motor, and following another joint") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  const auto joint = [&] { return f.mechanism().joints[static_cast<std::size_t>(f.joint())]; };
  const std::string before = f.bits();
  f.click("jointUpperHas");
  CHECK(joint().limits.upper == std::numeric_limits<double>::infinity());
  CHECK(f.field("jointUpper")->typedText() == "none");
  f.click("jointUpperHas");
  CHECK(joint().limits.upper == Approx(std::numbers::pi));
  f.click("jointPassive");
  CHECK(joint().passive);
  f.click("jointFollows");
  REQUIRE(joint().mimic);
  CHECK(joint().mimic->leader == "shoulder_pan_joint");
  f.choose("mimicLeader", "shoulder_lift_joint");
  f.type("mimicMultiplier", "-2");
  f.type("mimicOffset", "15");
  CHECK(joint().mimic == Mimic{"shoulder_lift_joint", -2.0, 15.0 * std::numbers::pi / 180.0});
  f.click("linkMassless");
  CHECK_FALSE(f.mechanism().links[static_cast<std::size_t>(f.link())].inertial);
  CHECK_FALSE(f.field("linkMass")->isVisible());
  CHECK(f.document.undoStack()->count() == 8);
  while (f.document.undoStack()->canUndo()) f.document.undo();
  CHECK((f.bits() == before));
}

TEST_CASE("Names: the hand and the followers go with them") {
  PanelFixture f("ur5e.urdf");
  f.select("tool0");
  f.type("linkName", "gripper");
  CHECK(f.mechanism().findLink("gripper") >= 0);
  CHECK(f.document.undoStack()->undoText() == "Name of tool0");
  const auto& hands = f.mechanism().hands;
  CHECK(std::find(hands.begin(), hands.end(), "tool0") == hands.end());
}

TEST_CASE("Turning a figure by wheel or arrow keys is live, and one step for all that is turned in one go") {
  PanelFixture f("planar_2r.json");
  f.selectRow(2);
  const std::string before = f.bits();
  const double mass = f.mechanism().links[static_cast<std::size_t>(f.link())].inertial->mass;
  NumberField* field = f.field("linkMass");
  field->setFocus();
  double last = mass;
  for (int i = 0; i < 5; ++i) {
    QTest::keyClick(field, Qt::Key_Up);
    const SnapshotPtr now = f.document.snapshot();
    const double live = now->mechanism->links[static_cast<std::size_t>(f.link())].inertial->mass;
    CHECK(live > last);
    CHECK(now->tau == inverseDynamics(*now->model, now->input(), now->formulation));
    last = live;
  }
  CHECK(f.document.gestureActive());
  REQUIRE(waitUntil([&] { return !f.document.gestureActive(); }));
  CHECK(f.document.undoStack()->count() == 1);
  const std::string after = f.bits();
  f.document.undo();
  CHECK((f.bits() == before));
  f.document.redo();
  CHECK((f.bits() == after));

  // Esc while it is being turned: as before
  QTest::keyClick(field, Qt::Key_Up);
  CHECK(f.document.gestureActive());
  QTest::keyClick(field, Qt::Key_Escape);
  CHECK_FALSE(f.document.gestureActive());
  CHECK((f.bits() == after));

  // turned to where it cannot be it stops, and nothing is left behind
  NumberField* rotor = f.field("jointRotor");
  f.type("jointRotor", "0");
  const int steps = f.document.undoStack()->count();
  const std::string stopped = f.bits();
  rotor->setFocus();
  QTest::keyClick(rotor, Qt::Key_Down);
  CHECK_FALSE(rotor->isRefused());
  CHECK(QToolTip::text().contains("negative rotor inertia"));
  rotor->finish();
  CHECK(f.document.undoStack()->count() == steps);
  CHECK((f.bits() == stopped));
  field->setFocus();

  // a drag along the caption
  QLabel* caption = nullptr;
  for (auto* label : f.panel.findChildren<NumberCaption*>()) {
    if (label->buddy() == field) caption = label;
  }
  REQUIRE(caption != nullptr);
  press(caption, {5.0, 5.0});
  for (int x = 5; x <= 65; x += 10) moveTo(caption, {double(x), 5.0});
  CHECK(f.document.gestureActive());
  release(caption, {65.0, 5.0});
  CHECK_FALSE(f.document.gestureActive());
  CHECK(f.document.undoStack()->count() == steps + 1);
}

TEST_CASE("Every control of the panel has a name to say, and Tab comes to each of them from top to bottom") {
  PanelFixture f("ur5e.urdf");
  f.select("forearm_link");
  f.click("addPayload");
  f.click("jointFollows");
  int controls = 0;
  for (const QWidget* widget : f.panel.findChildren<QWidget*>()) {
    if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0) continue;
    if (widget->objectName().startsWith("qt_") || widget->focusProxy() != nullptr) continue;
    if (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) != nullptr) continue;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK((!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty())));
    ++controls;
  }
  CHECK(controls > 45);
  auto* name = f.find<QWidget>("linkName");
  name->setFocus();
  QStringList order;
  int last = -1;
  for (int i = 0; i < 200; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QWidget* now = QApplication::focusWidget();
    REQUIRE(now != nullptr);
    if (now == name) break;
    order << now->objectName();
    last = i;
  }
  CHECK(last + 2 >= 40);
  const auto before = [&](const char* a, const char* b) {
    return order.indexOf(a) >= 0 && order.indexOf(a) < order.indexOf(b);
  };
  CHECK(before("linkMass", "linkCentre0"));
  CHECK(before("linkCentre0", "linkCentre2"));
  CHECK(before("linkInertia5", "jointName"));
  CHECK(before("jointOrigin0", "jointTurn0"));
  CHECK(before("jointAxisPart2", "jointLower"));
  CHECK(before("jointLower", "jointUpper"));
  CHECK(before("jointGear", "jointPassive"));
  CHECK(before("shapeKind", "shapeOrigin0"));
  CHECK(before("payloadMass", "payloadPosition0"));
}

TEST_CASE("Inertia and place of a joint are copied as matrices from the menu of their fields", "[ui][build]") {
  PanelFixture f("puma560.json");
  f.interaction.selectLink(2);
  f.settle();
  const auto copied = [&](const char* field_name, const QString& title) {
    auto* field = f.panel.findChild<NumberField*>(field_name);
    REQUIRE(field != nullptr);
    const QPoint middle = field->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, field->mapToGlobal(middle));
    QApplication::sendEvent(field, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    REQUIRE(menu != nullptr);
    for (QAction* action : menu->actions()) {
      if (action->text() == title) action->menu()->actions()[3]->trigger();
    }
    menu->close();
    return QApplication::clipboard()->text().toStdString();
  };
  const std::string inertia = copied("linkInertia3", "Copy Inertia As");
  CHECK(inertia ==
        matrixText(
            TableFormat::NumPy,
            {{"I", "I", "inertia of link '" + f.shownLink().name + "' about its centre of mass, link frame; kg m^2",
              f.shownLink().inertial->I_LLcm_L}}));
  const Pose& X = f.panel.editor().shownJoint().X_PJ;
  const std::string transform = copied("jointOrigin1", "Copy Transform As");
  const std::string numbers = matrixText(TableFormat::NumPy, {poseMatrix("T", "T", "", X)});
  CHECK(transform.substr(transform.find("T = ")) == numbers.substr(numbers.find("T = ")));
  CHECK(transform.find("# frame of joint '" + f.panel.editor().shownJoint().name + "' in link '") != std::string::npos);
  CHECK(copied("jointTurn0", "Copy Transform As") == transform);
}

TEST_CASE("A length that is typed stretches the solid and carries what hangs at the tip, in one step") {
  PanelFixture f("planar_3r.json");
  f.select("link_1");
  const std::string before = f.bits();
  const Mechanism was = f.mechanism();
  const std::optional<LinkTip> tip = linkTip(was, f.link());
  REQUIRE(tip);
  CHECK(f.field("linkLength")->si() == tip->length);
  f.type("linkLength", "0.75");
  REQUIRE(f.document.undoStack()->count() == 1);
  CHECK(f.document.undoStack()->undoText() == "Length of link_1");
  CHECK((textOf(f.mechanism()) == textOf(extended(was, f.link(), *tip, 0.75).mechanism)));
  CHECK(f.mechanism().joints[1].X_PJ.p.norm() == Approx(0.75).epsilon(1e-14));
  f.document.undo();
  f.settle();
  CHECK((f.bits() == before));
  // shorter than its solids can be is refused, and going back takes the mark away
  f.type("linkLength", "0.6");
  f.type("linkLength", "-1");
  CHECK(f.field("linkLength")->isRefused());
  CHECK(f.document.undoStack()->count() == 1);
  f.document.undo();
  f.settle();
  CHECK_FALSE(f.field("linkLength")->isRefused());
  CHECK(f.field("linkLength")->si() == tip->length);
}

TEST_CASE("A click into a number takes all of it, and so does a double click") {
  PanelFixture f("planar_3r.json");
  f.select("link_1");
  auto* field = f.field("jointOrigin0");
  auto* edit = field->findChild<QLineEdit*>();
  f.field("linkMass")->setFocus();
  field->setFocus(Qt::MouseFocusReason);
  QTest::mouseClick(edit, Qt::LeftButton);
  f.settle();
  CHECK(edit->selectedText() == edit->text());
  edit->deselect();
  QTest::mouseDClick(edit, Qt::LeftButton);
  CHECK(edit->selectedText() == edit->text());
}

TEST_CASE("Limits that the robot stands beyond move it, and that is said") {
  PanelFixture f("planar_3r.json");
  f.select("link_2");
  QStringList said;
  QObject::connect(&f.panel.editor(), &PartEditor::told, [&](const QString& words) { said << words; });
  const double q = f.document.snapshot()->q[1];
  f.type("jointDamping", "0.5");
  CHECK(said.isEmpty());
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  f.type(q < 0.0 ? "jointLower" : "jointUpper", q < 0.0 ? "-0.01" : "0.01");
  CHECK(f.document.snapshot()->q[1] == (q < 0.0 ? -0.01 : 0.01));
  REQUIRE(said.size() == 1);
  CHECK(said[0].contains(QString::fromStdString(f.mechanism().joints[1].name)));
}

TEST_CASE("Hidden, the panel shows nothing of the part of a robot that has gone, whatever unit angles get") {
  PanelFixture f("ur5e.urdf");
  f.select("wrist_3_link");
  REQUIRE(f.link() >= 0);
  f.panel.hide();
  openExample(f.document, "pendulum.json");
  f.interaction.selectLink(-1);
  f.settle();
  int shown = 0;
  QObject::connect(&f.panel.editor(), &PartEditor::shown, &f.panel, [&shown] { ++shown; });
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(shown == 0);
  // seen again it has caught up: the part, and the unit
  f.interaction.selectLink(1);
  f.panel.show();
  f.settle();
  CHECK(f.link() == f.document.snapshot()->model->links()[1].link);
  const auto labels = f.panel.findChildren<QLabel*>();
  CHECK(std::any_of(labels.begin(), labels.end(),
                    [](const QLabel* each) { return each->text() == "Orientation (rad)"; }));
}

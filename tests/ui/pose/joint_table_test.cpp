// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the joints: what it shows through edits of the mechanism, and how it is worked by mouse and keyboard.
#include "core/mechanism/edit.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/joint_cells.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/interaction.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/joints_panel.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QPersistentModelIndex>
#include <QToolButton>
#include <QWheelEvent>

#include <array>
#include <functional>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::JointCells;

namespace {

void settle() {
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// The panel over a document of its own.
struct PanelFixture {
  explicit PanelFixture(const char* example = "iiwa14.urdf") {
    linkwright::test::openExample(document, example);
    panel.resize(330, 520);
    panel.show();
    settle();
  }
  explicit PanelFixture(const Mechanism& mechanism) : PanelFixture("pendulum.json") {
    Edited edited;
    edited.mechanism = mechanism;
    edited.link_before.assign(mechanism.links.size(), -1);
    edited.joint_before.assign(mechanism.joints.size(), -1);
    edited.link = 0;
    REQUIRE_FALSE(hasErrors(document.edit(edited, "build")));
    settle();
  }
  double q(const QString& name) const { return document.snapshot()->q[joints.joint(name)]; }
  const Mechanism& mechanism() const { return *document.snapshot()->mechanism; }

  Document document;
  Interaction interaction;
  JointsPanel panel{document, interaction};
  JointCells joints{panel};
};

/// Two joints at a base: the second follows the first, and a third that no motor drives.
Mechanism gripper() {
  Mechanism mechanism;
  mechanism.name = "gripper";
  for (const char* name : {"base", "left", "right", "tail"}) {
    Link link;
    link.name = name;
    link.inertial = Inertial{};
    link.inertial->mass = 0.5;
    link.inertial->I_LLcm_L = 1e-3 * Eigen::Matrix3d::Identity();
    mechanism.links.push_back(link);
  }
  for (int i = 0; i < 3; ++i) {
    Joint joint;
    joint.name = std::array{"finger_left", "finger_right", "swing"}.at(static_cast<std::size_t>(i));
    joint.type = i < 2 ? JointType::Prismatic : JointType::Continuous;
    joint.parent = 0;
    joint.child = i + 1;
    joint.axis = Eigen::Vector3d::UnitY();
    joint.passive = i == 2;
    if (i < 2) {
      joint.limits.lower = -0.1;
      joint.limits.upper = 0.1;
    }
    mechanism.joints.push_back(joint);
  }
  mechanism.joints[1].mimic = Mimic{"finger_left", -2.0, 0.005};
  return mechanism;
}

}  // namespace

TEST_CASE("An edit of the mechanism leaves the lines of the joints that it does not change", "[ui][pose]") {
  PanelFixture f;
  int resets = 0;
  QObject::connect(&f.joints.table, &QAbstractItemModel::modelReset, [&] { ++resets; });
  const QPersistentModelIndex sixth = f.joints.index("iiwa_joint_6", JointCell::Position);
  // a mass
  const int link = f.mechanism().findLink("iiwa_link_3");
  REQUIRE(link >= 0);
  Link heavier = f.mechanism().links[static_cast<std::size_t>(link)];
  heavier.inertial->mass += 1.0;
  f.document.edit(withLink(f.mechanism(), link, heavier), "mass");
  settle();
  // limits, which its slider and its field have at once
  const int third = f.mechanism().findJoint("iiwa_joint_3");
  Joint narrower = f.mechanism().joints[static_cast<std::size_t>(third)];
  narrower.limits.upper = 0.5;
  f.document.edit(withJoint(f.mechanism(), third, narrower), "limits");
  settle();
  CHECK(resets == 0);
  CHECK(sixth.isValid());
  f.joints.type("iiwa_joint_3", "90");
  CHECK(f.q("iiwa_joint_3") == 0.5);
  f.joints.key("iiwa_joint_3", Qt::Key_Home);
  f.joints.key("iiwa_joint_3", Qt::Key_End);
  CHECK(f.q("iiwa_joint_3") == 0.5);
  // joints that come and go
  const int steps = f.document.undoStack()->count();
  f.document.edit(*removeLink(f.mechanism(), link), "delete");
  settle();
  CHECK(f.joints.table.jointCount() == f.document.snapshot()->model->dof());
  CHECK(f.joints.table.jointCount() == 6);
  f.document.undo();
  settle();
  REQUIRE(f.joints.table.jointCount() == 7);
  CHECK(f.document.undoStack()->index() == steps);
  // each line works for its own joint, in the order of the model
  for (int joint = 0; joint < 7; ++joint) {
    const QString name =
        QString::fromStdString(f.document.snapshot()->model->joints()[static_cast<std::size_t>(joint)].name);
    CHECK(f.joints.index(name, JointCell::Name).row() == joint);
    const Eigen::VectorXd before = f.document.snapshot()->q;
    f.joints.key(name, joint == 2 ? Qt::Key_Left : Qt::Key_Right);
    settle();
    for (int other = 0; other < 7; ++other)
      CHECK((f.document.snapshot()->q[other] != before[other]) == (other == joint));
  }
}

TEST_CASE("Keys move the joint of the table's row, one undo step each, and go from row to row", "[ui][pose]") {
  PanelFixture f;
  const double start = f.q("iiwa_joint_2");
  f.joints.key("iiwa_joint_2", Qt::Key_Right);
  CHECK(f.q("iiwa_joint_2") == Approx(start + kDegree).epsilon(1e-14));
  CHECK(f.document.undoStack()->count() == 1);
  f.joints.key("iiwa_joint_2", Qt::Key_PageUp);
  CHECK(f.q("iiwa_joint_2") == Approx(start + 11.0 * kDegree).epsilon(1e-14));
  f.joints.key("iiwa_joint_2", Qt::Key_PageDown);
  f.joints.key("iiwa_joint_2", Qt::Key_Left);
  CHECK(f.q("iiwa_joint_2") == Approx(start).margin(1e-14));
  CHECK(f.document.undoStack()->count() == 4);
  const Limits limits = f.joints.table.joint(1).limits;
  f.joints.key("iiwa_joint_2", Qt::Key_End);
  CHECK(f.q("iiwa_joint_2") == limits.upper);
  f.joints.key("iiwa_joint_2", Qt::Key_Home);
  CHECK(f.q("iiwa_joint_2") == limits.lower);
  f.joints.key("iiwa_joint_2", Qt::Key_Down);
  CHECK(f.joints.table.jointAt(f.joints.view.currentIndex()) == 2);
  // of a window's shortcuts these keys are not: they are the table's
  QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Right, Qt::NoModifier);
  asked.ignore();
  QCoreApplication::sendEvent(&f.joints.view, &asked);
  CHECK(asked.isAccepted());
}

TEST_CASE("A number is typed over the row with its first digit, by F2 or by a click", "[ui][pose]") {
  PanelFixture f;
  f.joints.view.setFocus();
  f.joints.view.setCurrentJoint(0);
  QTest::keyClick(&f.joints.view, Qt::Key_3);
  UnitField* field = f.joints.field();
  REQUIRE(field != nullptr);
  CHECK(field->objectName() == "position:iiwa_joint_1");
  CHECK(field->accessibleName() == "Position of iiwa_joint_1");
  QTest::keyClicks(field, "0.5");
  QTest::keyClick(field, Qt::Key_Return);
  REQUIRE(linkwright::test::waitUntil([&] { return f.joints.field() == nullptr; }));
  CHECK(f.q("iiwa_joint_1") == Approx(30.5 * kDegree).epsilon(1e-14));
  CHECK(f.document.undoStack()->count() == 1);
  // Esc leaves it as it was
  QTest::keyClick(&f.joints.view, Qt::Key_F2);
  REQUIRE((field = f.joints.field()) != nullptr);
  QTest::keyClicks(field, "77");
  QTest::keyClick(field, Qt::Key_Escape);
  REQUIRE(linkwright::test::waitUntil([&] { return f.joints.field() == nullptr; }));
  settle();
  CHECK(f.q("iiwa_joint_1") == Approx(30.5 * kDegree).epsilon(1e-14));
  CHECK(f.document.undoStack()->count() == 1);
  // Tab takes it and goes on to the next joint's
  const QRect cell = f.joints.view.visualRect(f.joints.index("iiwa_joint_4", JointCell::Position));
  QTest::mouseClick(f.joints.view.viewport(), Qt::LeftButton, {}, cell.center());
  REQUIRE((field = f.joints.field()) != nullptr);
  field->selectAll();
  QTest::keyClicks(field, "-10");
  QTest::keyClick(field, Qt::Key_Tab);
  REQUIRE(linkwright::test::waitUntil(
      [&] { return f.joints.field() != nullptr && f.joints.field()->objectName() == "position:iiwa_joint_5"; }));
  CHECK(f.q("iiwa_joint_4") == Approx(-10.0 * kDegree).epsilon(1e-14));
  // the arrow keys of the field count at once
  const double fifth = f.q("iiwa_joint_5");
  QTest::keyClick(f.joints.field(), Qt::Key_Up);
  CHECK(f.q("iiwa_joint_5") == Approx(fifth + kDegree).margin(6e-5));
}

TEST_CASE("An open field that nothing was typed in keeps the joint to the last bit", "[ui][pose]") {
  PanelFixture f;
  setJoint(f.document, 0, JointField::Position, 0.1234567890123);
  settle();
  const int steps = f.document.undoStack()->count();
  UnitField* field = f.joints.open("iiwa_joint_1");
  REQUIRE(field != nullptr);
  QTest::keyClick(field, Qt::Key_Return);
  settle();
  CHECK(f.q("iiwa_joint_1") == 0.1234567890123);
  CHECK(f.document.undoStack()->count() == steps);
  // and follows the joint while it is open
  field = f.joints.open("iiwa_joint_1");
  setJoint(f.document, 0, JointField::Position, 0.2);
  settle();
  CHECK(field->si() == 0.2);
}

TEST_CASE("The wheel moves a joint over the slider that has the focus, and no other", "[ui][pose]") {
  PanelFixture f;
  const auto turn = [&](const QString& name) {
    const QPointF at = f.joints.handle(name);
    QWheelEvent wheel(at, f.joints.view.viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(f.joints.view.viewport(), &wheel);
    settle();
  };
  const Eigen::VectorXd before = f.document.snapshot()->q;
  turn("iiwa_joint_2");
  CHECK(f.document.snapshot()->q == before);
  f.panel.activateWindow();
  f.joints.view.setFocus();
  f.joints.view.setCurrentJoint(1);
  if (!linkwright::test::waitUntil([&] { return f.joints.view.hasFocus(); }, 3000))
    SKIP("no window gets the focus here");
  turn("iiwa_joint_2");
  CHECK(f.document.snapshot()->q[1] == Approx(before[1] + kDegree).epsilon(1e-14));
  turn("iiwa_joint_3");
  CHECK(f.document.snapshot()->q[2] == before[2]);
}

TEST_CASE("A click beside the handle moves the joint towards it by ten degrees", "[ui][pose]") {
  PanelFixture f;
  const double before = f.q("iiwa_joint_1");
  QTest::mouseClick(f.joints.view.viewport(), Qt::LeftButton, {}, f.joints.handle("iiwa_joint_1") + QPoint(20, 0));
  CHECK(f.q("iiwa_joint_1") == Approx(before + 10.0 * kDegree).margin(1e-14));
  CHECK(f.document.undoStack()->count() == 1);
  CHECK_FALSE(f.document.gestureActive());
}

TEST_CASE("The rates have lines of their own, and are typed there", "[ui][pose]") {
  PanelFixture f;
  CHECK_FALSE(f.joints.index("iiwa_joint_2", JointCell::Velocity).isValid());
  f.panel.findChild<QToolButton*>("ratesToggle")->setChecked(true);
  f.joints.type("iiwa_joint_2", "30", JointCell::Velocity);
  f.joints.type("iiwa_joint_2", "-60", JointCell::Acceleration);
  CHECK(f.document.snapshot()->qd[1] == Approx(30.0 * kDegree).epsilon(1e-14));
  CHECK(f.document.snapshot()->qdd[1] == Approx(-60.0 * kDegree).epsilon(1e-14));
  CHECK(f.joints.text("iiwa_joint_2", JointCell::Velocity) == "30.00 °/s");
  CHECK(f.joints.text("iiwa_joint_2", JointCell::Acceleration) == QStringLiteral("−60.00 °/s²"));
  f.panel.findChild<QToolButton*>("ratesToggle")->setChecked(false);
  CHECK_FALSE(f.joints.index("iiwa_joint_2", JointCell::Velocity).isValid());
}

TEST_CASE("A joint that follows another says so, is not moved by hand, and moves with its leader", "[ui][pose]") {
  PanelFixture f(gripper());
  CHECK(f.joints.text("finger_right", JointCell::Leader) == QStringLiteral("mimics finger_left × −2 + 0.005 m"));
  CHECK_FALSE(f.joints.index("finger_left", JointCell::Leader).isValid());
  CHECK(f.joints.open("finger_right") == nullptr);
  const Eigen::VectorXd before = f.document.snapshot()->q;
  const QPoint handle = f.joints.handle("finger_right");
  QTest::mousePress(f.joints.view.viewport(), Qt::LeftButton, {}, handle);
  CHECK_FALSE(f.document.gestureActive());
  QTest::mouseMove(f.joints.view.viewport(), handle + QPoint(20, 0));
  QTest::mouseRelease(f.joints.view.viewport(), Qt::LeftButton, {}, handle + QPoint(20, 0));
  f.joints.key("finger_right", Qt::Key_Right);
  f.joints.key("finger_right", Qt::Key_5);
  CHECK(f.joints.field() == nullptr);
  CHECK(f.document.snapshot()->q == before);
  f.joints.type("finger_left", "0.03");
  settle();
  CHECK(f.q("finger_right") == Approx(-0.055).epsilon(1e-12));
  CHECK(f.joints.text("finger_right") == QStringLiteral("−0.0550 m"));
  CHECK_FALSE(f.joints.index("finger_right", JointCell::Position).data(JointTableModel::BeyondRole).toBool());
  // where its leader takes it beyond its own limits that is marked and said
  f.joints.type("finger_left", "0.08");
  settle();
  CHECK(f.q("finger_right") == Approx(-0.155).epsilon(1e-12));
  const QModelIndex beyond = f.joints.index("finger_right", JointCell::Position);
  CHECK(beyond.data(JointTableModel::BeyondRole).toBool());
  CHECK(beyond.data(Qt::AccessibleTextRole).toString().contains("beyond its limits"));
  CHECK(beyond.data(Qt::ToolTipRole).toString().contains("Beyond its limits"));
}

TEST_CASE("Every cell of the joints' table has words for who cannot see it", "[ui][pose]") {
  PanelFixture f(gripper());
  f.panel.findChild<QToolButton*>("ratesToggle")->setChecked(true);
  setJoint(f.document, 2, JointField::Position, 0.5);
  settle();
  const auto spoken = [&](const char* name, JointCell cell) {
    return f.joints.index(name, cell).data(Qt::AccessibleTextRole).toString();
  };
  CHECK(spoken("swing", JointCell::Name) == "swing, passive");
  CHECK(spoken("swing", JointCell::Bar) == QStringLiteral("Slider of swing: 28.65°"));
  CHECK(spoken("swing", JointCell::Position) == QStringLiteral("Position of swing: 28.65°"));
  CHECK(spoken("swing", JointCell::Velocity) == QStringLiteral("Velocity of swing: 0.00 °/s"));
  CHECK(spoken("finger_right", JointCell::Leader) == QStringLiteral("finger_right mimics finger_left × −2 + 0.005 m"));
  CHECK(spoken("finger_left", JointCell::Position) == QStringLiteral("Position of finger_left: 0.0000 m"));
  CHECK(f.joints.index("swing", JointCell::Name).data(Qt::ToolTipRole).toString().contains("not driven by a motor"));
  for (int row = 0; row < f.joints.table.rowCount(); ++row) {
    for (int column = 0; column < JointTableModel::kColumns; ++column) {
      const QModelIndex index = f.joints.table.index(row, column);
      const bool is_there = f.joints.table.cellAt(index) != JointCell::None;
      CHECK(index.data(Qt::AccessibleTextRole).toString().isEmpty() == !is_there);
      CHECK(f.joints.table.flags(index).testFlag(Qt::ItemIsEnabled) == is_there);
    }
  }
  // what the table says of itself on the bus
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&f.joints.view);
  REQUIRE(table != nullptr);
  CHECK(table->text(QAccessible::Name) == "Joints");
  REQUIRE(table->tableInterface() != nullptr);
  const QModelIndex at = f.joints.index("swing", JointCell::Position);
  CHECK(table->tableInterface()->cellAt(at.row(), at.column())->text(QAccessible::Name) ==
        QStringLiteral("Position of swing: 28.65°"));
}

TEST_CASE("The joint of the selected link is marked and in sight", "[ui][pose]") {
  PanelFixture f;
  f.panel.resize(330, 220);
  REQUIRE(linkwright::test::waitUntil([&] { return f.joints.view.viewport()->height() < 200; }));
  settle();
  const auto groundOf = [&](const char* name) {
    const QRect cell = f.joints.view.visualRect(f.joints.index(name, JointCell::Name));
    // of the panel: the table itself is transparent where a theme has been applied
    const QPoint at = f.joints.view.viewport()->mapTo(&f.panel, cell.topLeft() + QPoint(3, 3));
    return cell.isEmpty() ? QRgb(0) : f.panel.grab(QRect(at, QSize(1, 1))).toImage().pixel(0, 0);
  };
  QRgb plain = 0;
  REQUIRE(linkwright::test::waitUntil([&] { return (plain = groundOf("iiwa_joint_1")) != 0; }));
  f.interaction.selectLink(f.document.snapshot()->model->findLink("iiwa_link_7"));
  settle();
  const auto isInSight = [&] {
    const QRect cell = f.joints.view.visualRect(f.joints.index("iiwa_joint_7", JointCell::Position));
    return f.joints.view.viewport()->rect().contains(cell.center());
  };
  CHECK(isInSight());
  CHECK(groundOf("iiwa_joint_7") != plain);
  // a panel that is made higher and lower again, by whomever, takes it along
  f.panel.resize(330, 520);
  REQUIRE(linkwright::test::waitUntil([&] { return f.joints.view.viewport()->height() > 200; }));
  f.panel.resize(330, 220);
  REQUIRE(linkwright::test::waitUntil([&] { return f.joints.view.viewport()->height() < 200; }));
  CHECK(isInSight());
  f.interaction.selectLink(-1);
  CHECK(linkwright::test::waitUntil([&] { return groundOf("iiwa_joint_7") == plain; }, 3000));
}

TEST_CASE("Ctrl+C copies a joint's position to the last bit", "[ui][pose]") {
  PanelFixture f;
  setJoint(f.document, 1, JointField::Position, 0.1);
  settle();
  f.joints.view.setCurrentJoint(1, JointCell::Position);
  QTest::keyClick(&f.joints.view, Qt::Key_C, Qt::ControlModifier);
  CHECK(QGuiApplication::clipboard()->text().toDouble() == 0.1);
}

TEST_CASE("Large text leaves every name and number of a joint within a narrow panel", "[ui][pose]") {
  // as the window does: what a style sheet has touched takes a new font with the sheet
  const auto setSize = [](int percent) {
    applyTextSize(percent);
    applyTheme(ThemeChoice::Light);
  };
  struct SizeBack {
    std::function<void(int)> set;
    ~SizeBack() { set(100); }
  } back{setSize};
  PanelFixture f("ur5e.urdf");
  for (const int percent : {100, 150, 200}) {
    INFO(percent);
    setSize(percent);
    f.panel.resize(percent == 100 ? 330 : 290, 600);
    for (int turn = 0; turn < 3; ++turn) settle();
    const QFontMetrics metrics = f.joints.view.fontMetrics();
    const int room = f.joints.view.viewport()->width();
    for (int joint = 0; joint < f.joints.table.jointCount(); ++joint) {
      const QString name = f.joints.table.nameOf(joint);
      const QRect words = f.joints.view.visualRect(f.joints.index(name, JointCell::Name));
      const QRect bar = f.joints.view.visualRect(f.joints.index(name, JointCell::Bar));
      const QRect number = f.joints.view.visualRect(f.joints.index(name, JointCell::Position));
      INFO(name.toStdString() << ": slider at " << bar.top() << ", number at " << number.top() << " of "
                              << f.joints.table.rowCount() << " lines");
      for (const QRect& each : {words, bar, number}) CHECK(each.right() < room);
      CHECK(number.width() >= metrics.horizontalAdvance(f.joints.text(name)) + 8);
      CHECK(number.height() >= metrics.height());
      CHECK(bar.width() >= 64);
      CHECK(words.width() >= 48);
      // beside large text there is no room for the slider: it is below
      CHECK((bar.top() > number.top()) == (percent > 120));
    }
    // a panel that is made with that text is laid out alike
    const JointsPanel another(f.document, f.interaction);
    CHECK(JointCells(another).table.rowCount() == f.joints.table.rowCount());
  }
}

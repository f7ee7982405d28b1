// SPDX-License-Identifier: GPL-3.0-or-later
// A chain of as many links as the window takes: it opens, a joint is moved, a mass edited, and both are undone. How
// fast that is, tests/bench says.
#include "tests/ui/support/joint_cells.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/limits.h"
#include "ui/plots/torque_panel.h"

#include <QAbstractSpinBox>
#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::JointCells;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

QByteArray chainOf(int links) {
  QString text = "<robot name='chain'><link name='l0'/>";
  for (int i = 1; i < links; ++i) {
    text += QStringLiteral(
                "<link name='l%1'><inertial><mass value='0.2'/><inertia ixx='1e-3' iyy='1e-3' izz='1e-3' ixy='0' "
                "ixz='0' iyz='0'/></inertial></link><joint name='j%1' type='continuous'><parent link='l%2'/>"
                "<child link='l%1'/><origin xyz='0 0 0.02'/><axis xyz='%3 %4 0'/></joint>")
                .arg(i)
                .arg(i - 1)
                .arg(i % 2)
                .arg(1 - i % 2);
  }
  return (text + "</robot>").toUtf8();
}

}  // namespace

TEST_CASE("A chain of 1,000 links opens in the window, a joint moves and a mass is edited") {
  QTemporaryDir folder;
  QFile file(folder.filePath("chain.urdf"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(chainOf(kMostLinks));
  file.close();
  WindowFixture f;
  REQUIRE(f.window.files().open(file.fileName()));
  f.settle();
  REQUIRE(f.document().snapshot()->model->linkCount() == kMostLinks);
  const JointCells joints(f.window);
  const int dof = kMostLinks - 1;
  CHECK(joints.table.jointCount() == dof);
  CHECK(joints.table.rowCount() == dof);
  // no joint has widgets of its own
  CHECK(joints.view.findChildren<QWidget*>().size() < 20);
  // to the last joint by keys, and its number typed
  const Eigen::VectorXd start = f.document().snapshot()->q;
  joints.view.setFocus();
  joints.view.setCurrentJoint(0);
  QTest::keyClick(&joints.view, Qt::Key_End, Qt::ControlModifier);
  CHECK(joints.table.jointAt(joints.view.currentIndex()) == dof - 1);
  CHECK(joints.view.viewport()->rect().contains(joints.view.visualRect(joints.view.currentIndex()).center()));
  joints.type("j999", "30");
  f.settle();
  CHECK(f.document().snapshot()->q[dof - 1] == Approx(std::numbers::pi / 6.0).epsilon(1e-14));
  CHECK(f.window.part<linkwright::ui::TorquePanel>().legendValue(0) == f.document().snapshot()->tau[0]);
  // a joint in the middle by its slider
  joints.view.setCurrentJoint(500);
  const QPoint handle = joints.handle("j501");
  QTest::mousePress(joints.view.viewport(), Qt::LeftButton, {}, handle);
  QTest::mouseMove(joints.view.viewport(), handle + QPoint(6, 0));
  QTest::mouseRelease(joints.view.viewport(), Qt::LeftButton, {}, handle + QPoint(6, 0));
  f.settle();
  CHECK(f.document().snapshot()->q[500] > start[500] + 0.1);
  CHECK(f.document().undoStack()->count() == 2);
  // a link chosen in the tree marks its joint and shows its mass
  f.find<QAction>("actionWorkspaceBuild")->trigger();
  f.settle();
  f.window.interaction().selectLink(f.document().snapshot()->model->findLink("l700"));
  f.settle();
  CHECK(joints.view.viewport()->rect().contains(
      joints.view.visualRect(joints.index("j700", JointCell::Position)).center()));
  auto* mass = f.find<QAbstractSpinBox>("linkMass");
  REQUIRE(waitUntil([&] { return mass->isVisible(); }));
  const Eigen::VectorXd tau = f.document().snapshot()->tau;
  mass->setFocus();
  mass->selectAll();
  QTest::keyClicks(mass, "2.5");
  QTest::keyClick(mass, Qt::Key_Return);
  f.settle();
  const Mechanism edited = *f.document().snapshot()->mechanism;
  CHECK(edited.links[static_cast<std::size_t>(edited.findLink("l700"))].inertial->mass == 2.5);
  CHECK(f.document().snapshot()->tau != tau);
  CHECK(f.window.part<linkwright::ui::TorquePanel>().legendValue(0) == f.document().snapshot()->tau[0]);
  CHECK(joints.table.jointCount() == dof);
  REQUIRE(f.document().undoStack()->count() == 3);
  for (int step = 0; step < 3; ++step) f.document().undo();
  f.settle();
  CHECK(f.document().snapshot()->q == start);
}

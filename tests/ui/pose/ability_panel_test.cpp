// SPDX-License-Identifier: GPL-3.0-or-later
// What the arm can do here, on the screen: figures against the core's, words for what is infinite, and the slider that
// swings the arm.
#include "ui/workspaces/pose/ability_panel.h"

#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/ability.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/pose/ability_words.h"
#include "ui/workspaces/pose/limit_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

struct Abilities {
  Document document;
  Interaction interaction;
  std::unique_ptr<AbilityPanel> panel;

  explicit Abilities(const char* example, bool shown = true) {
    openExample(document, example);
    panel = std::make_unique<AbilityPanel>(document, interaction);
    panel->resize(340, 900);
    if (shown) panel->show();
  }
  template <class T>
  T* find(const char* name) const {
    return linkwright::test::findWidget<T>(*panel, name);
  }
  QString words(const char* name) const { return find<QLabel>(name)->text(); }
  void setPose(const Eigen::VectorXd& q) {
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(q.size());
    setState(document, q, zero, zero, "pose");
    emit document.snapshotChanged();
  }
  Pose hand() const { return document.snapshot()->X_WL[static_cast<std::size_t>(document.snapshot()->hand)]; }
  /// The slider knows how far it can go once the robot has held still.
  QSlider* readySlider() const {
    auto* slider = find<QSlider>("slideSlider");
    REQUIRE(waitUntil([&] { return words("slideWords").contains("remaining"); }));
    return slider;
  }
};

}  // namespace

TEST_CASE("The digits behind a figure follow a change that its text does not show", "[ui][pose]") {
  Abilities a("iiwa14.urdf");
  Eigen::VectorXd q = a.document.snapshot()->q;
  const QString before = a.find<QTableWidget>("singularValues")->item(0, 0)->text();
  q[1] += 1e-7;
  a.setPose(q);
  auto* cell = a.find<QTableWidget>("singularValues")->item(0, 0);
  REQUIRE(cell->text() == before);
  CHECK(cell->data(Qt::UserRole).toDouble() == abilityOf(*a.document.snapshot()).linear.here.singular_values[0]);
}

TEST_CASE("The table has the singular values of the hand's Jacobian, to the last bit", "[ui][pose]") {
  Abilities abilities("puma560.json");
  const Snapshot& snapshot = *abilities.document.snapshot();
  const auto* table = abilities.find<QTableWidget>("singularValues");
  for (const bool angular : {false, true}) {
    abilities.interaction.abilities().setShowsAngular(angular);
    const Manipulability expected = manipulability(jacobian(*snapshot.model, snapshot.q, snapshot.hand),
                                                   angular ? JacobianRows::Angular : JacobianRows::Linear);
    for (int k = 0; k < 3; ++k) {
      CHECK(table->item(k, 0)->data(Qt::UserRole).toDouble() == expected.singular_values[k]);
      CHECK(table->item(k, 1)->data(Qt::UserRole).toDouble() == expected.force_radii[k]);
      CHECK("(" + table->item(k, 2)->text() + ")" == directionText(expected.axes.col(k)));
    }
    CHECK(abilities.words("manipulability").contains(figureText(expected.measure)));
    if (!expected.isSingular()) CHECK(abilities.words("conditionNumber").contains(figureText(expected.condition)));
  }
  CHECK(abilities.words("ellipsoidUnits").contains("rad/s per rad/s"));
}

TEST_CASE("A singular pose is said in words, with the direction that is lost", "[ui][pose]") {
  Abilities abilities("planar_2r.json");
  CHECK_FALSE(abilities.words("conditionNumber").contains("singular"));
  abilities.setPose(Eigen::Vector2d(0.0, 0.0));
  CHECK(abilities.words("conditionNumber").contains("infinite"));
  CHECK(abilities.words("conditionNumber").contains("singular"));
  const HandAbility& ability = abilityOf(*abilities.document.snapshot());
  CHECK(abilities.words("conditionNumber").contains(directionText(ability.linear.here.axes.col(1))));
  CHECK(abilities.find<QTableWidget>("singularValues")->item(1, 1)->text() == QStringLiteral("∞"));
}

TEST_CASE("Check boxes show ellipsoids with their scale, and say nothing while none is shown", "[ui][pose]") {
  Abilities abilities("iiwa14.urdf");
  auto* scale = abilities.find<QLabel>("ellipsoidScale");
  CHECK_FALSE(scale->isVisible());
  abilities.find<QCheckBox>("velocityEllipsoid")->click();
  CHECK(abilities.interaction.abilities().showsVelocity());
  CHECK(scale->isVisible());
  const HandAbility& ability = abilityOf(*abilities.document.snapshot());
  CHECK(scale->text().contains("1 m/s is drawn as " + figureText(ellipsoidScales(ability, false).velocity) + " m"));
  auto* force = abilities.find<QCheckBox>("forceEllipsoid");
  force->click();
  const auto key = [&] { return force->icon().pixmap(12, 12).toImage().pixelColor(6, 6); };
  CHECK(key() == forceColour(false, false));
  abilities.interaction.abilities().setShowsAngular(true);
  CHECK(key() == forceColour(true, false));
  abilities.interaction.abilities().setShowsAngular(false);
  CHECK(scale->text().contains("1 N is drawn as " + figureText(ellipsoidScales(ability, false).force) + " m"));
}

TEST_CASE("Each joint's bar says how far its nearer limit is, and which is the nearest of all", "[ui][pose]") {
  Abilities abilities("iiwa14.urdf");
  const SnapshotPtr before = abilities.document.snapshot();
  Eigen::VectorXd q = before->q;
  q[5] = before->model->upperLimits()[5] - 5.0 * 3.14159265358979 / 180.0;
  abilities.setPose(q);
  const QAbstractItemModel& bars = *abilities.panel->findChild<LimitList*>()->model();
  REQUIRE(bars.rowCount() == 7);
  int nearest = 0;
  const auto said = [&](int row) { return bars.index(row, 0).data(Qt::AccessibleTextRole).toString(); };
  for (int i = 0; i < bars.rowCount(); ++i) {
    const bool is_nearest = said(i).contains("nearest");
    nearest += is_nearest ? 1 : 0;
    if (i == 5) {
      CHECK(is_nearest);
      CHECK(said(i).contains(QStringLiteral("5.0° to upper limit")));
    }
  }
  CHECK(nearest == 1);
  abilities.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(said(5).contains("0.087 rad to upper limit"));
}

TEST_CASE("Nothing is worked out while the panel is hidden", "[ui][pose]") {
  Abilities abilities("iiwa14.urdf", false);
  emit abilities.document.snapshotChanged();
  CHECK(abilities.words("manipulability").isEmpty());
  abilities.panel->show();
  CHECK_FALSE(abilities.words("manipulability").isEmpty());
}

TEST_CASE("The slider swings the arm while the hand stays: one undo step a drag, one a key", "[ui][pose]") {
  Abilities abilities("iiwa14.urdf");
  QSlider* slider = abilities.readySlider();
  CHECK(slider->isEnabled());
  const Pose hand = abilities.hand();
  const Eigen::VectorXd q = abilities.document.snapshot()->q;
  const int start = slider->value();
  CHECK(start > 0);
  CHECK(start < slider->maximum());
  slider->setSliderDown(true);
  for (int i = 1; i <= 10; ++i) slider->setSliderPosition(start + 20 * i);
  CHECK((abilities.document.snapshot()->q - q).norm() > 0.1);
  CHECK((abilities.hand().p - hand.p).norm() < 1e-9);
  CHECK(rotationVector(abilities.hand().R * hand.R.transpose()).norm() < 1e-9);
  slider->setSliderDown(false);
  CHECK(abilities.document.undoStack()->count() == 1);
  // the handle stays under the finger: what lies behind and ahead is the same from here
  CHECK(std::abs(slider->value() - (start + 200)) <= 2);
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Right);
  CHECK(abilities.document.undoStack()->count() == 2);
  CHECK((abilities.hand().p - hand.p).norm() < 1e-9);
  abilities.document.undo();
  abilities.document.undo();
  CHECK(abilities.document.snapshot()->q == q);
}

TEST_CASE("A drag of the slider that is cancelled restores the pose and stays cancelled", "[ui][pose]") {
  Abilities abilities("panda.urdf");
  QSlider* slider = abilities.readySlider();
  const Eigen::VectorXd q = abilities.document.snapshot()->q;
  slider->setSliderDown(true);
  slider->setSliderPosition(slider->value() + 150);
  CHECK(abilities.document.snapshot()->q != q);
  abilities.document.cancelGesture();
  slider->setSliderPosition(slider->value() + 150);
  CHECK(abilities.document.snapshot()->q == q);
  slider->setSliderDown(false);
  CHECK(abilities.document.undoStack()->count() == 0);
}

TEST_CASE("An arm that is not redundant says why, until its place alone is held", "[ui][pose]") {
  Abilities abilities("puma560.json");
  auto* slider = abilities.find<QSlider>("slideSlider");
  CHECK_FALSE(slider->isEnabled());
  CHECK(abilities.words("slideWords").contains("6 joints"));
  CHECK(abilities.words("slideWords").contains("not redundant"));
  CHECK_FALSE(abilities.find<QComboBox>("slideLead")->isEnabled());
  abilities.interaction.abilities().setHold(HandHold::Position);
  CHECK(slider->isEnabled());
  CHECK(abilities.find<QComboBox>("slideLead")->isEnabled());
  abilities.readySlider();
  const Eigen::Vector3d place = abilities.hand().p;
  slider->setSliderDown(true);
  slider->setSliderPosition(slider->value() + 100);
  slider->setSliderDown(false);
  CHECK((abilities.hand().p - place).norm() < 1e-9);
  CHECK(abilities.document.undoStack()->count() == 1);
}

TEST_CASE("The workspace is computed off the UI thread, stays while the robot moves, and goes with another",
          "[ui][pose]") {
  Abilities abilities("iiwa14.urdf");
  auto* compute = abilities.find<QPushButton>("reachCompute");
  auto* cancel = abilities.find<QPushButton>("reachCancel");
  auto* clear = abilities.find<QPushButton>("reachClear");
  AbilityViewOptions& look = abilities.interaction.abilities();
  CHECK_FALSE(cancel->isEnabled());
  CHECK_FALSE(clear->isEnabled());
  abilities.find<QComboBox>("reachCount")->setCurrentIndex(0);
  compute->click();
  CHECK(abilities.find<QProgressBar>("reachProgress")->isVisible());
  CHECK(cancel->isEnabled());
  REQUIRE(waitUntil([&] { return look.cloud() != nullptr; }));
  CHECK(look.cloud()->points.p_W.size() == 2000);
  CHECK_FALSE(cancel->isEnabled());
  CHECK(clear->isEnabled());
  CHECK(abilities.words("reachWords").contains(QLocale().toString(2000)));
  const auto cloud = look.cloud();
  setJoint(abilities.document, 0, JointField::Position, 0.4);
  CHECK(look.cloud() == cloud);
  clear->click();
  CHECK(look.cloud() == nullptr);

  abilities.find<QComboBox>("reachCount")->setCurrentIndex(3);
  compute->click();
  cancel->click();
  CHECK_FALSE(cancel->isEnabled());
  CHECK(look.cloud() == nullptr);
  abilities.find<QComboBox>("reachCount")->setCurrentIndex(0);
  compute->click();
  REQUIRE(waitUntil([&] { return look.cloud() != nullptr; }));
  openExample(abilities.document, "panda.urdf");
  CHECK(look.cloud() == nullptr);
}

TEST_CASE("Every example opens with words for all that it shows, and another hand has its own", "[ui][pose]") {
  for (const QString& name : linkwright::test::exampleFiles()) {
    INFO(name.toStdString());
    Abilities abilities(name.toUtf8().constData());
    for (const char* label : {"ellipsoidUnits", "manipulability", "conditionNumber", "slideWords", "reachWords"}) {
      INFO(label);
      REQUIRE(waitUntil([&] { return !abilities.words(label).isEmpty(); }));
      CHECK_FALSE(abilities.words(label).contains("nan"));
    }
  }
  Abilities torso("torso_with_two_arms.json");
  const auto* bars = torso.panel->findChild<LimitList*>();
  CHECK(bars->model()->rowCount() == static_cast<int>(abilityOf(*torso.document.snapshot()).joints.size()));
  setHand(torso.document, torso.document.snapshot()->model->hands().back());
  emit torso.document.snapshotChanged();
  CHECK(bars->model()->rowCount() == static_cast<int>(abilityOf(*torso.document.snapshot()).joints.size()));
  // as high as its rows: it is the sheet that scrolls
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  CHECK(bars->height() >= bars->model()->rowCount() * bars->fontMetrics().height());
}

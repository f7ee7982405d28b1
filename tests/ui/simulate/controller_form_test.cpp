// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a controller among the torques: its gains, each one undo step, what they come to, and what the controller
// does at the instant that is shown.
#include "ui/workspaces/simulate/controller_form.h"

#include "tests/ui/simulate/simulation_fixture.h"

#include <QLabel>
#include <QUndoStack>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::SimulationFixture;
using linkwright::test::waitUntil;

namespace {

constexpr int kControllerSource = 5;

ControllerTorque torqueIn(const SimulationFixture& f) { return std::get<ControllerTorque>(f.settings().torques); }

/// One undo step that is undone to the letter.
template <class Edit, class Holds>
void checkGain(SimulationFixture& f, const char* what, const Edit& edit, const Holds& holds) {
  INFO(what);
  const std::string before = f.written();
  const int steps = f.document.undoStack()->index();
  edit();
  CHECK(f.document.undoStack()->index() == steps + 1);
  CHECK(holds(torqueIn(f).gains));
  f.document.undo();
  f.settle();
  CHECK(f.written() == before);
}

/// Up to 0.5 s, shown where it ends.
void runHalfASecond(SimulationFixture& f) {
  f.type("simulationDuration", "0.5");
  REQUIRE(f.runToTheEnd());
  REQUIRE(waitUntil([&] { return f.document.snapshot()->simulated.has_value() && !f.document.isSimulating(); }));
  f.settle();
}

}  // namespace

TEST_CASE("Each gain of a controller is one undo step", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  const auto figure = [&](const char* name, const char* text, const auto& holds) {
    checkGain(
        f, name, [&] { f.type(name, text); }, holds);
  };
  figure("gainEnergy", "12.5", [](const UnderactuatedGains& g) { return g.energy == 12.5; });
  figure("gainHome", "3", [](const UnderactuatedGains& g) { return g.kp == 3.0; });
  figure("gainHomeRate", "0", [](const UnderactuatedGains& g) { return g.kd == 0.0; });
  figure("gainLimit", "15", [](const UnderactuatedGains& g) { return g.limit == 15.0; });
  figure("gainCapture", "6", [](const UnderactuatedGains& g) { return g.capture == 6.0; });
  figure("gainR", "0.7", [](const UnderactuatedGains& g) { return g.R == 0.7; });
  for (int i = 0; i < 4; ++i) {
    const QByteArray name = "gainQ" + QByteArray::number(i);
    figure(name.constData(), "7.5", [i](const UnderactuatedGains& g) { return g.Q[i] == 7.5; });
  }
  const UnderactuatedGains gains = torqueIn(f).gains;
  CHECK_FALSE(f.find<QWidget>("controllerDefaults")->isEnabled());
  f.type("gainR", "0.7");
  f.click("controllerDefaults");
  CHECK(torqueIn(f).gains == gains);
  CHECK_FALSE(f.find<QWidget>("controllerDefaults")->isEnabled());
}

TEST_CASE("A gain that cannot be stays in its field with the reason", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  const std::string before = f.written();
  for (const auto& [name, text] : {std::pair{"gainR", "0"}, std::pair{"gainCapture", "-1"},
                                   std::pair{"gainEnergy", "-1"}, std::pair{"gainQ2", "-0.5"}}) {
    INFO(name);
    f.type(name, text);
    CHECK(f.find<NumberField>(name)->isRefused());
    CHECK(f.written() == before);
    QTest::keyClick(f.find<NumberField>(name), Qt::Key_Escape);
  }
}

TEST_CASE("K is that of the regulator, and follows Q and R", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  const auto balance = [&] { return f.find<QLabel>("controllerBalance")->text(); };
  const auto expected = [&] {
    const SnapshotPtr now = f.document.snapshot();
    const ControllerTorque torque = torqueIn(f);
    const auto controller = UnderactuatedController::make(*now->model, torque.which, torque.gains, now->gravity);
    QStringList gains;
    for (const double gain : controller.value().K()) gains += QString::number(gain, 'g', 4).replace('-', QChar(0x2212));
    return gains.join(", ");
  };
  CHECK(balance().contains(expected()));
  const QString first = balance();
  f.type("gainR", "10");
  CHECK(balance() != first);
  CHECK(balance().contains(expected()));
  // the first gain of a pole on a cart is that of its Q against R
  CHECK(balance().contains(QString::number(std::sqrt(1.0 / 10.0), 'g', 4)));
}

TEST_CASE("What the controller does is said of the instant that is shown", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  const auto words = [&] { return f.find<QLabel>("controllerCommand")->text(); };
  // at rest, nearly hanging: what lifts the pole is missing, 0.2 kg by 0.3 m (1 + cos 0.1)
  const double missing = 0.2 * 0.3 * kStandardGravity * (1.0 + std::cos(0.1));
  CHECK(words().contains(QStringLiteral("energy is %1 J too low").arg(QString::number(missing, 'f', 2))));
  runHalfASecond(f);
  const SnapshotPtr end = f.document.snapshot();
  CHECK(words().contains("Swing-up"));
  CHECK(words().contains(QStringLiteral("τ of slide: %1 N")
                             .arg(QString::number(end->simulated->tau[0], 'f', 2).replace('-', QChar(0x2212)))));
  const QString at_end = words();
  f.document.playback().setTime(0.2);
  f.settle();
  CHECK(words() != at_end);
}

TEST_CASE("After a run that came up the page says that it balances", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  REQUIRE(f.runToTheEnd());
  REQUIRE(waitUntil([&] { return f.document.snapshot()->simulated.has_value() && !f.document.isSimulating(); }));
  f.document.playback().setTime(f.settings().duration);
  f.settle();
  const QString words = f.find<QLabel>("controllerCommand")->text();
  INFO(words.toStdString());
  CHECK(words.contains("Balancing: xᵀ P x = 0.000, below the capture value 4."));
}

TEST_CASE("Chosen first it is the controller of the robot, and refused where there is none", "[ui][simulate]") {
  SimulationFixture arm("planar_2r.json");
  const std::string before = arm.written();
  arm.choose("torqueSource", kControllerSource);
  CHECK(arm.written() == before);
  CHECK(arm.find<QComboBox>("torqueSource")->currentData().toInt() == 0);
  auto* refused = arm.find<QLabel>("torqueRefused");
  CHECK(refused->isVisible());
  CHECK(refused->text().contains("two joints, one of them passive"));
  arm.choose("torqueSource", 1);
  CHECK_FALSE(refused->isVisible());

  for (const auto& [file, which] :
       {std::pair{"acrobot.json", Underactuated::Acrobot}, std::pair{"cart_pole.json", Underactuated::CartPole},
        std::pair{"furuta_pendulum.json", Underactuated::Furuta},
        std::pair{"arm_with_a_passive_last_joint.json", Underactuated::PassiveLast}}) {
    INFO(file);
    SimulationFixture f(file);
    f.choose("torqueSource", 0);
    f.choose("torqueSource", kControllerSource);
    CHECK(torqueIn(f).which == which);
    CHECK(torqueIn(f).gains == defaultGains(which));
    CHECK(f.find<QLabel>("controllerBalance")->text().contains("K = ["));
  }
}

TEST_CASE("A controller of another mechanism says which one would fit", "[ui][simulate]") {
  SimulationFixture f("cart_pole_balanced.json");
  f.choose("controllerKind", static_cast<int>(Underactuated::Acrobot));
  CHECK(torqueIn(f).gains == defaultGains(Underactuated::Acrobot));
  CHECK(f.find<QLabel>("controllerBalance")->text().contains("choose 'cart-pole'"));
  CHECK_FALSE(f.find<QLabel>("controllerCommand")->isVisible());
  f.document.undo();
  f.settle();
  CHECK(f.find<QLabel>("controllerBalance")->text().contains("K = ["));
  CHECK(f.find<QLabel>("controllerCommand")->isVisible());
}

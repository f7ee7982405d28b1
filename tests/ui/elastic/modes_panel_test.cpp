// SPDX-License-Identifier: GPL-3.0-or-later
// Natural frequencies at the document's pose, and modes shown in place of the motion.
#include "ui/workspaces/elastic/modes_panel.h"

#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/workspaces/elastic/modes_shape.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Modes : ElasticPanelFixture<ModesPanel> {
  explicit Modes(const char* example = "two_links_one_elastic.json") : ElasticPanelFixture<ModesPanel>(example) {}
  /// Goes to a time and waits for what is found there.
  void goTo(double t) {
    document.playback().setTime(t);
    settle();
    REQUIRE(waitUntil([this] { return !panel.isRunning(); }));
    settle();
  }
  QTableWidget* table() const { return find<QTableWidget>("modesTable"); }
  double period(int row) const { return table()->item(row, 2)->data(Qt::UserRole).toDouble(); }
  QString what(int row) const { return table()->item(row, 3)->text(); }
  /// The first row in which the link bends in the plane and the passive joint goes along.
  int bending() const {
    for (int row = 0; row < table()->rowCount(); ++row) {
      if (what(row).contains("deflects along y") && what(row).contains("joint_2")) return row;
    }
    FAIL("no bending mode");
    return -1;
  }
};

}  // namespace

TEST_CASE("The paper's arm: its period follows the passive joint's angle as the closed form says", "[ui][elastic]") {
  Modes at;
  TwoLinkArm arm;
  arm.EI = 2e11 * 1.042e-10;
  for (const double t : {0.0, 0.3, 0.8, 1.5}) {
    CAPTURE(t);
    at.goTo(t);
    REQUIRE(at.panel.found() != nullptr);
    REQUIRE_FALSE(hasErrors(at.panel.found()->problems));
    // joint 2 sits on the tip's slope, which is little beside its own angle
    const double theta = at.study.instant()->state.joints.q[1];
    CHECK(at.period(at.bending()) == Approx(1e3 * frozenPeriod(arm, theta)).epsilon(2e-3));
  }
  // straight: 24.9 ms
  at.goTo(0.0);
  CHECK(at.period(at.bending()) == Approx(24.93).epsilon(1e-3));
  // joint 2 turns freely: no frequency, no period
  CHECK(at.what(0).contains("joint_2"));
  const QString words = at.find<QLabel>("modesArm")->text();
  CHECK(words.contains("24.9 ms"));
  CHECK(words.contains("47.6 ms"));
}

TEST_CASE("A mode is shown in 3D until the panel is left", "[ui][elastic]") {
  Modes at;
  at.goTo(0.8);
  const int row = at.bending();
  at.panel.animate(row);
  REQUIRE(at.look.mode());
  const ShownMode& mode = *at.look.mode();
  CHECK(mode.frequency == Approx(1e3 / at.period(row)).epsilon(1e-9));
  // a tenth of 0.25 m, or 20 degrees of what turns, at the largest
  const double deflection = mode.u.head<3>().norm();
  const double turn = std::max(mode.u.segment<3>(3).norm(), mode.q.cwiseAbs().maxCoeff());
  CHECK(deflection <= 0.025 + 1e-12);
  CHECK(turn <= 20.0 * std::numbers::pi / 180.0 + 1e-12);
  CHECK((deflection > 0.0249 || turn > 0.349));
  CHECK(mode.q[0] == 0.0);
  CHECK(at.find<QPushButton>("modesAnimate")->isChecked());
  // it goes with the pose
  at.goTo(0.2);
  REQUIRE(at.look.mode());
  CHECK(at.look.mode()->state.joints.q == at.study.instant()->state.joints.q);
  at.find<QPushButton>("modesAnimate")->click();
  CHECK_FALSE(at.look.mode());
  at.find<QPushButton>("modesAnimate")->click();
  REQUIRE(at.look.mode());
  // ended by another: the button says so
  at.look.setMode(std::nullopt);
  CHECK_FALSE(at.find<QPushButton>("modesAnimate")->isChecked());
  at.panel.animate(row);
  at.panel.hide();
  CHECK_FALSE(at.look.mode());
}

TEST_CASE("Nothing is worked out while the panel is hidden: modes panel", "[ui][elastic]") {
  Modes at;
  at.goTo(0.5);
  at.panel.hide();
  const auto before = at.panel.found();
  at.goTo(1.0);
  CHECK(at.panel.found() == before);
  at.panel.show();
  REQUIRE(waitUntil([&] { return at.panel.found() != before; }));
}

TEST_CASE("Where nothing holds a passive joint against its weight that is said, and without weight there are modes",
          "[ui][elastic]") {
  // the example with its plane standing up
  QTemporaryDir folder;
  QString text = QString::fromStdString(readFile(sourcePath("assets/examples/two_links_one_elastic.json")));
  text.replace(QStringLiteral("\"gravity\": [0, 0, 0]"), QStringLiteral("\"gravity\": [0, -9.81, 0]"));
  QFile file(folder.filePath("standing.json"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text.toUtf8());
  file.close();
  Modes at;
  REQUIRE_FALSE(hasErrors(at.document.open(file.fileName())));
  REQUIRE(at.analysed());
  at.goTo(0.5);
  REQUIRE(at.panel.found() != nullptr);
  CHECK(at.find<QLabel>("modesProblem")->text().contains("rigid-body mode"));
  CHECK(at.table()->rowCount() == 0);
  CHECK_FALSE(at.find<QPushButton>("modesAnimate")->isEnabled());
  at.find<QCheckBox>("modesWeight")->click();
  REQUIRE(waitUntil([&] { return at.table()->rowCount() > 0; }));
  CHECK_FALSE(at.find<QLabel>("modesProblem")->isVisible());
}

TEST_CASE("What cannot vibrate says why", "[ui][elastic]") {
  Modes at("panda.urdf");
  CHECK(at.table()->rowCount() == 0);
  CHECK(at.find<QLabel>("modesProblem")->text().contains("No elastic link"));
  CHECK_FALSE(at.find<QPushButton>("modesAnimate")->isVisible());
}

TEST_CASE("Of too many elements there are no modes, and the words say what to do", "[ui][elastic]") {
  Modes at;
  at.goTo(0.0);
  REQUIRE(at.table()->rowCount() > 0);
  changeElastic(at.study.document(), "many elements", [](ElasticSettings& settings) {
    settings.links.front().elements = 67;
    settings.duration = 2.0 * settings.dt;
  });
  REQUIRE(at.analysed());
  CHECK_FALSE(at.panel.isRunning());
  CHECK(at.panel.found() == nullptr);
  CHECK(at.table()->rowCount() == 0);
  CHECK(at.find<QLabel>("modesProblem")->text().contains("402 degrees of freedom"));
  CHECK(at.find<QLabel>("modesProblem")->text().contains("fewer elements"));
}

TEST_CASE("The arm of the paper is known, another is not taken for it", "[ui][elastic]") {
  Modes at;
  const std::optional<TwoLinkArm> arm = twoLinkArmOf(*at.study.instant());
  REQUIRE(arm);
  CHECK(arm->link_1.length == Approx(0.25));
  CHECK(arm->link_1.mass == Approx(0.0975));
  CHECK(arm->link_2.mass == Approx(0.0975));
  CHECK(arm->link_2.tip_mass == Approx(0.1));
  CHECK(arm->EI == Approx(20.84));
  changeElastic(at.study.document(), "more elements",
                [](ElasticSettings& settings) { settings.links.front().elements = 4; });
  REQUIRE(at.analysed());
  REQUIRE(twoLinkArmOf(*at.study.instant()));
  CHECK(twoLinkArmOf(*at.study.instant())->link_1.mass == Approx(0.0975));
}

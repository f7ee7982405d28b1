// SPDX-License-Identifier: GPL-3.0-or-later
// Examples open where they are looked at, and an analysis leaves simulations alone.
#include "tests/ui/window/window_fixture.h"
#include "ui/document/simulated_run.h"
#include "ui/files/gallery_dialog.h"
#include "ui/work/elastic_study.h"
#include "ui/work/simulation_session.h"

#include <QAction>
#include <QLineEdit>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

struct FlowFixture : WindowFixture {
  FlowFixture() : WindowFixture("planar_2r.json") {}
  /// From the gallery; nothing has been changed that would be asked about.
  void openExample(const QString& name) {
    command("Examples")->trigger();
    for (auto* dialog : window.findChildren<GalleryDialog*>()) {
      if (!dialog->isVisible()) continue;
      findWidget<QLineEdit>(*dialog, "gallerySearch")->setText(name);
      REQUIRE(dialog->chosenPath().contains(name));
      dialog->accept();
    }
    settle();
  }
};

}  // namespace

TEST_CASE("An arm with a link that bends opens in Elastic and plays the motion that is found", "[ui][elastic]") {
  FlowFixture f;
  f.openExample("two_links_one_elastic");
  CHECK(f.command("WorkspaceElastic")->isChecked());
  REQUIRE(waitUntil([&] { return f.document().snapshot()->motion.found != nullptr; }));
  f.command("WorkspaceExplain")->trigger();
  CHECK(f.document().snapshot()->motion.found);
  f.command("WorkspaceMove")->trigger();
  CHECK_FALSE(f.document().snapshot()->motion.found);
  f.command("WorkspaceElastic")->trigger();
  CHECK(waitUntil([&] { return f.document().snapshot()->motion.found != nullptr; }));
}

TEST_CASE("A mechanism that a controller swings up stands up, whatever was analysed before", "[ui][elastic]") {
  FlowFixture f;
  f.openExample("two_links_one_elastic");
  REQUIRE(waitUntil([&] { return f.window.part<linkwright::ui::ElasticStudy>().result() != nullptr; }));
  f.openExample("acrobot_swing_up");
  CHECK(f.command("WorkspaceSimulate")->isChecked());
  CHECK_FALSE(f.window.part<linkwright::ui::ElasticStudy>().isOn());
  SimulationSession& session = f.window.part<linkwright::ui::SimulationSession>();
  session.setSpeed(0.0);
  session.run();
  REQUIRE(waitUntil([&] { return session.stage() == SimulationSession::Stage::Idle; }));
  CHECK(session.status() == SimulationStatus::Finished);
  const auto stands = [&] {
    const Motion& motion = f.document().snapshot()->motion;
    if (!motion.run) return false;
    const SimulationRecord& record = motion.run->record;
    const Eigen::VectorXd end = record.q().bottomRows(1).transpose();
    return std::abs(std::remainder(end[0] - std::numbers::pi, 2.0 * std::numbers::pi)) < 1e-2 &&
           std::abs(std::remainder(end[1], 2.0 * std::numbers::pi)) < 1e-2;
  };
  CHECK(stands());
  // to look at it in Elastic does not move it otherwise
  f.command("WorkspaceElastic")->trigger();
  f.settle();
  CHECK(stands());
  CHECK_FALSE(f.document().snapshot()->motion.found);
}

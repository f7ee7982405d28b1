// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/document/ik_study.h"
#include "ui/workspaces/pose/iteration_decor.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

TEST_CASE("At most twelve ghosts: the start, the present, the end, and some between") {
  for (const int last : {0, 1, 5, 12, 17, 500}) {
    for (int place = 0; place <= last; ++place) {
      const std::vector<int> places = ghostPlaces(place, last);
      REQUIRE(static_cast<int>(places.size()) <= kMostGhosts);
      REQUIRE(places.front() == 0);
      REQUIRE(places.back() == last);
      REQUIRE(std::find(places.begin(), places.end(), place) != places.end());
      REQUIRE(std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end());
      if (last <= kMostGhosts - 3) REQUIRE(static_cast<int>(places.size()) == place + (place < last ? 2 : 1));
    }
  }
}

TEST_CASE("The iteration is looked into while its dock is in front, and drawn only then") {
  WindowFixture f("puma560.json", true);
  auto* dock = f.find<QDockWidget>("dockIteration");
  IkStudy& study = f.window.part<linkwright::ui::IkStudy>();
  CHECK_FALSE(study.isOpen());
  bring(*dock);
  REQUIRE(waitUntil([&] { return study.isOpen(); }));
  study.choose(IkCase::OutOfReach);
  study.goTo(6);
  f.settle();
  const Decor shown = iterationDecor(study, false);
  // ghosts of the method looked into, and one of each that is compared
  CHECK(shown.ghosts.size() == ghostPlaces(6, study.last()).size() + 2);
  REQUIRE(shown.frames.size() == 2);
  CHECK(shown.frames[0].X_WF.p == study.problem()->X_WT.p);
  CHECK(shown.frames[1].X_WF.p == study.run()->inside(6).X_WE.p);
  // the sphere of the longest step round the hand
  REQUIRE(shown.ellipsoids.size() == 1);
  CHECK(shown.ellipsoids[0].radii[0] == Approx(study.options().step_limit / study.options().weights[0]));
  // behind another dock: closed, nothing is drawn or computed
  f.bring("dockMotion");
  REQUIRE(waitUntil([&] { return !study.isOpen(); }));
  bring(*dock);
  REQUIRE(waitUntil([&] { return study.isOpen(); }));
  dock->close();
  REQUIRE(waitUntil([&] { return !study.isOpen(); }));
}

TEST_CASE("Keys walk through the iteration while it is open") {
  WindowFixture f("planar_3r.json");
  f.window.activateWindow();
  REQUIRE(waitUntil([] { return QGuiApplication::focusWindow() != nullptr; }));
  auto* dock = f.find<QDockWidget>("dockIteration");
  bring(*dock);
  IkStudy& study = f.window.part<linkwright::ui::IkStudy>();
  REQUIRE(waitUntil([&] { return study.isOpen(); }));
  study.choose(IkCase::LongWay);
  const auto key = [&](Qt::Key which) {
    QTest::keyClick(QGuiApplication::focusWindow(), which, Qt::AltModifier);
    f.settle();
  };
  key(Qt::Key_Right);
  key(Qt::Key_Right);
  CHECK(study.place() == 2);
  key(Qt::Key_Left);
  CHECK(study.place() == 1);
  key(Qt::Key_End);
  CHECK(study.place() == study.last());
  key(Qt::Key_Home);
  CHECK(study.place() == 0);
  key(Qt::Key_Return);
  CHECK(study.isRunning());
  key(Qt::Key_Return);
  CHECK_FALSE(study.isRunning());
}

TEST_CASE("Look inside the iteration shows the last drag, whatever was looked at before") {
  WindowFixture f("puma560.json", true);
  Document& document = f.window.document();
  IkStudy& study = f.window.part<linkwright::ui::IkStudy>();
  auto* dock = f.find<QDockWidget>("dockIteration");
  bring(*dock);
  REQUIRE(waitUntil([&] { return study.isOpen(); }));
  study.choose(IkCase::OutOfReach);
  dock->hide();
  REQUIRE(waitUntil([&] { return !study.isOpen(); }));
  const SnapshotPtr before = document.snapshot();
  Pose X_WT = before->X_WL[static_cast<std::size_t>(before->hand)];
  X_WT.p.z() += 0.05;
  document.beginGesture("Move end effector");
  document.previewTarget(X_WT);
  document.commitGesture();
  f.settle();
  f.find<QAbstractButton>("lookInside")->click();
  REQUIRE(waitUntil([&] { return study.isOpen(); }));
  CHECK(study.whichCase() == IkCase::LastDrag);
  REQUIRE(study.problem());
  CHECK(study.problem()->X_WT.p == X_WT.p);
  // and it can be stepped through
  REQUIRE(study.last() > 0);
  for (const char* name :
       {"buttonIterationStart", "buttonIterationBack", "buttonIterationRun", "buttonIterationNext"}) {
    INFO(name);
    CHECK(f.find<QAbstractButton>(name)->isEnabled());
  }
  f.find<QAbstractButton>("buttonIterationNext")->click();
  CHECK(study.place() == 1);
}

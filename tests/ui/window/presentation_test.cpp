// SPDX-License-Identifier: GPL-3.0-or-later
// The presentation leaves no trace in how a workspace is left, nor in what is kept for the next start; and one command
// brings a workspace's panels back.
#include "tests/ui/window/window_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QMap>
#include <QScreen>
#include <QSettings>

#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::kWorkspaceNames;
using linkwright::test::sourcePath;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// The panels that are there, in front or behind another, and the bars.
QStringList hallParts(const MainWindow& window) {
  QStringList names;
  for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!dock->isHidden()) names << dock->objectName();
  }
  for (const char* bar : {"toolBar", "workspaceBar"}) {
    if (!window.findChild<QWidget*>(bar)->isHidden()) names << QString::fromLatin1(bar);
  }
  names.sort();
  return names;
}

struct HallFixture : WindowFixture {
  HallFixture() : WindowFixture("planar_3r.json") {}
  QStringList parts() const { return hallParts(window); }
  void present(bool on) {
    REQUIRE(window.actionsOfWindow().presentation->isChecked() != on);
    window.actionsOfWindow().presentation->trigger();
    REQUIRE(waitUntil([&] { return window.isFullScreen() == on; }));
    settle();
  }
  QMap<QString, QStringList> hallPartsOfAll() {
    QMap<QString, QStringList> all;
    for (const char* workspace : kWorkspaceNames) {
      enter(workspace);
      all.insert(QString::fromLatin1(workspace), parts());
    }
    return all;
  }
  /// Where the panels lie that are seen.
  QMap<QString, QRect> places() {
    QMap<QString, QRect> places;
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
      // those behind are put where nobody sees them
      if (dock->isVisible() && dock->x() >= 0) places.insert(dock->objectName(), dock->geometry());
    }
    return places;
  }
  bool isSeen(const char* name) { return find<QWidget>(QString::fromLatin1(name))->isVisible(); }
};

}  // namespace

TEST_CASE("A presentation that ends in another workspace takes no panel from the one it began in", "[ui][window]") {
  QStringList explain;
  {
    HallFixture other;
    other.enter("Explain");
    explain = other.parts();
  }
  HallFixture f;
  const QStringList pose = f.parts();
  f.present(true);
  f.enter("Explain");
  SECTION("it ends there") {
    f.present(false);
    CHECK(f.parts() == explain);
    f.enter("Pose");
  }
  SECTION("it ends after the way back") {
    f.enter("Pose");
    // while it goes on it is one in each workspace
    for (const char* name : {"toolBar", "dockPose"}) CHECK_FALSE(f.isSeen(name));
    f.present(false);
  }
  CHECK(f.parts() == pose);
  for (const char* name : {"toolBar", "dockPose"}) CHECK(f.isSeen(name));
}

TEST_CASE("A presentation through all workspaces changes none of them", "[ui][window]") {
  HallFixture f;
  // some of them have been seen before
  f.enter("Move");
  f.enter("Pose");
  QMap<QString, QStringList> wanted;
  {
    HallFixture other;
    wanted = other.hallPartsOfAll();
  }
  f.present(true);
  for (int round = 0; round < 2; ++round) {
    for (const char* workspace : kWorkspaceNames) {
      f.enter(workspace);
      INFO(workspace << ", round " << round + 1);
      for (const char* name : {"toolBar", "dockMechanism", "dockPose", "dockProperties", "dockWaypoints"})
        CHECK_FALSE(f.isSeen(name));
    }
  }
  f.enter("Explain");
  f.present(false);
  CHECK(f.hallPartsOfAll() == wanted);
}

TEST_CASE("In a presentation a run can be started by a button, where its panel is not on the stage", "[ui][window]") {
  HallFixture f;
  const auto button = [&f] {
    return f.window.findChild<QWidget*>("workspaceBar")->findChild<QAbstractButton*>("toolSimulationRun");
  };
  f.enter("Simulate");
  CHECK(button() == nullptr);
  f.present(true);
  REQUIRE(button() != nullptr);
  CHECK(button()->isVisible());
  CHECK_FALSE(button()->accessibleName().isEmpty());
  button()->click();
  const Document& document = f.document();
  CHECK(waitUntil([&] { return document.snapshot()->motion.run != nullptr || document.snapshot()->simulated; }));
  CHECK(button()->text() == "Pause Simulation");
  f.enter("Explain");
  CHECK(button() == nullptr);
  f.enter("Simulate");
  CHECK(button() != nullptr);
  f.present(false);
  CHECK(button() == nullptr);
}

TEST_CASE("A presentation gives every panel its place back to the pixel, and text its size", "[ui][window]") {
  HallFixture f;
  const auto places_of_all = [&f] {
    QMap<QString, QMap<QString, QRect>> all;
    for (const char* workspace : kWorkspaceNames) {
      f.enter(workspace);
      f.settle();
      all.insert(QString::fromLatin1(workspace), f.places());
    }
    return all;
  };
  f.enter("Explain");
  f.command("LowerPanels")->trigger();
  places_of_all();
  const auto before = places_of_all();
  const QSize size = f.window.size();
  const int text = f.window.fontMetrics().height();
  for (const char* from : {"Explain", "Build", "Simulate"}) {
    f.enter(from);
    f.present(true);
    // none is smaller than 24 pixels of 1080
    CHECK(f.window.fontInfo().pixelSize() * 1080 >= 23 * f.window.screen()->size().height());
    for (const char* workspace : {"Pose", "Explain"}) f.enter(workspace);
    f.present(false);
    waitUntil([&] { return f.window.size() == size; });
    INFO(f.window.width() << " x " << f.window.height());
    REQUIRE(f.window.size() == size);
    f.settle();
    CHECK(f.window.fontMetrics().height() == text);
    const auto after = places_of_all();
    for (const char* workspace : kWorkspaceNames) {
      const auto was = before[QString::fromLatin1(workspace)], is = after[QString::fromLatin1(workspace)];
      CHECK(is.keys() == was.keys());
      for (const QString& name : was.keys()) {
        const QRect old = was[name], now = is[name];
        INFO("from " << from << ": " << workspace << ", " << name.toStdString());
        CHECK(std::array{now.x(), now.y(), now.width(), now.height()} ==
              std::array{old.x(), old.y(), old.width(), old.height()});
      }
    }
  }
}

TEST_CASE("Of the large text no panel keeps the room, in front or behind another", "[ui][window]") {
  HallFixture f;
  const auto least = [&f] {
    QMap<QString, int> all;
    for (const auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
      if (!dock->isHidden()) all.insert(dock->objectName(), dock->minimumSizeHint().width());
    }
    return all;
  };
  for (const char* workspace : {"Pose", "Move"}) {
    f.enter(workspace);
    // as they are once they have been seen
    for (const QString& dock : least().keys()) {
      f.bring(dock.toLatin1().constData());
      f.settle();
    }
    const QMap<QString, int> before = least();
    f.present(true);
    f.present(false);
    f.settle();
    const QMap<QString, int> after = least();
    for (const QString& dock : before.keys()) {
      INFO(workspace << ": " << dock.toStdString());
      CHECK(after.value(dock) <= before.value(dock));
    }
  }
}

TEST_CASE("What somebody has closed stays closed through a presentation", "[ui][window]") {
  HallFixture f;
  f.find<QDockWidget>("dockPose")->close();
  f.settle();
  const QStringList pose = f.parts();
  f.present(true);
  f.enter("Build");
  f.present(false);
  f.enter("Pose");
  CHECK(f.parts() == pose);
}

TEST_CASE("A window that is closed in a presentation is as large as before when it opens again", "[ui][window]") {
  QSettings().remove("window/geometry");
  const auto make = [] {
    auto window = std::make_unique<MainWindow>(
        WindowOptions{QString::fromStdString(sourcePath("assets/examples").string()), true, ThemeChoice::Light, {}});
    window->show();
    REQUIRE(waitUntil([&] { return window->isVisible() && window->windowHandle()->isExposed(); }));
    return window;
  };
  QSize size;
  QStringList parts;
  {
    const auto window = make();
    window->resize(1300, 740);
    REQUIRE(waitUntil([&] { return window->size() == QSize(1300, 740); }));
    size = window->size();
    parts = hallParts(*window);
    window->actionsOfWindow().presentation->trigger();
    REQUIRE(waitUntil([&] { return window->isFullScreen() && window->width() > size.width(); }));
    CHECK(window->close());
  }
  {
    const auto window = make();
    CHECK_FALSE(window->isFullScreen());
    CHECK(waitUntil([&] { return window->size() == size; }, 5000));
    CHECK(hallParts(*window) == parts);
    CHECK(window->close());
  }
  QSettings().remove("window/geometry");
}

TEST_CASE("The panels of a workspace are brought back by one command, each to its place", "[ui][window]") {
  for (const char* workspace : kWorkspaceNames) {
    INFO(workspace);
    HallFixture f;
    f.enter(workspace);
    REQUIRE(waitUntil([&] { return !f.places().empty(); }));
    for (const auto side : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) shareHeight(f.window, side);
    f.settle();
    const QStringList parts = f.parts();
    const QMap<QString, QRect> places = f.places();
    // all but one are closed, which goes to another side; the tools too
    bool is_first = true;
    for (auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
      if (!dock->isVisible()) continue;
      if (std::exchange(is_first, false))
        f.window.addDockWidget(Qt::RightDockWidgetArea, dock);
      else
        dock->close();
    }
    f.find<QWidget>("toolBar")->hide();
    f.settle();
    REQUIRE(f.parts() != parts);
    f.window.actionsOfWindow().reset_panels->trigger();
    f.settle();
    CHECK(f.parts() == parts);
    CHECK(f.window.size() == QSize(1280, 720));
    const QMap<QString, QRect> now = f.places();
    CHECK(now.keys() == places.keys());
    for (auto place = places.begin(); place != places.end(); ++place) {
      INFO(place.key().toStdString());
      const QRect there = now.value(place.key());
      CHECK(f.window.dockWidgetArea(f.find<QDockWidget>(place.key())) != Qt::NoDockWidgetArea);
      CHECK(std::abs(there.x() - place->x()) <= 24);
      CHECK(std::abs(there.y() - place->y()) <= 24);
      CHECK(std::abs(there.width() - place->width()) <= 24);
      CHECK(std::abs(there.height() - place->height()) <= 24);
    }
  }
}

TEST_CASE("The command that brings panels back ends a presentation", "[ui][window]") {
  HallFixture f;
  const QStringList pose = f.parts();
  f.present(true);
  f.window.actionsOfWindow().reset_panels->trigger();
  CHECK(waitUntil([&] { return !f.window.isFullScreen(); }));
  f.settle();
  CHECK_FALSE(f.window.actionsOfWindow().presentation->isChecked());
  CHECK(f.parts() == pose);
}

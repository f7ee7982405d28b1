// SPDX-License-Identifier: GPL-3.0-or-later
// The recursion's arrows while the hand is dragged, through the window's own wiring and a view that only remembers.
#include "core/scene/scene.h"
#include "tests/ui/support/file_bytes.h"
#include "tests/ui/support/remembering_view.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/file_contents.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <QAction>
#include <QFile>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::RememberingView;
using linkwright::test::waitUntil;

TEST_CASE("While the hand is dragged the arrows follow, at a scale that stays") {
  WindowOptions options;
  options.make_view = [] { return std::make_unique<RememberingView>(); };
  MainWindow window(options);
  window.show();
  REQUIRE(waitUntil([&] { return window.view() != nullptr; }));
  REQUIRE(window.files().open(linkwright::test::examplePath("ur5e.urdf")));
  auto& view = static_cast<RememberingView&>(*window.view());
  Document& document = window.document();

  // the inward step of the forearm, whose origin moves: its joint's force, on the way back
  int step = -1;
  const auto& steps = *document.snapshot()->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].equation == EquationId::JointForce && steps[i].body == 2) step = static_cast<int>(i);
  }
  REQUIRE(step >= 0);
  CHECK(view.arrows.empty());
  window.findChild<QAction*>("actionWorkspaceExplain")->trigger();
  window.interaction().walk().setStep(step);
  REQUIRE_FALSE(view.arrows.empty());
  CHECK(view.lit == litLink(*document.snapshot(), step));
  const auto metresPerNewton = [&] {
    const Recorded* force = document.snapshot()->recording->find(2, Quantity::JointForce);
    const double newtons = Eigen::Vector3d(force->values[0], force->values[1], force->values[2]).norm();
    for (const Arrow& arrow : view.arrows) {
      if (arrow.quantity == Quantity::JointForce) return (arrow.tip - arrow.tail).norm() / newtons;
    }
    return 0.0;
  };
  const double scale = metresPerNewton();
  CHECK(scale > 0.0);

  const Pose start = document.snapshot()->X_WL.at(static_cast<std::size_t>(document.snapshot()->hand));
  emit view.dragStarted();
  REQUIRE(document.gestureActive());
  for (int move = 1; move <= 10; ++move) {
    Pose target = start;
    target.p.z() -= 0.01 * move;
    const Eigen::Vector3d tail = view.arrows.front().tail;
    const auto serial = document.snapshot()->serial;
    emit view.targetDragged(target);
    CHECK(document.snapshot()->serial > serial);
    // the view hears of the newest snapshot at the next turn of the event loop
    REQUIRE(waitUntil([&] { return view.arrows.front().tail != tail; }));
    REQUIRE_FALSE(view.arrows.empty());
    CHECK(metresPerNewton() == Approx(scale).epsilon(1e-9));
  }
  emit view.dragFinished();
  CHECK_FALSE(document.gestureActive());
  CHECK(document.undoStack()->count() == 1);
  document.undoStack()->setClean();
}

TEST_CASE(
    "The view that a scene has stored is shown, whether the file is opened before the 3D view is there or after") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("seen_from_near.json"));
  QByteArray text = linkwright::test::fileBytes(linkwright::test::examplePath("planar_3r.json"));
  REQUIRE(text.contains("\"distance\": 0"));
  text.replace("\"distance\": 0", "\"distance\": 1.25");
  QFile file_of_view(path);
  REQUIRE((file_of_view.open(QIODevice::WriteOnly) && file_of_view.write(text) == text.size()));
  file_of_view.close();
  for (const bool file_first : {true, false}) {
    INFO("the file first: " << file_first);
    WindowOptions options;
    options.make_view = [] { return std::make_unique<RememberingView>(); };
    MainWindow window(options);
    const auto open = [&] { REQUIRE(window.files().open(path)); };
    if (file_first) open();
    window.show();
    REQUIRE(waitUntil([&] { return window.view() != nullptr; }));
    if (!file_first) open();
    auto& view = static_cast<RememberingView&>(*window.view());
    const Result<FileContents> file = readContents(path);
    REQUIRE(file);
    REQUIRE(file.value().scene.view);
    const SceneView stored = *file.value().scene.view;
    CHECK(view.seen.azimuth == stored.azimuth);
    CHECK(view.seen.distance == stored.distance);
    CHECK(window.document().scene().view->azimuth == stored.azimuth);
    CHECK(window.document().scene().view->distance == stored.distance);
    // without a distance the whole robot is framed, from the direction that is stored
    REQUIRE(window.files().open(linkwright::test::examplePath("planar_3r.json")));
    CHECK(view.seen.azimuth == -1.2);
    CHECK(view.seen.distance == SceneView{}.distance);
  }
}

TEST_CASE("A robot that was framed by itself has no stored view") {
  WindowOptions options;
  options.make_view = [] { return std::make_unique<RememberingView>(); };
  MainWindow window(options);
  window.show();
  REQUIRE(waitUntil([&] { return window.view() != nullptr; }));
  REQUIRE(window.files().open(linkwright::test::examplePath("ur5e.urdf")));
  CHECK_FALSE(window.document().scene().view.has_value());
  window.view()->frameAll();
  CHECK(window.document().scene().view.has_value());
}

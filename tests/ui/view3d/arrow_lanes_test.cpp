// SPDX-License-Identifier: GPL-3.0-or-later
// Arrows that would cover each other lie side by side, in every step of the recursion, as several cameras see them.
#include "ui/view3d/arrow_lanes.h"

#include "tests/support/catch.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/view3d/arrow_geometry.h"
#include "ui/view3d/arrow_marks.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;

namespace {

OrbitCamera cameraOn(const std::vector<Vector3d>& points, double azimuth, double elevation, const QSizeF& size) {
  OrbitCamera camera;
  camera.setViewport(size);
  SceneView view;
  view.azimuth = azimuth;
  view.elevation = elevation;
  camera.setView(view);
  camera.framePoints(points, 34.0);
  return camera;
}

Arrow straight(const Vector3d& tail, const Vector3d& tip, int term) {
  Arrow arrow;
  arrow.tail = tail;
  arrow.tip = tip;
  arrow.term = term;
  return arrow;
}

// whether both run the same way, or against it, side by side nearer than a shaft and its rims for half of the shorter
bool lieOnEachOther(const QLineF& a, const QLineF& b) {
  const QLineF &shorter = a.length() < b.length() ? a : b, &longer = a.length() < b.length() ? b : a;
  if (shorter.length() < 20.0) return false;
  const QPointF u = (longer.p2() - longer.p1()) / longer.length();
  const QPointF v = (shorter.p2() - shorter.p1()) / shorter.length();
  if (std::abs(u.x() * v.y() - u.y() * v.x()) > 0.05) return false;
  int near = 0;
  for (int i = 0; i <= 20; ++i) {
    const QPointF off = shorter.pointAt(0.05 * i) - longer.p1();
    const double along = QPointF::dotProduct(off, u), across = std::abs(off.x() * u.y() - off.y() * u.x());
    if (along > 0.0 && along < longer.length() && across < 2.0 * (kShaftPx + 1.15)) ++near;
  }
  return near > 10;
}

int pairsOnEachOther(const std::vector<Arrow>& arrows, const OrbitCamera& camera) {
  int pairs = 0;
  for (std::size_t i = 0; i < arrows.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (arrows[i].shape != ArrowShape::Straight || arrows[j].shape != ArrowShape::Straight) continue;
      const std::vector<QLineF> a = drawnShaft(arrows[i], camera), b = drawnShaft(arrows[j], camera);
      if (!a.empty() && !b.empty() && lieOnEachOther(a[0], b[0])) ++pairs;
    }
  }
  return pairs;
}

}  // namespace

TEST_CASE("No arrow of a step lies on another, in every step and from several sides", "[view3d]") {
  for (const char* example : {"planar_3r.json", "torso_with_two_arms.json", "ur5e.urdf", "scara.json"}) {
    Document document;
    const auto path = linkwright::test::sourcePath(std::string("assets/examples/") + example).string();
    REQUIRE_FALSE(hasErrors(document.open(QString::fromStdString(path))));
    const int dof = document.snapshot()->model->dof();
    setState(document, Eigen::VectorXd::LinSpaced(dof, 0.1, 0.6), Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0),
             Eigen::VectorXd::LinSpaced(dof, -0.75, 1.5), QStringLiteral("move"));
    const Snapshot& snapshot = *document.snapshot();
    const ArrowScales whole = arrowScales(snapshot);
    std::vector<Vector3d> room = arrowRoom(snapshot, whole, SumArrows::HeadToTail);
    for (const Pose& X_WL : snapshot.X_WL) room.push_back(X_WL.p);
    int before = 0;
    for (const QSizeF& size : {QSizeF(848.0, 362.0), QSizeF(1400.0, 720.0)}) {
      for (const double azimuth : {0.72, 2.3, -1.5708}) {
        const OrbitCamera camera = cameraOn(room, azimuth, 0.36, size);
        for (int step = 0; step < static_cast<int>(snapshot.steps->size()); ++step) {
          for (const SumArrows sums : {SumArrows::AtPlace, SumArrows::HeadToTail}) {
            std::vector<Arrow> arrows = stepArrows(snapshot, step, stepScales(snapshot, step, whole), {sums, -1});
            before += pairsOnEachOther(arrows, camera);
            layAside(arrows, camera);
            INFO(example << " " << size.width() << " azimuth " << azimuth << " step " << step);
            CHECK(pairsOnEachOther(arrows, camera) == 0);
          }
        }
      }
    }
    // they would, else
    CHECK(before > 50);
  }
}

TEST_CASE("The terms keep their line and the sum goes beside it, hollow; what turns back lies aside", "[view3d]") {
  const OrbitCamera camera = cameraOn({{-0.5, -0.5, 0.0}, {0.5, 0.5, 1.0}}, 0.72, 0.36, {1280.0, 720.0});
  const Vector3d a(0.0, 0.0, 0.1), b(0.0, 0.0, 0.6), c(0.0, 0.0, 0.9), d(0.0, 0.0, 0.3);
  std::vector<Arrow> arrows = {straight(a, d, -1), straight(a, b, 0), straight(b, c, 1), straight(c, d, 2)};
  arrows[0].closes = true;
  arrows[0].emphasis = ArrowEmphasis::Result;
  CHECK(coveredShare(arrows[0], arrows[1], camera) > 0.9);
  CHECK(coveredShare(arrows[1], arrows[2], camera) < 0.1);  // they only meet
  layAside(arrows, camera);
  CHECK(arrows[1].aside == 0);
  CHECK(arrows[2].aside == 0);
  CHECK(arrows[3].aside != 0);
  CHECK(arrows[0].aside != 0);
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK(coveredShare(arrows[i], arrows[j], camera) < 0.35);
  }
  // where it is drawn and where it belongs are so far apart on the screen, at each end
  for (const Vector3d& end : {arrows[0].tail, arrows[0].tip}) {
    const QPointF aside = asideOf(arrows[0], camera);
    CHECK(std::hypot(aside.x(), aside.y()) == Approx(kAsidePx * std::abs(arrows[0].aside)).epsilon(1e-9));
    const QPointF off = camera.project(movedOnScreen(camera, end, aside)) - camera.project(end) - aside;
    CHECK(std::hypot(off.x(), off.y()) < 1e-6);
  }
  CHECK(camera.project(movedOnScreen(camera, a, asideOf(arrows[0], camera))).x() ==
        Approx(drawnShaft(arrows[0], camera)[0].x1()).epsilon(1e-9));

  // in the picture: one hollow arrow, two marks where terms join, two lines a displaced arrow
  ViewState state;
  state.camera = camera;
  state.arrows = arrows;
  std::vector<Glyph> glyphs;
  appendArrows(glyphs, state, lookOf(false));
  CHECK(std::count_if(glyphs.begin(), glyphs.end(), [](const Glyph& glyph) { return glyph.cored; }) == 1);
  CHECK(std::count_if(glyphs.begin(), glyphs.end(), [](const Glyph& glyph) { return glyph.kind == GlyphKind::Disc; }) ==
        2);
  CHECK(std::count_if(glyphs.begin(), glyphs.end(), [](const Glyph& glyph) { return glyph.kind == GlyphKind::Line; }) ==
        4);
}

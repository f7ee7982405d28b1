// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn beside the robot, on the screen: clouds of points and ellipsoids stand where they are said to, and go.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/shown_view.h"
#include "ui/widgets/quantity_colours.h"

#include <QImage>
#include <QScreen>
#include <QWidget>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::isShown;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

QColor colourAt(View3D& view, const Eigen::Vector3d& p_W) {
  const QPoint at = view.widget()->mapToGlobal(view.project(p_W).toPoint());
  return view.widget()->screen()->grabWindow(0).toImage().pixelColor(at);
}

double colourDistance(const QColor& a, const QColor& b) {
  return std::hypot(a.red() - b.red(), a.green() - b.green(), a.blue() - b.blue());
}

// the display's own rounding, and no more; a frame is drawn when it is ready
bool comesToBe(View3D& view, const Eigen::Vector3d& p_W, const QColor& colour) {
  return waitUntil([&] { return colourDistance(colourAt(view, p_W), colour) < 12.0; }, 5000);
}

// the colour once the picture has come to rest
QColor colourAtRest(View3D& view, const Eigen::Vector3d& p_W) {
  QColor seen = colourAt(view, p_W);
  int same = 0;
  REQUIRE(waitUntil([&] {
    const QColor now = colourAt(view, p_W);
    same = now == seen ? same + 1 : 0;
    seen = now;
    return same >= 10;
  }));
  return seen;
}

}  // namespace

TEST_CASE("Points of a cloud are where they are and in their colours, until it is taken away", "[view3d][window]") {
  Document document;
  openExample(document, "planar_2r.json");
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(document.snapshot());
  if (!isShown(*view, {640, 480})) return;
  // beside the robot, where nothing else is
  const Eigen::Vector3d above(0.3, -0.5, 0.35), below(0.3, -0.5, 0.2);
  const QColor plain_above = colourAtRest(*view, above), plain_below = colourAtRest(*view, below);
  auto cloud = std::make_shared<PointCloud>();
  cloud->points_W = {above, below};
  cloud->colours = {QColor(255, 0, 0), QColor(0, 0, 255)};
  cloud->radius = 6.0;
  Decor decor;
  decor.cloud = cloud;
  view->setDecor(QStringLiteral("manipulability"), decor);
  CHECK(comesToBe(*view, above, cloud->colours[0]));
  CHECK(comesToBe(*view, below, cloud->colours[1]));
  // more points than before, of one colour
  auto many = std::make_shared<PointCloud>();
  for (int i = 0; i < 5000; ++i) many->points_W.push_back(i % 2 == 0 ? above : below);
  many->colours = {QColor(0, 200, 0)};
  many->radius = 6.0;
  decor.cloud = many;
  view->setDecor(QStringLiteral("manipulability"), decor);
  CHECK(comesToBe(*view, below, many->colours[0]));
  view->setDecor(QStringLiteral("manipulability"), {});
  CHECK(comesToBe(*view, above, plain_above));
  CHECK(comesToBe(*view, below, plain_below));
}

TEST_CASE("An ellipsoid tints what is behind it, a flat one too", "[view3d][window]") {
  Document document;
  openExample(document, "planar_2r.json");
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(document.snapshot());
  if (!isShown(*view, {640, 480})) return;
  const Eigen::Vector3d centre(0.3, -0.5, 0.35);
  const QColor plain = colourAtRest(*view, centre);
  for (const double thickness : {0.2, 0.0}) {
    INFO(thickness);
    Ellipsoid ellipsoid;
    ellipsoid.X_WC.p = centre;
    ellipsoid.radii = {0.2, thickness, 0.2};
    ellipsoid.colour = QColor(200, 0, 0);
    ellipsoid.opacity = 0.6;
    Decor decor;
    decor.ellipsoids = {ellipsoid};
    view->setDecor(QStringLiteral("manipulability"), decor);
    // redder by far than what was there
    CHECK(waitUntil(
        [&] {
          const QColor tinted = colourAt(*view, centre);
          return tinted.red() - tinted.green() > plain.red() - plain.green() + 20;
        },
        5000));
    view->setDecor(QStringLiteral("manipulability"), {});
    CHECK(comesToBe(*view, centre, plain));
  }
}

TEST_CASE("A sheet tints what is behind it from both sides, and stands where its frame is", "[view3d][window]") {
  Document document;
  openExample(document, "planar_2r.json");
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(document.snapshot());
  if (!isShown(*view, {640, 480})) return;
  const Eigen::Vector3d centre(0.3, -0.5, 0.35), beside(0.3, -0.5, 0.15);
  const QColor plain = colourAtRest(*view, centre), plain_beside = colourAtRest(*view, beside);
  auto shape = std::make_shared<Sheet::Shape>();
  const float a = 0.1F;
  shape->points = {{-a, -a, 0.0F}, {a, -a, 0.0F}, {-a, a, 0.0F}, {-a, a, 0.0F}, {a, -a, 0.0F}, {a, a, 0.0F}};
  shape->normals.assign(6, {0.0F, 0.0F, 1.0F});
  Sheet sheet;
  sheet.shape = shape;
  sheet.X_WS.p = centre;
  sheet.colour = QColor(200, 0, 0);
  sheet.opacity = 0.6;
  const auto redness = [&](const Eigen::Vector3d& p_W) {
    const QColor now = colourAt(*view, p_W);
    return now.red() - now.green();
  };
  const int before = plain.red() - plain.green();
  double brightness[2] = {};
  for (const bool turned : {false, true}) {
    INFO("from behind: " << turned);
    // its normal down: the eye, which is above, looks at its back
    if (turned) sheet.X_WS.R = Eigen::Vector3d(1.0, -1.0, -1.0).asDiagonal();
    Decor decor;
    decor.sheets = {sheet};
    view->setDecor(QStringLiteral("simulation"), decor);
    CHECK(waitUntil([&] { return redness(centre) > before + 20; }, 5000));
    brightness[turned ? 1 : 0] = colourAtRest(*view, centre).red();
  }
  // two tones
  CHECK(brightness[0] > brightness[1] + 10.0);
  // the same shape elsewhere, and then nothing
  sheet.X_WS = Pose();
  sheet.X_WS.p = beside;
  Decor moved;
  moved.sheets = {sheet};
  view->setDecor(QStringLiteral("simulation"), moved);
  CHECK(comesToBe(*view, centre, plain));
  CHECK(waitUntil([&] { return redness(beside) > plain_beside.red() - plain_beside.green() + 20; }, 5000));
  view->setDecor(QStringLiteral("simulation"), {});
  CHECK(comesToBe(*view, beside, plain_beside));
}

TEST_CASE("Arrows of somebody's decor are drawn beside those of the recursion, and go by themselves",
          "[view3d][window]") {
  Document document;
  openExample(document, "planar_2r.json");
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(document.snapshot());
  if (!isShown(*view, {640, 480})) return;
  const Eigen::Vector3d step_place(0.3, -0.6, 0.35), decor_place(0.3, -0.4, 0.35);
  const QColor plain = colourAtRest(*view, decor_place);
  const auto arrowAt = [](const Eigen::Vector3d& middle, Quantity quantity) {
    Arrow arrow;
    arrow.tail = middle - Eigen::Vector3d(0.0, 0.0, 0.15);
    arrow.tip = middle + Eigen::Vector3d(0.0, 0.0, 0.15);
    arrow.quantity = quantity;
    return arrow;
  };
  const QColor force = quantityColour(Quantity::ExternalForce, false);
  const QColor moment = quantityColour(Quantity::JointMoment, false);
  view->setArrows({arrowAt(step_place, Quantity::JointMoment)});
  Decor decor;
  decor.arrows = {arrowAt(decor_place, Quantity::ExternalForce)};
  decor.arrows[0].label = "f_n = 17.1 N";
  view->setDecor(QStringLiteral("simulation"), decor);
  CHECK(comesToBe(*view, decor_place, force));
  CHECK(comesToBe(*view, step_place, moment));
  CHECK(waitUntil([&] { return view->arrowLabels().size() == 1; }));
  // another step of the recursion leaves them
  view->setArrows({});
  CHECK(comesToBe(*view, decor_place, force));
  view->setArrows({arrowAt(step_place, Quantity::JointMoment)});
  view->setDecor(QStringLiteral("simulation"), {});
  CHECK(comesToBe(*view, decor_place, plain));
  CHECK(comesToBe(*view, step_place, moment));
}

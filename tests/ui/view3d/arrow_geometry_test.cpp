// SPDX-License-Identifier: GPL-3.0-or-later
// Where arrows are, what the mouse meets, where their labels stand and how long the key's bars are: without a display.
#include "ui/view3d/arrow_geometry.h"

#include "tests/support/catch.h"
#include "tests/ui/view3d/cameras.h"
#include "ui/view3d/coverage.h"
#include "ui/view3d/label_layout.h"
#include "ui/view3d/legend.h"
#include "ui/view3d/view_state.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <random>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::cameraAt;

namespace {

Arrow arrowOf(int body, const Vector3d& tail, const Vector3d& tip) {
  Arrow arrow;
  arrow.tail = tail;
  arrow.tip = tip;
  arrow.key = QuantityKey{body, Quantity::JointForce};
  return arrow;
}

QRectF rectOf(const LabelPlace& label) {
  return {label.centre - QPointF(0.5 * label.size.width(), 0.5 * label.size.height()), label.size};
}

}  // namespace

TEST_CASE("an arrow is picked at each projected point of its shaft, a few pixels beside it, and no farther",
          "[view3d]") {
  std::mt19937 random(31);
  std::uniform_real_distribution<double> spread(-0.5, 0.5);
  int seen = 0;
  for (int trial = 0; trial < 100; ++trial) {
    const OrbitCamera camera = cameraAt(6.0 * spread(random), 2.0 * spread(random));
    const Vector3d centre = camera.view().centre;
    const auto point = [&] { return Vector3d(centre + Vector3d(spread(random), spread(random), spread(random))); };
    const std::vector<Arrow> arrows = {arrowOf(7, point(), point())};
    const QLineF drawn(camera.project(arrows[0].tail), camera.project(arrows[0].tip));
    if (drawn.length() < 40.0) continue;
    ++seen;
    const QPointF across = QPointF(-drawn.dy(), drawn.dx()) / drawn.length();
    for (double part : {0.0, 0.3, 0.8, 1.0}) {
      const QPointF on = camera.project(arrows[0].tail + part * (arrows[0].tip - arrows[0].tail));
      CHECK(pickArrow(camera, on, arrows, {}) == arrows[0].key);
      CHECK(pickArrow(camera, on + 5.0 * across, arrows, {}) == arrows[0].key);
      CHECK_FALSE(pickArrow(camera, on + 9.0 * across, arrows, {}));
    }
  }
  CHECK(seen > 80);
}

TEST_CASE("what is laid aside, bent or only a dot is picked where it is drawn; what is hidden is not", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.72, 0.36);
  const Vector3d tail(0.1, -0.2, 0.5), tip(0.1, -0.2, 0.9);
  std::vector<Arrow> arrows = {arrowOf(1, tail, tip), arrowOf(2, tail, tip)};
  arrows[1].aside = 3;
  // an upright arrow lies aside to the left
  const QPointF middle = camera.project(0.5 * (tail + tip));
  CHECK(pickArrow(camera, middle, arrows, {})->body == 1);
  CHECK(pickArrow(camera, middle - QPointF(3.0 * kAsidePx, 0.0), arrows, {})->body == 2);
  arrows[0].emphasis = ArrowEmphasis::Hidden;
  CHECK_FALSE(pickArrow(camera, middle, arrows, {}));

  // the label of another lies over the shaft
  arrows[0].emphasis = ArrowEmphasis::Normal;
  const std::vector<PlacedLabel> labels = {{arrows[1].key, QRectF(middle - QPointF(20.0, 9.0), QSizeF(40.0, 18.0))}};
  CHECK(pickArrow(camera, middle, arrows, labels)->body == 2);

  Arrow arc = arrowOf(3, tail, tip);
  arc.shape = ArrowShape::Arc;
  arc.radius = 0.1;
  const std::vector<Vector3d> points = shaftOf(arc);
  double length = 0.0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    CHECK(std::abs((points[i] - tail).norm() - 0.1) < 1e-12);
    CHECK(std::abs((points[i] - tail).dot(tip - tail)) < 1e-12);
    if (i > 0) {
      length += (points[i] - points[i - 1]).norm();
      // right-handed about the line from tail to tip
      CHECK((points[i - 1] - tail).cross(points[i] - tail).dot(tip - tail) > 0.0);
    }
  }
  // chords of 0.12 rad are shorter than their arc by 0.06 %
  CHECK(length == Approx(0.4).epsilon(1e-3));
  CHECK(pickArrow(camera, camera.project(points[points.size() / 2]), {arc}, {})->body == 3);
  CHECK_FALSE(pickArrow(camera, camera.project(tip), {arc}, {}));

  Arrow dot = arrowOf(4, tail, tail);
  dot.shape = ArrowShape::Dot;
  CHECK(pickArrow(camera, camera.project(tail) + QPointF(5.0, 5.0), {dot}, {})->body == 4);
  CHECK_FALSE(pickArrow(camera, camera.project(tail) + QPointF(9.0, 9.0), {dot}, {}));
}

TEST_CASE("while one arrow is marked the others are faint, and hidden ones stay hidden", "[view3d]") {
  ViewState state;
  state.arrows = {arrowOf(1, Vector3d::Zero(), Vector3d::UnitX()), arrowOf(2, Vector3d::Zero(), Vector3d::UnitY()),
                  arrowOf(3, Vector3d::Zero(), Vector3d::UnitZ())};
  state.arrows[2].emphasis = ArrowEmphasis::Hidden;
  CHECK(state.emphasisOf(state.arrows[0]) == ArrowEmphasis::Normal);
  state.marked = state.arrows[1].key;
  CHECK(state.emphasisOf(state.arrows[0]) == ArrowEmphasis::Faint);
  CHECK(state.emphasisOf(state.arrows[1]) == ArrowEmphasis::Marked);
  CHECK(state.emphasisOf(state.arrows[2]) == ArrowEmphasis::Hidden);
  // what is marked elsewhere and has no arrow here leaves all as they are
  state.marked = QuantityKey{9, Quantity::JointForce};
  CHECK(state.emphasisOf(state.arrows[0]) == ArrowEmphasis::Normal);
  state.marked = state.arrows[2].key;
  CHECK(state.emphasisOf(state.arrows[0]) == ArrowEmphasis::Normal);
}

TEST_CASE("a bar of the key is as long as an arrow of that value in the plane of the screen", "[view3d]") {
  std::mt19937 random(41);
  std::uniform_real_distribution<double> spread(-1.0, 1.0);
  for (int trial = 0; trial < 100; ++trial) {
    const OrbitCamera camera = cameraAt(3.0 * spread(random), 1.4 * spread(random), std::exp(2.0 * spread(random)));
    const Vector3d centre = camera.view().centre;
    ScaleBar bar;
    bar.unit = QStringLiteral("N");
    bar.metres_per_unit = std::pow(10.0, 2.0 * spread(random));
    const Legend legend = legendOf({bar}, {}, camera.metresPerPixel(centre), false);
    REQUIRE(legend.rows.size() == 1);
    const double value = legend.rows[0].value.section(QLatin1Char(' '), 0, 0).toDouble();
    const double angle = 3.0 * spread(random);
    const Vector3d tip =
        centre + value * bar.metres_per_unit * (std::cos(angle) * camera.right() + std::sin(angle) * camera.up());
    CHECK(QLineF(camera.project(centre), camera.project(tip)).length() == Approx(legend.rows[0].pixels).epsilon(1e-9));
    // a round number, and the longest that fits
    const double lead = value / std::pow(10.0, std::floor(std::log10(value) + 1e-9));
    CHECK((std::abs(lead - 1.0) < 1e-9 || std::abs(lead - 2.0) < 1e-9 || std::abs(lead - 5.0) < 1e-9));
    CHECK(legend.rows[0].pixels <= 112.0 * (1.0 + 1e-9));
    CHECK(legend.rows[0].pixels > 112.0 / 2.5 * (1.0 - 1e-9));
  }
}

TEST_CASE("labels of one point are all shown, apart, with a line to it where they stand far off", "[view3d]") {
  LabelRoom room;
  room.inside = QRectF(4.0, 4.0, 792.0, 592.0);
  room.closed = {QRectF(560.0, 480.0, 240.0, 120.0)};
  std::vector<LabelPlace> labels(30);
  for (LabelPlace& label : labels) {
    label.anchor = {700.0, 430.0};
    label.size = {120.0, 22.0};
  }
  layoutLabels(labels, room);
  int led = 0;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    REQUIRE(labels[i].shown);
    const QRectF rect = rectOf(labels[i]);
    CHECK(room.inside.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(rect));
    CHECK_FALSE(rect.intersects(room.closed[0]));
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(rect.intersects(rectOf(labels[j])));
    if (labels[i].leader.isNull()) continue;
    ++led;
    CHECK(labels[i].leader.p2() == labels[i].anchor);
    CHECK(rect.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(labels[i].leader.p1()));
  }
  CHECK(led > 10);
}

TEST_CASE("a label gives way to a line where there is room beside it", "[view3d]") {
  std::vector<LabelPlace> labels(1);
  labels[0].anchor = {200.0, 200.0};
  labels[0].away = {1.0, 0.0};
  labels[0].size = {80.0, 20.0};
  LabelRoom room;
  room.lines = {QLineF(205.0, 200.0, 320.0, 200.0)};
  layoutLabels(labels, room);
  REQUIRE(labels[0].shown);
  const QRectF rect = rectOf(labels[0]);
  CHECK((rect.top() >= 200.0 || rect.bottom() <= 200.0 || rect.right() <= 205.0));
}

TEST_CASE("What is covered is counted as a point by point look says", "[view3d]") {
  std::mt19937 random(53);
  std::uniform_real_distribution<double> x(0.0, 400.0), y(0.0, 300.0);
  for (int trial = 0; trial < 30; ++trial) {
    std::vector<QPolygonF> polygons;
    for (int i = 0; i < 3; ++i) {
      std::vector<QPointF> points;
      for (int k = 0; k < 8; ++k) points.emplace_back(0.4 * x(random) + 60.0 * i, 0.4 * y(random) + 40.0 * i);
      polygons.push_back(convexHull(points));
      for (const QPointF& point : points) {
        // the hull holds all of them, its border included
        QPointF middle;
        for (const QPointF& corner : polygons.back()) middle += corner / static_cast<double>(polygons.back().size());
        CHECK(polygons.back().containsPoint(point + 1e-6 * (middle - point), Qt::WindingFill));
      }
    }
    const Coverage coverage({400.0, 300.0}, polygons);
    const QRectF rect = QRectF(QPointF(x(random), y(random)), QPointF(x(random), y(random))).normalized();
    if (rect.width() < 40.0 || rect.height() < 40.0) continue;
    int inside = 0;
    constexpr int kGrid = 60;
    for (int i = 0; i < kGrid * kGrid; ++i) {
      const QPointF at(rect.left() + (i % kGrid + 0.5) / kGrid * rect.width(),
                       rect.top() + (i / kGrid + 0.5) / kGrid * rect.height());
      inside += std::any_of(polygons.begin(), polygons.end(),
                            [&](const QPolygonF& p) { return p.containsPoint(at, Qt::WindingFill); })
                    ? 1
                    : 0;
    }
    // the border of a polygon runs through cells of 4 pixels
    CHECK(coverage.shareOf(rect) == Approx(inside / double(kGrid * kGrid)).margin(0.09));
  }
}

TEST_CASE("Large labels stand beside a link, not on it, each with a line to what it names", "[view3d]") {
  // an arm up and then right, and names at its joints and middles: as large as they are at 200 %
  const auto bar = [](const QRectF& rect) { return QPolygonF(rect); };
  LabelRoom room;
  room.inside = QRectF(4.0, 4.0, 840.0, 354.0);
  const std::vector<QPolygonF> arm = {bar({300.0, 120.0, 26.0, 220.0}), bar({300.0, 120.0, 240.0, 26.0})};
  std::vector<LabelPlace> labels(5);
  const QPointF anchors[] = {{313.0, 320.0}, {313.0, 230.0}, {313.0, 133.0}, {420.0, 133.0}, {530.0, 133.0}};
  for (std::size_t i = 0; i < 5; ++i) {
    labels[i].anchor = anchors[i];
    labels[i].size = {170.0, 36.0};
  }
  const auto onArm = [&](const std::vector<LabelPlace>& placed) {
    double area = 0.0;
    for (const LabelPlace& label : placed) {
      for (const QPolygonF& link : arm) {
        const QRectF common = link.boundingRect() & rectOf(label);
        area += common.width() * common.height();
      }
    }
    return area;
  };
  std::vector<LabelPlace> careless = labels;
  layoutLabels(careless, room);
  room.solids = Coverage({848.0, 362.0}, arm);
  layoutLabels(labels, room);
  CHECK(onArm(careless) > 1500.0);
  CHECK(onArm(labels) < 200.0);
  for (const LabelPlace& label : labels) {
    REQUIRE(label.shown);
    CHECK(room.inside.contains(rectOf(label)));
  }
}

TEST_CASE("The letter of an axis touches its tip, on a link too, or is not there", "[view3d]") {
  LabelRoom room;
  room.inside = QRectF(0.0, 0.0, 400.0, 300.0);
  room.solids = Coverage({400.0, 300.0}, {QPolygonF(QRectF(100.0, 100.0, 200.0, 100.0))});
  LabelPlace letter;
  letter.anchor = {200.0, 150.0};
  letter.away = {1.0, 0.0};
  letter.size = {10.0, 14.0};
  letter.farthest = 0.0;
  std::vector<LabelPlace> labels{letter};
  layoutLabels(labels, room);
  REQUIRE(labels[0].shown);
  CHECK(QLineF(labels[0].centre, letter.anchor).length() < 20.0);
  room.closed = {QRectF(150.0, 100.0, 100.0, 100.0)};
  layoutLabels(labels, room);
  CHECK_FALSE(labels[0].shown);
}

TEST_CASE("A folded legend has all names in one line, as far as there is room", "[view3d]") {
  const ScaleBar force{Quantity::JointForce, QStringLiteral("force F, f"), QStringLiteral("N"), 0.02};
  const ScaleBar moment{Quantity::JointMoment, QStringLiteral("moment N, n"), QStringLiteral("N m"), 0.02};
  const Legend whole =
      legendOf({force, moment}, QStringLiteral("hollow arrow: the sum of the others\nb"), 0.005, false);
  const Legend line = folded(whole, false), open = folded(whole, true);
  CHECK(sizeOf(line).height() < 0.5 * sizeOf(whole).height());
  CHECK(sizeOf(open).height() == sizeOf(whole).height());
  CHECK(line.key() != open.key());
  REQUIRE(line.tints.size() == 2);
  CHECK(line.tints[1].name == moment.name);
  CHECK(line.note == QStringLiteral("hollow arrow: the sum of the others"));
  const Legend narrow = fitted(line, {0.4 * sizeOf(line).width(), 100.0});
  CHECK(narrow.note.isEmpty());
  CHECK_FALSE(narrow.tints.empty());
  CHECK(sizeOf(narrow).width() <= 0.4 * sizeOf(line).width());
  // one line cannot be folded
  CHECK(folded(legendOf({force}, {}, 0.005, false), false).fold == Legend::Fold::None);
}

TEST_CASE("The key stays in a small picture: its text gives way first, then its note, the bars never", "[view3d]") {
  ScaleBar bar;
  bar.name = QStringLiteral("acceleration a");
  bar.unit = QStringLiteral("m/s²");
  bar.metres_per_unit = 0.02;
  Legend legend = legendOf({bar, bar}, QStringLiteral("hollow arrow: the sum of the others\nb\nc\nd"), 0.005, false);
  legend.text_scale = 2.0;
  const QSizeF whole = sizeOf(legend);
  CHECK(fitted(legend, whole).text_scale == 2.0);
  const Legend smaller = fitted(legend, 0.7 * whole);
  CHECK(smaller.text_scale < 2.0);
  CHECK(smaller.text_scale >= 1.0);
  CHECK(smaller.note == legend.note);
  CHECK(sizeOf(smaller).width() <= 0.7 * whole.width());
  CHECK(sizeOf(smaller).height() <= 0.7 * whole.height());
  const Legend bars = fitted(legend, {whole.width(), 50.0});
  CHECK(bars.note.isEmpty());
  CHECK(bars.rows.size() == 2);
  CHECK(sizeOf(bars).height() <= 50.0);
}

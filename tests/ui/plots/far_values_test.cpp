// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted of curves that leave the axes: it stays near them, whatever the numbers, the pen and the view, and
// what is seen is the same.
#include "tests/support/catch.h"
#include "tests/ui/plots/painted_points.h"
#include "tests/ui/support/examples.h"
#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/torque_curves.h"
#include "ui/workspaces/pose/iteration_curves.h"

#include <QImage>

#include <cmath>
#include <limits>
#include <memory>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::examplePath;
using linkwright::test::farthestPainted;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kNearAxes = 40.0;  // pixels beyond the plot, for a pen of one or two

/// Ordinary figures with such among them that no plot is for, and gaps.
std::vector<double> wildFigures() {
  std::vector<double> y;
  const double wild[] = {1e300,
                         -1e300,
                         0.3,
                         1e5,
                         -1e5,
                         kNaN,
                         kNaN,
                         1e12,
                         kInfinite,
                         -kInfinite,
                         1e-300,
                         -0.2,
                         1e40,
                         2e40,
                         kNaN,
                         0.1,
                         1e18,
                         -1e18,
                         std::numeric_limits<double>::max(),
                         -std::numeric_limits<double>::max()};
  for (std::size_t k = 0; k < 400; ++k) {
    y.push_back(k % 7 < 3 ? std::sin(0.1 * static_cast<double>(k)) : wild[k % std::size(wild)]);
  }
  return y;
}

std::vector<double> counted(std::size_t count) {
  std::vector<double> x;
  for (std::size_t k = 0; k < count; ++k) x.push_back(0.01 * static_cast<double>(k));
  return x;
}

/// Views that cut the curves in all ways.
std::vector<QCPRange> views() {
  return {{-1.0, 1.0}, {0.2999, 0.3}, {1e5, 1.0001e5}, {-1e-250, 1e-250}, {-1e200, 1e200}, {1e18, 1.0001e18}};
}

/// The farthest point of a plot in all these views of its axes.
double farthestOf(QCustomPlot& plot) {
  double farthest = farthestPainted(plot);
  QList<QCPAxis*> upright;
  for (const QCPAxisRect* rect : plot.axisRects()) upright << rect->axes(QCPAxis::atLeft | QCPAxis::atRight);
  for (const QCPRange& view : views()) {
    for (QCPAxis* axis : upright) {
      const bool is_log = axis->scaleType() == QCPAxis::stLogarithmic;
      axis->setRange(is_log ? QCPRange(std::max(view.lower, 1e-9), view.upper + 1e-8) : view);
    }
    farthest = std::max(farthest, farthestPainted(plot));
  }
  return farthest;
}

Column columnOf(const std::vector<double>& values) {
  return std::make_shared<const Eigen::VectorXd>(
      Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size())));
}

PlotData wildPlot(PlotKind kind) {
  PlotData data;
  data.kind = kind;
  data.duration = 4.0;
  for (int i = 0; i < 3; ++i) {
    MotionPlotCurve curve;
    curve.name.joint = "joint " + std::to_string(i);
    curve.joint = i;
    curve.t = columnOf(counted(400));
    curve.y = columnOf(wildFigures());
    curve.x = kind == PlotKind::Xy ? columnOf(wildFigures()) : curve.t;
    curve.is_part = kind == PlotKind::Stack && i > 0;
    curve.high = 1e290;
    if (kind == PlotKind::TorqueSpeed) curve.envelope = MotorEnvelope{1e280, 3.0, 0.5};
    data.curves.push_back(curve);
  }
  return data;
}

QImage pictureOf(QCustomPlot& plot) { return plot.toPixmap(500, 300).toImage().convertToFormat(QImage::Format_RGB32); }

/// Pixels that differ by more than a shade.
int differences(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 24 ? 1 : 0;
  }
  return count;
}

/// Two plots of the same figures, one by the library alone.
struct Twins {
  QCustomPlot plain, clipped;

  Twins() {
    for (QCustomPlot* plot : {&plain, &clipped}) plot->resize(500, 300);
  }
  template <class Change>
  void each(Change change) {
    QCPGraph* below[] = {plain.addGraph(), addClippedGraph(clipped.xAxis, clipped.yAxis)};
    QCPGraph* graph[] = {plain.addGraph(), addClippedGraph(clipped.xAxis, clipped.yAxis)};
    QCPCurve* curve[] = {new QCPCurve(plain.xAxis, plain.yAxis), addClippedCurve(clipped.xAxis, clipped.yAxis)};
    for (int i = 0; i < 2; ++i) change(*below[i], *graph[i], *curve[i]);
  }
  void view(const QCPRange& x, const QCPRange& y) {
    for (QCustomPlot* plot : {&plain, &clipped}) {
      plot->xAxis->setRange(x);
      plot->yAxis->setRange(y);
    }
  }
};

}  // namespace

TEST_CASE("What is painted stays near the axes, whatever the pen, the ground and the marks", "[ui][plots]") {
  const double width = GENERATE(0.0, 1.0, 1.5, 3.0, 20.0);
  const Qt::PenStyle dashes = GENERATE(Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::CustomDashLine);
  const bool is_filled = GENERATE(false, true), has_marks = GENERATE(false, true);
  CAPTURE(width, dashes, is_filled, has_marks);
  QCustomPlot plot;
  QPen pen(Qt::blue, width, dashes);
  if (dashes == Qt::CustomDashLine) pen.setDashPattern({7.0, 4.0});
  const std::vector<double> x = counted(400), y = wildFigures();
  QCPGraph* before = nullptr;
  for (const auto style : {QCPGraph::lsLine, QCPGraph::lsStepLeft, QCPGraph::lsStepRight, QCPGraph::lsStepCenter}) {
    QCPGraph* graph = addClippedGraph(plot.xAxis, plot.yAxis);
    for (std::size_t k = 0; k < x.size(); ++k) graph->addData(x[k], before == nullptr ? y[k] : 0.5 * y[k]);
    graph->setLineStyle(style);
    graph->setPen(pen);
    if (has_marks) graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 8.0));
    if (is_filled) graph->setBrush(Qt::yellow);
    if (is_filled && before != nullptr) graph->setChannelFillGraph(before);
    before = graph;
  }
  QCPCurve* curve = addClippedCurve(plot.xAxis, plot.yAxis);
  for (std::size_t k = 0; k < x.size(); ++k) curve->addData(y[(k * 3) % y.size()], y[k]);
  curve->setPen(pen);
  if (has_marks) curve->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 8.0));
  if (is_filled) curve->setBrush(Qt::green);
  plot.xAxis->setRange(0.5, 3.0);
  CHECK(farthestOf(plot) < kNearAxes + 2.0 * width);
  plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
  CHECK(farthestOf(plot) < kNearAxes + 2.0 * width);
}

TEST_CASE("No plot paints far from its axes, whatever its figures", "[ui][plots]") {
  const std::vector<double> x = counted(400), y = wildFigures();
  SECTION("motions") {
    for (const PlotKind kind :
         {PlotKind::Time, PlotKind::Stack, PlotKind::Xy, PlotKind::Spectrum, PlotKind::TorqueSpeed}) {
      CAPTURE(static_cast<int>(kind));
      MotionCanvas canvas;
      canvas.setData(wildPlot(kind), false);
      CHECK(farthestOf(canvas) < kNearAxes);
    }
  }
  SECTION("torques") {
    Document document;
    REQUIRE_FALSE(hasErrors(document.open(examplePath("puma560.json"))));
    PlotView canvas;
    TorqueCurves torques(canvas);
    torques.setModel(document.snapshot()->model);
    torques.setSpan(PlotSpan::History);
    Eigen::VectorXd tau = document.snapshot()->q;
    for (std::size_t k = 0; k < y.size(); ++k) {
      tau.setConstant(y[k]);
      torques.appendHistory(x[k], tau, 0.5 * tau);
    }
    CHECK(farthestOf(canvas) < kNearAxes);
  }
  SECTION("curves, also on powers of ten") {
    const bool is_log = GENERATE(false, true), is_wild_along = GENERATE(false, true);
    PlotView plot;
    plot.setAxes("x", "y", is_log && is_wild_along, is_log);
    plot.setCurves({{"one", is_wild_along ? y : x, y, Qt::red, Qt::DashLine, 1.5, true, {}}});
    plot.setBands({PlotBand{1e-3, 1.0, "band"}});
    CHECK(farthestOf(plot) < kNearAxes);
  }
  SECTION("methods") {
    const bool is_log = GENERATE(false, true);
    PlotView plot;
    plot.setAxes({}, "y", false, is_log);
    PlotCurve one{"one", x, y, Qt::red, Qt::SolidLine, 4.0, false, {}},
        two{"two", x, y, Qt::blue, Qt::DashLine, 1.5, false, {}};
    two.fits = false;
    plot.setCurves({one, two});
    CHECK(farthestOf(plot) < kNearAxes);
  }
  SECTION("Iteration") {
    PlotView plot;
    showResiduals(plot, {{"one", IkMethod::PseudoInverse, false, y, y, y}}, ResidualShown::All, 10, 1e300);
    CHECK(farthestOf(plot) < kNearAxes);
  }
  SECTION("singular values") {
    PlotView plot;
    showSingularValues(plot, {1e300, 2.0, 1e-12, 1e-300}, 1e250, {1e300, 0.5, 0.0, kInfinite}, IkMethod::PseudoInverse);
    CHECK(farthestPainted(plot) < kNearAxes);
  }
  SECTION("costs") {
    PlotView plot;
    plot.setAxes("n", "ns", true, true);
    plot.setTicks({{1.0, "1"}, {2.0, "2"}});
    plot.setStops({1, 2, 3, 4, 5}, 3);
    PlotCurve own{"", {3}, {1e290}, Qt::red, Qt::NoPen, 1.5, true, {}};
    own.shape = PlotShape::Ring;
    plot.setCurves(
        {{"one", {1, 2, 3, 4, 5}, {1e300, kInfinite, 2.0, kNaN, -1e300}, Qt::red, Qt::DashLine, 2.0, false, {}}, own});
    plot.setMarks({{3.0, {}}});
    CHECK(farthestOf(plot) < kNearAxes);
  }
}

TEST_CASE("Curves that stay in the axes are painted as before, to the last pixel", "[ui][plots]") {
  const Qt::PenStyle dashes = GENERATE(Qt::SolidLine, Qt::DashLine, Qt::DotLine);
  const double width = GENERATE(0.0, 1.0, 1.5, 3.0);
  CAPTURE(dashes, width);
  Twins twins;
  twins.each([&](QCPGraph& below, QCPGraph& graph, QCPCurve& curve) {
    for (int k = 0; k <= 300; ++k) {
      const double t = 0.01 * k, gap = k > 140 && k < 150 ? kNaN : 0.0;
      below.addData(t, -0.5 + 0.2 * std::cos(3.0 * t));
      graph.addData(t, 0.5 * std::sin(4.0 * t) + gap);
      curve.addData(1.5 + std::cos(2.0 * t), 0.7 * std::sin(2.5 * t));
    }
    graph.setPen(QPen(Qt::blue, width, dashes));
    curve.setPen(QPen(Qt::red, width, dashes));
    graph.setBrush(QColor(255, 255, 0, 90));
    below.setBrush(QColor(0, 255, 0, 90));
    graph.setChannelFillGraph(&below);
    curve.setBrush(QColor(255, 0, 0, 40));
    curve.setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 4.0));
  });
  twins.view({-0.1, 3.1}, {-1.0, 1.0});
  CHECK(pictureOf(twins.plain) == pictureOf(twins.clipped));
}

TEST_CASE("Of curves that leave the axes the same is seen", "[ui][plots]") {
  const double width = GENERATE(0.0, 1.5, 3.0);
  CAPTURE(width);
  Twins twins;
  twins.each([&](QCPGraph& below, QCPGraph& graph, QCPCurve& curve) {
    for (int k = 0; k <= 60; ++k) {
      const double t = 0.05 * k;
      below.addData(t, -3.0 + std::cos(3.0 * t));
      graph.addData(t, 6.0 * std::sin(4.0 * t));
      curve.addData(1.5 + 4.0 * std::cos(2.1 * t), 5.0 * std::sin(2.5 * t));
    }
    graph.setPen(QPen(Qt::blue, width));
    curve.setPen(QPen(Qt::red, width));
    below.setPen(QPen(Qt::darkGreen, width));
    graph.setBrush(QColor(120, 120, 0, 90));
    below.setBrush(QColor(0, 120, 0, 90));
    graph.setChannelFillGraph(&below);
    curve.setBrush(QColor(120, 0, 0, 60));
    graph.setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 6.0));
  });
  const QCPRange up = GENERATE(QCPRange(-1.0, 1.0), QCPRange(2.0, 2.4), QCPRange(-4.0, -2.5));
  twins.view({0.4, 2.2}, up);
  const QImage plain = pictureOf(twins.plain), clipped = pictureOf(twins.clipped);
  // a few points of smooth edges, of 150,000
  CHECK(differences(plain, clipped) < 40);
  QImage white = plain;
  white.fill(Qt::white);
  CHECK(differences(plain, white) > 1000);
}

TEST_CASE("A line keeps its pieces within an area, and a polygon what it covers there", "[ui][plots]") {
  const QRectF area(0.0, 0.0, 100.0, 50.0);
  // through it, along it outside, to a corner, a gap, and from a point within to one without end
  const QPolygonF line = clippedLine({{-50.0, 25.0},
                                      {150.0, 25.0},
                                      {150.0, 300.0},
                                      {kNaN, 1.0},
                                      {10.0, 10.0},
                                      {20.0, kInfinite},
                                      {30.0, 60.0},
                                      {kInfinite, 60.0},
                                      {50.0, -1e300},
                                      {50.0, 1e300}},
                                     area);
  REQUIRE(line.size() == 8);
  CHECK(line[0] == QPointF(0.0, 25.0));
  CHECK(line[1] == QPointF(100.0, 25.0));
  CHECK(std::isnan(line[2].x()));
  CHECK(line[3] == QPointF(10.0, 10.0));
  CHECK(line[4].x() == Approx(10.0));
  CHECK(line[4].y() == 50.0);
  CHECK(std::isnan(line[5].x()));
  CHECK(line[6] == QPointF(50.0, 0.0));
  CHECK(line[7] == QPointF(50.0, 50.0));
  // all around it: the whole area
  const QPolygonF cover = clippedPolygon({{-1e300, -1e300}, {1e300, -1e300}, {1e300, 1e300}, {-1e300, 1e300}}, area);
  CHECK(cover.boundingRect() == area);
  CHECK(clippedPolygon({{200.0, 0.0}, {300.0, 0.0}, {300.0, 50.0}}, area).isEmpty());
  const QPolygonF same{{1.0, 1.0}, {20.0, 1.0}, {20.0, 20.0}};
  CHECK(clippedPolygon(same, area) == same);
  CHECK(clippedLine(same, area) == same);
}

TEST_CASE("An axis keeps a range that it can show", "[ui][plots]") {
  std::vector<std::unique_ptr<QCustomPlot>> plots;
  plots.push_back(std::make_unique<MotionCanvas>());
  plots.push_back(std::make_unique<PlotView>());
  new TorqueCurves(static_cast<PlotView&>(*plots.back()));
  plots.push_back(std::make_unique<PlotView>());
  auto logarithmic = std::make_unique<PlotView>();
  logarithmic->setAxes("x", "y", true, true);
  plots.push_back(std::move(logarithmic));
  auto residuals = std::make_unique<PlotView>();
  showResiduals(*residuals, {}, ResidualShown::All, 0, kInfinite);
  plots.push_back(std::move(residuals));
  auto singular = std::make_unique<PlotView>();
  showSingularValues(*singular, {}, 0.0, {}, IkMethod::PseudoInverse);
  plots.push_back(std::move(singular));
  const QCPRange asked[] = {{1e249, 2e249},      {-2e249, 2e249},         {1.0, 1.0 + 1e-15},  {-1e-279, 1e-279},
                            {1e17, 1e17 + 64.0}, {1e-300, 1e-290},        {1e-250, 1e240},     {3.0, 3.0},
                            {kNaN, 1.0},         {-kInfinite, kInfinite}, {-5.0, -5.0 + 1e-14}};
  for (std::size_t i = 0; i < plots.size(); ++i) {
    for (const QCPAxisRect* rect : plots[i]->axisRects()) {
      for (QCPAxis* axis : rect->axes(QCPAxis::atLeft | QCPAxis::atBottom)) {
        for (const QCPRange& range : asked) {
          axis->setRange(range);
          const QCPRange held = axis->range();
          CAPTURE(i, range.lower, range.upper, held.lower, held.upper);
          const double end = std::max(std::abs(held.lower), std::abs(held.upper));
          CHECK(end < 1e220);
          CHECK(held.size() > 1e-10 * end);
          CHECK(held.size() > 0.0);
          QVector<double> ticks;
          axis->ticker()->generate(held, QLocale::c(), 'g', 4, ticks, nullptr, nullptr);
          CHECK(ticks.size() < 100);
        }
      }
    }
  }
}

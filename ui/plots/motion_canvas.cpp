// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/motion_canvas.h"

#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <set>

namespace linkwright::ui {

namespace {

constexpr double kManyPoints = 6000.0;  // from here on thin pens without antialiasing: many times cheaper
constexpr std::size_t kMostLimitLines = 24;
constexpr int kMarginDigits = 6;
constexpr double kSmallestName = 0.75;  // of the font's size
constexpr double kNamedWidth = 240.0;   // px at the desktop's own text size

QVector<QCPGraphData> points(const MotionPlotCurve& curve, const Eigen::VectorXd& y) {
  return pointsOf(*curve.x, y, curve.unit.scale, curve.is_broken_at_rest ? *curve.qd : Eigen::VectorXd());
}

QVector<QCPCurveData> path(const std::vector<double>& x, const std::vector<double>& y, double x_scale, double y_scale) {
  QVector<QCPCurveData> all;
  all.reserve(static_cast<int>(x.size()));
  for (std::size_t k = 0; k < x.size(); ++k) {
    all.append({static_cast<double>(k), finiteOrGap(x[k] * x_scale), finiteOrGap(y[k] * y_scale)});
  }
  return all;
}

std::vector<double> numbers(const Eigen::VectorXd& values) { return {values.begin(), values.end()}; }

}  // namespace

MotionCanvas::MotionCanvas(QWidget* parent)
    : PlotView(parent), time_ticker_(new PlainTicker(QStringLiteral(" s"))), plain_ticker_(new PlainTicker) {
  setObjectName("motionPlot");
  setMinimumSize(140, 72);
  setPointed(true);
  has_second_ = true;
  addLayer("limits", layer("main"), QCustomPlot::limBelow);
  addLayer("runs", layer("main"), QCustomPlot::limBelow);
  rebuild();
}

void MotionCanvas::setData(const PlotData& data, bool is_live) {
  const bool is_same = data.hasSameCurves(data_);
  const bool other_kind = data.kind != data_.kind;
  data_ = data;
  if (!is_same) {
    rebuild();
    fresh_ = true;
  }
  if (other_kind) is_own_view_ = false;
  fill();
  xAxis->setLabel(data_.x.label);
  nameAxes();
  yAxis2->setTicks(data_.right.has_value());
  yAxis2->setTickLabels(data_.right.has_value());
  xAxis->setTicker(data_.isOverTime() ? time_ticker_ : plain_ticker_);
  putLimitLines();
  putEvents();
  fitCurves(is_live);
  putCursors();
  restyle();
}

// between two axes in a narrow place the curves come first, and in a low one a long name would be cut: the title has
// it, and the legend the units
void MotionCanvas::nameAxes() {
  const double high = height() - 2.0 * fontMetrics().height();
  const bool fits = kSmallestName * fontMetrics().horizontalAdvance(data_.left.label) <= high;
  const bool named = fits && (!data_.right || width() >= kNamedWidth * textScale());
  yAxis->setLabel(named ? data_.left.label : QString());
  yAxis2->setLabel(named && data_.right ? data_.right->label : QString());
}

void MotionCanvas::resizeEvent(QResizeEvent* event) {
  nameAxes();
  PlotView::resizeEvent(event);
}

void MotionCanvas::rebuild() {
  for (QCPItemStraightLine* line : limits_) removeItem(line);
  for (QCPItemStraightLine* line : event_lines_) removeItem(line);
  limits_.clear();
  event_lines_.clear();
  clearPlottables();
  drawn_.clear();
  for (const MotionPlotCurve& curve : data_.curves) drawn_.push_back(makeDrawn(curve));
  // below the first part lies zero, below each other one the part before it
  for (std::size_t i = 1; i < drawn_.size(); ++i) {
    if (!data_.curves[i].is_part || !data_.curves[i - 1].is_part) continue;
    drawn_[i].line->setChannelFillGraph(drawn_[i - 1].line);
    drawn_[i].below->setChannelFillGraph(drawn_[i - 1].below);
  }
}

MotionCanvas::Drawn MotionCanvas::makeDrawn(const MotionPlotCurve& curve) {
  QCPAxis* values = curve.on_right ? yAxis2 : yAxis;
  Drawn drawn;
  const bool is_path = data_.kind == PlotKind::Xy || data_.kind == PlotKind::TorqueSpeed;
  if (curve.envelope) {
    drawn.region = addClippedCurve(xAxis, values);
    drawn.region->setLayer("limits");
  }
  if (is_path) {
    drawn.path = addClippedCurve(xAxis, values);
  } else {
    drawn.line = addClippedGraph(xAxis, values);
    if (curve.name.quantity == CurveQuantity::Mode) drawn.line->setLineStyle(QCPGraph::lsStepLeft);
    if (curve.is_part) drawn.below = addClippedGraph(xAxis, values);
  }
  if (curve.run >= 0) static_cast<QCPLayerable*>(drawn.main())->setLayer("runs");
  if (curve.low || curve.high || curve.envelope) {
    if (is_path)
      drawn.beyond_path = addClippedCurve(xAxis, values);
    else
      drawn.beyond = addClippedGraph(xAxis, values);
  }
  for (QCPGraph** dot : {&drawn.dot, &drawn.second_dot}) {
    if (curve.is_part || !curve.t) continue;
    *dot = addClippedGraph(xAxis, values);
    (*dot)->setLineStyle(QCPGraph::lsNone);
    (*dot)->setLayer("cursor");
  }
  return drawn;
}

void MotionCanvas::fill() {
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    drawn_[i].main()->setName(data_.curves[i].label);
    if (!data_.curves[i].is_part) fillCurve(data_.curves[i], drawn_[i]);
  }
  if (data_.kind == PlotKind::Stack) fillStack();
  if (data_.kind == PlotKind::Spectrum && !has_frequency_ && !data_.curves.empty()) {
    // where the first has its peak
    Eigen::Index peak = 0;
    data_.curves[0].y->maxCoeff(&peak);
    frequency_ = (*data_.curves[0].x)[peak];
    has_frequency_ = true;
  }
}

void MotionCanvas::fillCurve(const MotionPlotCurve& curve, Drawn& drawn) {
  const double scale = curve.unit.scale;
  if (drawn.path != nullptr) {
    drawn.path->data()->set(path(numbers(*curve.x), numbers(*curve.y), data_.x.unit.scale, scale), true);
    drawn.values = drawn.path->data()->valueRange(drawn.has_values);
  } else {
    drawn.line->data()->set(points(curve, *curve.y), true);
    drawn.values = drawn.line->data()->valueRange(drawn.has_values);
  }
  const std::optional<Beyond> beyond = beyondLimits(curve);
  if (drawn.beyond_path != nullptr) {
    const auto points_beyond = beyond ? path(beyond->x, beyond->y, data_.x.unit.scale, scale) : QVector<QCPCurveData>();
    drawn.beyond_path->data()->set(points_beyond, true);
  }
  if (drawn.beyond != nullptr) {
    QVector<QCPGraphData> points_beyond;
    for (std::size_t k = 0; beyond && k < beyond->x.size(); ++k) {
      points_beyond.append({beyond->x[k], finiteOrGap(beyond->y[k] * scale)});
    }
    drawn.beyond->data()->set(points_beyond, true);
  }
  if (drawn.region != nullptr) fillRegion(curve, drawn);
}

void MotionCanvas::fillStack() {
  std::vector<Column> parts;
  for (const MotionPlotCurve& curve : data_.curves) {
    if (curve.is_part) parts.push_back(curve.y);
  }
  const StackEdges edges = stackEdges(parts);
  std::size_t part = 0;
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const MotionPlotCurve& curve = data_.curves[i];
    if (!curve.is_part) continue;
    Drawn& drawn = drawn_[i];
    drawn.line->data()->set(points(curve, edges.upper[part]), true);
    drawn.below->data()->set(points(curve, edges.lower[part]), true);
    drawn.values = drawn.line->data()->valueRange(drawn.has_values);
    bool has_any = false;
    const QCPRange below = drawn.below->data()->valueRange(has_any);
    if (has_any) drawn.values.expand(below);
    ++part;
  }
}

void MotionCanvas::fillRegion(const MotionPlotCurve& curve, Drawn& drawn) {
  const MotorEnvelope& envelope = *curve.envelope;
  if (!std::isfinite(envelope.effort) && !std::isfinite(envelope.velocity)) {
    drawn.region->data()->clear();
    return;
  }
  // without a limit it ends outside of the picture
  const Eigen::Vector2d ends(2.0 * curve.x->cwiseAbs().maxCoeff() + 1.0, 2.0 * curve.y->cwiseAbs().maxCoeff() + 1.0);
  std::vector<double> x, y;
  for (const Eigen::Vector2d& corner : boundaryOf(envelope, ends)) {
    x.push_back(corner.x());
    y.push_back(corner.y());
  }
  x.push_back(x.front());
  y.push_back(y.front());
  drawn.region->data()->set(path(x, y, data_.x.unit.scale, curve.unit.scale), true);
}

void MotionCanvas::putLimitLines() {
  for (QCPItemStraightLine* line : limits_) removeItem(line);
  limits_.clear();
  std::set<std::pair<bool, double>> values;
  std::set<int> joints;
  for (const MotionPlotCurve& curve : data_.curves) joints.insert(curve.joint);
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const MotionPlotCurve& curve = data_.curves[i];
    for (const std::optional<double>& limit : {curve.low, curve.high}) {
      // among the curves of other joints a limit far from its own curve would be taken for theirs
      if (limit && (joints.size() == 1 || isNear(*limit * curve.unit.scale, drawn_[i].values)))
        values.insert({curve.on_right, *limit * curve.unit.scale});
    }
  }
  for (const auto& [on_right, value] : values) {
    if (limits_.size() == kMostLimitLines) break;
    QCPItemStraightLine* line = makeLine(*this, *axisRect());
    for (QCPItemPosition* point : {line->point1, line->point2}) {
      point->setAxes(xAxis, on_right ? yAxis2 : yAxis);
      point->setTypeX(QCPItemPosition::ptAxisRectRatio);
    }
    line->point1->setCoords(0.0, value);
    line->point2->setCoords(1.0, value);
    line->setLayer("limits");
    limits_.push_back(line);
  }
}

void MotionCanvas::putCursors() {
  const bool over_time = data_.isOverTime();
  const bool is_spectrum = data_.kind == PlotKind::Spectrum;
  putLine(*panes_.front().cursor, is_spectrum ? std::optional(frequency_) : over_time ? cursor_at_ : std::nullopt);
  putLine(*second_, over_time ? second_at_ : std::nullopt);
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const MotionPlotCurve& curve = data_.curves[i];
    const auto dot = [&](QCPGraph* graph, std::optional<double> time) {
      if (graph == nullptr) return;
      graph->data()->clear();
      if (!time || curve.run >= 0) return;
      const std::optional<double> y = valueOf(curve, *time);
      const std::optional<double> x = over_time ? time : valueAt(*curve.t, *curve.x, *time);
      if (!x || !y) return;
      graph->addData(over_time ? *x : *x * data_.x.unit.scale, finiteOrGap(*y * curve.unit.scale));
    };
    dot(drawn_[i].dot, cursor_at_);
    dot(drawn_[i].second_dot, second_at_);
  }
}

bool MotionCanvas::hasManyPoints() const {
  double visible = 0.0;
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const Eigen::VectorXd& x = *data_.curves[i].x;
    if (drawn_[i].path != nullptr) {
      visible += static_cast<double>(x.size());
      continue;
    }
    const double* from = std::lower_bound(x.data(), x.data() + x.size(), xAxis->range().lower);
    const double* to = std::upper_bound(from, x.data() + x.size(), xAxis->range().upper);
    visible += static_cast<double>(to - from);
  }
  return visible > kManyPoints;
}

void MotionCanvas::restyle() {
  PlotView::restyle();
  many_ = hasManyPoints();
  for (std::size_t i = 0; i < drawn_.size(); ++i) restyleCurve(data_.curves[i], drawn_[i], many_);
  QColor limit = limitColour(isDark(palette()));
  limit.setAlphaF(0.7F);
  for (QCPItemStraightLine* line : limits_) line->setPen(QPen(limit, 1, Qt::DashLine));
  styleEvents();
  // plots under each other have their axes under each other
  const QFontMetricsF metrics(font());
  const int beside = static_cast<int>(metrics.horizontalAdvance(QString(kMarginDigits, '0')) + metrics.height());
  axisRect()->setMinimumMargins(
      QMargins(beside, kSpace / 2, data_.right || room_at_right_ ? beside : 2 * kSpace, kSpace / 2));
}

void MotionCanvas::restyleCurve(const MotionPlotCurve& curve, const Drawn& drawn, bool many) {
  QPen pen = motionPen(curve, isDark(palette()));
  const QColor ground = QGuiApplication::palette().color(QPalette::Base);
  if (many) pen.setWidthF(1.0);
  const auto style = [&](QCPAbstractPlottable* plottable, const QPen& with) {
    if (plottable == nullptr) return;
    plottable->setPen(with);
    plottable->setAntialiased(!many);
  };
  if (curve.is_part) {
    QColor brush = pen.color();
    brush.setAlphaF(isDark(palette()) ? 0.55F : 0.45F);
    for (QCPGraph* graph : {drawn.line, drawn.below}) {
      style(graph, QPen(pen.color(), 1));
      graph->setBrush(brush);
      graph->setAntialiasedFill(!many);
    }
    return;
  }
  if (data_.kind == PlotKind::Stack && curve.run < 0) {
    pen = QPen(QGuiApplication::palette().color(QPalette::Text), many ? 1.0 : 2.0 * lineScale());
  }
  style(drawn.line, pen);
  style(drawn.path, pen);
  for (QCPAbstractPlottable* beyond :
       {static_cast<QCPAbstractPlottable*>(drawn.beyond), static_cast<QCPAbstractPlottable*>(drawn.beyond_path)}) {
    style(beyond, QPen(limitColour(isDark(palette())), many ? 1.0 : 3.0 * lineScale()));
  }
  if (drawn.region != nullptr) {
    style(drawn.region, QPen(pen.color(), 1, Qt::DashLine));
    QColor inside = pen.color();
    inside.setAlphaF(0.08F);
    // several on each other would only be murky
    drawn.region->setBrush(data_.curves.size() == 1 ? QBrush(inside) : QBrush());
  }
  if (drawn.dot != nullptr) {
    drawn.dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, ground, pen.color(), 8));
    drawn.second_dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, pen.color(), ground, 9));
  }
}

void MotionCanvas::setTimeLabels(bool shown) {
  if (xAxis->tickLabels() == shown) return;
  xAxis->setTickLabels(shown);
  redraw();
}

void MotionCanvas::setRoomAtRight(bool kept) {
  if (kept == room_at_right_) return;
  room_at_right_ = kept;
  restyle();
}

std::vector<QPointF> MotionCanvas::drawnPoints(std::size_t curve) const {
  std::vector<QPointF> all;
  const Drawn& drawn = drawn_.at(curve);
  if (drawn.path != nullptr) {
    for (const QCPCurveData& point : *drawn.path->data()) all.emplace_back(point.key, point.value);
  } else {
    for (const QCPGraphData& point : *drawn.line->data()) all.emplace_back(point.key, point.value);
  }
  return all;
}

int MotionCanvas::beyondCount(std::size_t curve) const {
  const Drawn& drawn = drawn_.at(curve);
  if (drawn.beyond_path != nullptr) return static_cast<int>(drawn.beyond_path->data()->size());
  return drawn.beyond == nullptr ? 0 : static_cast<int>(drawn.beyond->data()->size());
}

}  // namespace linkwright::ui

#include "moc_motion_canvas.cpp"

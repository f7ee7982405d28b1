// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_decor.h"

#include "core/spatial/rotation.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

// all of the robot's size
constexpr double kBeyond = 0.16;  // of an axis' line beyond what lies on it
constexpr double kArcRadius = 0.14;
constexpr double kTriad = 0.09;
constexpr double kArrowHead = 0.02;
constexpr double kNothing = 1e-9;                                         // m, rad: what is shorter is no line
constexpr double kAxisWidth = 0.7, kLineWidth = 1.4, kChosenWidth = 2.4;  // half widths, px
constexpr double kArcStep = std::numbers::pi / 45.0;

QColor neutral(bool dark) { return dark ? QColor(0xaa, 0xb4, 0xc0) : QColor(0x4d, 0x56, 0x61); }

int modelLink(const Model& model, int link) {
  const auto& links = model.links();
  const auto found =
      std::find_if(links.begin(), links.end(), [link](const ModelLink& each) { return each.link == link; });
  return found == links.end() ? -1 : static_cast<int>(found - links.begin());
}

double positionOf(const Snapshot& snapshot, int joint) {
  const auto& joints = snapshot.model->joints();
  for (std::size_t i = 0; i < joints.size(); ++i) {
    if (joints[i].joint == joint) return snapshot.q[static_cast<Eigen::Index>(i)];
  }
  return 0.0;
}

Trail line(const Vector3d& from, const Vector3d& to, const QColor& colour, double half_width) {
  Trail trail;
  trail.points_W = {from, to};
  trail.colour = colour;
  trail.half_width = half_width;
  trail.in_front = true;
  return trail;
}

/// Draws one figure, each part with the colour of the axis that it belongs to: theta and d of z, a and alpha of x.
class DhPainter {
public:
  DhPainter(const DhGeometry& figure, const DhForm& form, int row, std::optional<DhParameter> chosen, double size,
            AngleUnit unit, bool dark)
      : figure_(figure),
        row_(form.table.rows.at(static_cast<std::size_t>(row))),
        number_(row + 1),
        modified_(form.table.convention == DhConvention::Modified),
        chosen_(chosen),
        size_(size),
        unit_(unit),
        dark_(dark) {}

  Decor paint() {
    // what is named first has its place first
    paintLength(DhParameter::D, figure_.d_from_W, figure_.d_to_W, figure_.d);
    paintLength(DhParameter::A, figure_.a_from_W, figure_.a_to_W, figure_.a);
    paintArc(DhParameter::Theta, figure_.theta);
    paintArc(DhParameter::Alpha, figure_.alpha);
    paintAxes();
    paintFrames();
    return std::move(decor_);
  }

private:
  bool isChosen(DhParameter parameter) const { return chosen_ == parameter; }
  double widthOf(DhParameter parameter) const { return isChosen(parameter) ? kChosenWidth : kLineWidth; }
  QColor colourOf(DhParameter parameter) const {
    return axisColour(parameter == DhParameter::Theta || parameter == DhParameter::D ? 2 : 0, dark_);
  }
  /// Of a and alpha in the modified form: those of the link before.
  int indexOf(DhParameter parameter) const {
    const bool before = modified_ && (parameter == DhParameter::A || parameter == DhParameter::Alpha);
    return before ? number_ - 1 : number_;
  }

  QString numberText(double si, DhParameter parameter) const {
    const Measure measure = isAngle(parameter) ? Measure::Angle : Measure::Length;
    const double shown = si * displayFactor(measure, unit_);
    const int decimals = !isAngle(parameter) ? 5 : unit_ == AngleUnit::Radian ? 4 : 2;
    QString text = QString::number(shown, 'f', decimals);
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    if (text == QLatin1String("-0")) text = QStringLiteral("0");
    return withTrueMinus(text) + unitSuffix(measure, unit_);
  }

  /// "d_2 = 0.15 m"; of the joint's variable "θ_2 = q_2 + 30° = 42.3°".
  QString labelOf(DhParameter parameter, double now) const {
    QString text = QStringLiteral("%1_%2 = ").arg(symbolOf(parameter)).arg(indexOf(parameter));
    if (isVariable(row_, parameter)) {
      text += QStringLiteral("q_%1 ").arg(number_);
      const double constant = valueOf(row_, parameter);
      if (constant != 0.0) {
        text += (constant < 0.0 ? QString(QChar(0x2212)) : QStringLiteral("+")) + QStringLiteral(" ") +
                numberText(std::abs(constant), parameter) + QStringLiteral(" ");
      }
      text += QStringLiteral("= ");
    }
    return text + numberText(now, parameter);
  }

  /// What is zero is named only where it is the one that is looked at.
  bool isNamed(DhParameter parameter, double now) const {
    return std::abs(now) > kNothing || isChosen(parameter) || isVariable(row_, parameter);
  }

  void paintAxes() {
    // each as far as what lies on it, and some way beyond; the common normal's feet are on both
    const Vector3d before[] = {figure_.X_WF.p, modified_ ? figure_.X_WF.p : figure_.X_WM.p};
    const Vector3d after[] = {figure_.X_WT.p, modified_ ? figure_.X_WM.p : figure_.X_WT.p};
    paintAxis(before, figure_.z_before_W, number_ - 1);
    paintAxis(after, figure_.z_after_W, number_);
  }
  void paintAxis(const Vector3d (&on)[2], const Vector3d& z, int index) {
    const double first = std::min(0.0, (on[1] - on[0]).dot(z)), last = std::max(0.0, (on[1] - on[0]).dot(z));
    const Vector3d low = on[0] + (first - kBeyond * size_) * z, high = on[0] + (last + kBeyond * size_) * z;
    decor_.trails.push_back(line(low, high, neutral(dark_), kAxisWidth));
    decor_.names.push_back({high, QStringLiteral("z_%1").arg(index), axisColour(2, dark_), z});
  }

  void paintLength(DhParameter parameter, const Vector3d& from, const Vector3d& to, double now) {
    const QColor colour = colourOf(parameter);
    if ((to - from).norm() > kNothing) decor_.trails.push_back(line(from, to, colour, widthOf(parameter)));
    if (!isNamed(parameter, now)) return;
    // beside the line, where the two axes are not
    const Vector3d across = parameter == DhParameter::A ? Vector3d(figure_.z_before_W + figure_.z_after_W)
                                                        : Vector3d(-figure_.theta.start_W);
    decor_.names.push_back({0.5 * (from + to), labelOf(parameter, now), colour, across});
  }

  void paintArc(DhParameter parameter, const DhArc& arc) {
    const QColor colour = colourOf(parameter);
    const double radius = kArcRadius * size_;
    const std::vector<Vector3d> points = arcPoints(arc, radius);
    // the two directions between which the angle is
    decor_.trails.push_back(line(arc.centre_W, arc.centre_W + 1.25 * radius * arc.start_W, colour, kAxisWidth));
    decor_.trails.back().dashed = true;
    const Vector3d end = (points.back() - arc.centre_W) / radius;
    decor_.trails.push_back(line(arc.centre_W, arc.centre_W + 1.25 * radius * end, colour, kAxisWidth));
    if (points.size() > 1) {
      Trail trail = line(points.front(), points.back(), colour, widthOf(parameter));
      trail.points_W = points;
      decor_.trails.push_back(trail);
      paintHead(arc, points, colour, widthOf(parameter));
    }
    if (isNamed(parameter, arc.angle)) {
      const Vector3d out = points[points.size() / 2] - arc.centre_W;
      decor_.names.push_back({arc.centre_W + 1.1 * out, labelOf(parameter, arc.angle), colour, out});
    }
  }

  /// Two strokes in the plane of the arc: which way round it goes.
  void paintHead(const DhArc& arc, const std::vector<Vector3d>& points, const QColor& colour, double half_width) {
    const Vector3d& tip = points.back();
    const Vector3d out = (tip - arc.centre_W).normalized();
    const Vector3d on = (arc.angle < 0.0 ? -1.0 : 1.0) * arc.axis_W.cross(out);
    const double head = std::min(kArrowHead * size_, 0.6 * std::abs(arc.angle) * kArcRadius * size_);
    Trail trail = line(tip, tip, colour, half_width);
    trail.points_W = {tip - head * on + 0.5 * head * out, tip, tip - head * on - 0.5 * head * out};
    decor_.trails.push_back(trail);
  }

  void paintFrames() {
    for (const auto& [X, index] : {std::pair(figure_.X_WF, number_ - 1), std::pair(figure_.X_WT, number_)}) {
      decor_.frames.push_back({X, QString(), kTriad * size_, 1.0});
      decor_.names.push_back(
          {X.p + kTriad * size_ * X.R.col(0), QStringLiteral("x_%1").arg(index), axisColour(0, dark_), X.R.col(0)});
    }
  }

  const DhGeometry& figure_;
  const DhRow& row_;
  int number_;
  bool modified_;
  std::optional<DhParameter> chosen_;
  double size_;
  AngleUnit unit_;
  bool dark_;
  Decor decor_;
};

}  // namespace

std::optional<DhGeometry> dhGeometry(const Snapshot& snapshot, const DhForm& form, int row) {
  const auto at = static_cast<std::size_t>(row);
  const int before = modelLink(*snapshot.model, form.links.at(at)),
            after = modelLink(*snapshot.model, form.links.at(at + 1));
  if (before < 0 || after < 0) return std::nullopt;
  const DhConvention convention = form.table.convention;
  const bool modified = convention == DhConvention::Modified;
  const DhRow& of = form.table.rows.at(at);
  const double q = positionOf(snapshot, form.joints.at(at));
  const bool slides = of.type == JointType::Prismatic;
  // the first of the two screws alone: about z in the standard form, about x in the modified one
  DhRow first = of;
  (modified ? first.theta : first.alpha) = 0.0;
  (modified ? first.d : first.a) = 0.0;

  DhGeometry figure;
  figure.X_WF = snapshot.X_WL[static_cast<std::size_t>(before)] * form.X_LD.at(at);
  figure.X_WM = figure.X_WF * dhTransform(convention, first, modified ? 0.0 : q);
  figure.X_WT = snapshot.X_WL[static_cast<std::size_t>(after)] * form.X_LD.at(at + 1);
  const Pose &about_z = modified ? figure.X_WM : figure.X_WF, &turned = modified ? figure.X_WT : figure.X_WM;
  const Pose &about_x = modified ? figure.X_WF : figure.X_WM, &tilted = modified ? figure.X_WM : figure.X_WT;
  figure.d_from_W = about_z.p;
  figure.d_to_W = turned.p;
  figure.a_from_W = about_x.p;
  figure.a_to_W = tilted.p;
  figure.theta = {turned.p, about_z.R.col(2), about_z.R.col(0), of.theta + (slides ? 0.0 : q)};
  figure.alpha = {tilted.p, about_x.R.col(0), about_x.R.col(2), of.alpha};
  figure.z_before_W = figure.X_WF.R.col(2);
  figure.z_after_W = figure.X_WT.R.col(2);
  figure.d = of.d + (slides ? q : 0.0);
  figure.a = of.a;
  return figure;
}

std::vector<Vector3d> arcPoints(const DhArc& arc, double radius) {
  // more than one turn is drawn as what is left over of it
  const double whole = 2.0 * std::numbers::pi;
  const double angle = std::abs(arc.angle) <= whole ? arc.angle : std::fmod(arc.angle, whole);
  const int steps = std::abs(angle) < kNothing ? 0 : static_cast<int>(std::ceil(std::abs(angle) / kArcStep));
  std::vector<Vector3d> points;
  for (int k = 0; k <= steps; ++k) {
    const double part = steps == 0 ? 0.0 : angle * k / steps;
    points.push_back(arc.centre_W + radius * (rotationAbout(arc.axis_W, part) * arc.start_W));
  }
  return points;
}

Decor dhDecor(const DhGeometry& figure, const DhForm& form, int row, std::optional<DhParameter> chosen, double size,
              AngleUnit unit, bool dark) {
  return DhPainter(figure, form, row, chosen, size, unit, dark).paint();
}

}  // namespace linkwright::ui

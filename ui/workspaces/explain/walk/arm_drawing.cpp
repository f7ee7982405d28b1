// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/arm_drawing.h"

#include "ui/widgets/arm_projection.h"
#include "ui/widgets/arm_sketch.h"
#include "ui/widgets/quantity_colours.h"

#include <Eigen/Geometry>
#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kMostNamed = 12;  // moving joints; a longer chain has numbers in place of names and no lengths
constexpr double kMargin = 58.0;
constexpr double kKeyHeight = 24.0;

const QColor kInk = QColor::fromRgb(0x22, 0x2a, 0x33);
const QColor kQuiet = QColor::fromRgb(0x6b, 0x75, 0x80);
const QColor kBars[] = {QColor::fromRgb(0xdc, 0xe3, 0xea), QColor::fromRgb(0xc6, 0xd0, 0xdb)};
const QColor kJointFill = QColor::fromRgb(0xff, 0xff, 0xff);

struct ArmDrawingText {
  Q_DECLARE_TR_FUNCTIONS(ArmScene)
};

/// A thing to draw, the far ones first.
struct Piece {
  double depth;
  std::function<void(QPainter&)> draw;
};

double lengthOf(const QPointF& v) { return std::hypot(v.x(), v.y()); }

/// All that is decided once for the drawing, in points.
class ArmPainter {
public:
  ArmPainter(const ArmScene& figure, const QRectF& place)
      : figure_(figure),
        place_(place),
        bones_(robotBones(*figure.model, figure.X_WB, figure.X_WL)),
        projection_(figure.view, pointsOf(),
                    place.adjusted(kMargin, kMargin * 0.55, -kMargin, -kMargin * 0.55 - kKeyHeight)),
        labels_(place.adjusted(2, 2, -2, -kKeyHeight)) {
    // as slim as the usual bar is short
    std::vector<double> lengths;
    for (const RobotBone& bone : bones_) {
      const double length = lengthOf(projection_.at(bone.to) - projection_.at(bone.from));
      if (length > 3.0) lengths.push_back(length);
    }
    std::sort(lengths.begin(), lengths.end());
    const double usual = lengths.empty() ? 40.0 : lengths[lengths.size() / 2];
    bar_ = std::clamp(0.24 * usual, 3.0, 11.0);
    named_ = figure.model->dof() <= kMostNamed;
  }

  void paint(QPainter& painter) {
    std::vector<Piece> pieces;
    addBones(pieces);
    addJoints(pieces);
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.depth > b.depth; });
    drawGround(painter);
    for (const Piece& piece : pieces) piece.draw(painter);
    drawCentres(painter);
    for (const ModelJoint& joint : figure_.model->joints()) {
      drawTriad(painter, figure_.X_WL[static_cast<std::size_t>(figure_.model->linkOfBody(joint.body))], 2.1 * bar_);
    }
    // first all that labels had better not cover, then the labels
    drawCorner(painter);
    if (named_) drawLengths(painter);
    for (const auto& label : lengths_) write(painter, label.first, label.second, kQuiet, 2.0, 0.0);
    drawNames(painter);
    drawKey(painter);
  }

private:
  std::vector<Eigen::Vector3d> pointsOf() const {
    std::vector<Eigen::Vector3d> points;
    for (const Pose& X : figure_.X_WL) points.push_back(X.p);
    for (const RobotBone& bone : bones_) points.push_back(bone.to);
    return points;
  }
  const Pose& bodyPose(int body) const { return figure_.X_WB[static_cast<std::size_t>(body)]; }
  /// The joint's axis: z of the body's frame.
  Eigen::Vector3d axisOf(const ModelJoint& joint) const { return bodyPose(joint.body).R.col(2); }
  double metres(double points) const { return points * projection_.metresPerPoint(); }

  void addBones(std::vector<Piece>& pieces) {
    for (const RobotBone& bone : bones_) {
      const QPointF a = projection_.at(bone.from), b = projection_.at(bone.to);
      const QColor fill = bone.body < 0 ? QColor(Qt::white) : kBars[bone.body % 2];
      labels_.avoid(a, b, bar_);
      pieces.push_back({projection_.depthOf((bone.from + bone.to) / 2.0), [this, a, b, fill](QPainter& painter) {
                          painter.setPen(QPen(kInk, bar_, Qt::SolidLine, Qt::RoundCap));
                          painter.drawLine(a, b);
                          painter.setPen(QPen(fill, bar_ - 1.6, Qt::SolidLine, Qt::RoundCap));
                          painter.drawLine(a, b);
                        }});
    }
  }

  void addJoints(std::vector<Piece>& pieces) {
    for (const ModelJoint& joint : figure_.model->joints()) {
      const Eigen::Vector3d p = bodyPose(joint.body).p;
      const Eigen::Vector3d axis = axisOf(joint);
      const bool slides = joint.type == JointType::Prismatic;
      // a little nearer than the bars that meet there
      pieces.push_back({projection_.depthOf(p) - metres(0.3 * bar_), [this, p, axis, slides](QPainter& painter) {
                          drawAxis(painter, p, axis);
                          drawBarrel(painter, p, axis, slides);
                        }});
      labels_.avoid(projection_.at(p) - QPointF(bar_, 0), projection_.at(p) + QPointF(bar_, 0), 2.0 * bar_);
    }
  }

  void drawAxis(QPainter& painter, const Eigen::Vector3d& p, const Eigen::Vector3d& axis) {
    QPen pen(kQuiet, 0.8);
    pen.setDashPattern({8, 2.5, 1.5, 2.5});
    painter.setPen(pen);
    painter.drawLine(projection_.at(p - axis * metres(2.6 * bar_)), projection_.at(p + axis * metres(2.6 * bar_)));
  }

  /// A cylinder, or a square rod for a sliding joint: two ends and the outline round both.
  void drawBarrel(QPainter& painter, const Eigen::Vector3d& p, const Eigen::Vector3d& axis, bool slides) {
    const Eigen::Vector3d side = axis.unitOrthogonal(), other = axis.cross(side);
    const double radius = metres((slides ? 1.0 : 0.78) * bar_), half = metres((slides ? 1.3 : 0.95) * bar_);
    const bool front = axis.dot(projection_.towardsEye()) >= 0.0;
    const int corners = slides ? 4 : 36;
    std::vector<QPointF> all;
    QPolygonF near_end;
    for (int end = -1; end <= 1; end += 2) {
      for (int i = 0; i < corners; ++i) {
        const double angle = 2.0 * M_PI * (i + 0.5) / corners;
        const QPointF corner =
            projection_.at(p + axis * (end * half) + radius * (side * std::cos(angle) + other * std::sin(angle)));
        all.push_back(corner);
        if ((end > 0) == front) near_end << corner;
      }
    }
    painter.setPen(QPen(kInk, 0.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor::fromRgb(0xee, 0xf1, 0xf4));
    painter.drawPolygon(outlineRound(std::move(all)));
    painter.setBrush(kJointFill);
    painter.drawPolygon(near_end);
    painter.setBrush(Qt::NoBrush);
  }

  /// The base stands on hatched ground.
  void drawGround(QPainter& painter) {
    const QPointF foot = projection_.at(figure_.X_WL.front().p);
    const double half = 2.2 * bar_, top = foot.y() + 0.8 * bar_;
    painter.setPen(QPen(kInk, 1.1));
    painter.drawLine(QPointF(foot.x() - half, top), QPointF(foot.x() + half, top));
    painter.setPen(QPen(kQuiet, 0.7));
    const double step = half / 4.0;
    for (double x = foot.x() - half + step; x <= foot.x() + half + 0.01; x += step) {
      painter.drawLine(QPointF(x, top), QPointF(x - step, top + step));
    }
    labels_.avoid(QRectF(foot.x() - half - step, top, 2 * half + step, step));
  }

  /// The mark of surveyors and textbooks: a circle with two black quarters.
  void drawCentre(QPainter& painter, const QPointF& at, double radius) {
    const QRectF circle(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    painter.setPen(QPen(kInk, 0.7));
    painter.setBrush(Qt::white);
    painter.drawEllipse(circle);
    painter.setBrush(kInk);
    painter.drawPie(circle, 0, 90 * 16);
    painter.drawPie(circle, 180 * 16, 90 * 16);
    painter.setBrush(Qt::NoBrush);
  }

  void drawCentres(QPainter& painter) {
    for (int b = 0; b < figure_.model->bodyCount(); ++b) {
      const auto at = static_cast<std::size_t>(b);
      if (figure_.model->bodies()[at].mass <= 0.0) continue;
      const Vec3<double>& c = figure_.model->centres()[at].c;
      const QPointF centre = projection_.at(bodyPose(b).p + bodyPose(b).R * Eigen::Vector3d(c.x, c.y, c.z));
      drawCentre(painter, centre, std::clamp(0.36 * bar_, 1.8, 3.6));
      labels_.avoid(centre, centre, 2.0 * std::clamp(0.36 * bar_, 1.8, 3.6));
    }
  }

  /// x red, y green, z blue; an axis that points at the eye is a dot.
  void drawTriad(QPainter& painter, const Pose& X, double points, bool lettered = false) {
    const QPointF origin = projection_.at(X.p);
    drawTriadAt(painter, origin, X.R, points, lettered);
  }
  void drawTriadAt(QPainter& painter, const QPointF& origin, const Eigen::Matrix3d& R, double points, bool lettered) {
    const char* const letters[] = {"x", "y", "z"};
    for (int i = 0; i < 3; ++i) {
      const QPointF way = projection_.along(R.col(i)) * points;
      const QColor colour = axisColour(i, false);
      painter.setPen(QPen(colour, 1.2, Qt::SolidLine, Qt::RoundCap));
      if (lengthOf(way) < 1.5) {
        painter.setBrush(colour);
        painter.drawEllipse(origin, 1.3, 1.3);
        painter.setBrush(Qt::NoBrush);
        continue;
      }
      drawArrow(painter, origin, origin + way);
      labels_.avoid(origin, origin + way, 3.0);
      if (!lettered) continue;
      const QPointF end = origin + way * (1.0 + 6.0 / std::max(lengthOf(way), 6.0));
      painter.drawText(QRectF(end.x() - 8, end.y() - 8, 16, 16), Qt::AlignCenter, QLatin1String(letters[i]));
    }
  }
  void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to) {
    const QPointF way = to - from;
    const double length = lengthOf(way);
    if (length < 1e-6) return;
    const QPointF u = way / length, n(-u.y(), u.x());
    const double head = std::min(4.5, 0.5 * length);
    painter.drawLine(from, to - u * head * 0.8);
    painter.setBrush(painter.pen().color());
    const QPen pen = painter.pen();
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({to, to - u * head + n * head * 0.42, to - u * head - n * head * 0.42}));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
  }

  /// The length of a bar, as a dimension beside it; short and stubby ones are left without.
  void drawLengths(QPainter& painter) {
    for (const RobotBone& bone : bones_) {
      const QPointF a = projection_.at(bone.from), b = projection_.at(bone.to);
      const double seen = lengthOf(b - a);
      if (bone.is_stub || seen < 26.0) continue;
      const QPointF u = (b - a) / seen;
      QPointF n(u.y(), -u.x());
      if (n.x() < 0.0 || (n.x() == 0.0 && n.y() > 0.0)) n = -n;  // to the right, or above
      const QPointF shift = n * (1.5 * bar_);
      painter.setPen(QPen(kQuiet, 0.6));
      painter.drawLine(a + shift, b + shift);
      for (const QPointF& end : {a, b}) {
        painter.drawLine(end + n * (0.8 * bar_), end + n * (1.75 * bar_));
        const QPointF slant = (u + n) * 2.2;
        painter.drawLine(end + shift - slant, end + shift + slant);
      }
      lengths_.emplace_back((a + b) / 2.0 + shift,
                            QString::number((bone.to - bone.from).norm(), 'g', 4) + QStringLiteral(" m"));
      labels_.avoid(a + shift, b + shift, 2.0);
    }
  }

  void drawNames(QPainter& painter) {
    for (std::size_t j = 0; j < figure_.model->joints().size(); ++j) {
      const ModelJoint& joint = figure_.model->joints()[j];
      const QString name = named_ ? QString::fromStdString(joint.name) : QString::number(j + 1);
      write(painter, projection_.at(bodyPose(joint.body).p), name, kInk, 1.2 * bar_, 2.6 * bar_);
    }
    write(painter, projection_.at(figure_.X_WL.front().p), QString::fromStdString(figure_.model->links().front().name),
          kQuiet, 1.6 * bar_, 4.0 * bar_);
  }

  /// A label near its place; a thin line leads there where it is further off than `reach` (0: never).
  void write(QPainter& painter, const QPointF& anchor, const QString& words, const QColor& colour, double gap,
             double reach) {
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(words) + 2.0, metrics.height());
    const QRectF rect = labels_.put(anchor, size, gap);
    const QPointF nearest(std::clamp(anchor.x(), rect.left(), rect.right()),
                          std::clamp(anchor.y(), rect.top(), rect.bottom()));
    if (reach > 0.0 && lengthOf(nearest - anchor) > reach) {
      painter.setPen(QPen(kQuiet, 0.5));
      painter.drawLine(anchor, nearest);
    }
    // a white rim, where a line runs below
    QPainterPath letters;
    letters.addText(rect.left() + 1.0, rect.top() + metrics.ascent(), painter.font(), words);
    painter.strokePath(letters, QPen(Qt::white, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter, words);
  }

  /// The world's axes and which way gravity pulls.
  void drawCorner(QPainter& painter) {
    const QPointF corner(place_.left() + 30.0, place_.bottom() - kKeyHeight - 26.0);
    drawTriadAt(painter, corner, Eigen::Matrix3d::Identity(), 20.0, true);
    const double size = figure_.gravity.norm();
    if (size <= 0.0) return;
    const QPointF from(place_.right() - 108.0, place_.top() + 12.0);
    const QPointF to = from + projection_.along(figure_.gravity / size) * 26.0;
    painter.setPen(QPen(kInk, 1.3, Qt::SolidLine, Qt::RoundCap));
    if (lengthOf(to - from) < 1.5) painter.drawEllipse(from, 3.0, 3.0);
    drawArrow(painter, from, to);
    const QRectF words(from.x() + 8, from.y() + 4, 96, 14);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("g = %1 m/s²").arg(QString::number(size, 'g', 6)));
    labels_.avoid(words.adjusted(-10, -6, 0, 12));
  }

  void drawKey(QPainter& painter) {
    const double y = place_.bottom() - 9.0;
    double x = place_.left() + 12.0;
    const QFontMetricsF metrics(painter.font());
    const auto say = [&](const QString& words) {
      painter.setPen(kQuiet);
      painter.drawText(QPointF(x, y + metrics.ascent() / 2.0 - 1.0), words);
      x += metrics.horizontalAdvance(words) + 16.0;
    };
    const auto has = [this](bool sliding) {
      const std::vector<ModelJoint>& joints = figure_.model->joints();
      return std::any_of(joints.begin(), joints.end(), [sliding](const ModelJoint& joint) {
        return (joint.type == JointType::Prismatic) == sliding;
      });
    };
    painter.setBrush(kJointFill);
    if (has(false)) {
      painter.setPen(QPen(kInk, 0.9));
      painter.drawEllipse(QPointF(x, y), 4.0, 4.0);
      x += 9.0;
      say(ArmDrawingText::tr("revolute joint"));
    }
    painter.setBrush(kJointFill);
    if (has(true)) {
      painter.setPen(QPen(kInk, 0.9));
      painter.drawRect(QRectF(x - 4.0, y - 4.0, 8.0, 8.0));
      x += 9.0;
      say(ArmDrawingText::tr("prismatic joint"));
    }
    drawCentre(painter, {x, y}, 3.6);
    x += 9.0;
    say(ArmDrawingText::tr("centre of mass"));
    for (int i = 0; i < 3; ++i) {
      painter.setPen(QPen(axisColour(i, false), 1.3, Qt::SolidLine, Qt::RoundCap));
      drawArrow(painter, {x, y}, {x + 11.0, y});
      x += 15.0;
      say(i == 0   ? QStringLiteral("x")
          : i == 1 ? QStringLiteral("y")
                   : ArmDrawingText::tr("z axes of the link frames"));
      if (i < 2) x -= 8.0;
    }
    if (!named_) say(ArmDrawingText::tr("1, 2, …: joint numbers"));
  }

  const ArmScene& figure_;
  QRectF place_;
  std::vector<RobotBone> bones_;
  ArmProjection projection_;
  LabelPlaces labels_;
  double bar_ = 8.0;  // thickness of a link
  bool named_ = true;
  std::vector<std::pair<QPointF, QString>> lengths_;  // what dimensions say, and where
};

}  // namespace

ArmScene armSceneOf(const Snapshot& snapshot, const SceneView& view) {
  return {snapshot.model, snapshot.X_WB, snapshot.X_WL, snapshot.gravity, view};
}

Drawing armDrawing(const ArmScene& figure) {
  const QSizeF size(500.0, 350.0);
  const auto paint = [figure, size](QPainter& painter) {
    if (figure.X_WL.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(9);
    painter.setFont(font);
    ArmPainter(figure, QRectF(QPointF(), size)).paint(painter);
    painter.restore();
  };
  return {size, paint};
}

}  // namespace linkwright::ui

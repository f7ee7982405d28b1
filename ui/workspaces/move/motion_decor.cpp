// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_decor.h"

#include "core/trajectory/curve_name.h"
#include "ui/plots/curve_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/path_colours.h"
#include "ui/widgets/quantity_colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

struct MotionDecorText {
  Q_DECLARE_TR_FUNCTIONS(MotionDecor)
};

using Eigen::Vector3d;

constexpr double kPathHalfWidth = 1.7;                            // px
constexpr double kFaintestGhost = 0.16, kStrongestGhost = 0.30;   // of ghosts, from the start to the end
constexpr double kMark = 6.5, kEditedMark = 9.0, kViaMark = 3.5;  // px
constexpr double kSamePlace = 1e-6;                               // m

/// Two numbers in one place share a label.
void addNumber(Decor& decor, const Vector3d& p_W, const QString& number, const QColor& colour) {
  for (PlaceName& name : decor.names) {
    if ((name.p_W - p_W).norm() > kSamePlace) continue;
    name.text += QStringLiteral(", ") + number;
    return;
  }
  PlaceName name{p_W, number, colour};
  name.away_W = Vector3d::UnitZ();
  decor.names.push_back(std::move(name));
}

/// Zero of these is a place on a scale and no more.
bool isPlace(const QString& curve) {
  const std::optional<CurveName> name = parseCurveName(curve.toStdString());
  return name && (name->quantity == CurveQuantity::Position || name->quantity == CurveQuantity::HandPosition ||
                  name->quantity == CurveQuantity::Energy);
}

}  // namespace

std::vector<double> ghostTimes(const MotionCurves& curves, const MoveViewOptions& look) {
  std::vector<double> times;
  if (!look.showsGhosts()) return times;
  const std::vector<double>& waypoints = curves.trajectory.waypointTimes();
  // of many waypoints some: the first and the last among them
  const bool there = look.ghostsAtWaypoints() && waypoints.size() > 1;
  const int count =
      there ? std::min(static_cast<int>(waypoints.size()), MoveViewOptions::kMostGhosts) : look.ghostCount();
  for (int i = 0; i < count; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(count - 1);
    const auto index = static_cast<std::size_t>(std::lround(share * static_cast<double>(waypoints.size()) - share));
    times.push_back(there ? waypoints[index] : share * curves.duration());
  }
  return times;
}

std::vector<Ghost> motionGhosts(const Snapshot& snapshot, const std::vector<double>& times, bool dark) {
  std::vector<Ghost> ghosts;
  if (!snapshot.motion.curves) return ghosts;
  // what no joint moves stands where the robot's own stands
  std::vector<int> moving;
  for (std::size_t i = 0; i < snapshot.model->links().size(); ++i) {
    if (snapshot.model->links()[i].body >= 0) moving.push_back(static_cast<int>(i));
  }
  if (moving.empty()) return ghosts;
  for (std::size_t i = 0; i < times.size(); ++i) {
    Ghost ghost;
    ghost.X_WL = linksAt(snapshot, times[i]);
    ghost.links = moving;
    ghost.colour = plainPointColour(dark);
    const double age = times.size() > 1 ? static_cast<double>(i) / static_cast<double>(times.size() - 1) : 1.0;
    ghost.opacity = kFaintestGhost + age * (kStrongestGhost - kFaintestGhost);
    ghosts.push_back(std::move(ghost));
  }
  return ghosts;
}

std::optional<PathScale> pathScale(const QString& curve, const std::vector<double>& values) {
  double lower = std::numeric_limits<double>::infinity(), upper = -lower;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    lower = std::min(lower, value);
    upper = std::max(upper, value);
  }
  if (lower > upper) return std::nullopt;
  return PathScale{curve, lower, upper, lower < 0.0 && upper > 0.0 && !isPlace(curve)};
}

std::vector<Trail> motionTrails(const MotionPath& path, const std::vector<double>& values,
                                const std::optional<PathScale>& scale, bool dark) {
  std::vector<Trail> trails;
  int before = -1;
  for (std::size_t i = 0; i + 1 < path.points_W.size(); ++i) {
    int level = 0;
    if (scale && i + 1 < values.size()) {
      const double share = scale->shareOf(0.5 * (values[i] + values[i + 1]));
      level = std::min(static_cast<int>(share * kPathColours), kPathColours - 1);
    }
    if (trails.empty() || level != before) {
      Trail trail;
      trail.half_width = kPathHalfWidth;
      trail.points_W = {path.points_W[i]};
      trail.colour = scale ? pathColour((level + 0.5) / kPathColours, scale->about_zero, dark) : plainPointColour(dark);
      trails.push_back(std::move(trail));
      before = level;
    }
    trails.back().points_W.push_back(path.points_W[i + 1]);
  }
  return trails;
}

std::optional<ColourKey> pathKey(const std::optional<PathScale>& scale, const Model& model, AngleUnit unit, bool dark) {
  const std::optional<CurveName> name = scale ? parseCurveName(scale->curve.toStdString()) : std::nullopt;
  if (!name) return std::nullopt;
  const CurveUnit shown = curveUnit(*name, model, unit);
  const std::array<double, 2> ends = {shown.scale * scale->lower, shown.scale * scale->upper};
  const NumberGroup numbers(ends.data(), ends.size());
  ColourKey key;
  key.name = wholeWords(*name, model);
  key.lower = numbers.text(ends[0]);
  key.upper = numbers.text(ends[1]);
  if (!shown.text.isEmpty()) key.upper += QStringLiteral(" ") + shown.text;
  for (int i = 0; i < kPathColours; ++i) {
    const double share = (i + 0.5) / kPathColours;
    const double value = scale->lower + share * (scale->upper - scale->lower);
    key.colours.push_back(pathColour(scale->shareOf(value), scale->about_zero, dark));
  }
  return key;
}

void addWaypoints(Decor& decor, const Snapshot& snapshot, int hand, bool dark) {
  if (!snapshot.motion.plan || hand < 0) return;
  const QColor plain = viewInk(dark);
  const std::vector<const Waypoint*> waypoints = waypointsOf(*snapshot.motion.plan);
  std::optional<PlaceMark> edited;
  for (std::size_t i = 0; i < waypoints.size(); ++i) {
    const std::optional<Vector3d> p_WH = handAtWaypoint(snapshot, i, *waypoints[i], hand);
    if (!p_WH) continue;
    PlaceMark mark;
    mark.p_W = *p_WH;
    mark.colour = plain;
    mark.radius = kMark;
    mark.id = static_cast<int>(i);
    const bool is_edited = snapshot.waypoint == mark.id;
    const QString number = QString::number(i + 1);
    //: beside a waypoint of the 3D view that dragging changes; %1: its number
    addNumber(decor, mark.p_W, is_edited ? MotionDecorText::tr("editing %1").arg(number) : number, plain);
    if (is_edited) {
      mark.colour = pullColour(dark);
      mark.radius = kEditedMark;
      edited = mark;
    } else {
      decor.marks.push_back(mark);
    }
  }
  // over those in the same place
  if (edited) decor.marks.push_back(*edited);
  const auto* course = std::get_if<WaypointCourse>(&snapshot.motion.plan->course);
  if (course == nullptr) return;
  for (const Move& move : course->moves) {
    if (move.kind != MoveKind::Arc) continue;
    PlaceMark via;
    via.p_W = move.via;
    via.colour = plain;
    via.radius = kViaMark;
    via.is_round = true;
    decor.marks.push_back(via);
  }
}

int waypointClicked(const Decor& decor, int id, std::optional<int> edited) {
  const auto clicked =
      std::find_if(decor.marks.begin(), decor.marks.end(), [id](const PlaceMark& mark) { return mark.id == id; });
  if (clicked == decor.marks.end()) return id;
  std::vector<int> there;
  for (const PlaceMark& mark : decor.marks) {
    if (mark.id >= 0 && (mark.p_W - clicked->p_W).norm() <= kSamePlace) there.push_back(mark.id);
  }
  std::sort(there.begin(), there.end());
  if (!edited || std::find(there.begin(), there.end(), *edited) == there.end()) return there.front();
  const auto next = std::upper_bound(there.begin(), there.end(), *edited);
  return next == there.end() ? there.front() : *next;
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/ability_binding.h"

#include "ui/document/ability.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kOpacity = 0.5;
constexpr double kAxisHalfWidth = 0.8;  // px
constexpr std::size_t kManyPoints = 20000;
constexpr double kPointRadius = 1.6, kManyPointRadius = 1.1;  // px

/// One ellipsoid and lines along its axes.
void add(Decor& decor, const HandAbility& ability, const HandDirections& directions, const Eigen::Vector3d& radii,
         const QColor& colour) {
  Ellipsoid ellipsoid;
  ellipsoid.X_WC.p = ability.X_WE.p;
  Eigen::Matrix3d R = directions.here.axes;
  // a mirror image of an ellipsoid is the same: right-handed
  if (R.col(0).cross(R.col(1)).dot(R.col(2)) < 0.0) R.col(2) = -R.col(2);
  ellipsoid.X_WC.R = R;
  ellipsoid.radii = radii;
  ellipsoid.colour = colour;
  ellipsoid.opacity = kOpacity;
  decor.ellipsoids.push_back(ellipsoid);
  for (int k = 0; k < 3; ++k) {
    if (radii[k] <= 0.0) continue;
    Trail axis;
    axis.points_W = {ellipsoid.X_WC.p - radii[k] * R.col(k), ellipsoid.X_WC.p + radii[k] * R.col(k)};
    axis.colour = colour;
    axis.half_width = kAxisHalfWidth;
    axis.in_front = true;
    decor.trails.push_back(std::move(axis));
  }
}

}  // namespace

Decor ellipsoidDecor(const Snapshot& snapshot, const AbilityViewOptions& look, bool dark) {
  Decor decor;
  if (snapshot.hand < 0 || (!look.showsVelocity() && !look.showsForce())) return decor;
  const HandAbility& ability = abilityOf(snapshot);
  const bool angular = look.showsAngular();
  const HandDirections& directions = angular ? ability.angular : ability.linear;
  const EllipsoidScales scales = ellipsoidScales(ability, angular);
  const auto drawn = [&](const Eigen::VectorXd& radii, double scale) {
    return Eigen::Vector3d((scale * radii).cwiseMin(scales.longest));
  };
  if (look.showsVelocity()) {
    add(decor, ability, directions, drawn(directions.here.singular_values, scales.velocity),
        velocityColour(angular, dark));
  }
  if (look.showsForce()) {
    add(decor, ability, directions, drawn(directions.here.force_radii, scales.force), forceColour(angular, dark));
  }
  return decor;
}

std::shared_ptr<const PointCloud> cloudDecor(const ReachableCloud& cloud, bool by_measure, bool dark) {
  auto points = std::make_shared<PointCloud>();
  points->points_W = cloud.points.p_W;
  points->radius = points->points_W.size() > kManyPoints ? kManyPointRadius : kPointRadius;
  const bool coloured = by_measure && cloud.largest_measure > 0.0;
  if (!coloured) {
    points->colours = {plainPointColour(dark)};
    return points;
  }
  points->colours.reserve(cloud.points.measures.size());
  for (const double measure : cloud.points.measures) {
    points->colours.push_back(rampColour(measure / cloud.largest_measure, dark));
  }
  return points;
}

AbilityBinding::AbilityBinding(View3D& view, Document& document, Interaction& interaction)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, &AbilityBinding::show);
  connect(&interaction_.abilities(), &AbilityViewOptions::changed, this, &AbilityBinding::show);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &AbilityBinding::show);
  show();
}

void AbilityBinding::show() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  const AbilityViewOptions& look = interaction_.abilities();
  showCloud();
  Decor decor = ellipsoidDecor(*snapshot, look, isDark(interaction_.themeChoice()));
  decor.cloud = points_;
  const bool any = points_ || !decor.ellipsoids.empty();
  if (!any && !shown_) return;
  shown_ = any;
  view_.setDecor(QStringLiteral("manipulability"), decor);
}

// the points are made once: they are many, and stay while the robot moves
void AbilityBinding::showCloud() {
  const AbilityViewOptions& look = interaction_.abilities();
  const bool dark = isDark(interaction_.themeChoice());
  if (look.cloud() == cloud_ && look.coloursByMeasure() == by_measure_ && dark == dark_) return;
  cloud_ = look.cloud();
  by_measure_ = look.coloursByMeasure();
  dark_ = dark;
  points_ = cloud_ ? cloudDecor(*cloud_, by_measure_, dark_) : nullptr;
}

}  // namespace linkwright::ui

#include "moc_ability_binding.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_decor.h"

#include "ui/widgets/quantity_colours.h"

#include <Eigen/Geometry>
#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr int kTrailPoints = 40;  // of a way that never rests: more would be a ball of wool
constexpr double kFaintest = 0.22, kStrongest = 0.65;
constexpr double kOfOthers = 0.5;
constexpr double kLongestSphere = 3.0;  // m: a sphere of a direction that hardly counts would hide everything
constexpr double kShortest = 1e-6;      // m: an arrow that is shorter has no direction

struct IterationDecorText {
  Q_DECLARE_TR_FUNCTIONS(IterationDecor)
};

/// A shaft with four strokes for a head, so that it reads from every side.
void addArrow(Decor& decor, const Vector3d& tail, const Vector3d& way, const QColor& colour, const QString& name,
              double half_width) {
  const double length = way.norm();
  if (length < kShortest) return;
  Trail shaft;
  shaft.colour = colour;
  shaft.half_width = half_width;
  shaft.in_front = true;
  shaft.points_W = {tail, tail + way};
  decor.trails.push_back(shaft);
  const Vector3d along = way / length, across = along.unitOrthogonal(), other = along.cross(across);
  const double head = std::min(0.25 * length, 0.045);
  const Vector3d tip = tail + way;
  for (const Vector3d& side : {across, other}) {
    Trail stroke = shaft;
    stroke.points_W = {tip - head * along + 0.4 * head * side, tip, tip - head * along - 0.4 * head * side};
    decor.trails.push_back(stroke);
  }
  if (!name.isEmpty()) decor.names.push_back({tail + 0.55 * way, name, colour});
}

void addTrail(Decor& decor, const IkRun& run, int place, const QColor& colour, bool dashed) {
  Trail trail;
  trail.colour = colour;
  trail.half_width = dashed ? 0.8 : 1.2;
  trail.dashed = dashed;
  trail.dotted = true;
  trail.in_front = true;
  const int last = std::min(place, run.count());
  for (int k = std::max(0, last - kTrailPoints); k <= last; ++k) trail.points_W.push_back(run.inside(k).X_WE.p);
  decor.trails.push_back(std::move(trail));
}

void addGhosts(Decor& decor, const IkStudy& study, const IkRun& run, bool dark) {
  const int place = study.place();
  const QColor colour = methodColour(run.method, dark);
  const std::vector<int> places = ghostPlaces(place, run.count());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const int k = places[i];
    Ghost ghost;
    ghost.X_WL = study.linksAt(run, k);
    ghost.colour = colour;
    // older ones fade; the end that has not been reached yet is only hinted at
    const double age = static_cast<double>(i + 1) / static_cast<double>(places.size());
    ghost.opacity = k > place ? kFaintest : kFaintest + 0.5 * (kStrongest - kFaintest) * age;
    if (k == place) ghost.opacity = kStrongest;
    decor.ghosts.push_back(std::move(ghost));
  }
}

void addOther(Decor& decor, const IkStudy& study, const IkRun& run, const QColor& colour, bool dashed) {
  addTrail(decor, run, study.place(), colour, dashed);
  Ghost ghost;
  ghost.X_WL = study.linksAt(run, std::min(study.place(), run.count()));
  ghost.colour = colour;
  ghost.opacity = kOfOthers;
  if (study.place() > 0) decor.ghosts.push_back(std::move(ghost));
}

/// What is missing, and the step that is asked for: in metres, D taken back.
void addDifference(Decor& decor, const IkStudy& study, const IkRun& run, bool dark) {
  const IkIteration& at = run.inside(study.place());
  const Vector3d hand = at.X_WE.p;
  const Eigen::Matrix<double, 6, 1>& weights = study.options().weights;
  if (weights.head<3>().maxCoeff() > 0.0) {
    addArrow(decor, hand, at.difference.p, quantityColour(Quantity::LinearVelocity, dark), QStringLiteral("p"), 1.0);
  }
  if (weights.tail<3>().maxCoeff() > 0.0) {
    // a radian is drawn half as long as the length of weight 1: beside p, not over the whole picture
    const double metres = weights.head<3>().maxCoeff() > 0.0 ? 0.5 / weights.head<3>().maxCoeff() : 0.3;
    addArrow(decor, hand, metres * at.difference.phi, quantityColour(Quantity::AngularVelocity, dark),
             QStringLiteral(u"φ"), 1.0);
  }
  if (study.place() >= run.count()) return;
  Vector3d step = Vector3d::Zero();
  for (int k = 0; k < 3; ++k) step[k] = weights[k] > 0.0 ? at.delta_p[k] / weights[k] : 0.0;
  if (at.is_limited) {
    addArrow(decor, hand, step, viewInk(dark), QStringLiteral(u"Δp"), 1.8);
    Ellipsoid sphere;
    sphere.X_WC.p = hand;
    for (int k = 0; k < 3; ++k) {
      const double radius = weights[k] > 0.0 ? study.options().step_limit / weights[k] : kLongestSphere;
      sphere.radii[k] = std::min(radius, kLongestSphere);
    }
    sphere.colour = viewInk(dark);
    sphere.opacity = 0.22;
    decor.ellipsoids.push_back(sphere);
    decor.names.push_back({hand - Vector3d(0.0, 0.0, sphere.radii.z()), QStringLiteral("s"), viewInk(dark)});
  }
}

}  // namespace

std::vector<int> ghostPlaces(int place, int last) {
  // the start, the end and the present, and of those between start and present as many as there is room for, evenly
  std::vector<int> places = {0};
  const int room = kMostGhosts - 3;
  const int between = place - 1;
  for (int i = 1; i <= std::min(between, room); ++i) {
    places.push_back(between <= room ? i : static_cast<int>(std::lround(static_cast<double>(i) * place / (room + 1))));
  }
  for (const int k : {place, last}) {
    if (k > places.back()) places.push_back(k);
  }
  return places;
}

std::vector<Vector3d> iterationRoom(const IkStudy& study) {
  std::vector<Vector3d> room;
  if (!study.problem()) return room;
  room.push_back(study.problem()->X_WT.p);
  for (const IkMethod method : kIkMethods) {
    const IkRun* run = study.run(method);
    if (run == nullptr) continue;
    const int last = run->rests() ? run->count() : 0;
    for (int k = 0; k <= last; ++k) room.push_back(run->inside(k).X_WE.p);
  }
  return room;
}

Decor iterationDecor(const IkStudy& study, bool dark) {
  Decor decor;
  const IkRun* run = study.run();
  if (run == nullptr || !study.problem()) return decor;
  addGhosts(decor, study, *run, dark);
  for (const IkMethod method : kIkMethods) {
    const IkRun* other = study.run(method);
    if (other != nullptr && other != run) addOther(decor, study, *other, methodColour(method, dark), false);
  }
  if (study.rightRun() != nullptr) addOther(decor, study, *study.rightRun(), viewInk(dark), true);
  addTrail(decor, *run, study.place(), methodColour(run->method, dark), false);
  //: noun: where the end effector is to go
  decor.frames.push_back({study.problem()->X_WT, IterationDecorText::tr("target"), 0.0, 1.0});
  decor.frames.push_back({run->inside(study.place()).X_WE, QString(), 0.0, 0.7});
  addDifference(decor, study, *run, dark);
  return decor;
}

}  // namespace linkwright::ui

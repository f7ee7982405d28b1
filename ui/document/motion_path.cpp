// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_path.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/trajectory/motion_results.h"
#include "ui/document/evaluate.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kQuickStep = 3;

bool costsMuch(CurveQuantity quantity) {
  return quantity == CurveQuantity::TorquePart || quantity == CurveQuantity::Energy ||
         quantity == CurveQuantity::HandPosition || quantity == CurveQuantity::HandSpeed ||
         quantity == CurveQuantity::Manipulability || quantity == CurveQuantity::InternalForce ||
         quantity == CurveQuantity::InternalMoment;
}

/// The motion at some of its samples alone.
MotionResultsInput figuresAt(const Snapshot& snapshot, const std::vector<Eigen::Index>& rows, int hand) {
  const MotionCurves& curves = *snapshot.motion.curves;
  const JointSamples& all = curves.samples;
  auto samples = std::make_shared<JointSamples>();
  samples->t = all.t(rows);
  samples->q = all.q(rows, Eigen::all);
  samples->qd = all.qd(rows, Eigen::all);
  samples->qdd = all.qdd(rows, Eigen::all);
  auto tau = std::make_shared<const Eigen::MatrixXd>(curves.tau(rows, Eigen::all));
  std::shared_ptr<const Eigen::MatrixXd> mistaken;
  if (curves.mistaken_tau.size() > 0)
    mistaken = std::make_shared<const Eigen::MatrixXd>(curves.mistaken_tau(rows, Eigen::all));
  return figuresInput(snapshot, std::move(samples), std::move(tau), std::move(mistaken), hand);
}

std::vector<Eigen::Index> allRows(const MotionCurves& curves) {
  std::vector<Eigen::Index> rows(static_cast<std::size_t>(curves.samples.t.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<Eigen::Index>(i);
  return rows;
}

Eigen::Vector3d handPlace(const Model& model, const Eigen::VectorXd& q, int hand, std::vector<Pose>& X_WB) {
  bodyPoses(model, q, X_WB);
  return linkPose(model, X_WB, hand).p;
}

/// Where the joints are at a waypoint; none where nobody can say.
std::optional<Eigen::VectorXd> waypointPositions(const Snapshot& snapshot, std::size_t index,
                                                 const Waypoint& waypoint) {
  if (snapshot.motion.curves) {
    const std::vector<double>& times = snapshot.motion.curves->trajectory.waypointTimes();
    if (index < times.size()) return snapshot.motion.curves->trajectory.sample(times[index]).q;
  }
  // of a motion that cannot be played
  if (waypoint.pose.empty() && waypoint.q.size() == snapshot.model->dof() && waypoint.q.allFinite()) return waypoint.q;
  return std::nullopt;
}

}  // namespace

double MotionPath::timeAt(double at) const {
  if (times.empty()) return 0.0;
  const double last = static_cast<double>(times.size() - 1);
  const double place = std::clamp(at, 0.0, last);
  const auto first = static_cast<std::size_t>(place);
  if (first + 1 >= times.size()) return times.back();
  return times[first] + (place - static_cast<double>(first)) * (times[first + 1] - times[first]);
}

int motionHand(const Snapshot& snapshot) {
  if (snapshot.motion.plan && !snapshot.motion.plan->hand.empty()) {
    const int named = snapshot.model->findLink(snapshot.motion.plan->hand);
    if (named >= 0) return named;
  }
  return snapshot.hand;
}

MotionPath motionPath(const Snapshot& snapshot, int hand) {
  MotionPath path;
  if (!snapshot.motion.curves || hand < 0) return path;
  const JointSamples& samples = snapshot.motion.curves->samples;
  const Eigen::Index count = samples.t.size(), points = std::min<Eigen::Index>(count, kPathPoints);
  std::vector<Pose> X_WB;
  for (Eigen::Index i = 0; i < points; ++i) {
    const Eigen::Index row = points > 1 ? i * (count - 1) / (points - 1) : 0;
    path.rows.push_back(row);
    path.times.push_back(samples.t[row]);
    path.points_W.push_back(handPlace(*snapshot.model, samples.q.row(row).transpose(), hand, X_WB));
  }
  return path;
}

std::vector<double> pathValues(const Snapshot& snapshot, const MotionPath& path, int hand, const QString& curve,
                               bool quick) {
  const std::optional<CurveName> name = parseCurveName(curve.toStdString());
  if (!name || !snapshot.motion.curves || path.empty()) return {};
  std::vector<double> values(path.rows.size());
  if (name->quantity == CurveQuantity::Work) {
    // an integral over all that lies between
    MotionResults figures(figuresAt(snapshot, allRows(*snapshot.motion.curves), hand));
    const Eigen::VectorXd* work = figures.curve(*name);
    if (work == nullptr) return {};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = (*work)[path.rows[i]];
    return values;
  }
  const std::size_t step = quick && costsMuch(name->quantity) ? kQuickStep : 1;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < path.rows.size(); i += step) places.push_back(i);
  if (places.back() + 1 < path.rows.size()) places.push_back(path.rows.size() - 1);
  std::vector<Eigen::Index> rows;
  for (const std::size_t place : places) rows.push_back(path.rows[place]);
  MotionResults figures(figuresAt(snapshot, rows, hand));
  const Eigen::VectorXd* found = figures.curve(*name);
  if (found == nullptr) return {};
  values[0] = (*found)[0];
  for (std::size_t k = 1; k < places.size(); ++k) {
    const double before = (*found)[static_cast<Eigen::Index>(k) - 1], here = (*found)[static_cast<Eigen::Index>(k)];
    // in time: the path's points need not be evenly apart
    const double from = path.times[places[k - 1]], gap = path.times[places[k]] - from;
    for (std::size_t i = places[k - 1] + 1; i < places[k]; ++i) {
      values[i] = before + (path.times[i] - from) / gap * (here - before);
    }
    values[places[k]] = here;
  }
  return values;
}

std::optional<Eigen::Vector3d> handAtWaypoint(const Snapshot& snapshot, std::size_t index, const Waypoint& waypoint,
                                              int hand) {
  const std::optional<Eigen::VectorXd> q = waypointPositions(snapshot, index, waypoint);
  std::vector<Pose> X_WB;
  return q ? std::optional(handPlace(*snapshot.model, *q, hand, X_WB)) : std::nullopt;
}

std::vector<Pose> linksAt(const Snapshot& snapshot, double t) {
  return forwardKinematics(*snapshot.model, snapshot.motion.curves->trajectory.sample(t).q);
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: MIT
#include "core/recording/express.h"

#include "core/base/require.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace linkwright {

namespace {

using RowMajor = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

// the link frame of a body in the world; its origin is the body frame's
Pose linkFrame(const Model& model, const std::vector<Pose>& X_WB, int body) {
  if (body < 0) return Pose::identity();
  require(body < model.bodyCount() && X_WB.size() == model.bodies().size(), "a body's pose is missing");
  const Pose& X = X_WB[static_cast<std::size_t>(body)];
  return {X.R * model.linkFromBody(body).transpose(), X.p};
}

// the frame whose axes the entry has been recorded in
Pose recordedFrame(const Model& model, const std::vector<Pose>& X_WB, const Recorded& entry) {
  switch (entry.frame) {
    case Frame::Link: return linkFrame(model, X_WB, entry.body);
    case Frame::Parent: return shownFrame(model, X_WB, entry.body, {Axes::Parent, -1});
    case Frame::World:
    case Frame::Joint: return Pose::identity();
  }
  return Pose::identity();
}

// whether the entry has been recorded in just these axes: then its bits are the answer
bool isRecordedIn(const Model& model, const Recorded& entry, ShownIn shown) {
  const bool fixed = shown.axes == Axes::World || shown.axes == Axes::Base;
  switch (entry.frame) {
    case Frame::Joint: return true;
    case Frame::Link: return shown.axes == Axes::Link;
    case Frame::World: return fixed;
    case Frame::Parent:
      return shown.axes == Axes::Parent || (fixed && model.bodies()[static_cast<std::size_t>(entry.body)].parent < 0);
  }
  return false;
}

bool isForce(Quantity quantity) {
  return quantity == Quantity::InertialWrench || quantity == Quantity::ExternalWrench ||
         quantity == Quantity::JointWrench;
}

}  // namespace

Pose shownFrame(const Model& model, const std::vector<Pose>& X_WB, int body, ShownIn shown) {
  require(body >= 0 && body < model.bodyCount(), "a recorded quantity belongs to no body");
  switch (shown.axes) {
    case Axes::Link: return linkFrame(model, X_WB, body);
    case Axes::Parent: return linkFrame(model, X_WB, model.bodies()[static_cast<std::size_t>(body)].parent);
    case Axes::Base:
    case Axes::World: return Pose::identity();
    case Axes::Other: {
      require(shown.link >= 0 && shown.link < model.linkCount(), "a quantity is to be shown in the axes of no link");
      const ModelLink& link = model.links()[static_cast<std::size_t>(shown.link)];
      if (link.body < 0) return link.X_BL;
      require(X_WB.size() == model.bodies().size(), "a body's pose is missing");
      return X_WB[static_cast<std::size_t>(link.body)] * link.X_BL;
    }
  }
  return Pose::identity();
}

Components expressed(const Model& model, const std::vector<Pose>& X_WB, const Recorded& entry, ShownIn shown) {
  Components result;
  result.size = entry.size;
  std::copy(entry.values, entry.values + entry.size, result.values);
  if (entry.size == 1) return result;
  const Eigen::Matrix3d R_WT = shownFrame(model, X_WB, entry.body, shown).R;
  if (isRecordedIn(model, entry, shown)) return result;
  const Eigen::Matrix3d R_TF = R_WT.transpose() * recordedFrame(model, X_WB, entry).R;
  if (entry.size == 9) {
    const Eigen::Matrix3d M = Eigen::Map<const RowMajor>(entry.values);
    Eigen::Matrix3d turned = R_TF * M;
    if (entry.quantity == Quantity::Inertia) turned = (turned * R_TF.transpose()).eval();
    Eigen::Map<RowMajor>(result.values) = turned;
    return result;
  }
  for (int half = 0; half < entry.size; half += 3) {
    const Eigen::Vector3d v = Eigen::Map<const Eigen::Vector3d>(entry.values + half);
    Eigen::Map<Eigen::Vector3d>(result.values + half) = R_TF * v;
  }
  return result;
}

Components expressedAbout(const Model& model, const std::vector<Pose>& X_WB, Formulation formulation,
                          const Recorded& entry, ShownIn shown) {
  Components result = expressed(model, X_WB, entry, shown);
  if (entry.size != 6) return result;
  const Pose X_WT = shownFrame(model, X_WB, entry.body, shown);
  // from the old point to the new one, in the new axes
  const Eigen::Vector3d step = X_WT.R.transpose() * (X_WT.p - recordedFrame(model, X_WB, entry).p);
  double* const angular = result.values + (isLinearFirst(formulation) ? 3 : 0);
  double* const linear = result.values + (isLinearFirst(formulation) ? 0 : 3);
  // a force keeps f and changes n, a motion keeps omega and changes v
  Eigen::Map<Eigen::Vector3d> kept(isForce(entry.quantity) ? linear : angular);
  Eigen::Map<Eigen::Vector3d> changed(isForce(entry.quantity) ? angular : linear);
  changed += kept.cross(step);
  return result;
}

}  // namespace linkwright

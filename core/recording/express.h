// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"

#include <vector>

namespace linkwright {

/// A frame to show a recorded quantity in, seen from the body that the quantity belongs to.
enum class Axes {
  Link,    ///< the frame of the body's own link
  Parent,  ///< that of the parent body's link, the world's where the parent is the base
  Base,    ///< the base link's; the base is fixed, its frame is the world's
  World,
  Other,  ///< that of any link, by its index
};
struct ShownIn {
  Axes axes = Axes::Link;
  int link = -1;  ///< Axes::Other: index into Model::links()
};

/// The numbers of a recorded quantity in a frame that was asked for: as many as the entry has, in its order.
struct Components {
  int size = 1;
  double values[9] = {};
  Eigen::Vector3d vector() const { return {values[0], values[1], values[2]}; }
  Eigen::Matrix<double, 6, 1> sixVector() const { return Eigen::Map<const Eigen::Matrix<double, 6, 1>>(values); }
};

/// The pose in the world of a frame as `body` sees it, given the bodies' poses X_WB (bodyPoses). Throws
/// PreconditionError on a body or link that is not there.
Pose shownFrame(const Model& model, const std::vector<Pose>& X_WB, int body, ShownIn shown);

/// The numbers of `entry` with its components in other axes: a scalar as it is, a vector and each half of a six-vector
/// turned, of an orientation R the columns turned, an inertia I turned on both sides. Points of reference stay: a
/// six-vector is about the same point as before. In the axes that it was recorded in these are the very bits. O(1).
/// Throws as shownFrame.
Components expressed(const Model& model, const std::vector<Pose>& X_WB, const Recorded& entry, ShownIn shown);

/// A six-vector of a recording by `formulation`, also moved to the origin of that frame: a motion [omega; v] by
/// v' = v + omega x (p' - p), a force [n; f] by n' = n + (p - p') x f, in the order of the formulation. It comes from
/// the link's origin (Frame::Link) or the world's (Frame::World). Anything but a six-vector is `expressed`.
Components expressedAbout(const Model& model, const std::vector<Pose>& X_WB, Formulation formulation,
                          const Recorded& entry, ShownIn shown);

}  // namespace linkwright

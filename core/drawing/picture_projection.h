// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <numbers>
#include <vector>

namespace linkwright {

/// From where a picture is seen, rad: where the eye is about z, from x, and how far above the horizon. As it stands,
/// from the front: x to the right and z up.
struct PictureDirection {
  double azimuth = -std::numbers::pi / 2.0;
  double elevation = 0.0;
};
inline constexpr PictureDirection kFromFront{};
inline constexpr PictureDirection kFromBack{std::numbers::pi / 2.0, 0.0};
inline constexpr PictureDirection kFromLeft{std::numbers::pi, 0.0};
inline constexpr PictureDirection kFromRight{0.0, 0.0};
inline constexpr PictureDirection kFromTop{-std::numbers::pi / 2.0, std::numbers::pi / 2.0};
inline constexpr PictureDirection kFromBottom{-std::numbers::pi / 2.0, -std::numbers::pi / 2.0};
/// Of all three axes something is seen.
inline constexpr PictureDirection kOblique{-1.05, 0.35};

/// A rectangle of the page, in its units, y down.
struct PageBox {
  Eigen::Vector2d low, high;
  Eigen::Vector2d size() const { return high - low; }
};

/// A parallel projection that puts given points of the world (m) into a rectangle of the page, as large as they fit.
class PictureProjection {
public:
  PictureProjection(const PictureDirection& direction, const std::vector<Eigen::Vector3d>& points_W,
                    const PageBox& place);

  Eigen::Vector2d at(const Eigen::Vector3d& point_W) const { return origin_ + scale_ * along(point_W); }
  /// Of a direction, its length being the foreshortening.
  Eigen::Vector2d along(const Eigen::Vector3d& direction_W) const {
    return {right_.dot(direction_W), -up_.dot(direction_W)};
  }
  double depthOf(const Eigen::Vector3d& point_W) const { return -towards_.dot(point_W); }  ///< grows away from the eye
  const Eigen::Vector3d& towardsEye() const { return towards_; }
  double unitsPerMetre() const { return scale_; }

private:
  Eigen::Vector3d right_, up_, towards_;
  double scale_ = 1.0;
  Eigen::Vector2d origin_;
};

/// Of the directions front, right and top the one in which the points are spread most; the front one unless another is
/// a tenth better. O(points).
PictureDirection widestDirection(const std::vector<Eigen::Vector3d>& points_W);

/// The smallest convex outline round the points, in hundredths of a unit: what differs by round-off gives the same
/// outline. O(n log n).
std::vector<Eigen::Vector2d> convexOutline(std::vector<Eigen::Vector2d> points);

}  // namespace linkwright

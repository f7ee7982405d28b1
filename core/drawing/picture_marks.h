// SPDX-License-Identifier: MIT
#pragma once

#include "core/drawing/label_places.h"
#include "core/drawing/picture_projection.h"
#include "core/drawing/svg_page.h"

#include <Eigen/Core>

#include <string_view>
#include <vector>

namespace linkwright {

struct Surface;

/// The signs of a picture of a robot. Places and directions are of the world, m. Each sign is kept free of the labels
/// that come after it.
class PictureMarks {
public:
  /// `bar`: how thick a link is, in units of the page; joints and other signs are sized by it.
  PictureMarks(SvgPage& page, const PictureProjection& projection, const Eigen::Vector2d& page_size, double bar);

  double bar() const { return bar_; }
  /// A line that labels do not cover.
  void avoid(const Eigen::Vector2d& from, const Eigen::Vector2d& to) { labels_.avoid(from, to, 2.0 * bar_); }

  /// A drum about its axis, or a square sleeve along it; with the axis as a centre line where that is wanted.
  void joint(const Eigen::Vector3d& place, const Eigen::Vector3d& axis, bool slides, bool with_axis);
  void centre(const Eigen::Vector3d& place);   ///< a circle with two black quarters
  void hand(const Eigen::Vector3d& place);     ///< a ring with cross hairs
  void contact(const Eigen::Vector3d& place);  ///< a point
  /// Hatched ground under the base, unless a surface is there already; over it where the robot hangs from it. `solid`:
  /// points of the base's solids, or none; `joint`: the first one; `mean`: of the whole robot.
  void base(const std::vector<Eigen::Vector3d>& solid, const Eigen::Vector3d& joint, const Eigen::Vector3d& mean);
  /// The surface near a point, about `reach` to each side.
  void surface(const Surface& surface, const Eigen::Vector3d& near, double reach);
  /// An arrow; where it points at the eye a circle with a dot, away from it one with a cross.
  void arrow(const Eigen::Vector3d& point, const Eigen::Vector3d& vector, std::string_view colour);
  /// Words near a place.
  void label(const Eigen::Vector3d& place, std::string_view words, double size, std::string_view colour, double gap);
  /// The world's axes at the lower left, and gravity (m/s^2) at the upper right.
  void corner(const Eigen::Vector3d& gravity);

private:
  /// An arrow of the page; `towards`: how much of its length points at the eye.
  void arrowAt(const Eigen::Vector2d& from, const Eigen::Vector2d& way, double towards, std::string_view colour,
               double width);
  void hatch(const Eigen::Vector2d& from, const Eigen::Vector2d& to, const Eigen::Vector2d& into);

  SvgPage& page_;
  const PictureProjection& projection_;
  Eigen::Vector2d page_size_;
  double bar_;
  PictureLabels labels_;
  std::vector<double> grounds_;  // how high level surfaces are, on the page
};

}  // namespace linkwright

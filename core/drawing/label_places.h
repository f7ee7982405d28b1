// SPDX-License-Identifier: MIT
#pragma once

#include "core/drawing/picture_projection.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Finds a free place on a page for each label, beside what it belongs to.
class PictureLabels {
public:
  explicit PictureLabels(const PageBox& page) : page_(page) {}
  /// What labels had better not cover.
  void avoid(const Eigen::Vector2d& from, const Eigen::Vector2d& to, double width);
  void avoid(const PageBox& box) { taken_.push_back(box); }
  /// The box for a label of that size near `anchor`, at least `gap` away; it is taken then.
  PageBox put(const Eigen::Vector2d& anchor, const Eigen::Vector2d& size, double gap);

private:
  double costOf(const PageBox& box) const;
  PageBox page_;
  std::vector<PageBox> taken_, lines_;
};

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/drawing/picture_projection.h"
#include "core/mechanism/model.h"
#include "core/scene/scene.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// A vector of the world that is drawn at a point of it (m). Of all arrows of a picture the longest has a fixed length,
/// the others theirs beside it.
struct PictureArrow {
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  Eigen::Vector3d vector = Eigen::Vector3d::Zero();
  std::string colour = "#1f5fa8";  ///< as SVG has it
  std::string label;               ///< may be empty
};

struct RobotSvgOptions {
  /// Absent: the plane in which the robot extends most.
  std::optional<PictureDirection> direction;
  std::optional<Eigen::Vector3d> gravity;  ///< in place of the scene's, m/s^2
  std::vector<PictureArrow> arrows;
  /// What must be in view too (world, m): so several pictures have one scale.
  std::vector<Eigen::Vector3d> in_view;
  std::string title;     ///< in words, for who cannot see it; empty: the robot's name
  double width = 480.0;  ///< of the page, in its units
  double height = 360.0;
};

/// A picture of the robot of a scene at positions `q` [dof] (rad, m), as an SVG file: outlines of its solids, its links
/// as bars, joints as the drum or the sleeve that they are (seen along its axis, a revolute one is a circle), centres
/// of mass as quartered circles, the base on hatched ground, the end effectors, surfaces of contacts, the world's axes
/// and gravity. Links are named where there are at most six that move. `model` is the scene's. The same bytes for the
/// same input, whatever the locale. O(links + shapes). Throws PreconditionError on a wrong size or a number that is not
/// finite.
std::string robotSvg(const SceneData& scene, const Model& model, const Eigen::VectorXd& q,
                     const RobotSvgOptions& options = {});

/// Where the frames of its links and its centres of mass are, world, m: what `in_view` of another picture may be.
std::vector<Eigen::Vector3d> robotPoints(const Model& model, const Eigen::VectorXd& q);

}  // namespace linkwright

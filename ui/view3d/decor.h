// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"
#include "ui/view3d/arrow.h"

#include <Eigen/Core>
#include <QColor>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// The robot once more, see-through: where it was, would be, or is on another way.
struct Ghost {
  std::vector<Pose> X_WL;  ///< by Model::links()
  std::vector<int> links;  ///< the links that are shown; empty: all
  QColor colour;
  double opacity = 0.35;  ///< 0 to 1, where its surface faces the viewer less
};

/// A line through the world of constant width on the screen.
struct Trail {
  std::vector<Eigen::Vector3d> points_W;
  QColor colour;
  double half_width = 1.0;  ///< device-independent pixels
  bool dashed = false;
  bool dotted = false;    ///< a dot at each point too
  bool in_front = false;  ///< drawn over the links instead of hidden by them
};

/// A see-through ellipsoid; a sphere where the radii are equal.
struct Ellipsoid {
  Pose X_WC;  ///< its centre and axes
  Eigen::Vector3d radii = Eigen::Vector3d::Ones();
  QColor colour;
  double opacity = 0.3;
};

/// Many points, each a dot of the same size. Shared, since thousands are not copied for a change of something else.
struct PointCloud {
  std::vector<Eigen::Vector3d> points_W;
  std::vector<QColor> colours;  ///< by point, or one for all
  double radius = 1.6;          ///< device-independent pixels
};

/// The three axes of a frame, with a name beside it.
struct FrameMark {
  Pose X_WF;
  QString name;
  double length = 0.0;  ///< m; 0: fitting to the robot's size
  double opacity = 1.0;
};

/// A word at a place.
struct PlaceName {
  Eigen::Vector3d p_W;
  QString text;
  QColor colour;
  Eigen::Vector3d away_W = Eigen::Vector3d::Zero();  ///< where it likes to stand from there; zero: anywhere
};

/// A mark of constant size on the screen, over everything.
struct PlaceMark {
  Eigen::Vector3d p_W = Eigen::Vector3d::Zero();
  QColor colour;
  double radius = 6.0;     ///< device-independent pixels
  bool is_round = false;   ///< a disc instead of a diamond
  bool is_hollow = false;  ///< an open ring instead of a disc
  double line = 1.5;       ///< half the width of the ring's line
  int id = -1;             ///< what View3D::markClicked says of it; -1: it cannot be clicked
};

/// A see-through surface of triangles: three points each, seen from both sides. Shared: it is drawn anew only where it
/// is another one.
struct Sheet {
  struct Shape {
    std::vector<Eigen::Vector3f> points;   ///< in the sheet's frame, m
    std::vector<Eigen::Vector3f> normals;  ///< unit, as many
  };
  std::shared_ptr<const Shape> shape;
  Pose X_WS;
  QColor colour;
  double opacity = 0.3;
};

/// What colours along a line mean, for the key in the corner.
struct ColourKey {
  std::vector<QColor> colours;  ///< from the smallest value to the largest
  QString name, lower, upper;   ///< what it is, and the two values
};

/// What somebody has the view draw beside the robot.
struct Decor {
  std::vector<Ghost> ghosts;
  std::vector<Trail> trails;
  std::vector<Ellipsoid> ellipsoids;
  std::vector<FrameMark> frames;
  std::vector<PlaceName> names;
  std::shared_ptr<const PointCloud> cloud;
  std::vector<PlaceMark> marks;
  std::vector<Sheet> sheets;
  std::vector<Arrow> arrows;  ///< beside those of the recursion
  /// A line that the mouse can click and drag along (View3D::wayClicked, wayDragged). It is drawn by `trails`.
  std::vector<Eigen::Vector3d> way_W;
  std::optional<ColourKey> colour_key;
  std::vector<ScaleBar> scale_bars;  ///< what its arrows mean and how long they are, for the key
  QString note;                      ///< a line below the key, where there are bars
  bool comes_first = false;          ///< labels keep off its strong lines, and the handle of a joint gives way to it
};

/// What is drawn, by the name of whose it is: each replaces its own and knows nothing of the others'.
using Decors = std::map<QString, Decor>;

}  // namespace linkwright::ui

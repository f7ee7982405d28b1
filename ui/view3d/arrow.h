// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/quantity_key.h"

#include <Eigen/Core>
#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// How much an arrow asks to be looked at.
enum class ArrowEmphasis {
  Normal,
  Result,  ///< what the step computes: a little stronger
  Faint,   ///< there, but not what is talked of
  Marked,  ///< lit up with a halo
  Wrong,   ///< a planted mistake: dashed, in the colour of what it should be
  Hidden,  ///< not drawn, nor its label
};

enum class ArrowShape {
  Straight,
  Arc,   ///< about the line from tail to tip, right-handed, as long as that line, with a head: a torque about an axis
  Dot,   ///< a vector too short for an arrow: a dot at the tail
  Ring,  ///< a vector that is zero: a small hollow ring at the tail
  Tie,   ///< no vector: a dashed line and a pale strip, a link thought as extended to a point far off it
};

/// An arrow in the scene, world frame, metres: a shaft from `tail` to `tip` with a head; moments have two heads.
struct Arrow {
  Eigen::Vector3d tail = Eigen::Vector3d::Zero();
  Eigen::Vector3d tip = Eigen::Vector3d::Zero();
  Quantity quantity = Quantity::JointForce;  ///< gives the colour (palette.h)
  bool double_headed = false;
  QString label;  ///< a short text that always faces the viewer; may be empty; what follows a low line is a subscript
  /// Drawn aside, since others lie on the same place: a straight one so many lanes to its left on the screen, which
  /// the view finds (arrow_lanes.h); an arc so many steps farther out, a mark so many rings around.
  int aside = 0;
  std::optional<QuantityKey> key = {};  ///< the recorded quantity that it shows; absent for a term that has no record
  ArrowEmphasis emphasis = ArrowEmphasis::Normal;
  ArrowShape shape = ArrowShape::Straight;
  double radius = 0.0;    ///< of an arc, m
  int term = -1;          ///< index of the term of the step's sum that it stands for; -1: the result, or no sum
  bool closes = false;    ///< the sum of the arrows that are its terms, drawn with a light core
  bool mistaken = false;  ///< a planted mistake changes this term: lit up unless another arrow is
};

/// One kind of quantity in the key at the view's lower right: its colour, its names, and the length of so much of it.
struct ScaleBar {
  Quantity quantity = Quantity::JointForce;  ///< gives the colour
  QString name;                              ///< "force F, f"
  QString unit;                              ///< "N"
  double metres_per_unit = 0.0;              ///< 0: there is nothing to scale, the key shows only the name
};

/// The links that the recursion has to do with, indices into Model::links().
struct LitLinks {
  int current = -1;          ///< where it is; -1: none
  std::vector<int> outward;  ///< where the way out has been, and the way back not yet
  std::vector<int> inward;   ///< where the way back has been
  std::vector<int> waiting;  ///< of those, the ones whose wrench waits at a fork for a brother's
};

}  // namespace linkwright::ui

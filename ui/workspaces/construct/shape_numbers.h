// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/shape.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace linkwright::ui {

/// What the panel calls the kinds of solids, in the order of Geometry's alternatives.
enum class ShapeKind { Box, Cylinder, Capsule, Sphere, Beam, Mesh };
inline constexpr ShapeKind kShapeKinds[] = {ShapeKind::Box,    ShapeKind::Cylinder, ShapeKind::Capsule,
                                            ShapeKind::Sphere, ShapeKind::Beam,     ShapeKind::Mesh};
inline ShapeKind kindOf(const Geometry& geometry) { return static_cast<ShapeKind>(geometry.index()); }

/// One of the numbers that say how large a solid is.
struct ShapeNumber {
  QString name;      ///< "radius"
  double* value;     ///< in the geometry that was asked
  bool may_be_zero;  ///< a wall of no thickness: it is solid
  bool is_length;    ///< m; else a factor
};

class ShapeWords {
  Q_DECLARE_TR_FUNCTIONS(ShapeWords)
public:
  static QString nameOf(ShapeKind kind);
  /// At most kMostShapeNumbers.
  static std::vector<ShapeNumber> figuresOf(Geometry& geometry);
  /// Why the figure cannot have that value; empty where it can.
  static QString problemWith(const Geometry& geometry, int figure, double value);
};
inline constexpr int kMostShapeNumbers = 4;

/// A solid of another kind that fills about the same box.
Geometry asKind(const Geometry& geometry, ShapeKind kind);

}  // namespace linkwright::ui

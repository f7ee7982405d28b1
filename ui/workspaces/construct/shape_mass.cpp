// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/shape_mass.h"

#include "core/mechanism/inertia.h"

namespace linkwright::ui {

bool massFollows(const std::vector<Shape>& shapes) {
  const std::optional<Inertial> of_shapes = inertialOf(shapes, 1.0);
  return of_shapes && of_shapes->mass > 0.0;
}

std::optional<double> densityFor(const std::vector<Shape>& shapes, double mass) {
  if (!(mass > 0.0) || !massFollows(shapes)) return std::nullopt;
  return mass / inertialOf(shapes, 1.0)->mass;
}

}  // namespace linkwright::ui

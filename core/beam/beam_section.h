// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

namespace linkwright {

/// The cross-section of a beam along x: y and z are its principal axes. m^2, m^4.
struct BeamSection {
  double area = 0.0;
  double I_y = 0.0;          ///< second moment about y: bending in the x-z plane, integral of z^2
  double I_z = 0.0;          ///< about z: bending in the x-y plane, integral of y^2
  double J = 0.0;            ///< torsion constant (Saint-Venant)
  double shear = 5.0 / 6.0;  ///< shear correction factor, of Timoshenko elements
  bool operator==(const BeamSection&) const = default;
};

/// `width` along y, `height` along z, m. J by Saint-Venant's series (Timoshenko and Goodier, section 109).
BeamSection rectangleSection(double width, double height);
BeamSection circleSection(double diameter);
/// Round, `wall` thick.
BeamSection tubeSection(double diameter, double wall);
/// A hollow rectangle; J by Bredt's formula for thin walls.
BeamSection boxSection(double width, double height, double wall);

/// Linear elastic, isotropic. Pa, kg/m^3.
struct BeamMaterial {
  double young = 2e11;
  double shear = 7.7e10;
  double density = 7800.0;  ///< of beams on links that have no mass of their own
  bool operator==(const BeamMaterial&) const = default;
};

/// What is wrong with the figures, one line each, empty where nothing is: a stiffness that is zero, negative or no
/// number, by its name.
Diagnostics problemsOf(const BeamSection& section, const BeamMaterial& material);

}  // namespace linkwright

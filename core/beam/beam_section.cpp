// SPDX-License-Identifier: MIT
#include "core/beam/beam_section.h"

#include "core/beam/beam_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace linkwright {

BeamSection rectangleSection(double width, double height) {
  const double a = std::max(width, height), b = std::min(width, height);
  // J = a b^3 (1/3 - 64 b / (pi^5 a) sum over odd n of tanh(n pi a / 2b) / n^5)
  double sum = 0.0;
  for (int n = 1; n < 60; n += 2) sum += std::tanh(0.5 * n * std::numbers::pi * a / b) / std::pow(n, 5);
  const double J = a * b * b * b * (1.0 / 3.0 - 64.0 * b / (std::pow(std::numbers::pi, 5) * a) * sum);
  return {width * height, width * height * height * height / 12.0, height * width * width * width / 12.0, J, 5.0 / 6.0};
}

BeamSection circleSection(double diameter) {
  const double r = 0.5 * diameter, A = std::numbers::pi * r * r, I = 0.25 * A * r * r;
  return {A, I, I, 2.0 * I, 0.9};
}

BeamSection tubeSection(double diameter, double wall) {
  const BeamSection outer = circleSection(diameter), inner = circleSection(std::max(diameter - 2.0 * wall, 0.0));
  const double I = outer.I_y - inner.I_y;
  return {outer.area - inner.area, I, I, 2.0 * I, wall < 0.25 * diameter ? 0.5 : 0.9};
}

BeamSection boxSection(double width, double height, double wall) {
  BeamSection section = rectangleSection(width, height);
  const BeamSection inner = rectangleSection(width - 2.0 * wall, height - 2.0 * wall);
  section.area -= inner.area;
  section.I_y -= inner.I_y;
  section.I_z -= inner.I_z;
  const double around = (width - wall) * (height - wall);
  section.J = 2.0 * wall * around * around / (width + height - 2.0 * wall);
  section.shear = 0.5;
  return section;
}

Diagnostics problemsOf(const BeamSection& section, const BeamMaterial& material) {
  Diagnostics problems;
  const auto positive = [&](double value, const Message& what) {
    if (std::isfinite(value) && value > 0.0) return;
    problems.push_back({Severity::Error,
                        {},
                        0,
                        Message("Elastic", "%1 is %2 but must be greater than 0; otherwise the beam lacks stiffness")
                            .arg(what, shortText(value))});
  };
  positive(section.area, Message("Elastic", "the section's area"));
  positive(section.I_y, Message("Elastic", "the section's second moment of area about y"));
  positive(section.I_z, Message("Elastic", "the section's second moment of area about z"));
  positive(section.J, Message("Elastic", "the section's torsion constant"));
  positive(section.shear, Message("Elastic", "the section's shear correction factor"));
  positive(material.young, Message("Elastic", "Young's modulus"));
  positive(material.shear, Message("Elastic", "the shear modulus"));
  if (!(std::isfinite(material.density) && material.density >= 0.0)) {
    problems.push_back(
        {Severity::Error,
         {},
         0,
         Message("Elastic", "the density is %1 but must be at least 0 kg/m³").arg(shortText(material.density))});
  }
  return problems;
}

}  // namespace linkwright

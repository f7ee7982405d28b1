// SPDX-License-Identifier: MIT
#include "core/beam/beam_element.h"

#include "core/base/require.h"

#include <array>

namespace linkwright {

namespace {

using Eigen::Matrix4d;
using Eigen::Vector4d;

Matrix4d cubicStiffness(double EI, double l) {
  Matrix4d K;
  K << 12.0, 6.0 * l, -12.0, 6.0 * l,               //
      6.0 * l, 4.0 * l * l, -6.0 * l, 2.0 * l * l,  //
      -12.0, -6.0 * l, 12.0, -6.0 * l,              //
      6.0 * l, 2.0 * l * l, -6.0 * l, 4.0 * l * l;
  return EI / (l * l * l) * K;
}

/// Bending E I (slope')^2 and shear k G A (w' - slope)^2, both taken at the middle.
Matrix4d shiftedStiffness(double EI, double kGA, double l) {
  const Vector4d curvature(0.0, -1.0 / l, 0.0, 1.0 / l), shear(-1.0 / l, -0.5, 1.0 / l, -0.5);
  return l * (EI * curvature * curvature.transpose() + kGA * shear * shear.transpose());
}

Matrix4d cubicMass(double m, double l) {
  Matrix4d M;
  M << 156.0, 22.0 * l, 54.0, -13.0 * l,              //
      22.0 * l, 4.0 * l * l, 13.0 * l, -3.0 * l * l,  //
      54.0, 13.0 * l, 156.0, -22.0 * l,               //
      -13.0 * l, -3.0 * l * l, -22.0 * l, 4.0 * l * l;
  return m / 420.0 * M;
}

/// Displacements alone.
Matrix4d pointMass(double own, double other) {
  Matrix4d M = Matrix4d::Zero();
  M(0, 0) = M(2, 2) = own;
  M(0, 2) = M(2, 0) = other;
  return M;
}

Matrix4d cubicTension(double l) {
  Matrix4d G;
  G << 36.0, 3.0 * l, -36.0, 3.0 * l,          //
      3.0 * l, 4.0 * l * l, -3.0 * l, -l * l,  //
      -36.0, -3.0 * l, 36.0, -3.0 * l,         //
      3.0 * l, -l * l, -3.0 * l, 4.0 * l * l;
  return 1.0 / (30.0 * l) * G;
}

// where displacement and slope of both nodes stand among the twelve, and the sign of the slope
constexpr std::array<int, 4> kXY = {1, 5, 7, 11}, kXZ = {2, 4, 8, 10};

void addBending(Matrix12& A, const Matrix4d& xy, const Matrix4d& xz) {
  const Vector4d sign(1.0, -1.0, 1.0, -1.0);  // dw/dx = -ry
  for (int i = 0; i < 4; ++i) {
    for (int j = 0; j < 4; ++j) {
      const auto r = static_cast<std::size_t>(i), c = static_cast<std::size_t>(j);
      A(kXY[r], kXY[c]) += xy(i, j);
      A(kXZ[r], kXZ[c]) += sign[i] * sign[j] * xz(i, j);
    }
  }
}

void addPair(Matrix12& A, int at, double own, double other) {
  A(at, at) += own;
  A(at + 6, at + 6) += own;
  A(at, at + 6) += other;
  A(at + 6, at) += other;
}

}  // namespace

BeamElement beamElement(const BeamSection& section, const BeamMaterial& material, double length, double mass_per_length,
                        ElementKind kind, BeamMass mass) {
  require(problemsOf(section, material).empty(), "the section or the material of a beam has no stiffness");
  require(length > 0.0, "an element needs a length");
  require(mass_per_length >= 0.0, "an element's mass is at least 0");
  BeamElement element;
  const double l = length, m = mass_per_length * length;
  element.length = l;
  element.axial = material.young * section.area / l;
  element.torsion = material.shear * section.J / l;
  if (kind == ElementKind::EulerBernoulli) {
    element.bend_xy = cubicStiffness(material.young * section.I_z, l);
    element.bend_xz = cubicStiffness(material.young * section.I_y, l);
    element.geometric = cubicTension(l);
  } else {
    const double kGA = section.shear * material.shear * section.area;
    element.bend_xy = shiftedStiffness(material.young * section.I_z, kGA, l);
    element.bend_xz = shiftedStiffness(material.young * section.I_y, kGA, l);
    element.geometric = pointMass(1.0 / l, -1.0 / l);
  }
  const bool is_lumped = mass == BeamMass::Lumped;
  element.mass_own = is_lumped ? m / 2.0 : m / 3.0;
  element.mass_other = is_lumped ? 0.0 : m / 6.0;
  const double polar = (section.I_y + section.I_z) / section.area;
  element.spin_own = polar * element.mass_own;
  element.spin_other = polar * element.mass_other;
  const bool is_cubic = kind == ElementKind::EulerBernoulli && mass == BeamMass::Consistent;
  element.bend_mass = is_cubic ? cubicMass(m, l) : pointMass(element.mass_own, element.mass_other);
  return element;
}

Matrix12 stiffnessOf(const BeamElement& element) {
  Matrix12 K = Matrix12::Zero();
  addPair(K, 0, element.axial, -element.axial);
  addPair(K, 3, element.torsion, -element.torsion);
  addBending(K, element.bend_xy, element.bend_xz);
  return K;
}

Matrix12 massOf(const BeamElement& element) {
  Matrix12 M = Matrix12::Zero();
  addPair(M, 0, element.mass_own, element.mass_other);
  addPair(M, 3, element.spin_own, element.spin_other);
  addBending(M, element.bend_mass, element.bend_mass);
  return M;
}

Matrix12 geometricStiffnessOf(const BeamElement& element) {
  Matrix12 G = Matrix12::Zero();
  addBending(G, element.geometric, element.geometric);
  return G;
}

}  // namespace linkwright

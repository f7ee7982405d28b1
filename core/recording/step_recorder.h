// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// The recorder that keeps every step of a recursion over double. It turns components from the kernel's body frame
/// into the link's own frame; where the two are the same frame the bits are the kernel's.
class StepRecorder {
public:
  static constexpr bool kActive = true;

  StepRecorder(const Model& model, Recording& recording);

  void bodyPlaced(int body, double q, const Mat3<double>& R, const Vec3<double>& r);
  void vector(Pass pass, int body, Quantity quantity, EquationId equation, const Vec3<double>& value);
  /// The same, preceded by the joint's velocity or acceleration that enters the equation.
  void vector(Pass pass, int body, Quantity quantity, EquationId equation, const Vec3<double>& value, double input);
  void external(int body, const Vec3<double>& force, const Vec3<double>& moment);
  void scalar(int body, Quantity quantity, EquationId equation, double value);

private:
  bool isMoving(int body) const { return model_.bodies()[static_cast<std::size_t>(body)].dof >= 0; }
  Recorded& add(Pass pass, int body, Quantity quantity, EquationId equation, int size);

  const Model& model_;
  Recording& recording_;
};

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/scalar/vec3.h"

#include <vector>

namespace linkwright {

/// The recorder that keeps every step of a recursion over double. It turns components from the kernel's body frame
/// into the link's own frame; where the two are the same frame the bits are the kernel's.
class StepRecorder {
public:
  static constexpr bool kActive = true;

  /// `recording` is overwritten.
  StepRecorder(const Model& model, Formulation formulation, Recording& recording);

  /// The joint's position, velocity or acceleration that enters the next equation; nothing for a body without joint.
  void input(Pass pass, int body, Quantity quantity, double value);
  /// Orientation and origin in the parent body.
  void placedInParent(int body, const Mat3<double>& R_PB, const Vec3<double>& p_PB);
  /// Orientation and origin in the world.
  void placedInWorld(int body, const Mat3<double>& R_WB, const Vec3<double>& p_WB);
  void scalar(Pass pass, int body, Quantity quantity, EquationId equation, double value, int other = -1);
  /// `frame` is Link (components in the body frame) or World.
  void vector(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& value,
              int other = -1);
  void sixVector(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& first,
                 const Vec3<double>& second, int other = -1);
  /// What a body's joint hands on to the parent body, in the parent's axes (Frame::Link: the parent's body frame). It
  /// waits until the parent receives it. Nothing for a body on the base.
  void handedOn(int child, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& value);
  void handedOn(int child, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& first,
                const Vec3<double>& second);
  /// Records what the children have handed on to `body`, one entry a child, before the sum that holds them.
  void received(int body, Quantity quantity);
  /// A symmetric matrix in world axes: an inertia.
  void inertia(Pass pass, int body, Quantity quantity, EquationId equation, const Sym3<double>& value);

private:
  Recorded& add(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame, int size, int other = -1);
  Eigen::Vector3d shown(int body, Frame frame, const Vec3<double>& value) const;

  Recorded* waitFor(int child, Quantity quantity, EquationId equation, Frame frame, int size);
  static void set(Recorded& entry, int at, const Eigen::Vector3d& value);

  const Model& model_;
  Recording& recording_;
  // what waits for its parent: a list for each body, the child visited last in front
  struct Waiting {
    Recorded entry;
    int next = -1;
  };
  std::vector<Waiting> waiting_;
  std::vector<int> first_waiting_;
};

}  // namespace linkwright

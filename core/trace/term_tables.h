// SPDX-License-Identifier: MIT
#pragma once

// What TermSource keeps of a recording: where each quantity stands, the tree's children, and how large each quantity
// could be.

#include "core/trace/step_terms.h"

#include <vector>

namespace linkwright {

/// How large the quantities of a body could be: each by its equation with sizes in place of terms.
struct QuantityBounds {
  double place = 0.0;               ///< the origin from the world's
  double offset = 0.0;              ///< the origin from the parent's
  double centre = 0.0;              ///< the centre of mass from the origin
  double omega = 0.0, alpha = 0.0;  ///< angular velocity and acceleration
  double v = 0.0, a = 0.0;          ///< of the origin
  double a_c = 0.0;                 ///< of the centre of mass
  double F = 0.0, N = 0.0;          ///< inertial force and moment
  double f_E = 0.0, n_E = 0.0;      ///< external force and moment, about the origin
  double f = 0.0, n = 0.0;          ///< through the joint, about the origin
  double n_world = 0.0;             ///< the joint's moment about the world's origin
  double rotor = 0.0, friction = 0.0, spring = 0.0;
  bool turns = false;   ///< a turning joint is on the way from the base
  bool slides = false;  ///< a sliding one
};

class TermTables {
public:
  TermTables(const Model& model, const Recording& recording, TermContext context);

  const Model& model() const { return model_; }
  const Recording& recording() const { return recording_; }
  const TermContext& context() const { return context_; }
  const Body& body(int i) const { return model_.bodies()[static_cast<std::size_t>(i)]; }
  int parent(int i) const { return body(i).parent; }

  /// Index of the entry, -1 where there is none.
  int entry(int body, Quantity quantity) const;
  /// Of what `child` hands on to its parent.
  int handedOn(int child, Quantity quantity) const;
  const Recorded& at(int entry) const { return recording_.entries[static_cast<std::size_t>(entry)]; }

  /// The children of a body, in the order of the bodies: the first, and the one after `child`; -1 where there is none.
  int firstChild(int body) const { return first_child_[static_cast<std::size_t>(body)]; }
  int nextChild(int child) const { return next_child_[static_cast<std::size_t>(child)]; }

  /// -1: the base.
  const QuantityBounds& bounds(int body) const { return bounds_[static_cast<std::size_t>(body + 1)]; }
  /// Whether the recording has external wrenches that somebody gave.
  /// What is given for a body: [force; moment] about its origin in its body axes; null where it must be read from the
  /// recording.
  const double* given(int body) const {
    return external_.empty() ? nullptr : external_.data() + 6 * static_cast<std::size_t>(body);
  }

private:
  void indexEntries();
  void boundMotion(int body);
  void boundForces(int body);
  double input(int body, Quantity quantity) const;

  const Model& model_;
  const Recording& recording_;
  TermContext context_;
  std::vector<int> entry_, handed_on_;  // by body and quantity
  std::vector<int> first_child_, next_child_;
  std::vector<QuantityBounds> bounds_;
  std::vector<double> external_;
};

}  // namespace linkwright

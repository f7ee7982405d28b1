// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/extended_mistakes.h"
#include "core/recording/recording.h"
#include "ui/document/document.h"

#include <Eigen/Core>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace linkwright::ui {

/// Whose torques the machine is given while the state is of no run.
enum class InvTorques {
  None,     ///< zero
  Start,    ///< those with which the scene's simulation begins
  Inverse,  ///< those that the state's own inverse dynamics gives, contacts left out
};

/// What is asked, in the order of the method (extended_newton_euler.h).
enum class InvStepKind {
  Bias,           ///< b
  MassColumn,     ///< M e_i
  Normal,         ///< j_c of a contact
  Tangent,        ///< j_c - j_t of it
  Directions,     ///< d = M^-1 C_q^T ||dC/dr||
  System,         ///< A, a, d^T tau
  Force,          ///< f_n
  BiasWithForce,  ///< b_n
  Acceleration,   ///< qdd
};

/// One step of the machine: a question to INV, or what is worked out from the answers.
struct InvStep {
  InvStepKind kind = InvStepKind::Bias;
  int index = -1;  ///< MassColumn: the joint; Normal, Tangent: the contact
  int call = -1;   ///< index into ExtendedForwardDynamics::calls; -1: no question
};

/// A contact that the machine is asked about.
struct InvContact {
  std::string name;
  int snapshot_index = -1;  ///< into Snapshot::contacts
  bool sticks = false;      ///< held by friction, which is a given force then
};

/// Forward dynamics of the snapshot's state by asking INV, with and without mistakes, and what it is held against.
struct InvMachine {
  std::shared_ptr<const Model> model;
  ForwardDynamicsInput input;
  bool is_of_run = false;
  double time = 0.0;  ///< s, of the run
  std::vector<InvContact> contacts, released;
  ExtendedForwardDynamics right;
  std::optional<ExtendedForwardDynamics> wrong;  ///< absent: no mistake is planted
  ExtendedMistakeSet mistakes;
  std::vector<InvStep> steps;  ///< of `right`
  Eigen::VectorXd reference;   ///< [dof] the run's qdd; without a run that of articulated bodies; empty: there is none
  EulerStep euler;             ///< of 10 ms
  QStringList remarks;         ///< what makes the run's qdd another one, in words

  int dof() const { return static_cast<int>(input.q.size()); }
  int contactCount() const { return static_cast<int>(right.contacts.size()); }
  /// The largest difference of the machine's qdd to the reference; absent where there is none.
  std::optional<double> difference() const;
  /// The name of a joint, by its number among those that move.
  QString jointName(int dof) const;
  bool isSlide(int dof) const;
};

/// What the user has chosen.
struct InvChoice {
  int contact = -1;  ///< without a run: index into Snapshot::contacts, -1: all that touch
  InvTorques torques = InvTorques::Start;
  ExtendedMistakeSet mistakes;
};

/// Without a run, contacts as near as this to their surface count as touching, m.
inline constexpr double kTouching = 1e-3;
inline constexpr double kLongEulerStep = 0.01;  // s

/// O((dof + contacts) n). `document` says the settings of the simulation.
InvMachine makeInvMachine(const Document& document, const InvChoice& choice);

/// The torques with which the scene's simulation would start at the state of the snapshot; absent where they cannot be
/// said (a formula with an error, no motion to follow).
std::optional<Eigen::VectorXd> torquesAtStart(const Document& document);

/// A question that was asked, by the recursion in link frames: motion outward, forces inward. O(n).
Recording recordingOf(const InvMachine& machine, const InverseDynamicsCall& call);

}  // namespace linkwright::ui

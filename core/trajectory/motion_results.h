// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"
#include "core/trajectory/curve_name.h"
#include "core/trajectory/joint_state.h"
#include "core/trajectory/spectrum.h"

#include <Eigen/Core>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Curves of the same samples that come from elsewhere: from a simulation's run (core/simulation/run_curves.h).
struct MoreCurves {
  std::vector<CurveName> names;
  /// The values [samples] of one; none where there is none.
  std::function<std::optional<Eigen::VectorXd>(const CurveName&)> values;
};

/// A motion and what acts on the robot in it, for MotionResults: `tau` are the torques of these samples under this
/// gravity, these terms and these loads.
struct MotionResultsInput {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const JointSamples> samples;
  std::shared_ptr<const Eigen::MatrixXd> tau;           ///< [samples x dof]
  std::shared_ptr<const Eigen::MatrixXd> mistaken_tau;  ///< the same, or null
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  TorqueTerms terms;
  std::vector<ExternalWrench> loads;  ///< the same at all instants
  /// Where what acts on links changes: all of it at each sample [samples], in place of `loads`. Asked once, when a
  /// curve needs it; empty: it does not change.
  std::function<std::vector<std::vector<ExternalWrench>>()> external;
  MoreCurves more;
  int hand = -1;  ///< link whose position, speed and manipulability are asked for; -1: none
};

/// The curves of a motion, each worked out when it is first asked for. Not shared between threads.
///
/// The parts of a torque add up to it within round-off; those whose switch is off are zero. Work is the integral of the
/// power since the first sample, by trapezoids. Energies are those of core/dynamics/energy.h, with the rotors' where
/// they are switched on: without friction and loads, the work of all joints is what the total energy has grown by. The
/// hand's speed is that of its link's origin, J qd; its manipulability the volume of its velocities for joint rates
/// |qd| = 1: Yoshikawa's sqrt(det(J J^T)) of the three linear rows of the Jacobian, or the product of as many singular
/// values as the hand has free directions where there are fewer (a planar arm), as core/kinematics/reachable_points.h
/// has it. What joints bear is that of core/contact/internal_forces.h.
class MotionResults {
public:
  /// Throws PreconditionError where something is not there, sizes do not fit or there is no such link.
  explicit MotionResults(MotionResultsInput input);

  const MotionResultsInput& input() const { return input_; }
  const Eigen::VectorXd& time() const { return input_.samples->t; }
  /// The values [samples] of a curve, null where the robot or the motion has no such curve. They stay where they are
  /// as long as this does. Positions, rates and torques cost a look; parts of torques O(n depth), energies and the hand
  /// O(n) a sample for all curves of their kind together. Throws PreconditionError on samples that are not finite.
  const Eigen::VectorXd* curve(const CurveName& name);
  /// The spectrum of a curve (core/trajectory/spectrum.h), kept as curves are; null where there is no such curve.
  /// Errors as spectrumOf. O(samples log samples), and what the curve costs.
  const Result<Spectrum>* spectrum(const CurveName& name);
  /// All names of curves that there are, in the order of the quantities, joints within.
  std::vector<CurveName> names() const;

private:
  bool has(const CurveName& name) const;
  void workOut(const CurveName& name);
  void workOutParts();
  void workOutEnergies();
  void workOutHand();
  void workOutInternal();
  void fillExternal();
  /// The state of a sample, and what acts in it; after fillExternal().
  void takeSample(Eigen::Index sample, DynamicsInput& at) const;
  void keep(const CurveName& name, Eigen::VectorXd values);
  Eigen::VectorXd powerOf(const std::string& joint) const;

  MotionResultsInput input_;
  std::vector<std::vector<ExternalWrench>> external_;  // [samples], once it has been asked for; or empty
  std::map<std::string, Eigen::VectorXd> curves_;      // by toString() of their names
  std::map<std::string, Result<Spectrum>> spectra_;    // the same
};

}  // namespace linkwright

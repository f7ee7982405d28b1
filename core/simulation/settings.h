// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/same_numbers.h"
#include "core/base/words.h"
#include "core/contact/contact_laws.h"
#include "core/simulation/underactuated.h"
#include "core/trajectory/plan.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace linkwright {

enum class Integrator {
  SemiImplicitEuler,  ///< order 1; velocities first, positions with the new ones
  RungeKutta4,        ///< order 4, fixed step
  DormandPrince5      ///< order 5 with an error estimate of order 4: the step follows the tolerance
};
inline constexpr Words<Integrator, 3> kIntegrators = {{{Integrator::SemiImplicitEuler, "semi-implicit-euler"},
                                                       {Integrator::RungeKutta4, "rk4"},
                                                       {Integrator::DormandPrince5, "dopri5"}}};
const char* toString(Integrator integrator);
bool parseIntegrator(std::string_view word, Integrator& integrator);

// --- where the torques of the motors come from; vectors are [dof] in joint order, N m and N

struct NoTorque {
  bool operator==(const NoTorque&) const = default;
};
struct ConstantTorque {
  Eigen::VectorXd tau;
  bool operator==(const ConstantTorque& other) const { return hasSameNumbers(tau, other.tau); }
};
/// Formulas of time and state (formula.h), one a joint.
struct FormulaTorque {
  std::vector<std::string> formulas;
  bool operator==(const FormulaTorque&) const = default;
};
/// The motors follow the scene's motion; when it is over they hold its end.
struct MotionTorque {
  enum class Control {
    Pd,             ///< tau = kp (q_d - q) + kd (qd_d - qd)
    ComputedTorque  ///< tau = INV(q, qd, qdd_d + kp (q_d - q) + kd (qd_d - qd))
  };
  Control control = Control::ComputedTorque;
  Eigen::VectorXd kp, kd;  ///< N m/rad and N m s/rad, or 1/s^2 and 1/s for computed torque; not less than 0
  /// Followed instead of the scene's motion: a run that has become that motion is still told what it was to follow.
  std::optional<TrajectoryPlan> motion;
  bool operator==(const MotionTorque& other) const {
    return control == other.control && hasSameNumbers(kp, other.kp) && hasSameNumbers(kd, other.kd) &&
           motion == other.motion;
  }
};
/// Set by hand while it runs; these are the first values.
struct SliderTorque {
  Eigen::VectorXd tau;
  bool operator==(const SliderTorque& other) const { return hasSameNumbers(tau, other.tau); }
};
/// The controller of a mechanism of two joints of which one has no motor (underactuated.h).
struct ControllerTorque {
  Underactuated which = Underactuated::CartPole;
  UnderactuatedGains gains = defaultGains(Underactuated::CartPole);
  bool operator==(const ControllerTorque&) const = default;
};
using TorqueSource =
    std::variant<NoTorque, ConstantTorque, FormulaTorque, MotionTorque, SliderTorque, ControllerTorque>;
/// By the variant's alternatives.
inline constexpr std::array kTorqueSources = {"none", "constant", "formulas", "motion", "sliders", "controller"};

inline constexpr Words<MotionTorque::Control, 2> kControls = {
    {{MotionTorque::Control::Pd, "pd"}, {MotionTorque::Control::ComputedTorque, "computed-torque"}}};

inline constexpr double kShortestStep = 1e-7;  // s
inline constexpr double kLongestStep = 1.0;
inline constexpr double kLongestSimulation = 1e5;

/// Everything that says how a scene is simulated.
struct SimulationSettings {
  Integrator integrator = Integrator::RungeKutta4;
  double step = 1e-3;        ///< s; of dopri5 the distance of its samples
  double tolerance = 1e-9;   ///< of dopri5: error a second, absolute and relative
  double duration = 10.0;    ///< s
  int steps_per_sample = 1;  ///< every so many steps are recorded
  /// The viscous friction of the joints at the end of the step instead of its beginning, (M + h D) qdd = tau - b:
  /// stable for any step. With semi-implicit Euler only.
  bool implicit_friction = false;
  /// Dry (Coulomb) friction of the joints acts in full above about this speed, rad/s or m/s; below, in proportion.
  double joint_slip_speed = 1e-2;
  /// Where the initial pose is not on the surfaces: put it there by the shortest way, instead of saying so.
  bool project_start = false;
  ContactLaws laws;
  TorqueSource torques;
  bool operator==(const SimulationSettings&) const = default;
};

/// What is wrong with the settings' own figures, for a robot of `dof` joints; each with what to do. Empty: nothing.
std::vector<Message> settingsProblems(const SimulationSettings& settings, int dof);

}  // namespace linkwright

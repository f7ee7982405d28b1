// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string_view>

namespace linkwright {

// Mechanisms of two joints of which one has no motor, and controllers that bring the passive one upright and hold it
// there. Every gain is a number that can be looked at and changed.

enum class Underactuated {
  Acrobot,      ///< two links hanging in a vertical plane; the shoulder is passive, the elbow driven
  CartPole,     ///< a cart on a rail, driven, with a pole that is hinged on it
  Furuta,       ///< an arm that turns about the vertical, driven, with a pole hinged across its end
  PassiveLast,  ///< two links in a vertical plane; the shoulder is driven, the elbow passive
};
inline constexpr Underactuated kUnderactuated[] = {Underactuated::Acrobot, Underactuated::CartPole,
                                                   Underactuated::Furuta, Underactuated::PassiveLast};
/// "acrobot", "cart-pole", "furuta", "passive-last".
const char* toString(Underactuated which);
bool parseUnderactuated(std::string_view word, Underactuated& which);

/// The mechanism, its passive joint marked; at q = 0 it hangs straight down. Figures: our own, round.
Mechanism underactuatedMechanism(Underactuated which);
/// q [2] in which it stands upright.
Eigen::Vector2d uprightPose(Underactuated which);

/// What the controller weighs and how near upright it begins to balance.
struct UnderactuatedGains {
  double energy = 0.0;        ///< acceleration of the driven joint per energy error times what moves it
  double kp = 0.0, kd = 0.0;  ///< 1/s^2 and 1/s: brings the driven joint back while swinging up
  double limit = 0.0;         ///< of the acceleration that swinging up asks for, rad/s^2 or m/s^2
  Eigen::Vector4d Q = Eigen::Vector4d::Ones();  ///< weights of q and qd (diagonal), balancing
  double R = 1.0;                               ///< weight of the torque
  double capture = 0.0;  ///< balancing takes over where x^T P x of the distance from upright is below this
};
UnderactuatedGains defaultGains(Underactuated which);

/// Linear about an equilibrium: x' = A x + B u, x = (q, qd) from there, u the driven joint's torque.
struct LinearSystem {
  Eigen::Matrix4d A;
  Eigen::Vector4d B;
};
/// By differences of forward dynamics about q at rest. Error: a joint that moves nothing.
Result<LinearSystem> linearised(const Model& model, const Eigen::Vector2d& q, int driven,
                                const Eigen::Vector3d& gravity);

class UnderactuatedController {
public:
  /// Errors: the model is not of two joints of which one is passive; it cannot be balanced with these gains.
  static Result<UnderactuatedController> make(const Model& model, Underactuated which, const UnderactuatedGains& gains,
                                              const Eigen::Vector3d& gravity = {0.0, 0.0, -kStandardGravity});

  struct Command {
    Eigen::Vector2d tau = Eigen::Vector2d::Zero();  ///< of the passive joint zero
    bool is_balancing = false;
    double energy_error = 0.0;  ///< J, from what it would have upright and at rest
    double distance = 0.0;      ///< x^T P x, to hold against gains().capture
  };
  /// Swinging up: the driven joint's acceleration follows -kp q - kd qd + energy x (E_d - E) x what moves the passive
  /// joint, its torque by hybrid dynamics (collocated partial feedback linearisation; Spong, The Swing Up Control
  /// Problem for the Acrobot, 1995; Astrom and Furuta, Swinging up a Pendulum by Energy Control, 2000). Near upright:
  /// tau = -K x. O(1). `model` is the one that it was made for.
  Command command(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd) const;

  const UnderactuatedGains& gains() const { return gains_; }
  const Eigen::RowVector4d& K() const { return K_; }  ///< of balancing: torque by position and velocity

private:
  UnderactuatedController() = default;
  double energyError(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd) const;

  Underactuated which_ = Underactuated::CartPole;
  UnderactuatedGains gains_;
  Eigen::Vector3d gravity_;
  Eigen::Vector2d upright_;
  Eigen::RowVector4d K_;
  Eigen::Matrix4d P_;
  int driven_ = 0, passive_ = 1;
  double potential_upright_ = 0.0;
};

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <string_view>
#include <vector>

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
inline constexpr Words<Underactuated, 4> kUnderactuatedWords = {{{Underactuated::Acrobot, "acrobot"},
                                                                 {Underactuated::CartPole, "cart-pole"},
                                                                 {Underactuated::Furuta, "furuta"},
                                                                 {Underactuated::PassiveLast, "passive-last"}}};
const char* toString(Underactuated which);
bool parseUnderactuated(std::string_view word, Underactuated& which);

/// The mechanism, its passive joint marked; at q = 0 it hangs straight down. Figures: our own, round.
Mechanism underactuatedMechanism(Underactuated which);
/// q [2] in which it stands upright.
Eigen::Vector2d uprightPose(Underactuated which);
/// The same of any robot of that kind, wherever its angles begin: the passive joint (of two links: the shoulder, with
/// the elbow at 0) is where its weight is highest, the other at 0. Of V = a + b cos q + c sin q by three values of the
/// potential energy. Errors: no weight that moves it; a joint with a spring, whose energy has no such course.
Result<Eigen::Vector2d> uprightPose(const Model& model, Underactuated which, const Eigen::Vector3d& gravity);
/// Which of them a robot is, by its joints. Errors say what it has otherwise: not two joints of which one is passive,
/// or none of the four.
Result<Underactuated> kindOf(const Model& model);

/// What the controller weighs and how near upright it begins to balance.
struct UnderactuatedGains {
  double energy = 0.0;                          ///< how much the energy error counts while swinging up
  double kp = 0.0, kd = 0.0;                    ///< 1/s^2 and 1/s: brings the driven joint back while swinging up
  double limit = 0.0;                           ///< of the acceleration that swinging up asks for, rad/s^2 or m/s^2
  Eigen::Vector4d Q = Eigen::Vector4d::Ones();  ///< weights of q and qd (diagonal), balancing
  double R = 1.0;                               ///< weight of the torque
  double capture = 0.0;  ///< balancing takes over where x^T P x of the distance from upright is below this
  bool operator==(const UnderactuatedGains&) const = default;
};
UnderactuatedGains defaultGains(Underactuated which);
/// What is wrong with them, each with what they have to be. Empty: nothing.
std::vector<Message> gainsProblems(const UnderactuatedGains& gains);

/// Linear about an equilibrium: x' = A x + B u, x = (q, qd) from there, u the driven joint's torque.
struct LinearSystem {
  Eigen::Matrix4d A;
  Eigen::Vector4d B;
};
/// By differences of forward dynamics about q at rest, springs of the joints included. Error: a joint that moves
/// nothing.
Result<LinearSystem> linearised(const Model& model, const Eigen::Vector2d& q, int driven,
                                const Eigen::Vector3d& gravity);

class UnderactuatedController {
public:
  /// Errors: gainsProblems; those of kindOf and uprightPose (springs of joints: swinging up reckons with the energy of
  /// weight alone); the model is of another kind; it cannot be balanced with these gains.
  static Result<UnderactuatedController> make(const Model& model, Underactuated which, const UnderactuatedGains& gains,
                                              const Eigen::Vector3d& gravity = {0.0, 0.0, -kStandardGravity});

  struct Command {
    Eigen::Vector2d tau = Eigen::Vector2d::Zero();  ///< of the passive joint zero
    bool is_balancing = false;
    double energy_error = 0.0;  ///< J, from what it would have upright and at rest
    double distance = 0.0;      ///< x^T P x, to hold against gains().capture
  };
  /// Near upright: tau = what holds it there - K x. Otherwise the driven joint is given an acceleration v, its torque
  /// by hybrid dynamics (collocated partial feedback linearisation; Spong, The Swing Up Control Problem for the
  /// Acrobot, 1995), within
  /// +-limit. With the passive joint last, v = -kp q - kd qd + energy E x what moves the passive joint (Astrom and
  /// Furuta, Swinging up a Pendulum by Energy Control, 2000). The acrobot: v = -(kp q + kd qd + energy E b) /
  /// (1 + energy E a) where the torque is a v + b, so that energy E^2 + kp q^2 + qd^2 falls by 2 kd qd^2 (after Xin and
  /// Kaneda, Analysis of the energy-based swing-up control of the Acrobot, 2007). E: the energy error. O(1). `model`
  /// is the one that it was made for.
  Command command(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd) const;

  const UnderactuatedGains& gains() const { return gains_; }
  const Eigen::RowVector4d& K() const { return K_; }  ///< of balancing: torque by position and velocity
  const Eigen::Vector2d& upright() const { return upright_; }
  int driven() const { return driven_; }    ///< which joint has the motor
  int passive() const { return passive_; }  ///< and which has none

private:
  UnderactuatedController() = default;
  double energyError(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd) const;
  double torqueFor(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd, double acceleration) const;
  double swingWhole(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd, double energy_error) const;
  double swingPassive(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd,
                      double energy_error) const;

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

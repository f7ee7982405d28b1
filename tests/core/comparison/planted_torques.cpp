// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/comparison/planted_torques.h"

#include "core/dynamics/mistakes.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/example.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace linkwright::test {
namespace {

constexpr double kStep = 0.01;  // s

/// One robot, its states and what is done to its torques.
class Planter {
public:
  Planter(const Mechanism& robot, const std::vector<Planted>& planted, const PlantOptions& options, Random& random)
      : planted_(planted), options_(options), random_(random) {
    result_.mechanism = robot;
    theirs_ = robot;
    giveMotors();
    makeStates();
    theirs_terms_ = result_.record.states.terms;
  }

  PlantedTorques plant() {
    TorqueRecord& record = result_.record;
    model_.emplace(compiled(result_.mechanism));
    changeMechanism();
    int late = 0;
    if (has(Planted::Delay)) late = place(DifferenceCause::Delay).samples = random_.chance(0.5) ? 1 : -1;
    Eigen::MatrixXd tau = torques(late);
    if (has(Planted::JointOrder)) permute(tau);
    if (has(Planted::ScaleOfAll) || has(Planted::ScaleOfOne)) scale(tau);
    if (has(Planted::Unlisted)) tau += springs_;
    result_.clean = tau;
    result_.sigma = options_.noise * (tau.colwise().squaredNorm().transpose() / double(tau.rows())).cwiseSqrt();
    record.theirs = tau;
    for (Eigen::Index j = 0; j < tau.cols(); ++j) {
      for (Eigen::Index k = 0; k < tau.rows(); ++k) record.theirs(k, j) += result_.sigma[j] * normal();
    }
    return std::move(result_);
  }

private:
  // Box and Muller
  double normal() {
    return std::sqrt(-2.0 * std::log(random_.uniform(1e-12, 1.0))) *
           std::cos(random_.uniform(0.0, 2.0 * std::numbers::pi));
  }
  int joints() const { return static_cast<int>(result_.record.states.q.cols()); }

  bool has(Planted planted) const { return std::count(planted_.begin(), planted_.end(), planted) > 0; }

  /// The cause as it is looked for; once, however often it is asked for.
  PlacedCause& place(DifferenceCause cause) {
    for (PlacedCause& each : result_.causes) {
      if (each.cause == cause) return each;
    }
    return result_.causes.emplace_back(PlacedCause{.cause = cause});
  }

  void giveMotors() {
    // half of the robots have none in the file: then their values are found by fitting
    const bool left_out = has(Planted::RotorLeftOut) || has(Planted::FrictionLeftOut);
    const bool put_in = has(Planted::RotorPutIn) || has(Planted::FrictionPutIn);
    const bool in_file = left_out || random_.chance(0.5);
    for (Joint& joint : theirs_.joints) {
      if (joint.type == JointType::Fixed || !(left_out || put_in)) continue;
      joint.motor = {random_.uniform(2e-5, 1e-4), random_.uniform(50.0, 120.0)};
      joint.damping = random_.uniform(0.5, 3.0);
      const double coulomb = random_.uniform(0.5, 3.0);
      joint.coulomb = {coulomb, -coulomb};
    }
    if (in_file) result_.mechanism = theirs_;
    TorqueTerms& ours = result_.record.states.terms;
    ours.rotor = has(Planted::RotorLeftOut);
    ours.joint_friction = has(Planted::FrictionLeftOut);
  }

  void makeStates() {
    const Model model = compiled(result_.mechanism);
    const int n = model.dof(), rows = options_.at_rest ? 60 : 300;
    BatchInput& states = result_.record.states;
    states.q = states.qd = states.qdd = Eigen::MatrixXd::Zero(rows, n);
    result_.record.is_motion = !options_.at_rest;
    for (int j = 0; j < n; ++j) {
      states.q.col(j).setConstant(random_.uniform(-1.5, 1.5));
      if (options_.at_rest) {
        for (int k = 0; k < rows; ++k) states.q(k, j) = random_.uniform(-2.5, 2.5);
        continue;
      }
      for (int part = 0; part < 2; ++part) {
        const double size = random_.uniform(0.2, 0.6), w = 2.0 * std::numbers::pi * random_.uniform(0.2, 0.8),
                     phase = random_.uniform(0.0, 6.0);
        for (int k = 0; k < rows; ++k) {
          const double angle = w * kStep * k + phase;
          states.q(k, j) += size * std::sin(angle);
          states.qd(k, j) += size * w * std::cos(angle);
          states.qdd(k, j) -= size * w * w * std::sin(angle);
        }
      }
    }
    const bool of_wrench = std::any_of(planted_.begin(), planted_.end(), [](Planted each) {
      return each >= Planted::WrenchInLinkAxes && each <= Planted::WrenchLeftOut;
    });
    if (of_wrench || random_.chance(0.3)) {
      ExternalWrench wrench{model.deepestLink(), {random_.vector(30.0), random_.vector(5.0)}};
      states.external.assign(static_cast<std::size_t>(rows), {wrench});
    }
  }

  /// A link with mass of a moving body, at random; -1 (all) one time of three.
  int linkOrAll() {
    if (random_.chance(0.33)) return -1;
    std::vector<int> links;
    for (int i = 0; i < model_->linkCount(); ++i) {
      const ModelLink& link = model_->links()[static_cast<std::size_t>(i)];
      if (link.body >= 0 && link.inertial.mass > 0.0) links.push_back(i);
    }
    return links[static_cast<std::size_t>(random_.integer(0, static_cast<int>(links.size()) - 1))];
  }

  void changeInertia(DifferenceCause cause) {
    const int at = linkOrAll();
    place(cause).link = at;
    for (int i = 0; i < model_->linkCount(); ++i) {
      std::optional<Inertial>& own =
          theirs_.links[static_cast<std::size_t>(model_->links()[static_cast<std::size_t>(i)].link)].inertial;
      if (!own || (at >= 0 && at != i)) continue;
      const Eigen::Vector3d c = own->p_LLcm;
      Eigen::Matrix3d hat;
      hat << 0.0, -c.z(), c.y(), c.z(), 0.0, -c.x(), -c.y(), c.x(), 0.0;
      if (cause == DifferenceCause::InertiaAboutOrigin) own->I_LLcm_L -= own->mass * hat * hat;
      if (cause == DifferenceCause::InertiaAboutCentre) own->I_LLcm_L += own->mass * hat * hat;
      if (cause == DifferenceCause::ProductsOfInertia) {
        for (int r = 0; r < 3; ++r) {
          for (int s = 0; s < 3; ++s) own->I_LLcm_L(r, s) *= r == s ? 1.0 : -1.0;
        }
      }
    }
  }

  void changeMechanism() {
    if (has(Planted::InertiaAboutOrigin)) changeInertia(DifferenceCause::InertiaAboutOrigin);
    if (has(Planted::InertiaAboutCentre)) changeInertia(DifferenceCause::InertiaAboutCentre);
    if (has(Planted::ProductsOfInertia)) changeInertia(DifferenceCause::ProductsOfInertia);
    if (has(Planted::MassLeftOut)) {
      place(DifferenceCause::MassLeftOut).link = model_->findLink("test_tool");
      theirs_.links[static_cast<std::size_t>(theirs_.findLink("test_tool"))].inertial.reset();
    }
    if (has(Planted::AxisReversed)) {
      const int joint = random_.integer(0, joints() - 1);
      place(DifferenceCause::AxisReversed).joint = joint;
      Joint& reversed =
          theirs_.joints[static_cast<std::size_t>(model_->joints()[static_cast<std::size_t>(joint)].joint)];
      reversed.axis = -reversed.axis;
    }
    if (has(Planted::Unlisted)) changeUnlisted();
  }

  /// Two of three things that no cause is like.
  void changeUnlisted() {
    springs_ = Eigen::MatrixXd::Zero(result_.record.states.q.rows(), joints());
    const int left_out = random_.integer(0, 2);
    const double strength = std::pow(10.0, random_.uniform(-1.5, 0.0));
    if (left_out != 0) {  // other inertia of one link
      int at = -1;
      while (at < 0) at = linkOrAll();
      Inertial& own =
          *theirs_.links[static_cast<std::size_t>(model_->links()[static_cast<std::size_t>(at)].link)].inertial;
      own.mass *= 1.0 + strength * random_.uniform(-0.5, 0.8);
      own.p_LLcm += strength * random_.vector(0.08);
      own.I_LLcm_L *= 1.0 + strength * random_.uniform(-0.7, 1.5);
      result_.words += "inertia of " + model_->links()[static_cast<std::size_t>(at)].name + " ";
    }
    if (left_out != 1) {  // a payload
      Payload load{"load", strength * random_.uniform(0.3, 4.0), random_.vector(0.2), true};
      theirs_.links[static_cast<std::size_t>(theirs_.findLink("test_tool"))].payloads.push_back(load);
      result_.words += "payload ";
    }
    if (left_out != 2) {  // a spring
      const int joint = random_.integer(0, joints() - 1);
      const double stiffness = strength * random_.uniform(2.0, 40.0), rest = random_.uniform(-1.0, 1.0);
      springs_.col(joint) = stiffness * (result_.record.states.q.col(joint).array() - rest);
      result_.words += "spring " + std::to_string(joint);
    }
  }

  /// Their torques at the states, `late` samples later.
  Eigen::MatrixXd torques(int late) {
    const Model model = compiled(theirs_);
    const BatchInput& states = result_.record.states;
    const int rows = static_cast<int>(states.q.rows());
    Eigen::MatrixXd tau(rows, joints());
    DynamicsInput input;
    for (int k = 0; k < rows; ++k) {
      const int from = std::clamp(k - late, 0, rows - 1);
      input.q = states.q.row(from).transpose();
      input.qd = states.qd.row(from).transpose();
      input.qdd = states.qdd.row(from).transpose();
      input.gravity = states.gravity;
      input.terms = theirs_terms_;
      if (!states.external.empty()) input.external = states.external[static_cast<std::size_t>(from)];
      changeInput(model, input);
      tau.row(k) = (has(Planted::TransposedRotation)
                        ? inverseDynamics(model, input, Formulation::BodyFrame, {Mistake::TransposedRotation})
                        : inverseDynamics(model, input))
                       .transpose();
    }
    return tau;
  }

  void changeInput(const Model& model, DynamicsInput& input) {
    // wrong angles are wrong for everything that follows
    if (has(Planted::Degrees)) changeInput(Planted::Degrees, model, input);
    for (const Planted each : planted_) {
      if (each != Planted::Degrees) changeInput(each, model, input);
    }
  }

  void changeInput(Planted planted, const Model& model, DynamicsInput& input) {
    switch (planted) {
      case Planted::GravityLeftOut:
        place(DifferenceCause::GravityLeftOut);
        input.gravity *= 0.0;
        break;
      case Planted::GravityWrongSign:
        place(DifferenceCause::GravityWrongSign);
        input.gravity *= -1.0;
        break;
      case Planted::GravityTwice:
        place(DifferenceCause::GravityTwice);
        input.gravity *= 2.0;
        break;
      case Planted::GravityValue:
        place(DifferenceCause::GravityValue).factor = 9.81;
        input.gravity *= 9.81 / input.gravity.norm();
        break;
      case Planted::WrenchInLinkAxes:
      case Planted::WrenchAboutWorld: changeWrench(model, input); break;
      case Planted::WrenchWrongSign:
        place(DifferenceCause::WrenchWrongSign);
        for (ExternalWrench& each : input.external) each.wrench = {-each.wrench.force, -each.wrench.moment};
        break;
      case Planted::WrenchLeftOut:
        place(DifferenceCause::WrenchLeftOut);
        input.external.clear();
        break;
      case Planted::Degrees: {
        if (degrees_ == 0.0) degrees_ = random_.chance(0.5) ? 180.0 / std::numbers::pi : std::numbers::pi / 180.0;
        place(DifferenceCause::Degrees).factor = degrees_;
        input.q *= degrees_;
        input.qd *= degrees_;
        input.qdd *= degrees_;
        break;
      }
      case Planted::RotorPutIn:
        place(DifferenceCause::RotorPutIn);
        input.terms.rotor = true;
        break;
      case Planted::RotorLeftOut:
        place(DifferenceCause::RotorLeftOut);
        input.terms.rotor = false;
        break;
      case Planted::FrictionPutIn:
        place(DifferenceCause::FrictionPutIn);
        input.terms.joint_friction = true;
        break;
      case Planted::FrictionLeftOut:
        place(DifferenceCause::FrictionLeftOut);
        input.terms.joint_friction = false;
        break;
      case Planted::TransposedRotation: {
        PlacedCause& cause = place(DifferenceCause::Recursion);
        cause.mistake = Mistake::TransposedRotation;
        break;
      }
      default: break;
    }
  }

  void changeWrench(const Model& model, DynamicsInput& input) {
    const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
    const bool axes = has(Planted::WrenchInLinkAxes);
    place(axes ? DifferenceCause::WrenchInLinkAxes : DifferenceCause::WrenchAboutWorld);
    for (ExternalWrench& each : input.external) {
      const Pose& X = X_WL[static_cast<std::size_t>(each.link)];
      if (axes) {
        each.wrench = {X.R * each.wrench.force, X.R * each.wrench.moment};
      } else {
        each.wrench.moment -= X.p.cross(each.wrench.force);
      }
    }
  }

  void permute(Eigen::MatrixXd& tau) {
    place(DifferenceCause::JointOrder);
    std::vector<int> order(static_cast<std::size_t>(joints()));
    std::iota(order.begin(), order.end(), 0);
    while (std::is_sorted(order.begin(), order.end())) {
      for (std::size_t k = order.size(); k-- > 1;)
        std::swap(order[k], order[static_cast<std::size_t>(random_.integer(0, static_cast<int>(k)))]);
    }
    tau = Eigen::MatrixXd(tau(Eigen::all, order));
  }

  void scale(Eigen::MatrixXd& tau) {
    constexpr std::array<double, 7> kFactors = {-1.0, 1000.0, 0.001, 100.0, 0.5, 1.25, 1.0 / 9.80665};
    const double factor = kFactors[static_cast<std::size_t>(random_.integer(0, 6))];
    PlacedCause& cause = place(DifferenceCause::Scale);
    if (has(Planted::ScaleOfAll)) {
      tau *= factor;
    } else {
      cause.joint = random_.integer(0, joints() - 1);
      tau.col(cause.joint) *= factor;
    }
  }

  std::vector<Planted> planted_;
  PlantOptions options_;
  Random& random_;
  PlantedTorques result_;
  Mechanism theirs_;
  TorqueTerms theirs_terms_;
  std::optional<Model> model_;
  Eigen::MatrixXd springs_;
  double degrees_ = 0.0;
};

}  // namespace

Mechanism robotWithTool(const std::string& example) {
  Mechanism robot = exampleScene(example).mechanism;
  const Model model = compiled(robot);
  Link tool;
  tool.name = "test_tool";
  Eigen::Matrix3d inertia;
  inertia << 6e-3, 1.5e-3, -2e-3, 1.5e-3, 7e-3, 1e-3, -2e-3, 1e-3, 5e-3;
  tool.inertial = Inertial{1.2, {0.02, 0.03, 0.08}, inertia};
  Joint flange;
  flange.name = "test_flange";
  flange.parent = model.links()[static_cast<std::size_t>(model.deepestLink())].link;
  flange.child = static_cast<int>(robot.links.size());
  robot.links.push_back(tool);
  robot.joints.push_back(flange);
  return robot;
}

PlantedTorques plantTorques(const Mechanism& robot, const std::vector<Planted>& planted, const PlantOptions& options,
                            Random& random) {
  return Planter(robot, planted, options, random).plant();
}

}  // namespace linkwright::test

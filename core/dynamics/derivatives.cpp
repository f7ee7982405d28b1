// SPDX-License-Identifier: MIT
#include "core/dynamics/derivatives.h"

#include "core/base/decompositions.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/rnea.h"
#include "core/recording/no_recorder.h"
#include "core/scalar/dual.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace linkwright {

namespace {

constexpr int kDirections = 8;
using Number = Dual<kDirections>;

/// Directions are numbered q_0 ... q_n-1, qd_0 ... qd_n-1, qdd_0 ... qdd_n-1.
class Differentiator {
public:
  Differentiator(const Model& model, const DynamicsInput& input) : model_(model), input_(input) {
    const auto dof = static_cast<std::size_t>(model.dof());
    const auto count = static_cast<std::size_t>(model.bodyCount());
    for (std::vector<Number>* numbers : {&q_, &qd_, &qdd_, &tau_}) numbers->resize(dof);
    state_.resize(count);
    if (!input.external.empty()) {
      R_WB_.resize(count);
      external_.resize(6 * count);
    }
  }

  /// The derivatives along directions [first, last), one column each; `tau` [dof] too. With one direction at least.
  void run(int first, int last, Eigen::MatrixXd& columns, Eigen::VectorXd& tau) {
    const int dof = model_.dof();
    columns.resize(dof, last - first);
    tau.resize(dof);
    for (int start = first; start < last; start += kDirections) {
      const int count = std::min(kDirections, last - start);
      seed(start, count);
      runKernel();
      for (int i = 0; i < dof; ++i) {
        const Number& t = tau_[static_cast<std::size_t>(i)];
        for (int k = 0; k < count; ++k) columns(i, start - first + k) = t.slope[k];
        tau[i] = t.value;
      }
    }
  }

private:
  // the state as constants, and `count` of its numbers from direction `start` on as variables
  void seed(int start, int count) {
    const int dof = model_.dof();
    const auto constants = [&](const Eigen::VectorXd& from, std::vector<Number>& to) {
      for (int i = 0; i < dof; ++i) to[static_cast<std::size_t>(i)] = Number(from[i]);
    };
    constants(input_.q, q_);
    constants(input_.qd, qd_);
    constants(input_.qdd, qdd_);
    for (int k = 0; k < count; ++k) {
      const int direction = start + k;
      std::vector<Number>& numbers = direction < dof ? q_ : (direction < 2 * dof ? qd_ : qdd_);
      numbers[static_cast<std::size_t>(direction % dof)].slope[k] = 1.0;
    }
  }

  void runKernel() {
    NewtonEulerInput<Number> in = kernelView<Number>(model_, input_.gravity, input_.terms);
    in.q = q_.data();
    in.qd = qd_.data();
    in.qdd = qdd_.data();
    if (!input_.external.empty()) {
      turnExternal();
      in.external = external_.data();
    }
    NoRecorder recorder;
    rnea<Number>(in, state_.data(), tau_.data(), recorder);
  }

  // R_WL v for the frame of a link, which turns with q
  Vec3<Number> inWorld(int link, const Eigen::Vector3d& v_L) const {
    const ModelLink& entry = model_.links()[static_cast<std::size_t>(link)];
    const Eigen::Vector3d v = entry.X_BL.R * v_L;
    const Vec3<double> v_B = {v.x(), v.y(), v.z()};
    const Number zero(0.0);
    if (entry.body < 0) return {zero + v_B.x, zero + v_B.y, zero + v_B.z};
    return R_WB_[static_cast<std::size_t>(entry.body)] * v_B;
  }

  // wrenches on links, each in its own axes about its own point -> on bodies, in their axes, which turn with q
  void turnExternal() {
    const Number none(0.0);
    std::fill(external_.begin(), external_.end(), none);
    for (std::size_t b = 0; b < R_WB_.size(); ++b) {
      const Body& body = model_.bodies()[b];
      Mat3<Number> R_PB;
      Vec3<Number> p_PB;
      placeBody(body, body.dof >= 0 ? q_[static_cast<std::size_t>(body.dof)] : none, R_PB, p_PB);
      R_WB_[b] = body.parent < 0 ? R_PB : R_WB_[static_cast<std::size_t>(body.parent)] * R_PB;
    }
    for (const ExternalWrench& external : input_.external) {
      const ModelLink& link = model_.links()[static_cast<std::size_t>(external.link)];
      if (link.body < 0) continue;  // the world carries it
      const auto given = [&](const Eigen::Vector3d& v) -> Vec3<Number> {
        if (external.axes >= 0) return inWorld(external.axes, v);
        return {none + v.x(), none + v.y(), none + v.z()};
      };
      const Mat3<Number>& R = R_WB_[static_cast<std::size_t>(link.body)];
      const Eigen::Vector3d p = link.X_BL * external.point;
      const Vec3<double> p_BoQ_B = {p.x(), p.y(), p.z()};
      const Vec3<Number> f = transposeTimes(R, given(external.wrench.force));
      const Vec3<Number> n = addCross(p_BoQ_B, f, transposeTimes(R, given(external.wrench.moment)));
      Number* slot = external_.data() + 6 * static_cast<std::ptrdiff_t>(link.body);
      const Number wrench[6] = {f.x, f.y, f.z, n.x, n.y, n.z};
      for (int k = 0; k < 6; ++k) slot[k] = slot[k] + wrench[k];
    }
  }

  const Model& model_;
  const DynamicsInput& input_;
  std::vector<Number> q_, qd_, qdd_, tau_;
  std::vector<RneaState<Number>> state_;
  std::vector<Mat3<Number>> R_WB_;  // only with external wrenches
  std::vector<Number> external_;    // only with external wrenches: [count][6]
};

Message singularMessage(const Model& model, const Eigen::MatrixXd& M) {
  for (int i = 0; i < model.dof(); ++i) {
    if (M(i, i) > 0.0) continue;
    return Message("Dynamics", "joint '%1' moves no inertia; give its link a mass, or the joint a rotor")
        .arg(model.joints()[static_cast<std::size_t>(i)].name);
  }
  return Message(
      "Dynamics",
      "the mass matrix is singular to working precision; some combination of joint velocities has no kinetic energy");
}

}  // namespace

InverseDynamicsDerivatives inverseDynamicsDerivatives(const Model& model, const DynamicsInput& input) {
  requireInput(model, input);
  const int dof = model.dof();
  InverseDynamicsDerivatives result;
  Eigen::MatrixXd columns(0, 0);
  if (dof > 0) Differentiator(model, input).run(0, 3 * dof, columns, result.tau);
  result.dtau_dq = columns.leftCols(dof);
  result.dtau_dqd = columns.middleCols(dof, dof);
  result.dtau_dqdd = columns.rightCols(dof);
  return result;
}

Result<ForwardDynamicsDerivatives> forwardDynamicsDerivatives(const Model& model, const DynamicsInput& input,
                                                              const Eigen::VectorXd& tau) {
  const int dof = model.dof();
  requireSize(tau.size(), dof, "tau");
  require(tau.allFinite(), "tau must be finite numbers");
  DynamicsInput state = input;
  state.qdd = Eigen::VectorXd::Zero(dof);
  requireInput(model, state);
  ForwardDynamicsDerivatives result;
  if (dof == 0) return result;

  // at qdd = 0: M, and what the joints need without accelerating
  Eigen::MatrixXd M;
  Eigen::VectorXd bias;
  Differentiator(model, state).run(2 * dof, 3 * dof, M, bias);
  const Eigen::LLT<Eigen::MatrixXd> cholesky(M);
  // a pivot is what is left of M_ii when the joints before i are free: nothing but round-off where M is singular
  const Eigen::VectorXd pivots = cholesky.matrixLLT().diagonal().cwiseAbs2();
  const double round_off = dof * std::numeric_limits<double>::epsilon();
  if (cholesky.info() != Eigen::Success || (pivots.array() <= round_off * M.diagonal().array()).any()) {
    return Result<ForwardDynamicsDerivatives>::failure(singularMessage(model, M));
  }

  // qdd = M^-1 (tau - bias), then the derivatives of tau(q, qd, qdd) = const there
  state.qdd = cholesky.solve(tau - bias);
  Eigen::MatrixXd columns;
  Eigen::VectorXd unused;
  Differentiator(model, state).run(0, 2 * dof, columns, unused);
  result.qdd = state.qdd;
  result.dqdd_dq = -cholesky.solve(columns.leftCols(dof));
  result.dqdd_dqd = -cholesky.solve(columns.rightCols(dof));
  result.dqdd_dtau = cholesky.solve(Eigen::MatrixXd::Identity(dof, dof));
  return result;
}

}  // namespace linkwright

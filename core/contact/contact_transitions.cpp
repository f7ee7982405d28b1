// SPDX-License-Identifier: MIT
#include "core/contact/contact_transitions.h"

#include "core/base/decompositions.h"
#include "core/base/index.h"
#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace linkwright {
namespace {

using Eigen::Index;
using Eigen::Vector3d;

/// More contacts than this are not tried in all combinations.
constexpr std::size_t kMostToEnumerate = 12;

class Settling {
public:
  Settling(ContactDynamics& dynamics, const ContactDynamics::Input& input, const std::vector<bool>& touching,
           std::vector<ContactState>& states, ContactSolution& out)
      : dynamics_(dynamics), input_(input), touching_(touching), states_(states), out_(out) {}

  bool run() {
    dynamics_.evaluate(input_, states_, out_);
    if (out_.massless_joint >= 0) return false;
    start();
    // one change at a time; a combination that comes back would come back for ever
    std::set<std::vector<int>> seen;
    while (seen.insert(modes()).second) {
      evaluate();
      if (!mend()) return true;
    }
    return enumerate();
  }

private:
  bool isUnilateral() const { return dynamics_.laws().kind == ContactKind::Unilateral; }
  bool hasSticking() const { return dynamics_.laws().friction == FrictionLaw::StickSlip; }
  std::size_t count() const { return states_.size(); }

  std::vector<int> modes() const {
    std::vector<int> modes;
    for (const ContactState& s : states_) modes.push_back(static_cast<int>(s.mode));
    return modes;
  }

  void activate(std::size_t c) {
    const ContactGeometry& g = out_.geometry[c];
    const bool rests = hasSticking() && g.slipVelocity().norm() <= kStickSpeed;
    if (rests && states_[c].mode != ContactMode::Stick) states_[c].anchor = g.point.r;
    states_[c].mode = rests ? ContactMode::Stick : ContactMode::Slip;
    if (!rests) states_[c].slip_direction.setZero();
  }

  void start() {
    for (std::size_t c = 0; c < count(); ++c) {
      if (!isUnilateral() ? states_[c].mode != ContactMode::Free : bool(touching_[c])) {
        if (states_[c].mode == ContactMode::Free || hasSticking()) activate(c);
      } else {
        states_[c].mode = ContactMode::Free;
      }
    }
  }

  /// With the directions of slips that begin: friction opposes the motion that it lets happen.
  void evaluate() {
    dynamics_.evaluate(input_, states_, out_);
    for (int k = 0; k < 50; ++k) {
      double change = 0.0;
      for (std::size_t c = 0; c < count(); ++c) {
        if (!begins(c)) continue;
        const Vector3d a = dynamics_.slipAcceleration(out_, static_cast<int>(c), out_.qdd);
        if (a.norm() < 1e-12 || a.dot(states_[c].slip_direction) <= 0.0) continue;
        change = std::max(change, (a.normalized() - states_[c].slip_direction).norm());
        states_[c].slip_direction = a.normalized();
      }
      if (change < 1e-9) return;
      dynamics_.evaluate(input_, states_, out_);
    }
  }

  /// A slip out of rest, whose direction is not yet to be seen in the velocity.
  bool begins(std::size_t c) const {
    return hasSticking() && states_[c].mode == ContactMode::Slip && !states_[c].slip_direction.isZero(0.0) &&
           out_.geometry[c].slipVelocity().norm() <= kStickSpeed;
  }

  /// Changes what contradicts the laws most; false where nothing does.
  bool mend() {
    double force_scale = 1e-3, acceleration_scale = 1e-3;
    for (const ContactForces& f : out_.forces) force_scale = std::max(force_scale, std::abs(f.f_n));
    acceleration_scale = std::max(acceleration_scale, out_.qdd.cwiseAbs().maxCoeff());
    if (isUnilateral()) {
      std::size_t worst = count();
      double least = -1e-9 * force_scale;
      for (std::size_t c = 0; c < count(); ++c) {
        if (states_[c].mode == ContactMode::Free || out_.forces[c].f_n >= least) continue;
        least = out_.forces[c].f_n;
        worst = c;
      }
      if (worst < count()) {
        states_[worst].mode = ContactMode::Free;
        return true;
      }
      least = -1e-9 * acceleration_scale;
      for (std::size_t c = 0; c < count(); ++c) {
        if (states_[c].mode != ContactMode::Free || !touching_[c]) continue;
        const double a = dynamics_.gapAcceleration(out_, static_cast<int>(c), out_.qdd);
        if (a >= least) continue;
        least = a;
        worst = c;
      }
      if (worst < count()) {
        activate(worst);
        return true;
      }
    }
    return hasSticking() && mendSticking(force_scale);
  }

  bool mendSticking(double force_scale) {
    for (std::size_t c = 0; c < count(); ++c) {
      const ContactForces& f = out_.forces[c];
      if (states_[c].mode == ContactMode::Stick) {
        const double most = dynamics_.contacts()[c].static_friction * std::abs(f.f_n);
        if (f.f_t.norm() <= most + 1e-9 * force_scale) continue;
        // held back no longer: it goes where it was held from
        states_[c].mode = ContactMode::Slip;
        states_[c].slip_direction = -f.f_t.normalized();
        return true;
      }
    }
    return false;
  }

  /// Every set of carrying contacts; the first that contradicts nothing.
  bool enumerate() {
    if (!isUnilateral() || count() > kMostToEnumerate) return false;
    std::vector<std::size_t> free_to_choose;
    for (std::size_t c = 0; c < count(); ++c) {
      if (touching_[c]) free_to_choose.push_back(c);
    }
    const std::size_t sets = std::size_t{1} << free_to_choose.size();
    for (std::size_t set = sets; set-- > 0;) {
      for (std::size_t k = 0; k < free_to_choose.size(); ++k) {
        if ((set >> k & 1U) != 0U) {
          activate(free_to_choose[k]);
        } else {
          states_[free_to_choose[k]].mode = ContactMode::Free;
        }
      }
      // what sticks too much slips, within this set
      for (std::size_t tries = 0; tries <= count(); ++tries) {
        evaluate();
        const std::vector<int> before = modes();
        if (!mend()) return true;
        bool same_set = true;
        for (std::size_t c = 0; c < count(); ++c) {
          same_set = same_set && (before[c] == 0) == (states_[c].mode == ContactMode::Free);
        }
        if (!same_set) break;
      }
    }
    return false;
  }

  ContactDynamics& dynamics_;
  const ContactDynamics::Input& input_;
  const std::vector<bool>& touching_;
  std::vector<ContactState>& states_;
  ContactSolution& out_;
};

/// Lambda >= 0, N Lambda + v >= 0, one of them zero for each: the active set is mended one contact at a time, and all
/// sets are tried where that goes round in a circle. N symmetric, positive semidefinite.
bool complement(const Eigen::MatrixXd& N, const Eigen::VectorXd& v, bool is_unilateral, Eigen::VectorXd& lambda) {
  const Index m = v.size();
  const auto solve = [&](const std::vector<bool>& active) {
    std::vector<Index> in;
    for (Index i = 0; i < m; ++i) {
      if (active[at(i)]) in.push_back(i);
    }
    lambda.setZero(m);
    if (in.empty()) return;
    const Eigen::MatrixXd part = N(in, in);
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
    solver.setThreshold(kLostForce);
    const Eigen::VectorXd against = -v(in);
    const Eigen::VectorXd x = solver.compute(part).solve(against);
    for (std::size_t k = 0; k < in.size(); ++k) lambda[in[k]] = x[static_cast<Index>(k)];
  };
  std::vector<bool> active(at(m), true);
  solve(active);
  if (!is_unilateral) return true;
  const double least_impulse = -1e-12 * std::max(1e-6, lambda.cwiseAbs().maxCoeff());
  const double least_speed = -1e-12 * std::max(1e-3, v.cwiseAbs().maxCoeff());
  const auto worst = [&](Index& index) {
    double most = 0.0;
    index = -1;
    const Eigen::VectorXd after = N * lambda + v;
    for (Index i = 0; i < m; ++i) {
      const double wrong = active[at(i)] ? lambda[i] / least_impulse : after[i] / least_speed;
      if (wrong > std::max(1.0, most)) {
        most = wrong;
        index = i;
      }
    }
  };
  std::set<std::vector<bool>> seen;
  Index index = -1;
  while (seen.insert(active).second) {
    solve(active);
    worst(index);
    if (index < 0) return true;
    active[at(index)] = !active[at(index)];
  }
  if (at(m) > kMostToEnumerate) return false;
  for (std::size_t set = 0; set < std::size_t{1} << at(m); ++set) {
    for (Index i = 0; i < m; ++i) active[at(i)] = (set >> at(i) & 1U) != 0U;
    solve(active);
    worst(index);
    if (index < 0) return true;
  }
  return false;
}

}  // namespace

bool settleContacts(ContactDynamics& dynamics, const ContactDynamics::Input& input, const std::vector<bool>& touching,
                    std::vector<ContactState>& states, ContactSolution& out) {
  return Settling(dynamics, input, touching, states, out).run();
}

Impact strike(ContactDynamics& dynamics, const Eigen::VectorXd& q, Eigen::VectorXd& qd, const double* reflected_inertia,
              const std::vector<bool>& touching) {
  Impact impact;
  const std::size_t count = dynamics.contacts().size();
  impact.impulse.setZero(static_cast<Index>(count));
  std::vector<ContactGeometry> geometry;
  if (dynamics.prepare(q, qd, reflected_inertia, geometry) >= 0) return impact;
  std::vector<std::size_t> struck;
  for (std::size_t c = 0; c < count; ++c) {
    if (touching[c] && geometry[c].length > 0.0) struck.push_back(c);
  }
  const Index m = std::ssize(struck), dof = qd.size();
  if (m == 0) return impact;
  Eigen::MatrixXd J(dof, m), M_inverse_J(dof, m);
  Eigen::VectorXd v(m), lambda;
  for (Index k = 0; k < m; ++k) {
    const ContactGeometry& g = geometry[struck[at(k)]];
    dynamics.direction(static_cast<int>(struck[at(k)]), g.n, J.col(k), M_inverse_J.col(k));
    v[k] = g.C_rate / g.length;
  }
  const Eigen::MatrixXd N = J.transpose() * M_inverse_J;
  impact.is_consistent = complement(N, v, dynamics.laws().kind == ContactKind::Unilateral, lambda);
  qd += M_inverse_J * lambda;
  impact.loss = -(lambda.dot(v) + 0.5 * lambda.dot(N * lambda));
  for (Index k = 0; k < m; ++k) impact.impulse[static_cast<Index>(struck[at(k)])] = lambda[k];
  return impact;
}

bool projectOntoContacts(ContactDynamics& dynamics, Eigen::VectorXd& q, Eigen::VectorXd& qd,
                         const double* reflected_inertia, const std::vector<ContactState>& states) {
  constexpr double kNear = 1e-10;   // m; good enough to be called on the surface
  constexpr double kExact = 1e-14;  // m; not worth a correction
  constexpr double kSmall = 1e-8;   // m; one correction leaves its square
  const Index dof = q.size();
  const bool has_sticking = dynamics.laws().friction == FrictionLaw::StickSlip;
  std::vector<ContactGeometry> geometry;
  Eigen::MatrixXd J(dof, 0), M_inverse_J(dof, 0), N;
  Eigen::VectorXd off, speed, lambda;
  const auto correct = [&](const Eigen::VectorXd& error, Eigen::VectorXd& x) {
    if (error.size() == 1) {
      if (N(0, 0) > 0.0) x -= M_inverse_J.col(0) * (error[0] / N(0, 0));
      return;
    }
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
    solver.setThreshold(kLostForce);
    x -= M_inverse_J * solver.compute(N).solve(error);
  };
  for (int iteration = 0; iteration < 30; ++iteration) {
    if (dynamics.prepare(q, qd, reflected_inertia, geometry) >= 0) return false;
    // the constraints that hold, with unit normals: how far off, how fast away
    Index m = 0;
    for (const ContactState& s : states) {
      m += s.mode == ContactMode::Free ? 0 : has_sticking && s.mode == ContactMode::Stick ? 3 : 1;
    }
    if (m == 0) return true;
    J.resize(dof, m);
    M_inverse_J.resize(dof, m);
    off.resize(m);
    speed.resize(m);
    Index u = 0;
    for (std::size_t c = 0; c < states.size(); ++c) {
      const ContactGeometry& g = geometry[c];
      if (states[c].mode == ContactMode::Free) continue;
      dynamics.direction(static_cast<int>(c), g.n, J.col(u), M_inverse_J.col(u));
      off[u] = g.length > 0.0 ? g.C / g.length : 0.0;
      speed[u++] = g.n.dot(g.point.v);
      if (!has_sticking || states[c].mode != ContactMode::Stick) continue;
      for (const Vector3d& t : {g.t1, g.t2}) {
        dynamics.direction(static_cast<int>(c), t, J.col(u), M_inverse_J.col(u));
        off[u] = t.dot(g.point.r - states[c].anchor);
        speed[u++] = t.dot(g.point.v);
      }
    }
    N.noalias() = J.transpose() * M_inverse_J;
    const double most = off.cwiseAbs().maxCoeff();
    if (!std::isfinite(most)) return false;
    if (most > kExact) correct(off, q);
    if (most <= kSmall) {
      correct(speed, qd);
      return true;
    }
    if (iteration == 29) return most <= kNear;
  }
  return false;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/beam/ripple.h"

#include "core/base/require.h"
#include "core/beam/beam_superelement.h"
#include "core/beam/beam_text.h"
#include "core/beam/elastic_modes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {

namespace {

constexpr double kNoTorque = std::numeric_limits<double>::quiet_NaN();

/// The instants of the zero crossings.
std::vector<double> crossings(const Ripple& ripple, double least) {
  std::vector<double> found;
  double last = 0.0;  // of the change of sign that has come last
  int side = 0;       // of the excursion that has come last
  for (Eigen::Index k = 0; k < ripple.y.size(); ++k) {
    const double y = ripple.y[k];
    if (k > 0 && (y > 0.0) != (ripple.y[k - 1] > 0.0)) {
      const double before = ripple.y[k - 1];
      last = ripple.t[k - 1] + (ripple.t[k] - ripple.t[k - 1]) * (before / (before - y));
    }
    if (!(std::abs(y) > least)) continue;
    const int now = y > 0.0 ? 1 : -1;
    if (side != 0 && now != side) found.push_back(last);
    side = now;
  }
  return found;
}

/// The pose to be frozen, without its rates, and how the beams are bent there.
struct Frozen {
  ElasticPose pose;
  Eigen::VectorXd u;
};

Frozen frozenAt(const ElasticRun& run, Eigen::Index sample) {
  const ElasticTree& tree = *run.tree;
  Frozen frozen{restingPose(tree, run.q.row(sample).transpose()), Eigen::VectorXd::Zero(tree.size)};
  const ElasticPass pass = run.passAt(sample);
  if (pass.gravity.isZero() && pass.loads.empty()) return frozen;
  ElasticPose heavy = frozen.pose;
  heavy.gravity = pass.gravity;
  heavy.loads = pass.loads;
  if (Result<Eigen::VectorXd> bent = elasticEquilibrium(tree, heavy)) return {heavy, std::move(bent).value()};
  return frozen;
}

/// The accelerations that a mode has at its turning point, in units of its own.
void accelerate(ElasticState& state, const ElasticModes& modes, Eigen::Index mode) {
  const Eigen::Index size = state.udd.size();
  state.udd = modes.shape.col(mode).head(size);
  for (std::size_t k = 0; k < modes.passive.size(); ++k)
    state.joints.qdd[modes.passive[k]] = modes.shape(size + static_cast<Eigen::Index>(k), mode);
}

/// The body whose beam has the most strain energy in a shape.
int mostBent(const ElasticTree& tree, const Eigen::VectorXd& q, const Eigen::VectorXd& shape) {
  int most = -1;
  double largest = 0.0;
  ElasticPass pass(tree);
  for (std::size_t b = 0; b < tree.bodies.size(); ++b) {
    const ElasticBody& body = tree.bodies[b];
    if (body.beam < 0) continue;
    ElasticState state = stateOfRest(tree, q);
    const int size = tree.beams[static_cast<std::size_t>(body.beam)].size();
    state.u.segment(body.first_dof, size) = shape.segment(body.first_dof, size);
    pass.outward(state);
    if (!(pass.strain > largest)) continue;
    largest = pass.strain;
    most = static_cast<int>(b);
  }
  return most;
}

/// Of each driven joint the mode that it feels most; -1: none.
std::vector<Eigen::Index> feltModes(const ElasticTree& tree, const Frozen& frozen, const ElasticModes& modes) {
  ElasticPass pass(tree);
  ElasticState state = stateOfRest(tree, frozen.pose.joints.q);
  state.u = frozen.u;
  std::vector<Eigen::Index> felt(static_cast<std::size_t>(tree.dof), -1);
  Eigen::VectorXd largest = Eigen::VectorXd::Zero(tree.dof);
  for (Eigen::Index mode = 0; mode < modes.frequency.size(); ++mode) {
    if (!(modes.frequency[mode] > 0.0)) continue;
    accelerate(state, modes, mode);
    pass.outward(state);
    pass.inward();
    for (int i = 0; i < tree.dof; ++i) {
      const double share = std::abs(pass.tau[i]);
      // of shapes that differ by round-off the slower one stays
      if (tree.is_passive[static_cast<std::size_t>(i)] || !(share > (1.0 + 1e-9) * largest[i])) continue;
      largest[i] = share;
      felt[static_cast<std::size_t>(i)] = mode;
    }
  }
  return felt;
}

/// How alike two shapes of the beams bend, 0 to 1, by the strain energy that they share: modes at one pose share none.
double likeness(const ElasticTree& tree, const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
  double aa = 0.0, ab = 0.0, bb = 0.0;
  for (const ElasticBody& body : tree.bodies) {
    if (body.beam < 0) continue;
    const Eigen::MatrixXd K = freeStiffness(tree.beams[static_cast<std::size_t>(body.beam)]);
    const Eigen::VectorXd own_a = a.segment(body.first_dof, K.rows()), own_b = b.segment(body.first_dof, K.rows());
    const Eigen::VectorXd Kb = K * own_b;
    aa += own_a.dot(K * own_a);
    ab += own_a.dot(Kb);
    bb += own_b.dot(Kb);
  }
  return std::abs(ab) / std::sqrt(aa * bb);
}

/// The mode that a joint has felt last.
struct Felt {
  Eigen::VectorXd shape;  ///< of the beams; empty: none yet
  double T = 0.0;
};

// modes of one period mix as they like, and nothing jumps between them
bool isAnother(const ElasticTree& tree, const Felt& before, const Felt& now) {
  constexpr double kAlike = 0.5, kSamePeriod = 0.01;
  if (before.shape.size() == 0 || std::abs(now.T / before.T - 1.0) < kSamePeriod) return false;
  return !(likeness(tree, before.shape, now.shape) > kAlike);
}

/// One row of the table of periods; `last` is by joint. Empty, or what is wrong.
Diagnostics freeze(const ElasticRun& run, Eigen::Index sample, Eigen::Index row, FrozenPeriods& periods,
                   std::vector<Felt>& last) {
  const ElasticTree& tree = *run.tree;
  if (row > 0) periods.branch.row(row) = periods.branch.row(row - 1);
  const Frozen frozen = frozenAt(run, sample);
  const Result<ElasticModes> modes = elasticModes(tree, frozen.pose, frozen.u);
  if (!modes) return modes.diagnostics();
  const std::vector<Eigen::Index> felt = feltModes(tree, frozen, *modes);
  for (int i = 0; i < tree.dof; ++i) {
    const Eigen::Index mode = felt[static_cast<std::size_t>(i)];
    if (mode < 0) continue;
    periods.T(row, i) = 1.0 / modes->frequency[mode];
    periods.body(row, i) = mostBent(tree, frozen.pose.joints.q, modes->shape.col(mode));
    const Felt now{modes->shape.col(mode).head(tree.size), periods.T(row, i)};
    Felt& before = last[static_cast<std::size_t>(i)];
    if (isAnother(tree, before, now)) ++periods.branch(row, i);
    before = now;
  }
  return {};
}

}  // namespace

Ripple rippleOf(const ElasticRun& run, const RigidMotion& rigid, int joint) {
  require(joint >= 0 && joint < run.tau.cols(), "the joint is one of the run's");
  requireSize(rigid.tau.rows(), run.samples(), "rigid.tau");
  const Eigen::Index held = run.firstFree();
  const Eigen::Index n = run.samples() - held;
  return {run.t.tail(n), run.tau.col(joint).tail(n) - rigid.tau.col(joint).tail(n)};
}

double stepOf(const Ripple& ripple) {
  const Eigen::Index n = ripple.t.size();
  return n > 1 ? (ripple.t[n - 1] - ripple.t[0]) / static_cast<double>(n - 1) : 0.0;
}

Ripple lessMean(const Ripple& ripple, double width) {
  const double step = stepOf(ripple);
  const Eigen::Index n = ripple.y.size();
  if (!(step > 0.0) || !(width > 2.0 * step)) return ripple;
  const auto reach = static_cast<Eigen::Index>(std::min(std::round(0.5 * width / step), static_cast<double>(n)));
  if (n <= 2 * reach) return {};
  // sums up to each sample, of trapezoids, so that a whole period has none
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(n);
  for (Eigen::Index k = 1; k < n; ++k) sum[k] = sum[k - 1] + 0.5 * (ripple.y[k - 1] + ripple.y[k]);
  const Eigen::Index left = n - 2 * reach;
  return {ripple.t.segment(reach, left),
          ripple.y.segment(reach, left) - (sum.tail(left) - sum.head(left)) / static_cast<double>(2 * reach)};
}

Ripple sampledAt(const Ripple& ripple, double dt) {
  const double step = stepOf(ripple);
  const Eigen::Index n = ripple.t.size();
  const auto every = step > 0.0 ? std::max<Eigen::Index>(1, std::lround(std::min(dt / step, 1e9))) : 1;
  Ripple slow;
  slow.t.resize(n > 0 ? (n - 1) / every + 1 : 0);
  slow.y.resize(slow.t.size());
  for (Eigen::Index k = 0; k < slow.t.size(); ++k) {
    slow.t[k] = ripple.t[k * every];
    slow.y[k] = ripple.y[k * every];
  }
  return slow;
}

PeriodCurve crossingPeriods(const Ripple& ripple, double least) {
  requireSize(ripple.y.size(), ripple.t.size(), "y");
  const std::vector<double> zero = crossings(ripple, least);
  PeriodCurve periods;
  for (std::size_t k = 1; k + 1 < zero.size(); ++k) {
    periods.t.push_back(zero[k]);
    periods.T.push_back(zero[k + 1] - zero[k - 1]);
  }
  return periods;
}

std::optional<SpectrumPeak> peakOf(const Spectrum& spectrum, double from) {
  const Eigen::VectorXd& a = spectrum.amplitude;
  Eigen::Index first = 1;
  while (first < a.size() && spectrum.frequency[first] < from) ++first;
  if (first >= a.size()) return std::nullopt;
  Eigen::Index top = 0;
  const double highest = a.tail(a.size() - first).maxCoeff(&top);
  top += first;
  if (!(highest > 0.0)) return std::nullopt;
  SpectrumPeak peak{spectrum.frequency[top], highest};
  if (top < 2 || top + 1 >= a.size() || !(a[top - 1] > 0.0) || !(a[top + 1] > 0.0)) return peak;
  const double left = std::log(a[top - 1] / highest), right = std::log(a[top + 1] / highest);
  if (!(left + right < 0.0)) return peak;
  const double aside = 0.5 * (left - right) / (left + right);  // lines, within a half
  peak.frequency += aside * (spectrum.frequency[top + 1] - spectrum.frequency[top]);
  peak.amplitude *= std::exp(-0.25 * (left - right) * aside);
  return peak;
}

double FrozenPeriods::at(double time, int joint) const {
  const Eigen::Index n = t.size();
  if (n == 0 || !std::isfinite(time)) return kNoTorque;
  if (n == 1) return T(0, joint);
  const auto areOne = [&](Eigen::Index from, Eigen::Index count) {
    return T.col(joint).segment(from, count).allFinite() && branch(from, joint) == branch(from + count - 1, joint);
  };
  const Eigen::Index after = std::upper_bound(t.begin(), t.end(), time) - t.begin();
  const Eigen::Index k = std::clamp<Eigen::Index>(after - 1, 0, n - 2);
  const double within = std::clamp(time, t[0], t[n - 1]);
  // Lagrange's polynomial through four instants, about it or aside, or through the two about it where
  // there are no four of one mode
  Eigen::Index from = k, count = 2;
  for (const Eigen::Index first : {k - 1, k - 2, k}) {
    const Eigen::Index inside = std::clamp<Eigen::Index>(first, 0, std::max<Eigen::Index>(0, n - 4));
    if (count == 4 || n < 4 || !areOne(inside, 4)) continue;
    from = inside;
    count = 4;
  }
  if (!areOne(from, count)) return within == t[k] ? T(k, joint) : within == t[k + 1] ? T(k + 1, joint) : kNoTorque;
  double sum = 0.0;
  for (Eigen::Index i = from; i < from + count; ++i) {
    double weight = 1.0;
    for (Eigen::Index j = from; j < from + count; ++j) {
      if (j != i) weight *= (within - t[j]) / (t[i] - t[j]);
    }
    sum += weight * T(i, joint);
  }
  return sum;
}

Result<FrozenPeriods> frozenPeriods(const ElasticRun& run, int instants, std::stop_token stop,
                                    const std::function<void(double)>& progress) {
  using Found = Result<FrozenPeriods>;
  require(instants > 0, "at least one instant");
  if (run.tree->size == 0) return Found::failure(noLinkBends());
  const Eigen::Index n = std::min<Eigen::Index>(instants, run.samples());
  FrozenPeriods periods;
  periods.t.resize(n);
  periods.T = Eigen::MatrixXd::Constant(n, run.tree->dof, kNoTorque);
  periods.body = Eigen::MatrixXi::Constant(n, run.tree->dof, -1);
  periods.branch = Eigen::MatrixXi::Zero(n, run.tree->dof);
  std::vector<Felt> last(static_cast<std::size_t>(run.tree->dof));
  Diagnostics problems;
  Eigen::Index done = 0;
  for (; done < n && !stop.stop_requested(); ++done) {
    const Eigen::Index sample = n > 1 ? done * (run.samples() - 1) / (n - 1) : 0;
    periods.t[done] = run.t[sample];
    if (Diagnostics wrong = freeze(run, sample, done, periods, last); !wrong.empty()) problems = std::move(wrong);
    if (progress) progress(static_cast<double>(done + 1) / static_cast<double>(n));
  }
  periods.t.conservativeResize(done);
  periods.T.conservativeResize(done, Eigen::NoChange);
  periods.body.conservativeResize(done, Eigen::NoChange);
  periods.branch.conservativeResize(done, Eigen::NoChange);
  if (!problems.empty() && !(periods.T.array() > 0.0).any()) return Found::failure(std::move(problems));
  return periods;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/trajectory/trajectory.h"

#include "core/base/require.h"
#include "core/trajectory/wave.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {
namespace {

/// A piece at local time `t` within its duration `T`.
struct Sampler {
  double t, T;
  JointState& out;

  void operator()(const Trajectory::JointPiece& piece) const {
    const LawSample at = sampleLaw(piece.law, t / T);
    // both ends to the last bit
    if (t >= T) {
      out.q = piece.to;
    } else {
      out.q = piece.from + at.s * (piece.to - piece.from);
    }
    // no -0 at rest
    out.qd = (at.ds / T * (piece.to - piece.from)).array() + 0.0;
    out.qdd = (at.dds / (T * T) * (piece.to - piece.from)).array() + 0.0;
  }
  void operator()(const Trajectory::PathPiece& piece) const {
    const LawSample at = sampleLaw(piece.law, t / T);
    const double rate = at.ds / T, growth = at.dds / (T * T);
    piece.curve.sample(at.s, out);
    // chain rule: qd = q' sigma', qdd = q'' sigma'^2 + q' sigma''
    out.qdd = rate * rate * out.qdd + growth * out.qd;
    out.qd *= rate;
  }
  void operator()(const Trajectory::SplinePiece& piece) const { piece.curve.sample(t, out); }
  void operator()(const Trajectory::WavePiece& piece) const { linkwright::sample(piece.wave, T, t, out); }
  void operator()(const Trajectory::SampledPiece& piece) const {
    const JointSamples& s = piece.samples;
    const double* const begin = s.t.data();
    const Eigen::Index last = s.t.size() - 1;
    const Eigen::Index after = std::upper_bound(begin, begin + s.t.size(), t) - begin;
    const Eigen::Index k = std::clamp<Eigen::Index>(after - 1, 0, last - 1);
    const double w = std::clamp((t - s.t[k]) / (s.t[k + 1] - s.t[k]), 0.0, 1.0);
    const auto between = [&](const Eigen::MatrixXd& m, Eigen::VectorXd& v) {
      // a sample itself to the last bit
      if (w == 0.0) {
        v = m.row(k).transpose();
      } else if (w == 1.0) {
        v = m.row(k + 1).transpose();
      } else {
        v = ((1.0 - w) * m.row(k) + w * m.row(k + 1)).transpose();
      }
    };
    between(s.q, out.q);
    between(s.qd, out.qd);
    between(s.qdd, out.qdd);
  }
};

/// How many derivatives are continuous within a law, and from and to rest.
Continuity continuityOf(const MotionLaw& law) {
  switch (law.law) {
    case TimingLaw::Cubic: return {kSmooth, 1};
    case TimingLaw::Quintic:
    case TimingLaw::Cycloid: return {kSmooth, 2};
    case TimingLaw::Trapezoid: return {1, 1};
    case TimingLaw::SCurve: return {2, 2};
  }
  return {0, 0};
}

struct ContinuityOf {
  /// At rest at both ends of `T`, as far as that is so.
  static int endsOf(const Trajectory::Piece& piece, double T, int dof) {
    JointState at;
    for (Eigen::VectorXd* v : {&at.q, &at.qd, &at.qdd}) v->resize(dof);
    int ends = 2;
    for (const double t : {0.0, T}) {
      std::visit(Sampler{t, T, at}, piece);
      if (!at.qdd.isZero(0.0)) ends = std::min(ends, 1);
      if (!at.qd.isZero(0.0)) ends = 0;
    }
    return ends;
  }
  Continuity operator()(const Trajectory::JointPiece& piece) const {
    return piece.from == piece.to ? Continuity{kSmooth, kSmooth} : continuityOf(piece.law);
  }
  Continuity operator()(const Trajectory::PathPiece& piece) const {
    const Continuity law = continuityOf(piece.law);
    return {std::min(law.inside, piece.curve.degree() - 1), law.ends};
  }
  Continuity operator()(const Trajectory::SplinePiece& piece) const { return {piece.curve.degree() - 1, -1}; }
  Continuity operator()(const Trajectory::WavePiece&) const { return {kSmooth, -1}; }
  Continuity operator()(const Trajectory::SampledPiece&) const { return {0, -1}; }
};

}  // namespace

Trajectory::Trajectory(std::vector<Piece> pieces, const std::vector<double>& durations, int dof,
                       std::vector<double> waypoint_times)
    : pieces_(std::move(pieces)), waypoint_times_(std::move(waypoint_times)), dof_(dof) {
  requireSize(std::ssize(durations), std::ssize(pieces_), "the durations");
  require(!pieces_.empty(), "a trajectory needs a piece");
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    require(durations[i] > 0.0 && std::isfinite(durations[i]), "a piece takes some time");
    Continuity own = std::visit(ContinuityOf{}, pieces_[i]);
    if (own.ends < 0) own.ends = ContinuityOf::endsOf(pieces_[i], durations[i], dof);
    // every piece begins and ends at rest where another one follows, as far as it does
    const bool is_only = pieces_.size() == 1;
    continuity_.inside = std::min({continuity_.inside, own.inside, is_only ? kSmooth : own.ends});
    if (i == 0) {
      continuity_.ends = own.ends;
    } else if (i + 1 == pieces_.size()) {
      continuity_.ends = std::min(continuity_.ends, own.ends);
    }
    breaks_.push_back(breaks_.back() + durations[i]);
  }
}

double Trajectory::shortestPeriod() const {
  double highest = 0.0;
  for (const Piece& piece : pieces_) {
    const auto* swing = std::get_if<WavePiece>(&piece);
    if (swing == nullptr) continue;
    const Wave& wave = swing->wave;
    for (Eigen::Index i = 0; i < wave.amplitude.size(); ++i) {
      if (wave.amplitude[i] == 0.0) continue;
      highest = std::max(highest, std::abs(wave.frequency[i]));
      if (wave.end_frequency.size() > 0) highest = std::max(highest, std::abs(wave.end_frequency[i]));
    }
  }
  return 1.0 / highest;
}

const JointSamples* Trajectory::given() const {
  const auto* sampled = pieces_.size() == 1 ? std::get_if<SampledPiece>(&pieces_.front()) : nullptr;
  return sampled == nullptr ? nullptr : &sampled->samples;
}

void Trajectory::sample(double t, JointState& out) const {
  require(!pieces_.empty(), "the trajectory is empty");
  require(!std::isnan(t), "the time is not a number");
  const double clamped = std::clamp(t, 0.0, duration());
  const std::ptrdiff_t after = std::upper_bound(breaks_.begin(), breaks_.end(), clamped) - breaks_.begin();
  const std::size_t i = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(after - 1, 0, std::ssize(pieces_) - 1));
  // the last instant of a piece is its whole duration, whatever the sums round to
  const double T = breaks_[i + 1] - breaks_[i];
  std::visit(Sampler{std::clamp(clamped - breaks_[i], 0.0, T), T, out}, pieces_[i]);
  if (t != clamped) {
    out.qd.setZero();
    out.qdd.setZero();
  }
}

JointState Trajectory::sample(double t) const {
  JointState state;
  sample(t, state);
  return state;
}

JointSamples Trajectory::samplesAt(Eigen::VectorXd t) const {
  const Eigen::Index n = t.size();
  JointSamples samples{std::move(t), Eigen::MatrixXd(n, dof_), Eigen::MatrixXd(n, dof_), Eigen::MatrixXd(n, dof_)};
  JointState state;
  for (Eigen::Index k = 0; k < n; ++k) {
    sample(samples.t[k], state);
    samples.q.row(k) = state.q.transpose();
    samples.qd.row(k) = state.qd.transpose();
    samples.qdd.row(k) = state.qdd.transpose();
  }
  return samples;
}

double Trajectory::sampleCount(double dt) const {
  // an end that lies on a step but for rounding is no sample more
  return std::ceil(duration() / dt * (1.0 - 1e-12)) + 1.0;
}

JointSamples Trajectory::sampleAll(double dt) const {
  require(dt > 0.0 && sampleCount(dt) <= static_cast<double>(kMaxSamples), "the step is too small for the motion");
  const Eigen::Index n = static_cast<Eigen::Index>(sampleCount(dt));
  Eigen::VectorXd t(n);
  for (Eigen::Index k = 0; k < n; ++k) t[k] = std::min(static_cast<double>(k) * dt, duration());
  t[n - 1] = duration();
  return samplesAt(std::move(t));
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/comparison/cause_search.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace linkwright {
namespace {

constexpr double kClearlyBetter = 10.0;     // of twice the logarithm of the likelihood: 150 to 1
constexpr double kEqually = 6.0;            // 20 to 1
constexpr double kIndistinguishable = 9.0;  // three standard deviations between two explanations, in all
constexpr double kChance = 4.0;             // a normal deviate that chance does not reach
constexpr std::size_t kRowsOfPairs = 100, kBeam = 15, kBestPairs = 15;
constexpr int kMostJointsOfPairs = 40;
constexpr double kShareOfSingles = 0.4;  // of the time of a search that tries pairs

/// A chi-squared variable as a normal deviate (Wilson and Hilferty 1931).
double chiSquaredDeviate(double chi_squared, double freedom) {
  const double p = 2.0 / (9.0 * freedom);
  return (std::cbrt(chi_squared / freedom) - (1.0 - p)) / std::sqrt(p);
}

bool isAtOneLink(const PlacedCause& placed) {
  return placed.link >= 0 || placed.cause == DifferenceCause::Recursion ||
         placed.cause == DifferenceCause::ProductsOfInertia || placed.cause == DifferenceCause::InertiaAboutOrigin ||
         placed.cause == DifferenceCause::InertiaAboutCentre;
}

/// Whether a has what b has, at all links or joints in place of one, or with values that are fitted.
bool isMoreGeneral(const std::vector<PlacedCause>& a, const std::vector<PlacedCause>& b) {
  if (a == b || a.size() != b.size()) return false;
  for (std::size_t k = 0; k < a.size(); ++k) {
    PlacedCause one = b[k];
    if (a[k].link < 0) one.link = -1;
    if (a[k].joint < 0) one.joint = -1;
    one.factor = a[k].factor;
    if (a[k].fitted) one.fitted = true;
    if (one != a[k]) return false;
  }
  return true;
}

}  // namespace

CauseSearch::CauseSearch(const Mechanism& mechanism, const Model& model, const TorqueRecord& record,
                         const std::vector<int>& rows, const ComparisonOptions& options)
    : mechanism_(mechanism),
      model_(model),
      record_(record),
      options_(options),
      runner_(mechanism, model, record, rows) {
  setNoiseLevel();
}

void CauseSearch::setNoiseLevel() {
  const Eigen::MatrixXd ours = runner_.torques(TorqueVariant(record_));
  const auto rows = static_cast<double>(ours.rows());
  const Eigen::VectorXd size = (runner_.theirs().colwise().squaredNorm().transpose() / rows).cwiseSqrt();
  level_.scale = size.cwiseMax((ours.colwise().squaredNorm().transpose() / rows).cwiseSqrt());
  const double largest = level_.scale.maxCoeff();
  level_.scale = level_.scale.cwiseMax(largest > 0.0 ? 1e-3 * largest : 1.0);
  level_.floor = 0.01 * options_.tolerance * level_.scale + Eigen::VectorXd::Constant(size.size(), 1e-300);
  level_.is_known = options_.noise.has_value();
  level_.sigma = (options_.tolerance * level_.scale).cwiseMax(options_.noise.value_or(0.0) * size);
}

CauseSearch::Trial CauseSearch::tried(VariantRunner& runner, const Suspicion& suspicion) const {
  TorqueVariant variant(record_);
  for (const PlacedCause& cause : suspicion.causes) variant.plant(cause);
  Trial trial{suspicion, fit(runner, variant, level_), 0.0, false};
  trial.score = trial.fitted.score - suspicion.price;
  return trial;
}

CauseSearch::Trial CauseSearch::judged(const Suspicion& suspicion) {
  Trial trial = tried(runner_, suspicion);
  trial.explains = isNoise(trial.fitted.residual) && !trial.fitted.vanishes;
  if (!trial.explains) trial.fitted.residual.resize(0, 0);
  return trial;
}

bool CauseSearch::isNoise(const Eigen::MatrixXd& residual) const {
  const auto rows = static_cast<double>(residual.rows());
  const Eigen::VectorXd deviates =
      level_.is_known || !structure_ ? Eigen::VectorXd::Zero(residual.cols()) : structure_->lackOfFit(residual);
  const double most = kMostNoise * kMostNoise * runner_.theirs().squaredNorm();
  double sum = 0.0, chi_squared = 0.0;
  int joints = 0;
  for (Eigen::Index j = 0; j < residual.cols(); ++j) {
    const double squares = residual.col(j).squaredNorm();
    const double left = std::sqrt(squares / rows);
    chi_squared += squares / (level_.sigma[j] * level_.sigma[j]);
    if (left <= options_.tolerance * level_.scale[j]) continue;
    if (level_.is_known) {
      if (chiSquaredDeviate(squares / (level_.sigma[j] * level_.sigma[j]), rows) > kChance) return false;
    } else if (!structure_ || deviates[j] > kChance || left > kMostNoise * level_.scale[j]) {
      return false;
    }
    sum += deviates[j];
    ++joints;
  }
  if (level_.is_known) return chiSquaredDeviate(chi_squared, static_cast<double>(residual.size())) < kChance;
  return joints == 0 || (residual.squaredNorm() <= most && sum / std::sqrt(static_cast<double>(joints)) < kChance);
}

double CauseSearch::scoreToBeat() const {
  double score = none_.score;
  const double ways = static_cast<double>(kDifferenceCauses.size());
  for (const ShapedResidual& shape : shapes_) {
    // the others are what a listed cause does
    if (shape.shape == ResidualShape::OfVelocity || shape.shape == ResidualShape::OfAcceleration) continue;
    score = std::max(score, shape.score - 2.0 * std::log(ways * static_cast<double>(model_.dof())) - kClearlyBetter);
  }
  if (level_.is_known) {
    // numbers without a reason: each of any size
    const Eigen::MatrixXd& d = none_.fitted.residual;
    double any = 0.0;
    for (Eigen::Index j = 0; j < d.cols(); ++j)
      any -= (1.0 + d.col(j).array().square() / (level_.sigma[j] * level_.sigma[j])).log().sum();
    score = std::max(score, any);
  }
  return score + kClearlyBetter;
}

std::vector<FoundCause> CauseSearch::run(const std::stop_token& stop, const std::function<void(double)>& progress) {
  const auto told = [&](double share) {
    if (progress) progress(share);
  };
  none_ = tried(runner_, {});
  if (runner_.rows().size() >= kFewestRowsForNoise) structure_.emplace(runner_, mechanism_, record_);
  const bool within_noise = isNoise(none_.fitted.residual);
  const Eigen::ArrayXd left = (none_.fitted.squares / static_cast<double>(runner_.rows().size())).cwiseSqrt();
  agrees_ = (left <= options_.tolerance * level_.scale.array()).all();
  if (agrees_) return {};
  if (structure_) shapes_ = structure_->shapes(none_.fitted.residual, level_);

  std::vector<Trial> singles;
  const std::vector<Suspicion> suspects = suspectsOf(model_, record_);
  for (const Suspicion& each : suspects) {
    if (stop.stop_requested()) return {};
    singles.push_back(judged(each));
    told(kShareOfSingles * static_cast<double>(singles.size()) / static_cast<double>(suspects.size()));
  }
  const double to_beat = scoreToBeat();
  std::vector<Trial> explaining;
  for (const Trial& each : singles) {
    if (each.explains && each.score >= to_beat) explaining.push_back(each);
  }
  if (explaining.empty() && within_noise) {
    agrees_ = true;
    return {};
  }
  if (explaining.empty() && model_.dof() <= kMostJointsOfPairs) {
    double best_single = to_beat - kClearlyBetter;
    for (const Trial& each : singles) best_single = std::max(best_single, each.score);
    for (const Suspicion& pair : bestPairs(singles, stop, told)) {
      if (stop.stop_requested()) return {};
      const Trial each = judged(pair);
      if (each.explains && each.score >= best_single + kClearlyBetter) explaining.push_back(each);
    }
  }
  return equallyGood(std::move(explaining));
}

std::vector<Suspicion> CauseSearch::bestPairs(const std::vector<Trial>& singles, const std::stop_token& stop,
                                              const std::function<void(double)>& told) const {
  std::vector<int> some;
  const std::size_t step = (runner_.rows().size() + kRowsOfPairs - 1) / kRowsOfPairs;
  for (std::size_t k = 0; k < runner_.rows().size(); k += step) some.push_back(runner_.rows()[k]);
  VariantRunner quick(mechanism_, model_, record_, some);

  // one of the two is of the whole robot or of a joint, or among the best of the others
  std::vector<std::size_t> order(singles.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return singles[a].score > singles[b].score; });
  std::vector<bool> first(singles.size());
  std::size_t taken = 0;
  for (const std::size_t k : order) {
    const bool at_link = isAtOneLink(singles[k].suspicion.causes.front());
    first[k] = !at_link || taken < kBeam;
    if (at_link) ++taken;
  }
  std::vector<std::pair<double, Suspicion>> pairs;
  for (std::size_t a = 0; a < singles.size() && !stop.stop_requested(); ++a) {
    told(kShareOfSingles + (1.0 - kShareOfSingles) * static_cast<double>(a) / static_cast<double>(singles.size()));
    for (std::size_t b = a + 1; b < singles.size(); ++b) {
      const Suspicion &one = singles[a].suspicion, &other = singles[b].suspicion;
      if (!(first[a] || first[b]) || !goTogether(one.causes.front(), other.causes.front())) continue;
      const Suspicion both = together(one, other);
      pairs.emplace_back(tried(quick, both).score, both);
    }
  }
  const std::size_t count = std::min(pairs.size(), kBestPairs);
  std::partial_sort(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(count), pairs.end(),
                    [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Suspicion> best;
  for (std::size_t k = 0; k < count; ++k) best.push_back(pairs[k].second);
  return best;
}

bool CauseSearch::looksTheSame(const Trial& a, const Trial& b) const {
  const Eigen::VectorXd sigma = noise();
  double distance = 0.0;
  for (Eigen::Index j = 0; j < sigma.size(); ++j) {
    const double size = std::max(sigma[j], level_.floor[j]);
    distance += (a.fitted.residual.col(j) - b.fitted.residual.col(j)).squaredNorm() / (size * size);
  }
  return distance < kIndistinguishable;
}

std::vector<FoundCause> CauseSearch::equallyGood(std::vector<Trial> explaining) const {
  std::stable_sort(explaining.begin(), explaining.end(),
                   [](const Trial& a, const Trial& b) { return a.score > b.score; });
  std::vector<FoundCause> found;
  double sum = 0.0;
  for (const Trial& each : explaining) {
    const Trial& best = explaining.front();
    if (each.score < best.score - kEqually && !looksTheSame(each, best)) continue;
    found.push_back({each.suspicion.causes, each.score, std::exp(0.5 * (each.score - best.score))});
    sum += found.back().confidence;
  }
  if (found.empty()) return found;
  sum += std::exp(0.5 * (scoreToBeat() - kClearlyBetter - found.front().score));
  for (FoundCause& each : found) each.confidence /= sum;
  // what is said of all links and of one link alike is said of the one
  const std::vector<FoundCause> all = found;
  std::erase_if(found, [&](const FoundCause& each) {
    return std::any_of(all.begin(), all.end(),
                       [&](const FoundCause& other) { return isMoreGeneral(each.causes, other.causes); });
  });
  return found;
}

bool CauseSearch::scatters() const {
  return structure_ && structure_->lackOfFit(none_.fitted.residual).maxCoeff() < kChance;
}

Eigen::VectorXd CauseSearch::noise() const {
  return level_.is_known || !structure_ ? level_.sigma : structure_->noise(none_.fitted.residual);
}

std::vector<ShapedResidual> CauseSearch::shapes() const { return shapes_; }

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/comparison/torque_comparison.h"

#include "core/base/require.h"
#include "core/comparison/cause_search.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace linkwright {
namespace {

constexpr int kMostSearched = 5000;
constexpr std::size_t kMostExplanations = 5;
constexpr double kMostNoiseOfFewRows = 0.1;  // with more almost anything agrees

/// All rows, of a motion those that have neighbours on both sides to be late or early by.
std::vector<int> comparedRows(const TorqueRecord& record) {
  std::vector<int> rows(static_cast<std::size_t>(record.theirs.rows()));
  std::iota(rows.begin(), rows.end(), 0);
  if (record.is_motion && record.theirs.rows() >= kFewestRowsOfMotion) rows = {rows.begin() + 2, rows.end() - 2};
  return rows;
}

Eigen::VectorXd rootMeanSquare(const Eigen::MatrixXd& values) {
  return (values.colwise().squaredNorm().transpose() / static_cast<double>(values.rows())).cwiseSqrt();
}

void checkRecord(const Model& model, const TorqueRecord& record) {
  require(record.theirs.rows() > 0, "a comparison needs at least one row");
  require(record.theirs.cols() == model.dof() && record.states.q.cols() == model.dof() &&
              record.states.q.rows() == record.theirs.rows(),
          "their torques must have a row a state and a column a joint");
  require(model.dof() > 0 && model.dof() <= kMostComparedJoints, "a comparison takes 1 to 200 joints");
  require(record.theirs.allFinite(), "their torques must be finite");
}

/// Fills in how large the torques and the differences are.
void measure(const TorqueRecord& record, VariantRunner& runner, TorqueComparison& result) {
  const Eigen::MatrixXd difference = runner.theirs() - runner.torques(TorqueVariant(record));
  result.ours = runner.theirs() - difference;
  result.first_row = runner.rows().front();
  result.rows = static_cast<int>(difference.rows());
  result.size = rootMeanSquare(runner.theirs());
  result.difference = rootMeanSquare(difference);
  result.largest.resize(difference.cols());
  const Eigen::VectorXd ours = rootMeanSquare(result.ours);
  double worst = 0.0;
  for (Eigen::Index j = 0; j < difference.cols(); ++j) {
    Eigen::Index row = 0;
    difference.col(j).cwiseAbs().maxCoeff(&row);
    result.largest[j] = difference(row, j);
    result.worst_row.push_back(runner.rows()[static_cast<std::size_t>(row)]);
    const double relative = result.difference[j] / std::max({result.size[j], ours[j], 1e-300});
    if (relative > worst) {
      worst = relative;
      result.worst_joint = static_cast<int>(j);
    }
  }
}

DifferenceExplanation explanationOf(VariantRunner& runner, const TorqueRecord& record, const FoundCause& found,
                                    const NoiseLevel& noise) {
  TorqueVariant variant(record);
  for (const PlacedCause& cause : found.causes) variant.plant(cause);
  const FittedVariant fitted = fit(runner, variant, noise);
  DifferenceExplanation explanation;
  explanation.causes = found.causes;
  explanation.order = fitted.order;
  explanation.factor = fitted.factor;
  explanation.rotor = fitted.rotor;
  explanation.viscous = fitted.viscous;
  explanation.coulomb = fitted.coulomb;
  explanation.torques = runner.theirs() - fitted.residual;
  explanation.remaining = rootMeanSquare(fitted.residual);
  explanation.confidence = found.confidence;
  explanation.score = found.score;
  return explanation;
}

/// The least usual noise of at least `share` of each joint's torques; 0: none.
double usualNoise(double share) {
  const auto* const above = std::lower_bound(kUsualNoises.begin(), kUsualNoises.end(), share);
  return above == kUsualNoises.end() ? 0.0 : *above;
}

/// Looks for the noise with which what is unexplained would agree or be explained.
class MissingNoise {
public:
  MissingNoise(const Mechanism& mechanism, const Model& model, const TorqueRecord& record, const std::vector<int>& rows,
               const std::stop_token& stop)
      : mechanism_(mechanism), model_(model), record_(record), rows_(rows), stop_(stop) {}

  double of(const TorqueComparison& result, ComparisonOptions options) const {
    if (result.scatters) return usualNoise((result.difference.array() / result.size.array()).maxCoeff());
    if (rows_.size() < kFewestRowsForNoise) return ofFewRows(options);
    return options.noise ? estimated(result, options) : 0.0;
  }

private:
  /// Noise cannot be told from anything else: what would be enough.
  double ofFewRows(ComparisonOptions options) const {
    const double assumed = options.noise.value_or(0.0);
    for (const double noise : kUsualNoises) {
      if (noise <= assumed) continue;
      if (noise > kMostNoiseOfFewRows) break;
      options.noise = noise;
      CauseSearch search(mechanism_, model_, record_, rows_, options);
      if (!search.run(stop_, {}).empty() || search.agrees()) return noise;
    }
    return 0.0;
  }

  double estimated(const TorqueComparison& result, ComparisonOptions options) const {
    options.noise.reset();
    CauseSearch search(mechanism_, model_, record_, rows_, options);
    const std::vector<FoundCause> found = search.run(stop_, {});
    if (found.empty() && !search.agrees()) return 0.0;
    Eigen::VectorXd left = result.difference;
    if (!found.empty()) {
      VariantRunner runner(mechanism_, model_, record_, rows_);
      left = explanationOf(runner, record_, found.front(), search.noiseLevel()).remaining;
    }
    return usualNoise((left.array() / result.size.array()).maxCoeff());
  }

  const Mechanism& mechanism_;
  const Model& model_;
  const TorqueRecord& record_;
  const std::vector<int>& rows_;
  const std::stop_token& stop_;
};

}  // namespace

const char* nameOf(ComparisonVerdict verdict) {
  switch (verdict) {
    case ComparisonVerdict::Agree: return "agree";
    case ComparisonVerdict::Explained: return "explained";
    case ComparisonVerdict::Unexplained: return "unexplained";
  }
  return "";
}

TorqueComparison compareTorques(const Mechanism& mechanism, const Model& model, const TorqueRecord& record,
                                const ComparisonOptions& options, const std::stop_token& stop,
                                const std::function<void(double)>& progress) {
  checkRecord(model, record);
  const std::vector<int> rows = comparedRows(record);
  std::vector<int> searched = rows;
  if (rows.size() > kMostSearched) {
    searched.resize(kMostSearched);
    for (std::size_t k = 0; k < searched.size(); ++k) searched[k] = rows[k * rows.size() / kMostSearched];
  }
  TorqueComparison result;
  VariantRunner whole(mechanism, model, record, rows);
  measure(record, whole, result);
  result.rows_searched = static_cast<int>(searched.size());
  if (!result.difference.allFinite()) {
    result.verdict = ComparisonVerdict::Unexplained;
    return result;
  }

  CauseSearch search(mechanism, model, record, searched, options);
  const std::vector<FoundCause> found = search.run(stop, progress);
  if (stop.stop_requested()) {
    result.verdict = ComparisonVerdict::Unexplained;
    return result;
  }
  if (search.noiseIsKnown()) result.noise = search.noise();
  if (search.agrees()) return result;
  result.verdict = found.empty() ? ComparisonVerdict::Unexplained : ComparisonVerdict::Explained;
  for (std::size_t k = 0; k < std::min(found.size(), kMostExplanations); ++k)
    result.explanations.push_back(explanationOf(whole, record, found[k], search.noiseLevel()));
  if (found.empty()) {
    result.scatters = search.scatters();
    if (!result.scatters) result.shapes = search.shapes();
    result.noise_to_give = MissingNoise(mechanism, model, record, searched, stop).of(result, options);
  }
  return result;
}

}  // namespace linkwright

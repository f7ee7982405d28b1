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
  result.rows = static_cast<int>(difference.rows());
  result.size = rootMeanSquare(runner.theirs());
  result.difference = rootMeanSquare(difference);
  result.largest.resize(difference.cols());
  const Eigen::VectorXd ours = rootMeanSquare(runner.theirs() - difference);
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
  explanation.remaining = rootMeanSquare(fitted.residual);
  explanation.confidence = found.confidence;
  explanation.score = found.score;
  return explanation;
}

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
                                const ComparisonOptions& options) {
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
  const std::vector<FoundCause> found = search.run();
  if (search.noiseIsKnown()) result.noise = search.noise();
  if (search.agrees()) return result;
  result.verdict = found.empty() ? ComparisonVerdict::Unexplained : ComparisonVerdict::Explained;
  for (std::size_t k = 0; k < std::min(found.size(), kMostExplanations); ++k)
    result.explanations.push_back(explanationOf(whole, record, found[k], search.noiseLevel()));
  if (found.empty()) {
    result.scatters = search.scatters();
    if (!result.scatters) result.shapes = search.shapes();
  }
  return result;
}

}  // namespace linkwright

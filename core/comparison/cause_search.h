// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/fit.h"
#include "core/comparison/residual_structure.h"
#include "core/comparison/suspects.h"
#include "core/comparison/torque_comparison.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace linkwright {

/// From so many rows on the noise is estimated.
inline constexpr std::size_t kFewestRowsForNoise = 30;

/// A cause, or two, that explain a difference.
struct FoundCause {
  std::vector<PlacedCause> causes;
  double score = 0.0;  ///< FittedVariant::score less the price of the suspicion
  double confidence = 0.0;
};

/// The search for what explains a difference: every cause alone, then two together. See compareTorques.
class CauseSearch {
public:
  /// All must outlive the search.
  CauseSearch(const Mechanism& mechanism, const Model& model, const TorqueRecord& record, const std::vector<int>& rows,
              const ComparisonOptions& options);

  /// Those that explain the difference equally well, the best first; none where it was stopped.
  std::vector<FoundCause> run(const std::stop_token& stop, const std::function<void(double)>& progress);

  bool agrees() const { return agrees_; }
  /// Whether the difference depends on nothing and is too large to be called noise.
  bool scatters() const;
  bool noiseIsKnown() const { return level_.is_known || structure_.has_value(); }
  Eigen::VectorXd noise() const;
  const NoiseLevel& noiseLevel() const { return level_; }
  std::vector<ShapedResidual> shapes() const;

private:
  struct Trial {
    Suspicion suspicion;
    FittedVariant fitted;  // its residual is empty where it does not explain the numbers
    double score = 0.0;
    bool explains = false;
  };

  void setNoiseLevel();
  Trial tried(VariantRunner& runner, const Suspicion& suspicion) const;
  Trial judged(const Suspicion& suspicion);
  bool isNoise(const Eigen::MatrixXd& residual) const;
  double scoreToBeat() const;
  std::vector<Suspicion> bestPairs(const std::vector<Trial>& singles, const std::stop_token& stop,
                                   const std::function<void(double)>& told) const;
  std::vector<FoundCause> equallyGood(std::vector<Trial> explaining) const;
  bool looksTheSame(const Trial& a, const Trial& b) const;

  const Mechanism& mechanism_;
  const Model& model_;
  const TorqueRecord& record_;
  const ComparisonOptions& options_;
  VariantRunner runner_;
  NoiseLevel level_;
  Trial none_;  // ours as they are
  std::optional<ResidualStructure> structure_;
  std::vector<ShapedResidual> shapes_;
  bool agrees_ = false;
};

}  // namespace linkwright

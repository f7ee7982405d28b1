// SPDX-License-Identifier: MIT
#pragma once

// How the cost of dynamics grows with the number of joints, on chains made of the same joints as a given robot.

#include "core/dynamics/operation_count.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace linkwright {

/// The ways whose cost is counted, in the order of CostCounts::operations.
enum class CostMethod {
  SpatialId,  ///< inverse dynamics by the four formulations
  BodyFrameId,
  WorldSpatialId,
  NonRecursiveId,
  MassMatrix,  ///< M alone
  AbaFd,       ///< forward dynamics by the three methods
  CrbaFd,
  UnitVectorFd,
};
inline constexpr std::array<CostMethod, 8> kCostMethods = {
    CostMethod::SpatialId,  CostMethod::BodyFrameId, CostMethod::WorldSpatialId, CostMethod::NonRecursiveId,
    CostMethod::MassMatrix, CostMethod::AbaFd,       CostMethod::CrbaFd,         CostMethod::UnitVectorFd};

/// What one model costs by every way.
struct CostCounts {
  int joints = 0;
  /// By CostMethod. Nothing for the form without recursion where that would take longer than a moment to count.
  std::array<std::optional<OperationCount>, kCostMethods.size()> operations;
  VectorTerms recursive, written_out;

  const std::optional<OperationCount>& of(CostMethod method) const {
    return operations[static_cast<std::size_t>(method)];
  }
};

/// The vector terms of the form without recursion up to which its operations are counted: some tenths of a second.
inline constexpr long long kMostCountedTerms = 2'000'000;

/// Counted by running each of them (operation_count.h). The recursion's vector terms are those of as many bodies.
CostCounts countCosts(const Model& model, const TorqueTerms& terms = {});

/// A chain of `joints` moving joints, one after the other, with the joints and links of `model` from the first on, and
/// from the first again where they run out. Its figures belong to no robot: it is there to be counted. Throws
/// PreconditionError for a model without joints or less than one.
Model chainLike(const Model& model, int joints);

/// countCosts of the chains like `model` for rising numbers of joints up to max(20, 2 dof): every number to 8, then by
/// steps of a quarter, and the model's own. Empty for a model without joints. `stop` is asked before each; where it
/// says so, what there is by then is returned.
std::vector<CostCounts> costCurve(const Model& model, const TorqueTerms& terms = {},
                                  const std::function<bool()>& stop = {});

}  // namespace linkwright

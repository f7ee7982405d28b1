// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/difference_cause.h"
#include "core/comparison/torque_record.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <map>
#include <utility>
#include <vector>

namespace linkwright {

/// A way to compute the torques: ours, or ours with causes planted in it. Any number of causes go together.
struct TorqueVariant {
  enum class Wrenches { AsGiven, InLinkAxes, AboutWorld, WrongSign, LeftOut };

  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  TorqueTerms terms;
  Wrenches wrenches = Wrenches::AsGiven;
  double angle_factor = 1.0;  ///< for q, qd and qdd of revolute joints
  std::vector<int> reversed;  ///< joints whose axis points the other way
  int delay = 0;              ///< samples
  MistakeSet mistakes;
  std::vector<std::pair<DifferenceCause, int>>
      edits;  ///< causes that change the mechanism, and at which link (-1: all)

  // What is fitted to their torques (fit.h).
  bool reorder = false, scale_all = false, rotor = false, friction = false;
  std::vector<int> scaled;  ///< joints

  /// As ours are computed.
  explicit TorqueVariant(const TorqueRecord& record) : gravity(record.states.gravity), terms(record.states.terms) {}
  void plant(const PlacedCause& cause);
};

/// The mechanism with such a change at a link of `model`, or at all (-1).
void editInertia(Mechanism& mechanism, const Model& model, DifferenceCause cause, int link);

/// Computes torques by variants at some of the rows of a record.
class VariantRunner {
public:
  /// All must outlive the runner. `rows` index the record.
  VariantRunner(const Mechanism& mechanism, const Model& model, const TorqueRecord& record, std::vector<int> rows);

  /// [rows x dof], before what is fitted. Throws PreconditionError as inverseDynamics.
  Eigen::MatrixXd torques(const TorqueVariant& variant);
  /// The states at the rows, `delay` samples earlier.
  const BatchInput& states(int delay = 0);
  const Eigen::MatrixXd& theirs() const { return theirs_; }
  const std::vector<int>& rows() const { return rows_; }
  const Model& model() const { return model_; }

private:
  const Model& modelOf(const TorqueVariant& variant);
  BatchInput inputOf(const TorqueVariant& variant);
  void changeWrenches(TorqueVariant::Wrenches wrenches, BatchInput& input) const;

  const Mechanism& mechanism_;
  const Model& model_;
  const TorqueRecord& record_;
  std::vector<int> rows_;
  Eigen::MatrixXd theirs_;
  std::map<int, BatchInput> states_;                                      // by delay
  std::map<std::vector<std::pair<DifferenceCause, int>>, Model> edited_;  // of one change each
  std::vector<Model> last_;                                               // of several
  BatchWorkspace workspace_;
};

}  // namespace linkwright

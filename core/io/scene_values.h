// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/object_fields.h"
#include "core/io/problems.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string_view>
#include <unordered_map>

namespace linkwright::scene {

/// Reads values of all joints, `{"shoulder": 0.3}` or a list in joint order.
class JointValues {
public:
  /// Both must outlive it.
  JointValues(const Model& model, Problems& problems);

  const Model& model() const { return model_; }

  /// Joints that are not named keep what `start` [dof] holds. `out` is left alone where the key is absent or what
  /// stands there is neither.
  void read(const Fields& fields, std::string_view key, Eigen::VectorXd start, Eigen::VectorXd& out,
            bool may_be_infinite = false) const;
  /// Positions of the key `q` have to be ones that the joints can take: what is beyond a limit is put there, and said.
  void keepWithinLimits(const Fields& fields, Eigen::VectorXd& q) const;

private:
  const Model& model_;
  Problems& problems_;
  std::unordered_map<std::string_view, int> dof_;  // index in q by the name of the joint
};

}  // namespace linkwright::scene

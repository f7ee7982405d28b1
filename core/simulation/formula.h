// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/simulation/expression.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

namespace linkwright {

/// Formulas of time and state as a person types them, one a joint: `3*sin(2*pi*t/10)`. Known are t (s), pi, q1, q2, ...
/// and qd1, qd2, ... (positions and velocities in joint order; rad, m, s), + - * / ^ ( ), comparisons, && || and a ? b
/// : c, and the functions sin cos tan asin acos atan atan2 sinh cosh tanh exp ln log log2 log10 sqrt abs sign rint min
/// max sum avg. An empty text is 0. Evaluated by muParser.
class Formulas {
public:
  /// `problems` [texts], where given, becomes what is wrong with each (an empty message: nothing). Errors name the
  /// joint and the place: "torque of joint 'elbow', character 7: ...". `names`: those of the joints, as many as texts.
  static Result<Formulas> compile(const std::vector<std::string>& texts, const std::vector<std::string>& names,
                                  std::vector<FormulaProblem>* problems = nullptr);

  Formulas();
  Formulas(Formulas&&) noexcept;
  Formulas& operator=(Formulas&&) noexcept;
  Formulas(const Formulas& other);  ///< compiles anew: copies share nothing
  Formulas& operator=(const Formulas& other);
  ~Formulas();

  int count() const;
  /// The values at time t (s) and state q, qd [count]; `out` is resized. A value may be NaN or infinite (1/0). Not to
  /// be called by two threads at once.
  void evaluate(double t, const Eigen::VectorXd& q, const Eigen::VectorXd& qd, Eigen::VectorXd& out) const;

private:
  struct Parsers;
  std::unique_ptr<Parsers> parsers_;
};

}  // namespace linkwright

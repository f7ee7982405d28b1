// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <memory>
#include <string>
#include <vector>

namespace linkwright {

/// A formula that cannot be used: why, and where.
struct FormulaProblem {
  Message message;   ///< what is wrong and what to do, without the place
  int position = 0;  ///< index of the character in the formula's text, from 0
};

/// A name that an expression may use, and where its value stands.
struct ExpressionVariable {
  std::string name;  ///< letters, digits and _, no digit first
  double* value = nullptr;
};

/// One formula over named numbers: + - * / ^ ( ), comparisons, && || and a ? b : c, pi, and the functions sin cos tan
/// asin acos atan atan2 sinh cosh tanh exp ln log log2 log10 sqrt abs sign rint min max sum avg. An empty text is 0.
/// Nothing is assigned to. Evaluated by muParser, in C notation whatever the locale.
class Expression {
public:
  /// The variables' values must stay where they are as long as this does. Throws PreconditionError on a name that
  /// cannot be one or stands twice.
  Expression(std::string text, const std::vector<ExpressionVariable>& variables);
  Expression(Expression&&) noexcept;
  Expression& operator=(Expression&&) noexcept;
  ~Expression();

  const std::string& text() const;
  /// What is wrong with it; an empty message: nothing. `unknown`: what is said of a name that there is not, with %1 for
  /// the name.
  FormulaProblem check(const Message& unknown) const;
  /// The value for the variables as they are now; NaN or infinite where that is what comes out (1/0). Only of an
  /// expression with which nothing is wrong. Not to be called by two threads at once. Does not allocate after the first
  /// call.
  double value() const;

private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace linkwright

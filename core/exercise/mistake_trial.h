// SPDX-License-Identifier: MIT
#pragma once

#include "core/exercise/variant.h"

#include <stop_token>
#include <vector>

namespace linkwright {

/// In how many variants the answer to a question tells that a mistake was made.
struct MistakeTrial {
  Mistake mistake{};
  int told = 0;
  int like_truth = 0;    ///< it gave the right answer there
  int like_another = 0;  ///< it gave that of another mistake that must be told apart
  Mistake other{};       ///< the one that it was most often taken for
};
struct MistakeTrials {
  int variants = 0;
  std::vector<MistakeTrial> mistakes;  ///< those that can be made
};

/// Tries each mistake that can be made in variants for which no mistake counts yet: so it says what may be asked for,
/// and what it would cost. A mistake is held against the right answer and against those that the question (of the
/// table: the table) tells apart already. `question` is an index of Exercise::questions. Errors: there are no
/// variants, or it was stopped. Costs a recording per variant and mistake.
Result<MistakeTrials> tryMistakes(const OpenExercise& open, std::size_t question, int variants,
                                  const std::stop_token& stop = {});

}  // namespace linkwright

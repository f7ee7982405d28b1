// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/exercise/variant.h"

namespace linkwright {

/// What a number of students' variants are like.
struct ExerciseTrial {
  int students = 0, different = 0;
  int most_draws = 0;
  double mean_draws = 0.0;
  Diagnostics findings;  ///< errors: a student has no variant; warnings: two have the same, or draws are many
};

/// Draws variants for so many made-up students, as a class would get them.
ExerciseTrial tryExercise(const OpenExercise& open, int students);

/// Everything that was drawn, as one text: the same for variants that are the same.
std::string drawnText(const Variant& variant);

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/lesson_play.h"

#include <cstddef>
#include <optional>
#include <string>

namespace linkwright {

/// A picture of a step's robot for a page.
struct StepPicture {
  std::string name;  ///< of its file, unique among the pictures of all lessons
  std::string svg;
  std::string words;  ///< in place of it, for who cannot see it
};

struct StepPictures {
  std::optional<StepPicture> begin, solution;
};

/// The pictures of a step: where it begins, if it sets a state, a time or a robot of its own or asks for a pose; its
/// solution, if that is another pose, or a direction, which is then drawn as an arrow. Seen from the step's camera,
/// else from where the robot is widest; both of one step on one scale. `solved` is null where nothing is asked.
StepPictures stepPictures(const OpenLesson& lesson, std::size_t step, const PlayedAttempt& begin,
                          const PlayedAttempt* solved);

}  // namespace linkwright

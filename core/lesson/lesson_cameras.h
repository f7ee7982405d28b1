// SPDX-License-Identifier: MIT
#pragma once

#include "core/drawing/picture_projection.h"

#include <array>
#include <string_view>

namespace linkwright {

/// A camera of a lesson (lesson_names.h) that looks along an axis of the world.
struct LessonSide {
  std::string_view camera;
  std::string_view words;  ///< "seen from the front"
  PictureDirection direction;
};
inline constexpr std::array<LessonSide, 6> kLessonSides = {{{"front", "the front", kFromFront},
                                                            {"back", "the back", kFromBack},
                                                            {"left", "the left", kFromLeft},
                                                            {"right", "the right", kFromRight},
                                                            {"top", "above", kFromTop},
                                                            {"bottom", "below", kFromBottom}}};

/// Null where that camera looks along no axis.
constexpr const LessonSide* sideOf(std::string_view camera) {
  for (const LessonSide& side : kLessonSides) {
    if (side.camera == camera) return &side;
  }
  return nullptr;
}

}  // namespace linkwright

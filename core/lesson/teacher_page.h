// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/step_pictures.h"

#include <cstddef>
#include <string>
#include <vector>

namespace linkwright {

/// The page of a lesson for its teacher, in Markdown, in one of its languages: goal, time, and of each step what is
/// asked, the right answer with numbers from the model, the hints, and what students say with the answer to it; then
/// what to discuss. Errors as solutionOf.
Result<std::string> teacherPage(const OpenLesson& lesson, std::size_t language = 0);

struct TeacherPage {
  std::string markdown;
  std::vector<StepPicture> pictures;  ///< in their order on the page
};
/// The same with the pictures of its steps, which the Markdown names as files of `folder`.
Result<TeacherPage> teacherPageWithPictures(const OpenLesson& lesson, std::size_t language, const std::string& folder);

}  // namespace linkwright

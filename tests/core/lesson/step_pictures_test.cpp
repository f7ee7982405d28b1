// SPDX-License-Identifier: GPL-3.0-or-later
// Which steps of a lesson have pictures, what is said in place of them, and where they stand on the teacher's page.
#include "core/lesson/step_pictures.h"

#include "core/lesson/teacher_page.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <cstddef>
#include <set>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

StepPictures picturesOf(const LessonDesk& desk, std::size_t step) {
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE(lesson.ok());
  const Result<PlayedAttempt> begin = startOf(*lesson, step);
  REQUIRE(begin.ok());
  if (!isChecked(lesson->lesson.steps[step].kind)) return stepPictures(*lesson, step, *begin, nullptr);
  const Result<PlayedAttempt> solved = solutionOf(*lesson, step);
  REQUIRE(solved.ok());
  return stepPictures(*lesson, step, *begin, &*solved);
}

}  // namespace

TEST_CASE("Steps on the lesson's own state have no picture", "[lesson]") {
  const LessonDesk desk;
  for (const std::size_t step : {0U, 1U, 4U, 5U, 6U, 7U, 8U}) {
    CAPTURE(step);
    const StepPictures pictures = picturesOf(desk, step);
    CHECK_FALSE(pictures.begin.has_value());
    CHECK_FALSE(pictures.solution.has_value());
  }
}

TEST_CASE("A step with a state, a time or a robot of its own has a picture of its start", "[lesson]") {
  for (const char* set : {R"("q": {"joint_1": 0.2})", R"("time": 0.5)", R"("scene": {"example": "pendulum"})"}) {
    CAPTURE(set);
    const LessonDesk desk(with(kSmallLesson, "\"set\": {\"workspace\": \"pose\"",
                               "\"set\": {" + std::string(set) + ", \"workspace\": \"pose\""));
    const StepPictures pictures = picturesOf(desk, 0);
    REQUIRE(pictures.begin.has_value());
    CHECK(pictures.begin->name == "org.example.small_play.svg");
    CHECK_FALSE(pictures.solution.has_value());
  }
}

TEST_CASE("The answer to a direction is an arrow", "[lesson]") {
  const StepPictures pictures = picturesOf(LessonDesk(), 2);
  CHECK_FALSE(pictures.begin.has_value());
  REQUIRE(pictures.solution.has_value());
  CHECK_THAT(pictures.solution->svg, ContainsSubstring(">a1</text>"));
  CHECK(pictures.solution->words ==
        "planar_2r, seen from the front: joint_1 at 30°, joint_2 at 60°. The arrow a1 at link_1 is the answer: it "
        "points along (0, 0, 1) of the world.");
  // asked in the link's axes, it is the same vector of the world
  const std::string in_link =
      with(with(kSmallLesson, "\"value\": \"trace_world.body.5.link_1\"", "\"value\": \"trace.body.5.link_1\""),
           "{\"a1\": [0, 0, 2]}", "{\"a1\": [0.5, 0.866, 0]}");
  CHECK(picturesOf(LessonDesk(in_link), 2).solution->svg == pictures.solution->svg);
}

TEST_CASE("A pose has a picture of its start and one of its solution, on one scale", "[lesson]") {
  const LessonDesk desk;
  const StepPictures pictures = picturesOf(desk, 3);
  REQUIRE((pictures.begin && pictures.solution));
  CHECK(pictures.begin->words == "planar_2r at the start, seen from the front: joint_1 at 30°, joint_2 at 60°.");
  CHECK(pictures.solution->words ==
        "planar_2r in the solution, seen from the front: joint_1 at 108.4°, joint_2 at -90°.");
  CHECK(pictures.begin->svg != pictures.solution->svg);
  // velocities alone are not to be seen
  const std::string rates =
      with(kSmallLesson, "{\"q\": {\"joint_1\": 1.8925468811915387, \"joint_2\": -1.5707963267948966}}",
           "{\"qd\": {\"joint_1\": 1}}");
  CHECK_FALSE(picturesOf(LessonDesk(rates), 3).solution.has_value());
}

TEST_CASE("A picture is seen from the step's camera", "[lesson]") {
  std::set<std::string> seen;
  for (const char* camera : {"front", "back", "left", "right", "top", "bottom", "scene", "whole"}) {
    CAPTURE(camera);
    const std::string set = "\"set\": {\"q\": {\"joint_1\": 0.2}, \"workspace\": \"pose\"";
    std::string lesson = with(kSmallLesson, "\"set\": {\"workspace\": \"pose\"", set);
    const StepPictures pictures =
        picturesOf(LessonDesk(with(lesson, "\"camera\": \"front\"", "\"camera\": \"" + std::string(camera) + "\"")), 0);
    REQUIRE(pictures.begin.has_value());
    seen.insert(pictures.begin->svg);
  }
  // the whole arm is seen from the front, where it is widest
  CHECK(seen.size() == 7);
}

TEST_CASE("The teacher's page names its pictures, and is otherwise the same", "[lesson]") {
  const LessonDesk desk;
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE(lesson.ok());
  const Result<TeacherPage> page = teacherPageWithPictures(*lesson, 0, "the pictures");
  const Result<std::string> plain = teacherPage(*lesson, 0);
  REQUIRE((page.ok() && plain.ok()));
  CHECK(page->pictures.size() == 3);
  std::string text = page->markdown;
  for (const StepPicture& picture : page->pictures) {
    const std::string place = "![" + picture.words + "](<the pictures/" + picture.name + ">)\n\n";
    const std::size_t at = text.find(place);
    REQUIRE(at != std::string::npos);
    text.erase(at, place.size());
  }
  CHECK(text == *plain);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// exercise_bench [SPEC [EXAMPLES]]: how long an exercise of 100 students takes, by format, with the files written; by
// default that of a six-joint arm.
#include "core/exercise/exercise_files.h"
#include "core/io/atomic_file.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>

using namespace linkwright;

namespace {

constexpr int kStudents = 100;

/// By the clock, and of the processor.
struct Seconds {
  double elapsed = 0.0, processor = 0.0;
};

Seconds secondsOf(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  const std::clock_t processor = std::clock();
  work();
  return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
          static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC};
}

}  // namespace

int main(int argc, char** argv) {
  const std::string assets = LINKWRIGHT_SOURCE_DIR "/assets";
  const std::string spec = argc > 1 ? argv[1] : assets + "/exercises/torques_of_a_motion.json";
  const Result<OpenExercise> open = openExercise(spec, argc > 2 ? argv[2] : assets + "/examples");
  if (!open) return 1;
  std::vector<ExerciseStudent> students;
  for (int i = 0; i < kStudents; ++i) students.push_back({"s" + std::to_string(i), "", 0});
  std::vector<Variant> variants;
  const Seconds drawing = secondsOf([&] {
    VariantMaker maker(*open, "bench");
    for (const ExerciseStudent& student : students) variants.push_back(std::move(maker.make(student.id)).value());
  });
  std::printf("%s: %d variants drawn in %.3f s, %.3f s of the processor\n", open->exercise.id.text.c_str(), kStudents,
              drawing.elapsed, drawing.processor);
  const ExerciseClass all{*open, open->exercise.texts.front(), students, variants};
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "linkwright_exercise_bench";
  std::filesystem::create_directories(folder);
  const std::pair<const char*, std::function<std::string()>> formats[] = {
      {"csv", [&] { return exerciseKeyCsv(all); }},     {"sheet", [&] { return exerciseSheets(all).sheets; }},
      {"moodle", [&] { return exerciseMoodle(all); }},  {"cloze", [&] { return exerciseCloze(all); }},
      {"canvas", [&] { return *exerciseCanvas(all); }}, {"qti21", [&] { return *exerciseQti21(all); }}};
  for (const auto& [name, make] : formats) {
    std::size_t bytes = 0;
    const Seconds writing = secondsOf([&] {
      const std::string file = make();
      bytes = file.size();
      if (!writeFileAtomically((folder / name).string(), file).empty()) std::printf("%s could not be written\n", name);
    });
    std::printf("%-7s %zu kB; with the drawing %.3f s, %.3f s of the processor\n", name, bytes / 1000,
                drawing.elapsed + writing.elapsed, drawing.processor + writing.processor);
  }
  std::filesystem::remove_all(folder);
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The exercises of the program, opened, and a class with variants.

#include "core/exercise/exercise_files.h"
#include "core/exercise/open_exercise.h"
#include "core/exercise/variant.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::test {

/// Their files, sorted.
inline std::vector<std::string> shippedExercises() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("assets/exercises"))) {
    if (readFile(entry.path()).find("linkwright_exercise") != std::string::npos) files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline OpenExercise opened(const std::string& file) {
  Result<OpenExercise> open = openExercise(file, sourcePath("assets/examples").string());
  std::string words;
  for (const Diagnostic& each : open.diagnostics()) words += toString(each) + "\n";
  if (!open) throw std::runtime_error(words);
  return std::move(open).value();
}
inline OpenExercise shipped(const std::string& name) {
  return opened(sourcePath("assets/exercises/" + name + ".json").string());
}

/// So many students with their variants.
struct TestClass {
  TestClass(const OpenExercise& exercise, int count, const std::string& secret = "secret") : open(exercise) {
    VariantMaker maker(open, secret);
    for (int i = 0; i < count; ++i) {
      students.push_back({"s" + std::to_string(i + 1), i % 2 == 0 ? "" : "Ann \"<&\" " + std::to_string(i), 0});
      variants.push_back(std::move(maker.make(students.back().id)).value());
    }
  }
  ExerciseClass all() const { return {open, open.exercise.texts.front(), students, variants}; }

  const OpenExercise& open;
  std::vector<ExerciseStudent> students;
  std::vector<Variant> variants;
};

}  // namespace linkwright::test

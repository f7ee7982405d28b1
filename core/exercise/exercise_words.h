// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/mistake.h"
#include "core/exercise/exercise.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace linkwright {

/// The fixed words of a sheet and of questions: their keys in a text's "words", and the English ones.
inline constexpr std::array<std::pair<const char*, const char*>, 29> kExerciseWords = {
    {{"student", "Student"},
     {"given", "Given"},
     {"quantity", "Quantity"},
     {"value", "Value"},
     {"table", "A table with one mistake"},
     {"row", "Row"},
     {"link", "Link"},
     {"equation", "Equation"},
     {"point", "point"},
     {"points", "points"},
     {"variant", "Variant"},
     {"answer", "Answer"},
     {"within", "right within"},
     {"or", "or"},
     {"larger", "whichever is larger"},
     {"hint", "Hint"},
     {"key", "Answer key"},
     {"robot", "The robot"},
     {"legend",
      "q, qd and qdd are position, velocity and acceleration of a joint. p: origin of the joint in the frame of the "
      "link "
      "before it, at q = 0. axis: in the frame of the joint; q grows by the right-hand rule about it, or along it. m: "
      "mass. "
      "c: centre of mass, and I: moments and products of inertia about it, in the frame of the link."},
     {"gravity", "gravity"},
     {"contacts", "The contacts"},
     {"contact", "Contact"},
     {"surface", "Surface"},
     {"plane", "plane z = 0"},
     {"cylinder", "cylinder about z"},
     {"sphere", "sphere"},
     {"sine", "waves along x"},
     {"friction", "friction coefficient"},
     {"damping", "viscous friction"}}};

/// Those of a language, by their key.
inline std::string exerciseWord(const ExerciseText& text, std::string_view key) {
  for (const NamedText& own : text.words) {
    if (own.name == key) return own.text;
  }
  for (const auto& [name, english] : kExerciseWords) {
    if (name == key) return english;
  }
  return std::string(key);
}

/// "1 point", "2 points"; texts with a word of their own for points need none for one.
inline std::string pointsText(const ExerciseText& text, int points) {
  const bool is_own = exerciseWord(text, "points") != "points";
  const bool is_one = points == 1 && (!is_own || exerciseWord(text, "point") != "point");
  return std::to_string(points) + " " + exerciseWord(text, is_one ? "point" : "points");
}

/// What is said to a student who made it: the text's own words, else English ones.
std::string mistakeWords(const ExerciseText& text, Mistake mistake);

/// The text of that name; empty where there is none.
inline std::string textOf(const std::vector<NamedText>& texts, std::string_view name) {
  for (const NamedText& each : texts) {
    if (each.name == name) return each.text;
  }
  return {};
}

}  // namespace linkwright

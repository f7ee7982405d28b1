// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_mistake.h"

#include <algorithm>
#include <vector>

namespace linkwright {
namespace {

template <MistakeKind Kind>
std::string namesOf() {
  std::string names;
  for (const MistakeRow<Kind>& row : mistakeRows(Kind{})) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

bool reaches(Mistake, const ValueName& value) { return !isOfMethod(value.source); }
bool reaches(IkMistake, const ValueName& value) { return value.source == ValueSource::GaussNewtonFigure; }
bool reaches(ElasticMistake mistake, const ValueName& value) {
  const bool is_torque = value.source == ValueSource::Curve && value.curve.quantity == CurveQuantity::Torque;
  return value.source == ValueSource::RevisionFigure || (is_torque && mistake == ElasticMistake::LumpedMass);
}
bool reaches(ExtendedMistake mistake, const ValueName& value) {
  switch (mistake) {
    // a longer step changes no acceleration
    case ExtendedMistake::LongEulerStep: return false;
    case ExtendedMistake::GravityInColumns:
    case ExtendedMistake::VelocityInColumns:
      return value.source == ValueSource::InvFigure || value.source == ValueSource::MassMatrix;
    default: return value.source == ValueSource::InvFigure;
  }
}

}  // namespace

std::span<const LessonMistake> lessonMistakes() {
  static const std::vector<LessonMistake> all = [] {
    std::vector<LessonMistake> made(kMistakes.begin(), kMistakes.end());
    made.insert(made.end(), kIkMistakes.begin(), kIkMistakes.end());
    made.insert(made.end(), kElasticMistakes.begin(), kElasticMistakes.end());
    made.insert(made.end(), kExtendedMistakes.begin(), kExtendedMistakes.end());
    return made;
  }();
  return all;
}

const char* nameOf(const LessonMistake& mistake) {
  return std::visit([](auto each) { return nameOf(each); }, mistake);
}
const char* titleOf(const LessonMistake& mistake) {
  return std::visit([](auto each) { return titleOf(each); }, mistake);
}
const char* hintOf(const LessonMistake& mistake) {
  return std::visit([](auto each) { return hintOf(each); }, mistake);
}

std::optional<LessonMistake> lessonMistake(std::string_view word) {
  const std::span<const LessonMistake> all = lessonMistakes();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const LessonMistake& each) { return nameOf(each) == word; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

std::string recursionMistakeNames() { return namesOf<Mistake>(); }

std::string lessonMistakeNames() {
  return "of the recursion: " + namesOf<Mistake>() + "; of inverse kinematics: " + namesOf<IkMistake>() +
         "; of elastic links: " + namesOf<ElasticMistake>() +
         "; of the extended Newton-Euler method: " + namesOf<ExtendedMistake>();
}

bool canTouch(const LessonMistake& mistake, const ValueName& value) {
  return std::visit([&](auto each) { return reaches(each, value); }, mistake);
}

}  // namespace linkwright

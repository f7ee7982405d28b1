// SPDX-License-Identifier: MIT
#pragma once

// What a worked example is made of beside its steps: how to read it, the figures and the state that it starts from,
// and how its numbers are written.

#include "core/base/message.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// A remark in Markdown and in LaTeX: texts of the context "HandOut".
struct Note {
  const char* markdown;
  const char* latex;
};
/// Which frame, which point, where gravity is, what the signs of the formulation's equations mean, and how many digits
/// the numbers have.
std::vector<Note> notesOf(Formulation formulation, bool full_digits = false);

/// "Newton-Euler in link frames", ...: a formulation in words.
const char* titleOf(Formulation formulation);
const char* titleOf(Pass pass);

/// A number as a worked example writes it: six significant digits, or as few as read back to the last bit.
std::string handOutNumber(double value, bool full_digits);

/// A figure that the recursion is given: words, the symbol in the plain and the LaTeX equations, numbers (matrices
/// row-major) and unit ("1" for none).
struct GivenNumber {
  Message words;
  std::string plain;
  std::string latex;
  std::vector<double> values;
  std::string unit;
};
/// Gravity (world axes, m/s^2) and what the base starts with, in the symbols and the order of the formulation.
std::vector<GivenNumber> givenOfBase(Formulation formulation, const Eigen::Vector3d& gravity);
/// The joint's position, velocity and acceleration; nothing for a body without joint. As recorded.
std::vector<GivenNumber> stateOfBody(const Model& model, const Recording& recording, int body);
/// Mass, centre, inertia and joint of a body, in its link's axes; rotor and friction where the recording has them.
std::vector<GivenNumber> givenOfBody(const Model& model, const Recording& recording, int body);

}  // namespace linkwright

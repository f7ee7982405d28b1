// SPDX-License-Identifier: MIT
#pragma once

// What stands at the top of a worked example: how to read it, and the figures that it starts from.

#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <Eigen/Core>

#include <span>
#include <string>
#include <vector>

namespace linkwright {

/// A remark in Markdown and in LaTeX.
struct Note {
  const char* markdown;
  const char* latex;
};
/// Which frame, which point, where gravity is, and what the signs of the formulation's equations mean.
std::vector<Note> notesOf(Formulation formulation);

/// A figure that the recursion is given: words, the symbol in the plain and the LaTeX equations, numbers (matrices
/// row-major) and unit ("1" for none).
struct GivenFigure {
  std::string words;
  std::string plain;
  std::string latex;
  std::vector<double> values;
  std::string unit;
};
/// Gravity (world axes, m/s^2) and what the base starts with, in the symbols and the order of the formulation.
std::vector<GivenFigure> givenOfBase(Formulation formulation, const Eigen::Vector3d& gravity);
/// Mass, centre, inertia and joint of a body, in its link's axes; rotor and friction where the recording has them.
std::vector<GivenFigure> givenOfBody(const Model& model, const Recording& recording, int body);

}  // namespace linkwright

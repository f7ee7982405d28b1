// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/mechanism/mechanism.h"

#include <string>
#include <vector>

namespace linkwright {

/// Where in a mechanism a problem is: which part, and which of its figures.
struct ProblemPlace {
  enum class Part { Link, Joint };
  enum class Field {
    Name,
    Mass,
    Centre,
    Inertia,
    Payloads,
    Ends,
    Origin,
    Axis,
    Limits,
    Rates,  ///< limits of velocity and effort
    Friction,
    Spring,
    Motor,
    Mimic,
    Ready,
    Shapes
  };
  Part part = Part::Link;
  int index = 0;  ///< into Mechanism::links or Mechanism::joints
  Field field = Field::Name;
  bool operator==(const ProblemPlace&) const = default;
};

/// One thing that is wrong (it does not compile) or doubtful (it does) with the figures of a link or joint.
struct MechanismProblem {
  Severity severity = Severity::Error;
  ProblemPlace place;
  Message message;  ///< what follows the name of the part: "has a negative mass; it must be at least 0 kg"
  /// True for what a person who builds wants to hear, and a file that is read is not told.
  bool advice = false;
};

/// "link 'arm' has a negative mass; it must be at least 0 kg".
Message toString(const MechanismProblem& problem, const Mechanism& mechanism);

/// All that is wrong or doubtful with the figures of links and joints, in their order. That the joints make one tree is
/// Model::compile's to say. Advice: the last body of a branch that turns or slides has no mass to move. O(n log n).
std::vector<MechanismProblem> problemsOf(const Mechanism& mechanism);

}  // namespace linkwright

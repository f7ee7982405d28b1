// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/mistake_terms.h"

#include "ui/workspaces/explain/walk/mistake_cases.h"

#include <algorithm>
#include <string>
#include <vector>

namespace linkwright::ui {

namespace {

using Parts = std::vector<const char*>;

// the parts of a term's plain text by which it is known; one that is empty stands for every term of the equation
Parts partsOf(Mistake mistake, Formulation formulation) {
  const bool body = formulation == Formulation::BodyFrame, world = formulation == Formulation::WorldSpatial;
  switch (mistake) {
    case Mistake::GravityLeftOut:
    case Mistake::GravityWrongSign: return world ? Parts{"mⱼ g"} : Parts{"aₚ", "Aₚ", "A₀"};
    case Mistake::GravityTwice: return {};  // a term too many
    case Mistake::NoGyroscopicTerm: return {"ωᵢ × Iᵢ ωᵢ", "Vᵢ ×*", "ŵⱼ"};
    case Mistake::NoCentripetalTerm: return {"ωₚ × (ωₚ", "ωᵢ × (ωᵢ", "wₚ × (wₚ", "ŵⱼ"};
    case Mistake::RotorLeftOut: return {"Iᵐ", "Iʳ"};
    case Mistake::NoParallelAxisTerm:
    case Mistake::HatMatrixMisprint: return world ? Parts{""} : Parts{"Iᵢ"};
    case Mistake::MomentAboutWrongPoint:
    case Mistake::NoChildLever: return world ? Parts{""} : body ? Parts{"rₖ ×"} : Parts{"Xₖᵀ"};
    case Mistake::NoCentreLever: return {"cᵢ × Fᵢ"};
    case Mistake::TransposedRotation: return {"Rᵢᵀ", "Rₖ", "Xᵢ", "Xₖᵀ", "Rⱼᵀ"};
    case Mistake::AxisTurnedByParent: return {"swⱼ", "aⱼ"};
    case Mistake::ChildForceSign: return {"fₖ", "nₖ", "Fₖ"};
    case Mistake::ExternalForceIgnored: return {"fᴱ", "nᴱ", "Fᴱ", "given"};
    case Mistake::ParentOmegaInCoriolis: return {"2 ωᵢ × sᵢ"};
  }
  return {};
}

// gravity comes in with the base's acceleration; what the links pass on is not wrong in itself
bool isGravityOfBase(Mistake mistake) {
  return mistake == Mistake::GravityLeftOut || mistake == Mistake::GravityWrongSign;
}

}  // namespace

bool changes(Mistake mistake, Formulation formulation, EquationId equation, const Summand& summand) {
  if (!equationsOf(mistake, formulation).contains(equation)) return false;
  const Parts parts = partsOf(mistake, formulation);
  return std::any_of(parts.begin(), parts.end(),
                     [&](const char* part) { return summand.plain.find(part) != std::string::npos; });
}

bool isMistaken(const Snapshot& snapshot, const StepTerms& terms, const Summand& summand) {
  const Formulation formulation = snapshot.recording->formulation;
  if (!snapshot.mistaken || snapshot.mistaken->formulation != formulation) return false;
  const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(terms.step.body)).parent;
  return std::any_of(snapshot.mistakes.begin(), snapshot.mistakes.end(), [&](Mistake mistake) {
    if (isGravityOfBase(mistake) && formulation != Formulation::WorldSpatial && parent >= 0) return false;
    return changes(mistake, formulation, terms.step.equation, summand);
  });
}

}  // namespace linkwright::ui

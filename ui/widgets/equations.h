// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "core/recording/recording.h"

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QString>
#include <QStringList>

#include <map>

namespace linkwright::ui {

/// One equation of a formulation as it is shown: its picture (assets/equations) and what has a name in it.
struct Equation {
  QByteArray svg;
  QStringList terms;  ///< stems of the symbols in order of appearance, each once: "omega_i", "R_i", "omega_p", ...
  QStringList sums;   ///< the groups of the summands of the right side in order of appearance: "sum1", "sum2", ...
};

/// The pictures of all equations in all notations, each read from the program's resources when it is first asked for.
class Equations {
public:
  Equations();
  /// Empty where the formulation has no such equation.
  const Equation& of(Formulation formulation, EquationId equation, bool prismatic,
                     Notation notation = Notation::Source) const;
  /// All symbols of a formulation on one line, for the rows of the table; the term "baseline" stands on the line.
  const QByteArray& symbols(Formulation formulation = Formulation::BodyFrame, Notation notation = Notation::Source,
                            bool prismatic = false) const;

private:
  const Equation& read(const QString& name, bool prismatic, Notation notation) const;

  mutable std::map<QString, Equation> by_file_;  ///< what has been asked for: a reference into it stays good
};

/// What a term of the pictures stands for: a quantity of the recursion, a constant of the model or of the base, or
/// what the equations make of those without recording it.
enum class TermConstant {
  None,
  RotationAtZero,
  OriginAtZero,
  Axis,
  Mass,
  CentreOfMass,
  Inertia,
  Rotor,
  Damping,
  Coulomb,
  Stiffness,
  SpringRest,
  Gravity,           ///< world axes
  BaseAcceleration,  ///< [0; -g]
  GivenWrench,       ///< the outside wrench as it is given, without the weight
  SpatialTransform,  ///< X, six by six, of R and r
  SpatialInertia,    ///< six by six, about the origin that the formulation's six-vectors have
};
enum class TermOwner {
  Link,
  Parent,
  Child,
  Path,     ///< each link from the base to this one: what the written-out sums run over
  Carried,  ///< each link that this one carries, itself included
};
struct Term {
  const char* id = "";
  TermOwner owner = TermOwner::Link;
  TermConstant constant = TermConstant::None;  ///< None: `quantity` is what counts
  Quantity quantity = Quantity::Rotation;
};
/// The meaning of a term's stem; nullptr where it has none.
const Term* meaningOf(const QString& stem);

/// The colours of all terms: quantities in the palette's, constants in `ink`.
QHash<QString, QColor> termColours(bool dark, const QColor& ink);

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QString>
#include <QStringList>

namespace linkwright::ui {

/// One equation of the recursion as it is shown: its picture (assets/equations) and the terms in it.
struct Equation {
  QByteArray svg;
  QStringList terms;  ///< stems in order of appearance, each once: "omega_i", "R_i", "omega_p", ...
};

/// The pictures of all equations, read from the program's resources once.
class Equations {
public:
  Equations();
  const Equation& of(EquationId equation, bool prismatic) const;
  /// All symbols on one line, for the rows of the table; the term "baseline" stands on the line.
  const QByteArray& symbols() const { return symbols_; }

private:
  QHash<QString, Equation> by_name_;
  QByteArray symbols_;
};

/// What a term of the pictures stands for: a quantity of the recursion or a constant of the model.
enum class ModelConstant {
  None,
  RotationAtZero,
  OriginAtZero,
  Axis,
  Mass,
  CentreOfMass,
  Inertia,
  Rotor,
  Damping,
  Coulomb
};
enum class TermOwner { Link, Parent, Child };
struct Term {
  const char* id = "";
  TermOwner owner = TermOwner::Link;
  ModelConstant constant = ModelConstant::None;  ///< None: `quantity` is what counts
  Quantity quantity = Quantity::Rotation;
};
/// The meaning of a term's stem; nullptr where it has none.
const Term* meaningOf(const QString& stem);

/// The colours of all terms: quantities in the palette's, constants in `ink`.
QHash<QString, QColor> termColours(bool dark, const QColor& ink);

}  // namespace linkwright::ui

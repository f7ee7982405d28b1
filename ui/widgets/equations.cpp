// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/equations.h"

#include "ui/widgets/equation_label.h"

#include <QFile>

// the resources live in a static library: without this call the linker would leave them out
static void initEquationResources() { Q_INIT_RESOURCE(equations); }

namespace linkwright::ui {

namespace {

const Equation kNone;

QString pathOf(const QString& name, Notation notation) {
  return QStringLiteral(":/equations/%1/%2.svg").arg(QLatin1String(nameOf(notation)), name);
}

Equation readEquation(const QString& path) {
  QFile file(path);
  Equation equation;
  if (!file.open(QIODevice::ReadOnly)) return equation;
  equation.svg = file.readAll();
  const QStringList places = termsOfSvg(equation.svg);
  for (const QString& place : places) {
    const QString stem = stemOf(place);
    if (isSummand(stem)) {
      equation.sums.append(place);
    } else if (!isPart(stem) && !equation.terms.contains(stem)) {
      equation.terms.append(stem);
    }
  }
  return equation;
}

/// The name of a formulation's sheet of symbols is the first part of its equations' numbers.
QString sheetOf(Formulation formulation) {
  return QStringLiteral("symbols.") +
         QString::fromLatin1(idOf(formulation, EquationId::Rotation)).section(QLatin1Char('.'), 0, 0);
}

}  // namespace

Equations::Equations() { initEquationResources(); }

const Equation& Equations::read(const QString& name, bool prismatic, Notation notation) const {
  QString path = pathOf(name + QLatin1String(prismatic ? ".prismatic" : ".revolute"), notation);
  if (!QFile::exists(path)) path = pathOf(name, notation);
  const auto found = by_file_.find(path);
  return found != by_file_.end() ? found->second : by_file_.emplace(path, readEquation(path)).first->second;
}

const Equation& Equations::of(Formulation formulation, EquationId equation, bool prismatic, Notation notation) const {
  const char* id = idOf(formulation, equation);
  // the inputs are given: no equation makes them
  if (*id == '\0' || equation == EquationId::Input) return kNone;
  return read(QString::fromLatin1(id), prismatic, notation);
}

const QByteArray& Equations::symbols(Formulation formulation, Notation notation, bool prismatic) const {
  return read(sheetOf(formulation), prismatic, notation).svg;
}

}  // namespace linkwright::ui

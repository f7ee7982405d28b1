// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/equations.h"

#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/ui/support/file_bytes.h"
#include "ui/widgets/equation_label.h"

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QSvgRenderer>

using linkwright::EquationId;
using linkwright::Formulation;
using linkwright::kFormulations;
using linkwright::kNotations;
using linkwright::Notation;
using linkwright::test::fileBytes;
using linkwright::test::sourcePath;
using linkwright::ui::Equation;
using linkwright::ui::Equations;

namespace {

QDir folder() { return QDir(QString::fromStdString(sourcePath("assets/equations").string())); }

/// Every equation of every formulation, for turning and sliding joints, in every notation.
template <class Visit>
void forEachEquation(const Visit& visit) {
  const Equations equations;
  for (const Notation notation : kNotations) {
    for (const Formulation formulation : kFormulations) {
      for (int id = static_cast<int>(EquationId::Rotation); id <= static_cast<int>(EquationId::TorqueShare); ++id) {
        const auto equation = static_cast<EquationId>(id);
        if (*idOf(formulation, equation) == '\0') continue;
        for (const bool prismatic : {false, true}) {
          CAPTURE(nameOf(notation), idOf(formulation, equation), prismatic);
          visit(equations, notation, formulation, equation, prismatic);
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("Each equation's picture is made from its present source, in each notation", "[ui][explain]") {
  const QByteArray preamble = fileBytes(folder().filePath("preamble.tex"));
  const QByteArray own = fileBytes(folder().filePath("notations/source.tex"));
  REQUIRE_FALSE(preamble.isEmpty());
  REQUIRE_FALSE(own.isEmpty());
  const QStringList sources = folder().entryList({"*.tex"});
  CHECK(sources.size() > 60);
  for (const Notation notation : kNotations) {
    const QString name = nameOf(notation);
    QByteArray head = preamble + "\n" + own;
    if (notation != Notation::Source) head += "\n" + fileBytes(folder().filePath("notations/" + name + ".tex"));
    QStringList pictures = QDir(folder().filePath(name)).entryList({"*.svg"});
    for (const QString& source : sources) {
      if (source == "preamble.tex") continue;
      INFO("run scripts/make_equations: " << name.toStdString() << "/" << source.toStdString());
      const QByteArray text = head + "\n" + fileBytes(folder().filePath(source));
      const QByteArray digest = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
      // where the joint's kind has a letter of its own, the same source is drawn once more
      for (const QString& kind : {QString(".svg"), QString(".prismatic.svg")}) {
        const QString picture = source.chopped(4) + kind;
        if (kind != ".svg" && !pictures.contains(picture)) continue;
        CHECK(fileBytes(folder().filePath(name + "/" + picture)).contains("source sha256 " + digest));
        pictures.removeAll(picture);
      }
    }
    INFO(pictures.join(", ").toStdString());
    CHECK(pictures.isEmpty());
  }
}

TEST_CASE("Each symbol of each picture has a meaning, stands in the sheet of symbols and is coloured",
          "[ui][explain]") {
  forEachEquation([](const Equations& equations, Notation notation, Formulation formulation, EquationId id,
                     bool prismatic) {
    const Equation& equation = equations.of(formulation, id, prismatic, notation);
    const QStringList symbols = linkwright::ui::termsOfSvg(equations.symbols(formulation, notation, prismatic));
    REQUIRE_FALSE(equation.terms.isEmpty());
    for (const QString& term : equation.terms) {
      CAPTURE(term.toStdString());
      CHECK(linkwright::ui::meaningOf(term) != nullptr);
      CHECK(symbols.contains(term));
    }
    const QByteArray red = linkwright::ui::colouredSvg(equation.svg, Qt::black, {{equation.terms.first(), Qt::red}});
    CHECK(red.contains("fill='#ff0000'"));
  });
}

TEST_CASE("The groups of each picture are well nested: symbols in summands, summands right of the left side",
          "[ui][explain]") {
  forEachEquation([](const Equations& equations, Notation notation, Formulation formulation, EquationId id,
                     bool prismatic) {
    const Equation& equation = equations.of(formulation, id, prismatic, notation);
    // what is given has no right side
    CHECK(equation.sums.isEmpty() == (id == EquationId::ExternalWrench && formulation != Formulation::WorldSpatial));
    for (qsizetype at = 0; at < equation.sums.size(); ++at) CHECK(equation.sums[at] == QString("sum%1").arg(at + 1));
    const QStringList places = linkwright::ui::termsOfSvg(equation.svg);
    CHECK(QSet<QString>(places.begin(), places.end()).size() == places.size());
    CHECK(places.first() == "left");

    const QSvgRenderer renderer(equation.svg);
    const auto box = [&](const QString& group) {
      return renderer.transformForElement(group).mapRect(renderer.boundsOnElement(group));
    };
    for (const QString& group : places) {
      CAPTURE(group.toStdString());
      CHECK(box(group).width() > 0.0);
      CHECK(renderer.viewBoxF().adjusted(-0.1, -0.1, 0.1, 0.1).contains(box(group)));
    }
    for (const QString& sum : equation.sums) {
      CAPTURE(sum.toStdString());
      for (const QString& other : equation.sums) {
        if (other != sum) CHECK_FALSE(box(sum).adjusted(0.2, 0.2, -0.2, -0.2).intersects(box(other)));
      }
    }
    // the groups do not depend on the notation
    const Equation& own = equations.of(formulation, id, prismatic, Notation::Source);
    CHECK(places == linkwright::ui::termsOfSvg(own.svg));
    CHECK(equation.terms == own.terms);
    CHECK(equation.sums == own.sums);
  });
}

TEST_CASE("A picture is there for each kind of joint, and none that no equation asks for", "[ui][explain]") {
  QSet<QString> wanted;
  for (const Formulation formulation : kFormulations) {
    for (int id = static_cast<int>(EquationId::Rotation); id <= static_cast<int>(EquationId::TorqueShare); ++id) {
      wanted.insert(idOf(formulation, static_cast<EquationId>(id)));
    }
  }
  for (const QString& file : QDir(folder().filePath("source")).entryList({"*.svg"})) {
    QString name = file.chopped(4);
    if (name.startsWith("symbols.")) continue;
    name.remove(QRegularExpression("\\.(revolute|prismatic)$"));
    CAPTURE(name.toStdString());
    CHECK(wanted.contains(name));
  }
  const Equations equations;
  const auto svg = [&](bool prismatic, Notation notation) {
    return equations.of(Formulation::BodyFrame, EquationId::RotorTorque, prismatic, notation).svg;
  };
  // Craig writes d for a sliding joint's coordinate, theta for a turning one's
  CHECK(svg(false, Notation::CraigLuh) != svg(true, Notation::CraigLuh));
  CHECK(svg(false, Notation::Source) == svg(true, Notation::Source));
  CHECK(equations.of(Formulation::Spatial, EquationId::InertialMoment, false).svg.isEmpty());
  CHECK(equations.of(Formulation::Spatial, EquationId::Input, false).svg.isEmpty());
}

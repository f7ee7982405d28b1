// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/symbol_sheet.h"

#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/workspaces/explain/walk/explanation.h"

#include <QFont>
#include <QRegularExpression>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::kNotations;
using linkwright::test::openExample;

namespace {

/// What stands between symbols: signs, brackets, figures and a few words.
bool isNoSymbol(QString text) {
  static const QRegularExpression words(QStringLiteral("exp|sgn|given"));
  static const QRegularExpression signs(QString::fromUtf8("^[ ()\\[\\];,0-9×·−*T ΣₖₗG²]*$"));
  return signs.match(text.remove(words)).hasMatch();
}

}  // namespace

TEST_CASE("Every term of every equation is written in the symbols of the notation, none in raw letters") {
  for (const char* example : {"planar_3r.json", "scara.json", "torso_with_two_arms.json"}) {
    Document document;
    openExample(document, example);
    for (const Formulation formulation : linkwright::test::kAllFormulations) {
      // a torso's sums written out are long and the same
      if (formulation == Formulation::NonRecursive && std::string(example) == "torso_with_two_arms.json") continue;
      setFormulation(document, formulation);
      const SnapshotPtr snapshot = document.snapshot();
      const Equations equations;
      for (const Notation notation : kNotations) {
        const SymbolSheet sheet(equations, false, Qt::black, formulation, notation);
        for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
          for (const Summand& summand : termsOf(*snapshot, step).summands) {
            const QString plain = QString::fromStdString(summand.plain);
            int symbols = 0;
            for (const SymbolPiece& piece : piecesOf(plain, sheet)) {
              if (!piece.stem.isEmpty()) {
                ++symbols;
                CHECK(sheet.has(piece.stem));
                continue;
              }
              INFO(example << ", " << nameOf(notation) << ": " << summand.plain << " has " << piece.text.toStdString());
              CHECK(isNoSymbol(piece.text));
            }
            INFO(summand.plain);
            CHECK((symbols > 0 || plain == QLatin1String("given")));
          }
        }
      }
    }
  }
}

TEST_CASE("A product is as wide as its symbols and what stands between them, a hat as its notation has it") {
  const Equations equations;
  const SymbolSheet source(equations, false, Qt::black, Formulation::BodyFrame, Notation::Source);
  const SymbolSheet craig(equations, false, Qt::black, Formulation::BodyFrame, Notation::CraigLuh);
  const auto pieces = piecesOf(QString::fromUtf8("Rᵢᵀ (αₚ × rᵢ)"), source);
  std::vector<std::string> stems;
  for (const SymbolPiece& piece : pieces) {
    if (!piece.stem.isEmpty()) stems.push_back(piece.stem.toStdString());
  }
  CHECK(stems == std::vector<std::string>{"R_i", "alpha_p", "r_i"});
  const QFont font;
  CHECK(widthOf(pieces, source, font) > widthOf(piecesOf(QString::fromUtf8("αₚ × rᵢ"), source), source, font));
  const auto hat = piecesOf(QString::fromUtf8("exp(ŝᵢ qᵢ)"), source);
  CHECK(std::any_of(hat.begin(), hat.end(), [](const SymbolPiece& piece) { return piece.hat; }));
  QString text;
  for (const SymbolPiece& piece : piecesOf(QString::fromUtf8("exp(ŝᵢ qᵢ)"), craig)) {
    CHECK_FALSE(piece.hat);
    text += piece.stem.isEmpty() ? piece.text : QStringLiteral("<") + piece.stem + QStringLiteral(">");
  }
  CHECK(text == QString::fromUtf8("exp([<s_i>×] <q_i>)"));
}

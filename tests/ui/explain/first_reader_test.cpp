// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader who sees the walk for the first time needs: symbols that agree, words where letters are not enough.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/view3d/legend.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/explain/table/table_panel.h"
#include "ui/workspaces/explain/walk/arrow_scales.h"
#include "ui/workspaces/explain/walk/explanation.h"
#include "ui/workspaces/explain/walk/label_symbols.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/step_arrows.h"
#include "ui/workspaces/explain/walk/symbol_sheet.h"

#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

SnapshotPtr inLivelyMotion(Document& document, const char* example) {
  openExample(document, example);
  const LivelyRates rates = livelyRates(*document.snapshot()->model);
  setState(document, document.snapshot()->q, rates.qd, rates.qdd, QStringLiteral("move"));
  return document.snapshot();
}

int stepOf(const Snapshot& snapshot, EquationId equation) {
  for (std::size_t i = 0; i < snapshot.steps->size(); ++i) {
    if ((*snapshot.steps)[i].equation == equation && (*snapshot.steps)[i].body > 0) return static_cast<int>(i);
  }
  FAIL("no such step");
  return -1;
}

/// The names in the key at that equation.
QStringList keyNames(const Snapshot& snapshot, EquationId equation, Notation notation) {
  const ArrowScales scales = arrowScales(snapshot);
  const std::vector<Arrow> arrows = stepArrows(snapshot, stepOf(snapshot, equation), scales);
  QStringList names;
  for (const ScaleBar& bar : scaleBars(snapshot, arrows, scales, notation)) names << bar.name;
  return names;
}

}  // namespace

TEST_CASE("A transpose is written in the rows as in the equation of that notation", "[ui][explain]") {
  const Equations equations;
  const QString plain = QStringLiteral(u"Rᵢᵀ (αₚ × rᵢ)");
  for (const Notation notation : {Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark}) {
    const SymbolSheet sheet(equations, false, Qt::black, Formulation::BodyFrame, notation);
    INFO(nameOf(notation));
    REQUIRE(sheet.has(QStringLiteral("R_i^T")));
    const std::vector<SymbolPiece> pieces = piecesOf(plain, sheet);
    CHECK(pieces.front().stem == QLatin1String("R_i^T"));
    CHECK(sheet.widthOf(pieces.front().stem) > 5.0);
    // no exponent besides
    CHECK(std::none_of(pieces.begin(), pieces.end(), [](const SymbolPiece& piece) { return piece.raised; }));
  }
  const SymbolSheet own(equations, false, Qt::black, Formulation::BodyFrame, Notation::Source);
  CHECK_FALSE(own.has(QStringLiteral("R_i^T")));
  CHECK(piecesOf(plain, own).front().stem == QLatin1String("R_i"));
}

TEST_CASE("The key of colours has the letters of the notation that is chosen", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = inLivelyMotion(document, "planar_3r.json");
  using enum EquationId;
  CHECK(keyNames(*snapshot, JointForce, Notation::Source).contains(QStringLiteral("force F, f")));
  CHECK(keyNames(*snapshot, LinearAcceleration, Notation::Source).contains(QStringLiteral("acceleration a")));
  CHECK(keyNames(*snapshot, LinearAcceleration, Notation::CraigLuh).contains(QStringLiteral(u"acceleration v̇")));
  CHECK(keyNames(*snapshot, AngularAcceleration, Notation::Featherstone)
            .contains(QStringLiteral(u"angular acceleration ω̇")));
}

TEST_CASE("The titles of mistakes have the letters of the notation that is chosen", "[ui][explain]") {
  int changed = 0;
  for (const Mistake mistake : kMistakes) {
    CHECK(mistakeTitleIn(mistake, Notation::Source) == mistakeTitle(mistake));
    for (const Notation notation : {Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark})
      changed += mistakeTitleIn(mistake, notation) != mistakeTitle(mistake) ? 1 : 0;
  }
  CHECK(changed >= 5);
  CHECK(mistakeTitleIn(Mistake::NoCentreLever, Notation::CraigLuh) == QStringLiteral(u"P_C × F left out"));
  CHECK(mistakeTitleIn(Mistake::TransposedRotation, Notation::Featherstone) == "E in place of its transpose");
  CHECK(plantedTextIn({Mistake::NoCentreLever}, Notation::CraigLuh).contains(QStringLiteral(u"P_C × F left out")));
}

TEST_CASE("What no step makes says where it is given", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = inLivelyMotion(document, "ur5e.urdf");
  int state = 0, model = 0;
  for (int step = 0; step < static_cast<int>(snapshot->steps->size()); ++step) {
    for (const ExplainedValue& value : explain(*snapshot, {step, -1, Axes::Link, {}}).operands) {
      const bool rate = value.term == "qd_i" || value.term == "qdd_i" || value.term == "q_i";
      const bool of_model = value.term == "m_i" || value.term == "c_i" || value.term == "s_i" || value.term == "I_i";
      INFO(value.term.toStdString());
      if (rate) CHECK(value.given == "from the state");
      if (of_model) CHECK(value.given == "from the model");
      if (value.made_in >= 0) CHECK(value.given.isEmpty());
      if (!value.given.isEmpty()) CHECK(spokenText(value).contains(value.given));
      state += rate ? 1 : 0;
      model += of_model ? 1 : 0;
    }
  }
  CHECK(state > 6);
  CHECK(model > 12);
}

TEST_CASE("The button that sets the robot in motion says its rates and is one step to undo", "[ui][explain]") {
  Document document;
  openExample(document, "planar_3r.json");
  StartPage page(document);
  page.show(*document.snapshot());
  const auto* rates = page.findChild<QLabel*>("explainRates");
  auto* button = page.findChild<QPushButton*>("explainSetInMotion");
  REQUIRE(rates != nullptr);
  REQUIRE(button != nullptr);
  CHECK(rates->text() ==
        QStringLiteral(u"<qt>This sets <i>q̇</i> = 1, −0.5, 0.75 rad/s and <i>q̈</i> = 2, 1, −1.5 rad/s², in "
                       "the order of the joints.</qt>"));
  CHECK(button->accessibleDescription().startsWith(QStringLiteral(u"This sets q̇ = 1, −0.5, 0.75 rad/s")));
  const int before = document.undoStack()->count();
  button->click();
  CHECK(document.undoStack()->count() == before + 1);
  CHECK(document.snapshot()->qd[2] == 0.75);
  CHECK(document.snapshot()->qdd[2] == -1.5);
  document.undoStack()->undo();
  CHECK(document.snapshot()->qd.isZero(0.0));
}

TEST_CASE("A column of what is handed on is headed with the product that its numbers are", "[ui][explain]") {
  Document document;
  Interaction interaction;
  inLivelyMotion(document, "planar_3r.json");
  TableModel model(document, interaction);
  model.refresh();
  QStringList products;
  for (int column = 0; column < model.columnCount(); ++column) {
    const QString product = model.headerData(column, Qt::Horizontal, TableModel::ProductRole).toString();
    if (product.isEmpty()) continue;
    products << product;
    CHECK(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().contains(product));
  }
  CHECK(products == QStringList{QStringLiteral(u"Rₖ fₖ"), QStringLiteral(u"Rₖ nₖ + rₖ × Rₖ fₖ")});
}

TEST_CASE("The key says what the tints of links mean, those that are there", "[ui][explain]") {
  LitLinks lit;
  lit.current = 1;
  lit.outward = {0};
  const Legend legend = legendOf({}, {}, 0.01, false, lit);
  REQUIRE(legend.tints.size() == 2);
  CHECK(legend.tints[0].colour == lookOf(false).lit);
  CHECK(legend.tints[1].colour == lookOf(false).outward);
  CHECK(legend.key() != legendOf({}, {}, 0.01, false).key());
  CHECK(paintLegend(legend, 1.0).width() > paintLegend(legendOf({}, {}, 0.01, false), 1.0).width());
}

TEST_CASE("In high contrast what steps back can still be read", "[ui][explain]") {
  for (const Quantity quantity : {Quantity::AngularVelocity, Quantity::LinearAcceleration, Quantity::JointForce,
                                  Quantity::JointMoment, Quantity::JointTorque, Quantity::AngularAcceleration}) {
    const QColor colour = quantityColour(quantity, true);
    const double kept = keptOfFaded(0.38, {colour}, Qt::white, Qt::black);
    const auto part = static_cast<float>(kept);
    const QColor seen = QColor::fromRgbF(part * colour.redF(), part * colour.greenF(), part * colour.blueF());
    INFO(colour.name().toStdString() << " keeps " << kept);
    CHECK(contrastOf(seen, Qt::black) >= 4.4);
    CHECK(kept < 1.0);
  }
  // elsewhere it steps back as far as was wanted
  CHECK(keptOfFaded(0.38, {Qt::blue}, QColor(0x20, 0x20, 0x20), QColor(0xf2, 0xf3, 0xf5)) == 0.38);
}

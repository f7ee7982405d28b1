// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of the arrows in the letters of the notation that was chosen.
#include "ui/workspaces/explain/walk/label_symbols.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

SnapshotPtr movingBy(Document& document, const char* example, Formulation formulation) {
  openExample(document, example);
  setFormulation(document, formulation);
  const int dof = document.snapshot()->model->dof();
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  setState(document, Eigen::VectorXd::LinSpaced(dof, 0.1, 0.6), qd, 1.5 * qd, QStringLiteral("move"));
  return document.snapshot();
}

/// The labels of all arrows of all steps, without their numbers.
QStringList labels(const Snapshot& snapshot, Notation notation) {
  const ArrowScales scales = arrowScales(snapshot);
  QStringList all;
  for (int step = 0; step < static_cast<int>(snapshot.steps->size()); ++step) {
    for (const SumArrows sums : {SumArrows::AtPlace, SumArrows::HeadToTail}) {
      for (const Arrow& arrow : stepArrows(snapshot, step, scales, {sums, -1, notation})) all << arrow.label;
    }
  }
  all.removeDuplicates();
  return all;
}

bool anyHas(const QStringList& labels, const QString& piece) { return !labels.filter(piece).isEmpty(); }

}  // namespace

TEST_CASE("Products are written in each notation's letters", "[ui][explain]") {
  const auto written = [](const char16_t* plain, Notation notation, Formulation formulation = Formulation::BodyFrame) {
    return inNotation(QString::fromUtf16(plain), formulation, notation);
  };
  using enum Notation;
  CHECK(written(u"Rᵢᵀ (αₚ × rᵢ)", Source) == QStringLiteral(u"Rᵢᵀ (αₚ × rᵢ)"));
  CHECK(written(u"Rᵢᵀ (αₚ × rᵢ)", CraigLuh) == QStringLiteral(u"ⁱₚR (ᵖω̇ₚ × ᵖPᵢ)"));
  CHECK(written(u"Rᵢᵀ (αₚ × rᵢ)", Featherstone) == QStringLiteral(u"ⁱEₚ (ω̇ₚ × rᵢ)"));
  CHECK(written(u"Rᵢᵀ (αₚ × rᵢ)", LynchPark) == QStringLiteral(u"Rᵢₚ (ω̇ₚ × pₚᵢ)"));
  CHECK(written(u"rₖ × Rₖ fₖ", CraigLuh) == QStringLiteral(u"ⁱPₖ × ⁱₖR ᵏfₖ"));
  CHECK(written(u"ωᵢ × sᵢ q̇ᵢ", CraigLuh) == QStringLiteral(u"ⁱωᵢ × ⁱẐᵢ θ̇ᵢ"));
  CHECK(written(u"sᵢ · nᵢ", LynchPark) == QStringLiteral(u"sᵢ · mᵢ"));
  CHECK(written(u"Xₖᵀ Fₖ", Featherstone, Formulation::Spatial) == QStringLiteral(u"ⁱX*ₖ fₖ"));
  CHECK(written(u"Xᵢ Aₚ", LynchPark, Formulation::Spatial) == QStringLiteral(u"Adᵢₚ V̇ₚ"));
  CHECK(written(u"wₚ × (wₚ × (pⱼ − pₚ))", CraigLuh, Formulation::WorldSpatial) ==
        QStringLiteral(u"⁰ωₚ × (⁰ωₚ × (⁰Pⱼ − ⁰Pₚ))"));
  CHECK(written(u"v̇ⱼ", LynchPark, Formulation::WorldSpatial) == QStringLiteral(u"p̈ₛⱼ"));
  // a sliding joint of Craig's
  CHECK(inNotation(QStringLiteral(u"sᵢ q̇ᵢ"), Formulation::BodyFrame, CraigLuh, true) == QStringLiteral(u"ⁱẐᵢ ḋᵢ"));
  // numbers low and raised, of the parent and the child
  CHECK(withNumbers(QStringLiteral(u"ⁱₚR ᵖωₚ"), Formulation::BodyFrame, 11, 2, -1) == QStringLiteral(u"¹²₃R ³ω₃"));
  CHECK(withNumbers(QStringLiteral(u"ⁱₖR ᵏfₖ"), Formulation::BodyFrame, 1, 0, 4) == QStringLiteral(u"²₅R ⁵f₅"));
}

TEST_CASE("The labels of the arrows follow the notation, and nothing of the source's letters is left",
          "[ui][explain]") {
  Document document;
  const SnapshotPtr body = movingBy(document, "ur5e.urdf", Formulation::BodyFrame);
  const QStringList ours = labels(*body, Notation::Source);
  CHECK(anyHas(ours, QStringLiteral(u"α₃")));
  const QStringList craig = labels(*body, Notation::CraigLuh);
  CHECK_FALSE(anyHas(craig, QStringLiteral(u"α")));
  CHECK(anyHas(craig, QStringLiteral(u"³ω̇₃")));
  CHECK(anyHas(craig, QStringLiteral(u"³v̇_C3")));
  CHECK(anyHas(craig, QStringLiteral(u"³f₃")));
  const QStringList lynch = labels(*body, Notation::LynchPark);
  CHECK(anyHas(lynch, QStringLiteral(u"m₃")));
  CHECK_FALSE(anyHas(lynch, QStringLiteral(u"α")));
  CHECK_FALSE(anyHas(lynch, QStringLiteral(u"n₃")));
  Document other;
  const SnapshotPtr world = movingBy(other, "ur5e.urdf", Formulation::WorldSpatial);
  CHECK(anyHas(labels(*world, Notation::Source), QStringLiteral(u"w₃")));
  for (const Notation notation : {Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark}) {
    INFO(nameOf(notation));
    CHECK_FALSE(anyHas(labels(*world, notation), QStringLiteral(u"w₃")));
    CHECK_FALSE(anyHas(labels(*world, notation), QStringLiteral(u"ẇ")));
  }
  // a half of a six-vector is no force of Craig's
  Document spatial;
  const SnapshotPtr six = movingBy(spatial, "ur5e.urdf", Formulation::Spatial);
  CHECK_FALSE(anyHas(labels(*six, Notation::CraigLuh), QStringLiteral(u"³N₃")));
}

TEST_CASE("Each share of a torque in the sums written out has a name of its own", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = movingBy(document, "ur5e.urdf", Formulation::NonRecursive);
  std::set<QString> names;
  int shares = 0;
  for (const Recorded& entry : snapshot->recording->entries) {
    if (entry.quantity != Quantity::TorqueShare) continue;
    const std::vector<ActingVector> vectors = actingVectors(*snapshot, entry);
    REQUIRE(vectors.size() == 1);
    names.insert(symbolOf(*snapshot, vectors[0], entry));
    ++shares;
  }
  CHECK(shares == 21);  // of 6 joints, each with the links beyond
  CHECK(static_cast<int>(names.size()) == shares);
  CHECK(names.count(QStringLiteral(u"τ₂₅")) == 1);
}

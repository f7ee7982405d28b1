// SPDX-License-Identifier: GPL-3.0-or-later
// Check My Values takes a student's variant, so that the student's table is held against it.
#include "core/exercise/submissions.h"
#include "core/exercise/variant.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "ui/document/look.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/explain/questions/check_flow.h"
#include "ui/workspaces/explain/questions/check_panel.h"
#include "ui/workspaces/explain/questions/variant_dialog.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

TEST_CASE("A student's table is checked against the student's own variant, and undo brings the robot back") {
  Document document;
  Interaction interaction;
  QWidget window;
  openExample(document, "puma560.json");
  setFormulation(document, Formulation::Spatial);
  CheckFlow flow(document, interaction, &window,
                 [] { return QString::fromStdString(sourcePath("assets/examples").string()); });
  flow.show();
  findWidget<QPushButton>(flow.panel(), "checkVariant")->click();
  auto* dialog = flow.panel().window()->findChild<VariantDialog*>();
  REQUIRE(dialog != nullptr);

  // what is missing is said where it is missing, and nothing has changed
  findWidget<QPushButton>(*dialog, "variantTake")->click();
  CHECK(dialog->isVisible());
  CHECK(findWidget<QLabel>(*dialog, "variantStudentWords")->text().startsWith("Type the student's id"));
  findWidget<QLineEdit>(*dialog, "variantExercise")->setText("/nowhere.json");
  findWidget<QLineEdit>(*dialog, "variantStudent")->setText("student 7");
  findWidget<QPushButton>(*dialog, "variantTake")->click();
  CHECK(findWidget<QLabel>(*dialog, "variantExerciseWords")->text().contains("No such file"));
  CHECK(document.snapshot()->model->dof() == 6);

  const std::string spec = sourcePath("assets/exercises/inward_pass.json").string();
  findWidget<QLineEdit>(*dialog, "variantExercise")->setText(QString::fromStdString(spec));
  findWidget<QLineEdit>(*dialog, "variantSecret")->setText("another");
  auto* found = findWidget<QLabel>(*dialog, "variantFound");
  CHECK(found->isVisible());
  QCoreApplication::processEvents();
  CHECK(found->height() >= found->heightForWidth(found->width()));
  const QString of_another = found->text();
  findWidget<QLineEdit>(*dialog, "variantSecret")->setText("our own");
  CHECK(found->text() != of_another);
  findWidget<QPushButton>(*dialog, "variantTake")->click();
  CHECK_FALSE(dialog->isVisible());
  const OpenExercise open = openExercise(spec, sourcePath("assets/examples").string()).value();
  const Variant variant = std::move(VariantMaker(open, "our own").make("student 7")).value();
  // the code stands on the student's sheet; the answers are at hand
  CHECK(found->text().contains(QString::fromStdString(variant.code)));
  CHECK(found->text().contains(QString::fromStdString(variant.givens.front().text)));
  CHECK(found->text().contains(significant(variant.answers[0].truth, 6)));
  QCoreApplication::processEvents();
  const SnapshotPtr snapshot = document.snapshot();
  CHECK(snapshot->formulation == Formulation::BodyFrame);
  CHECK((snapshot->q - variant.instant.input.q).cwiseAbs().maxCoeff() < 1e-9);
  CHECK(snapshot->qdd == variant.instant.input.qdd);
  CHECK(snapshot->model->totalMass() == variant.robot.model->totalMass());

  const TemporaryFolder folder;
  const std::string right = folder.write("7.csv", keyTable(open, variant));
  flow.open(QString::fromStdString(right));
  CHECK(flow.panel().report().allAgree());
  const std::string wrong = folder.write("7w.csv", keyTable(open, variant, {Mistake::NoChildLever}));
  flow.open(QString::fromStdString(wrong));
  CHECK(flow.panel().report().differing > 0);

  document.undo();
  QCoreApplication::processEvents();
  CHECK(document.snapshot()->model->dof() == 6);
  document.redo();
  CHECK(document.snapshot()->model->dof() == 2);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A motion from a table of samples: dropped or chosen, looked at, taken in one undo step; what is wrong changes
// nothing.
#include "ui/files/motion_import.h"

#include "tests/support/command.h"
#include "tests/ui/window/answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/files/motion_files.h"
#include "ui/files/motion_import_dialog.h"
#include "ui/widgets/diagnostics_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>
#include <QUrl>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::Answer;
using linkwright::test::fileDialog;
using linkwright::test::findWidget;
using linkwright::test::TemporaryFolder;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

constexpr double kStep = 0.01;  // s
constexpr double kW = 2.0 * std::numbers::pi;

/// Two periods of a sine of both joints, each 10 ms, rounded as an encoder does; with velocities where they are wanted.
std::string sines(bool velocities, double rounded) {
  std::string text = velocities ? "t,q.joint_1,q.joint_2,qd.joint_1,qd.joint_2\n" : "t,q.joint_1,q.joint_2\n";
  char line[200];
  for (int k = 0; k <= 200; ++k) {
    const double t = kStep * k;
    const auto q = [&](double amplitude) {
      const double exact = amplitude * std::sin(kW * t);
      return rounded > 0.0 ? rounded * std::round(exact / rounded) : exact;
    };
    if (velocities)
      std::snprintf(line, sizeof line, "%.17g,%.17g,%.17g,%.17g,%.17g\n", t, q(0.5), q(0.25),
                    0.5 * kW * std::cos(kW * t), 0.25 * kW * std::cos(kW * t));
    else
      std::snprintf(line, sizeof line, "%.17g,%.17g,%.17g\n", t, q(0.5), q(0.25));
    text += line;
  }
  return text;
}

struct Window : WindowFixture {
  TemporaryFolder folder;
  Window() : WindowFixture("planar_2r.json") { document().undoStack()->clear(); }

  QString file(const char* name, const std::string& text) const {
    return QString::fromStdString(folder.write(name, text));
  }
  MotionImport& importing() { return find<MotionFiles>()->importing(); }
  template <class T>
  T* find() {
    T* found = window.findChild<T*>();
    REQUIRE(found != nullptr);
    return found;
  }
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
  }
  /// The dialog, once it has all of its numbers.
  MotionImportDialog* dialog() {
    REQUIRE(waitUntil([&] { return window.findChild<MotionImportDialog*>() != nullptr; }));
    auto* shown = window.findChild<MotionImportDialog*>();
    REQUIRE(waitUntil(
        [&] { return shown->isDone() && findWidget<QPushButton>(*shown, "motionImportAccept")->isEnabled(); }));
    return shown;
  }
  void accept(MotionImportDialog* shown) {
    findWidget<QPushButton>(*shown, "motionImportAccept")->click();
    REQUIRE(waitUntil([&] { return window.findChild<MotionImportDialog*>() == nullptr; }));
    settle();
  }
};

double cell(MotionImportDialog* dialog, int row, int column) {
  bool is_number = false;
  const QString text = findWidget<QTableWidget>(*dialog, "motionImportEffects")->item(row, column)->text();
  const double value = text.toDouble(&is_number);
  INFO(text.toStdString());
  CHECK(is_number);
  return value;
}

const SampledCourse& courseOf(const Document& document) {
  return std::get<SampledCourse>(document.snapshot()->motion.plan->course);
}

}  // namespace

TEST_CASE("A table of positions that is dropped is shown with what each way to derivatives makes of it") {
  Window f;
  f.window.interaction().setAngleUnit(AngleUnit::Radian);
  // an encoder of about 6,000 lines a turn: backward differences make mountains of it
  f.drop(f.file("arm.csv", sines(false, 1e-3)));
  MotionImportDialog* dialog = f.dialog();
  CHECK(findWidget<QLabel>(*dialog, "motionImportHeading")->text() ==
        "arm.csv: 201 samples over 2 s, in steps of 10 ms");
  CHECK(findWidget<QLabel>(*dialog, "motionImportColumns")->text().contains("must be computed"));
  CHECK_FALSE(findWidget<QCheckBox>(*dialog, "motionImportUseGiven")->isVisible());
  auto* joint = findWidget<QComboBox>(*dialog, "motionImportJoint");
  joint->setCurrentIndex(0);
  const double peak = 0.5 * kW * kW;
  // the fit keeps the motion; the quantum, twice over the step squared, is what backward differences add
  CHECK(cell(dialog, 0, 1) == Approx(peak).epsilon(0.1));
  CHECK(cell(dialog, 0, 2) == Approx(peak / std::sqrt(2.0)).epsilon(0.05));
  const double jump = 0.5 * kW / kStep;  // from rest at once
  CHECK(cell(dialog, 2, 1) == Approx(jump).epsilon(0.05));
  CHECK(cell(dialog, 2, 2) > 1.5 * cell(dialog, 0, 2));
  CHECK(cell(dialog, 2, 3) > 2.0 * cell(dialog, 0, 3));
  auto* effects = findWidget<QTableWidget>(*dialog, "motionImportEffects");
  CHECK(effects->rowCount() == 3);
  CHECK(effects->item(0, 5)->text() == "none");
  CHECK(effects->item(2, 5)->text() == "qd 5 ms, qdd 10 ms");
  CHECK(effects->item(2, 0)->text().contains("common mistake"));
  // Return imports, it does not cancel
  CHECK(dialog->focusWidget() == findWidget<QRadioButton>(*dialog, "waySavitzkyGolay"));
  CHECK(findWidget<QPushButton>(*dialog, "motionImportAccept")->isDefault());
  CHECK(findWidget<QRadioButton>(*dialog, "wayBackward")->text().contains("a common mistake"));
  CHECK(findWidget<QLabel>(*dialog, "motionImportNote")->text().contains("times as large as with Savitzky-Golay"));

  // the numbers are those of the core
  MotionLoads loads{f.document().snapshot()->gravity, f.document().snapshot()->terms};
  const DerivativeEffect effect = derivativeEffect(*f.document().snapshot()->model, dialog->course(), loads).value();
  CHECK(cell(dialog, 0, 3) == Approx(std::abs(effect.statistics[0].torque.value)).epsilon(1e-3));
  CHECK(cell(dialog, 0, 4) == Approx(effect.statistics[0].rms_torque).epsilon(1e-3));

  // a longer window takes more of the noise, and only its row changes
  const double quiet = cell(dialog, 0, 2), spline = cell(dialog, 1, 2);
  auto* window = findWidget<QSpinBox>(*dialog, "savitzkyWindow");
  window->setValue(24);
  CHECK(window->value() == 25);
  REQUIRE(waitUntil([&] { return dialog->isDone(); }));
  CHECK(std::abs(cell(dialog, 0, 2) - peak / std::sqrt(2.0)) < std::abs(quiet - peak / std::sqrt(2.0)));
  CHECK(cell(dialog, 1, 2) == spline);
  dialog->reject();
  f.settle();
  CHECK(f.document().undoStack()->count() == 0);
}

TEST_CASE("An import is one undo step, by the way that was chosen, and shows the motion from its start") {
  Window f;
  const std::shared_ptr<const TrajectoryPlan> before = f.document().snapshot()->motion.plan;
  const Answer which(fileDialog(f.file("arm.csv", sines(false, 0.0))));
  f.command("ImportMotion")->trigger();
  CHECK(which.wasAsked());
  MotionImportDialog* dialog = f.dialog();
  findWidget<QRadioButton>(*dialog, "wayBackward")->setChecked(true);
  CHECK(findWidget<QLabel>(*dialog, "motionImportNote")->text().startsWith("This common mistake"));
  CHECK_FALSE(findWidget<QSpinBox>(*dialog, "savitzkyWindow")->isEnabled());
  f.accept(dialog);
  REQUIRE(f.document().undoStack()->count() == 1);
  CHECK(f.document().undoStack()->undoText() == "Import motion arm");
  const SampledCourse& course = courseOf(f.document());
  CHECK(course.how.method == DerivativeMethod::BackwardDifferences);
  CHECK(course.t.size() == 201);
  CHECK(course.qd.size() == 0);
  CHECK(f.document().snapshot()->source == StateSource::Motion);
  CHECK(f.document().snapshot()->time == 0.0);
  CHECK(f.document().snapshot()->motion.curves->samples.qd(1, 0) == Approx(course.q(1, 0) / kStep).epsilon(1e-12));
  CHECK(f.command("WorkspaceMove")->isChecked());
  f.document().undo();
  CHECK(*f.document().snapshot()->motion.plan == *before);
}

TEST_CASE("Velocities of the file are used, or left aside, as the person says") {
  Window f;
  f.importing().open(f.file("arm.csv", sines(true, 0.0)));
  MotionImportDialog* dialog = f.dialog();
  auto* use = findWidget<QCheckBox>(*dialog, "motionImportUseGiven");
  CHECK(use->isVisible());
  CHECK(use->isChecked());
  CHECK(dialog->course().qd.rows() == 201);
  auto* effects = findWidget<QTableWidget>(*dialog, "motionImportEffects");
  CHECK(effects->item(2, 5)->text() == "qdd 5 ms");
  use->setChecked(false);
  REQUIRE(waitUntil([&] { return dialog->isDone(); }));
  CHECK(effects->item(2, 5)->text() == "qd 5 ms, qdd 10 ms");
  CHECK(dialog->course().qd.size() == 0);
  use->setChecked(true);
  findWidget<QRadioButton>(*dialog, "waySpline")->setChecked(true);
  REQUIRE(waitUntil([&] { return dialog->isDone(); }));
  f.accept(dialog);
  const SampledCourse& course = courseOf(f.document());
  CHECK(course.how.method == DerivativeMethod::Spline);
  CHECK(course.qd(0, 0) == 0.5 * kW);
}

TEST_CASE("A motion that is exported and imported again is itself; nothing is made then") {
  Window f;
  const SnapshotPtr snapshot = f.document().snapshot();
  const JointSamples samples = snapshot->motion.curves->trajectory.sampleAll(0.02);
  std::string text = "t,q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2,tau.joint_1,tau.joint_2\n";
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    char line[300];
    std::snprintf(line, sizeof line, "%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,0,0\n", samples.t[k], samples.q(k, 0),
                  samples.q(k, 1), samples.qd(k, 0), samples.qd(k, 1), samples.qdd(k, 0), samples.qdd(k, 1));
    text += line;
  }
  f.importing().open(f.file("again.csv", text));
  MotionImportDialog* dialog = f.dialog();
  CHECK(dialog->way() == DerivativeWay::Given);
  CHECK_FALSE(findWidget<QRadioButton>(*dialog, "waySavitzkyGolay")->isEnabled());
  CHECK(findWidget<QTableWidget>(*dialog, "motionImportEffects")->rowCount() == 4);
  CHECK(findWidget<QLabel>(*dialog, "motionImportUnused")->text().contains("torques"));
  f.accept(dialog);
  CHECK(courseOf(f.document()).qdd == samples.qdd);
  CHECK(f.document().snapshot()->motion.curves->samples.qdd == samples.qdd);
}

TEST_CASE("What is wrong with a file is listed with its line, and nothing changes") {
  Window f;
  const std::shared_ptr<const MotionCurves> before = f.document().snapshot()->motion.curves;
  struct Case {
    const char *text, *where, *words;
  };
  const Case cases[] = {
      {"t,q.joint_1\n0,1\n1,2\n", "bad.csv:1", "'q.joint_2' is missing"},
      {"t,q.joint_1,q.joint_2,q.elbow\n0,1,1,1\n", "bad.csv:1", "no moving joint 'elbow'"},
      {"t,q.joint_1,q.joint_2\n0,1,1\n0,1,2\n", "bad.csv:3", "must be greater than that of the previous one"},
      {"t,q.joint_1,q.joint_2\n0,1,nan\n1,1,2\n", "bad.csv:2", "not a finite number"},
      {"t,q.joint_1,q.joint_2\n0,0,1,5,2,5\n1,0,1,6,2,6\n", "bad.csv:2", "decimal commas"}};
  for (const Case& each : cases) {
    CAPTURE(each.text);
    f.drop(f.file("bad.csv", each.text));
    REQUIRE(waitUntil([&] { return f.window.findChild<DiagnosticsDialog*>() != nullptr; }));
    auto* dialog = f.window.findChild<DiagnosticsDialog*>();
    const auto* list = findWidget<QTreeWidget>(*dialog, "diagnosticsList");
    CHECK(list->topLevelItem(0)->text(0) == each.where);
    CHECK(list->topLevelItem(0)->text(1).contains(each.words));
    CHECK(findWidget<QLabel>(*dialog, "diagnosticsHeading")->text().startsWith("Could not import bad.csv."));
    delete dialog;
  }
  CHECK(f.document().snapshot()->motion.curves == before);
  CHECK(f.document().undoStack()->count() == 0);
}

TEST_CASE("Few samples, degrees and a student's table are told apart") {
  Window f;
  CHECK(MotionImport::takes(f.file("motion.csv", "t,q.joint_1,q.joint_2\n")));
  CHECK_FALSE(MotionImport::takes(f.file("mine.csv", "link,quantity,v0\nlink_1,omega,1\n")));
  CHECK_FALSE(MotionImport::takes(f.file("dh.csv", "theta,d,a,alpha\n0,0,1,0\n")));
  CHECK_FALSE(MotionImport::takes("no such file.csv"));
  // five samples: a window of nine is too long for them, one of five is not; 90 is no number of radians
  f.importing().open(f.file("few.csv", "t,q.joint_1,q.joint_2\n0,0,0\n1,0,30\n2,0,60\n3,0,90\n4,0,90\n"));
  MotionImportDialog* dialog = f.dialog();
  CHECK(findWidget<QSpinBox>(*dialog, "savitzkyWindow")->value() == 5);
  CHECK(findWidget<QLabel>(*dialog, "motionImportDoubt")->text().contains("degrees"));
  delete dialog;
  // two: no fit at all
  f.importing().open(f.file("two.csv", "t,q.joint_1,q.joint_2\n0,0,0\n1,0.5,0.5\n"));
  dialog = f.dialog();
  CHECK(findWidget<QRadioButton>(*dialog, "waySpline")->isChecked());
  findWidget<QRadioButton>(*dialog, "waySavitzkyGolay")->setChecked(true);
  CHECK_FALSE(findWidget<QPushButton>(*dialog, "motionImportAccept")->isEnabled());
  CHECK(findWidget<QLabel>(*dialog, "motionImportNote")->text().contains("it needs"));
  delete dialog;
}

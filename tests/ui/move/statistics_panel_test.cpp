// SPDX-License-Identifier: GPL-3.0-or-later
// What a motion asks of the joints, in a table that leads to the instants: against closed forms.
#include "ui/workspaces/move/statistics_panel.h"

#include "core/mechanism/edit.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <utility>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::kPi;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

using Column = StatisticsModel::Column;

/// Two sines about the ready pose, whole periods of both in 2 s.
TrajectoryPlan sines(const Document& document, double amplitude) {
  WaveCourse wave;
  const int dof = document.snapshot()->model->dof();
  wave.centre = {{}, document.snapshot()->model->readyPose()};
  wave.amplitude = Eigen::VectorXd::LinSpaced(dof, amplitude, 0.5 * amplitude);
  wave.frequency = Eigen::VectorXd::LinSpaced(dof, 1.0, 1.0 * dof);
  wave.phase = Eigen::VectorXd::Zero(dof);
  wave.duration = 2.0;
  TrajectoryPlan plan;
  plan.course = wave;
  return plan;
}

struct Panel {
  Document document;
  Interaction interaction;
  std::unique_ptr<StatisticsPanel> panel;

  explicit Panel(const char* example = "planar_2r.json") {
    openExample(document, example);
    panel = std::make_unique<StatisticsPanel>(document, interaction);
    panel->resize(900, 480);
    panel->show();
    REQUIRE(QTest::qWaitForWindowActive(panel.get()));
  }
  void move(double amplitude) {
    setTrajectory(document, sines(document, amplitude), "sines");
    REQUIRE(waitUntil([&] { return model().statistics().curves == document.snapshot()->motion.curves; }));
  }
  const StatisticsModel& model() const { return panel->model(); }
  QTableView* view() const { return findWidget<QTableView>(*panel, "statisticsTable"); }
  double value(int row, int column) const { return model().index(row, column).data(Qt::UserRole).toDouble(); }
  QString text(int row, int column) const { return model().index(row, column).data().toString(); }
  QPoint centre(int row, int column) const { return view()->visualRect(model().index(row, column)).center(); }
  int page() const { return panel->findChild<QStackedWidget*>()->currentIndex(); }
};

}  // namespace

TEST_CASE("The statistics of two sines are their closed forms", "[ui][statistics]") {
  Panel p;
  p.move(0.4);
  REQUIRE(p.model().rowCount() == 3);
  const Snapshot& at = *p.document.snapshot();
  // the curve has a sample each 5 ms: peaks and integrals by trapezoids are right to its square
  CHECK(std::abs(p.value(0, Column::kVelocity)) == Approx(2.0 * kPi * 0.4).epsilon(1e-9));
  CHECK(std::abs(p.value(1, Column::kVelocity)) == Approx(2.0 * kPi * 2.0 * 0.2).epsilon(1e-9));
  CHECK(p.value(0, Column::kTravel) == Approx(2.0 * 4.0 * 0.4).epsilon(1e-3));
  CHECK(p.value(1, Column::kTravel) == Approx(4.0 * 4.0 * 0.2).epsilon(1e-3));
  // what ends as it began has taken nothing: the works of the joints are each other's
  const double given = p.model().statistics().positive;
  CHECK(given > 1.0);
  CHECK(std::abs(p.value(2, Column::kWork)) < 1e-9 * given);
  CHECK(p.text(2, Column::kWork).contains("\n+"));
  CHECK(p.model().index(2, Column::kWork).data(Qt::ToolTipRole).toString().contains("positive part"));
  for (int joint = 0; joint < 2; ++joint) {
    const Eigen::VectorXd tau = at.motion.curves->tau.col(joint);
    CHECK(std::abs(p.value(joint, Column::kTorque)) == tau.lpNorm<Eigen::Infinity>());
    const double rms =
        std::sqrt((tau.squaredNorm() - 0.5 * tau[0] * tau[0] - 0.5 * tau[tau.size() - 1] * tau[tau.size() - 1]) /
                  static_cast<double>(tau.size() - 1));
    CHECK(p.value(joint, Column::kRms) == Approx(rms).epsilon(1e-9));
  }
  const Eigen::VectorXd power = at.motion.curves->tau.cwiseProduct(at.motion.curves->samples.qd).rowwise().sum();
  CHECK(std::abs(p.value(2, Column::kPower)) == power.lpNorm<Eigen::Infinity>());
}

TEST_CASE("The joint that is hit hardest is named in a sentence, with words where it is beyond", "[ui][statistics]") {
  Panel p("ur5e.urdf");
  p.move(0.1);
  const MotionStatistics& statistics = p.model().statistics();
  REQUIRE(statistics.worst >= 0);
  const auto* sentence = findWidget<QLabel>(*p.panel, "statisticsWorst");
  const QString name = nameOfJoint(*statistics.model, statistics.worst);
  CHECK(sentence->text().startsWith("Closest to its limit: " + name + " reaches "));
  CHECK(sentence->text().contains("limit at "));
  CHECK(p.model().headerData(statistics.worst, Qt::Vertical, Qt::DisplayRole).toString() ==
        name + "\nclosest to limit");
  p.move(3.0);
  const JointStatistics& worst =
      p.model().statistics().joints.at(static_cast<std::size_t>(p.model().statistics().worst));
  REQUIRE(std::max(worst.effort.share, worst.speed.share) > 1.0);
  CHECK(sentence->text().endsWith("(limit exceeded)."));
  // the cell that decides says so, and no other
  for (int row = 0; row < p.model().rowCount(); ++row)
    for (int column = 0; column < p.model().columnCount(); ++column) {
      const bool decides = row == p.model().statistics().worst &&
                           column == (worst.effort.share > worst.speed.share ? Column::kEffort : Column::kSpeed);
      CAPTURE(row, column);
      CHECK(p.model().index(row, column).data(Qt::ToolTipRole).toString().contains("of all joints") == decides);
    }
  // below it each joint that goes beyond a limit, and the instant is a click away
  const auto* list = findWidget<QListWidget>(*p.panel, "statisticsProblems");
  REQUIRE(list->isVisible());
  REQUIRE(list->count() > 0);
  REQUIRE_FALSE(p.model().statistics().violations.empty());
  const LimitViolation& first = p.model().statistics().violations.front();
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
  CHECK(p.document.snapshot()->time == first.worst);
  // degrees are what the window speaks
  CHECK(list->item(0)->text().contains("°"));
  p.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK_FALSE(list->item(0)->text().contains("°"));
  p.move(0.01);
  CHECK_FALSE(list->isVisible());
}

TEST_CASE("A click and Return go to the instant of a peak, and the playback stops", "[ui][statistics]") {
  Panel p;
  p.move(0.4);
  const JointStatistics& second = p.model().statistics().joints[1];
  p.document.playback().play();
  REQUIRE(p.document.playback().isPlaying());
  QTest::mouseClick(p.view()->viewport(), Qt::LeftButton, {}, p.centre(1, Column::kTorque));
  CHECK_FALSE(p.document.playback().isPlaying());
  CHECK(p.document.snapshot()->source == StateSource::Motion);
  CHECK(p.document.snapshot()->time == second.torque.time);
  CHECK(p.document.snapshot()->tau[1] == Approx(second.torque.value).epsilon(1e-12));
  p.view()->setFocus();
  p.view()->setCurrentIndex(p.model().index(2, Column::kPower));
  QTest::keyClick(p.view(), Qt::Key_Return);
  CHECK(p.document.snapshot()->time == p.model().statistics().power.time);
  // a number without an instant leads nowhere
  const double stays = p.document.snapshot()->time;
  QTest::mouseClick(p.view()->viewport(), Qt::LeftButton, {}, p.centre(0, Column::kRms));
  CHECK(p.document.snapshot()->time == stays);
  if (const auto worst = worstInstant(p.model().statistics())) {
    findWidget<QToolButton>(*p.panel, "statisticsGo")->click();
    CHECK(p.document.snapshot()->time == *worst);
  }
  CHECK(p.document.undoStack()->count() == 1);
}

TEST_CASE("Why? goes to the peak torque of the selected joint and asks for its parts", "[ui][statistics]") {
  Panel p;
  p.move(0.4);
  int asked = -1;
  QObject::connect(&p.interaction.walk(), &Walk::whyWanted, &p.interaction, [&](int joint) { asked = joint; });
  auto* why = findWidget<QToolButton>(*p.panel, "statisticsWhy");
  p.view()->setCurrentIndex(p.model().index(1, Column::kVelocity));
  why->click();
  CHECK(asked == 1);
  CHECK(p.document.snapshot()->time == p.model().statistics().joints[1].torque.time);
  // in the order of the rows as they are sorted
  p.view()->sortByColumn(Column::kTorque, Qt::DescendingOrder);
  p.view()->setCurrentIndex(p.model().index(0, Column::kTorque));
  why->click();
  CHECK(asked == p.model().jointAt(0));
  // all joints together: the one with the largest torque
  p.view()->setCurrentIndex(p.model().index(p.model().rowCount() - 1, Column::kPower));
  why->click();
  const auto& joints = p.model().statistics().joints;
  REQUIRE(joints.size() == 2);
  CHECK(asked == (std::abs(joints[0].torque.value) >= std::abs(joints[1].torque.value) ? 0 : 1));
}

TEST_CASE("Columns sort by size, all joints together stay below, and the order of joints comes back",
          "[ui][statistics]") {
  Panel p("puma560.json");
  p.move(0.2);
  const int dof = p.document.snapshot()->model->dof();
  p.view()->setCurrentIndex(p.model().index(0, Column::kRms));
  p.view()->sortByColumn(Column::kTorque, Qt::DescendingOrder);
  for (int row = 1; row < dof; ++row)
    CHECK(std::abs(p.value(row - 1, Column::kTorque)) >= std::abs(p.value(row, Column::kTorque)));
  CHECK(p.model().jointAt(dof) == -1);
  CHECK(p.model().headerData(dof, Qt::Vertical, Qt::DisplayRole).toString() == "All joints");
  // what was chosen stays with its joint
  CHECK(p.model().jointAt(p.view()->currentIndex().row()) == 0);
  // a new motion keeps the order that was asked for
  p.move(0.1);
  for (int row = 1; row < dof; ++row)
    CHECK(std::abs(p.value(row - 1, Column::kTorque)) >= std::abs(p.value(row, Column::kTorque)));
  p.view()->sortByColumn(-1, Qt::AscendingOrder);
  for (int row = 0; row < dof; ++row) CHECK(p.model().jointAt(row) == row);
  // a click on a heading begins with the largest
  QHeaderView* heads = p.view()->horizontalHeader();
  const QPoint head(heads->sectionViewportPosition(Column::kRms) + heads->sectionSize(Column::kRms) / 2,
                    heads->height() / 2);
  QTest::mouseClick(heads->viewport(), Qt::LeftButton, {}, head);
  for (int row = 1; row < dof; ++row) CHECK(p.value(row - 1, Column::kRms) >= p.value(row, Column::kRms));
}

TEST_CASE("Units are those of the window; joints that slide and joints that turn say theirs", "[ui][statistics]") {
  Panel p;
  p.move(0.4);
  const auto head = [&](int column) {
    return p.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  };
  CHECK(head(Column::kTorque) == "Peak\nTorque\nN m");
  CHECK(head(Column::kVelocity) == "Peak\nSpeed\n°/s");
  const double degrees = p.text(0, Column::kTravel).toDouble();
  p.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(head(Column::kVelocity) == "Peak\nSpeed\nrad/s");
  CHECK(degrees == Approx(p.text(0, Column::kTravel).toDouble() * 180.0 / kPi).epsilon(1e-5));

  Panel mixed("scara.json");
  mixed.move(0.02);
  const Model& model = *mixed.document.snapshot()->model;
  for (int joint = 0; joint < model.dof(); ++joint) {
    const bool slides = model.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
    CHECK(mixed.text(joint, Column::kRms).endsWith(slides ? " N" : " N m"));
  }
  CHECK(mixed.model().headerData(Column::kTorque, Qt::Horizontal, Qt::DisplayRole).toString() == "Peak\nTorque");
}

TEST_CASE("Without a motion it says so and offers one; hidden it works nothing out", "[ui][statistics]") {
  Panel p("ur5e.urdf");
  CHECK(p.page() == 0);
  CHECK(findWidget<QLabel>(*p.panel, "statisticsEmpty")->text().contains("No motion yet"));
  QSignalSpy wanted(p.panel.get(), &StatisticsPanel::importWanted);
  findWidget<QPushButton>(*p.panel, "statisticsImport")->click();
  CHECK(wanted.count() == 1);
  p.move(0.1);
  CHECK(p.page() == 1);
  const std::shared_ptr<const MotionCurves> before = p.model().statistics().curves;
  p.panel->hide();
  setTrajectory(p.document, sines(p.document, 0.2), "more");
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK(p.model().statistics().curves == before);
  p.panel->show();
  CHECK(p.model().statistics().curves == p.document.snapshot()->motion.curves);
  clearMotion(p.document);
  REQUIRE(waitUntil([&] { return p.page() == 0; }));
  CHECK(p.model().rowCount() == 0);
}

TEST_CASE("Peak, RMS, share of the limit, energy come first, and a small window shows all columns",
          "[ui][statistics]") {
  Panel p("ur5e.urdf");
  p.panel->resize(528, 480);
  p.move(0.1);
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  const QHeaderView& heads = *p.view()->horizontalHeader();
  for (const auto& [column, place] : {std::pair(Column::kTorque, 0), std::pair(Column::kRms, 1),
                                      std::pair(Column::kEffort, 2), std::pair(Column::kWork, 3)}) {
    CHECK(heads.visualIndex(column) == place);
  }
  CHECK(p.view()->horizontalScrollBar()->maximum() == 0);
  CHECK(p.view()->verticalScrollBar()->maximum() == 0);
  const int last = Column::kTravel;
  CHECK(heads.sectionViewportPosition(last) + heads.sectionSize(last) <= p.view()->viewport()->width());
  // no number is cut: each column is as wide as what is written in it
  for (int column = 0; column < StatisticsModel::kColumns; ++column) {
    for (int row = 0; row < p.model().rowCount(); ++row)
      CHECK(p.view()->sizeHintForIndex(p.model().index(row, column)).width() <= heads.sectionSize(column));
  }
  // with room there are all the digits that the program shows
  const QString before = p.text(1, Column::kTorque);
  p.panel->resize(1100, 480);
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  CHECK(p.text(1, Column::kTorque).size() > before.size());
}

TEST_CASE("Of a robot without limits it is said so, and there are no shares", "[ui][statistics]") {
  Panel p;
  Mechanism free = *p.document.snapshot()->mechanism;
  for (Joint& joint : free.joints) joint.limits.effort = joint.limits.velocity = 0.0;
  Edited edited;
  edited.mechanism = free;
  for (std::size_t i = 0; i < free.links.size(); ++i) edited.link_before.push_back(static_cast<int>(i));
  for (std::size_t i = 0; i < free.joints.size(); ++i) edited.joint_before.push_back(static_cast<int>(i));
  REQUIRE_FALSE(hasErrors(p.document.edit(edited, "No limits")));
  p.move(0.2);
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  CHECK(findWidget<QLabel>(*p.panel, "statisticsWorst")->text() ==
        "The joints have no torque or velocity limits. Set limits in Build.");
  CHECK_FALSE(findWidget<QToolButton>(*p.panel, "statisticsGo")->isVisible());
  CHECK(p.view()->isColumnHidden(Column::kEffort));
  CHECK(p.view()->isColumnHidden(Column::kSpeed));
  CHECK_FALSE(p.view()->isColumnHidden(Column::kTorque));
}

TEST_CASE("The table is copied with all digits", "[ui][statistics]") {
  Panel p;
  p.move(0.4);
  const auto* button = findWidget<QToolButton>(*p.panel, "statisticsCopy");
  button->menu()->actions().front()->trigger();
  const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].contains("RMS torque (N m)"));
  const QStringList cells = lines[1].split(',');
  REQUIRE(cells.size() == 14);
  CHECK(cells[0] == "joint_1");
  CHECK(cells[2].toDouble() == p.value(0, Column::kTorque));
  CHECK(cells[4].toDouble() == p.value(0, Column::kRms));
  CHECK(lines[3].startsWith("All joints,"));
}

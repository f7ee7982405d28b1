// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dynamics/mistakes.h"
#include "core/recording/express.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/check_flow.h"
#include "ui/workspaces/explain/questions/check_panel.h"
#include "ui/workspaces/explain/table/table_panel.h"
#include "ui/workspaces/explain/walk/stepper.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

struct CheckFixture {
  Document document;
  Interaction interaction;
  QWidget window;
  Stepper stepper{document, interaction};
  CheckFlow flow{document, interaction, &window};
  QTemporaryDir folder;

  CheckFixture() {
    openExample(document, "puma560.json");
    const Eigen::Index n = document.snapshot()->q.size();
    // no two of them alike, and nothing at rest
    const Eigen::VectorXd ramp = Eigen::VectorXd::LinSpaced(n, 0.2, 0.9);
    setState(document, 0.5 * ramp, ramp, Eigen::VectorXd(1.5 * ramp), "state");
  }
  QString write(const std::string& text) {
    QString path = folder.filePath("mine.csv");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
  }
};

}  // namespace

TEST_CASE("A student's table with a mistake in it: where it differs first, and what it looks like") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  Recording wrong;
  const MistakeSet mistakes{Mistake::NoGyroscopicTerm};
  recordInverseDynamics(*snapshot->model, snapshot->input(), snapshot->formulation, mistakes, wrong);
  f.flow.open(f.write(traceCsv(*snapshot->model, wrong)));
  CheckPanel& panel = f.flow.panel();
  const CheckReport& report = panel.report();
  REQUIRE(report.rows.size() == wrong.entries.size());
  // omega x I omega enters first where a moment of inertia does
  REQUIRE(report.first_difference >= 0);
  const Recorded& first = report.recording.entries[static_cast<std::size_t>(report.first_difference)];
  CHECK(first.quantity == Quantity::InertialMoment);
  CHECK(report.differing > 0);
  CHECK(panel.headline().contains("line " + QString::number(report.first_difference + 2)));
  CHECK(panel.headline().contains("inertial moment"));
  const auto* suspicion = panel.findChild<QLabel*>("checkSuspicion");
  REQUIRE(suspicion != nullptr);
  CHECK(suspicion->text().contains(QString::fromUtf8(titleOf(Mistake::NoGyroscopicTerm))));
  CHECK(suspicion->text().contains(QString("%1 of %1").arg(report.differing)));

  // before anything is clicked its row is chosen, and the walk is there with the student's own numbers
  auto* rows = panel.findChild<QTableWidget*>("checkRows");
  REQUIRE(rows != nullptr);
  REQUIRE(rows->rowCount() == static_cast<int>(report.rows.size()));
  CHECK(rows->item(report.first_difference, 3)->text().endsWith(", the first difference"));
  REQUIRE(rows->selectionModel()->selectedRows().size() == 1);
  CHECK(rows->selectionModel()->selectedRows().front().row() == report.first_difference);
  const Walk& walk = f.interaction.walk();
  const auto expectThere = [&](int entry) {
    const Recorded& recorded = report.recording.entries[static_cast<std::size_t>(entry)];
    CHECK(walk.marked() == keyOf(recorded));
    const Step& step = snapshot->steps->at(static_cast<std::size_t>(walk.step()));
    CHECK((step.first <= entry && entry < step.last));
    REQUIRE(walk.student().has_value());
    CHECK(walk.student()->key == keyOf(recorded));
    CHECK(walk.student()->values == panel.table().rows[static_cast<std::size_t>(entry)].values);
  };
  expectThere(report.first_difference);

  // another row is gone to in one move, and the way back is kept
  int moves = 0;
  QObject::connect(&walk, &Walk::stepChanged, [&] { ++moves; });
  const int before = walk.step();
  rows->selectRow(static_cast<int>(report.rows.size()) - 1);
  expectThere(static_cast<int>(report.rows.size()) - 1);
  CHECK(moves == 1);
  f.stepper.returnFromSource();
  CHECK(walk.step() == before);
}

TEST_CASE("The cell of the row that is looked at stays marked while the check is open, and tells both values") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  TablePanel table(f.document, f.interaction);
  table.resize(900, 240);
  table.show();
  const std::string link = bodyName(*snapshot->model, 3);
  f.flow.open(f.write("link,quantity,frame,v0,v1,v2\n" + link + ",joint force,world,12,-3,7.5\n"));
  const QModelIndex cell = table.model().indexOf({3, Quantity::JointForce, -1});
  REQUIRE(cell.isValid());
  const auto marked = [&] {
    int count = 0;
    for (int row = 0; row < table.model().rowCount(); ++row) {
      for (int column = 0; column < table.model().columnCount(); ++column) {
        count += table.model().index(row, column).data(TableModel::BroughtRole).toBool() ? 1 : 0;
      }
    }
    return count;
  };
  CHECK(cell.data(TableModel::BroughtRole).toBool());
  CHECK(marked() == 1);
  // pointing at something else, or at nothing, does not take it away; nor does another step
  f.interaction.walk().mark(std::nullopt);
  f.stepper.first();
  CHECK(cell.data(TableModel::BroughtRole).toBool());
  f.stepper.last();
  // in the axes of the table, to all digits, for the eye and for the ear
  f.interaction.walk().setAxes(Axes::World);
  const QString tip = cell.data(Qt::ToolTipRole).toString();
  INFO(tip.toStdString());
  const QStringList numbers = tip.section("from the checked table: ", 1).replace(QChar(0x2212), '-').split("   ");
  REQUIRE(numbers.size() == 3);
  const double told[] = {12.0, -3.0, 7.5};
  for (int k = 0; k < 3; ++k) CHECK(std::abs(numbers[k].toDouble() - told[k]) < 1e-13);
  CHECK(tip.contains("joint force"));
  CHECK(cell.data(Qt::AccessibleTextRole).toString().contains("from the checked table: "));
  // seen as such: the picture of the cell is another one without it
  auto* view = table.findChild<QTableView*>("tableView");
  REQUIRE(view != nullptr);
  QCoreApplication::processEvents();
  const QImage with = view->viewport()->grab(view->visualRect(cell)).toImage();
  f.interaction.walk().setStudent(std::nullopt);
  CHECK(marked() == 0);
  CHECK(view->viewport()->grab(view->visualRect(cell)).toImage() != with);
}

TEST_CASE("While the robot moves a table that is opened waits, and goes to its first difference when it stands") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  Recording wrong;
  recordInverseDynamics(*snapshot->model, snapshot->input(), snapshot->formulation,
                        MistakeSet{Mistake::NoGyroscopicTerm}, wrong);
  const QString path = f.write(traceCsv(*snapshot->model, wrong));
  f.document.beginGesture("drag");
  f.document.previewJoint(0, JointField::Position, 0.3);
  f.flow.open(path);
  CHECK(f.interaction.walk().step() == -1);
  f.document.cancelGesture();
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  REQUIRE(f.interaction.walk().step() >= 0);
  CHECK(f.flow.panel().headline().contains(QString("(step %1)").arg(f.interaction.walk().step() + 1)));
  // only once: later the walk is the person's
  f.stepper.first();
  setJoint(f.document, 1, JointField::Velocity, 0.31);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK(f.interaction.walk().step() == 0);
}

TEST_CASE("The signs of what agrees and what differs are seen in every theme") {
  for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
    applyTheme(theme);
    for (const char* name : {"agrees", "error"}) {
      CAPTURE(nameOfTheme(theme).toStdString(), name);
      QImage image(32, 32, QImage::Format_RGB32);
      const QColor ground = QGuiApplication::palette().color(QPalette::Base);
      image.fill(ground);
      QPainter painter(&image);
      themedIcon(name).paint(&painter, image.rect());
      painter.end();
      int most = 0;
      for (int y = 0; y < 32; ++y) {
        for (int x = 0; x < 32; ++x) most = std::max(most, std::abs(qGray(image.pixel(x, y)) - qGray(ground.rgb())));
      }
      CHECK(most > 100);
    }
  }
  applyTheme(ThemeChoice::System);
}

TEST_CASE("Of two mistakes the panel names the rows that one alone does not explain") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  Recording wrong;
  recordInverseDynamics(*snapshot->model, snapshot->input(), snapshot->formulation,
                        MistakeSet{Mistake::NoGyroscopicTerm, Mistake::NoCentreLever}, wrong);
  f.flow.open(f.write(traceCsv(*snapshot->model, wrong)));
  const CheckReport& report = f.flow.panel().report();
  REQUIRE(report.suspects.size() == 1);
  REQUIRE_FALSE(report.suspects.front().unexplained.empty());
  const QString words = f.flow.panel().findChild<QLabel*>("checkSuspicion")->text();
  INFO(words.toStdString());
  CHECK(words.contains("This mistake does not explain"));
  CHECK(words.contains(QString("lines %1,").arg(report.suspects.front().unexplained.front() + 2)));
}

TEST_CASE("A row in the world's axes is drawn in those of our recording, also when the robot has moved") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  const QuantityKey key{3, Quantity::JointForce, -1};
  const std::string link = bodyName(*snapshot->model, 3);
  const Eigen::Vector3d told(12.0, -3.0, 7.5);
  f.flow.open(f.write("link,quantity,frame,v0,v1,v2\n" + link + ",joint force,world,12,-3,7.5\n" + link +
                      ",joint moment,world,12,-3,\n"));
  CheckPanel& panel = f.flow.panel();
  auto* rows = panel.findChild<QTableWidget*>("checkRows");
  REQUIRE(rows != nullptr);
  REQUIRE(rows->rowCount() == 2);
  rows->selectRow(0);
  const Walk& walk = f.interaction.walk();
  const auto expectTold = [&] {
    const Snapshot& now = *f.document.snapshot();
    Eigen::Vector3d in_link = shownFrame(*now.model, now.X_WB, 3, {Axes::Link, -1}).R.transpose() * told;
    REQUIRE(walk.student().has_value());
    CHECK(walk.student()->key == key);
    REQUIRE(walk.student()->values.size() == 3);
    // one rotation of numbers of this size
    for (int k = 0; k < 3; ++k)
      CHECK(std::abs(walk.student()->values[static_cast<std::size_t>(k)] - in_link[k]) < 1e-13);
    return in_link;
  };
  const Eigen::Vector3d before = expectTold();
  setJoint(f.document, 1, JointField::Position, -0.7);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK((expectTold() - before).norm() > 1.0);
  // too few numbers are no vector: they are told as they stand
  rows->selectRow(1);
  REQUIRE(walk.student().has_value());
  CHECK(walk.student()->key == QuantityKey{3, Quantity::JointMoment, -1});
  CHECK(walk.student()->values == std::vector<double>{12.0, -3.0});
  // spatial vectors have no joint force
  rows->selectRow(0);
  REQUIRE(walk.student().has_value());
  setFormulation(f.document, Formulation::Spatial);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK_FALSE(walk.student().has_value());
}

TEST_CASE("The right table agrees, and goes on to be held against the robot as it moves") {
  CheckFixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  f.flow.open(f.write(traceCsv(*snapshot->model, *snapshot->recording)));
  CheckPanel& panel = f.flow.panel();
  CHECK(panel.report().allAgree());
  CHECK(panel.headline() == "All the values entered agree.");
  setJoint(f.document, 1, JointField::Velocity, 0.31);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK_FALSE(panel.report().allAgree());
  CHECK(panel.headline().startsWith("First difference"));
}

TEST_CASE("The template is the robot's own table with nothing but the state in it") {
  CheckFixture f;
  const QString path = f.folder.filePath("template.csv");
  REQUIRE(f.flow.saveTemplate(path).empty());
  f.flow.open(path);
  const CheckReport& report = f.flow.panel().report();
  const int state = 3 * f.document.snapshot()->model->dof();
  CHECK(report.agreeing == state);
  CHECK(report.allAgree());
  CHECK(report.given == 0);
  CHECK(f.flow.panel().headline().startsWith("There is nothing to compare"));
  // what a student has yet to fill in counts as missing, not as wrong
  CHECK(report.missing == static_cast<int>(f.document.snapshot()->recording->entries.size()) - state);
  CHECK(report.rows.size() == f.document.snapshot()->recording->entries.size());
  CHECK(hasErrors(f.flow.saveTemplate(f.folder.filePath("no such folder/template.csv"))));
}

TEST_CASE("What is no table is said in words; only tables are taken from a drop") {
  CheckFixture f;
  f.flow.open(f.write("time,q1\n0,1\n"));
  auto* problems = f.flow.panel().findChild<QLabel*>("checkProblems");
  REQUIRE(problems != nullptr);
  CHECK(problems->isVisibleTo(&f.flow.panel()));
  CHECK(problems->text().contains("Could not read “mine.csv” as a table of results."));
  CHECK(problems->text().contains("link"));
  CHECK(CheckFlow::takes("/a/My Values.CSV"));
  CHECK_FALSE(CheckFlow::takes("/a/robot.urdf"));
  // by what is in it, whatever it is called
  const auto named = [&](const char* name, const char* text) {
    QFile file(f.folder.filePath(name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  };
  CHECK(CheckFlow::takes(named("mine.txt", "link,quantity,v0\nlink_1,joint torque,1\n")));
  CHECK(CheckFlow::takes(named("mine", "Symbol,Link,V0")));
  CHECK(CheckFlow::takes(named("states.csv", "t,q.a\n0,1\n")));
  CHECK_FALSE(CheckFlow::takes(named("notes.txt", "link the quantity\n")));
  CHECK_FALSE(CheckFlow::takes(named("robot.csv", "  <robot name='link,quantity,v0'/>\n")));
  CHECK_FALSE(CheckFlow::takes(named("scene.csv", "{\"mechanism\": 1}")));
}

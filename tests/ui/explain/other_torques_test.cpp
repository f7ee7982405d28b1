// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_text.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistakes.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/other_torques_panel.h"
#include "ui/workspaces/explain/walk/stepper.h"

#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cmath>
#include <functional>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

/// A panel beside a robot, and tables of torques at some states of it.
struct TorquesFixture {
  Document document;
  Interaction interaction;
  Stepper stepper{document, interaction};
  OtherTorquesPanel panel{document, interaction};
  QTemporaryDir folder;

  explicit TorquesFixture(const char* example = "ur5e.urdf") {
    openExample(document, example);
    panel.resize(900, 260);
    panel.show();
  }

  using Torques = std::function<Eigen::VectorXd(const Model& model, const DynamicsInput& input)>;
  /// 40 samples of a motion, with those torques.
  QString table(const Torques& torques, const std::string& name = "theirs.csv") {
    const SnapshotPtr now = document.snapshot();
    const int n = now->model->dof();
    std::string text = "t";
    for (const char* group : {"q.", "qd.", "qdd.", "tau."}) {
      for (const ModelJoint& joint : now->model->joints()) text += "," + std::string(group) + joint.name;
    }
    for (int k = 0; k < 40; ++k) {
      const double t = 0.05 * k;
      DynamicsInput input = now->input();
      for (int j = 0; j < n; ++j) {
        const double w = 1.0 + 0.4 * j;
        input.q[j] = 0.8 * std::sin(w * t + j);
        input.qd[j] = 0.8 * w * std::cos(w * t + j);
        input.qdd[j] = -0.8 * w * w * std::sin(w * t + j);
      }
      text += "\n" + numberText(t);
      for (const Eigen::VectorXd& each : {input.q, input.qd, input.qdd, torques(*now->model, input)}) {
        for (const double value : each) text += "," + numberText(value);
      }
    }
    return write(text + "\n", name);
  }
  QString write(const std::string& text, const std::string& name = "theirs.csv") {
    QString path = folder.filePath(QString::fromStdString(name));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
  }
  void open(const QString& path) {
    panel.open(path);
    REQUIRE(waitUntil([this] { return !panel.isRunning(); }));
  }
  QString words(const char* name) { return findWidget<QLabel>(panel, name)->text(); }
  int page() { return panel.findChild<QStackedWidget*>()->currentIndex(); }
};

Eigen::VectorXd withMistake(const Model& model, const DynamicsInput& input, Mistake mistake) {
  return inverseDynamics(model, input, Formulation::BodyFrame, MistakeSet{mistake});
}

}  // namespace

TEST_CASE("An empty panel of other torques says what file is wanted, and a bad one what is wrong in which line") {
  TorquesFixture f;
  CHECK(f.page() == 0);
  CHECK(f.words("otherTorquesEmpty").contains("tau.JOINT"));
  CHECK(findWidget<QPushButton>(f.panel, "otherTorquesOpenFirst")->isVisible());

  f.open(f.write("q.shoulder_pan_joint,tau.shoulder_pan_joint\n0.1,x\n"));
  CHECK(f.page() == 1);
  CHECK(f.words("otherTorquesProblems").contains("theirs.csv"));
  CHECK(f.words("otherTorquesProblems").contains("Line 1: column 'q.shoulder_lift_joint' is missing"));
  CHECK_FALSE(findWidget<QPushButton>(f.panel, "otherTorquesShow")->isEnabled());
  f.open(f.folder.filePath("missing.csv"));
  CHECK(f.page() == 1);
  CHECK(f.panel.study() == nullptr);

  // another robot: the table was not about it
  openExample(f.document, "puma560.json");
  CHECK(f.page() == 0);
}

TEST_CASE("Gravity that is left out is named, plotted, and planted in the state of the row that is shown") {
  TorquesFixture f;
  f.open(f.table([](const Model& model, DynamicsInput input) {
    input.gravity.setZero();
    return inverseDynamics(model, input);
  }));
  REQUIRE(f.page() == 2);
  CHECK(f.words("otherTorquesHeadline") == "Gravity left out");
  const QString words = f.words("otherTorquesWords");
  INFO(words.toStdString());
  CHECK(words.contains("Look at: "));
  CHECK(words.contains("equation 5"));
  CHECK(words.contains("Confidence: over 99.9"));
  CHECK(words.contains("Remains at "));

  // theirs, ours and ours with the cause, which lies on theirs
  const auto* plot = findWidget<PlotView>(f.panel, "otherTorquesPlot");
  REQUIRE(plot->curves().size() == 3);
  const auto &theirs = plot->curves()[0], &ours = plot->curves()[1], &with = plot->curves()[2];
  REQUIRE(theirs.y.size() == 40);
  REQUIRE(ours.y.size() == 36);
  for (std::size_t k = 0; k < with.y.size(); ++k) {
    CHECK(with.x[k] == theirs.x[k + 2]);
    CHECK(std::abs(with.y[k] - theirs.y[k + 2]) < 1e-9);
  }
  const auto* table = findWidget<QTableWidget>(f.panel, "otherTorquesTable");
  REQUIRE(table->rowCount() == 6);
  // the names of the joints are fitted once the table has its width
  f.panel.resize(1800, 300);
  CHECK(waitUntil([&] { return table->item(0, 0)->text() == "shoulder_pan_joint"; }));
  const int worst = f.panel.study()->comparison.worst_joint;
  CHECK(f.panel.row() == f.panel.study()->comparison.worst_row[static_cast<std::size_t>(worst)]);
  CHECK(plot->cursor() == theirs.x[static_cast<std::size_t>(f.panel.row())]);

  const Eigen::VectorXd before = f.document.snapshot()->q;
  const QSignalSpy wanted(&f.panel, &OtherTorquesPanel::explainWanted), told(&f.panel, &OtherTorquesPanel::told);
  findWidget<QPushButton>(f.panel, "otherTorquesShow")->click();
  const SnapshotPtr now = f.document.snapshot();
  CHECK(wanted.count() == 1);
  CHECK(now->q.isApprox(f.panel.study()->record.states.q.row(f.panel.row()).transpose(), 1e-14));
  CHECK(now->mistakes == MistakeSet{Mistake::GravityLeftOut});
  CHECK((now->mistaken_tau - f.panel.study()->record.theirs.row(f.panel.row()).transpose()).norm() < 1e-9);
  REQUIRE(f.interaction.walk().step() >= 0);
  CHECK(now->steps->at(static_cast<std::size_t>(f.interaction.walk().step())).equation ==
        EquationId::LinearAcceleration);
  REQUIRE(told.count() == 1);
  CHECK(told.front().front().toString().contains("Mistake planted: Gravity left out"));
  f.document.undo();
  CHECK(f.document.snapshot()->q == before);
}

TEST_CASE("A mistake of the recursion is planted in the formulation in which it gives their torques") {
  TorquesFixture f;
  setFormulation(f.document, Formulation::WorldSpatial);
  f.open(f.table([](const Model& model, const DynamicsInput& input) {
    return withMistake(model, input, Mistake::TransposedRotation);
  }));
  REQUIRE(f.panel.study() != nullptr);
  CHECK(f.words("otherTorquesHeadline") == QString::fromUtf8(titleOf(Mistake::TransposedRotation)));
  f.panel.showInExplain();
  const SnapshotPtr now = f.document.snapshot();
  CHECK(now->formulation == Formulation::BodyFrame);
  CHECK((now->mistaken_tau - f.panel.study()->record.theirs.row(f.panel.row()).transpose()).norm() < 1e-9);
  CHECK(f.interaction.walk().step() >= 0);
}

TEST_CASE("A cause that no mistake makes leads to its equation at its joint, with nothing planted") {
  TorquesFixture f;
  const int joint = 2;
  f.open(f.table([](const Model& model, DynamicsInput input) {
    for (Eigen::VectorXd* each : {&input.q, &input.qd, &input.qdd}) (*each)[joint] *= -1.0;
    Eigen::VectorXd tau = inverseDynamics(model, input);
    tau[joint] *= -1.0;
    return tau;
  }));
  CHECK(f.words("otherTorquesHeadline") == "Joint axis reversed: 'elbow_joint'");
  setMistakes(f.document, {Mistake::GravityTwice});
  f.panel.showInExplain();
  const SnapshotPtr now = f.document.snapshot();
  CHECK(now->mistakes.empty());
  REQUIRE(f.interaction.walk().step() >= 0);
  const Step& step = now->steps->at(static_cast<std::size_t>(f.interaction.walk().step()));
  CHECK(step.equation == EquationId::Rotation);
  CHECK(step.body == now->model->joints()[joint].body);
}

TEST_CASE("Where no cause explains the difference none is named, and the worst joint is shown") {
  TorquesFixture f;
  f.open(f.table([](const Model& model, const DynamicsInput& input) {
    Eigen::VectorXd tau = inverseDynamics(model, input);
    tau[1] += 25.0 * (input.q[1] - 0.4);
    return tau;
  }));
  CHECK(f.words("otherTorquesHeadline") == "No known cause explains the difference.");
  CHECK(f.words("otherTorquesWords").contains("a + b q at joint 'shoulder_lift_joint', like a spring"));
  CHECK(findWidget<PlotView>(f.panel, "otherTorquesPlot")->curves().size() == 2);
  const QSignalSpy torque(&f.interaction.walk(), &Walk::torqueStepWanted);
  f.panel.showInExplain();
  REQUIRE(torque.count() == 1);
  CHECK(torque.front().front().toInt() == 1);
  CHECK(f.document.snapshot()->mistakes.empty());
}

TEST_CASE("Other torques are compared anew when the robot or the switches change, and not while it only moves") {
  TorquesFixture f("puma560.json");
  setTorqueTerms(f.document, {.rotor = true});
  const QString path =
      f.table([](const Model& model, const DynamicsInput& input) { return inverseDynamics(model, input); });
  f.open(path);
  CHECK(f.words("otherTorquesHeadline").startsWith("The torques agree"));
  setTorqueTerms(f.document, {});
  REQUIRE(waitUntil([&] { return !f.panel.isRunning() && f.words("otherTorquesHeadline").contains("Rotor"); }));
  const TorqueStudy* study = f.panel.study();
  setJoint(f.document, 0, JointField::Position, 0.5);
  QApplication::processEvents();
  CHECK_FALSE(f.panel.isRunning());
  CHECK(f.panel.study() == study);
}

TEST_CASE("A table of poses with external forces shows them on the robot, and says what it lacks") {
  TorquesFixture f("planar_2r.json");
  const SnapshotPtr now = f.document.snapshot();
  const int link = now->model->linkCount() - 1;
  const std::string tip = now->model->links()[static_cast<std::size_t>(link)].name;
  std::string head, row;
  DynamicsInput input = now->input();
  input.q = Eigen::Vector2d(0.4, -0.7);
  input.qd = input.qdd = Eigen::Vector2d::Zero();
  input.external = {{link, {Eigen::Vector3d(3.0, 0.0, 5.0), Eigen::Vector3d::Zero()}}};
  const Eigen::VectorXd tau = -inverseDynamics(*now->model, input);
  for (int j = 0; j < 2; ++j) {
    const std::string& name = now->model->joints()[static_cast<std::size_t>(j)].name;
    head += "q." + name + ",tau." + name + ",";
    row += numberText(input.q[j]) + "," + numberText(tau[j]) + ",";
  }
  for (const char* part : {"fx", "fy", "fz", "nx", "ny", "nz"}) head += "ext." + tip + "." + part + ",";
  f.open(f.write(head + "note\n" + row + "3,0,5,0,0,0,0\n"));
  REQUIRE(f.panel.study() != nullptr);
  CHECK(f.words("otherTorquesWords").contains("no velocities and no accelerations"));
  f.panel.showInExplain();
  const std::vector<ExternalWrench>& loads = f.document.snapshot()->loads;
  REQUIRE(loads.size() == 1);
  CHECK(loads.front().link == link);
  CHECK(loads.front().wrench.force == Eigen::Vector3d(3.0, 0.0, 5.0));
}

TEST_CASE("A shorter table takes the place of a longer one, and what is refused leaves nothing of it") {
  TorquesFixture f("planar_2r.json");
  f.open(f.table([](const Model& model, const DynamicsInput& input) {
    return Eigen::VectorXd(2.0 * inverseDynamics(model, input));
  }));
  CHECK(f.words("otherTorquesHeadline").startsWith("Torques scaled"));
  f.open(f.write("q.joint_1,q.joint_2,tau.joint_1,tau.joint_2\n0.1,0.2,1,2\n"));
  CHECK(f.panel.row() == 0);
  CHECK(findWidget<PlotView>(f.panel, "otherTorquesPlot")->curves().front().x.size() == 1);
  f.open(f.write("q.joint_1,q.joint_2,tau.joint_1,tau.joint_2\n0.1,0.2,1\n"));
  CHECK(f.words("otherTorquesProblems").contains("Line 2: "));
  CHECK(f.panel.study() == nullptr);
  CHECK(findWidget<QPushButton>(f.panel, "otherTorquesShow")->text() == "Sho&w in Explain");
}

TEST_CASE("A dropped table of torques is told from a student's table and from a robot") {
  TorquesFixture f;
  CHECK(OtherTorquesPanel::takes(f.write("q.a,tau.a\n1,2\n")));
  CHECK_FALSE(OtherTorquesPanel::takes(f.write("link,quantity,v0\n")));
  CHECK_FALSE(OtherTorquesPanel::takes(examplePath("ur5e.urdf")));
}

TEST_CASE("A table that is dropped on the panel is compared, and a robot is left to the window") {
  TorquesFixture f;
  const auto drop = [&](const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&f.panel, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&f.panel, &event);
    return true;
  };
  CHECK_FALSE(drop(examplePath("ur5e.urdf")));
  CHECK(f.panel.study() == nullptr);
  CHECK(drop(f.table([](const Model& model, const DynamicsInput& input) { return inverseDynamics(model, input); })));
  REQUIRE(waitUntil([&] { return f.panel.study() != nullptr; }));
  CHECK(f.panel.study()->comparison.verdict == ComparisonVerdict::Agree);
}

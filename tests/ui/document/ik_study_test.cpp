// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ik_study.h"

#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <numbers>
#include <string>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

struct Studied {
  Document document;
  IkStudy study{document};

  explicit Studied(const char* example = "puma560.json") {
    linkwright::test::openExample(document, example);
    study.setOpen(true);
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
};

bool hasSamePlaces(const IkRun& a, const std::vector<IkIteration>& b) {
  if (a.count() != static_cast<int>(b.size())) return false;
  for (int k = 0; k < a.count(); ++k) {
    const IkIteration& ours = a.inside(k);
    const IkIteration& cores = b[static_cast<std::size_t>(k)];
    if (ours.q != cores.q || ours.residual != cores.residual || ours.delta_q != cores.delta_q) return false;
    if (ours.DJ != cores.DJ || ours.sigma != cores.sigma || ours.damping != cores.damping) return false;
  }
  return b.empty() || a.end.q == b.back().q_after;
}

}  // namespace

TEST_CASE("Near a singular pose and out of reach the pseudo-inverse never rests, the safeguarded iteration does") {
  for (const QString file :
       {"puma560.json", "ur5e.urdf", "iiwa14.urdf", "panda.urdf", "scara.json", "planar_2r.json", "planar_3r.json",
        "torso_with_two_arms.json", "tree_of_three_links.json", "acrobot.json"}) {
    Studied f(file.toUtf8().constData());
    for (const IkCase which : {IkCase::NearSingular, IkCase::OutOfReach}) {
      // a hand that one joint alone moves is never stretched
      const bool one_joint = file == "tree_of_three_links.json";
      if (which == IkCase::NearSingular && one_joint) continue;
      INFO(file.toStdString() << ", case " << static_cast<int>(which));
      REQUIRE(f.study.has(which));
      f.study.choose(which);
      REQUIRE(f.study.whichCase() == which);
      const IkRun* plain = f.study.run(IkMethod::PseudoInverse);
      const IkRun* safe = f.study.run(IkMethod::Safeguarded);
      REQUIRE(plain != nullptr);
      REQUIRE(safe != nullptr);
      CHECK(safe->rests());
      CHECK(safe->status != IkStatus::Converged);
      for (int k = 0; k < safe->count(); ++k) CHECK(safe->inside(k + 1).residual <= safe->inside(k).residual);
      if (one_joint) continue;
      CHECK_FALSE(plain->rests());
      CHECK(plain->count() == kMostIkIterations);
      // it jumps: what is left in the last fifty differs by more than the safeguarded one leaves at all
      CHECK(tailSpread(plain->iterations, 50) > 0.5 * safe->end.residual);
      CHECK(safe->end.residual <= plain->end.residual);
    }
  }
}

TEST_CASE("The half turn asks for pi, and a long way is walked in steps of s") {
  Studied f;
  f.study.choose(IkCase::HalfTurn);
  const IkRun* run = f.study.run(IkMethod::PseudoInverse);
  CHECK(run->inside(0).orientation_error == Approx(std::numbers::pi).epsilon(1e-9));
  CHECK(run->status == IkStatus::Converged);
  f.study.choose(IkCase::LongWay);
  run = f.study.run(IkMethod::PseudoInverse);
  CHECK(run->status == IkStatus::Converged);
  // each step takes about s as long as there is more than s
  const int steps = static_cast<int>(std::ceil(run->inside(0).residual / f.study.options().step_limit));
  CHECK(std::abs(run->count() - (steps + 3)) <= 2);
  CHECK(run->inside(0).is_limited);
  CHECK_FALSE(run->inside(run->count() - 1).is_limited);
}

TEST_CASE("What is shown of a run is core's to the last bit") {
  Studied f("iiwa14.urdf");
  f.study.choose(IkCase::LongWay);
  for (const IkMethod method : kIkMethods) {
    f.study.setCompared(method, true);
    IterationOptions options = f.study.options();
    options.method = method;
    const IkProblem& problem = *f.study.problem();
    const std::vector<IkIteration> core =
        runIterations(*problem.model, problem.link, problem.X_WT, problem.q_start, options, kMostIkIterations);
    REQUIRE(f.study.run(method) != nullptr);
    CHECK(hasSamePlaces(*f.study.run(method), core));
  }
}

TEST_CASE("Back, next, start and end go through the places and no further") {
  Studied f;
  f.study.choose(IkCase::LongWay);
  int told = -1;
  QObject::connect(&f.study, &IkStudy::placeChanged, &f.study, [&](int place) { told = place; });
  REQUIRE(f.study.place() == 0);
  f.study.back();
  CHECK(f.study.place() == 0);
  f.study.next();
  f.study.next();
  CHECK(f.study.place() == 2);
  CHECK(told == 2);
  f.study.toEnd();
  CHECK(f.study.place() == f.study.run()->count());
  f.study.next();
  CHECK(f.study.place() == f.study.last());
  f.study.toStart();
  CHECK(f.study.place() == 0);
}

TEST_CASE("Run plays to the end and stops there") {
  Studied f("planar_2r.json");
  f.study.choose(IkCase::LongWay);
  f.study.lookInto(IkMethod::Safeguarded);
  std::vector<int> places;
  QObject::connect(&f.study, &IkStudy::placeChanged, &f.study, [&](int place) { places.push_back(place); });
  f.study.setRunning(true);
  REQUIRE(f.study.isRunning());
  QElapsedTimer clock;
  clock.start();
  while (f.study.isRunning() && clock.elapsed() < 30000) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  CHECK_FALSE(f.study.isRunning());
  REQUIRE(static_cast<int>(places.size()) == f.study.last());
  for (std::size_t i = 0; i < places.size(); ++i) CHECK(places[i] == static_cast<int>(i) + 1);
  // closed, it does not play on
  f.study.setRunning(true);
  f.study.setOpen(false);
  CHECK_FALSE(f.study.isRunning());
}

TEST_CASE("Mistakes change the runs, and the right run of the method stays beside them") {
  Studied f;
  f.study.choose(IkCase::LongWay);
  const int right = f.study.run()->count();
  CHECK(f.study.rightRun() == nullptr);
  f.study.setMistake(IkMistake::WrongSign, true);
  REQUIRE(f.study.rightRun() != nullptr);
  CHECK(f.study.rightRun()->count() == right);
  CHECK(f.study.rightRun()->status == IkStatus::Converged);
  // the first step goes the wrong way
  CHECK(f.study.run()->inside(1).position_error > f.study.run()->inside(0).position_error);
  CHECK(f.study.run()->status != IkStatus::Converged);
  f.study.clearMistakes();
  CHECK(f.study.rightRun() == nullptr);
  CHECK(f.study.run()->count() == right);
}

TEST_CASE("Weights, step limit and damping are felt, and come back as they were at first") {
  Studied f;
  f.study.choose(IkCase::LongWay);
  const int before = f.study.run()->count();
  f.study.setStepLimit(0.05);
  CHECK(f.study.run()->count() > before + 5);
  f.study.setStepLimit(std::numeric_limits<double>::infinity());
  CHECK_FALSE(f.study.run()->inside(0).is_limited);
  Eigen::Matrix<double, 6, 1> weights = f.study.options().weights;
  weights.tail<3>().setZero();
  f.study.setWeights(weights);
  CHECK(f.study.run()->end.position_error < 1e-8);
  CHECK(f.study.run()->end.orientation_error > 1e-3);
  weights[0] = -1.0;
  f.study.setWeights(weights);
  CHECK(f.study.options().weights[0] > 0.0);
  f.study.setDamping(0.5);
  CHECK(f.study.run(IkMethod::Damped)->inside(0).damping == 0.5);
  f.study.resetOptions();
  CHECK(f.study.run()->count() == before);
}

TEST_CASE("The robot is put where an iteration is by one step to undo") {
  Studied f;
  f.study.choose(IkCase::LongWay);
  const Eigen::VectorXd before = f.document.snapshot()->q;
  const int steps = f.document.undoStack()->count();
  f.study.goTo(5);
  const Eigen::VectorXd wanted = f.study.run()->inside(5).q;
  REQUIRE(f.study.jointInTheWay() == -1);
  f.study.putRobotThere();
  f.settle();
  CHECK(f.document.undoStack()->count() == steps + 1);
  // the same pose; whole turns may lie between
  const std::vector<Pose> shown = f.study.linksAt(*f.study.run(), 5);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    CHECK((shown[i].p - f.document.snapshot()->X_WL[i].p).norm() < 1e-12);
  }
  CHECK((unwound(*f.document.snapshot()->model, wanted) - f.document.snapshot()->q).norm() < 1e-12);
  // what is looked at stays
  CHECK(f.study.place() == 5);
  f.document.undo();
  f.settle();
  CHECK(f.document.snapshot()->q == before);
}

TEST_CASE("Where a joint would be beyond its limits the robot stays") {
  Studied f("planar_2r.json");
  const Model& model = *f.document.snapshot()->model;
  Eigen::VectorXd q = f.document.snapshot()->q;
  q[0] = model.upperLimits()[0] + 2.0 * std::numbers::pi;
  CHECK(unwound(model, q)[0] == Approx(model.upperLimits()[0]));
  CHECK(jointBeyondLimits(model, unwound(model, q)) == -1);
  q[1] = model.upperLimits()[1] + 0.1;
  const Eigen::VectorXd turned = unwound(model, q);
  const bool fits = turned[1] >= model.lowerLimits()[1];
  CHECK((jointBeyondLimits(model, turned) == -1) == fits);
}

TEST_CASE("A drag is followed while the study is open, and looked at in full when it ends") {
  Studied f("ur5e.urdf");
  f.study.choose(IkCase::OutOfReach);
  const SnapshotPtr start = f.document.snapshot();
  Pose X_WT = start->X_WL[static_cast<std::size_t>(start->hand)];
  f.document.beginGesture("Move end effector");
  for (int k = 0; k < 5; ++k) {
    X_WT.p += Eigen::Vector3d(0.02, 0.01, -0.02);
    f.document.previewTarget(X_WT);
    f.settle();
  }
  REQUIRE(f.study.whichCase() == IkCase::LastDrag);
  REQUIRE(f.study.problem());
  CHECK(f.study.problem()->q_start == start->q);
  CHECK((f.study.problem()->X_WT.p - X_WT.p).norm() < 1e-15);
  CHECK(f.study.place() == f.study.last());
  f.document.commitGesture();
  f.settle();
  CHECK(f.study.whichCase() == IkCase::LastDrag);
  CHECK(f.study.run(IkMethod::Safeguarded)->status == IkStatus::Converged);
  // closed, it follows nothing
  f.study.setOpen(false);
  f.document.beginGesture("Move end effector");
  X_WT.p.z() += 0.05;
  f.document.previewTarget(X_WT);
  f.settle();
  CHECK((f.study.problem()->X_WT.p - X_WT.p).norm() > 0.04);
  f.document.commitGesture();
}

TEST_CASE("A target in numbers starts from the present pose") {
  Studied f;
  const SnapshotPtr now = f.document.snapshot();
  Pose X_WT = now->X_WL[static_cast<std::size_t>(now->hand)];
  X_WT.p.z() -= 0.1;
  f.study.setTypedTarget(X_WT);
  CHECK(f.study.whichCase() == IkCase::Typed);
  CHECK(f.study.problem()->q_start == now->q);
  CHECK(f.study.run(IkMethod::Safeguarded)->status == IkStatus::Converged);
  const Eigen::Vector3d reached = f.study.run(IkMethod::Safeguarded)->end.X_WE.p;
  CHECK((reached - X_WT.p).norm() < 1e-8);
}

TEST_CASE("Another robot is another problem") {
  Studied f;
  f.study.choose(IkCase::HalfTurn);
  linkwright::test::openExample(f.document, "planar_3r.json");
  f.settle();
  REQUIRE(f.study.problem());
  CHECK(f.study.problem()->model == f.document.snapshot()->model);
  CHECK(f.study.run() != nullptr);
  CHECK(f.study.run()->end.q.size() == 3);
}

TEST_CASE("All iterations as CSV: a line each, all digits") {
  Studied f("planar_2r.json");
  f.study.choose(IkCase::LongWay);
  const IkRun& run = *f.study.run();
  const QStringList lines = csvOf(run, *f.study.problem()->model).trimmed().split('\n');
  REQUIRE(lines.size() == run.count() + 2);
  const QStringList names = lines[0].split(',');
  for (int k = 0; k <= run.count(); ++k) {
    const QStringList cells = lines[k + 1].split(',');
    REQUIRE(cells.size() == names.size());
    CHECK(cells[0].toInt() == k);
    CHECK(cells[1].toDouble() == run.inside(k).residual);
    CHECK(cells.back().toDouble() == run.inside(k).q[1]);
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong answers by a mistake of any method: the number is the one that the method's own computation gives with it.
#include "core/lesson/lesson_mistake.h"

#include "core/beam/revision_case.h"
#include "core/contact/contact.h"
#include "core/dynamics/mistakes.h"
#include "core/ik/first_weights.h"
#include "core/ik/gauss_newton.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/planted_numbers.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/settings.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;

namespace {

LessonRobot exampleOf(const std::string& name) {
  LessonScene scene;
  scene.example.text = name;
  Result<LessonRobot> robot = readLessonRobot({"", sourcePath("assets/examples").string()}, scene);
  REQUIRE(robot.ok());
  return std::move(robot).value();
}

template <class Edit>
LessonRobot edited(LessonRobot robot, const Edit& edit) {
  auto scene = std::make_shared<SceneData>(*robot.scene);
  edit(*scene);
  robot.scene = std::move(scene);
  return robot;
}

/// A PUMA, and a pose that is a long way off: every joint somewhere else.
LessonRobot pumaWithTarget() {
  return edited(exampleOf("puma560"), [](SceneData& scene) {
    const Model model = Model::compile(scene.mechanism).value();
    Eigen::VectorXd there = model.readyPose();
    const double off[] = {0.5, -0.4, 0.3, 0.6, -0.5, 0.8};
    for (Eigen::Index j = 0; j < 6; ++j) there[j] += off[j];
    SceneTarget target;
    target.link = model.links()[static_cast<std::size_t>(model.hands().front())].name;
    target.X_WT = forwardKinematics(model, there)[static_cast<std::size_t>(model.hands().front())];
    scene.targets = {target};
  });
}

/// The arch with its hand sliding on the ground, as the contact lesson has it.
LessonRobot slidingArch(double K = 0.2) {
  return edited(exampleOf("arm_on_the_ground_i"), [&](SceneData& scene) {
    scene.qd = Eigen::Vector3d(0.130769, -0.326923, 0.457692);
    scene.contacts.edit().front().friction = K;
    SimulationSettings& settings = scene.simulation.edit();
    settings.duration = 0.02;
    settings.laws.friction = FrictionLaw::StickSlip;
    ConstantTorque torques;
    torques.tau = Eigen::Vector3d(1.0, -1.0, 0.5);
    settings.torques = torques;
  });
}

/// A step that asks for one value, with these mistakes as wrong answers.
LessonStep asking(const std::string& value, double absolute, const std::vector<std::string>& mistakes) {
  LessonStep step;
  step.kind = StepKind::Number;
  LessonAsk ask;
  ask.id.text = "u";
  ask.value.text = value;
  ask.absolute = absolute;
  step.asks = {ask};
  for (const std::string& name : mistakes) {
    LessonWrong wrong;
    wrong.mistake.text = name;
    step.wrong.push_back(wrong);
  }
  return step;
}

LessonAttempt from(const LessonRobot& robot) {
  LessonAttempt attempt;
  attempt.instant = instantOf(robot, {});
  return attempt;
}

StepJudge judgeOf(const LessonStep& step, const LessonRobot& robot) {
  Result<StepJudge> judge = StepJudge::make(step, robot, {});
  for (const Diagnostic& problem : judge.diagnostics()) UNSCOPED_INFO(toString(problem));
  REQUIRE(judge.ok());
  return std::move(judge).value();
}

double planted(const std::string& value, const LessonRobot& robot, const LessonMistake& mistake) {
  StepJudge judge = judgeOf(asking(value, 1e-6, {}), robot);
  return judge.plantedNumber(0, from(robot), mistake);
}
double right(const std::string& value, const LessonRobot& robot) {
  StepJudge judge = judgeOf(asking(value, 1e-6, {}), robot);
  return judge.truthOf(0, from(robot));
}

/// Which wrong answer is said of a number.
int saidOf(StepJudge& judge, const LessonRobot& robot, double number) {
  LessonAttempt attempt = from(robot);
  LessonAnswer answer;
  answer.ask = "u";
  answer.numbers = {number};
  attempt.answers = {answer};
  return judge.judge(attempt).wrong;
}

std::vector<IkIteration> iterations(const LessonRobot& robot, const IkMistakeSet& mistakes) {
  const int link = robot.model->hands().front();
  IterationOptions options;
  options.method = IkMethod::PseudoInverse;
  options.weights = firstWeights(*robot.model, link, false);
  options.mistakes = mistakes;
  return runIterations(*robot.model, link, robot.scene->targets.front().X_WT, from(robot).instant.input.q, options,
                       500);
}

RevisionResults revised(const ElasticMistakeSet& mistakes) {
  RevisionCase which;
  which.dt = 1e-3;
  which.mistakes = mistakes;
  return runRevision(which).value().figures;
}

/// The method asked by hand at the start of that run.
ExtendedForwardDynamics slidingAnswer(const LessonRobot& robot, const ExtendedMistakeSet& mistakes) {
  const Contact& contact = robot.scene->contacts->front();
  ContactQuestion question;
  question.link = robot.model->findLink(contact.link);
  question.point = contact.point;
  question.surface = std::make_shared<const Surface>(contact.surface);
  question.K = contact.friction;
  question.t = Eigen::Vector3d::UnitX();
  const ForwardDynamicsInput input{
      robot.scene->q, robot.scene->qd, Eigen::Vector3d(1.0, -1.0, 0.5), robot.scene->gravity, {}, {true, true}};
  return extendedForwardDynamics(*robot.model, input, {question}, mistakes);
}

}  // namespace

TEST_CASE("No two mistakes have the same name", "[lesson]") {
  std::set<std::string> names;
  for (const LessonMistake& mistake : lessonMistakes()) {
    CHECK(names.insert(nameOf(mistake)).second);
    CHECK(lessonMistake(nameOf(mistake)) == mistake);
    CHECK_THAT(lessonMistakeNames(), Catch::Matchers::ContainsSubstring(nameOf(mistake)));
  }
  CHECK(names.size() == kMistakes.size() + kIkMistakes.size() + kElasticMistakes.size() + kExtendedMistakes.size());
  CHECK_FALSE(lessonMistake("gravity-lost"));
}

TEST_CASE("A mistake of inverse kinematics gives what the iteration gives with it", "[lesson]") {
  const LessonRobot robot = pumaWithTarget();
  const std::string joint = robot.model->joints()[1].name;
  for (const IkMistake mistake : {IkMistake::NoLimiter, IkMistake::WrongSign, IkMistake::NoFrameTransform}) {
    CAPTURE(nameOf(mistake));
    const std::vector<IkIteration> run = iterations(robot, {mistake});
    CHECK(planted("gauss_newton.iterations", robot, mistake) == static_cast<double>(run.size()));
    CHECK(planted("gauss_newton.residual", robot, mistake) == run.back().position_error_after);
    CHECK(planted("gauss_newton.step." + joint, robot, mistake) == run.front().delta_q[1]);
  }
  const std::vector<IkIteration> clean = iterations(robot, {});
  CHECK(right("gauss_newton.iterations", robot) == static_cast<double>(clean.size()));
  CHECK(right("gauss_newton.step." + joint, robot) == clean.front().delta_q[1]);
  // the solver of the program knows no such mistake
  CHECK(planted("ik.iterations", robot, IkMistake::NoLimiter) == right("ik.iterations", robot));
}

TEST_CASE("The judge names a mistake of inverse kinematics", "[lesson]") {
  const LessonRobot robot = pumaWithTarget();
  StepJudge judge = judgeOf(asking("gauss_newton.iterations", 1.5, {"gravity-twice", "no-limiter"}), robot);
  const double truth = right("gauss_newton.iterations", robot);
  const double wrong = planted("gauss_newton.iterations", robot, IkMistake::NoLimiter);
  CHECK(truth - wrong > 3.0);
  CHECK(saidOf(judge, robot, wrong) == 1);
  CHECK(saidOf(judge, robot, wrong - 4.0) == -1);
}

TEST_CASE("A mistake with elastic links gives what the revision gives with it", "[lesson]") {
  const LessonRobot robot = exampleOf("planar_2r");
  for (const ElasticMistake mistake : {ElasticMistake::CoarseSamples, ElasticMistake::RatesNotTurned}) {
    CAPTURE(nameOf(mistake));
    const RevisionResults wrong = revised({mistake});
    CHECK(planted("revision.angle_error", robot, mistake) == wrong.angle_error);
    CHECK(planted("revision.deflection", robot, mistake) == wrong.deflection);
    CHECK(planted("revision.longest_period", robot, mistake) == wrong.longest_period);
    CHECK(planted("revision.tau_start", robot, mistake) == wrong.tau_start[0]);
  }
  CHECK(right("revision.longest_period", robot) == revised({}).longest_period);
  CHECK(planted("revision.longest_period", robot, ElasticMistake::CoarseSamples) >
        1.1 * right("revision.longest_period", robot));
}

TEST_CASE("A torque with lumped masses is that of the nodal scheme", "[lesson]") {
  const LessonRobot robot = exampleOf("two_links_one_elastic");
  StepJudge judge = judgeOf(asking("tau.joint_2", 1e-6, {}), robot);
  LessonState state;
  state.qdd = {{"joint_2", 1.0}};
  LessonAttempt attempt;
  attempt.instant = instantOf(robot, state);
  const double m = robot.model->links()[static_cast<std::size_t>(robot.model->findLink("link_2"))].inertial.mass - 0.1;
  // a steel rod is not quite a line
  CHECK_THAT(judge.truthOf(0, attempt), WithinAbs((m / 3.0 + 0.1) * 0.0625, 1e-6));
  CHECK_THAT(judge.plantedNumber(0, attempt, ElasticMistake::LumpedMass), WithinAbs((m / 2.0 + 0.1) * 0.0625, 1e-6));
  // the other ones are of the revision alone
  CHECK(judge.plantedNumber(0, attempt, ElasticMistake::ForcesDropped) == judge.truthOf(0, attempt));
}

TEST_CASE("The judge names a mistake with elastic links", "[lesson]") {
  const LessonRobot robot = exampleOf("planar_2r");
  StepJudge judge = judgeOf(asking("revision.longest_period", 1e-4, {"lumped-mass", "coarse-samples"}), robot);
  CHECK(saidOf(judge, robot, revised({ElasticMistake::CoarseSamples}).longest_period) == 1);
  CHECK(saidOf(judge, robot, 1.0) == -1);
}

TEST_CASE("A mistake of the extended Newton-Euler method gives what the method gives with it", "[lesson]") {
  const LessonRobot robot = slidingArch();
  const std::string contact = robot.scene->contacts->front().name;
  for (const ExtendedMistake mistake :
       {ExtendedMistake::FrictionWrongSign, ExtendedMistake::GravityLeftOut, ExtendedMistake::ContactForceSign}) {
    CAPTURE(nameOf(mistake));
    const ExtendedForwardDynamics wrong = slidingAnswer(robot, {mistake});
    // the velocities have six digits, and a run begins with the nearest ones that stay on the ground
    CHECK_THAT(planted("inv.f_n." + contact, robot, mistake), WithinRel(wrong.f_n[0], 1e-4));
    CHECK_THAT(planted("inv.qdd.joint_2", robot, mistake), WithinRel(wrong.qdd[1], 1e-4));
    CHECK_THAT(planted("inv.j_c.joint_1." + contact, robot, mistake), WithinRel(wrong.j_c(0, 0), 1e-9));
  }
  // without one it is the force with which the run begins
  const Result<SimulatedMotion> run = simulatedMotion(robot, from(robot).instant);
  REQUIRE(run.ok());
  const Eigen::VectorXd& f_n = *run->motion->curve(*parseCurveName("f_n." + contact));
  CHECK_THAT(right("inv.f_n." + contact, robot), WithinRel(f_n[0], 1e-9));
}

TEST_CASE("A column of the mass matrix is a torque, with the mistakes of torques and of columns", "[lesson]") {
  const LessonRobot robot = slidingArch();
  const LessonInstant at = from(robot).instant;
  const Eigen::Vector3d none = Eigen::Vector3d::Zero(), e3 = Eigen::Vector3d::UnitZ();
  const DynamicsInput column{at.input.q, none, e3, none, {}, at.input.terms};
  DynamicsInput heavy = column;
  heavy.gravity = at.input.gravity;
  CHECK_THAT(right("M.joint_3.joint_3", robot), WithinAbs(inverseDynamics(*robot.model, column)[2], 1e-12));
  CHECK_THAT(planted("M.joint_3.joint_3", robot, ExtendedMistake::GravityInColumns),
             WithinAbs(inverseDynamics(*robot.model, heavy)[2], 1e-12));
  CHECK_THAT(
      planted("M.joint_3.joint_3", robot, Mistake::NoCentreLever),
      WithinAbs(inverseDynamics(*robot.model, column, Formulation::BodyFrame, {Mistake::NoCentreLever})[2], 1e-12));
}

TEST_CASE("The judge names a mistake of the extended Newton-Euler method", "[lesson]") {
  const LessonRobot robot = slidingArch();
  const std::string contact = robot.scene->contacts->front().name;
  StepJudge judge = judgeOf(
      asking("inv.f_n." + contact, 0.05, {"no-limiter", "own-friction-as-probe", "friction-wrong-sign"}), robot);
  CHECK(saidOf(judge, robot, slidingAnswer(robot, {ExtendedMistake::FrictionWrongSign}).f_n[0]) == 2);
  CHECK(saidOf(judge, robot, slidingAnswer(robot, {ExtendedMistake::OwnFrictionAsProbe}).f_n[0]) == 1);
  CHECK(saidOf(judge, robot, slidingAnswer(robot, {}).f_n[0]) == -1);
}

TEST_CASE("An editor is told of the mistakes for which a value has a place", "[lesson]") {
  const auto kindsOf = [](const std::string& value, const LessonRobot& robot) {
    StepJudge judge = judgeOf(asking(value, 1e-3, {}), robot);
    std::set<std::size_t> kinds;
    for (const PlantedNumber& each : plantedNumbers(judge, 0, from(robot))) kinds.insert(each.mistake.index());
    return kinds;
  };
  const LessonRobot puma = pumaWithTarget(), arch = slidingArch();
  CHECK(kindsOf("gauss_newton.iterations", puma) == std::set<std::size_t>{1});
  CHECK(kindsOf("revision.deflection", puma) == std::set<std::size_t>{2});
  CHECK(kindsOf("inv.qdd.joint_1", arch) == std::set<std::size_t>{3});
  CHECK(kindsOf("M.joint_1.joint_1", arch) == std::set<std::size_t>{0, 3});
  CHECK(kindsOf("tau.joint_1", arch) == std::set<std::size_t>{0, 2});
  // a longer step of the run changes no number here
  StepJudge judge = judgeOf(asking("inv.qdd.joint_1", 1e-3, {}), arch);
  CHECK_FALSE(judge.canBeTouched(0, ExtendedMistake::LongEulerStep));
  CHECK(kindsOf("trace.body.5.link_1.z", arch) == std::set<std::size_t>{0});
}

TEST_CASE("How a run ended is a value", "[lesson]") {
  const auto ended = [](const LessonRobot& robot) {
    LessonStep step;
    step.kind = StepKind::Run;
    step.let = {{"S", "end.status", 1}};
    step.done.text = "S > 0";
    StepJudge judge = judgeOf(step, robot);
    LessonAttempt attempt = from(robot);
    CHECK(std::isnan(judge.letValues(attempt)[0]));
    const Result<SimulatedMotion> run = simulatedMotion(robot, attempt.instant);
    REQUIRE(run.ok());
    attempt.motion = run->motion;
    attempt.instant.ended = run->ended;
    return judge.letValues(attempt)[0];
  };
  CHECK(ended(slidingArch()) == static_cast<double>(SimulationStatus::Finished));
  const auto refused = [](const LessonRobot& robot) {
    return whyNoRun(simulationSetup(*robot.scene, robot.model).value());
  };
  CHECK_FALSE(refused(slidingArch()));
  // beyond the critical friction it cannot begin
  CHECK(ended(slidingArch(1.3)) == static_cast<double>(SimulationStatus::Jammed));
  CHECK(refused(slidingArch(1.3)) == SimulationStatus::Jammed);
  // lessons rely on these numbers
  CHECK(static_cast<int>(SimulationStatus::Finished) == 1);
  CHECK(static_cast<int>(SimulationStatus::Diverged) == 2);
  CHECK(static_cast<int>(SimulationStatus::Jammed) == 3);
  CHECK(static_cast<int>(SimulationStatus::BadTorque) == 4);
}

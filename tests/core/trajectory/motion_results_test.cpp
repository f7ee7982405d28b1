// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/motion_results.h"

#include "core/base/decompositions.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/energy.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/manipulability.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;

namespace {

CurveName named(const std::string& text) {
  const std::optional<CurveName> name = parseCurveName(text);
  REQUIRE(name);
  return *name;
}

/// Each joint swings by sines of its own: q, qd, qdd to the last digit.
JointSamples swing(test::Random& random, const Model& model, Eigen::Index count, double duration) {
  JointSamples samples{Eigen::VectorXd::LinSpaced(count, 0.0, duration), Eigen::MatrixXd(count, model.dof()),
                       Eigen::MatrixXd(count, model.dof()), Eigen::MatrixXd(count, model.dof())};
  for (int i = 0; i < model.dof(); ++i) {
    const double amplitude = random.uniform(0.2, 0.6), w = random.uniform(1.0, 4.0), phase = random.uniform(-3.0, 3.0);
    const Eigen::ArrayXd angle = w * samples.t.array() + phase;
    samples.q.col(i) = (amplitude * angle.sin()).matrix();
    samples.qd.col(i) = (amplitude * w * angle.cos()).matrix();
    samples.qdd.col(i) = (-amplitude * w * w * angle.sin()).matrix();
  }
  return samples;
}

MotionResultsInput inputOf(Model model, JointSamples samples, const TorqueTerms& terms = {},
                           const std::vector<ExternalWrench>& loads = {}) {
  MotionResultsInput input;
  input.model = std::make_shared<const Model>(std::move(model));
  input.gravity = {0.5, -0.25, -9.8};
  input.terms = terms;
  input.loads = loads;
  input.hand = input.model->deepestLink();
  BatchInput batch{samples.q, samples.qd, samples.qdd, input.gravity, terms};
  if (!loads.empty()) batch.external.assign(static_cast<std::size_t>(samples.t.size()), loads);
  BatchWorkspace workspace;
  Eigen::MatrixXd tau;
  inverseDynamics(*input.model, batch, workspace, tau);
  input.samples = std::make_shared<const JointSamples>(std::move(samples));
  input.tau = std::make_shared<const Eigen::MatrixXd>(std::move(tau));
  return input;
}

MotionResultsInput randomMotion(std::uint64_t seed, const TorqueTerms& terms, bool is_loaded, Eigen::Index count = 40) {
  test::Random random(seed);
  Model model = test::compiled(test::randomMechanism(random, {.joints = 8}));
  const std::vector<ExternalWrench> loads =
      is_loaded ? test::randomWrenches(random, model) : std::vector<ExternalWrench>{};
  JointSamples samples = swing(random, model, count, 2.0);
  return inputOf(std::move(model), std::move(samples), terms, loads);
}

const Eigen::VectorXd& valuesOf(MotionResults& figures, const std::string& text) {
  CAPTURE(text);
  const Eigen::VectorXd* values = figures.curve(named(text));
  REQUIRE(values != nullptr);
  return *values;
}

}  // namespace

TEST_CASE("Positions, rates, torques and powers are the columns they are made of", "[curves]") {
  MotionResultsInput input = randomMotion(1, {}, false);
  Eigen::MatrixXd mistaken = 2.0 * *input.tau;
  MotionResults plain(input);
  input.mistaken_tau = std::make_shared<const Eigen::MatrixXd>(mistaken);
  MotionResults figures(input);
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(40);
  for (int i = 0; i < input.model->dof(); ++i) {
    const std::string joint = input.model->joints()[static_cast<std::size_t>(i)].name;
    CHECK(valuesOf(figures, "q." + joint) == input.samples->q.col(i));
    CHECK(valuesOf(figures, "qd." + joint) == input.samples->qd.col(i));
    CHECK(valuesOf(figures, "qdd." + joint) == input.samples->qdd.col(i));
    CHECK(valuesOf(figures, "tau." + joint) == input.tau->col(i));
    CHECK(valuesOf(figures, "tau_mistaken." + joint) == mistaken.col(i));
    CHECK(plain.curve(named("tau_mistaken." + joint)) == nullptr);
    CHECK(valuesOf(figures, "power." + joint) == input.tau->col(i).cwiseProduct(input.samples->qd.col(i)));
    sum += valuesOf(figures, "power." + joint);
  }
  // the same products, added in the same order but for the first zero
  CHECK(test::relativeError(valuesOf(figures, "power"), sum) < 1e-15);
}

TEST_CASE("The parts of a torque are those of the single instants and add up to it", "[curves]") {
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
    const bool has_terms = seed % 2 == 0, is_loaded = seed > 2;
    const MotionResultsInput input = randomMotion(seed, {has_terms, has_terms}, is_loaded);
    INFO("seed " << seed);
    MotionResults figures(input);
    const double largest = input.tau->cwiseAbs().maxCoeff();
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(input.tau->rows(), input.tau->cols());
    DynamicsInput at{input.samples->q.row(17).transpose(),
                     input.samples->qd.row(17).transpose(),
                     input.samples->qdd.row(17).transpose(),
                     input.gravity,
                     input.loads,
                     input.terms};
    const TorqueParts parts = attributeTorque(*input.model, at);
    for (const TorqueCause cause : kTorqueCauses) {
      for (int i = 0; i < input.model->dof(); ++i) {
        CurveName name;
        name.quantity = CurveQuantity::TorquePart;
        name.joint = input.model->joints()[static_cast<std::size_t>(i)].name;
        name.cause = cause;
        const Eigen::VectorXd* part = figures.curve(name);
        REQUIRE(part != nullptr);
        sum.col(i) += *part;
        CHECK(std::abs((*part)[17] - parts.of(cause)[i]) <= 1e-13 * largest);
        const bool is_off = ((cause == TorqueCause::Friction || cause == TorqueCause::Rotor) && !has_terms) ||
                            (cause == TorqueCause::External && !is_loaded);
        if (is_off) CHECK(part->isZero(0.0));
      }
    }
    CHECK((sum - *input.tau).cwiseAbs().maxCoeff() < 1e-12 * largest);
  }
}

TEST_CASE("The work of all joints is what the energy grows by, to the square of the step", "[curves]") {
  // no friction, no load; the rotors' energy counts with their torques
  for (const bool has_rotors : {false, true}) {
    double error[2] = {0.0, 0.0};
    for (int half = 0; half < 2; ++half) {
      const MotionResultsInput input = randomMotion(11, {false, has_rotors}, false, half == 0 ? 401 : 801);
      MotionResults figures(input);
      const Eigen::VectorXd& total = valuesOf(figures, "energy.total");
      const Eigen::VectorXd& work = valuesOf(figures, "work");
      const double scale = (total.array() - total[0]).abs().maxCoeff();
      error[half] = (work.array() - (total.array() - total[0])).abs().maxCoeff() / scale;
      CHECK(work[0] == 0.0);
      CHECK(total == valuesOf(figures, "energy.kinetic") + valuesOf(figures, "energy.potential"));
      // and each joint's work is its share
      Eigen::VectorXd sum = Eigen::VectorXd::Zero(work.size());
      for (const ModelJoint& joint : input.model->joints()) sum += valuesOf(figures, "work." + joint.name);
      CHECK((sum - work).cwiseAbs().maxCoeff() < 1e-12 * scale);
    }
    INFO("errors " << error[0] << " and " << error[1]);
    CHECK(error[0] < 1e-3);
    // half the step, a quarter of the error, to the next order in the step
    CHECK(error[0] / error[1] == Approx(4.0).epsilon(0.02));
  }
}

TEST_CASE("Energies are those of the single instants, and friction takes from the work", "[curves]") {
  const MotionResultsInput input = randomMotion(5, {true, true}, false);
  MotionResults figures(input);
  const Eigen::VectorXd q = input.samples->q.row(9).transpose(), qd = input.samples->qd.row(9).transpose();
  CHECK(valuesOf(figures, "energy.kinetic")[9] == kineticEnergy(*input.model, q, qd, input.terms));
  CHECK(valuesOf(figures, "energy.potential")[9] == potentialEnergy(*input.model, q, input.gravity));
  const Eigen::VectorXd& total = valuesOf(figures, "energy.total");
  CHECK(valuesOf(figures, "work")[39] > total[39] - total[0]);
}

TEST_CASE("The hand's place and speed are those of its link's origin", "[curves]") {
  const MotionResultsInput input = randomMotion(6, {}, false, 2001);
  MotionResults figures(input);
  const JointSamples& samples = *input.samples;
  Eigen::MatrixXd p(2001, 3);
  for (int axis = 0; axis < 3; ++axis) p.col(axis) = valuesOf(figures, std::string("hand.") + "xyz"[axis]);
  const Eigen::VectorXd& speed = valuesOf(figures, "hand.speed");
  const Eigen::VectorXd& measure = valuesOf(figures, "manipulability");
  for (const Eigen::Index k : {1, 700, 1999}) {
    const Eigen::VectorXd q = samples.q.row(k).transpose();
    const Eigen::Vector3d at = forwardKinematics(*input.model, q)[static_cast<std::size_t>(input.hand)].p;
    CHECK((p.row(k).transpose() - at).norm() <= 1e-15);
    // central differences of the place: an error of step^2 / 6 times the third derivative, some 4^3 of the place
    const double difference = (p.row(k + 1) - p.row(k - 1)).norm() / (samples.t[k + 1] - samples.t[k - 1]);
    CHECK(speed[k] == Approx(difference).margin(1e-4));
    // Yoshikawa's determinant; it squares the round-off of the smallest singular value
    const Eigen::MatrixXd J_v = jacobian(*input.model, q, input.hand).bottomRows<3>();
    CHECK(measure[k] == Approx(std::sqrt(Eigen::Matrix3d(J_v * J_v.transpose()).determinant())).epsilon(1e-6));
    CHECK(measure[k] ==
          Approx(manipulability(jacobian(*input.model, q, input.hand), JacobianRows::Linear).measure).epsilon(1e-12));
  }
}

TEST_CASE("The manipulability of a planar arm is the area that its two links span", "[curves]") {
  const SceneData scene = readModelFile(test::sourcePath("assets/examples/planar_2r.json").string()).value();
  Model model = test::compiled(scene.mechanism);
  JointSamples samples;
  samples.t = Eigen::VectorXd::LinSpaced(9, 0.0, 1.0);
  samples.q = Eigen::MatrixXd::Zero(9, 2);
  samples.q.col(1) = Eigen::VectorXd::LinSpaced(9, -2.0, 2.0);
  samples.qd = samples.qdd = Eigen::MatrixXd::Zero(9, 2);
  const int hand = model.deepestLink();
  MotionResults figures(inputOf(std::move(model), samples));
  const Model& arm = *figures.input().model;
  // lengths of the links from the stretched arm: shoulder, elbow, hand
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(2);
  std::vector<Pose> X_WB;
  bodyPoses(arm, zero, X_WB);
  const double first = (X_WB[1].p - X_WB[0].p).norm(), second = (linkPose(arm, X_WB, hand).p - X_WB[1].p).norm();
  const Eigen::VectorXd& measure = valuesOf(figures, "manipulability");
  for (Eigen::Index k = 0; k < 9; ++k) {
    CHECK(measure[k] == Approx(first * second * std::abs(std::sin(samples.q(k, 1)))).margin(1e-12));
  }
}

TEST_CASE("All names that there are have curves that stay where they are, and no others", "[curves]") {
  MotionResultsInput input = randomMotion(7, {true, true}, true, 5);
  input.mistaken_tau = input.tau;
  MotionResults figures(input);
  std::set<std::string> texts;
  std::vector<const Eigen::VectorXd*> curves;
  const std::vector<CurveName> names = figures.names();
  for (const CurveName& name : names) {
    CHECK(texts.insert(toString(name)).second);
    curves.push_back(figures.curve(name));
    REQUIRE(curves.back() != nullptr);
    CHECK(curves.back()->size() == 5);
  }
  for (std::size_t i = 0; i < names.size(); ++i) CHECK(figures.curve(names[i]) == curves[i]);
  // q, qd, qdd, tau, mistaken, 8 parts, power, work by joint; 2 sums, 3 energies, 5 of the hand
  CHECK(names.size() == static_cast<std::size_t>(17 * input.model->dof() + 10));
  CHECK(std::is_sorted(names.begin(), names.end(),
                       [](const CurveName& a, const CurveName& b) { return a.quantity < b.quantity; }));
  CHECK(figures.curve(named("tau.nobody")) == nullptr);
  CHECK(figures.curve(CurveName{}) == nullptr);  // a torque of no joint
  // a field of no meaning makes no other curve
  CurveName speed = named("hand.speed");
  speed.joint = "nobody";
  CHECK(figures.curve(speed) == figures.curve(named("hand.speed")));

  input.hand = -1;
  MotionResults handless(input);
  for (const char* text : {"hand.x", "hand.speed", "manipulability"}) CHECK(handless.curve(named(text)) == nullptr);
  CHECK(handless.names().size() == names.size() - 5);
  // a hand that is fixed to the world stays and has no velocities
  input.hand = 0;
  MotionResults fixed(input);
  CHECK(valuesOf(fixed, "hand.speed").isZero(0.0));
  CHECK(valuesOf(fixed, "manipulability").isZero(0.0));
}

TEST_CASE("A curve's spectrum is that of its values, and stays", "[curves]") {
  MotionResults figures(randomMotion(8, {true, true}, false));
  const CurveName power = named("power");
  const Result<Spectrum>* spectrum = figures.spectrum(power);
  REQUIRE(spectrum != nullptr);
  const Result<Spectrum> expected = spectrumOf(figures.time(), *figures.curve(power));
  CHECK((*spectrum)->frequency == expected->frequency);
  CHECK((*spectrum)->amplitude == expected->amplitude);
  CHECK(figures.spectrum(power) == spectrum);
  CHECK(figures.spectrum(named("tau.nobody")) == nullptr);
  // too few samples for one
  MotionResults few(randomMotion(8, {true, true}, false, 3));
  CHECK_FALSE(few.spectrum(power)->ok());
}

TEST_CASE("Figures of what does not fit together are refused", "[curves]") {
  const MotionResultsInput good = randomMotion(8, {}, false, 5);
  MotionResultsInput bad = good;
  bad.tau = std::make_shared<const Eigen::MatrixXd>(Eigen::MatrixXd::Zero(4, good.model->dof()));
  CHECK_THROWS_AS(MotionResults(bad), PreconditionError);
  bad = good;
  bad.samples = nullptr;
  CHECK_THROWS_AS(MotionResults(bad), PreconditionError);
  bad = good;
  bad.hand = good.model->linkCount();
  CHECK_THROWS_AS(MotionResults(bad), PreconditionError);
}

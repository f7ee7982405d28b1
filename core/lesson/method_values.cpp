// SPDX-License-Identifier: MIT
#include "core/lesson/method_values.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_settings.h"
#include "core/beam/nodal_scheme.h"
#include "core/beam/revision_case.h"
#include "core/ik/first_weights.h"
#include "core/ik/gauss_newton.h"
#include "core/kinematics/body_poses.h"
#include "core/scene/elastic_setup.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/contact_question.h"
#include "core/simulation/simulator.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

namespace linkwright {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kRevisionStep = 1e-3;  // s
constexpr double kTouching = 1e-3;      // m: a contact that has let go is asked about as long as it is as near as this

std::optional<RevisionResults> revised(std::optional<ElasticMistake> mistake) {
  RevisionCase which;
  which.dt = kRevisionStep;
  if (mistake) which.mistakes.insert(*mistake);
  const Result<RevisionRun> run = runRevision(which);
  return run ? std::optional(run->figures) : std::nullopt;
}

/// Torques of the nodal scheme, without friction, rotors and springs.
Eigen::VectorXd nodalTorques(const ElasticPass& pass, const ElasticState& state, NodalMass mass) {
  return NodalScheme(pass, state, mass).tau();
}

}  // namespace

GaussNewtonRun gaussNewtonRun(const LessonRobot& robot, const Eigen::VectorXd& q, const IkMistakeSet& mistakes) {
  const Model& model = *robot.model;
  const SceneTarget& target = robot.scene->targets.front();
  const int link = model.findLink(target.link);
  IterationOptions options;
  options.method = IkMethod::PseudoInverse;
  options.weights = firstWeights(model, link, false);
  options.mistakes = mistakes;
  GaussNewton solver(model, link, target.X_WT, q, options);
  GaussNewtonRun run;
  run.step = Eigen::VectorXd::Zero(model.dof());
  while (!solver.status() && run.iterations < kMostLessonIterations) {
    const IkIteration it = solver.step();
    if (run.iterations++ > 0) continue;
    for (std::size_t k = 0; k < solver.joints().size(); ++k)
      run.step[solver.joints()[k]] = it.delta_q[static_cast<Eigen::Index>(k)];
  }
  run.residual = solver.positionError();
  return run;
}

double revisionFigure(RevisionFigure figure, std::optional<ElasticMistake> mistake) {
  static std::mutex guard;
  static std::array<std::optional<std::optional<RevisionResults>>, kElasticMistakes.size() + 1> known;
  const std::scoped_lock lock(guard);
  auto& place = known.at(mistake ? static_cast<std::size_t>(*mistake) : kElasticMistakes.size());
  if (!place) place = revised(mistake);
  if (!*place) return kNone;
  const RevisionResults& of = **place;
  const auto orNone = [](double period) { return period > 0.0 ? period : kNone; };
  switch (figure) {
    case RevisionFigure::AngleError: return of.angle_error;
    case RevisionFigure::PassiveTorque: return of.passive_torque;
    case RevisionFigure::TorqueAtStart: return of.tau_start[0];
    case RevisionFigure::Deflection: return of.deflection;
    case RevisionFigure::Stretch: return of.stretch;
    case RevisionFigure::ShortestPeriod: return orNone(of.shortest_period);
    case RevisionFigure::LongestPeriod: return orNone(of.longest_period);
    case RevisionFigure::PeakPeriod: break;
  }
  return orNone(of.peak_period);
}

Eigen::VectorXd lumpedTorques(const LessonRobot& robot, const DynamicsInput& input, const Eigen::VectorXd& right) {
  const Eigen::VectorXd none = Eigen::VectorXd::Constant(right.size(), kNone);
  // all links rigid: a rod that bends is one all the same
  const Result<ElasticTree> tree = compileElasticTree(robot.scene->mechanism, *robot.model, {});
  if (!tree) return none;
  ElasticSetup setup;
  setup.mechanism = std::shared_ptr<const Mechanism>(robot.scene, &robot.scene->mechanism);
  setup.model = robot.model;
  setup.q = input.q;
  setup.qd = input.qd;
  setup.gravity = input.gravity;
  setup.loads = input.external;
  const Result<ElasticPose> pose = poseAtStart(setup, *tree);
  if (!pose) return none;
  ElasticState state = stateOfRest(*tree, input.q);
  state.joints.qd = input.qd;
  state.joints.qdd = input.qdd;
  ElasticPass pass(*tree);
  pass.gravity = pose->gravity;
  pass.loads = pose->loads;
  pass.outward(state);
  pass.inward();
  return right + nodalTorques(pass, state, NodalMass::Lumped) - nodalTorques(pass, state, NodalMass::Consistent);
}

std::optional<InvStart> InvStart::make(const LessonRobot& robot, const DynamicsInput& input) {
  Result<SimulationSetup> made = simulationSetup(*robot.scene, robot.model);
  if (!made) return std::nullopt;
  SimulationSetup setup = std::move(made).value();
  setup.q = input.q;
  setup.qd = input.qd;
  setup.gravity = input.gravity;
  const Result<Simulator> simulator = Simulator::create(setup);
  if (!simulator || simulator->record().size() == 0) return std::nullopt;
  const SimulationRecord& record = simulator->record();
  InvStart start;
  start.model_ = robot.model;
  ForwardDynamicsInput& at = start.input_;
  at.q = record.q().row(0).transpose();
  at.qd = record.qd().row(0).transpose();
  at.tau = record.tau().row(0).transpose();
  at.gravity = setup.gravity;
  at.external = setup.loads;
  // in a simulation friction of the joints and rotors are always there
  at.terms = {true, true};
  std::vector<Pose> X_WB;
  bodyPoses(*robot.model, at.q, X_WB);
  const ContactLaws& laws = setup.settings.laws;
  for (std::size_t c = 0; c < setup.contacts.size(); ++c) {
    const Contact& contact = setup.contacts[c];
    const int link = robot.model->findLink(contact.link);
    const ContactGeometry geometry = contactGeometry(*robot.model, X_WB, at.qd, link, contact);
    const ContactSample& sample = record.contact(0, c);
    const ContactNow now{contact, link, geometry, &sample};
    if (sample.mode == ContactMode::Free) {
      if (laws.kind == ContactKind::Unilateral && std::abs(geometry.gap) <= kTouching)
        start.released_.push_back(questionOf(now, laws));
      continue;
    }
    if (now.sticks(laws))
      at.external.push_back({link, {frictionForce(geometry, sample), Eigen::Vector3d::Zero()}, -1, contact.point});
    start.asked_.push_back(questionOf(now, laws));
    start.names_.push_back(contact.name);
  }
  return start;
}

ExtendedForwardDynamics InvStart::ask(const ExtendedMistakeSet& mistakes) const {
  return extendedForwardDynamics(*model_, input_, asked_, mistakes, released_);
}

double InvStart::figure(const ExtendedForwardDynamics& answer, InvFigure figure, int joint,
                        const std::string& contact) const {
  if (figure == InvFigure::Acceleration) return answer.qdd.size() == 0 ? kNone : answer.qdd[joint];
  const auto found = std::find(names_.begin(), names_.end(), contact);
  if (found == names_.end()) return kNone;
  const auto c = static_cast<Eigen::Index>(found - names_.begin());
  if (figure == InvFigure::NormalColumn) return answer.j_c(joint, c);
  return answer.f_n.size() > c ? answer.f_n[c] : kNone;
}

Eigen::MatrixXd massMatrixByColumns(const Model& model, const DynamicsInput& input,
                                    const ExtendedMistakeSet& mistakes) {
  const ForwardDynamicsInput asked{input.q,       input.qd,       Eigen::VectorXd::Zero(model.dof()),
                                   input.gravity, input.external, input.terms};
  return extendedForwardDynamics(model, asked, {}, mistakes).M;
}

}  // namespace linkwright

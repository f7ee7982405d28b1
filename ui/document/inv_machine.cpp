// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/inv_machine.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/simulation/contact_question.h"
#include "core/simulation/simulated_system.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/document/simulated_run.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

struct InvMachineText {
  Q_DECLARE_TR_FUNCTIONS(InvMachine)
};

ContactNow nowOf(const ContactInstant& at) {
  return {at.contact, at.link, at.geometry, at.sample ? &*at.sample : nullptr};
}

/// Whose contacts are asked about, and what is given beside them.
struct Questions {
  std::vector<ContactQuestion> asked, released;
};

Questions questionsOf(const Snapshot& s, const ContactLaws& laws, int chosen, InvMachine& machine) {
  Questions questions;
  const bool unilateral = laws.kind == ContactKind::Unilateral;
  for (std::size_t c = 0; c < s.contacts.size(); ++c) {
    const ContactInstant& at = s.contacts[c];
    InvContact contact{at.contact.name, static_cast<int>(c), false};
    const bool touches = machine.is_of_run ? at.sample && at.sample->mode != ContactMode::Free
                                           : std::abs(at.geometry.gap) <= kTouching || chosen == static_cast<int>(c);
    if (!machine.is_of_run && chosen >= 0 && chosen != static_cast<int>(c)) continue;
    if (!touches) {
      if (!unilateral || !at.sample) continue;
      machine.released.push_back(contact);
      questions.released.push_back(questionOf(nowOf(at), laws));
      continue;
    }
    contact.sticks = nowOf(at).sticks(laws);
    if (contact.sticks)
      machine.input.external.push_back({at.link, {at.frictionForce(), Eigen::Vector3d::Zero()}, -1, at.contact.point});
    machine.contacts.push_back(contact);
    questions.asked.push_back(questionOf(nowOf(at), laws));
  }
  return questions;
}

/// A surface that only pushes lets go of what it would have to pull; the run has said so itself.
void releasePulls(InvMachine& machine, Questions& questions) {
  while (!questions.asked.empty()) {
    machine.right = extendedForwardDynamics(*machine.model, machine.input, questions.asked);
    Eigen::Index most = 0;
    if (machine.right.f_n.size() == 0 || machine.right.f_n.minCoeff(&most) >= 0.0) return;
    machine.released.push_back(machine.contacts[static_cast<std::size_t>(most)]);
    questions.released.push_back(questions.asked[static_cast<std::size_t>(most)]);
    machine.contacts.erase(machine.contacts.begin() + most);
    questions.asked.erase(questions.asked.begin() + most);
  }
}

std::vector<InvStep> stepsOf(const InvMachine& machine) {
  std::vector<InvStep> steps;
  int call = 0;
  steps.push_back({InvStepKind::Bias, -1, call++});
  for (int i = 0; i < machine.dof(); ++i) steps.push_back({InvStepKind::MassColumn, i, call++});
  const int k = machine.contactCount();
  for (int c = 0; c < k; ++c) {
    steps.push_back({InvStepKind::Normal, c, call++});
    steps.push_back({InvStepKind::Tangent, c, call++});
  }
  if (machine.right.qdd.size() == 0) return steps;
  if (k > 0) {
    steps.push_back({InvStepKind::Directions});
    steps.push_back({InvStepKind::System});
    steps.push_back({InvStepKind::Force});
    steps.push_back({InvStepKind::BiasWithForce, -1, call});
  }
  steps.push_back({InvStepKind::Acceleration});
  return steps;
}

/// Of the run that the state is of, otherwise of the scene, which a run under way follows too.
SimulationSettings settingsOf(const Document& document, const Snapshot& s) {
  return s.simulated && !s.simulating && s.motion.run ? s.motion.run->setup->settings : simulationSettings(document);
}

/// What a run does beside C'' = 0 and tau - b_n.
QStringList remarksOf(const Snapshot& s, const SimulationSettings& settings, const InvMachine& machine) {
  QStringList remarks;
  if (!machine.is_of_run) return remarks;
  const ContactLaws& laws = settings.laws;
  if (machine.contactCount() > 0 && laws.method == ContactMethod::Penalty)
    remarks << InvMachineText::tr(
        "The run uses the penalty method, with springs and dampers in the surfaces instead of constraints.");
  else if (machine.contactCount() > 0 && laws.stabilisation == Stabilisation::Baumgarte)
    remarks << InvMachineText::tr("The run adds Baumgarte's terms 2α C′ + β² C to γ.");
  if (settings.implicit_friction && settings.integrator == Integrator::SemiImplicitEuler)
    remarks << InvMachineText::tr("The run evaluates the viscous joint friction at the end of each time step.");
  const std::vector<JointFriction>& friction = machine.model->jointFriction();
  if (std::any_of(friction.begin(), friction.end(),
                  [](const JointFriction& f) { return f.coulomb_positive != 0.0 || f.coulomb_negative != 0.0; }))
    remarks << InvMachineText::tr("The run smooths the Coulomb friction of the joints at low speed.");
  if (s.simulating || !s.motion.run || s.motion.run->record.size() == 0) return remarks;
  const SimulationRecord& record = s.motion.run->record;
  if (record.times()[record.sampleAt(s.time)] != s.time)
    remarks << InvMachineText::tr("Values between two samples of the run are interpolated.");
  return remarks;
}

/// qdd by another way: the run's own, or articulated bodies with the forces that were found.
Eigen::VectorXd referenceOf(const Snapshot& s, const InvMachine& machine) {
  if (machine.is_of_run) return s.qdd;
  if (machine.right.qdd.size() == 0) return {};
  ForwardDynamicsInput input = machine.input;
  for (const ContactForce& force : machine.right.forces())
    input.external.push_back({force.link, {force.force(), Eigen::Vector3d::Zero()}, -1, force.point});
  const Result<Eigen::VectorXd> qdd = forwardDynamics(*machine.model, input, ForwardDynamicsMethod::Aba);
  return qdd ? qdd.value() : Eigen::VectorXd();
}

Eigen::VectorXd torquesOf(const Document& document, const Snapshot& s, const InvMachine& machine, InvTorques torques) {
  if (machine.is_of_run) return s.simulated->tau;
  if (torques == InvTorques::Inverse) return s.tau;
  if (torques == InvTorques::Start) {
    if (const std::optional<Eigen::VectorXd> tau = torquesAtStart(document)) return *tau;
  }
  return Eigen::VectorXd::Zero(s.q.size());
}

}  // namespace

std::optional<double> InvMachine::difference() const {
  if (right.qdd.size() == 0 || reference.size() != right.qdd.size()) return std::nullopt;
  if (right.qdd.size() == 0) return 0.0;
  return (right.qdd - reference).cwiseAbs().maxCoeff();
}

QString InvMachine::jointName(int dof) const {
  return QString::fromStdString(model->joints()[static_cast<std::size_t>(dof)].name);
}

bool InvMachine::isSlide(int dof) const {
  return model->joints()[static_cast<std::size_t>(dof)].type == JointType::Prismatic;
}

std::optional<Eigen::VectorXd> torquesAtStart(const Document& document) {
  Result<SimulationSetup> setup = simulationSetup(document);
  if (!setup) return std::nullopt;
  Result<SimulatedSystem> system = SimulatedSystem::create(std::move(setup).value());
  if (!system) return std::nullopt;
  const SnapshotPtr s = document.snapshot();
  SimulatedSystem robot = std::move(system).value();
  Eigen::VectorXd y = Eigen::VectorXd::Zero(robot.stateSize()), dy(robot.stateSize());
  if (robot.dof() != s->q.size()) return std::nullopt;
  y.head(robot.dof()) = s->q;
  y.segment(robot.dof(), robot.dof()) = s->qd;
  robot.derivative(0.0, y, dy);
  if (robot.badTorque() >= 0 || !robot.torque().allFinite()) return std::nullopt;
  return robot.torque();
}

InvMachine makeInvMachine(const Document& document, const InvChoice& choice) {
  const SnapshotPtr snapshot = document.snapshot();
  const Snapshot& s = *snapshot;
  InvMachine machine;
  machine.model = s.model;
  machine.is_of_run = s.simulated.has_value();
  machine.time = s.simulated ? s.simulated->t : s.time;
  const SimulationSettings settings = settingsOf(document, s);
  const ContactLaws& laws = settings.laws;
  machine.input.q = s.q;
  machine.input.qd = s.qd;
  machine.input.gravity = s.gravity;
  machine.input.external = s.loads;
  // in a simulation friction of the joints and rotors are always there
  machine.input.terms = machine.is_of_run ? TorqueTerms{true, true} : s.terms;
  if (machine.is_of_run && s.simulated->pull.link >= 0) {
    const PullSample& pull = s.simulated->pull;
    machine.input.external.push_back({pull.link, {pull.force, Eigen::Vector3d::Zero()}, -1, pull.point});
  }
  machine.input.tau = torquesOf(document, s, machine, choice.torques);
  Questions questions = questionsOf(s, laws, choice.contact, machine);
  if (!machine.is_of_run && laws.kind == ContactKind::Unilateral) releasePulls(machine, questions);
  machine.right = extendedForwardDynamics(*s.model, machine.input, questions.asked);
  machine.mistakes = choice.mistakes;
  if (!choice.mistakes.empty())
    machine.wrong =
        extendedForwardDynamics(*s.model, machine.input, questions.asked, choice.mistakes, questions.released);
  machine.steps = stepsOf(machine);
  machine.reference = referenceOf(s, machine);
  machine.euler = eulerStep(*s.model, s.q, machine.input.terms, kLongEulerStep);
  machine.remarks = remarksOf(s, settings, machine);
  return machine;
}

Recording recordingOf(const InvMachine& machine, const InverseDynamicsCall& call) {
  Recording recording;
  recordInverseDynamics(*machine.model, call.input, Formulation::BodyFrame, recording);
  return recording;
}

}  // namespace linkwright::ui

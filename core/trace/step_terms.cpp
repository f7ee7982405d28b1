// SPDX-License-Identifier: MIT
#include "core/trace/step_terms.h"

#include "core/base/require.h"
#include "core/trace/term_builder.h"

#include <utility>

namespace linkwright {

const char* wordsOf(Vanishing vanishing) {
  switch (vanishing) {
    case Vanishing::No: return "";
    case Vanishing::SwitchedOff: return "switched off";
    case Vanishing::NoChild: return "no link follows: the sum is empty";
    case Vanishing::NothingOutside: return "nothing outside acts on this link";
    case Vanishing::FixedJoint: return "the joint is fixed";
    case Vanishing::PrismaticJoint: return "the joint is prismatic: the link does not turn";
    case Vanishing::RevoluteJoint: return "the joint is revolute: the origin does not slide";
    case Vanishing::BaseAtRest: return "the base is at rest";
    case Vanishing::NoMass: return "the link has no mass";
    case Vanishing::NoInertia: return "the link has no inertia about its centre of mass";
    case Vanishing::NoOffset: return "the two origins are in one place";
    case Vanishing::NoCentreOffset: return "the centre of mass is in the origin";
    case Vanishing::NoRotorInertia: return "the model has no rotor inertia for this joint";
    case Vanishing::NoFriction: return "the model has no such friction for this joint";
    case Vanishing::NoStiffness: return "the model has no spring at this joint";
    case Vanishing::SpringAtRest: return "the spring is at rest";
    case Vanishing::NoGravity: return "gravity is zero";
    case Vanishing::NoJointPosition: return "the joint is at zero";
    case Vanishing::NoJointVelocity: return "the joint does not move";
    case Vanishing::NoJointAcceleration: return "the joint does not accelerate";
    case Vanishing::NoAngularVelocity: return "no angular velocity";
    case Vanishing::NoAngularAcceleration: return "no angular acceleration";
    case Vanishing::NoLinearVelocity: return "no velocity";
    case Vanishing::NoLinearAcceleration: return "no acceleration";
    case Vanishing::NoVelocity: return "neither turning nor moving";
    case Vanishing::NoAcceleration: return "no acceleration of any kind";
    case Vanishing::NoForce: return "the force is zero";
    case Vanishing::NoMoment: return "the moment is zero";
    case Vanishing::NoWrench: return "force and moment are zero";
    case Vanishing::AxisParallel: return "the vectors are parallel";
    case Vanishing::Perpendicular: return "it has no part along the axis";
    case Vanishing::JustZero: return "zero at this instant";
  }
  return "";
}

TermSource::TermSource(const Model& model, const Recording& recording, TermContext context)
    : tables_(std::make_unique<const TermTables>(model, recording, std::move(context))) {}
TermSource::~TermSource() = default;

StepTerms TermSource::termsOf(const Step& step) const {
  const Recording& recording = tables_->recording();
  require(step.body >= 0 && step.body < tables_->model().bodyCount() && step.first >= 0 && step.first < step.last &&
              step.last <= static_cast<int>(recording.entries.size()),
          "the step is not of this recording");
  StepTerms terms;
  terms.step = step;
  terms.equation = step.equation;
  terms.id = idOf(recording.formulation, step.equation);
  TermBuilder builder(*tables_, step, terms);
  switch (recording.formulation) {
    case Formulation::Spatial: spatialTerms(builder, step.equation); break;
    case Formulation::BodyFrame: bodyFrameTerms(builder, step.equation); break;
    case Formulation::WorldSpatial: worldFrameTerms(builder, step.equation); break;
    case Formulation::NonRecursive: nonRecursiveTerms(builder, step); break;
  }
  builder.finish();
  return terms;
}

StepTerms termsOf(const Model& model, const Recording& recording, const Step& step, const TermContext& context) {
  return TermSource(model, recording, context).termsOf(step);
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/trace/step_terms.h"

#include "core/base/require.h"
#include "core/base/translatable.h"
#include "core/trace/term_builder.h"

#include <utility>

namespace linkwright {

const char* wordsOf(Vanishing vanishing) {
  switch (vanishing) {
    case Vanishing::No: return "";
    case Vanishing::SwitchedOff: return translatable("Vanishing", "switched off");
    case Vanishing::NoChild: return translatable("Vanishing", "no child link: the sum is empty");
    case Vanishing::NothingOutside: return translatable("Vanishing", "no external force or moment acts on this link");
    case Vanishing::FixedJoint: return translatable("Vanishing", "the joint is fixed");
    case Vanishing::PrismaticJoint: return translatable("Vanishing", "a prismatic joint adds no rotation");
    case Vanishing::RevoluteJoint: return translatable("Vanishing", "a revolute joint adds no translation");
    case Vanishing::BaseAtRest: return translatable("Vanishing", "the base is at rest");
    case Vanishing::NoMass: return translatable("Vanishing", "the link has no mass");
    case Vanishing::NoInertia: return translatable("Vanishing", "the link has no inertia about its centre of mass");
    case Vanishing::NoOffset: return translatable("Vanishing", "the two origins coincide");
    case Vanishing::NoCentreOffset: return translatable("Vanishing", "the centre of mass is at the origin");
    case Vanishing::NoRotorInertia: return translatable("Vanishing", "the model has no rotor inertia at this joint");
    case Vanishing::NoFriction: return translatable("Vanishing", "the model has no such friction at this joint");
    case Vanishing::NoStiffness: return translatable("Vanishing", "the model has no spring at this joint");
    case Vanishing::SpringAtRest: return translatable("Vanishing", "the spring is undeformed");
    case Vanishing::NoGravity: return translatable("Vanishing", "gravity is zero");
    case Vanishing::NoJointPosition: return translatable("Vanishing", "the joint position is zero");
    case Vanishing::NoJointVelocity: return translatable("Vanishing", "the joint does not move");
    case Vanishing::NoJointAcceleration: return translatable("Vanishing", "the joint does not accelerate");
    case Vanishing::NoAngularVelocity: return translatable("Vanishing", "no angular velocity");
    case Vanishing::NoAngularAcceleration: return translatable("Vanishing", "no angular acceleration");
    case Vanishing::NoLinearVelocity: return translatable("Vanishing", "no linear velocity");
    case Vanishing::NoLinearAcceleration: return translatable("Vanishing", "no linear acceleration");
    case Vanishing::NoVelocity: return translatable("Vanishing", "no rotation and no translation");
    case Vanishing::NoAcceleration: return translatable("Vanishing", "no angular and no linear acceleration");
    case Vanishing::NoForce: return translatable("Vanishing", "the force is zero");
    case Vanishing::NoMoment: return translatable("Vanishing", "the moment is zero");
    case Vanishing::NoWrench: return translatable("Vanishing", "the force and the moment are zero");
    case Vanishing::AxisParallel: return translatable("Vanishing", "the vectors are parallel");
    case Vanishing::Perpendicular: return translatable("Vanishing", "no component along the axis");
    case Vanishing::JustZero: return translatable("Vanishing", "zero at this instant");
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

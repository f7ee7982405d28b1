// SPDX-License-Identifier: MIT
#include "core/trace/equation_catalogue.h"

namespace linkwright {
namespace {

constexpr const char* kBodyFile = "core/dynamics/body_frame_newton_euler.h";
constexpr const char* kBodyKernel = "bodyFrameNewtonEuler";
constexpr const char* kSpatialFile = "core/dynamics/rnea.h";
constexpr const char* kSpatialKernel = "rnea";
constexpr const char* kWorldFile = "core/dynamics/world_frame_newton_euler.h";
constexpr const char* kWorldKernel = "worldFrameNewtonEuler";
constexpr const char* kDirectFile = "core/dynamics/nonrecursive.h";
constexpr const char* kDirectKernel = "nonRecursive";
constexpr const char* kMotorFile = "core/dynamics/newton_euler_input.h";
constexpr const char* kMotorKernel = "motorTorque";

#define LUH "Luh, Walker and Paul 1980, as in Craig, Introduction to Robotics, eq. "
#define ARTICLE "Choreonoid's inverse dynamics, as an article of 2019 on Qiita writes it, equation "
#define RBDA "Featherstone, Rigid Body Dynamics Algorithms, table 5.1"
constexpr const char* kRotor =
    "motor behind a gear: its rotor's inertia about its own axis, without its gyroscopic effect";
constexpr const char* kSpring = "linear spring of a joint, parallel to its motor";
constexpr const char* kFriction = "viscous and Coulomb friction of a joint, with a value for each direction";

using E = EquationId;
using F = Formulation;

constexpr CatalogueEntry kCatalogue[] = {
    {F::BodyFrame, E::Rotation, "body.1",
     "Rodrigues' rotation about the joint's axis, on top of the joint's placement in its parent", kBodyFile,
     kBodyKernel},
    {F::BodyFrame, E::AngularVelocity, "body.2", LUH "6.45", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::LinearVelocity, "body.3",
     "the velocity of a point of the parent, as in Craig, Introduction to Robotics, chapter 5", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::AngularAcceleration, "body.4", LUH "6.46", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::LinearAcceleration, "body.5", LUH "6.47", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::CentreAcceleration, "body.6", LUH "6.48", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::InertialForce, "body.7", LUH "6.49: Newton's law", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::InertialMoment, "body.8", LUH "6.50: Euler's law", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::ExternalWrench, "body.9",
     "given; its sign is that of f^x in Featherstone, Rigid Body Dynamics Algorithms, table 5.1", kBodyFile,
     kBodyKernel},
    {F::BodyFrame, E::JointForce, "body.10", LUH "6.51, here with the sum of a tree and an outside force", kBodyFile,
     kBodyKernel},
    {F::BodyFrame, E::JointMoment, "body.11", LUH "6.52, here with the sum of a tree and an outside moment", kBodyFile,
     kBodyKernel},
    {F::BodyFrame, E::RotorTorque, "body.12", kRotor, kMotorFile, kMotorKernel},
    {F::BodyFrame, E::FrictionTorque, "body.13", kFriction, kMotorFile, kMotorKernel},
    {F::BodyFrame, E::JointTorque, "body.14", LUH "6.53, with what the motor adds", kBodyFile, kBodyKernel},
    {F::BodyFrame, E::SpringTorque, "body.15", kSpring, kMotorFile, kMotorKernel},
    {F::BodyFrame, E::SprungJointTorque, "body.16", LUH "6.53, with what the motor adds and the joint's spring",
     kMotorFile, kMotorKernel},
    {F::Spatial, E::Rotation, "spatial.1",
     "the transform of motion vectors, Featherstone, Rigid Body Dynamics Algorithms, chapter 2", kSpatialFile,
     kSpatialKernel},
    {F::Spatial, E::SpatialVelocity, "spatial.2", RBDA, kSpatialFile, kSpatialKernel},
    {F::Spatial, E::SpatialAcceleration, "spatial.3", RBDA, kSpatialFile, kSpatialKernel},
    {F::Spatial, E::InertialWrench, "spatial.4", RBDA, kSpatialFile, kSpatialKernel},
    {F::Spatial, E::ExternalWrench, "spatial.5", RBDA ": given", kSpatialFile, kSpatialKernel},
    {F::Spatial, E::JointWrench, "spatial.6", RBDA, kSpatialFile, kSpatialKernel},
    {F::Spatial, E::RotorTorque, "spatial.7", kRotor, kMotorFile, kMotorKernel},
    {F::Spatial, E::FrictionTorque, "spatial.8", kFriction, kMotorFile, kMotorKernel},
    {F::Spatial, E::JointTorque, "spatial.9", RBDA ", with what the motor adds", kSpatialFile, kSpatialKernel},
    {F::Spatial, E::SpringTorque, "spatial.10", kSpring, kMotorFile, kMotorKernel},
    {F::Spatial, E::SprungJointTorque, "spatial.11", RBDA ", with what the motor adds and the joint's spring",
     kMotorFile, kMotorKernel},
    {F::WorldSpatial, E::Rotation, "world.pose",
     "not in the article on Choreonoid's inverse dynamics, whose equations 19 and 20 need it", kWorldFile,
     kWorldKernel},
    {F::WorldSpatial, E::AngularVelocity, "world.3", ARTICLE "3", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::LinearVelocity, "world.4", ARTICLE "4", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::AngularAcceleration, "world.6a", ARTICLE "6, first line", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::LinearAcceleration, "world.6b", ARTICLE "6, second line", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::VelocityAtOrigin, "world.1", ARTICLE "1", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::AccelerationAtOrigin, "world.19", ARTICLE "19", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::SpatialInertia, "world.17", ARTICLE "17", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::InertialWrench, "world.18a", ARTICLE "18, the link's own part", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::ExternalWrench, "world.external", ARTICLE "18, the outside wrench, with gravity as one",
     kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::JointWrench, "world.18", ARTICLE "18, here with the sum of a tree", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::MotionAxis, "world.axis", ARTICLE "20, the factor of the wrench", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::RotorTorque, "world.rotor", ARTICLE "20, the rotor's term", kMotorFile, kMotorKernel},
    {F::WorldSpatial, E::FrictionTorque, "world.friction", kFriction, kMotorFile, kMotorKernel},
    {F::WorldSpatial, E::JointTorque, "world.20", ARTICLE "20", kWorldFile, kWorldKernel},
    {F::WorldSpatial, E::SpringTorque, "world.spring", kSpring, kMotorFile, kMotorKernel},
    {F::WorldSpatial, E::SprungJointTorque, "world.20s", ARTICLE "20, and with the joint's spring", kMotorFile,
     kMotorKernel},
    {F::NonRecursive, E::Rotation, "direct.1", "the poses of a tree from its joints' placements and angles",
     kDirectFile, kDirectKernel},
    {F::NonRecursive, E::MotionAxis, "direct.2",
     "a joint's axis as a six-vector, Featherstone, Rigid Body Dynamics Algorithms, chapter 2", kDirectFile,
     kDirectKernel},
    {F::NonRecursive, E::SpatialVelocity, "direct.3", "the recursion spatial.2 unrolled, in one common frame",
     kDirectFile, "velocity"},
    {F::NonRecursive, E::SpatialAcceleration, "direct.4", "the recursion spatial.3 unrolled, in one common frame",
     kDirectFile, "acceleration"},
    {F::NonRecursive, E::ExternalWrench, "direct.5", "given", kDirectFile, "external"},
    {F::NonRecursive, E::TorqueShare, "direct.6",
     "spatial.4, spatial.6 and spatial.9 unrolled, one share for each link carried", kDirectFile, kDirectKernel},
    {F::NonRecursive, E::RotorTorque, "direct.7", kRotor, kMotorFile, kMotorKernel},
    {F::NonRecursive, E::FrictionTorque, "direct.8", kFriction, kMotorFile, kMotorKernel},
    {F::NonRecursive, E::JointTorque, "direct.9", "the shares of direct.6 added up, with what the motor adds",
     kDirectFile, kDirectKernel},
    {F::NonRecursive, E::SpringTorque, "direct.10", kSpring, kMotorFile, kMotorKernel},
    {F::NonRecursive, E::SprungJointTorque, "direct.11",
     "the shares of direct.6 added up, with what the motor adds and the joint's spring", kMotorFile, kMotorKernel},
};

#undef LUH
#undef ARTICLE
#undef RBDA

}  // namespace

std::span<const CatalogueEntry> equationCatalogue() { return kCatalogue; }

const CatalogueEntry* catalogueEntry(Formulation formulation, EquationId equation) {
  for (const CatalogueEntry& entry : kCatalogue) {
    if (entry.formulation == formulation && entry.equation == equation) return &entry;
  }
  return nullptr;
}

}  // namespace linkwright

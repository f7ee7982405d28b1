// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The same robot for an engine that shares no line with ours: Orocos KDL.

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>
#include <kdl/frames.hpp>
#include <kdl/jntarray.hpp>
#include <kdl/rigidbodyinertia.hpp>
#include <kdl/tree.hpp>
#include <kdl/treefksolverpos_recursive.hpp>
#include <kdl/treeidsolver_recursive_newton_euler.hpp>
#include <kdl/treejnttojacsolver.hpp>

#include <stdexcept>
#include <string>

namespace linkwright::test {

inline KDL::Vector toKdl(const Eigen::Vector3d& v) { return KDL::Vector(v.x(), v.y(), v.z()); }
inline KDL::Rotation toKdl(const Eigen::Matrix3d& R) {
  return KDL::Rotation(R(0, 0), R(0, 1), R(0, 2), R(1, 0), R(1, 1), R(1, 2), R(2, 0), R(2, 1), R(2, 2));
}
inline KDL::JntArray toKdl(const Eigen::VectorXd& v) {
  KDL::JntArray array(static_cast<unsigned int>(v.size()));
  array.data = v;
  return array;
}

/// The mechanism as KDL's tree, segments in the order of the model's links: its joints then count as ours do.
inline KDL::Tree kdlTree(const Mechanism& mechanism, const Model& model) {
  KDL::Tree tree(model.links().front().name);
  for (const ModelLink& entry : model.links()) {
    if (entry.joint < 0) {
      continue;
    }
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(entry.joint)];
    const Inertial inertial = mechanism.links[static_cast<std::size_t>(entry.link)].loaded().value_or(Inertial{});
    const Eigen::Matrix3d& I = inertial.I_LLcm_L;
    const KDL::RigidBodyInertia body(inertial.mass, toKdl(inertial.p_LLcm),
                                     KDL::RotationalInertia(I(0, 0), I(1, 1), I(2, 2), I(0, 1), I(0, 2), I(1, 2)));
    const KDL::Vector origin = toKdl(joint.X_PJ.p);
    const KDL::Vector axis = toKdl(Eigen::Vector3d(joint.X_PJ.R * joint.axis));
    const KDL::Joint moving =
        joint.type == JointType::Fixed
            ? KDL::Joint(joint.name, KDL::Joint::Fixed)
            : KDL::Joint(joint.name, origin, axis,
                         joint.type == JointType::Prismatic ? KDL::Joint::TransAxis : KDL::Joint::RotAxis);
    const std::string parent = model.links()[static_cast<std::size_t>(entry.parent)].name;
    if (!tree.addSegment(KDL::Segment(entry.name, moving, KDL::Frame(toKdl(joint.X_PJ.R), origin), body), parent)) {
      throw std::runtime_error("KDL refuses the link " + entry.name);
    }
  }
  return tree;
}

/// Torques by KDL. External wrenches are not passed on.
inline Eigen::VectorXd kdlTorques(const KDL::Tree& tree, const DynamicsInput& input) {
  KDL::TreeIdSolver_RNE solver(tree, toKdl(input.gravity));
  KDL::JntArray torques(tree.getNrOfJoints());
  if (solver.CartToJnt(toKdl(input.q), toKdl(input.qd), toKdl(input.qdd), KDL::WrenchMap(), torques) < 0) {
    throw std::runtime_error("KDL's inverse dynamics fails");
  }
  return torques.data;
}

}  // namespace linkwright::test

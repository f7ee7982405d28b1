// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/aligned.h"
#include "core/contact/contact.h"
#include "core/contact/contact_laws.h"
#include "core/contact/contact_system.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What is remembered of a contact from instant to instant.
struct ContactState {
  ContactMode mode = ContactMode::Free;
  /// Of the stick-slip law, unit or zero: where the point slips. It is the direction while the speed is lost in
  /// round-off, and within a step friction does not turn round before the instant of the reversal has been found.
  Eigen::Vector3d slip_direction = Eigen::Vector3d::Zero();
  Eigen::Vector3d anchor = Eigen::Vector3d::Zero();  ///< where it sticks, world, m
};

/// What a contact does to the robot at an instant.
struct ContactForces {
  double f_n = 0.0;                                ///< N, along the normal; a pull is negative
  Eigen::Vector3d f_t = Eigen::Vector3d::Zero();   ///< friction ON the robot, world axes, N
  double f_t1 = 0.0, f_t2 = 0.0;                   ///< its components along t1 and t2 of the geometry
  Eigen::Vector3d slip = Eigen::Vector3d::Zero();  ///< velocity along the surface, m/s
};

/// Everything about one evaluation. Vectors of contacts are in the order of the contacts.
struct ContactSolution {
  Eigen::VectorXd qdd;  ///< [dof]
  std::vector<ContactGeometry> geometry;
  std::vector<ContactForces> forces;
  ContactSystemSolution system;  ///< of the normals of the active contacts, then the tangents of those that stick
  std::vector<int> unknowns;     ///< [m] contact of each unknown of the system
  Eigen::MatrixXd A, N;          ///< [m x m] with and without friction; rows of unit normals
  double residual = 0.0;         ///< largest |C'' - what it should be| / ||dC/dr|| over the active contacts, m/s^2
  int massless_joint = -1;       ///< the joint that moves nothing with inertia; qdd is NaN then
};

/// Forward dynamics with contacts, again and again on one model: keeps its scratch. Not shared between threads.
class ContactDynamics {
public:
  /// What an evaluation reads; all of it must outlive the call.
  struct Input {
    const Eigen::VectorXd &q, &qd, &tau;  ///< [dof]
    Eigen::Vector3d gravity;
    const std::vector<ExternalWrench>* external = nullptr;
    const JointFriction* friction = nullptr;    ///< [dof] or null
    const double* reflected_inertia = nullptr;  ///< [dof] or null; what is added to the diagonal of M
  };

  /// `model` must outlive it. The contacts must have no problems (contactProblems).
  ContactDynamics(const Model& model, std::vector<Contact> contacts, const ContactLaws& laws);

  const std::vector<Contact>& contacts() const { return contacts_; }
  const ContactLaws& laws() const { return laws_; }
  /// Index in Model::links() of each contact's link.
  const std::vector<int>& links() const { return links_; }

  /// M qdd + b = tau + sum of J^T f, with C'' = 0 (or Baumgarte's) at the contacts that are not free, and the point of
  /// a contact that sticks at rest. `states` [contacts]. The regularised law takes Stick for Slip, and K f_n as the
  /// paper has it: where a bilateral surface pulls its friction pushes; the stick-slip law takes K |f_n|, and is jammed
  /// where no signs of the forces go with it. O(dof^2 + contacts n); allocates nothing once it has grown and at most
  /// one contact is active.
  void evaluate(const Input& input, const std::vector<ContactState>& states, ContactSolution& out);

  /// After evaluate, at the same state: acceleration of the contact's gap, C'' / ||dC/dr||, at accelerations `qdd`.
  double gapAcceleration(const ContactSolution& at, int contact, const Eigen::VectorXd& qdd);
  /// After evaluate: acceleration of the contact's point along the surface, world axes.
  Eigen::Vector3d slipAcceleration(const ContactSolution& at, int contact, const Eigen::VectorXd& qdd);

  /// Factors the mass matrix at q and takes the geometry, for corrections by forces without evaluate. -1, or the joint
  /// that moves nothing.
  int prepare(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const double* reflected_inertia,
              std::vector<ContactGeometry>& geometry);
  /// After prepare or evaluate: j = J^T direction [dof], by INV or by the Jacobian as the method says, and M^-1 j.
  void direction(int contact, const Eigen::Vector3d& along, Eigen::Ref<Eigen::VectorXd> j,
                 Eigen::Ref<Eigen::VectorXd> M_inverse_j);
  /// After prepare: M^-1 y in place.
  void solveMass(Eigen::Ref<Eigen::VectorXd> y) const;
  /// The bodies' poses of the last prepare or evaluate.
  const std::vector<Pose>& poses() const { return X_WB_; }

private:
  void ask(const double* qd, const double* qdd, const Eigen::Vector3d& gravity, bool external, const Input* input,
           double* tau);
  void addExternal(const std::vector<ExternalWrench>& wrenches);
  int factorMass(const double* reflected_inertia);
  void bias(const Input& input, Eigen::VectorXd& b);
  void byPenalty(const Input& input, ContactSolution& out);
  void chooseUnknowns(const std::vector<ContactState>& states, ContactSolution& out);
  void addUnknown(ContactSolution& out, int contact, const Eigen::Vector3d& along, double gamma);
  Eigen::Vector3d slipDirection(const ContactGeometry& g, const ContactState& state) const;
  void frictionColumns(const std::vector<ContactState>& states, const ContactSolution& out);
  void solveForces(const std::vector<ContactState>& states, ContactSolution& out);
  void solveWithSigns(const std::vector<ContactState>& states, ContactSolution& out);
  bool searchSigns(const std::vector<ContactState>& states, ContactSolution& out);
  void jamSigns(const std::vector<ContactState>& states, ContactSolution& out);
  double frictionOf(std::size_t contact) const;
  void solveKkt(const Input& input, ContactSolution& out);
  void distribute(const std::vector<ContactState>& states, ContactSolution& out);
  double checkConstraints(const ContactSolution& out) const;

  const Model& model_;
  std::vector<Contact> contacts_;
  ContactLaws laws_;
  std::vector<int> links_, below_;
  std::vector<Pose> X_WB_;
  std::vector<AlignedBlock> scratch_;
  std::vector<double> external_, at_rest_;
  const double* q_ = nullptr;
  const double* reflected_ = nullptr;
  Eigen::VectorXd zero_, unit_, least_, b_, column_, y_, j_t_, M_inverse_j_t_;
  Eigen::MatrixXd M_, factor_;
  Eigen::MatrixXd rows_, solved_;      // [dof x m] R^T and M^-1 R^T of the unknowns
  Eigen::MatrixXd columns_;            // [dof x m] M^-1 B: what a unit of each unknown accelerates, friction included
  Eigen::MatrixXd forces_;             // [dof x m] B
  Eigen::VectorXd gamma_;              // [m] what R qdd + gamma = 0 has on its left, stabilisation included
  std::vector<double> sign_;           // [contacts] -1 where friction of the stick-slip law goes with a pull
  std::vector<Eigen::Index> sliding_;  // unknowns whose friction goes with their magnitude
  Eigen::Matrix3Xd along_;             // [3 x m] direction of each unknown
  Eigen::Matrix3Xd J_;
};

}  // namespace linkwright

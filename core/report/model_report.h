// SPDX-License-Identifier: MIT
#pragma once

// What a report on a robot says, as figures: no words beside names and those of problems. SI, rad.

#include "core/base/diagnostic.h"
#include "core/mechanism/dh_table.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

struct LinkReport {
  std::string name;
  std::optional<Inertial> own;     ///< without payloads; absent: a frame without mass
  std::optional<Inertial> loaded;  ///< with the attached payloads
  /// Of `own`, about its centre, kg m^2, ascending; zero without mass.
  Eigen::Vector3d principal = Eigen::Vector3d::Zero();
  MassSource mass_source = MassSource::Given;
  double density = 0.0;  ///< kg/m^3, where it is the source
  std::vector<Payload> payloads;
};

struct JointReport {
  std::string name, parent, child;
  JointType type = JointType::Fixed;
  Eigen::Vector3d p_PJ = Eigen::Vector3d::Zero();   ///< its origin in the parent link's frame, m
  Eigen::Vector3d rpy = Eigen::Vector3d::Zero();    ///< its turn there: about x, then y, then z of the parent, rad
  Eigen::Vector3d axis = Eigen::Vector3d::UnitZ();  ///< in the child's frame
  Limits limits;
  double damping = 0.0;
  CoulombFriction coulomb;
  JointSpring spring;
  Motor motor;
  double reflected_inertia = 0.0;  ///< gear_ratio^2 rotor_inertia, kg m^2 or kg
  bool passive = false;
  std::optional<Mimic> mimic;
  std::optional<double> position;  ///< in the pose shown, rad or m; absent where it is fixed
};

/// A table, or why there is none.
struct DhReport {
  std::optional<DhTable> table;
  Message why_none;
};

struct ReportCounts {
  int links = 0, links_with_mass = 0;
  int joints = 0, revolute = 0, prismatic = 0, fixed = 0;  ///< continuous ones are among the revolute
  int passive = 0, followers = 0;                          ///< of the moving ones
  int dof = 0;                                             ///< columns of q
  int independent = 0;                                     ///< without those that follow
  int payloads = 0, attached_payloads = 0;
};

struct ModelReport {
  std::string name, description;
  std::vector<std::string> hands;   ///< the default one first
  std::vector<LinkReport> links;    ///< parents first, as Model::links()
  std::vector<JointReport> joints;  ///< those above the links, in that order
  DhReport standard, modified;
  ReportCounts counts;
  double mass = 0.0;                              ///< kg, attached payloads included
  double payload_mass = 0.0;                      ///< kg, of the attached ones
  std::optional<Eigen::Vector3d> centre_at_zero;  ///< of mass, world, with all joints at 0; absent without mass
  std::optional<Eigen::Vector3d> centre_in_pose;  ///< in the pose shown
  std::vector<Diagnostic> problems;               ///< of the figures (mechanism/validation.h), worst first
};

/// Of a mechanism, the model that it compiled to, and the pose `q` [dof] (rad, m) that is shown. O(n log n). Throws
/// PreconditionError on a wrong size or a number that is not finite.
ModelReport reportOf(const Mechanism& mechanism, const Model& model, const Eigen::VectorXd& q);

}  // namespace linkwright

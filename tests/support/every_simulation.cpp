// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/every_simulation.h"

#include <Eigen/Geometry>

namespace linkwright::test {

std::vector<Contact> everyContact(const std::string& link) {
  std::vector<Contact> contacts(6);
  contacts[1].surface.form = CylinderSurface{0.3, true};
  contacts[2].surface.form = SphereSurface{0.1 + 0.2, false};
  contacts[3].surface.form = SphereSurface{2.0, true};
  contacts[4].surface.form = SineSurface{0.05, 0.7, -0.0};
  contacts[5].surface.form = CylinderSurface{0.2, false};
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    contacts[i].name = "contact \"" + std::to_string(i + 1) + "\"";
    contacts[i].link = link;
    contacts[i].point = {0.1, -0.0, 0.3 * static_cast<double>(i)};
    contacts[i].friction = 0.1 * static_cast<double>(i);
    contacts[i].static_friction = contacts[i].friction + (i % 2 == 0 ? 0.05 : 0.0);
  }
  contacts[4].surface.scale = 2.5;
  contacts[3].surface.X_WS.p = {1.0, 2.0, 3.0};
  contacts[5].surface.X_WS.R = Eigen::AngleAxisd(0.7, Eigen::Vector3d::UnitY()).toRotationMatrix();
  return contacts;
}

std::vector<SimulationSettings> everySimulation(int dof) {
  std::vector<SimulationSettings> all(7);
  const Eigen::VectorXd some = Eigen::VectorXd::LinSpaced(dof, 0.1, 2.0);
  all[1].torques = ConstantTorque{-some};
  all[1].integrator = Integrator::SemiImplicitEuler;
  all[1].implicit_friction = true;
  all[1].laws.kind = ContactKind::Unilateral;
  all[2].torques = FormulaTorque{std::vector<std::string>(static_cast<std::size_t>(dof), "3*sin(t) < 1 ? q1 : -qd1")};
  all[2].integrator = Integrator::DormandPrince5;
  all[2].tolerance = 1e-11;
  all[2].laws = {ContactKind::Unilateral,
                 FrictionLaw::StickSlip,
                 1e-3,
                 ContactMethod::Penalty,
                 Stabilisation::Baumgarte,
                 10.0,
                 30.0,
                 1e6,
                 2e3};
  all[3].torques = MotionTorque{MotionTorque::Control::Pd, some, 2.0 * some, std::nullopt};
  all[3].step = 1e-4;
  all[3].steps_per_sample = 20;
  all[3].project_start = true;
  all[3].joint_slip_speed = 0.5;
  all[3].laws.method = ContactMethod::Lagrange;
  all[3].laws.stabilisation = Stabilisation::None;
  all[4].torques = SliderTorque{some};
  all[4].duration = 0.1 + 0.2;
  WaypointCourse course;
  course.waypoints = {{{}, some}, {{}, -some}};
  course.moves.resize(1);
  course.moves[0].duration = 0.7;
  TrajectoryPlan plan;
  plan.course = course;
  all[5].torques = MotionTorque{MotionTorque::Control::ComputedTorque, some, some, plan};
  all[6].torques =
      ControllerTorque{Underactuated::Furuta, {0.1 + 0.2, 1.0 / 3.0, 1e-7, 60.0, {1.0, 0.7, 1e5, 0.0}, 0.3, 2.0 / 3.0}};
  return all;
}

}  // namespace linkwright::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rich_mechanism.h"

#include "core/mechanism/inertia.h"

namespace linkwright::test {

Mechanism richMechanism() {
  Mechanism m;
  m.name = "rich";
  m.links = {{"base"}, {"carriage"}, {"arm"}, {"left"}, {"right"}};
  Shape bar;
  bar.geometry = Beam{{Section::Form::Rectangle, 0.06, 0.04, 0.003}, 0.5};
  bar.X_LS.p = {0.0, 0.0, 0.25};
  Shape rod;
  rod.geometry = Beam{{Section::Form::Ellipse, 0.03, 0.02, 0.0}, 0.1};
  m.links[1].shapes = {bar};
  m.links[1].mass_source = MassSource::DensityOfShapes;
  m.links[1].density = 2700.0;
  m.links[1].inertial = inertialOf(m.links[1].shapes, 2700.0);
  m.links[2].shapes = {bar, rod};
  m.links[2].mass_source = MassSource::MassOfShapes;
  m.links[2].inertial = inertialOfMass(m.links[2].shapes, 3.0);
  m.links[2].payloads = {{"bag", 1.25, {0.1, -0.0, 0.3}, true}, {"tool", 0.5, {0.0, 0.1, 0.0}, false}};
  m.links[3].inertial = inertialOf(Box{{0.01, 0.02, 0.05}}, 1000.0);
  m.links[4].inertial = m.links[3].inertial;
  const auto join = [&](const char* name, JointType type, int parent, int child, const Eigen::Vector3d& at) {
    Joint joint;
    joint.name = name;
    joint.type = type;
    joint.parent = parent;
    joint.child = child;
    joint.X_PJ.p = at;
    m.joints.push_back(joint);
  };
  join("lift", JointType::Prismatic, 0, 1, {0.0, 0.0, 0.1});
  join("turn", JointType::Revolute, 1, 2, {0.0, 0.0, 0.5});
  join("grip", JointType::Prismatic, 2, 3, {0.0, 0.02, 0.5});
  join("follow", JointType::Prismatic, 2, 4, {0.0, -0.02, 0.5});
  m.joints[1].axis = Eigen::Vector3d::UnitY();
  m.joints[2].axis = m.joints[3].axis = Eigen::Vector3d::UnitY();
  m.joints[3].mimic = Mimic{"grip", -1.0, 0.001};
  m.hands = {"arm"};
  return m;
}

}  // namespace linkwright::test

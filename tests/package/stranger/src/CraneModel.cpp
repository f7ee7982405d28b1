// SPDX-License-Identifier: GPL-3.0-or-later
#include <CraneModel.hpp>

#include <stdexcept>

namespace CraneCalc
{

linkwright::Model BuildCrane(double TrolleyMass, double LoadMass, double RopeLength)
{
    linkwright::Mechanism Crane;
    Crane.name = "crane";
    Crane.links.resize(3);
    Crane.links[0].name = "rail";
    Crane.links[1].name = "trolley";
    Crane.links[1].inertial = linkwright::Inertial{TrolleyMass, {0.0, 0.0, 0.0}, Eigen::Matrix3d::Zero()};
    Crane.links[2].name = "load";
    Crane.links[2].inertial = linkwright::Inertial{LoadMass, {0.0, 0.0, -RopeLength}, Eigen::Matrix3d::Zero()};

    Crane.joints.resize(2);
    Crane.joints[0].name = "travel";
    Crane.joints[0].type = linkwright::JointType::Prismatic;
    Crane.joints[0].parent = 0;
    Crane.joints[0].child = 1;
    Crane.joints[0].axis = {1.0, 0.0, 0.0};
    Crane.joints[1].name = "sway";
    Crane.joints[1].type = linkwright::JointType::Continuous;
    Crane.joints[1].parent = 1;
    Crane.joints[1].child = 2;
    Crane.joints[1].axis = {0.0, 1.0, 0.0};

    linkwright::Result<linkwright::Model> Compiled = linkwright::Model::compile(Crane);
    if (!Compiled)
    {
        throw std::runtime_error(linkwright::toString(Compiled.diagnostics().front()));
    }
    return std::move(Compiled).value();
}

} // namespace CraneCalc

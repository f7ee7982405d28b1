// SPDX-License-Identifier: GPL-3.0-or-later
// The forces of a gantry crane against its closed form, and a file of the crane read back.
#include <CraneModel.hpp>

#include <core/dynamics/inverse_dynamics.h>
#include <core/io/urdf.h>

#include <cmath>
#include <iostream>

int main()
{
    const double M = 3.0, m = 2.0, L = 1.5, Angle = 0.4, Rate = 0.7, TrolleyAcc = 0.9, SwayAcc = -0.3;
    linkwright::DynamicsInput In;
    In.q = Eigen::Vector2d(0.2, Angle);
    In.qd = Eigen::Vector2d(0.5, Rate);
    In.qdd = Eigen::Vector2d(TrolleyAcc, SwayAcc);
    const Eigen::VectorXd Out = linkwright::inverseDynamics(CraneCalc::BuildCrane(M, m, L), In);

    // the rope leans to -x for a positive angle about y
    const double Force = (M + m) * TrolleyAcc - m * L * (SwayAcc * std::cos(Angle) - Rate * Rate * std::sin(Angle));
    const double Moment = m * L * (L * SwayAcc - TrolleyAcc * std::cos(Angle) +
                                   linkwright::kStandardGravity * std::sin(Angle));
    std::cout << "force " << Out[0] << " N (" << Force << "), moment " << Out[1] << " N m (" << Moment << ")\n";

    // the reader brings tinyxml2 along: the static library's own need is met by the package
    const bool Refused = !linkwright::readUrdf("<robot name=\"broken\"><link", "crane.urdf").ok();
    return std::abs(Out[0] - Force) < 1e-12 && std::abs(Out[1] - Moment) < 1e-12 && Refused ? 0 : 1;
}

// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/mechanism.h"

#include <string>
#include <vector>

namespace linkwright {

/// Mechanisms to begin with. All have solids of their own, links that are uniform rods (MassSource::UniformRod),
/// limits, a ready pose that is not singular where the arm has one, and a link "tool" to drag. Figures: our own, round.
enum class Template { Empty, Planar, Scara, Cylindrical, SphericalWrist, SixR, SevenR, TwoArms };

inline constexpr Template kTemplates[] = {Template::Empty,       Template::Planar,         Template::Scara,
                                          Template::Cylindrical, Template::SphericalWrist, Template::SixR,
                                          Template::SevenR,      Template::TwoArms};

/// The most links that a planar arm is made of here.
inline constexpr int kMostPlanarLinks = 100;

/// `links` counts those of a planar arm, 1 to kMostPlanarLinks; the others have a number of their own.
Mechanism mechanismFrom(Template which, int links = 3);

/// A solid from `from` to `to` (m, link frame) as links are drawn, and a barrel along a joint's axis.
Shape barBetween(const Eigen::Vector3d& from, const Eigen::Vector3d& to, double radius);
Shape barrelAlong(const Eigen::Vector3d& axis, double radius, double length);

/// The usual radius (m) of the bar of a link of that length.
double usualRadius(double length);
/// A link that reaches from its joint to `tip` (m, link frame): a bar of that radius, `mass` (kg) as a uniform rod.
Link plainLink(const std::string& name, const Eigen::Vector3d& tip, double radius, double mass);

}  // namespace linkwright

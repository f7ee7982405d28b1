// SPDX-License-Identifier: MIT
#include "core/contact/contact.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/base/words.h"

#include <Eigen/Geometry>

#include <cmath>
#include <set>
#include <string>

namespace linkwright {
namespace {

using Eigen::Vector3d;

constexpr Words<ContactMode, 3> kModes = {
    {{ContactMode::Free, "free"}, {ContactMode::Stick, "stick"}, {ContactMode::Slip, "slip"}}};

Vector3d pointInWorld(const Model& model, const std::vector<Pose>& X_WB, int link, const Vector3d& point) {
  return linkPose(model, X_WB, link) * point;
}

}  // namespace

const char* toString(ContactMode mode) { return wordOf(kModes, mode); }

PointMotion pointMotion(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                        const Vector3d& point) {
  PointMotion motion;
  motion.r = pointInWorld(model, X_WB, link, point);
  // From the link to the base: its motion as seen from the parent of the joint that is reached, as biasAcceleration
  // has it for the origins of links.
  for (int b = model.links()[at(link)].body; b >= 0; b = model.bodies()[at(b)].parent) {
    const Body& body = model.bodies()[at(b)];
    if (body.dof < 0) continue;
    const Vector3d z_rate = qd[body.dof] * X_WB[at(b)].R.col(2);
    if (body.prismatic) {
      motion.v += z_rate;
      continue;
    }
    const Vector3d swept = z_rate.cross(motion.r - X_WB[at(b)].p);
    motion.bias += z_rate.cross(2.0 * motion.v + swept);
    motion.v += swept;
  }
  return motion;
}

void pointJacobian(const Model& model, const std::vector<Pose>& X_WB, int link, const Vector3d& point,
                   Eigen::Matrix3Xd& J) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  J.setZero(3, model.dof());
  const Vector3d r = pointInWorld(model, X_WB, link, point);
  for (int b = model.links()[at(link)].body; b >= 0; b = model.bodies()[at(b)].parent) {
    const Body& body = model.bodies()[at(b)];
    if (body.dof < 0) continue;
    const Vector3d z = X_WB[at(b)].R.col(2);
    J.col(body.dof) = body.prismatic ? z : Vector3d(z.cross(r - X_WB[at(b)].p));
  }
}

ContactGeometry contactGeometry(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                                const Contact& contact) {
  ContactGeometry g;
  g.point = pointMotion(model, X_WB, qd, link, contact.point);
  const SurfaceValue surface = surfaceAt(contact.surface, g.point.r);
  g.C = surface.C;
  g.gap = surface.gap;
  g.length = surface.gradient.norm();
  if (g.length > 0.0) g.n = surface.gradient / g.length;
  // unit vectors along the surface
  const Vector3d along = std::abs(g.n.x()) < 0.9 ? Vector3d::UnitX() : Vector3d::UnitY();
  g.t1 = (along - along.dot(g.n) * g.n).normalized();
  g.t2 = g.n.cross(g.t1);
  // C' = (dC/dr) . r', gamma = r' . H r' + (dC/dr) . J' qd
  g.C_rate = surface.gradient.dot(g.point.v);
  g.gamma = g.point.v.dot(surface.hessian * g.point.v) + surface.gradient.dot(g.point.bias);
  return g;
}

Diagnostics contactProblems(const Model& model, const std::vector<Contact>& contacts) {
  Diagnostics problems;
  std::set<std::string> names;
  for (const Contact& contact : contacts) {
    const auto error = [&](const Message& what) {
      problems.push_back({Severity::Error, {}, 0, Message("Contact", "contact '%1': %2").arg(contact.name, what)});
    };
    if (contact.name.empty()) error(Message("Contact", "it has no name; give it one"));
    if (!names.insert(contact.name).second) error(Message("Contact", "duplicate name; rename one of the contacts"));
    const int link = model.findLink(contact.link);
    if (link < 0) {
      error(Message("Contact", "'%1' is not a link").arg(contact.link));
    } else if (model.links()[at(link)].body < 0) {
      error(Message("Contact", "link '%1' is fixed to the world and cannot make contact; select a moving link")
                .arg(contact.link));
    }
    if (!contact.point.allFinite()) error(Message("Contact", "the coordinates of the point must be finite numbers"));
    if (const Message what = surfaceProblem(contact.surface); !what.empty())
      error(Message("Contact", "surface: %1").arg(what));
    if (!(contact.friction >= 0.0) || !std::isfinite(contact.friction))
      error(Message("Contact", "the friction coefficient must be at least 0"));
    if (!(contact.static_friction >= contact.friction) || !std::isfinite(contact.static_friction)) {
      error(Message("Contact", "the static friction coefficient must be at least as large as the kinetic one"));
    }
  }
  return problems;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/exercise/varied_robot.h"

#include <algorithm>
#include <variant>

namespace linkwright {
namespace {

constexpr double kNoLength = 1e-9;  // m
constexpr const char* kPayload = "exercise";

template <class Round>
void enlargeRound(Round& round, double factor) {
  round.radius *= factor;
  round.length *= factor;
}

struct Enlarge {
  double factor;
  void operator()(Box& box) const { box.size *= factor; }
  void operator()(Cylinder& cylinder) const { enlargeRound(cylinder, factor); }
  void operator()(Capsule& capsule) const { enlargeRound(capsule, factor); }
  void operator()(Sphere& sphere) const { sphere.radius *= factor; }
  void operator()(Beam& beam) const {
    for (double* size : {&beam.section.width, &beam.section.height, &beam.section.wall, &beam.length}) *size *= factor;
  }
  void operator()(Mesh& mesh) const { mesh.scale *= factor; }
};

void enlarge(Mechanism& mechanism, int link, double factor) {
  Link& changed = mechanism.links[static_cast<std::size_t>(link)];
  if (changed.inertial) {
    changed.inertial->p_LLcm *= factor;
    changed.inertial->I_LLcm_L *= factor * factor;
  }
  for (Shape& shape : changed.shapes) {
    shape.X_LS.p *= factor;
    std::visit(Enlarge{factor}, shape.geometry);
  }
  for (Payload& payload : changed.payloads) payload.p_L *= factor;
  for (Joint& joint : mechanism.joints) {
    if (joint.parent == link) joint.X_PJ.p *= factor;
  }
}

void setMass(Link& link, double mass) {
  if (!link.inertial || link.inertial->mass <= 0.0) return;
  link.inertial->I_LLcm_L *= mass / link.inertial->mass;
  link.inertial->mass = mass;
}

void setPayload(Link& link, double mass) {
  const auto is_it = [](const Payload& payload) { return payload.name == kPayload; };
  const auto there = std::find_if(link.payloads.begin(), link.payloads.end(), is_it);
  Payload& payload = there != link.payloads.end() ? *there : link.payloads.emplace_back();
  payload.name = kPayload;
  payload.mass = mass;
}

}  // namespace

std::optional<double> lengthOf(const Mechanism& mechanism, int link) {
  for (const Joint& joint : mechanism.joints) {
    if (joint.parent == link && joint.X_PJ.p.norm() > kNoLength) return joint.X_PJ.p.norm();
  }
  return std::nullopt;
}

void setFigure(Mechanism& mechanism, int link, LinkFigure figure, double value) {
  Link& changed = mechanism.links[static_cast<std::size_t>(link)];
  switch (figure) {
    case LinkFigure::Mass: return setMass(changed, value);
    case LinkFigure::Payload: return setPayload(changed, value);
    case LinkFigure::Length: break;
  }
  const std::optional<double> length = lengthOf(mechanism, link);
  if (length) enlarge(mechanism, link, value / *length);
}

}  // namespace linkwright

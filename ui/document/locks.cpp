// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/locks.h"

#include "core/scene/scene.h"
#include "ui/document/scene_state.h"

#include <algorithm>

namespace linkwright::ui {

namespace {

bool hasSameJoint(const Joint& a, const Joint& b) {
  return a.name == b.name && a.type == b.type && a.parent == b.parent && a.child == b.child && a.X_PJ.p == b.X_PJ.p &&
         a.X_PJ.R == b.X_PJ.R && a.axis == b.axis && a.limits == b.limits && a.damping == b.damping &&
         a.coulomb == b.coulomb && a.spring == b.spring;
}

bool hasSameJoints(const Mechanism& a, const Mechanism& b) {
  return std::equal(a.joints.begin(), a.joints.end(), b.joints.begin(), b.joints.end(), hasSameJoint);
}

}  // namespace

bool isRefused(const Locks& locks, const DocumentState& now, const DocumentState& next) {
  if (locks.mistakes && now.mistakes != next.mistakes) return true;
  if (locks.formulation && now.formulation != next.formulation) return true;
  const SceneParts parts = difference(now, next);
  if (!parts) return false;
  const auto differs = [&](ScenePart part) { return parts.testFlag(part); };
  if (locks.runs && now.run != next.run) return true;
  if (locks.state && differs(ScenePart::Robot) && next.run == nullptr) return true;
  if (locks.gravity && differs(ScenePart::Gravity)) return true;
  if (locks.motion && (differs(ScenePart::Poses) || (differs(ScenePart::Trajectory) && next.run == nullptr)))
    return true;
  if (locks.contacts && now.scene->contacts != next.scene->contacts) return true;
  if (locks.simulation &&
      (differs(ScenePart::Loads) || differs(ScenePart::Elastic) || now.scene->simulation != next.scene->simulation))
    return true;
  if (!differs(ScenePart::Mechanism)) return false;
  if (locks.links && locks.joints) return true;
  const bool same = hasSameJoints(*now.mechanism, *next.mechanism);
  return same ? locks.links : locks.joints;
}

}  // namespace linkwright::ui

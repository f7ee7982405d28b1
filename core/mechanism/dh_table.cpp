// SPDX-License-Identifier: MIT
#include "core/mechanism/dh_table.h"

#include "core/mechanism/inertia.h"
#include "core/spatial/rotation.h"

#include <cmath>

namespace linkwright {
namespace {

/// A turn about an axis and a shift along it: what theta and d, or alpha and a, do. They commute.
Pose screw(const Eigen::Vector3d& axis, double angle, double along) {
  return {angle == 0.0 ? Eigen::Matrix3d(Eigen::Matrix3d::Identity()) : rotationAbout(axis, angle), along * axis};
}
Pose aboutZ(const DhRow& row, double q) {
  const bool slides = row.type == JointType::Prismatic;
  return screw(Eigen::Vector3d::UnitZ(), slides ? row.theta : row.theta + q, slides ? row.d + q : row.d);
}
Pose aboutX(const DhRow& row) { return screw(Eigen::Vector3d::UnitX(), row.alpha, row.a); }

bool isFinite(const DhRow& row) {
  return std::isfinite(row.theta) && std::isfinite(row.d) && std::isfinite(row.a) && std::isfinite(row.alpha);
}

Diagnostics problemsOf(const DhTable& table) {
  Diagnostics problems;
  const auto error = [&](Message message) { problems.push_back({Severity::Error, table.file, 0, std::move(message)}); };
  if (table.rows.empty()) error(Message("Mechanism", "the table has no rows; it needs one per joint"));
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    if (!isMoving(table.rows[i].type))
      error(Message("Mechanism", "row %1 describes a fixed joint; use a revolute or prismatic joint").arg(i + 1));
    if (!isFinite(table.rows[i]))
      error(Message("Mechanism", "row %1 has a parameter that is not a finite number").arg(i + 1));
  }
  return problems;
}

}  // namespace

const char* toString(DhConvention convention) { return convention == DhConvention::Standard ? "standard" : "modified"; }

Pose dhTransform(DhConvention convention, const DhRow& row, double q) {
  const Pose z = aboutZ(row, q), x = aboutX(row);
  return convention == DhConvention::Standard ? z * x : x * z;
}

Result<Mechanism> mechanismOf(const DhTable& table) {
  Diagnostics problems = problemsOf(table);
  if (!problems.empty()) return Result<Mechanism>::failure(std::move(problems));

  Mechanism mechanism;
  mechanism.source.file = table.file;
  mechanism.source.link_lines = {0};
  mechanism.links.push_back({"base", {}, {}});
  Pose X_LD = table.X_W0;  // the frame before the row, in the frame of the link that carries it
  for (const DhRow& row : table.rows) {
    const bool standard = table.convention == DhConvention::Standard;
    const int index = static_cast<int>(mechanism.links.size());
    Joint joint;
    joint.name = row.joint.empty() ? "joint_" + std::to_string(index) : row.joint;
    joint.type = row.type;
    joint.parent = index - 1;
    joint.child = index;
    joint.X_PJ = standard ? X_LD * aboutZ(row, 0.0) : X_LD * aboutX(row) * aboutZ(row, 0.0);
    joint.limits = row.limits;
    X_LD = standard ? aboutX(row) : Pose::identity();

    Link link{"link_" + std::to_string(index), {}, {}};
    if (row.inertial) link.inertial = expressedIn(X_LD, *row.inertial);
    mechanism.links.push_back(std::move(link));
    mechanism.joints.push_back(std::move(joint));
    mechanism.source.link_lines.push_back(row.line);
    mechanism.source.joint_lines.push_back(row.line);
  }
  if (table.convention == DhConvention::Standard) {
    Joint weld;
    weld.name = "tool_joint";
    weld.parent = static_cast<int>(mechanism.links.size()) - 1;
    weld.child = weld.parent + 1;
    weld.X_PJ = X_LD;
    mechanism.links.push_back({"tool", {}, {}});
    mechanism.joints.push_back(std::move(weld));
  }
  mechanism.hands = {mechanism.links.back().name};
  return mechanism;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/mechanism/dh_form.h"

#include "core/base/require.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/inertia.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {
namespace {

using Eigen::Vector3d;

constexpr double kAngle = 1e-9;  // rad: below it two directions are one

/// A joint's axis as a line in the world at q = 0.
struct Axis {
  Vector3d point, z;
};

/// The moving joints from the base on, with the poses of all links at q = 0.
struct Chain {
  std::vector<int> joints;
  std::vector<Pose> X_WL;       // by Mechanism::links
  std::vector<int> carried_by;  // by Mechanism::links: the moving joint above, -1 for the base and what is fixed to it
  int base = -1;
};

Result<Chain> chainOf(const Mechanism& mechanism) {
  Chain chain;
  chain.base = baseLink(mechanism);
  require(chain.base >= 0, "a mechanism that compiles has a base");
  chain.X_WL = posesAtZero(mechanism);
  chain.carried_by.assign(mechanism.links.size(), -1);
  std::vector<int> above(mechanism.links.size(), -1);  // the joint above each link
  for (std::size_t i = 0; i < mechanism.joints.size(); ++i) {
    above[static_cast<std::size_t>(mechanism.joints[i].child)] = static_cast<int>(i);
  }
  for (const int link : branchOf(mechanism, chain.base)) {
    const int index = above[static_cast<std::size_t>(link)];
    if (index < 0) continue;
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(index)];
    const auto parent = static_cast<std::size_t>(joint.parent);
    int& carried_by = chain.carried_by[static_cast<std::size_t>(link)];
    carried_by = chain.carried_by[parent];
    if (!isMoving(joint.type)) continue;
    // a second moving joint on the same rigid body is a fork
    const int last = chain.joints.empty() ? -1 : chain.joints.back();
    if (carried_by != last) {
      return Result<Chain>::failure(
          Message("Mechanism", "the mechanism branches at link '%1', but a DH table describes a single chain of joints")
              .arg(mechanism.links[parent].name));
    }
    chain.joints.push_back(index);
    carried_by = index;
  }
  if (chain.joints.empty()) {
    return Result<Chain>::failure(Message("Mechanism", "the mechanism has no moving joint, so the table has no rows"));
  }
  return chain;
}

/// Whether a frame at `X` with its z on `own` has an x axis that meets `next` at a right angle.
bool reaches(const Pose& X, const Axis& next, double length) {
  const Vector3d x = X.R.col(0);
  const Vector3d across = x.cross(next.z);  // common normal of the two lines, of length 1 at a right angle
  return std::abs(x.dot(next.z)) < kAngle && std::abs((next.point - X.p).dot(across)) < kAngle * length;
}
/// Whether the frame's z lies on the axis.
bool liesOn(const Pose& X, const Axis& axis, double length) {
  return X.R.col(2).cross(axis.z).norm() < kAngle && X.R.col(2).dot(axis.z) > 0.0 &&
         (axis.point - X.p).cross(axis.z).norm() < kAngle * length;
}

Pose frameOf(const Vector3d& x, const Vector3d& z, const Vector3d& origin) {
  Pose X;
  const Vector3d x_across = (x - x.dot(z) * z).normalized();
  X.R << x_across, z.cross(x_across), z;
  X.p = origin;
  return X;
}

/// The common normal of two axes: its direction, and its feet on both.
struct Normal {
  Vector3d x, on_first, on_second;
};
/// `near` is a point that decides between parallel normals, `usual` the x that is taken where there is no other reason.
Normal normalOf(const Axis& first, const Axis& second, const Vector3d& near, const Vector3d& usual, double length) {
  const Vector3d between = second.point - first.point;
  const Vector3d across = first.z.cross(second.z);
  Normal normal;
  if (across.norm() < kAngle) {
    normal.on_first = first.point + (near - first.point).dot(first.z) * first.z;
    normal.on_second = second.point + (normal.on_first - second.point).dot(second.z) * second.z;
    normal.x = normal.on_second - normal.on_first;
    if (normal.x.norm() < kAngle * length) normal.x = usual;
  } else {
    // feet of the common normal: first.point + s first.z and second.point + t second.z
    const double c = first.z.dot(second.z), s2 = across.squaredNorm();
    const double s = (between.dot(first.z) - c * between.dot(second.z)) / s2;
    const double t = (c * between.dot(first.z) - between.dot(second.z)) / s2;
    normal.on_first = first.point + s * first.z;
    normal.on_second = second.point + t * second.z;
    normal.x = normal.on_second - normal.on_first;
    if (normal.x.norm() < kAngle * length) normal.x = across;
  }
  return normal;
}

/// Frames 0 to n in the world at q = 0.
class FrameFinder {
public:
  FrameFinder(const Mechanism& mechanism, const Chain& chain) : mechanism_(mechanism), chain_(chain) {
    double length = 0.0;
    for (const int j : chain.joints) {
      const Joint& joint = mechanism.joints[static_cast<std::size_t>(j)];
      const Pose& X_WL = chain.X_WL[static_cast<std::size_t>(joint.child)];
      axes_.push_back({X_WL.p, (X_WL.R * joint.axis).normalized()});
      length += joint.X_PJ.p.norm();
    }
    length_ = std::max(length, 1e-3);
  }

  std::vector<Pose> modified() {
    // frame i on axis i, its x towards axis i + 1; frame 0 is the base's own where that serves, else frame 1's
    std::vector<Pose> frames(axes_.size() + 1);
    for (std::size_t i = 0; i < axes_.size(); ++i) {
      const Pose& before = i > 0 ? frames[i] : chain_.X_WL[static_cast<std::size_t>(chain_.base)];
      frames[i + 1] = onOwnAxis(i, before);
    }
    frames[0] = chain_.X_WL[static_cast<std::size_t>(chain_.base)];
    if (!reaches(frames[0], axes_[0], length_)) frames[0] = frames[1];
    return frames;
  }

  std::vector<Pose> standard() {
    // frame i on axis i + 1, its x from axis i; frame 0 is the base's own where its z lies on axis 1
    std::vector<Pose> frames(axes_.size() + 1);
    frames[0] = chain_.X_WL[static_cast<std::size_t>(chain_.base)];
    if (!liesOn(frames[0], axes_[0], length_)) frames[0] = own(0);
    for (std::size_t i = 1; i < axes_.size(); ++i) {
      const Pose link = own(i - 1);
      const Vector3d usual = link.R.col(0);
      if (reaches(link, axes_[i], length_)) {
        // x of the link's own frame runs along the common normal
        const Vector3d foot = axes_[i].point + (link.p - axes_[i].point).dot(axes_[i].z) * axes_[i].z;
        const bool parallel = axes_[i - 1].z.cross(axes_[i].z).norm() < kAngle;
        const Vector3d met = parallel ? foot : normalOf(axes_[i - 1], axes_[i], link.p, usual, length_).on_second;
        frames[i] = frameOf(usual, axes_[i].z, met);
      } else {
        const Normal normal = normalOf(axes_[i - 1], axes_[i], frames[i - 1].p, usual, length_);
        frames[i] = frameOf(normal.x, axes_[i].z, normal.on_second);
      }
    }
    frames.back() = end();
    return frames;
  }

private:
  const Joint& joint(std::size_t row) const { return mechanism_.joints[static_cast<std::size_t>(chain_.joints[row])]; }
  const Pose& X_WL(std::size_t row) const { return chain_.X_WL[static_cast<std::size_t>(joint(row).child)]; }

  /// The link's own frame, turned so that its z is the joint's axis.
  Pose own(std::size_t row) const {
    Pose X = X_WL(row);
    if (joint(row).axis != Vector3d::UnitZ()) X.R = X.R * rotationWithZ(joint(row).axis.normalized());
    return X;
  }

  Pose onOwnAxis(std::size_t i, const Pose& before) const {
    Pose link = own(i);
    if (i + 1 == axes_.size() || reaches(link, axes_[i + 1], length_)) return link;
    const Normal normal = normalOf(axes_[i], axes_[i + 1], before.p, link.R.col(0), length_);
    return frameOf(normal.x, axes_[i].z, normal.on_first);
  }

  /// The last frame of the standard form: that of a link fixed to the last one where its x serves, else the last
  /// link's own.
  Pose end() const {
    const std::size_t last = axes_.size() - 1;
    Pose link = own(last);
    for (const std::string& hand : mechanism_.hands) {
      const int index = mechanism_.findLink(hand);
      if (index < 0) continue;
      const Pose& X = chain_.X_WL[static_cast<std::size_t>(index)];
      // x of the frame has to meet the axis of the last joint at a right angle
      if (reaches(X, axes_[last], length_)) return X;
    }
    return link;
  }

  const Mechanism& mechanism_;
  const Chain& chain_;
  std::vector<Axis> axes_;
  double length_ = 1.0;
};

double angleAbout(const Vector3d& axis, const Vector3d& from, const Vector3d& to) {
  return std::atan2(axis.dot(from.cross(to)), from.dot(to));
}

/// theta, d, a, alpha that lead from one frame to the next.
void measure(DhConvention convention, const Pose& from, const Pose& to, DhRow& row) {
  const Vector3d z = convention == DhConvention::Standard ? from.R.col(2) : to.R.col(2);
  const Vector3d x = convention == DhConvention::Standard ? to.R.col(0) : from.R.col(0);
  const Vector3d between = to.p - from.p;
  row.theta = angleAbout(z, from.R.col(0), to.R.col(0));
  row.alpha = angleAbout(x, from.R.col(2), to.R.col(2));
  row.d = between.dot(z);
  row.a = between.dot(x);
  // a foot that is a rounding error away is no distance
  const double noise = 1e-15 * (from.p.norm() + to.p.norm());
  if (std::abs(row.d) <= noise) row.d = 0.0;
  if (std::abs(row.a) <= noise) row.a = 0.0;
  if (std::abs(row.theta) < 1e-15) row.theta = 0.0;
  if (std::abs(row.alpha) < 1e-15) row.alpha = 0.0;
}

/// All links that a joint carries as one body, fixed ones included, in the row's frame.
std::optional<Inertial> inertialOfRow(const Mechanism& mechanism, const Chain& chain, int joint, const Pose& X_WD) {
  std::optional<Inertial> sum;
  for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
    if (chain.carried_by[i] != joint || !mechanism.links[i].inertial) continue;
    const Inertial link = expressedIn(X_WD.inverse() * chain.X_WL[i], *mechanism.links[i].inertial);
    sum = sum ? together(*sum, link) : link;
  }
  return sum;
}

/// Where the far end of a link, its a and alpha, comes to in the link when a row of the standard form changes.
Pose farEnd(const Pose& X_LD, DhRow was, DhRow changed) {
  was.theta = changed.theta = was.d = changed.d = 0.0;
  const Pose X_LN = X_LD * dhTransform(DhConvention::Standard, was).inverse();
  Pose X = X_LN * dhTransform(DhConvention::Standard, changed);
  X.R = was.alpha == changed.alpha ? X_LD.R : orthonormalized(X.R);
  return X;
}

/// What a change of a frame's pose does to a joint that rides on it, everything in the frame of the joint's parent.
/// Many edits leave a rotation: round-off in one would be doubled by the transpose in the next.
void carry(Joint& joint, const Pose& X_PD, const Pose& X_PD_new) {
  if (X_PD_new.R == X_PD.R) {
    joint.X_PJ.p += X_PD_new.p - X_PD.p;
    return;
  }
  joint.X_PJ = X_PD_new * X_PD.inverse() * joint.X_PJ;
  joint.X_PJ.R = orthonormalized(joint.X_PJ.R);
}

}  // namespace

Result<DhForm> dhFormOf(const Mechanism& mechanism, DhConvention convention) {
  Result<Chain> found = chainOf(mechanism);
  if (!found) return Result<DhForm>::failure(found.diagnostics());
  const Chain& chain = *found;
  FrameFinder finder(mechanism, chain);
  const std::vector<Pose> frames = convention == DhConvention::Standard ? finder.standard() : finder.modified();

  DhForm form;
  form.table.convention = convention;
  form.table.X_W0 = frames[0];
  form.joints = chain.joints;
  form.links.push_back(chain.base);
  for (std::size_t i = 0; i < chain.joints.size(); ++i) {
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(chain.joints[i])];
    DhRow row;
    row.joint = joint.name;
    row.type = joint.type;
    row.limits = joint.limits;
    measure(convention, frames[i], frames[i + 1], row);
    form.links.push_back(joint.child);
    row.inertial = inertialOfRow(mechanism, chain, chain.joints[i], frames[i + 1]);
    form.table.rows.push_back(std::move(row));
  }
  for (std::size_t i = 0; i < frames.size(); ++i) {
    form.X_LD.push_back(chain.X_WL[static_cast<std::size_t>(form.links[i])].inverse() * frames[i]);
  }
  return form;
}

Mechanism withDhRow(const Mechanism& mechanism, const DhForm& form, int row, const DhRow& changed) {
  require(row >= 0 && row < static_cast<int>(form.joints.size()), "the row is one of the form's");
  const auto at = static_cast<std::size_t>(row);
  const DhRow& was = form.table.rows[at];
  require(std::isfinite(changed.theta) && std::isfinite(changed.d) && std::isfinite(changed.a) &&
              std::isfinite(changed.alpha),
          "a row's parameters are finite");
  Mechanism result = mechanism;
  const Chain chain = *chainOf(mechanism);
  Joint& own = result.joints[static_cast<std::size_t>(form.joints[at])];
  const Pose X_WP = chain.X_WL[static_cast<std::size_t>(own.parent)];
  const Pose X_WD = chain.X_WL[static_cast<std::size_t>(form.links[at])] * form.X_LD[at];  // the frame before the row
  const Pose X_PD = X_WP.inverse() * X_WD;

  if (form.table.convention == DhConvention::Modified) {
    // all four lie before the joint, which rides on the frame that they lead to
    carry(own, X_PD * dhTransform(DhConvention::Modified, was), X_PD * dhTransform(DhConvention::Modified, changed));
    return result;
  }
  // theta and d carry the joint, along and about its own axis
  DhRow before = was, after = changed;
  before.a = after.a = before.alpha = after.alpha = 0.0;
  carry(own, X_PD * dhTransform(DhConvention::Standard, before), X_PD * dhTransform(DhConvention::Standard, after));
  // a and alpha carry what hangs at the link's far frame: joints of the link, and of links that are fixed to it
  const Pose& X_LD = form.X_LD[at + 1];
  const Pose X_LD_new = farEnd(X_LD, was, changed);
  for (Joint& joint : result.joints) {
    if (joint.parent == own.child) carry(joint, X_LD, X_LD_new);
  }
  return result;
}

DhForm formAfter(const Mechanism& moved, const DhForm& form, int row, const DhRow& changed) {
  require(row >= 0 && row < static_cast<int>(form.joints.size()), "the row is one of the form's");
  const auto at = static_cast<std::size_t>(row);
  DhForm after = form;
  DhRow& now = after.table.rows[at];
  if (form.table.convention == DhConvention::Standard) after.X_LD[at + 1] = farEnd(form.X_LD[at + 1], now, changed);
  now.theta = changed.theta;
  now.d = changed.d;
  now.a = changed.a;
  now.alpha = changed.alpha;
  // the body's figures are in the row's frame, which may have moved in it
  const Chain chain = *chainOf(moved);
  const Pose X_WD = chain.X_WL[static_cast<std::size_t>(after.links[at + 1])] * after.X_LD[at + 1];
  now.inertial = inertialOfRow(moved, chain, after.joints[at], X_WD);
  return after;
}

}  // namespace linkwright

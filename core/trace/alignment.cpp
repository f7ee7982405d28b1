// SPDX-License-Identifier: MIT
#include "core/trace/alignment.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <map>
#include <tuple>

namespace linkwright {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;
using Half = Manner::Half;
using A = Aspect;
using Q = Quantity;

bool isHandedOn(Aspect aspect) { return aspect == A::HandedOnForce || aspect == A::HandedOnMoment; }

/// The point that an aspect is compared about.
ReferencePoint pointOf(Aspect aspect) {
  switch (aspect) {
    case A::VelocityAtOrigin:
    case A::AccelerationAtOrigin: return ReferencePoint::WorldOrigin;
    case A::CentreAcceleration:
    case A::InertialMoment: return ReferencePoint::Centre;
    default: return ReferencePoint::LinkOrigin;
  }
}

/// The recordings of an instant with an index over their entries.
class Instant {
public:
  Instant(const Model& model, const std::vector<Pose>& X_WB, const Vector3d& gravity,
          const std::array<const Recording*, 4>& recordings)
      : model_(model), X_WB_(X_WB), gravity_(gravity), recordings_(recordings) {
    for (std::size_t f = 0; f < recordings_.size(); ++f) {
      if (recordings_[f] == nullptr) continue;
      const std::vector<Recorded>& entries = recordings_[f]->entries;
      for (std::size_t i = 0; i < entries.size(); ++i) {
        places_[f][{entries[i].body, entries[i].quantity, entries[i].other}] = static_cast<int>(i);
      }
    }
  }

  const Model& model() const { return model_; }
  bool prismatic(int body) const { return model_.bodies()[static_cast<std::size_t>(body)].prismatic; }
  bool has(Formulation f) const { return recordings_[static_cast<std::size_t>(f)] != nullptr; }
  int place(Formulation f, int body, Quantity quantity, int other) const {
    const auto& places = places_[static_cast<std::size_t>(f)];
    const auto found = places.find({body, quantity, other});
    return found == places.end() ? -1 : found->second;
  }
  const Recorded& entry(Formulation f, int place) const {
    return recordings_[static_cast<std::size_t>(f)]->entries[static_cast<std::size_t>(place)];
  }
  /// The aspect as this formulation has it, in the form that all are compared in; its entry is -1 where it has none.
  AlignedValue value(Aspect aspect, Formulation f, int body, int other) const;

private:
  Vector3d vector(Formulation f, int place, Half half) const;
  Vector3d point(ReferencePoint which, int body) const;
  Vector3d weight(int body) const { return model_.bodies()[static_cast<std::size_t>(body)].mass * gravity_; }
  Vector3d inWorld(Aspect aspect, Formulation f, int body, int other) const;
  Vector3d inCommon(Aspect aspect, Formulation f, int body, int other, const Manner& manner, int place) const;

  const Model& model_;
  const std::vector<Pose>& X_WB_;
  Vector3d gravity_;
  const std::array<const Recording*, 4>& recordings_;
  std::array<std::map<std::tuple<int, Quantity, int>, int>, 4> places_;
};

/// A vector or a half of a six-vector, turned into world axes.
Vector3d Instant::vector(Formulation f, int place, Half half) const {
  const Components turned = expressed(model_, X_WB_, entry(f, place), {Axes::World, -1});
  if (turned.size != 6) return turned.vector();
  const bool first = (half == Half::Angular) != isLinearFirst(f);
  return Eigen::Map<const Vector3d>(turned.values + (first ? 0 : 3));
}

Vector3d Instant::point(ReferencePoint which, int body) const {
  if (which == ReferencePoint::WorldOrigin || body < 0) return Vector3d::Zero();
  const Pose& X = X_WB_[static_cast<std::size_t>(body)];
  if (which != ReferencePoint::Centre) return X.p;
  const Vec3<double>& c = model_.centres()[static_cast<std::size_t>(body)].c;
  return X * Vector3d(c.x, c.y, c.z);
}

/// Another aspect of the same formulation; zero where it has none.
Vector3d Instant::inWorld(Aspect aspect, Formulation f, int body, int other) const {
  return value(aspect, f, body, other).common.vector();
}

Vector3d Instant::inCommon(Aspect aspect, Formulation f, int body, int other, const Manner& manner, int place) const {
  Vector3d x = vector(f, place, manner.half);
  const Vector3d from = point(manner.point, body), to = point(pointOf(aspect), body);
  switch (aspect) {
    case A::LinearVelocity:
    case A::VelocityAtOrigin: return x + inWorld(A::AngularVelocity, f, body, other).cross(to - from);
    case A::LinearAcceleration:
    case A::AccelerationAtOrigin: {
      if (manner.gravity_as_force) x -= gravity_;
      const Vector3d omega = inWorld(A::AngularVelocity, f, body, other);
      const Vector3d v = inWorld(A::LinearVelocity, f, body, other);
      const bool without = aspect == A::AccelerationAtOrigin;
      // Featherstone's acceleration moves as a velocity does; it is made at the link's origin and unmade there
      if (without && !manner.without_omega_cross_v) x -= omega.cross(v);
      if (manner.point != pointOf(aspect)) x += inWorld(A::AngularAcceleration, f, body, other).cross(to - from);
      if (!without && manner.without_omega_cross_v) x += omega.cross(v);
      return x;
    }
    case A::InertialForce:
    case A::ExternalForce: return manner.gravity_as_force ? Vector3d(x - weight(body)) : x;
    case A::InertialMoment:
    case A::ExternalMoment:
    case A::HandedOnMoment:
    case A::JointMoment: {
      if (manner.point != pointOf(aspect)) {
        // the force that goes with the moment, as it is recorded
        Manner force = *mannerOf(static_cast<Aspect>(static_cast<int>(aspect) - 1), f, prismatic(body));
        x += (from - to).cross(vector(f, place, force.half));
      }
      if (manner.gravity_as_force) x -= (point(ReferencePoint::Centre, body) - to).cross(weight(body));
      return x;
    }
    default: return x;
  }
}

AlignedValue Instant::value(Aspect aspect, Formulation f, int body, int other) const {
  AlignedValue value;
  value.common.size = 3;
  const std::optional<Manner> manner = mannerOf(aspect, f, prismatic(body));
  if (!manner) return value;
  const bool two = isHandedOn(aspect) || aspect == A::TorqueShare;
  const int place = this->place(f, body, manner->quantity, two ? other : -1);
  if (place < 0) return value;
  const Recorded& recorded = entry(f, place);
  value.key = {recorded.body, recorded.quantity, recorded.other};
  value.entry = place;
  value.own = manner->own;
  value.common = expressed(model_, X_WB_, recorded, {Axes::World, -1});
  if (aspect == A::MotionAxis && isLinearFirst(f)) {
    std::rotate(value.common.values, value.common.values + 3, value.common.values + 6);
  } else if (aspect == A::Origin && !manner->in_world) {
    const Vector3d p = point(ReferencePoint::LinkOrigin, model_.bodies()[static_cast<std::size_t>(body)].parent) +
                       value.common.vector();
    std::copy(p.data(), p.data() + 3, value.common.values);
  } else if (aspect != A::MotionAxis && (recorded.size == 3 || recorded.size == 6)) {
    const Vector3d x = inCommon(aspect, f, body, other, *manner, place);
    value.common.size = 3;
    std::copy(x.data(), x.data() + 3, value.common.values);
  }
  return value;
}

double largestOf(const double* values, int size) {
  double largest = 0.0;
  for (int k = 0; k < size; ++k) largest = std::max(largest, std::abs(values[k]));
  return largest;
}

void addRow(Alignment& alignment, const Instant& instant, Aspect aspect, int body, int other) {
  AlignedRow row{aspect, body, other, {}, {}};
  bool any = false;
  for (int f = 0; f < 4; ++f) {
    const auto formulation = static_cast<Formulation>(f);
    if (!instant.has(formulation)) continue;
    const AlignedValue value = instant.value(aspect, formulation, body, other);
    if (value.entry < 0) continue;
    row.values[static_cast<std::size_t>(f)] = value;
    any = any || value.own;
    double& scale = alignment.scale[static_cast<std::size_t>(aspect)];
    const Recorded& entry = instant.entry(formulation, value.entry);
    const int half = entry.size == 6 && value.common.size == 3 ? 3 : entry.size;
    const Manner manner = *mannerOf(aspect, formulation, instant.prismatic(body));
    const int first =
        half == 3 && entry.size == 6 && (manner.half == Half::Angular) == isLinearFirst(formulation) ? 3 : 0;
    scale = std::max({scale, largestOf(entry.values + first, half), largestOf(value.common.values, value.common.size)});
  }
  if (any) alignment.rows.push_back(row);
}

void measure(Alignment& alignment, AlignedRow& row, bool prismatic) {
  double scale = alignment.scale[static_cast<std::size_t>(row.aspect)];
  if (row.aspect == A::JointTorque) {
    scale = std::max(scale, alignment.scale[static_cast<std::size_t>(prismatic ? A::JointForce : A::JointMoment)]);
  }
  for (std::size_t a = 0; a < row.values.size(); ++a) {
    for (std::size_t b = a + 1; b < row.values.size(); ++b) {
      if (!row.values[a] || !row.values[b]) continue;
      const Components& x = row.values[a]->common;
      const Components& y = row.values[b]->common;
      double worst = 0.0;
      for (int k = 0; k < x.size; ++k) worst = std::max(worst, std::abs(x.values[k] - y.values[k]));
      if (worst > row.difference.absolute || row.difference.first == row.difference.second) {
        row.difference = {worst, scale > 0.0 ? worst / scale : 0.0, static_cast<Formulation>(a),
                          static_cast<Formulation>(b)};
      }
    }
  }
}

}  // namespace

int AlignedRow::ownCount() const {
  return static_cast<int>(std::count_if(values.begin(), values.end(), [](const auto& v) { return v && v->own; }));
}

const AlignedRow* Alignment::find(Aspect aspect, int body, int other) const {
  for (const AlignedRow& row : rows) {
    if (row.aspect == aspect && row.body == body && row.other == other) return &row;
  }
  return nullptr;
}

std::vector<int> Alignment::rowsOf(Formulation formulation, const QuantityKey& key) const {
  std::vector<int> found;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::optional<AlignedValue>& value = rows[i].values[static_cast<std::size_t>(formulation)];
    if (value && value->own && value->key == key) found.push_back(static_cast<int>(i));
  }
  return found;
}

Alignment align(const Model& model, const std::vector<Pose>& X_WB, const Vector3d& gravity,
                const std::array<const Recording*, 4>& recordings) {
  Alignment alignment;
  const Instant instant(model, X_WB, gravity, recordings);
  const int bodies = model.bodyCount();
  std::vector<std::vector<int>> carried(static_cast<std::size_t>(bodies)), children = carried;
  for (int i = 0; i < bodies; ++i) {
    const int parent = model.bodies()[static_cast<std::size_t>(i)].parent;
    if (parent >= 0) children[static_cast<std::size_t>(parent)].push_back(i);
    for (int j = i; j >= 0; j = model.bodies()[static_cast<std::size_t>(j)].parent) {
      carried[static_cast<std::size_t>(j)].push_back(i);
    }
  }
  for (int i = 0; i < bodies; ++i) {
    for (int a = 0; a < static_cast<int>(A::ExternalForce); ++a)
      addRow(alignment, instant, static_cast<Aspect>(a), i, -1);
  }
  for (int i = bodies - 1; i >= 0; --i) {
    for (int a = static_cast<int>(A::ExternalForce); a < kAspects; ++a) {
      const auto aspect = static_cast<Aspect>(a);
      const std::vector<std::vector<int>>* others = isHandedOn(aspect)         ? &children
                                                    : aspect == A::TorqueShare ? &carried
                                                                               : nullptr;
      if (others == nullptr) addRow(alignment, instant, aspect, i, -1);
      if (others == nullptr) continue;
      for (const int j : (*others)[static_cast<std::size_t>(i)]) addRow(alignment, instant, aspect, i, j);
    }
  }
  double largest = -1.0;
  for (std::size_t i = 0; i < alignment.rows.size(); ++i) {
    AlignedRow& row = alignment.rows[i];
    measure(alignment, row, instant.prismatic(row.body));
    if (row.ownCount() < 2) continue;
    if (row.difference.relative > largest) {
      largest = row.difference.relative;
      alignment.largest = static_cast<int>(i);
    }
    const bool apart = !(row.difference.relative <= Alignment::kAgreement);
    if (apart && alignment.first_apart < 0) alignment.first_apart = static_cast<int>(i);
  }
  return alignment;
}

}  // namespace linkwright

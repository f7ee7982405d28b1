// SPDX-License-Identifier: MIT
#include "core/trace/check_numbers.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/to_eigen.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <optional>

namespace linkwright {
namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;
constexpr double kRoundOff = 1e-9;  // beside the same quantity of the other links

/// The numbers [from, to) that are of one unit: the halves of a six-vector, else all.
struct Part {
  int from, to;
};
Part partOf(int size, int component) {
  if (size != 6) return {0, size};
  return component < 3 ? Part{0, 3} : Part{3, 6};
}

double largestIn(const double* values, Part part) {
  double largest = 0.0;
  for (int k = part.from; k < part.to; ++k) largest = std::max(largest, std::abs(values[k]));
  return largest;
}

/// The frame that a row names; nothing where it names none or none that there is.
std::optional<ShownIn> frameNamed(const Model& model, const std::string& name) {
  const int link = model.findLink(name);
  if (link >= 0) return ShownIn{Axes::Other, link};
  if (name == "world" || name == "base") return ShownIn{Axes::World, -1};
  if (name == "link") return ShownIn{Axes::Link, -1};
  if (name == "parent") return ShownIn{Axes::Parent, -1};
  return std::nullopt;
}

bool inRadians(const TraceRow& row) { return row.values.size() <= 3 && row.unit.starts_with("rad"); }

/// "deg/s" for "rad/s"
bool isDegreesOf(const std::string& unit, const TraceRow& row) {
  return inRadians(row) && unit == "deg" + row.unit.substr(3);
}

const Body& bodyOf(const CheckBasis& basis, const Recorded& entry) {
  return basis.model.bodies()[static_cast<std::size_t>(entry.body)];
}

/// What gravity adds where the formulation has it apart, or takes away where it has it in: nothing for other
/// quantities.
std::optional<Components> gravityElsewhere(const CheckBasis& basis, int index) {
  const Recorded& entry = basis.ours.entries[static_cast<std::size_t>(index)];
  if (entry.other >= 0) return std::nullopt;
  const bool world = basis.ours.formulation == Formulation::WorldSpatial;
  const Eigen::Matrix3d R_WL = entry.frame == Frame::Link
                                   ? shownFrame(basis.model, basis.X_WB, entry.body, {Axes::Link, -1}).R
                                   : Eigen::Matrix3d::Identity();
  const Eigen::Vector3d g = R_WL.transpose() * basis.input.gravity;
  const Eigen::Vector3d mg = bodyOf(basis, entry).mass * g;
  Eigen::Vector3d first = Eigen::Vector3d::Zero(), second = first;
  switch (entry.quantity) {
    case Quantity::LinearAcceleration:
    case Quantity::CentreAcceleration:
    case Quantity::AccelerationAtOrigin: first = g; break;
    case Quantity::InertialForce: first = mg; break;
    case Quantity::SpatialAcceleration: second = g; break;
    case Quantity::InertialWrench: {
      const Eigen::Vector3d c_B = toEigen(basis.model.centres()[static_cast<std::size_t>(entry.body)].c);
      const Eigen::Vector3d c_L = basis.model.linkFromBody(entry.body) * c_B;
      const Pose& X_WB = basis.X_WB[static_cast<std::size_t>(entry.body)];
      const Eigen::Vector3d c = world ? Eigen::Vector3d(X_WB * c_B) : c_L;
      first = world ? mg : Eigen::Vector3d(c.cross(mg));
      second = world ? Eigen::Vector3d(c.cross(mg)) : mg;
      break;
    }
    default: return std::nullopt;
  }
  Components changed;
  changed.size = entry.size;
  for (int k = 0; k < entry.size; ++k) {
    const double change = k < 3 ? first[k] : second[k - 3];
    changed.values[k] = entry.values[k] + (world ? -change : change);
  }
  return changed;
}

bool agreesWith(const CheckBasis& basis, const StudentRow& row, Quantity quantity, const Components& numbers) {
  return difference(basis, row, quantity, numbers).agrees;
}

bool agreesInFrame(const CheckBasis& basis, const StudentRow& row, const Recorded& entry, ShownIn shown) {
  if (agreesWith(basis, row, entry.quantity, expressed(basis.model, basis.X_WB, entry, shown))) {
    return true;
  }
  return entry.size == 6 && agreesWith(basis, row, entry.quantity,
                                       expressedAbout(basis.model, basis.X_WB, basis.ours.formulation, entry, shown));
}

bool isInOtherFrame(const CheckBasis& basis, const StudentRow& row, const Recorded& entry, const std::string& frame) {
  if (frame == "world") return agreesInFrame(basis, row, entry, {Axes::World, -1});
  if (frame == "own link") return agreesInFrame(basis, row, entry, {Axes::Link, -1});
  if (frame == "parent") return agreesInFrame(basis, row, entry, {Axes::Parent, -1});
  for (const int child : basis.children[static_cast<std::size_t>(entry.body)]) {
    if (agreesInFrame(basis, row, entry, {Axes::Other, basis.model.linkOfBody(child)})) return true;
  }
  return false;
}

}  // namespace

CheckBasis::CheckBasis(const Model& model_, const DynamicsInput& input_, const Recording& ours_, double tolerance_)
    : model(model_), input(input_), ours(ours_), rows(traceRows(model_, ours_)), tolerance(tolerance_) {
  bodyPoses(model, input.q, X_WB);
  children.resize(model.bodies().size());
  for (int i = 0; i < model.bodyCount(); ++i) {
    const int parent = model.bodies()[static_cast<std::size_t>(i)].parent;
    if (parent >= 0) children[static_cast<std::size_t>(parent)].push_back(i);
  }
  for (const Recorded& entry : ours.entries) {
    const auto at = static_cast<std::size_t>(entry.quantity);
    if (at >= largest.size()) largest.resize(at + 1, {0.0, 0.0});
    for (const int component : {0, entry.size - 1}) {
      const Part part = partOf(entry.size, component);
      double& so_far = largest[at][part.from == 0 ? 0 : 1];
      so_far = std::max(so_far, largestIn(entry.values, part));
    }
  }
}

Components expectedOf(const CheckBasis& basis, const StudentRow& row, int index, const Recorded& entry,
                      Message* remark) {
  const TraceRow& ours = basis.rows[static_cast<std::size_t>(index)];
  Components numbers;
  numbers.size = entry.size;
  std::copy(entry.values, entry.values + entry.size, numbers.values);
  if (!row.frame.empty() && row.frame != ours.frame && entry.size > 1) {
    const std::optional<ShownIn> shown = frameNamed(basis.model, row.frame);
    if (shown) {
      numbers = expressed(basis.model, basis.X_WB, entry, *shown);
    } else if (remark != nullptr) {
      *remark = Message("Trace", "there is no frame '%1'; the numbers are compared in the frame '%2'")
                    .arg(row.frame, ours.frame);
    }
  }
  if (!row.unit.empty() && row.unit != ours.unit) {
    if (isDegreesOf(row.unit, ours)) {
      for (double& value : numbers.values) value *= kDegrees;
    } else if (remark != nullptr) {
      *remark = Message("Trace", "the unit '%1' is not '%2'; the numbers are compared without conversion")
                    .arg(row.unit, ours.unit);
    }
  }
  return numbers;
}

std::vector<double> inOurs(const CheckBasis& basis, const StudentRow& row, int index) {
  const TraceRow& ours = basis.rows[static_cast<std::size_t>(index)];
  std::vector<double> numbers = row.values;
  if (!row.unit.empty() && isDegreesOf(row.unit, ours)) {
    for (double& value : numbers) value /= kDegrees;
  }
  const bool turned = !row.frame.empty() && row.frame != ours.frame && numbers.size() > 1;
  const std::optional<ShownIn> shown = turned ? frameNamed(basis.model, row.frame) : std::nullopt;
  if (!shown) return numbers;
  // turning is linear and keeps lengths: its columns are what becomes of the units, its inverse is its transpose
  const std::vector<double> told = numbers;
  Recorded unit = basis.ours.entries[static_cast<std::size_t>(index)];
  for (std::size_t i = 0; i < told.size(); ++i) {
    std::fill(std::begin(unit.values), std::end(unit.values), 0.0);
    unit.values[i] = 1.0;
    const Components column = expressed(basis.model, basis.X_WB, unit, *shown);
    numbers[i] = 0.0;
    for (std::size_t k = 0; k < told.size(); ++k) numbers[i] += column.values[k] * told[k];
  }
  return numbers;
}

Difference difference(const CheckBasis& basis, const StudentRow& row, Quantity quantity, const Components& expected) {
  Difference worst;
  double worst_excess = -1.0;
  const auto at = static_cast<std::size_t>(quantity);
  for (int k = 0; k < expected.size; ++k) {
    const auto cell = static_cast<std::size_t>(k);
    const Part part = partOf(expected.size, k);
    const double beside = at < basis.largest.size() ? basis.largest[at][part.from == 0 ? 0 : 1] : 0.0;
    const double scale = largestIn(expected.values, part);
    const double rounding = cell < row.roundings.size() ? 1.000001 * row.roundings[cell] : 0.0;
    const double allowed = std::max({basis.tolerance * scale, std::max(kRoundOff * beside, 1e-12), rounding});
    const double off = row.values[cell] - expected.values[k];
    const double excess = std::abs(off) / allowed;
    if (!(excess <= worst_excess)) {
      worst_excess = excess;
      worst = {worst.agrees, k, off, std::abs(off) / (scale > 0.0 ? scale : beside > 0.0 ? beside : 1.0)};
    }
    if (!(excess <= 1.0)) worst.agrees = false;
  }
  return worst;
}

const std::vector<SlipKind>& slipKinds() {
  static const std::vector<SlipKind> kinds = {
      {Slip::SignFlipped, ""},        {Slip::Degrees, ""},          {Slip::OtherFrame, "world"},
      {Slip::OtherFrame, "own link"}, {Slip::OtherFrame, "parent"}, {Slip::OtherFrame, "child"},
      {Slip::Transposed, ""},         {Slip::HalvesSwapped, ""},    {Slip::GravityApart, ""}};
  return kinds;
}

bool isSlip(const CheckBasis& basis, const StudentRow& row, int index, const SlipKind& kind) {
  const Recorded& entry = basis.ours.entries[static_cast<std::size_t>(index)];
  Components numbers = expectedOf(basis, row, index, entry);
  double* const values = numbers.values;
  switch (kind.slip) {
    case Slip::SignFlipped:
      for (int k = 0; k < numbers.size; ++k) values[k] = -values[k];
      break;
    case Slip::Degrees:
      if (!inRadians(basis.rows[static_cast<std::size_t>(index)])) return false;
      for (int k = 0; k < numbers.size; ++k) values[k] *= kDegrees;
      break;
    case Slip::OtherFrame: return entry.size > 1 && isInOtherFrame(basis, row, entry, kind.frame);
    case Slip::Transposed:
      if (numbers.size != 9) return false;
      std::swap(values[1], values[3]);
      std::swap(values[2], values[6]);
      std::swap(values[5], values[7]);
      break;
    case Slip::HalvesSwapped:
      if (numbers.size != 6) return false;
      std::swap_ranges(values, values + 3, values + 3);
      break;
    case Slip::GravityApart: {
      const std::optional<Components> elsewhere = gravityElsewhere(basis, index);
      if (!elsewhere) return false;
      numbers = *elsewhere;
      break;
    }
  }
  return agreesWith(basis, row, entry.quantity, numbers);
}

}  // namespace linkwright

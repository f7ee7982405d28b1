// SPDX-License-Identifier: MIT
#include "core/io/object_fields.h"

#include "core/spatial/rotation.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_set>

namespace linkwright::scene {

namespace {

/// True for a matrix whose columns are unit vectors at right angles, right-handed, within what rounding explains.
bool isRotation(const Eigen::Matrix3d& R) { return (R.transpose() * R).isIdentity(1e-6) && R.determinant() > 0.0; }

}  // namespace

bool readNumber(const JsonNode& node, bool may_be_infinite, double& out) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (node.kind == JsonNode::Kind::Number) {
    out = node.number;
    return true;
  }
  const bool is_infinite = node.kind == JsonNode::Kind::String && (node.text == "inf" || node.text == "-inf");
  if (!is_infinite || !may_be_infinite) return false;
  out = node.text == "inf" ? kInfinity : -kInfinity;
  return true;
}

Fields::Fields(const JsonNode& node, Message place, const std::vector<std::string_view>& known, Problems& problems)
    : node_(node), place_(std::move(place)), problems_(problems) {
  if (node.kind != JsonNode::Kind::Object) {
    error(node, Message("Files", "an object {...} is needed here"));
    return;
  }
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const std::string& key = node.keys[i];
    if (!seen.insert(key).second)
      error(node.items[i], Message("Files", "duplicate key \"%1\"; keep only one").arg(key));
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    if (problems_.unknownKeys() == UnknownKeys::Refused)
      error(node.items[i], Message("Files", "there is no key \"%1\"; mend its name or take it out").arg(key));
    else
      problems_.warning(node.items[i].line, Message("Files", "%1: unknown key \"%2\" is ignored").arg(place_, key));
  }
}

bool Fields::number(std::string_view key, double& out, bool may_be_infinite) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return false;
  if (readNumber(*value, may_be_infinite, out)) return true;
  error(*value, may_be_infinite ? Message("Files", "\"%1\" is not a number, \"inf\" or \"-inf\"").arg(key)
                                : Message("Files", "\"%1\" is not a number").arg(key));
  return false;
}

bool Fields::boolean(std::string_view key, bool& out) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return false;
  if (value->kind != JsonNode::Kind::Boolean) {
    error(*value, Message("Files", "\"%1\" is neither true nor false").arg(key));
    return false;
  }
  out = value->boolean;
  return true;
}

bool Fields::text(std::string_view key, std::string& out) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return false;
  if (value->kind != JsonNode::Kind::String) {
    error(*value, Message("Files", "\"%1\" is not a string in quotes").arg(key));
    return false;
  }
  out = value->text;
  return true;
}

bool Fields::numbers(std::string_view key, double* out, std::size_t wanted) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return false;
  std::vector<double> read(wanted);
  bool good = value->kind == JsonNode::Kind::Array && value->items.size() == wanted;
  for (std::size_t i = 0; good && i < wanted; ++i) good = readNumber(value->items[i], false, read[i]);
  if (!good) {
    error(*value, Message("Files", "\"%1\" is not a list of %2 numbers").arg(key, wanted));
    return false;
  }
  std::copy(read.begin(), read.end(), out);
  return true;
}

bool Fields::pose(std::string_view key, Pose& out) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return false;
  const Fields fields(*value, Message("Files", "%1, \"%2\"").arg(place_, key), {"xyz", "rpy", "R"}, problems_);
  fields.vector("xyz", out.p);
  Eigen::Vector3d rpy;
  if (fields.vector("rpy", rpy) && !rpy.isZero(0.0)) out.R = rotationFromRpy(rpy.x(), rpy.y(), rpy.z());
  const std::vector<JsonNode>* rows = fields.list("R");
  if (rows == nullptr) return true;
  Eigen::Matrix3d R;
  bool good = rows->size() == 3;
  for (std::size_t i = 0; good && i < 3; ++i) {
    good = (*rows)[i].kind == JsonNode::Kind::Array && (*rows)[i].items.size() == 3;
    for (std::size_t k = 0; good && k < 3; ++k) {
      good = readNumber((*rows)[i].items[k], false, R(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k)));
    }
  }
  if (!good || !isRotation(R)) {
    fields.error(
        *value->find("R"),
        good
            ? Message(
                  "Files",
                  "\"R\" is not a rotation matrix; its columns must form a right-handed set of orthogonal unit vectors")
            : Message("Files", "\"R\" is not a list of three rows of three numbers"));
    return false;
  }
  if (value->find("rpy") != nullptr)
    fields.error(*value->find("rpy"), Message("Files", "give either \"rpy\" or \"R\", not both"));
  out.R = R;
  return true;
}

const std::vector<JsonNode>* Fields::list(std::string_view key) const {
  const JsonNode* value = find(key);
  if (value == nullptr) return nullptr;
  if (value->kind != JsonNode::Kind::Array) {
    error(*value, Message("Files", "\"%1\" is not a list [...]").arg(key));
    return nullptr;
  }
  return &value->items;
}

bool Fields::needs(std::string_view key) const {
  if (node_.kind != JsonNode::Kind::Object) return false;  // said already
  if (find(key) != nullptr) return true;
  error(node_, Message("Files", "\"%1\" is missing").arg(key));
  return false;
}

}  // namespace linkwright::scene

// SPDX-License-Identifier: MIT
#pragma once

// How the members of a scene file are written: for the writers of its parts.

#include "core/io/json_string.h"
#include "core/io/shortest_number.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::scene {

inline std::string numberOf(double value) {
  if (std::isinf(value)) return value > 0.0 ? "\"inf\"" : "\"-inf\"";
  std::string text;
  appendShortest(text, value);
  return text;
}

/// "[a, b, c]" of any number of values.
inline std::string listOf(const double* values, std::ptrdiff_t count) {
  std::string text = "[";
  for (std::ptrdiff_t i = 0; i < count; ++i) {
    if (i > 0) text += ", ";
    text += numberOf(values[i]);
  }
  return text + "]";
}
inline std::string listOf(const Eigen::Vector3d& v) { return listOf(v.data(), 3); }

/// The members of an object, written on one line or on one line each.
class Members {
public:
  void add(const char* key, std::string value) { texts_.push_back(jsonString(key) + ": " + std::move(value)); }
  void addNamed(const std::string& key, std::string value) {
    texts_.push_back(jsonString(key) + ": " + std::move(value));
  }

  std::string inLine() const {
    std::string text = "{";
    for (std::size_t i = 0; i < texts_.size(); ++i) text.append(i > 0 ? ", " : "").append(texts_[i]);
    return text + "}";
  }
  /// In lines of their own, the closing bracket at `indent`.
  std::string inLines(int indent) const {
    std::string text = "{\n";
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      text.append(static_cast<std::size_t>(indent) + 2, ' ');
      text.append(texts_[i]).append(i + 1 < texts_.size() ? ",\n" : "\n");
    }
    text.append(static_cast<std::size_t>(indent), ' ');
    return text + "}";
  }

private:
  std::vector<std::string> texts_;
};

/// True for the identity as it is made, with no -0 in it.
inline bool isPlainIdentity(const Eigen::Matrix3d& R) {
  return R.isIdentity(0.0) && std::none_of(R.data(), R.data() + 9, [](double v) { return std::signbit(v); });
}

inline std::string poseOf(const Pose& X) {
  Members members;
  members.add("xyz", listOf(X.p));
  if (!isPlainIdentity(X.R)) {
    const Eigen::Matrix3d rows = X.R.transpose();  // column-major: the columns of this are the rows of R
    std::string R("[");
    R.append(listOf(rows.col(0))).append(", ").append(listOf(rows.col(1))).append(", ").append(listOf(rows.col(2)));
    members.add("R", R.append("]"));
  }
  return members.inLine();
}

/// A list with one item a line, the closing bracket at `indent`.
inline std::string itemsInLines(const std::vector<std::string>& items, int indent) {
  if (items.empty()) return "[]";
  std::string text = "[\n";
  for (std::size_t i = 0; i < items.size(); ++i) {
    text.append(static_cast<std::size_t>(indent) + 2, ' ');
    text.append(items[i]).append(i + 1 < items.size() ? ",\n" : "\n");
  }
  text.append(static_cast<std::size_t>(indent), ' ');
  return text + "]";
}

/// Values by the names of the joints; a plain list where the mechanism is not one that compiles.
inline std::string valuesOf(const Eigen::VectorXd& q, const std::vector<std::string>& joints) {
  if (static_cast<std::size_t>(q.size()) != joints.size()) return listOf(q.data(), q.size());
  Members members;
  for (std::size_t i = 0; i < joints.size(); ++i)
    members.addNamed(joints[i], numberOf(q(static_cast<Eigen::Index>(i))));
  return members.inLine();
}

}  // namespace linkwright::scene

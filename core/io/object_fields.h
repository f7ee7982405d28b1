// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json_tree.h"
#include "core/io/problems.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <string>
#include <string_view>
#include <vector>

namespace linkwright::scene {

/// An object of a scene file as it is being read: knows where it stands, for messages, and which keys it may have.
class Fields {
public:
  /// `place` names the object in messages, e.g. "link 'arm'". Keys that are not `known` and keys that stand twice are
  /// reported at once; a node that is no object is an error, and then nothing is found in it.
  Fields(const JsonNode& node, Message place, const std::vector<std::string_view>& known, Problems& problems);

  const JsonNode* find(std::string_view key) const { return node_.find(key); }
  int line() const { return node_.line; }
  const Message& place() const { return place_; }
  void error(const JsonNode& at, const Message& message) const {
    problems_.error(at.line, Message("Files", "%1: %2").arg(place_, message));
  }

  /// Each leaves `out` alone where the key is absent; a wrong value is an error. True where it was read.
  bool number(std::string_view key, double& out, bool may_be_infinite = false) const;
  bool boolean(std::string_view key, bool& out) const;
  bool text(std::string_view key, std::string& out) const;
  bool vector(std::string_view key, Eigen::Vector3d& out) const { return numbers(key, out.data(), 3); }
  bool numbers(std::string_view key, double* out, std::size_t wanted) const;
  /// {"xyz": [3], "rpy": [3] or "R": [3][3]}.
  bool pose(std::string_view key, Pose& out) const;
  /// The items of a list, null where the key is absent.
  const std::vector<JsonNode>* list(std::string_view key) const;
  /// Says so where a key that has to be there is not.
  bool needs(std::string_view key) const;

private:
  const JsonNode& node_;
  Message place_;
  Problems& problems_;
};

/// A number, or "inf" / "-inf" where `may_be_infinite`.
bool readNumber(const JsonNode& node, bool may_be_infinite, double& out);

}  // namespace linkwright::scene

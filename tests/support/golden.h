// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace linkwright::test {

/// A value in a golden JSON file, which stays in memory. What is asked for and not there throws. The type of the JSON
/// library is left out of here: each unit that speaks of it takes seconds longer to compile.
class Golden {
public:
  explicit Golden(const nlohmann::json& value) : value_(&value) {}

  Golden operator[](std::string_view key) const;
  Golden operator[](const char* key) const { return (*this)[std::string_view(key)]; }
  Golden operator[](const std::string& key) const { return (*this)[std::string_view(key)]; }
  Golden operator[](std::size_t index) const;
  Golden operator[](int index) const { return (*this)[static_cast<std::size_t>(index)]; }
  std::size_t size() const;
  bool contains(const std::string& key) const;
  /// double, int, std::size_t or std::string.
  template <class T>
  T get() const;
  /// Of a list.
  std::vector<Golden> list() const;
  /// Of an object, by their keys.
  std::vector<std::pair<std::string, Golden>> items() const;

private:
  const nlohmann::json* value_;
};

template <>
double Golden::get() const;
template <>
int Golden::get() const;
template <>
std::size_t Golden::get() const;
template <>
std::string Golden::get() const;

/// A file of tests/data, read once.
Golden goldenFile(const std::string& name);

Eigen::VectorXd vectorOf(const Golden& list);
Eigen::Vector3d vector3Of(const Golden& list);
Eigen::Matrix3d matrixOf(const Golden& rows);

/// The rows of a CSV file of tests/data. Lines that do not begin with a number (comments, the header) are skipped.
std::vector<std::vector<double>> goldenRows(const std::string& name);

}  // namespace linkwright::test

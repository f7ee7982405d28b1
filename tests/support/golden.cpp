// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include "tests/support/files.h"

#include <nlohmann/json.hpp>

#include <cctype>
#include <map>
#include <sstream>

namespace linkwright::test {

Golden Golden::operator[](std::string_view key) const { return Golden(value_->at(std::string(key))); }
Golden Golden::operator[](std::size_t index) const { return Golden(value_->at(index)); }
std::size_t Golden::size() const { return value_->size(); }
bool Golden::contains(const std::string& key) const { return value_->contains(key); }

template <>
double Golden::get() const {
  return value_->get<double>();
}
template <>
int Golden::get() const {
  return value_->get<int>();
}
template <>
std::size_t Golden::get() const {
  return value_->get<std::size_t>();
}
template <>
std::string Golden::get() const {
  return value_->get<std::string>();
}

std::vector<Golden> Golden::list() const {
  std::vector<Golden> all;
  for (const nlohmann::json& value : *value_) all.emplace_back(value);
  return all;
}

std::vector<std::pair<std::string, Golden>> Golden::items() const {
  std::vector<std::pair<std::string, Golden>> all;
  for (const auto& [key, value] : value_->items()) all.emplace_back(key, Golden(value));
  return all;
}

Golden goldenFile(const std::string& name) {
  static std::map<std::string, nlohmann::json> read;
  auto [it, is_new] = read.try_emplace(name);
  if (is_new) it->second = nlohmann::json::parse(readFile(dataPath(name)));
  return Golden(it->second);
}

Eigen::VectorXd vectorOf(const Golden& list) {
  Eigen::VectorXd v(static_cast<Eigen::Index>(list.size()));
  for (Eigen::Index i = 0; i < v.size(); ++i) v[i] = list[static_cast<std::size_t>(i)].get<double>();
  return v;
}

Eigen::Vector3d vector3Of(const Golden& list) { return Eigen::Vector3d(vectorOf(list)); }

Eigen::Matrix3d matrixOf(const Golden& rows) {
  Eigen::Matrix3d m;
  for (int i = 0; i < 3; ++i) m.row(i) = vector3Of(rows[i]).transpose();
  return m;
}

std::vector<std::vector<double>> goldenRows(const std::string& name) {
  std::vector<std::vector<double>> rows;
  std::istringstream lines(readFile(dataPath(name)));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || (line[0] != '-' && std::isdigit(static_cast<unsigned char>(line[0])) == 0)) continue;
    std::istringstream cells(line);
    std::vector<double>& row = rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(std::stod(cell));
  }
  return rows;
}

}  // namespace linkwright::test

// SPDX-License-Identifier: MIT
#include "core/io/state_columns.h"

#include "core/io/csv_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace linkwright {
namespace {

constexpr std::array<const char*, 6> kWrenchParts = {"fx", "fy", "fz", "nx", "ny", "nz"};

struct JointGroup {
  const char* prefix;
  StateColumn::Kind kind;
};
constexpr std::array<JointGroup, 4> kJointGroups = {{{"q.", StateColumn::Kind::Position},
                                                     {"qd.", StateColumn::Kind::Velocity},
                                                     {"qdd.", StateColumn::Kind::Acceleration},
                                                     {"tau.", StateColumn::Kind::Torque}}};

/// Reads a header: one object a call, so that the parts can share what they know.
class HeaderReader {
public:
  HeaderReader(const Model& model, const StateOptions& options, const std::string& file_name, int line,
               Diagnostics& diagnostics)
      : model_(model), options_(options), file_name_(file_name), line_(line), diagnostics_(diagnostics) {
    for (std::vector<bool>& seen : joint_seen_) {
      seen.assign(static_cast<std::size_t>(model.dof()), false);
    }
  }

  StateHeader read(const std::vector<std::string>& header) {
    StateHeader result;
    std::set<std::string> names;
    for (const std::string& name : header) {
      StateColumn column;
      if (!names.insert(name).second) {
        error(duplicateColumn(name));
      } else if (name == "t") {
        column.kind = StateColumn::Kind::Time;
        result.has_time = true;
      } else if (!readJointColumn(name, column) && !readExternalColumn(name, column, result) &&
                 !options_.ignore_extra) {
        error(unknownColumn(name, header.size()));
      }
      result.columns.push_back(column);
    }
    reportMissingJoints();
    reportMissingWrenchParts();
    return result;
  }

private:
  void error(const Message& message) { diagnostics_.push_back({Severity::Error, file_name_, line_, message}); }

  bool readJointColumn(const std::string& name, StateColumn& column) {
    for (std::size_t group = 0; group < kJointGroups.size(); ++group) {
      const std::string_view prefix = kJointGroups[group].prefix;
      if (!name.starts_with(prefix)) {
        continue;
      }
      const int joint = model_.findJoint(name.substr(prefix.size()));
      if (joint < 0) {
        return false;
      }
      column.kind = kJointGroups[group].kind;
      column.index = joint;
      joint_seen_[group][static_cast<std::size_t>(joint)] = true;
      group_seen_[group] = true;
      return true;
    }
    return false;
  }

  bool readExternalColumn(const std::string& name, StateColumn& column, StateHeader& result) {
    const std::size_t dot = name.rfind('.');
    if (!name.starts_with("ext.") || dot < 4) {
      return false;
    }
    const auto part = std::find(kWrenchParts.begin(), kWrenchParts.end(), name.substr(dot + 1));
    const int link = model_.findLink(name.substr(4, dot - 4));
    if (part == kWrenchParts.end() || link < 0) {
      return false;
    }
    const auto [place, is_new] = wrench_of_link_.emplace(link, static_cast<int>(result.external_links.size()));
    if (is_new) {
      result.external_links.push_back(link);
    }
    column.kind = StateColumn::Kind::External;
    column.index = place->second;
    column.component = static_cast<int>(part - kWrenchParts.begin());
    wrench_parts_[link].insert(column.component);
    return true;
  }

  Message unknownColumn(const std::string& name, std::size_t header_size) const {
    if (header_size == 1 && name.find(';') != std::string::npos) {
      return columnsBySemicolons();
    }
    for (const JointGroup& group : kJointGroups) {
      if (name.starts_with(group.prefix)) {
        return Message("Files", "unknown column '%1'; the model has no moving joint '%2'")
            .arg(name, name.substr(std::string_view(group.prefix).size()));
      }
    }
    if (name.starts_with("ext.")) {
      return Message("Files",
                     "unknown column '%1'; a wrench has the columns ext.LINK.fx, fy, fz, nx, ny and nz, where LINK is "
                     "a link of the model")
          .arg(name.substr(0, 60));
    }
    return Message("Files",
                   "unknown column '%1'; name it q.JOINT, qd.JOINT, qdd.JOINT, tau.JOINT, t or ext.LINK.fx, or give "
                   "--ignore-extra")
        .arg(name.substr(0, 60));
  }

  void reportMissingJoints() {
    for (std::size_t group = 0; group < kJointGroups.size(); ++group) {
      const bool is_position = kJointGroups[group].kind == StateColumn::Kind::Position;
      const bool is_torque = kJointGroups[group].kind == StateColumn::Kind::Torque;
      const bool is_needed = (is_position && options_.needs_positions) || (is_torque && options_.needs_torques);
      if (!is_needed && !group_seen_[group]) {
        continue;  // absent as a whole: zero
      }
      for (std::size_t joint = 0; joint < joint_seen_[group].size(); ++joint) {
        if (!joint_seen_[group][joint]) {
          const std::string column = kJointGroups[group].prefix + model_.joints()[joint].name;
          error(
              (is_needed && is_position
                   ? Message("Files", "column '%1' is missing; every moving joint needs its position")
               : is_needed
                   ? Message("Files", "column '%1' is missing; every moving joint needs its torque")
                   : Message(
                         "Files",
                         "column '%1' is missing; give the columns of all moving joints, or leave out the whole group"))
                  .arg(column));
        }
      }
    }
  }

  void reportMissingWrenchParts() {
    for (const auto& [link, parts] : wrench_parts_) {
      for (int part = 0; part < 6; ++part) {
        if (!parts.contains(part)) {
          error(Message("Files", "column 'ext.%1.%2' is missing; a wrench has six columns")
                    .arg(model_.links()[static_cast<std::size_t>(link)].name,
                         kWrenchParts[static_cast<std::size_t>(part)]));
        }
      }
    }
  }

  const Model& model_;
  const StateOptions& options_;
  const std::string& file_name_;
  int line_;
  Diagnostics& diagnostics_;
  std::array<std::vector<bool>, 4> joint_seen_;
  std::array<bool, 4> group_seen_ = {};
  std::map<int, int> wrench_of_link_;
  std::map<int, std::set<int>> wrench_parts_;
};

}  // namespace

StateHeader understandHeader(const std::vector<std::string>& header, const Model& model, const StateOptions& options,
                             const std::string& file_name, int line, Diagnostics& diagnostics) {
  return HeaderReader(model, options, file_name, line, diagnostics).read(header);
}

std::vector<std::string> headerOfArray(const Model& model, const StateOptions& options, std::int64_t columns) {
  const std::int64_t dof = model.dof();
  if (dof == 0 || columns % dof != 0 || columns < dof || columns > 3 * dof) return {};
  std::vector<std::string> names;
  for (const char* group : {"q.", "qd.", options.third_is_torque ? "tau." : "qdd."}) {
    for (const ModelJoint& joint : model.joints()) names.push_back(group + joint.name);
  }
  names.resize(static_cast<std::size_t>(columns));
  return names;
}

State zeroState(const Model& model) {
  State state;
  state.q = Eigen::VectorXd::Zero(model.dof());
  state.qd = state.q;
  state.qdd = state.q;
  state.tau = state.q;
  return state;
}

}  // namespace linkwright

// SPDX-License-Identifier: MIT
#include "core/io/state_json.h"

#include "core/io/json_tree.h"
#include "core/io/state_columns.h"

#include <cmath>
#include <string_view>
#include <unordered_set>

namespace linkwright {
namespace {

class StateDocumentReader {
public:
  StateDocumentReader(const Model& model, const StateOptions& options, const std::string& file_name)
      : model_(model), options_(options), file_name_(file_name) {}

  Result<StateTable> read(const JsonNode& root) {
    for (std::size_t i = 0; i < root.keys.size(); ++i) {
      if (root.keys[i] != "states" && !options_.ignore_extra) {
        error(root.items[i],
              Message("Files", "unknown key '%1'; write {\"states\":[...]}, or give --ignore-extra").arg(root.keys[i]));
      }
    }
    const JsonNode* states = root.find("states");
    if (states == nullptr || states->kind != JsonNode::Kind::Array) {
      error(states == nullptr ? root : *states,
            Message("Files", "the array 'states' is missing; write {\"states\":[...]}"));
      return Result<StateTable>::failure(std::move(diagnostics_));
    }
    if (states->items.empty()) {
      error(*states, Message("Files", "'states' is empty; give at least one state"));
    }
    StateTable table;
    for (std::size_t i = 0; i < states->items.size(); ++i) {
      readState(states->items[i], "states[" + std::to_string(i) + "]", table);
    }
    if (timed_ > 0 && timed_ < states->items.size()) {
      error(*states, Message("Files", "only some states have 't'; give it to all or to none"));
    }
    table.has_time = timed_ > 0;
    if (!diagnostics_.empty()) {
      return Result<StateTable>::failure(std::move(diagnostics_));
    }
    return table;
  }

private:
  void error(const JsonNode& node, const Message& message) {
    diagnostics_.push_back({Severity::Error, file_name_, node.line, message});
  }

  void readState(const JsonNode& item, const std::string& path, StateTable& table) {
    if (item.kind != JsonNode::Kind::Object) {
      error(item, Message("Files", "%1 is not an object; write {\"q\":[...]}").arg(path));
      return;
    }
    State state = zeroState(model_);
    state.line = item.line;
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < item.keys.size(); ++i) {
      const std::string& key = item.keys[i];
      const JsonNode& value = item.items[i];
      if (!seen.insert(key).second) {
        error(value, Message("Files", "%1: duplicate key '%2'; keep only one").arg(path, key));
      } else if (Eigen::VectorXd* vector = vectorOf(key, state)) {
        readVector(value, path + "." + key, *vector);
      } else if (key == "t") {
        readNumber(value, path + ".t", state.t);
        ++timed_;
      } else if (key == "ext") {
        readWrenches(value, path + ".ext", state);
      } else if (!options_.ignore_extra) {
        error(value, Message("Files", "%1: unknown key '%2'; use q, qd, qdd, tau, t or ext, or give --ignore-extra")
                         .arg(path, key));
      }
    }
    if (options_.needs_torques && item.find("tau") == nullptr && model_.dof() > 0) {
      error(item, Message("Files", "%1 has no 'tau'; every moving joint needs its torque, beginning with '%2'")
                      .arg(path, model_.joints()[0].name));
    }
    if (options_.needs_positions && item.find("q") == nullptr && model_.dof() > 0) {
      error(item, Message("Files", "%1 has no 'q'; every moving joint needs its position, beginning with '%2'")
                      .arg(path, model_.joints()[0].name));
    }
    table.has_velocity = table.has_velocity || item.find("qd") != nullptr;
    table.has_acceleration = table.has_acceleration || item.find("qdd") != nullptr;
    table.states.push_back(std::move(state));
  }

  static Eigen::VectorXd* vectorOf(const std::string& key, State& state) {
    if (key == "q") return &state.q;
    if (key == "qd") return &state.qd;
    if (key == "qdd") return &state.qdd;
    if (key == "tau") return &state.tau;
    return nullptr;
  }

  void readVector(const JsonNode& node, const std::string& path, Eigen::VectorXd& vector) {
    readNumbers(node, path, vector.data(), static_cast<std::size_t>(vector.size()),
                Message("Files", "one per moving joint"));
  }

  void readNumbers(const JsonNode& node, const std::string& path, double* numbers, std::size_t count,
                   const Message& which) {
    if (node.kind != JsonNode::Kind::Array || node.items.size() != count) {
      error(node,
            node.kind == JsonNode::Kind::Array
                ? Message("Files", "%1 has %2 numbers instead of %3 (%4)").arg(path, node.items.size(), count, which)
                : Message("Files", "%1 is not an array of %2 numbers (%3)").arg(path, count, which));
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      readNumber(node.items[i], path + "[" + std::to_string(i) + "]", numbers[i]);
    }
  }

  void readNumber(const JsonNode& node, const std::string& path, double& number) {
    if (node.kind != JsonNode::Kind::Number || !std::isfinite(node.number)) {
      error(node, Message("Files", "%1 is not a finite number").arg(path));
      return;
    }
    number = node.number;
  }

  void readWrenches(const JsonNode& node, const std::string& path, State& state) {
    if (node.kind != JsonNode::Kind::Object) {
      error(node, Message("Files", "%1 is not an object; write {\"LINK\":[fx,fy,fz,nx,ny,nz]}").arg(path));
      return;
    }
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
      const int link = model_.findLink(node.keys[i]);
      if (link < 0) {
        error(node.items[i], Message("Files", "%1: the model has no link '%2'").arg(path, node.keys[i]));
        continue;
      }
      double numbers[6] = {};
      readNumbers(node.items[i], path + "." + node.keys[i], numbers, 6, "fx fy fz nx ny nz");
      state.external.push_back({link, {{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]}}});
    }
  }

  const Model& model_;
  const StateOptions& options_;
  const std::string& file_name_;
  Diagnostics diagnostics_;
  std::size_t timed_ = 0;  // states that have a `t`
};

}  // namespace

Result<StateTable> readStatesJson(std::string_view text, const std::string& file_name, const Model& model,
                                  const StateOptions& options) {
  const Result<JsonNode> root = parseJson(text, file_name);
  if (!root) {
    return Result<StateTable>::failure(root.diagnostics());
  }
  return StateDocumentReader(model, options, file_name).read(*root);
}

}  // namespace linkwright

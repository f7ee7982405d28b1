// SPDX-License-Identifier: MIT
#include "core/io/json_tree.h"
#include "core/io/target_numbers.h"

#include <cmath>
#include <unordered_set>

namespace linkwright {
namespace {

class TargetDocumentReader {
public:
  TargetDocumentReader(const TargetOptions& options, const std::string& file_name)
      : options_(options), problems_(file_name) {}

  Result<TargetTable> read(const JsonNode& root) {
    // what fk prints: {"model":NAME,"joints":[...],"results":[...]}
    const bool printed = root.find("targets") == nullptr && root.find("results") != nullptr;
    const std::string list = printed ? "results" : "targets";
    for (std::size_t i = 0; i < root.keys.size(); ++i) {
      const std::string& key = root.keys[i];
      const bool known = key == list || (printed && (key == "model" || key == "joints"));
      if (!known && !options_.ignore_extra) {
        problems_.error(root.items[i].line,
                        Message("Files", "unknown key '%1'; write {\"targets\":[...]}, or give --ignore-extra")
                            .arg(key.substr(0, 60)));
      }
    }
    const JsonNode* targets = root.find(list);
    if (targets == nullptr || targets->kind != JsonNode::Kind::Array) {
      problems_.error(targets == nullptr ? root.line : targets->line,
                      Message("Files", "the array '%1' is missing; write {\"targets\":[{\"p\":[x,y,z]}]}").arg(list));
      return Result<TargetTable>::failure(problems_.sorted());
    }
    if (targets->items.empty())
      problems_.error(targets->line, Message("Files", "'%1' is empty; give at least one target").arg(list));
    for (std::size_t i = 0; i < targets->items.size(); ++i) {
      readTarget(targets->items[i], list + "[" + std::to_string(i) + "]");
    }
    const std::size_t count = targets->items.size();
    if (timed_ > 0 && timed_ < count) {
      problems_.error(targets->line, Message("Files", "only some targets have 't'; give it to all or to none"));
    }
    if (oriented_ > 0 && oriented_ < count) {
      problems_.error(targets->line,
                      Message("Files", "only some targets have an orientation; give 'R' or 'quat' to all or to none"));
    }
    table_.has_time = timed_ > 0;
    table_.has_orientation = oriented_ > 0;
    if (problems_.any()) return Result<TargetTable>::failure(problems_.sorted());
    return table_;
  }

private:
  void readTarget(const JsonNode& item, const std::string& path) {
    if (item.kind != JsonNode::Kind::Object) {
      problems_.error(item.line, Message("Files", "%1 is not an object; write {\"p\":[x,y,z]}").arg(path));
      return;
    }
    Problems mine(problems_.file());
    TargetNumbers numbers = {};
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < item.keys.size(); ++i) {
      const std::string& key = item.keys[i];
      const JsonNode& value = item.items[i];
      if (!seen.insert(key).second) {
        mine.error(value.line, Message("Files", "%1: duplicate key '%2'; keep only one").arg(path, key.substr(0, 60)));
      } else if (key == "p") {
        readNumbers(value, path + ".p", &numbers[kFirstPosition], 3, mine);
      } else if (key == "R") {
        readMatrix(value, path + ".R", &numbers[kFirstRotation], mine);
      } else if (key == "quat") {
        readNumbers(value, path + ".quat", &numbers[kFirstQuaternion], 4, mine);
      } else if (key == "t") {
        readNumber(value, path + ".t", numbers[0], mine);
      } else if (!options_.ignore_extra) {
        mine.error(value.line, Message("Files", "%1: unknown key '%2'; use p, R or quat, and t, or give --ignore-extra")
                                   .arg(path, key.substr(0, 60)));
      }
    }
    if (!seen.contains("p"))
      mine.error(item.line, Message("Files", "%1 has no 'p'; a target needs its position [x,y,z] in m").arg(path));
    if (seen.contains("R") && seen.contains("quat")) {
      mine.error(item.line, Message("Files", "%1 has both 'R' and 'quat'; give only one of them").arg(path));
    }
    timed_ += seen.contains("t") ? 1U : 0U;
    const TargetOrientation orientation = seen.contains("R")      ? TargetOrientation::Matrix
                                          : seen.contains("quat") ? TargetOrientation::Quaternion
                                                                  : TargetOrientation::None;
    oriented_ += orientation != TargetOrientation::None ? 1U : 0U;
    TargetPose target = {item.line, numbers[0], {}};
    if (!mine.any()) target.X_WT = poseOf(numbers, orientation, item.line, path, mine);
    problems_.add(mine.sorted());
    table_.targets.push_back(target);
  }

  static void readMatrix(const JsonNode& node, const std::string& path, double* numbers, Problems& problems) {
    if (node.kind != JsonNode::Kind::Array || node.items.size() != 3) {
      problems.error(node.line, Message("Files", "%1 is not a matrix; write three rows of three numbers").arg(path));
      return;
    }
    for (std::size_t row = 0; row < 3; ++row) {
      readNumbers(node.items[row], path + "[" + std::to_string(row) + "]", numbers + 3 * row, 3, problems);
    }
  }

  static void readNumbers(const JsonNode& node, const std::string& path, double* numbers, std::size_t count,
                          Problems& problems) {
    if (node.kind != JsonNode::Kind::Array || node.items.size() != count) {
      problems.error(node.line, Message("Files", "%1 is not an array of %2 numbers").arg(path, count));
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      readNumber(node.items[i], path + "[" + std::to_string(i) + "]", numbers[i], problems);
    }
  }

  static void readNumber(const JsonNode& node, const std::string& path, double& number, Problems& problems) {
    if (node.kind != JsonNode::Kind::Number || !std::isfinite(node.number)) {
      problems.error(node.line, Message("Files", "%1 is not a finite number").arg(path));
      return;
    }
    number = node.number;
  }

  const TargetOptions& options_;
  Problems problems_;
  TargetTable table_;
  std::size_t timed_ = 0, oriented_ = 0;  // targets that have a time, an orientation
};

}  // namespace

Result<TargetTable> readTargetsJson(std::string_view text, const std::string& file_name, const TargetOptions& options) {
  const Result<JsonNode> root = parseJson(text, file_name);
  if (!root) return Result<TargetTable>::failure(root.diagnostics());
  return TargetDocumentReader(options, file_name).read(*root);
}

}  // namespace linkwright

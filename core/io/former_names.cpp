// SPDX-License-Identifier: MIT
#include "core/io/former_names.h"

#include <filesystem>
#include <string_view>
#include <system_error>

namespace linkwright {

namespace {

struct Renamed {
  std::string_view before, now;  // how a file's name begins
};
// the longer beginning first
constexpr Renamed kRenamed[] = {
    {"ground_hanging_", "hanging_arm_on_the_ground_"},
    {"ground_", "arm_on_the_ground_"},
    {"constrained_arm.", "arm_without_the_ground."},
    {"cart_pole_balance.", "cart_pole_balanced."},
    {"furuta_swing_up.", "furuta_pendulum_swing_up."},
    {"passive_last_joint.", "arm_with_a_passive_last_joint."},
    {"passive_two_link.", "two_links_one_passive_joint."},
    {"two_link_elastic.", "two_links_one_elastic."},
    {"branched_passive.", "branched_chain_passive_joints."},
    {"spring_arm.", "arm_with_springs."},
    {"three_link_tree.", "tree_of_three_links."},
    {"two_arm_torso.", "torso_with_two_arms."},
    {"snake_30.", "snake_of_30_links."},
};

}  // namespace

std::string presentPath(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  if (fs::exists(path, ignored)) return path;
  const std::string name = fs::path(path).filename().string();
  for (const Renamed& each : kRenamed) {
    if (!name.starts_with(each.before)) continue;
    const fs::path now = fs::path(path).replace_filename(std::string(each.now) + name.substr(each.before.size()));
    return fs::exists(now, ignored) ? now.string() : path;
  }
  return path;
}

}  // namespace linkwright

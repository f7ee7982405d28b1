// SPDX-License-Identifier: GPL-3.0-or-later
// Examples that had another name once: their old names still open, those of other files are left alone.
#include "core/io/former_names.h"

#include "core/io/model_file.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <filesystem>
#include <string>

using namespace linkwright;

TEST_CASE("An example opens by the name that it had in version 0.1") {
  const char* before[] = {"constrained_arm",   "cart_pole_balance", "furuta_swing_up",    "passive_last_joint",
                          "passive_two_link",  "two_link_elastic",  "branched_passive",   "spring_arm",
                          "three_link_tree",   "two_arm_torso",     "snake_30",           "ground_i",
                          "ground_vii",        "ground_hanging_i",  "ground_hanging_vii", "ground_iv",
                          "ground_hanging_iii"};
  for (const char* name : before) {
    const std::string path = test::sourcePath("assets/examples/" + std::string(name) + ".json").string();
    CAPTURE(path);
    CHECK_FALSE(std::filesystem::exists(path));
    const std::string now = presentPath(path);
    CHECK(now != path);
    CHECK(std::filesystem::exists(now));
    const Result<ModelFile> read = readWithModel(path);
    REQUIRE(read.ok());
    CHECK(read->path == now);
  }
}

TEST_CASE("A file that is there, and one that is nowhere, keep their names") {
  const std::string there = test::sourcePath("assets/examples/scara.json").string();
  CHECK(presentPath(there) == there);
  CHECK(presentPath("/nowhere/spring_arm.json") == "/nowhere/spring_arm.json");
  CHECK(presentPath("-") == "-");
  const Result<SceneData> missing = readModelFile("/nowhere/spring_arm.json");
  REQUIRE_FALSE(missing.ok());
  CHECK(missing.diagnostics().front().file == "/nowhere/spring_arm.json");
}

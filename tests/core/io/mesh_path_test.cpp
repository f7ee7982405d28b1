// SPDX-License-Identifier: GPL-3.0-or-later
// Which file the name of a mesh means: on a small tree of folders, made and removed by each case.
#include "core/io/mesh_path.h"

#include "core/io/model_file.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace linkwright;
namespace fs = std::filesystem;

namespace {

class Tree {
public:
  Tree() : root_(fs::temp_directory_path() / ("linkwright_mesh_path_" + std::to_string(::getpid()))) {
    fs::remove_all(root_);
    for (const char* file : {"ws/src/arm_description/package.xml", "ws/src/arm_description/urdf/arm.urdf",
                             "ws/src/arm_description/meshes/visual/link1.stl", "ws/src/arm_description/meshes/own.stl",
                             "ws/src/hand/meshes/finger.dae", "ros/share/tool/meshes/tool.stl", "loose/link1.stl",
                             "loose/visual/link2.stl", "with space/a b.stl", "ws/secret.stl"}) {
      fs::create_directories((root_ / file).parent_path());
      std::ofstream(root_ / file) << "x";
    }
  }
  ~Tree() { fs::remove_all(root_); }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;
  std::string at(const std::string& file) const { return (root_ / file).string(); }
  std::string robot() const { return at("ws/src/arm_description/urdf/arm.urdf"); }
  MeshPlace find(const std::string& uri, const MeshFolders& folders = {}) const {
    return findMesh(uri, robot(), folders);
  }

private:
  fs::path root_;
};

MeshFolders picked(const std::string& folder) { return {{}, {folder}}; }

}  // namespace

TEST_CASE("A package is found around and above the robot's file", "[io][mesh]") {
  const Tree tree;
  CHECK(tree.find("package://arm_description/meshes/visual/link1.stl").path ==
        tree.at("ws/src/arm_description/meshes/visual/link1.stl"));
  // a package beside the robot's own, without a package.xml
  CHECK(tree.find("package://hand/meshes/finger.dae").path == tree.at("ws/src/hand/meshes/finger.dae"));
  CHECK(tree.find("model://hand/meshes/finger.dae").path == tree.at("ws/src/hand/meshes/finger.dae"));
  const MeshPlace missing = tree.find("package://hand/meshes/thumb.dae");
  CHECK_FALSE(missing.found());
  CHECK(missing.refused.empty());
  const auto& tried = missing.tried;
  CHECK(std::count(tried.begin(), tried.end(), tree.at("ws/src/hand/meshes/thumb.dae")) == 1);
  for (const std::string& place : tried) CHECK(std::count(tried.begin(), tried.end(), place) == 1);
}

TEST_CASE("Folders of packages count where the caller names them", "[io][mesh]") {
  const Tree tree;
  const std::string uri = "package://tool/meshes/tool.stl";
  CHECK_FALSE(tree.find(uri).found());
  CHECK(tree.find(uri, {{tree.at("ros/share")}, {}}).path == tree.at("ros/share/tool/meshes/tool.stl"));
  CHECK(tree.find(uri, {{tree.at("ros/share/tool/")}, {}}).path == tree.at("ros/share/tool/meshes/tool.stl"));
  CHECK_FALSE(tree.find(uri, {{tree.at("ros")}, {}}).found());
}

TEST_CASE("A picked folder may be the package, hold it, lie in it or hold the files", "[io][mesh]") {
  const Tree tree;
  const std::string uri = "package://tool/meshes/tool.stl";
  for (const char* folder : {"ros/share", "ros/share/tool", "ros/share/tool/meshes", "ros/share/tool/"}) {
    INFO(folder);
    CHECK(tree.find(uri, picked(tree.at(folder))).path == tree.at("ros/share/tool/meshes/tool.stl"));
  }
  CHECK(tree.find("package://lost/meshes/visual/link2.stl", picked(tree.at("loose"))).path ==
        tree.at("loose/visual/link2.stl"));
  CHECK(tree.find("package://lost/meshes/visual/link1.stl", picked(tree.at("loose"))).path ==
        tree.at("loose/link1.stl"));
  // the robot's own place comes first
  CHECK(tree.find("package://arm_description/meshes/visual/link1.stl", picked(tree.at("loose"))).path ==
        tree.at("ws/src/arm_description/meshes/visual/link1.stl"));
}

TEST_CASE("Relative and absolute files are found", "[io][mesh]") {
  const Tree tree;
  const std::string own = tree.at("ws/src/arm_description/meshes/own.stl");
  CHECK(tree.find("../meshes/own.stl").path == own);
  CHECK(tree.find("file://../meshes/own.stl").path == own);
  CHECK(tree.find(own).path == own);
  CHECK(tree.find("file://" + own).path == own);
  CHECK(tree.find("file://" + tree.at("with%20space/a%20b.stl")).path == tree.at("with space/a b.stl"));
  CHECK_FALSE(tree.find("meshes/own.stl").found());
  CHECK(tree.find("meshes/own.stl", picked(tree.at("ws/src/arm_description"))).path == own);
  CHECK(tree.find("../../elsewhere/meshes/own.stl", picked(tree.at("ws/src/arm_description"))).path == own);
  CHECK(tree.find("/no/such/machine/visual/link2.stl", picked(tree.at("loose"))).path ==
        tree.at("loose/visual/link2.stl"));
  // a robot without a file has no folder of its own
  CHECK(findMesh("meshes/own.stl", "").tried.empty());
  CHECK(findMesh("meshes/own.stl", "", picked(tree.at("ws/src/arm_description"))).path == own);
}

TEST_CASE("What leads out of a package or to the network is refused with a reason", "[io][mesh]") {
  const Tree tree;
  REQUIRE(fs::exists(tree.at("ws/secret.stl")));
  for (const char* uri : {"package://arm_description/../../secret.stl", "package://../ws/secret.stl",
                          "package://arm_description/meshes/../../../secret.stl"}) {
    INFO(uri);
    const MeshPlace place = tree.find(uri, picked(tree.at("ws")));
    CHECK_FALSE(place.found());
    CHECK_THAT(place.refused, Catch::Contains("'..'"));
    CHECK(place.tried.empty());
  }
  CHECK_THAT(tree.find("http://example.org/a.stl").refused, Catch::Contains("not downloaded"));
  CHECK_THAT(tree.find("HTTPS://example.org/a.stl").refused, Catch::Contains("not downloaded"));
  CHECK_THAT(tree.find("gopher://a/b.stl").refused, Catch::Contains("gopher"));
  CHECK_FALSE(tree.find("").refused.empty());
  CHECK_FALSE(tree.find("package://").refused.empty());
  CHECK_FALSE(tree.find("package://arm_description").refused.empty());
  CHECK_FALSE(tree.find("package://arm_description/").refused.empty());
  CHECK_FALSE(tree.find("package:///meshes/own.stl").refused.empty());
  CHECK_FALSE(tree.find(std::string("a\0b.stl", 7)).refused.empty());
  CHECK_FALSE(tree.find(std::string(100000, 'a')).refused.empty());
  CHECK_FALSE(tree.find("file://a%00b").found());
}

TEST_CASE("Only regular files are found, and odd names end in no mesh", "[io][mesh]") {
  const Tree tree;
  CHECK_FALSE(tree.find("/dev/zero").found());
  CHECK_FALSE(tree.find("..").found());
  CHECK_FALSE(tree.find("/").found());
  CHECK_FALSE(tree.find("package://arm_description/meshes").found());
  const std::string pipe = tree.at("loose/pipe.stl");
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK_FALSE(tree.find(pipe).found());
  for (const char* uri : {"%", "%2", "%zz", "://", "a://", "\xff\xfe", "package://a/./b", "package://./b", "~/a.stl",
                          "file://", "file:///", "model:///", "package://arm_description//etc/passwd"}) {
    INFO(uri);
    CHECK_FALSE(tree.find(uri, {{"", "relative", tree.at("no")}, {"", tree.at("loose")}}).found());
  }
  std::string deep = "a";
  for (int i = 0; i < 900; ++i) deep += "/..";
  CHECK_FALSE(tree.find(deep + "/x.stl", picked(tree.at("loose"))).found());
}

TEST_CASE("A URDF warns of the meshes that are not there, and not of those in the given folders", "[io][mesh]") {
  const Tree tree;
  std::ofstream(tree.robot()) << R"(<robot name="arm"><link name="base"><visual><geometry>
    <mesh filename="package://tool/meshes/tool.stl"/></geometry></visual></link></robot>)";
  const Result<SceneData> alone = readModelFile(tree.robot());
  REQUIRE(alone);
  REQUIRE(alone.diagnostics().size() == 1);
  CHECK_THAT(alone.diagnostics()[0].message, Catch::Contains("package://tool/meshes/tool.stl"));
  const Result<ModelFile> told = readWithModel(tree.robot(), picked(tree.at("ros/share")));
  REQUIRE(told);
  CHECK(told.diagnostics().empty());
}

// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli ik: poses in, joint positions out, words for what is wrong.
#include "core/ik/inverse_kinematics.h"
#include "core/io/csv_reader.h"
#include "core/io/scene_file.h"
#include "core/io/state_table.h"
#include "core/io/target_table.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/random_mechanism.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

nlohmann::json results(const CommandResult& result) {
  INFO(result.err);
  REQUIRE(result.code == 0);
  return nlohmann::json::parse(result.out)["results"];
}

/// What is wrong with these targets for the planar arm.
std::string errorsOf(const std::string& targets, const std::string& more = "") {
  const CommandResult result = cli("ik " + kArm + " --targets - " + more, targets);
  CHECK(result.code == 1);
  CHECK(result.out.empty());
  return result.err;
}

struct Ur5e {
  Model model = compiled(readModelFile(sourcePath("assets/examples/ur5e.urdf").string())->mechanism);
  int hand = model.findLink("tool0");

  /// Random states within +-1.5 rad, as a file of states.
  std::string states(int count, std::uint64_t seed) const {
    Random random(seed);
    std::string text;
    for (int i = 0; i < model.dof(); ++i) {
      text += (i > 0 ? ",q." : "q.") + model.joints()[static_cast<std::size_t>(i)].name;
    }
    for (int row = 0; row < count; ++row) {
      for (int i = 0; i < model.dof(); ++i) {
        text += (i > 0 ? "," : "\n") + std::to_string(random.uniform(-1.5, 1.5));
      }
    }
    return text + "\n";
  }
};

}  // namespace

TEST_CASE("What fk prints is found again by ik, as CSV and as JSON, by either method") {
  const Ur5e ur5e;
  const std::string states = ur5e.states(20, 9);
  for (const char* form : {"", " --json"}) {
    const CommandResult fk = cli("fk " + kUr5e + " --states - --link tool0" + form, states);
    REQUIRE(fk.code == 0);
    for (const char* method :
         {"dls --seed random --random-seed 3", "gauss-newton --seed random --max-restarts 50 --ignore-limits"}) {
      CAPTURE(form, method);
      const std::string arguments = "ik " + kUr5e + " --link tool0 --targets - --method " + method;
      const nlohmann::json answers = results(cli(arguments + " --json", fk.out));
      REQUIRE(answers.size() == 20);
      const std::string targets = cli("fk " + kUr5e + " --states - --link tool0 --json", states).out;
      const nlohmann::json poses = nlohmann::json::parse(targets)["results"];
      for (std::size_t i = 0; i < 20; ++i) {
        CAPTURE(i);
        CHECK(answers[i]["status"] == "converged");
        CHECK(answers[i]["position_error"].get<double>() <= 1e-6);
        CHECK(answers[i]["orientation_error"].get<double>() <= 1e-6);
        CHECK(answers[i]["iterations"].get<int>() >= 1);
        CHECK(answers[i]["restarts"].get<int>() >= 0);
        CHECK(answers[i]["time_us"].get<double>() > 0.0);
        // what is claimed is so
        const std::vector<double> numbers = answers[i]["q"];
        const Eigen::VectorXd q = Eigen::Map<const Eigen::VectorXd>(numbers.data(), 6);
        const Pose X = forwardKinematics(ur5e.model, q)[static_cast<std::size_t>(ur5e.hand)];
        for (int row = 0; row < 3; ++row) {
          const std::size_t r = static_cast<std::size_t>(row);
          CHECK(X.p[row] == Approx(poses[i]["p"][r].get<double>()).margin(2e-6));
          for (int k = 0; k < 3; ++k) {
            CHECK(X.R(row, k) == Approx(poses[i]["R"][r][static_cast<std::size_t>(k)].get<double>()).margin(2e-6));
          }
        }
        if (std::string(method).starts_with("dls")) {
          CHECK((q - ur5e.model.lowerLimits()).minCoeff() >= 0.0);
          CHECK((ur5e.model.upperLimits() - q).minCoeff() >= 0.0);
        }
      }
    }
  }
}

TEST_CASE("dls is the solver of the window: the same starts lead to the same answers in as many iterations") {
  const Ur5e ur5e;
  const std::string poses = cli("fk " + kUr5e + " --states - --link tool0 --json", ur5e.states(30, 17)).out;
  const TemporaryFolder folder;
  const std::string starts = ur5e.states(30, 18);
  const std::string seed = folder.write("starts.csv", starts);
  const std::string arguments =
      "ik " + kUr5e + " --link tool0 --targets - --json --random-seed 5 --seed '" + seed + "'";
  const std::vector<TargetPose> targets = readTargets(poses, "poses")->targets;
  const std::vector<State> from = readStates(starts, "starts", ur5e.model)->states;
  REQUIRE(targets.size() == 30);
  REQUIRE(from.size() == 30);
  IkSolver solver(ur5e.model, ur5e.hand);
  int restarts = 0;
  // a target anywhere, as the window's typed pose; with no new starts short steps, as from the last answer
  for (const bool is_cold : {true, false}) {
    IkOptions options = is_cold ? coldIkOptions() : IkOptions{};
    options.max_iterations = 2000;
    options.max_restarts = is_cold ? 100 : 0;
    options.seed = 5;
    const nlohmann::json answers = results(cli(arguments + (is_cold ? "" : " --max-restarts 0"), poses));
    for (std::size_t i = 0; i < targets.size(); ++i) {
      CAPTURE(is_cold, i);
      const IkResult& expected = solver.solve({ur5e.hand, targets[i].X_WT}, from[i].q, options);
      CHECK(answers[i]["status"] == toString(expected.status));
      CHECK(answers[i]["iterations"] == expected.iterations);
      CHECK(answers[i]["restarts"] == expected.restarts);
      CHECK(answers[i]["q"].get<std::vector<double>>() == std::vector<double>(expected.q.begin(), expected.q.end()));
      restarts += expected.restarts;
    }
  }
  CHECK(restarts > 0);
}

TEST_CASE("CSV results: status, figures and a column a joint, time passes through, the same seed, the same answers") {
  const std::string targets = "t,p.x,p.y,p.z\n0,0.5,0,0.6\n0.5,0.3,0,0.2\n";
  const CommandResult csv = cli("ik " + kArm + " --targets - --seed random --random-seed 5", targets);
  REQUIRE(csv.code == 0);
  CHECK(csv.out.substr(0, csv.out.find('\n')) ==
        "t,status,iterations,restarts,time_us,position_error,orientation_error,q.joint_1,q.joint_2");
  CHECK_THAT(csv.out, ContainsSubstring("\n0.5,converged,"));
  const auto answers = [&](const std::string& seed) {
    nlohmann::json found =
        results(cli("ik " + kArm + " --targets - --json --seed random --random-seed " + seed, targets));
    for (nlohmann::json& answer : found) answer.erase("time_us");
    return found;
  };
  CHECK(answers("5") == answers("5"));
  CHECK(answers("5") != answers("6"));
  // the answers are states again
  const CommandResult fk = cli("fk " + kArm + " --states - --link tip --ignore-extra", csv.out);
  CHECK(fk.code == 0);
  double x = 0.0;
  REQUIRE(std::sscanf(fk.out.substr(fk.out.find('\n') + 1).c_str(), "0,%lf", &x) == 1);
  CHECK(x == Approx(0.5).margin(1e-6));
}

TEST_CASE("Targets that cannot be met are no error, the words are those of the window") {
  const std::string targets = "p.x,p.y,p.z\n3,0,3\n0.5,0,0.6\n0.4,0.3,0.4\n";
  const TemporaryFolder folder;
  const std::string bent = folder.write("bent.csv", "q.joint_1,q.joint_2\n0.3,0.9\n");
  for (const std::string name : {"dls", "gauss-newton"}) {
    const std::string method = name + " --ignore-limits --seed '" + bent + "'";
    CAPTURE(method);
    const nlohmann::json answers = results(cli("ik " + kArm + " --targets - --json --method " + method, targets));
    const bool damped = name == "dls";
    CHECK(answers[0]["status"] == (damped ? "out-of-reach" : "time-limit"));
    CHECK(answers[0]["position_error"].get<double>() > 3.2);
    CHECK(answers[1]["status"] == "converged");
    CHECK(answers[1]["orientation_error"] == 0.0);
    // out of the arm's plane: the nearest point within it
    CHECK(answers[2]["status"] == "stalled");
    CHECK(answers[2]["position_error"].get<double>() == Approx(0.3).margin(1e-6));
    // 0.3 m across the plane do not count where that direction is free
    const nlohmann::json free =
        results(cli("ik " + kArm + " --targets - --json --weights 1,0,1,0,0,0 --method " + method, targets));
    CHECK(free[2]["status"] == "converged");
    CHECK(free[2]["position_error"].get<double>() <= 1e-6);
  }
  // iterations, and with them time, come to an end
  const nlohmann::json one = results(cli("ik " + kArm + " --targets - --json --max-iterations 1", targets));
  CHECK(one[0]["status"] == "time-limit");
  CHECK(one[0]["iterations"] == 1);
}

TEST_CASE("A quaternion and a matrix say the same, a few digits are enough, position-only leaves it aside") {
  const Ur5e ur5e;
  const Eigen::Matrix3d R = rotationAbout(Eigen::Vector3d(1, 2, 2) / 3.0, 1.0);
  char quaternion[200], matrix[400];
  std::snprintf(quaternion, sizeof quaternion,
                "quat.x,quat.y,quat.z,quat.w,p.x,p.y,p.z\n%.5f,%.5f,%.5f,%.5f,0.4,0.2,0.4\n", std::sin(0.5) / 3,
                2 * std::sin(0.5) / 3, 2 * std::sin(0.5) / 3, std::cos(0.5));
  std::snprintf(matrix, sizeof matrix,
                "p.x,p.y,p.z,R.00,R.01,R.02,R.10,R.11,R.12,R.20,R.21,R.22\n"
                "0.4,0.2,0.4,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f\n",
                R(0, 0), R(0, 1), R(0, 2), R(1, 0), R(1, 1), R(1, 2), R(2, 0), R(2, 1), R(2, 2));
  for (const char* targets : {quaternion, matrix}) {
    const nlohmann::json answer = results(cli("ik " + kUr5e + " --link tool0 --targets - --json", targets))[0];
    CHECK(answer["status"] == "converged");
    const std::vector<double> q = answer["q"];
    const Pose X = forwardKinematics(
        ur5e.model, Eigen::Map<const Eigen::VectorXd>(q.data(), 6))[static_cast<std::size_t>(ur5e.hand)];
    CHECK(rotationVector(X.R.transpose() * R).norm() < 1e-4);
  }
  const nlohmann::json free =
      results(cli("ik " + kUr5e + " --link tool0 --targets - --json --position-only --seed zero", quaternion))[0];
  CHECK(free["status"] == "converged");
  CHECK(free["orientation_error"] == 0.0);
}

TEST_CASE("A warm start goes along a path in small steps") {
  const Ur5e ur5e;
  std::string targets = "p.x,p.y,p.z\n";
  for (int i = 0; i <= 50; ++i) targets += "0.45," + std::to_string(-0.25 + 0.01 * i) + ",0.35\n";
  const nlohmann::json path =
      results(cli("ik " + kUr5e + " --link tool0 --targets - --json --warm-start --seed random", targets));
  for (std::size_t i = 1; i < path.size(); ++i) {
    CHECK(path[i]["status"] == "converged");
    CHECK(path[i]["restarts"] == 0);
    double largest = 0.0;
    for (std::size_t k = 0; k < 6; ++k) {
      largest = std::max(largest, std::abs(path[i]["q"][k].get<double>() - path[i - 1]["q"][k].get<double>()));
    }
    CHECK(largest < 0.1);
  }
}

TEST_CASE("A file of starts: one for all or one for each, and a warning beyond the limits") {
  const TemporaryFolder folder;
  const std::string targets = "p.x,p.y,p.z\n0.5,0,0.6\n0.3,0,0.2\n";
  const std::string good = folder.write("good.csv", "q.joint_1,q.joint_2\n0.3,0.9\n");
  const std::string arguments = "ik " + kArm + " --targets - --json --seed '";
  CHECK(results(cli(arguments + good + "'", targets)).size() == 2);
  const std::string three = folder.write("three.csv", "q.joint_1,q.joint_2\n0.3,0.9\n0,1\n0,2\n");
  const CommandResult count = cli(arguments + three + "'", targets);
  CHECK(count.code == 1);
  CHECK_THAT(count.err, ContainsSubstring("three.csv:4: error: there are 3 starts for 2 targets"));
  const CommandResult none = cli(arguments + folder.file("none.csv") + "'", targets);
  CHECK(none.code == 1);
  CHECK_THAT(none.err, ContainsSubstring("none.csv:1: error:"));

  const Ur5e ur5e;
  std::string beyond = ur5e.states(1, 1);
  beyond.insert(beyond.find('\n') + 1, "7,0,0,0,0,0\n");
  const std::string file = folder.write("beyond.csv", beyond);
  const std::string pose = "p.x,p.y,p.z\n0.4,0.2,0.4\n0.4,0.2,0.3\n";
  const std::string on_ur5e = "ik " + kUr5e + " --link tool0 --targets - --seed '" + file + "'";
  const CommandResult warned = cli(on_ur5e, pose);
  CHECK(warned.code == 0);
  CHECK_THAT(warned.err, ContainsSubstring("beyond.csv:2: warning: 'q.shoulder_pan_joint' = 7 is outside its limit"));
  CHECK(cli(on_ur5e + " --strict", pose).code == 1);
  CHECK(cli(on_ur5e + " --ignore-limits", pose).err.empty());
}

TEST_CASE("All that is wrong with a file of targets is said, with line and what to do") {
  const std::string many = errorsOf("p.x,p.y,colour\n1,nan,2\n1,2\nabc,,3\n");
  CHECK_THAT(many, ContainsSubstring("standard input:1: error: unknown column 'colour'; use p.x p.y p.z"));
  CHECK_THAT(many, ContainsSubstring("standard input:1: error: column 'p.z' is missing"));
  CHECK_THAT(many, ContainsSubstring("standard input:2: error: column 'p.y': 'nan' is not a finite number"));
  CHECK_THAT(many, ContainsSubstring("standard input:3: error: this row has 2 cells"));
  CHECK_THAT(many, ContainsSubstring("standard input:4: error: column 'p.x': 'abc' is not a number"));
  CHECK_THAT(many, ContainsSubstring("standard input:4: error: the cell in column 'p.y' is empty"));

  const std::string quat = "p.x,p.y,p.z,quat.w,quat.x,quat.y,quat.z\n";
  CHECK_THAT(errorsOf(quat + "0,0,1,1,0,0,0\n0,0,1,1,1,0,0\n"),
             ContainsSubstring("standard input:3: error: the quaternion has length 1.41 instead of 1"));
  CHECK_THAT(errorsOf(quat + "0,0,1,0,0,0,0\n"), ContainsSubstring("the quaternion has length 0 "));
  CHECK_THAT(errorsOf("p.x,p.y,p.z,quat.w,quat.x\n0,0,1,1,0\n"), ContainsSubstring("'quat.y' is missing"));
  const std::string matrix = "p.x,p.y,p.z,R.00,R.01,R.02,R.10,R.11,R.12,R.20,R.21,R.22\n";
  CHECK_THAT(errorsOf(matrix + "0,0,1,1,0,0,0,1,0,0,0.1,1\n"), ContainsSubstring(":2: error: R is not a rotation"));
  CHECK_THAT(errorsOf(matrix + "0,0,1,1,0,0,0,1,0,0,0,-1\n"), ContainsSubstring("R is a reflection"));
  CHECK_THAT(errorsOf(matrix + "0,0,1,1e300,0,0,0,1,0,0,0,1\n"), ContainsSubstring("R is not a rotation"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z,R.00\n0,0,1,1\n"), ContainsSubstring("'R.22' is missing"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z,quat.w,quat.x,quat.y,quat.z,R.00\n0,0,1,1,0,0,0,1\n"),
             ContainsSubstring("the table has both R and quat columns"));
  CHECK_THAT(errorsOf("p.x;p.y;p.z\n0;0;1\n"), ContainsSubstring("separated by semicolons"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z,p.x\n"), ContainsSubstring("duplicate column 'p.x'"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z\n"), ContainsSubstring("no targets below the header"));
  CHECK_THAT(errorsOf(""), ContainsSubstring("the table is empty"));
  CHECK_THAT(errorsOf(std::string("p.x,p.y,p.z\n0,\0,1\n", 18)), ContainsSubstring("binary data"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z\n0,0,1\n", "--link elbow"), ContainsSubstring("there is no link 'elbow'"));
  CHECK_THAT(errorsOf("p.x,p.y,p.z\n0,0,1e200\n"), ContainsSubstring(":2: error: the target is more than 1e9 m away"));
  CHECK(cli("ik " + kArm + " --targets - --ignore-extra", "colour,p.x,p.y,p.z\nred,0.5,0,0.6\n").code == 0);
}

TEST_CASE("Targets as JSON: what is wrong is said with its path") {
  CHECK(results(cli("ik " + kArm + " --targets - --json", R"({"targets":[{"p":[0.5,0,0.6],"t":1}]})"))[0]["t"] == 1.0);
  CHECK_THAT(errorsOf("{\"targets\":[{\"p\":[0,1]},\n{\"p\":[0,1,\"a\"]},\n{\"R\":[[1,0,0]]}]}"),
             ContainsSubstring("standard input:1: error: targets[0].p is not an array of 3 numbers") &&
                 ContainsSubstring("standard input:2: error: targets[1].p[2] is not a finite number") &&
                 ContainsSubstring("standard input:3: error: targets[2] has no 'p'"));
  CHECK_THAT(errorsOf(R"({"targets":[{"p":[0,0,1],"quat":[1,0,0,1]}]})"),
             ContainsSubstring("targets[0]: the quaternion has length 1.41"));
  CHECK_THAT(errorsOf(R"({"targets":[{"p":[0,0,1],"quat":[1,0,0,0]},{"p":[0,0,1]}]})"),
             ContainsSubstring("only some targets have an orientation"));
  CHECK_THAT(errorsOf(R"({"targets":[{"p":[0,0,1],"q":[1]}]})"), ContainsSubstring("unknown key 'q'"));
  CHECK_THAT(errorsOf(R"({"targets":[]})"), ContainsSubstring("'targets' is empty"));
  CHECK_THAT(errorsOf(R"({"states":[]})"), ContainsSubstring("the array 'targets' is missing"));
  CHECK_THAT(errorsOf("{"), ContainsSubstring("not valid JSON"));
}

TEST_CASE("Wrong usage of ik ends with 2 and says what is wrong") {
  const std::string targets = "p.x,p.y,p.z\n0.5,0,0.6\n";
  for (const char* wrong : {"--method newton", "--tolerance 1e-6", "--tolerance 1e-6,nan", "--tolerance=-1,0",
                            "--weights 1,1,1", "--weights 0,0,0,0,0,0", "--weights 1,1,1,1,1,-1", "--step 0",
                            "--step -1", "--step much", "--time-limit soon", "--time-limit=-1", "--max-iterations 0",
                            "--max-restarts=-1", "--max-iterations 1e9999", "--random-seed pi", "--seed -"}) {
    CAPTURE(wrong);
    const CommandResult result = cli("ik " + kArm + " --targets - " + wrong, targets);
    CHECK(result.code == 2);
    CHECK(result.out.empty());
    CHECK_THAT(result.err, ContainsSubstring("linkwright-cli ik"));
  }
  // numbers that would drown the others, or leave the range of a double
  for (const char* weights : {"1e160,1,1,1,1,1", "1,1,1,1e7,1,1", "1,1,1,1,1,1e-7", "1e-300,0,0,0,0,0"}) {
    CAPTURE(weights);
    const CommandResult result = cli("ik " + kArm + " --targets - --weights " + weights, targets);
    CHECK(result.code == 2);
    CHECK_THAT(result.err, ContainsSubstring("--weights") && ContainsSubstring("from 1e-6 to 1e6"));
  }
  CHECK(cli("ik " + kArm + " --targets - --weights 1e6,0,1e-6,0,0,0", targets).code == 0);
  CHECK(cli("ik " + kArm).code == 2);
  CHECK(cli("ik " + kArm + " --targets - --step inf --method gauss-newton", targets).code == 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli with more states than fit into one piece of its stream.
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/npy.h"
#include "core/io/result_table.h"
#include "core/io/state_table.h"
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <nlohmann/json.hpp>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;

namespace {

constexpr int kPiece = 2048;  // states of kArm

/// Lines of states of kArm, all different, without the header.
std::vector<std::string> someStates(int count) {
  Random random(7);
  std::vector<std::string> lines;
  for (int i = 0; i < count; ++i) {
    std::string line;
    for (int k = 0; k < 6; ++k) line += (k > 0 ? "," : "") + std::to_string(random.uniform(-2.0, 2.0));
    lines.push_back(line + "\n");
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines, int first, int last, std::string text = "") {
  for (int i = first; i < last; ++i) text += lines[static_cast<std::size_t>(i)];
  return text;
}

std::string withoutFirstLine(const std::string& text) { return text.substr(text.find('\n') + 1); }

/// An array of the states of a file.
std::string arrayOf(const std::string& csv) {
  const Result<StateTable> states = readStates(csv, "states", exampleModel("planar_2r.json"));
  std::string array = npyHeader(std::ssize(states->states), 6);
  for (const State& state : states->states) {
    for (const Eigen::VectorXd* group : {&state.q, &state.qd, &state.qdd}) appendNpy(array, group->data(), 2);
  }
  return array;
}

/// linkwright-cli as a process whose input stays open.
class Running {
public:
  explicit Running(const std::vector<std::string>& arguments) {
    std::array<int, 2> in{}, out{};
    REQUIRE(pipe(in.data()) == 0);
    REQUIRE(pipe(out.data()) == 0);
    std::vector<char*> words;
    std::vector<std::string> line = arguments;
    line.insert(line.begin(), LINKWRIGHT_CLI);
    for (std::string& word : line) words.push_back(word.data());
    words.push_back(nullptr);
    // what comes before the program has begun ends it, and not this one's copy
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    process_ = fork();
    if (process_ == 0) {
      for (const int each : {SIGINT, SIGTERM}) std::signal(each, SIG_DFL);
      sigprocmask(SIG_SETMASK, &before, nullptr);
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
      for (const int each : {in[0], in[1], out[0], out[1]}) close(each);
      execv(words[0], words.data());
      _exit(127);
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    close(in[0]);
    close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  ~Running() {
    close(in_);
    close(out_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void give(const std::string& text) const {
    REQUIRE(write(in_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  /// Reads until so many lines have come, or to the end.
  std::string take(std::ptrdiff_t lines) const {
    std::string text;
    std::array<char, 4096> part;
    while (lines < 0 || lineCount(text) < lines) {
      const ssize_t count = read(out_, part.data(), part.size());
      if (count <= 0) break;
      text.append(part.data(), static_cast<std::size_t>(count));
    }
    return text;
  }
  void send(int signal) const { kill(process_, signal); }
  int code() const {
    int status = 0;
    waitpid(process_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

private:
  pid_t process_ = -1;
  int in_ = -1, out_ = -1;
};

}  // namespace

TEST_CASE("A stream gives the bits of its states one by one, on one thread or several, from CSV and from an array") {
  const std::vector<std::string> lines = someStates(2 * kPiece + 5);
  const std::string all = joined(lines, 0, static_cast<int>(lines.size()), kHeader);
  const TemporaryFolder folder;
  const std::string array = folder.write("states.npy", arrayOf(all));
  for (const char* command : {"id", "id --formulation body-frame --rotor", "gravity", "fd", "fd --method crba", "fk",
                              "jacobian", "mass-matrix", "energy", "decompose --joint-friction", "id --json"}) {
    CAPTURE(command);
    const std::string line = std::string(command) + " " + kArm + " --states ";
    const CommandResult stream = cli(line + "-", all);
    REQUIRE(stream.code == 0);
    CHECK(stream.err.empty());
    CHECK(cli(line + "- --jobs 2", all).out == stream.out);
    CHECK(cli(line + "- --jobs 3", all).out == stream.out);
    if (command != std::string("fd") && command != std::string("fd --method crba"))
      CHECK(cli(line + "'" + array + "' --jobs 2").out == stream.out);
    if (command == std::string("id --json")) {
      CHECK(nlohmann::json::parse(stream.out)["results"].size() == lines.size());
      continue;
    }
    // the same in files of one piece each
    std::string parts = stream.out.substr(0, stream.out.find('\n') + 1);
    for (int first = 0; first < static_cast<int>(lines.size()); first += 1500) {
      const int last = std::min(first + 1500, static_cast<int>(lines.size()));
      parts += withoutFirstLine(cli(line + "-", joined(lines, first, last, kHeader)).out);
    }
    CHECK(parts == stream.out);
  }
}

TEST_CASE("The torques of a stream are those of the call for one state") {
  const std::vector<std::string> lines = someStates(kPiece + 3);
  const std::string all = joined(lines, 0, static_cast<int>(lines.size()), kHeader);
  const Model model = exampleModel("planar_2r.json");
  ResultTable table;
  table.fields = {{"tau", {2}, {"tau.joint_1", "tau.joint_2"}}};
  const Result<StateTable> states = readStates(all, "states", model);
  for (const State& state : states->states) {
    DynamicsInput input;
    input.q = state.q;
    input.qd = state.qd;
    input.qdd = state.qdd;
    input.gravity = exampleScene("planar_2r.json").gravity;
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    table.rows.emplace_back(tau.begin(), tau.end());
  }
  CHECK(cli("id " + kArm + " --states -", all).out == resultCsv(table));
}

TEST_CASE("No state is lost or doubled where a piece ends") {
  const std::vector<std::string> lines = someStates(2 * kPiece + 1);
  for (const int count : {1, kPiece - 1, kPiece, kPiece + 1, 2 * kPiece, 2 * kPiece + 1}) {
    CAPTURE(count);
    const std::string all = joined(lines, 0, count, kHeader);
    for (const char* jobs : {"1", "2"}) {
      CHECK(lineCount(cli("id " + kArm + " --states - --jobs " + jobs, all).out) == count + 1);
      // the last line may lack its end
      CHECK(lineCount(cli("id " + kArm + " --states - --jobs " + jobs, all.substr(0, all.size() - 1)).out) ==
            count + 1);
    }
  }
  // empty lines are none, however many there are
  const std::string blank = joined(lines, 0, 2, kHeader) + std::string(3000000, '\n') + lines[2] + "\r\n\n" + lines[3];
  CHECK(cli("id " + kArm + " --states -", blank).out ==
        cli("id " + kArm + " --states -", joined(lines, 0, 4, kHeader)).out);
}

TEST_CASE("A broken line far down is named, and what comes before its piece has been written, in whole lines") {
  std::vector<std::string> lines = someStates(3 * kPiece);
  const std::string good = cli("id " + kArm + " --states -", joined(lines, 0, 3 * kPiece, kHeader)).out;
  lines[2 * kPiece + 10] = "1,2,x,4,5,6\n";
  lines[2 * kPiece + 20] = "1,2,3\n";
  const std::string all = joined(lines, 0, 3 * kPiece, kHeader);
  const TemporaryFolder folder;
  const std::string states = folder.write("states.csv", all);
  for (const char* jobs : {"1", "2"}) {
    const std::string line = "id " + kArm + " --jobs " + jobs + " --states '" + states + "'";
    const CommandResult refused = cli(line);
    CHECK(refused.code == 1);
    CHECK(refused.err == states + ":4108: error: column 'qd.joint_1': 'x' is not a number\n" + states +
                             ":4118: error: this row has 3 cells, but the header names 6 columns\n");
    CHECK(lineCount(refused.out) == 2 * kPiece + 1);
    CHECK(good.starts_with(refused.out));
    // a file is complete or not there
    const std::string out = folder.file("out.csv");
    CHECK(cli(line + " -o '" + out + "'").code == 1);
    CHECK_FALSE(std::filesystem::exists(out));

    const CommandResult passed = cli(line + " --skip-bad");
    CHECK(passed.code == 0);
    CHECK_THAT(passed.err, ContainsSubstring(states + ":4108: warning: column 'qd.joint_1': 'x' is not a number\n"));
    CHECK_THAT(passed.err, EndsWith("linkwright-cli: 2 of 6144 states were broken and passed over\n"));
    lines[2 * kPiece + 10] = lines[2 * kPiece + 20] = "";
    CHECK(passed.out == cli("id " + kArm + " --states -", joined(lines, 0, 3 * kPiece, kHeader)).out);
  }
}

TEST_CASE("The option --skip-bad passes over what has no finite result, names some lines and counts all") {
  std::string states = kHeader + "1,2,1e200,1e200,0,0\n0.5,1,1,2,3,4\n";
  for (int i = 0; i < 30; ++i) states += "broken\n";
  const CommandResult passed = cli("id " + kArm + " --states - --skip-bad", states);
  CHECK(passed.code == 0);
  CHECK(passed.out == cli("id " + kArm + " --states -", kHeader + "0.5,1,1,2,3,4\n").out);
  CHECK_THAT(passed.err, ContainsSubstring("standard input:2: warning: the result of state 0 is not finite"));
  CHECK_THAT(passed.err, EndsWith("linkwright-cli: 31 of 32 states were broken and passed over\n"));
  CHECK(lineCount(passed.err) == 21);
  // a header is never passed over
  CHECK(cli("id " + kArm + " --states - --skip-bad", "q.joint_1\n1\n").code == 1);
  CHECK(cli("id " + kArm + " --states - --skip-bad", kHeader).code == 1);
}

TEST_CASE("Results go into an array, of as many rows as there are, and come back as states and targets") {
  const std::vector<std::string> lines = someStates(kPiece + 1);
  std::string timed = "t," + kHeader;
  for (const std::string& line : lines) timed += "0.25," + line;
  const TemporaryFolder folder;
  const std::string out = folder.file("tau.npy");
  REQUIRE(cli("id " + kArm + " --states - -o '" + out + "'", timed).code == 0);
  const std::string bytes = readFile(out);
  const Result<NpyHeader> header = readNpyHeader(bytes, "tau.npy");
  REQUIRE(header);
  CHECK(header->rows == std::ssize(lines));
  CHECK(header->columns == 3);  // t and two torques
  REQUIRE(bytes.size() == header->size + lines.size() * 3 * sizeof(double));
  std::vector<double> numbers(lines.size() * 3);
  readNpy(std::string_view(bytes).substr(header->size), numbers.data());
  ResultTable table;
  table.has_time = true;
  table.fields = {{"tau", {2}, {"tau.joint_1", "tau.joint_2"}}};
  for (std::size_t row = 0; row < lines.size(); ++row) {
    table.times.push_back(numbers[3 * row]);
    table.rows.push_back({numbers[3 * row + 1], numbers[3 * row + 2]});
  }
  CHECK(resultCsv(table) == cli("id " + kArm + " --states -", timed).out);

  const std::string poses = folder.file("poses.npy");
  REQUIRE(cli("fk " + kArm + " --states - -o '" + poses + "'", kStates).code == 0);
  CHECK_THAT(cli("ik " + kArm + " --targets '" + poses + "'").out, ContainsSubstring("converged"));
  // words and JSON do not go there
  CHECK(cli("ik " + kArm + " --targets '" + poses + "' -o '" + out + "'").code == 2);
  CHECK(cli("id " + kArm + " --states - --json -o '" + out + "'", kStates).code == 2);
  CHECK(readFile(out) == bytes);
}

TEST_CASE("ik gives the same answers on several threads, whatever its starts") {
  std::string targets = "p.x,p.y,p.z\n";
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    targets += std::to_string(random.uniform(-0.8, 0.8)) + ",0," + std::to_string(random.uniform(-0.8, 0.8)) + "\n";
  }
  const auto answers = [&](const std::string& options) {
    nlohmann::json all = nlohmann::json::parse(cli("ik " + kArm + " --targets - --json " + options, targets).out);
    for (nlohmann::json& result : all["results"]) result.erase("time_us");
    return all;
  };
  for (const char* options : {"", "--seed random", "--warm-start", "--method gauss-newton --seed random",
                              "--method gauss-newton --seed random --max-restarts 3"}) {
    CAPTURE(options);
    const nlohmann::json one = answers(options);
    CHECK(one["results"].size() == 200);
    CHECK(answers(std::string(options) + " --jobs 3") == one);
  }
}

TEST_CASE("A reader that goes away ends a stream quietly") {
  const std::vector<std::string> lines = someStates(20000);
  const std::string all = joined(lines, 0, 20000, kHeader);
  const TemporaryFolder folder;
  const std::string code = folder.file("code");
  const std::string line = "'" LINKWRIGHT_CLI "' jacobian " + kArm + " --states - --jobs ";
  for (const char* jobs : {"1", "2"}) {
    const CommandResult first = runCommand("{ " + line + jobs + "; echo $? >'" + code + "'; } | head -1", all);
    CHECK(lineCount(first.out) == 1);
    CHECK(first.err.empty());
    CHECK(readFile(code) == "141\n");
  }
}

TEST_CASE("Ctrl+C ends a stream with what is done, in whole lines, and a file of -o is as before") {
  const TemporaryFolder folder;
  const std::string arm = sourcePath("assets/examples/planar_2r.json").string();
  const std::vector<std::string> lines = someStates(20);
  for (const char* jobs : {"1", "2"}) {
    for (const auto& [signal, expected] : {std::pair{SIGINT, 130}, {SIGTERM, 143}}) {
      CAPTURE(jobs, expected);
      const Running command({"id", arm, "--states", "-", "--jobs", jobs});
      command.give(joined(lines, 0, 20, kHeader) + "0.1,0.2");
      std::string out = command.take(21);
      command.send(signal);
      command.send(signal);  // as `timeout` does
      out += command.take(-1);
      CHECK(command.code() == expected);
      CHECK(out == cli("id " + kArm + " --states -", joined(lines, 0, 20, kHeader)).out);
    }
    const Running json({"id", arm, "--states", "-", "--json", "--jobs", jobs});
    json.give(joined(lines, 0, 20, kHeader));
    std::string document = json.take(20);
    json.send(SIGINT);
    document += json.take(-1);
    CHECK(json.code() == 130);
    CHECK(nlohmann::json::parse(document)["results"].size() == 20);

    const std::string out = folder.write("out.csv", "as before\n");
    const Running file({"id", arm, "--states", "-", "-o", out, "--jobs", jobs});
    file.give(kHeader);
    file.send(SIGINT);
    file.take(-1);
    file.code();
    CHECK(readFile(out) == "as before\n");
  }
}

TEST_CASE("Threads are counted from 1") {
  const std::string line = "id " + kArm + " --states - --jobs ";
  for (const char* jobs : {"0", "-1", "1.5", "x", "100000"}) CHECK(cli(line + jobs, kStates).code == 2);
}

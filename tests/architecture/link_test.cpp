// SPDX-License-Identifier: GPL-3.0-or-later
// What was built, not what was meant: core and the command line stand without Qt.
#include "tests/support/catch.h"

#include <cstdio>
#include <memory>
#include <regex>
#include <string>

namespace {

/// Standard output of a shell command.
std::string outputOf(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  REQUIRE(pipe);
  std::string output;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe.get())) > 0;) {
    output.append(buffer, n);
  }
  return output;
}

// Qt's classes as nm spells them after demangling: QString::..., Qt..., qBadAlloc()
bool namesQt(const std::string& symbols) {
  static const std::regex pattern(R"( U (Q[A-Z]\w*::|Qt\w*::|q[A-Z]\w*\())");
  return std::regex_search(symbols, pattern);
}

}  // namespace

TEST_CASE("The core library needs no symbol of Qt", "[architecture]") {
  const std::string symbols = outputOf("nm -C --undefined-only '" LINKWRIGHT_CORE_LIBRARY "' 2>/dev/null");
  REQUIRE(symbols.find(" U ") != std::string::npos);
  CHECK_FALSE(namesQt(symbols));
  // the check itself can fail
  CHECK(namesQt("                 U QString::arg(int) const\n"));
  CHECK(namesQt("                 U qBadAlloc()\n"));
}

TEST_CASE("The core library includes every module of Eigen that it uses", "[architecture]") {
  // a template that was declared but whose body was not included stays undefined: the next program fails to link. Those
  // that are compiled in one place (core/base/decompositions.cpp) are undefined elsewhere, and defined there.
  const auto symbolsOf = [](const std::string& which) {
    return outputOf("nm -C --" + which + "-only '" LINKWRIGHT_CORE_LIBRARY "' 2>/dev/null");
  };
  const std::string undefined_symbols = symbolsOf("undefined"), defined = symbolsOf("defined");
  static const std::regex undefined(R"( U ([^\n]*Eigen::\w+<[^\n]*>::\w+[^\n]*))");
  std::string missing;
  for (std::sregex_iterator it(undefined_symbols.begin(), undefined_symbols.end(), undefined), end; it != end; ++it) {
    if (it->str().find(" linkwright::") == std::string::npos &&
        defined.find(" W " + it->str(1) + "\n") == std::string::npos) {
      missing += it->str() + "\n";
    }
  }
  INFO(missing);
  CHECK(missing.empty());
}

TEST_CASE("Views call no algorithm of core", "[architecture]") {
  if (std::string(LINKWRIGHT_UI_LIBRARY).empty()) {
    SKIP("the window is not part of this build");
  }
  // what their includes do not tell: some headers of data declare an algorithm too, and headers include others
  static const std::regex algorithm(
      R"( U linkwright::(bodyPoses|linkPoses?|forwardKinematics|jointAxis|jacobian|pointJacobian|manipulability)"
      R"(|limitDistances|contactGeometry|inverseDynamics|recordInverseDynamics|forwardDynamics|massMatrix|jointLoads)"
      R"(|externalOnBodies|attributeTorque|attributeTorqueByLink|extendedForwardDynamics|eulerStep|contactShares)"
      R"(|shareContactForces|criticalSpring|solveIk|align|spectrumOf|reportOf|runElastic|runRevision|beamBearing)"
      R"(|bearingPeaks|placesOf|linkPlaces|rippleOf|lessMean|crossingPeriods|peakOf|newmarkPeriod|frozenPeriods?|frozenArm|effectiveMass)"
      R"(|NodalScheme::NodalScheme|TermSource::TermSource|MotionResults::MotionResults|Why::Why)"
      R"(|(ElasticPass|SimulatedSystem|Simulator|UnderactuatedController)::\w+)\()");
  const std::string symbols = outputOf("nm -C --undefined-only '" LINKWRIGHT_UI_LIBRARY "' 2>/dev/null");
  REQUIRE(symbols.find(" U linkwright::") != std::string::npos);
  std::string called;
  for (std::sregex_iterator it(symbols.begin(), symbols.end(), algorithm), end; it != end; ++it) {
    called += it->str() + "\n";
  }
  INFO(called);
  CHECK(called.empty());
  // the check itself can fail
  CHECK(std::regex_search(" U linkwright::forwardKinematics(linkwright::Model const&)\n", algorithm));
  CHECK(std::regex_search(" U linkwright::NodalScheme::NodalScheme(linkwright::ElasticPass const&)\n", algorithm));
  CHECK_FALSE(std::regex_search(" U linkwright::NodalScheme::tau(int) const\n", algorithm));
  CHECK_FALSE(std::regex_search(" U linkwright::ui::springAt(linkwright::ui::Snapshot const&, int)\n", algorithm));
}

TEST_CASE("linkwright-cli loads no library of Qt", "[architecture]") {
  if (std::string(LINKWRIGHT_CLI).empty()) {
    SKIP("the command line is not part of this build");
  }
  const std::string libraries = outputOf("ldd '" LINKWRIGHT_CLI "'");
  REQUIRE(libraries.find("libstdc++") != std::string::npos);
  CHECK(libraries.find("libQt") == std::string::npos);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that are compiled for one instruction set share nothing with the rest of the program. A weak symbol in
// one of them could be the copy that the linker keeps for everybody: the program would die on an older processor.
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <regex>
#include <sstream>

using namespace linkwright::test;

namespace {

std::vector<std::string> kernelObjects() {
  std::istringstream names(LINKWRIGHT_KERNEL_OBJECTS);
  std::vector<std::string> objects;
  for (std::string name; names >> name;) objects.push_back(name);
  return objects;
}

/// Lines of nm that name a weak or unique symbol that the object defines or would take from elsewhere.
std::string sharedSymbols(const std::string& symbols) {
  static const std::regex shared(R"([^\n]* [WwVvu] [^\n]*\n)");
  std::string found;
  for (std::sregex_iterator it(symbols.begin(), symbols.end(), shared), end; it != end; ++it) found += it->str();
  return found;
}

/// Code symbols that other objects can see.
std::string visibleCode(const std::string& symbols) {
  static const std::regex code(R"([^\n]* [TiI] [^\n]*\n)");
  std::string found;
  for (std::sregex_iterator it(symbols.begin(), symbols.end(), code), end; it != end; ++it) found += it->str();
  return found;
}

}  // namespace

TEST_CASE("Objects compiled for one instruction set have no weak symbols and no code that others see",
          "[architecture]") {
  if (!std::string(LINKWRIGHT_SANITIZE).empty()) SKIP("a sanitizer brings weak symbols of its own");
  const std::vector<std::string> objects = kernelObjects();
  REQUIRE_FALSE(objects.empty());
  for (const std::string& object : objects) {
    INFO(object);
    const CommandResult nm = runCommand("nm '" + object + "'");
    REQUIRE(nm.code == 0);
    REQUIRE_FALSE(nm.out.empty());
    CHECK(sharedSymbols(nm.out).empty());
    CHECK(visibleCode(nm.out).empty());
    INFO(sharedSymbols(nm.out) << visibleCode(nm.out));
  }
  // the check itself can fail
  CHECK_FALSE(sharedSymbols("0000000000000000 W _ZSt3maxIdERKT_S2_S2_\n").empty());
  CHECK_FALSE(sharedSymbols("0000000000000000 V _ZN10linkwright4kSinE\n").empty());
  CHECK_FALSE(visibleCode("0000000000000010 T _ZN10linkwright4rneaEv\n").empty());
  CHECK(sharedSymbols("                 U sin\n0000000000000000 t rnea\n").empty());
}

TEST_CASE("The object for every processor uses no register that an old one lacks", "[architecture]") {
  if (runCommand("objdump --version").code != 0) SKIP("there is no objdump here");
  bool has_baseline = false, has_wide = false;
  for (const std::string& object : kernelObjects()) {
    const auto usesRegister = [&](const char* name) {
      return runCommand("objdump -d '" + object + "' | grep -q -F '" + name + "'").code == 0;
    };
    INFO(object);
    if (object.find("_sse2.") != std::string::npos) {
      has_baseline = true;
      CHECK_FALSE(usesRegister("%ymm"));
      CHECK_FALSE(usesRegister("%zmm"));
    } else if (object.find("_avx2.") != std::string::npos) {
      CHECK(usesRegister("%ymm"));
      CHECK_FALSE(usesRegister("%zmm"));
      has_wide = true;
    }
  }
  CHECK(has_baseline);
  if (!has_wide) SKIP("this platform has one instruction set");
}

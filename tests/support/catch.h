// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files.h"

// The one way to include Catch2: Debian 12 ships version 2.13, Ubuntu 24.04 version 3. What the tests use under one
// name in both: TEST_CASE, SECTION, CHECK, REQUIRE, INFO, CAPTURE, GENERATE; Approx; and from Catch::Matchers
// WithinAbs, WithinRel, WithinULP, ContainsSubstring, StartsWith and EndsWith.

// An exception that a check does not expect ends its case, instead of being caught in each check: less code to compile.
#define CATCH_CONFIG_FAST_COMPILE

#if __has_include(<catch2/catch_all.hpp>)

#include <catch2/catch_all.hpp>

using Catch::Approx;

#else

#include <catch2/catch.hpp>

namespace Catch {

using Detail::Approx;

namespace Matchers {

/// Version 3's name for what version 2 calls Contains on strings.
inline auto ContainsSubstring(const std::string& part, CaseSensitive::Choice sensitivity = CaseSensitive::Yes) {
  return Contains(part, sensitivity);
}

}  // namespace Matchers
}  // namespace Catch

#endif

// Ends a case that cannot run here, at the case's own level. Version 3 has its own, but tells it by an exit code that
// four failed checks give too; ctest and ./test count the words below instead.
#undef SKIP
#define SKIP(reason)                    \
  do {                                  \
    WARN("case skipped: " << (reason)); \
    return;                             \
  } while (false)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <csignal>

namespace linkwright::cli {

/// While it lives, Ctrl+C and the signals that end a job only ask for an end; one that comes a second or more later
/// ends the program as ever.
class Interruption {
public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

private:
  std::array<struct sigaction, 3> before_ = {};
};

/// The signal that has asked for an end; 0: none has. May be called from any thread.
int endAskedBy();

}  // namespace linkwright::cli

// SPDX-License-Identifier: MIT
#include "core/recording/notation.h"

namespace linkwright {

const char* nameOf(Notation notation) {
  switch (notation) {
    case Notation::Source: return "source";
    case Notation::CraigLuh: return "craig";
    case Notation::Featherstone: return "featherstone";
    case Notation::LynchPark: return "lynch";
  }
  return "";
}

}  // namespace linkwright

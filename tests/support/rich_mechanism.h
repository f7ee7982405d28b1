// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"

namespace linkwright::test {

/// base - lift (slide) - arm (hinge) - two fingers, the right one following the left: beams of every section, masses
/// from shapes and payloads; everything that the shipped robots do without.
Mechanism richMechanism();

}  // namespace linkwright::test

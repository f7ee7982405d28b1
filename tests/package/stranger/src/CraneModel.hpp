// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef CRANE_MODEL_HPP
#define CRANE_MODEL_HPP

#include <core/mechanism/model.h>

namespace CraneCalc
{

/// A trolley on a horizontal rail with a load on a rigid rope.
linkwright::Model BuildCrane(double TrolleyMass, double LoadMass, double RopeLength);

} // namespace CraneCalc

#endif

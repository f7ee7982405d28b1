// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/dh_table.h"
#include "core/trace/quantity_table.h"

#include <string>

namespace linkwright {

/// A DH table as text to copy; every number reads back to the last bit. rad, m.
/// Csv: what readDhTable reads (dh_csv.h), with limits and masses.
/// Markdown, Latex: a table with units; the variable of each row has its q_i before the number.
/// NumPy, Matlab: the names of the joints, which of them slide, and an array with a row theta, d, a, alpha a joint.
std::string dhTableText(TableFormat format, const DhTable& table);

}  // namespace linkwright

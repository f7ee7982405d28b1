// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/dh_table.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Reads a DH table from CSV, a row a joint. Columns, in any order:
///   theta d a alpha       rad and m, needed; an angle may be written with pi: pi/2, -pi, 3*pi/4
///   joint type            names; revolute (the default), continuous or prismatic, or R, C, P
///   lower upper velocity effort    limits; an empty cell or inf: none
///   mass c.x c.y c.z I.xx I.yy I.zz I.xy I.xz I.yz    of the link that the joint moves, in the row's frame, I about
///   the
///                         centre of mass; absent as a whole, or an empty mass: a link without mass
/// Errors, all of them, with file and line: a column that is missing, unknown or there twice, a cell that is no finite
/// number (named), a row of the wrong length, a name that stands twice, no row, more than kMaxLinks rows.
Result<DhTable> readDhTable(std::string_view text, const std::string& file_name, DhConvention convention);

/// The same from a file; `-` reads standard input.
Result<DhTable> readDhTableFile(const std::string& path, DhConvention convention);

/// A number, or a multiple of pi: [-] [k *] pi [/ m]; false where it is neither or not finite.
bool parseAngle(std::string_view text, double& value);

/// The table as readDhTable reads it, to the last bit. The frame 0 has no column.
std::string writeDhTable(const DhTable& table);

}  // namespace linkwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_case.h"

#include <QString>

#include <memory>
#include <vector>

class QIODevice;

namespace linkwright::ui {

/// A revised trajectory that was made by an independent program, thinned: what ours is held against.
struct GoldenCurve {
  std::vector<double> t, phi, theta;  ///< s, rad
  std::vector<double> tau_1, tau_2;   ///< N m
};

/// Comments (#) and rows of t, phi, theta, tau_1, tau_2; a row that is none is left out.
GoldenCurve readGolden(QIODevice& from);

/// Name of the file of these settings; empty where there is none.
QString goldenName(const RevisionCase& which);

/// The curve of these settings, read once; null where there is none.
std::shared_ptr<const GoldenCurve> goldenCurve(const RevisionCase& which);

}  // namespace linkwright::ui

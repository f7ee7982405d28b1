// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <Eigen/Core>

#include <string>

namespace linkwright {

/// The trace of a recursion as CSV: columns index,pass,link,quantity,symbol,equation,frame,unit,v0..v8, one row a
/// quantity in order of visit, 17 significant digits, unused cells empty.
std::string traceCsv(const Model& model, const Recording& recording);

/// The same as a worked example to hand out: how to read it, what is given (`gravity` being what was recorded with,
/// world axes, m/s^2), then the steps link by link, with equations and numbers of six digits. Every number of the steps
/// can be computed from the page.
std::string traceMarkdown(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity);
std::string traceLatex(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity);

}  // namespace linkwright

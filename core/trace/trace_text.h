// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/trace/trace_rows.h"

#include <Eigen/Core>

#include <functional>
#include <string>
#include <vector>

namespace linkwright {

/// The trace of a recursion as CSV: columns index,pass,link,quantity,symbol,equation,frame,unit,v0..v8, one row a
/// quantity in order of visit, 17 significant digits, unused cells empty.
std::string traceCsv(const Model& model, const Recording& recording);

/// The same rows with the state (q, qd, qdd) filled in and every other value left empty: for a student to fill in.
std::string traceTemplateCsv(const Model& model, const Recording& recording);

/// The same columns with these rows, and every value left empty.
std::string traceBlankCsv(const std::vector<TraceRow>& rows);

/// What of a worked example is written, and how.
struct HandOutOptions {
  int last_step = -1;        ///< index into stepsOf: the steps up to this one; -1: all of them
  bool full_digits = false;  ///< all digits in place of six
  std::string figure;        ///< name of a picture of the mechanism beside the text's file; empty: none
  std::string language;      ///< of the reader, "zh_CN", for LaTeX; empty: English
  std::function<std::string(const Message&)> say;  ///< says a message in it; absent: English
};

/// The same as a worked example to hand out: how to read it, what is given (`gravity` being what was recorded with,
/// world axes, m/s^2), the state, then the steps link by link, with equations and numbers.
/// Every number of the steps can be computed from the page. The LaTeX needs amsmath and graphicx; with latex instead of
/// pdflatex a figure that is a PDF is left out and its name stands in its place. German and Spanish need babel with
/// their language too; Japanese and Chinese are for lualatex, with the font Noto Serif CJK.
std::string traceMarkdown(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                          const HandOutOptions& options = {});
std::string traceLatex(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                       const HandOutOptions& options = {});

}  // namespace linkwright

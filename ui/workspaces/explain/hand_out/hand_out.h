// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "core/recording/recording.h"
#include "ui/report/page.h"
#include "ui/workspaces/explain/walk/arm_drawing.h"

#include <QString>

#include <memory>

namespace linkwright::ui {

enum class HandOutFormat { Html, Pdf, Markdown, Latex };
/// "html", "pdf", "md", "tex".
QString endingOf(HandOutFormat format);
/// Whether a hand-out of that format can be in the symbols of a notation: where equations are pictures.
inline bool hasNotations(HandOutFormat format) { return format == HandOutFormat::Html || format == HandOutFormat::Pdf; }

/// What of the instant is written, and how.
struct HandOutRequest {
  HandOutFormat format = HandOutFormat::Pdf;
  Formulation formulation = Formulation::BodyFrame;
  int last_step = -1;                    ///< index into the steps of that formulation: up to this one; -1: all of them
  bool full_digits = false;              ///< all digits in place of six
  Notation notation = Notation::Source;  ///< whose symbols; Markdown and LaTeX have the source's alone
};

/// The instant itself: values, so that a worker can write it while the window goes on.
struct HandOutSource {
  std::shared_ptr<const Recording> recording;  ///< by the formulation that was asked for
  ArmScene figure;                             ///< holds the model and gravity too
};
/// Of a snapshot; the recording is the snapshot's own where it is by that formulation.
HandOutSource handOutSource(const Snapshot& snapshot, Formulation formulation, const SceneView& view);

/// A worked example: the same words and numbers as core/trace writes, set for reading.
Page handOutPage(const HandOutSource& source, const HandOutRequest& request);

/// Writes the hand-out to `path`, and beside Markdown and LaTeX the figure. Each file is written whole or not at all;
/// errors say which was not, and why. Any thread.
Diagnostics writeHandOut(const HandOutSource& source, const HandOutRequest& request, const QString& path);
/// The file of the figure beside a Markdown or LaTeX file of that path; empty for the other formats.
QString figureBeside(const QString& path, HandOutFormat format);

}  // namespace linkwright::ui

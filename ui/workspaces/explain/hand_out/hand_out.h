// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "core/recording/recording.h"
#include "ui/workspaces/explain/walk/arm_figure.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>
#include <vector>

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
  ArmFigure figure;                            ///< holds the model and gravity too
};
/// Of a snapshot; the recording is the snapshot's own where it is by that formulation.
HandOutSource handOutSource(const Snapshot& snapshot, Formulation formulation, const SceneView& view);

/// A quantity on the page: "ω", "angular velocity", "(0, 0, 1.2)", "rad/s", "link_2".
struct HandOutRow {
  QString symbol;
  QString words;
  QStringList numbers;  ///< a matrix has a line for each of its rows
  QString unit;         ///< empty for none
  QString frame;        ///< in whose axes; empty for a scalar
  QColor colour;        ///< of the quantity
};
struct HandOutHeading {
  int level = 2;
  QString words;
};
struct HandOutNote {
  QString words;  ///< code between backticks
};
struct HandOutFigure {};
struct HandOutTable {
  std::vector<HandOutRow> rows;
};
struct HandOutStep {
  int number = 0;  ///< counts from 1
  QString title;
  QString id;            ///< "body.2"
  QString plain;         ///< the equation as text
  QString picture_name;  ///< one picture, one name
  QByteArray picture;    ///< the equation as coloured SVG; empty: the text stands for it
  std::vector<HandOutRow> rows;
};
using HandOutItem = std::variant<HandOutHeading, HandOutNote, HandOutFigure, HandOutTable, HandOutStep>;

/// A worked example as the items of a page, from top to bottom.
struct HandOutPage {
  QString title;
  QString subtitle;
  std::vector<HandOutItem> items;
};
HandOutPage handOutPage(const HandOutSource& source, const HandOutRequest& request);

/// One file with everything in it, for any browser; prints on A4 or Letter with no step cut.
QByteArray handOutHtml(const HandOutPage& page, const ArmFigure& figure);
/// A4, equations and figure as outlines, page numbers, no step cut unless it is longer than a page.
QByteArray handOutPdf(const HandOutPage& page, const ArmFigure& figure);

/// Writes the hand-out to `path`, and beside Markdown and LaTeX the figure. Each file is written whole or not at all;
/// errors say which was not, and why. Any thread.
Diagnostics writeHandOut(const HandOutSource& source, const HandOutRequest& request, const QString& path);
/// The file of the figure beside a Markdown or LaTeX file of that path; empty for the other formats.
QString figureBeside(const QString& path, HandOutFormat format);

}  // namespace linkwright::ui

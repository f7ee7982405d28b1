// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/prediction_run.h"
#include "ui/document/snapshot.h"

#include <QString>

namespace linkwright::ui {

/// "angular velocity", or "the term αᵢ × rᵢ of the angular acceleration".
QString askedName(const Snapshot& snapshot, const Question& question);
/// In whose axes; empty for a scalar.
QString askedAxes(const Snapshot& snapshot, const Question& question);
/// The units of the fields: one, or of a six-vector its two halves; empty for a pure number.
QString unitOfHalf(const Question& question, int half);
/// "What is ωᵢ of forearm?", and on a second line its name and the axes.
QString promptWords(const Snapshot& snapshot, const Question& question, AnswerKind kind);

/// Right or not, by how much, and what the answer looks like; one sentence after another. While the question is open,
/// nothing that gives the value away.
QString verdictWords(const Predicted& predicted, bool is_open = false);
/// "It is (0.000, 0.000, 1.250) rad/s."
QString truthWords(const Question& question);
QString scoreWords(const PredictionScore& score);

}  // namespace linkwright::ui

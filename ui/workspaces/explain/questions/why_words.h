// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of a torque in plain words.

#include "core/trace/why.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <vector>

namespace linkwright::ui {

/// "the weight of links 3 to 6 at 0.61 m": what a part is, with the numbers that enter it to three digits. `of`, where
/// given, names what acts from outside: a contact, a pulling spring.
QString whyWords(const WhyNode& part, const Model& model, AngleUnit unit, const Snapshot* of = nullptr);

/// The numbers that enter a part with all their digits, a line each; empty where none does.
QString whyNumbers(const WhyNode& part, const Model& model);

/// "78 % is the weight of links 3 to 6 at 0.61 m." And where parts cancel, what pulls against what. `parts` as
/// Why::children gives them.
QString whySummary(const WhyNode& root, const std::vector<WhyNode>& parts, const Model& model, AngleUnit unit,
                   const Snapshot* of = nullptr);

/// "N m", or "N" for a slide.
QString torqueUnit(const Model& model, int joint);

/// The link to light up for a part, index into Model::links(); -1: none.
int linkOfPart(const WhyNode& part, const Model& model);

}  // namespace linkwright::ui

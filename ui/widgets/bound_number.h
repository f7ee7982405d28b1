// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/figure_field.h"

#include <QString>

#include <functional>
#include <string>

namespace linkwright::ui {

/// Where a number of a form goes, and why one cannot be (empty: it can).
struct BoundNumber {
  std::function<void(double)> write;
  std::function<QString(double)> wrong = {};
};

/// Ties a field to a number: what is typed is written at once, what is spun when the spin ends, what cannot be stays
/// in the field with the reason.
void bindNumber(FigureField& field, const BoundNumber& figure);

/// Shows the number, unless the field keeps one that was refused or is being typed.
void showNumber(FigureField& field, double value);

/// Why a number that is less than 0 cannot be; empty: it can.
QString wrongIfNegative(double value);

/// A sentence of the core as one that begins with a capital and ends with a full stop.
QString sentence(const std::string& words);

}  // namespace linkwright::ui

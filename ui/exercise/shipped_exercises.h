// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace linkwright::ui {

/// An exercise that comes with the program.
struct ShippedExercise {
  QString path, title;
};
/// Those of a folder, by their titles; what is no exercise is passed over.
std::vector<ShippedExercise> shippedExercises(const QString& folder);

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/shipped_exercises.h"

#include "core/exercise/exercise_reader.h"
#include "core/exercise/open_exercise.h"
#include "core/io/text_file.h"
#include "ui/widgets/language.h"

#include <QDir>

#include <algorithm>

namespace linkwright::ui {

std::vector<ShippedExercise> shippedExercises(const QString& folder) {
  std::vector<ShippedExercise> all;
  for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
    const std::string path = file.filePath().toStdString();
    const Result<std::string> text = readTextFile(path);
    const Result<Exercise> read = text ? readExercise(*text, path) : Result<Exercise>::failure(text.diagnostics());
    if (read)
      all.push_back({file.filePath(), QString::fromStdString(textFor(*read, currentLanguage().toStdString()).title)});
  }
  std::sort(all.begin(), all.end(),
            [](const ShippedExercise& a, const ShippedExercise& b) { return a.title.localeAwareCompare(b.title) < 0; });
  return all;
}

}  // namespace linkwright::ui

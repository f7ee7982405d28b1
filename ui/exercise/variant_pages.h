// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/exercise_study.h"

#include <QTextBrowser>

namespace linkwright::ui {

/// Variants as students get them, with their answers and the number of each mistake.
class VariantPages : public QTextBrowser {
  Q_OBJECT
public:
  explicit VariantPages(QWidget* parent = nullptr);

  void show(const ExerciseStudy& study, const std::vector<ExerciseStudent>& students);
  /// In place of variants: why there are none.
  void showWords(const QString& words);

private:
  QString pageHtml(const ExerciseStudy& study, std::size_t variant, const QString& student);
  void addPicture(const std::string& svg, std::size_t variant);
  void setKeepingPlace(const QString& html);
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/progress_text.h"

#include <QDialog>

#include <map>
#include <string>

class QTableWidget;

namespace linkwright::ui {

class PlotView;

/// What a class has answered: how far each student has come in each lesson, and which wrong answers were given how
/// often at which step, as a plot and a table.
class ClassDialog : public QDialog {
  Q_OBJECT
public:
  /// `titles`: of lessons, by their ids; one that is not there is shown by its id.
  ClassDialog(std::vector<ProgressEntry> entries, const std::map<std::string, QString>& titles,
              QWidget* parent = nullptr);

private:
  QTableWidget* makeStudents(const std::map<std::string, QString>& titles);
  PlotView* makePlot();
  QTableWidget* makeMistakes(const std::map<std::string, QString>& titles);
  void saveTable(ProgressTable table, const QString& name);

  std::vector<ProgressEntry> entries_;
};

}  // namespace linkwright::ui

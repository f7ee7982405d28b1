// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_folder.h"
#include "ui/lesson/lesson_flow.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace linkwright::ui {

/// The lessons: minutes, what comes before, how far one has come; to choose one. Those of a person's own are opened
/// from a folder.
class LessonList : public QDialog {
  Q_OBJECT
public:
  explicit LessonList(const LessonFolders& folders, QWidget* parent = nullptr);

signals:
  void chosen(const QString& folder);
  /// A new lesson is to be written, or that of a folder changed.
  void writeWanted();
  void editWanted(const QString& folder);
  /// An exercise is to be made, on paper or for a question bank.
  void exerciseWanted();

private:
  struct Row {
    QString folder, id, title, goal, after;
    int minutes = 0, checked = 0, done = 0;
    bool begun = false;
  };
  void read(const LessonFolders& folders);
  QWidget* makeRows();
  QWidget* makeDetails();
  QWidget* makeFoot();
  void showRow();
  void openFolder();
  void editFolder();
  void saveOwn();
  void openClass();
  void tell(const Diagnostics& problems, const QString& heading);

  LessonFolders folders_;
  std::vector<Row> rows_;
  QListWidget* list_;
  QLabel *title_ = nullptr, *goal_ = nullptr, *about_ = nullptr;
  QPushButton *start_ = nullptr, *copy_ = nullptr;
};

}  // namespace linkwright::ui

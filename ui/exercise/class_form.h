// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exercise/student_list.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;

namespace linkwright::ui {

class SecretField;

/// For whom an exercise is: the list of students, and the secret from which their numbers follow.
class ClassForm : public QWidget {
  Q_OBJECT
public:
  explicit ClassForm(QWidget* parent = nullptr);

  const std::vector<ExerciseStudent>& students() const { return students_; }
  /// Empty: there is none.
  std::string secret() const;
  /// Whether there are students; otherwise it says at the field what to do.
  bool hasStudents();

signals:
  void changed();

private:
  void readList();
  void chooseList();
  void refresh();

  std::vector<ExerciseStudent> students_;
  QString problem_;
  QLineEdit* list_;
  QLabel* words_;
  SecretField* secret_;
};

}  // namespace linkwright::ui

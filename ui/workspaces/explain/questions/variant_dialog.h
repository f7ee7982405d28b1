// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exercise/variant.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;

namespace linkwright::ui {

class SecretField;

/// What a student has to work with.
struct StudentVariant {
  Variant variant;
  Formulation formulation = Formulation::BodyFrame;  ///< of the student's table
};

/// Asks for an exercise, a student and the secret, and shows the student's variant: its code, to be held beside that on
/// the student's sheet, what was drawn, and the answers. What cannot be is said beside its field, and the dialog stays.
class VariantDialog : public QDialog {
  Q_OBJECT
public:
  explicit VariantDialog(QString examples, QWidget* parent = nullptr);

  /// That was asked for last; none before the dialog has been accepted.
  const std::optional<StudentVariant>& variant() const { return variant_; }

public slots:
  void accept() override;

private:
  void chooseExercise();
  bool make();
  void say(const QString& exercise_problem, const QString& student_problem);
  void look();
  void makeRoom();

  QString examples_;
  std::optional<StudentVariant> variant_;
  QLineEdit *exercise_, *student_;
  QLabel *exercise_words_, *student_words_, *found_;
  SecretField* secret_;
};

}  // namespace linkwright::ui

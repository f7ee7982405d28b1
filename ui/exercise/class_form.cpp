// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/class_form.h"

#include "core/io/text_file.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/secret_field.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace linkwright::ui {

ClassForm::ClassForm(QWidget* parent)
    : QWidget(parent),
      list_(new QLineEdit(this)),
      words_(makeFieldWords("exerciseStudentsWords", this)),
      secret_(new SecretField("exerciseSecret", this)) {
  list_->setObjectName("exerciseStudents");
  list_->setAccessibleName(tr("List of students"));
  list_->setToolTip(tr("A CSV file with a column id and, if you like, a column name"));
  auto* choose = makeDraftButton("exerciseChooseStudents", tr("C&hoose…"), tr("Choose the file of the list"), this);
  auto* file = new QWidget(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(list_, 1);
  row->addWidget(choose);
  addFieldWithWords(*file, row, words_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  QFormLayout* rows = rowsIn(*column);
  rows->setVerticalSpacing(kSpace);
  addRow(*rows, tr("Students:"), file)->setBuddy(list_);
  addRow(*rows, tr("Secret:"), secret_)->setBuddy(secret_->line());
  connect(list_, &QLineEdit::editingFinished, this, &ClassForm::readList);
  connect(choose, &QPushButton::clicked, this, &ClassForm::chooseList);
  connect(secret_, &SecretField::changed, this, &ClassForm::changed);
  refresh();
}

std::string ClassForm::secret() const { return secret_->secret(); }

void ClassForm::readList() {
  const QString path = list_->text().trimmed();
  students_.clear();
  problem_.clear();
  if (!path.isEmpty()) {
    const Result<std::string> text = readTextFile(path.toStdString());
    Result<std::vector<ExerciseStudent>> read = text
                                                    ? readStudentList(*text, path.toStdString())
                                                    : Result<std::vector<ExerciseStudent>>::failure(text.diagnostics());
    if (read) {
      students_ = std::move(read).value();
    } else {
      const Diagnostic& first = read.diagnostics().front();
      problem_ = sentence(first.message);
      //: noun: a line of a file; %1: its number, %2: what is wrong there
      if (first.line > 0) problem_ = tr("Line %1: %2").arg(first.line).arg(problem_);
    }
  }
  refresh();
  emit changed();
}

void ClassForm::chooseList() {
  const QString from = list_->text().isEmpty() ? QDir::homePath() : list_->text();
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open List of Students"), from, tr("Tables (*.csv);;All files (*)"));
  if (path.isEmpty()) return;
  list_->setText(QDir::toNativeSeparators(path));
  readList();
}

bool ClassForm::hasStudents() {
  if (!students_.empty()) return true;
  if (problem_.isEmpty()) problem_ = tr("Choose the list of your students first.");
  list_->setFocus(Qt::OtherFocusReason);
  refresh();
  return false;
}

void ClassForm::refresh() {
  list_->setProperty("wrong", !problem_.isEmpty());
  list_->style()->unpolish(list_);
  list_->style()->polish(list_);
  const QString count = students_.empty() ? tr("Without a list, variants of three made-up students are shown.")
                                          //: number of students
                                          : tr("%n students", nullptr, static_cast<int>(students_.size()));
  words_->setText(problem_.isEmpty() ? count : problem_);
}

}  // namespace linkwright::ui

#include "moc_class_form.cpp"

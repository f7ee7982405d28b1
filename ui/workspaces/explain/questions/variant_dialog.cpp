// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/variant_dialog.h"

#include "core/exercise/exercise_page.h"
#include "core/exercise/open_exercise.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/language.h"
#include "ui/widgets/secret_field.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

QWidget* withReason(QLayout* field, QLabel* words, QWidget* parent) {
  auto* both = new QWidget(parent);
  addFieldWithWords(*both, field, words);
  words->hide();
  return both;
}

QString answerWords(const ExerciseItem& item, const VariantAnswer& answer) {
  if (item.isChoice()) return QString::fromStdString(item.options[static_cast<std::size_t>(answer.right)]);
  return significant(answer.truth, 6) + QStringLiteral(" ± ") + significant(answer.tolerance, 2) + QChar(0xA0) +
         QString::fromStdString(item.unit);
}

/// The code, what was drawn, and the answers.
QString variantWords(const OpenExercise& open, const Variant& variant) {
  const ExercisePage page = pageOf(open, textFor(open.exercise, currentLanguage().toStdString()), variant);
  //: %1: the code of a student's variant
  QString html = VariantDialog::tr(
                     "<b>Variant %1</b>. If the student's sheet has another code, the secret, the id or the "
                     "exercise is another one.")
                     .arg(QString::fromStdString(variant.code));
  QStringList drawn;
  for (const VariantGiven& given : variant.givens) {
    if (given.is_drawn) drawn << QString::fromStdString(given.name + " = " + givenText(given)).toHtmlEscaped();
  }
  html += QStringLiteral("<p>") + drawn.join(QStringLiteral(", ")) + QStringLiteral("</p><ol>");
  for (std::size_t i = 0; i < page.items.size(); ++i)
    html += QStringLiteral("<li>%1 <b>%2</b></li>")
                .arg(QString::fromStdString(page.items[i].prompt).toHtmlEscaped(),
                     answerWords(page.items[i], variant.answers[i]).toHtmlEscaped());
  return html + QStringLiteral("</ol>");
}

}  // namespace

VariantDialog::VariantDialog(QString examples, QWidget* parent)
    : QDialog(parent),
      examples_(std::move(examples)),
      exercise_(new QLineEdit(this)),
      student_(new QLineEdit(this)),
      exercise_words_(makeFieldWords("variantExerciseWords", this)),
      student_words_(makeFieldWords("variantStudentWords", this)),
      found_(new QLabel(this)),
      secret_(new SecretField("variantSecret", this)) {
  setObjectName("variantDialog");
  setWindowTitle(tr("Student's Variant"));
  exercise_->setObjectName("variantExercise");
  exercise_->setAccessibleName(tr("Exercise"));
  student_->setObjectName("variantStudent");
  student_->setAccessibleName(tr("Id of the student"));
  auto* choose = new QPushButton(tr("C&hoose…"), this);
  choose->setObjectName("variantChoose");
  choose->setAutoDefault(false);
  auto* file = new QHBoxLayout;
  file->setSpacing(kSpace);
  file->addWidget(exercise_, 1);
  file->addWidget(choose);
  auto* id = new QHBoxLayout;
  id->addWidget(student_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  column->setSpacing(2 * kSpace);
  QFormLayout* rows = rowsIn(*column);
  rows->setVerticalSpacing(kSpace);
  addRow(*rows, tr("Exercise:"), withReason(file, exercise_words_, this))->setBuddy(exercise_);
  addRow(*rows, tr("Student:"), withReason(id, student_words_, this))->setBuddy(student_);
  addRow(*rows, tr("Secret:"), secret_)->setBuddy(secret_->line());
  found_->setObjectName("variantFound");
  found_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  found_->setAccessibleName(tr("The student's variant"));
  found_->setWordWrap(true);
  found_->hide();
  column->addWidget(found_);
  column->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("&Take Variant"));
  buttons->button(QDialogButtonBox::Ok)->setObjectName("variantTake");
  column->addWidget(buttons);
  connect(choose, &QPushButton::clicked, this, &VariantDialog::chooseExercise);
  connect(buttons, &QDialogButtonBox::accepted, this, &VariantDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for (QLineEdit* each : {exercise_, student_}) connect(each, &QLineEdit::textChanged, this, &VariantDialog::look);
  connect(secret_, &SecretField::changed, this, &VariantDialog::look);
  setMinimumWidth(70 * kSpace);
}

void VariantDialog::chooseExercise() {
  const QString from = exercise_->text().isEmpty() ? QDir::homePath() : exercise_->text();
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open Exercise"), from, tr("Exercises (*.json);;All files (*)"));
  if (!path.isEmpty()) exercise_->setText(QDir::toNativeSeparators(path));
}

bool VariantDialog::make() {
  const std::string id = student_->text().trimmed().toStdString();
  const QString path = exercise_->text().trimmed();
  QString exercise_problem, student_problem;
  if (path.isEmpty()) exercise_problem = tr("Choose the file of the exercise.");
  if (id.empty()) student_problem = tr("Type the student's id, as it is in the list of the class.");
  if (exercise_problem.isEmpty() && student_problem.isEmpty()) {
    const Result<OpenExercise> open = openExercise(path.toStdString(), examples_.toStdString());
    if (!open) {
      exercise_problem = sentence(open.diagnostics().front().message);
    } else {
      const std::string secret = secret_->secret();
      Result<Variant> made = VariantMaker(*open, secret.empty() ? open->exercise.id.text : secret).make(id);
      if (made) {
        found_->setText(variantWords(*open, *made));
        variant_ = StudentVariant{std::move(made).value(), open->formulation};
      } else {
        student_problem = sentence(made.diagnostics().front().message);
      }
    }
  }
  say(exercise_problem, student_problem);
  return exercise_problem.isEmpty() && student_problem.isEmpty();
}

void VariantDialog::say(const QString& exercise_problem, const QString& student_problem) {
  exercise_words_->setText(exercise_problem);
  exercise_words_->setVisible(!exercise_problem.isEmpty());
  student_words_->setText(student_problem);
  student_words_->setVisible(!student_problem.isEmpty());
}

// words that wrap do not make a dialog taller by themselves
void VariantDialog::makeRoom() {
  layout()->activate();
  resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
  const QRect room = screen()->availableGeometry();
  const int beyond = frameGeometry().bottom() - room.bottom();
  if (beyond > 0) move(x(), std::max(room.top(), frameGeometry().top() - beyond));
}

// as soon as all is there; what is missing is said when the variant is taken
void VariantDialog::look() {
  found_->hide();
  if (!QFileInfo(exercise_->text().trimmed()).isFile() || student_->text().trimmed().isEmpty()) return;
  found_->setVisible(make());
  makeRoom();
}

void VariantDialog::accept() {
  if (make()) QDialog::accept();
}

}  // namespace linkwright::ui

#include "moc_variant_dialog.cpp"

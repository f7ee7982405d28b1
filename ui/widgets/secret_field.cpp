// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/secret_field.h"

#include "core/exercise/exercise_export.h"
#include "core/io/text_file.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace linkwright::ui {

SecretField::SecretField(const QString& name, QWidget* parent)
    : QWidget(parent), line_(new QLineEdit(this)), words_(makeFieldWords(name + QStringLiteral("Words"), this)) {
  line_->setObjectName(name);
  line_->setAccessibleName(tr("Secret"));
  line_->setToolTip(tr("A line of your own: the same secret gives each student the same variant again"));
  auto* file = new QPushButton(tr("From &File…"), this);
  file->setObjectName(name + QStringLiteral("File"));
  file->setToolTip(tr("Read the secret from a file"));
  file->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(line_, 1);
  row->addWidget(file);
  addFieldWithWords(*this, row, words_);
  setFocusProxy(line_);
  connect(file, &QPushButton::clicked, this, &SecretField::openFile);
  connect(line_, &QLineEdit::textChanged, this, [this] {
    problem_.clear();
    refresh();
    emit changed();
  });
  refresh();
}

std::string SecretField::secret() const { return secretIn(line_->text().toStdString()); }

void SecretField::setSecret(const QString& secret) { line_->setText(secret); }

void SecretField::openFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open Secret"), QDir::homePath(), tr("All files (*)"));
  if (path.isEmpty()) return;
  const Result<std::string> text = readTextFile(path.toStdString());
  const QString secret = text ? QString::fromStdString(secretIn(*text)) : QString();
  const bool is_line = !secret.isEmpty() && !secret.contains(QLatin1Char('\n'));
  if (is_line) line_->setText(secret);
  problem_ = !text              ? sentence(text.diagnostics().front().message)
             : secret.isEmpty() ? tr("This file is empty. Write a line of your own into it.")
             : !is_line         ? tr("This file has more than one line. Leave one line in it.")
                                : QString();
  refresh();
}

void SecretField::refresh() {
  const QString warning =
      line_->text().isEmpty() ? tr("Without a secret, whoever has the exercise can work out all answers.") : QString();
  words_->setText(problem_.isEmpty() ? warning : problem_);
  words_->setVisible(!words_->text().isEmpty());
}

}  // namespace linkwright::ui

#include "moc_secret_field.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/author_bar.h"

#include "ui/lesson/draft_fields.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace linkwright::ui {

AuthorBar::AuthorBar(QWidget* parent) : QToolBar(tr("Lesson Being Written"), parent) {
  setObjectName("authorBar");
  setMovable(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  toggleViewAction()->setVisible(false);
  auto* pieces = new QWidget(this);
  auto* row = new QHBoxLayout(pieces);
  row->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  row->setSpacing(kSpace);
  const auto add = [&](const char* name, const QString& text, const QString& tip, void (AuthorBar::*wanted)()) {
    QPushButton* button = makeDraftButton(name, text, tip, pieces);
    connect(button, &QPushButton::clicked, this, wanted);
    row->addWidget(button);
    return button;
  };
  place_ = new QLabel(pieces);
  place_->setObjectName("authorPlace");
  row->addWidget(place_);
  add("authorNewStep", tr("New Step"), tr("Add a step that begins with what this window shows"),
      &AuthorBar::newStepWanted);
  begin_ = add("authorBegin", tr("Set Beginning"), tr("The step begins with what this window shows"),
               &AuthorBar::beginWanted);
  solve_ = add("authorSolve", tr("Set Solution"), tr("What this window shows is the solution of the step"),
               &AuthorBar::solutionWanted);
  //: verb: bring the window to the beginning of a step
  show_ =
      add("authorShow", tr("Show Beginning"), tr("Bring this window to where the step begins"), &AuthorBar::showWanted);
  told_ = new QLabel(pieces);
  told_->setObjectName("authorTold");
  row->addWidget(told_, 1);
  add("authorEditor", tr("Lesson Editor"), tr("Bring the window of the lesson to the front"), &AuthorBar::editorWanted);
  addWidget(pieces);
}

void AuthorBar::showPlace(const QString& words, bool is_step, bool is_solved_here) {
  place_->setText(words);
  begin_->setEnabled(is_step);
  show_->setEnabled(is_step);
  solve_->setEnabled(is_solved_here);
}

void AuthorBar::tell(const QString& words) { told_->setText(words); }

}  // namespace linkwright::ui

#include "moc_author_bar.cpp"

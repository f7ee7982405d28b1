// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_mistakes.h"

#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace linkwright::ui {

IterationMistakes::IterationMistakes(IkStudy& study, QWidget* parent)
    : QWidget(parent),
      study_(study),
      list_(new MistakeList<IkMistake>([&study](IkMistake mistake, bool made) { study.setMistake(mistake, made); },
                                       this)),
      hint_(new QLabel),
      none_(new QPushButton(this)) {
  list_->setObjectName(QStringLiteral("iterationMistakes"));
  list_->setAccessibleName(tr("Mistakes in the iteration"));
  list_->setMinimumHeight(6 * kSpace);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setCurrentRow(0);
  hint_->setObjectName(QStringLiteral("iterationMistakeHint"));
  hint_->setAccessibleName(tr("How to recognise the mistake"));
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  hint_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* scroll = scrollPage(hint_, "iterationHint", this);
  none_->setText(tr("Undo A&ll"));
  none_->setObjectName(QStringLiteral("iterationNoMistakes"));
  none_->setToolTip(tr("Remove all mistakes"));
  auto* side = new QVBoxLayout;
  side->setSpacing(kSpace / 2);
  side->addWidget(scroll, 1);
  side->addWidget(none_, 0, Qt::AlignRight);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, kSpace / 2, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(list_, 3);
  row->addLayout(side, 2);
  connect(list_, &QListWidget::currentRowChanged, this, &IterationMistakes::showHint);
  connect(none_, &QPushButton::clicked, &study_, &IkStudy::clearMistakes);
  connect(&study_, &IkStudy::runsChanged, this, &IterationMistakes::refresh);
  refresh();
  showHint();
}

void IterationMistakes::refresh() {
  list_->showMade(study_.options().mistakes);
  none_->setEnabled(!study_.options().mistakes.empty());
}

void IterationMistakes::showHint() {
  const std::optional<IkMistake> chosen = list_->chosen();
  hint_->setText(chosen ? mistakeHint(*chosen) : QString());
}

}  // namespace linkwright::ui

#include "moc_iteration_mistakes.cpp"

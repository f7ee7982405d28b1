// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_mistakes.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

IkMistake mistakeOf(int row) { return kIkMistakes.at(static_cast<std::size_t>(row)); }

}  // namespace

IterationMistakes::IterationMistakes(IkStudy& study, QWidget* parent)
    : QWidget(parent), study_(study), list_(new QListWidget(this)), hint_(new QLabel), none_(new QPushButton(this)) {
  list_->setObjectName(QStringLiteral("iterationMistakes"));
  list_->setAccessibleName(tr("Mistakes to make in the iteration"));
  list_->setMinimumHeight(6 * kSpace);
  list_->setWordWrap(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setFrameShape(QFrame::NoFrame);
  for (const IkMistake mistake : kIkMistakes) {
    auto* item = new QListWidgetItem(ikMistakeTitle(mistake), list_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    item->setToolTip(ikMistakeTitle(mistake));
  }
  list_->setCurrentRow(0);
  hint_->setObjectName(QStringLiteral("iterationMistakeHint"));
  hint_->setAccessibleName(tr("How to recognise it"));
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  hint_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(hint_);
  none_->setText(tr("Undo a&ll"));
  none_->setObjectName(QStringLiteral("iterationNoMistakes"));
  none_->setToolTip(tr("Take all mistakes away"));
  auto* side = new QVBoxLayout;
  side->setSpacing(kSpace / 2);
  side->addWidget(scroll, 1);
  side->addWidget(none_, 0, Qt::AlignRight);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, kSpace / 2, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(list_, 3);
  row->addLayout(side, 2);
  connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    study_.setMistake(mistakeOf(list_->row(item)), item->checkState() == Qt::Checked);
    list_->setCurrentItem(item);
  });
  connect(list_, &QListWidget::currentRowChanged, this, &IterationMistakes::showHint);
  connect(none_, &QPushButton::clicked, &study_, &IkStudy::clearMistakes);
  connect(&study_, &IkStudy::runsChanged, this, &IterationMistakes::refresh);
  refresh();
  showHint();
}

void IterationMistakes::refresh() {
  const QSignalBlocker quiet(list_);
  for (int row = 0; row < list_->count(); ++row) {
    const bool made = study_.options().mistakes.contains(mistakeOf(row));
    list_->item(row)->setCheckState(made ? Qt::Checked : Qt::Unchecked);
  }
  none_->setEnabled(!study_.options().mistakes.empty());
}

void IterationMistakes::showHint() {
  const int row = list_->currentRow();
  hint_->setText(row < 0 ? QString() : ikMistakeHint(mistakeOf(row)));
}

}  // namespace linkwright::ui

#include "moc_iteration_mistakes.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/folding_group.h"

#include "ui/widgets/action_maker.h"
#include "ui/widgets/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace linkwright::ui {

FoldingGroup::FoldingGroup(const QString& object_name, const QString& title, QWidget* parent)
    : QWidget(parent), heading_(new QToolButton(this)) {
  setObjectName(object_name);
  heading_->setObjectName(object_name + QStringLiteral("Heading"));
  heading_->setProperty("heading", true);
  heading_->setCheckable(true);
  heading_->setChecked(true);
  heading_->setArrowType(Qt::DownArrow);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(heading_);
  setTitle(title);
  connect(heading_, &QToolButton::toggled, this, &FoldingGroup::setOpen);
}

void FoldingGroup::hold(QWidget* content) {
  content_ = content;
  layout()->addWidget(content);
}

void FoldingGroup::setTitle(const QString& title) {
  heading_->setText(title);
  heading_->setAccessibleName(plainText(title));
  heading_->setToolTip(tr("Expand or collapse “%1”").arg(heading_->accessibleName()));
}

bool FoldingGroup::isOpen() const { return heading_->isChecked(); }

void FoldingGroup::setOpen(bool open) {
  heading_->setChecked(open);
  heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  if (content_ != nullptr) content_->setVisible(open);
}

}  // namespace linkwright::ui

#include "moc_folding_group.cpp"

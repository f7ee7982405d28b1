// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/poses_panel.h"

#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace linkwright::ui {

namespace {

QToolButton* button(const QString& object_name, const QString& icon, const QString& tip, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setObjectName(object_name);
  made->setAccessibleName(tip);
  made->setToolTip(tip);
  made->setIcon(themedIcon(icon));
  made->setFocusPolicy(Qt::StrongFocus);
  return made;
}

}  // namespace

QString freePoseName(const Document& document) {
  const std::vector<StoredPose>& poses = document.scene().poses;
  for (std::size_t number = 1;; ++number) {
    const QString name = PosesPanel::tr("Pose %1").arg(number);
    const bool taken = std::any_of(poses.begin(), poses.end(),
                                   [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
    if (!taken) return name;
  }
}

PosesPanel::PosesPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), name_(new QComboBox(this)) {
  name_->setObjectName("poseName");
  name_->setAccessibleName(tr("Name of a pose"));
  name_->setEditable(true);
  name_->lineEdit()->setAccessibleName(tr("Name of a pose"));
  name_->setInsertPolicy(QComboBox::NoInsert);
  name_->setToolTip(tr("A stored pose, or a name for a new one"));
  auto* label = new QLabel(tr("&Pose"), this);
  label->setBuddy(name_);
  store_ = button("storePose", "store", tr("Store the present pose under this name"), this);
  go_ = button("goToPose", "go", tr("Go to this pose"), this);
  remove_ = button("removePose", "remove", tr("Remove this pose"), this);
  ready_ = button("goToReadyPose", "base", tr("Go to the ready pose"), this);

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kSpace, 0, kSpace, kSpace);
  row->setSpacing(kSpace / 2);
  row->addWidget(label);
  row->addSpacing(kSpace / 2);
  row->addWidget(name_, 1);
  for (QToolButton* each : {store_, go_, remove_, ready_}) row->addWidget(each);

  connect(name_->lineEdit(), &QLineEdit::textEdited, this, [this] { typed_ = true; });
  connect(name_, &QComboBox::activated, this, [this] {
    typed_ = false;
    showWhatIsPossible();
  });
  connect(name_, &QComboBox::editTextChanged, this, &PosesPanel::showWhatIsPossible);
  connect(store_, &QToolButton::clicked, this, [this] { document_.storePose(nameToStore()); });
  connect(go_, &QToolButton::clicked, this, [this] { document_.applyPose(name_->currentText().trimmed()); });
  connect(remove_, &QToolButton::clicked, this, [this] { document_.removePose(name_->currentText().trimmed()); });
  connect(ready_, &QToolButton::clicked, this, [this] { document_.goToReadyPose(); });
  connect(&document_, &Document::posesChanged, this, &PosesPanel::refresh);
  connect(&document_, &Document::opened, this, [this] {
    name_->clearEditText();
    known_.clear();
    for (const StoredPose& pose : document_.scene().poses) known_ << QString::fromStdString(pose.name);
    refresh();
  });
  refresh();
}

void PosesPanel::refresh() {
  // a pose that is new is shown; else the one that was shown, while there is one of that name
  QStringList names;
  for (const StoredPose& pose : document_.scene().poses) names << QString::fromStdString(pose.name);
  QString shown = name_->currentText().trimmed();
  if (!names.contains(shown)) shown.clear();
  for (const QString& name : names) {
    if (!known_.contains(name) && names.size() == known_.size() + 1) shown = name;
  }
  known_ = names;
  typed_ = false;
  const QSignalBlocker blocker(name_);
  name_->clear();
  name_->addItems(names);
  name_->setCurrentIndex(static_cast<int>(names.indexOf(shown)));
  if (shown.isEmpty()) name_->clearEditText();
  name_->lineEdit()->setPlaceholderText(tr("New pose: %1").arg(freePoseName(document_)));
  showWhatIsPossible();
}

// only a name that was typed replaces the pose that has it: storing twice makes two poses
QString PosesPanel::nameToStore() const {
  const QString name = name_->currentText().trimmed();
  return name.isEmpty() || (!typed_ && isStored(name)) ? freePoseName(document_) : name;
}

bool PosesPanel::isStored(const QString& name) const {
  const std::vector<StoredPose>& poses = document_.scene().poses;
  return std::any_of(poses.begin(), poses.end(),
                     [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
}

void PosesPanel::showWhatIsPossible() {
  const QString name = name_->currentText().trimmed();
  const QString target = nameToStore();
  const QString tip = isStored(target) ? tr("Replace %1 by the present pose").arg(target)
                                       : tr("Store the present pose as %1").arg(target);
  store_->setToolTip(tip);
  store_->setAccessibleName(tip);
  go_->setEnabled(isStored(name));
  remove_->setEnabled(isStored(name));
}

}  // namespace linkwright::ui

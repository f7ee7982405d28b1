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
    const bool taken = std::any_of(poses.begin(), poses.end(), [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
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
  name_->setToolTip(tr("A stored pose, or the name to store the present one under"));
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

  connect(name_, &QComboBox::editTextChanged, this, &PosesPanel::showWhatIsPossible);
  connect(store_, &QToolButton::clicked, this, [this] {
    const QString name = name_->currentText().trimmed();
    document_.storePose(name);
  });
  connect(go_, &QToolButton::clicked, this, [this] { document_.applyPose(name_->currentText().trimmed()); });
  connect(remove_, &QToolButton::clicked, this, [this] { document_.removePose(name_->currentText().trimmed()); });
  connect(ready_, &QToolButton::clicked, this, [this] { document_.goToReadyPose(); });
  connect(&document_, &Document::posesChanged, this, &PosesPanel::refresh);
  connect(&document_, &Document::opened, this, &PosesPanel::refresh);
  refresh();
}

void PosesPanel::refresh() {
  const QSignalBlocker blocker(name_);
  name_->clear();
  for (const StoredPose& pose : document_.scene().poses) name_->addItem(QString::fromStdString(pose.name));
  name_->setCurrentText(freePoseName(document_));
  showWhatIsPossible();
}

bool PosesPanel::isStored(const QString& name) const {
  const std::vector<StoredPose>& poses = document_.scene().poses;
  return std::any_of(poses.begin(), poses.end(), [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
}

void PosesPanel::showWhatIsPossible() {
  const QString name = name_->currentText().trimmed();
  store_->setEnabled(!name.isEmpty());
  go_->setEnabled(isStored(name));
  remove_->setEnabled(isStored(name));
}

}  // namespace linkwright::ui

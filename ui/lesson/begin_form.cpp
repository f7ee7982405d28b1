// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/begin_form.h"

#include "core/lesson/lesson_names.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

QString text(const LessonName& name) { return QString::fromStdString(name.text); }

QString numbers(const std::vector<NamedNumber>& list) {
  QStringList parts;
  for (const NamedNumber& each : list)
    parts.append(QString::fromStdString(each.name) + QStringLiteral(" ") + significant(each.value, 4));
  return parts.join(QStringLiteral(", "));
}

}  // namespace

BeginForm::BeginForm(DraftDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      words_(new QLabel(this)),
      panels_(new DraftLine("editorPanels", tr("Panels that the step shows"), this)),
      hide_(new DraftLine("editorHide", tr("Values and panels that are kept back"), this)),
      locked_(new DraftLine("editorLocked", tr("What cannot be changed"), this)) {
  words_->setObjectName("editorBegin");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  auto* seen =
      makeDraftButton("editorBeginSeen", tr("&Begin with What Is Seen"),
                      tr("Take robot, state, mode, panels, camera and walk from the window as it is now"), this);
  connect(seen, &QPushButton::clicked, this, &BeginForm::seenWanted);
  auto* top = new QHBoxLayout;
  top->addWidget(words_, 1);
  top->addWidget(seen, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addLayout(top);
  QFormLayout* rows = rowsIn(*column);
  addRow(*rows, tr("Panels:"), panels_);
  addRow(*rows, tr("Keep back:"), hide_);
  addRow(*rows, tr("Lock:"), locked_);
  QStringList all;
  for (const LessonPanel& panel : kLessonPanels) all.append(QLatin1String(panel.word));
  panels_->setToolTip(tr("Panels in front, with commas; a ring marks the first one: %1").arg(all.join(", ")));
  hide_->setToolTip(tr("Values such as tau.joint_1 that show a question mark until the step is right, and panels"));
  all.clear();
  for (const char* word : kLessonLocks) all.append(QLatin1String(word));
  locked_->setToolTip(tr("What the student cannot change, with commas: %1").arg(all.join(", ")));
  const auto keeps = [this](DraftLine* line, const char* field, LessonNames LessonSettings::*names) {
    connect(line, &DraftLine::typed, this, [this, field, names](const QString& typed) {
      desk_.editStep(QLatin1String(field), [&](LessonStep& step) { step.set.*names = namesIn(typed); });
    });
  };
  keeps(panels_, "panels", &LessonSettings::panels);
  keeps(hide_, "hide", &LessonSettings::hide);
  keeps(locked_, "locked", &LessonSettings::locked);
}

void BeginForm::refresh() {
  if (desk_.current() == nullptr) return;
  const LessonSettings& set = desk_.current()->set;
  QStringList words;
  const auto add = [&](const QString& caption, const QString& value) {
    if (!value.isEmpty()) words.append(caption + QChar(0xA0) + value);
  };
  if (set.scene) add(tr("Robot:"), text(set.scene->example.text.empty() ? set.scene->file : set.scene->example));
  add(tr("Mode:"), text(set.workspace));
  add(tr("Camera:"), text(set.camera));
  if (set.time > 0.0) add(tr("Time (s):"), significant(set.time, 4));
  add(tr("Pose:"), text(set.state.pose));
  add(tr("Positions:"), numbers(set.state.q));
  add(tr("Velocities:"), numbers(set.state.qd));
  add(tr("Accelerations:"), numbers(set.state.qdd));
  if (set.walk) add(tr("Recursion:"), text(set.walk->link) + QStringLiteral(", ") + text(set.walk->equation));
  add(tr("Mistakes:"), listed(set.mistakes));
  add(tr("Selection:"), text(set.selection));
  words_->setText(words.isEmpty() ? tr("The robot as the lesson has it.") : words.join(QStringLiteral("; ")));
  const auto show = [](DraftLine* line, const LessonNames& names) {
    if (listed(namesIn(line->text())) != listed(names) || !line->hasFocus()) line->show(listed(names));
  };
  show(panels_, set.panels);
  show(hide_, set.hide);
  show(locked_, set.locked);
}

}  // namespace linkwright::ui

#include "moc_begin_form.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/begin_form.h"

#include "core/lesson/lesson_names.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/sentence.h"
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

QStringList panelWords() {
  QStringList words;
  for (const LessonPanel& panel : kLessonPanels) words.append(QLatin1String(panel.word));
  return words;
}

}  // namespace

BeginForm::BeginForm(DraftDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      words_(new QLabel(this)),
      panels_(new DraftChoices("editorPanels", tr("Panels that the step shows"), panelWords(), this)),
      hide_(new DraftLine("editorHide", tr("Values and panels that are hidden until the step is right"), this)),
      locked_(new DraftChoices("editorLocked", tr("What the student cannot change in this step"), lockWords(), this)) {
  words_->setObjectName("editorBegin");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  auto* seen =
      makeDraftButton("editorBeginSeen", tr("Set &Beginning"),
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
  addRow(*rows, tr("Hidden until right:"), hide_);
  addRow(*rows, tr("Locked:"), locked_);
  panels_->setToolTip(tr("Panels in front; a ring marks the first one"));
  hide_->setToolTip(tr("Values such as tau.joint_1 that show a question mark until the step is right, and panels"));
  connect(panels_, &DraftChoices::chosen, this,
          [this](const LessonNames& names) { desk_.editStep({}, [&](LessonStep& step) { step.set.panels = names; }); });
  connect(hide_, &DraftLine::typed, this, [this](const QString& typed) {
    desk_.editStep("hide", [&](LessonStep& step) { step.set.hide = namesIn(typed); });
  });
  connect(locked_, &DraftChoices::chosen, this,
          [this](const LessonNames& names) { desk_.editStep({}, [&](LessonStep& step) { step.set.locked = names; }); });
}

void BeginForm::showFigures(const StepFigures& figures) {
  turns_ = figures.turns;
  refresh();
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
  add(tr("Positions:"), jointNumbers(set.state.q, turns_));
  add(tr("Velocities:"), jointNumbers(set.state.qd, turns_, QStringLiteral("/s")));
  add(tr("Accelerations:"), jointNumbers(set.state.qdd, turns_, QStringLiteral("/s²")));
  if (set.walk) add(tr("Recursion:"), text(set.walk->link) + QStringLiteral(", ") + text(set.walk->equation));
  add(tr("Mistakes:"), listed(set.mistakes));
  add(tr("Selection:"), text(set.selection));
  words_->setText(words.isEmpty() ? tr("The robot as the lesson has it.") : joinedClauses(words));
  panels_->show(set.panels);
  if (listed(namesIn(hide_->text())) != listed(set.hide) || !hide_->hasFocus()) hide_->show(listed(set.hide));
  locked_->show(set.locked);
}

}  // namespace linkwright::ui

#include "moc_begin_form.cpp"

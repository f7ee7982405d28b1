// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_progress.h"

#include "core/io/text_file.h"
#include "ui/document/write_file.h"
#include "ui/widgets/save_flow.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct LessonProgressText {
  Q_DECLARE_TR_FUNCTIONS(LessonProgress)
};

const QString kCodeKey = QStringLiteral("lessons/studentCode");

QString fileIn(const QString& folder) { return folder + QStringLiteral("/progress.jsonl"); }

StepMark markOf(AttemptOutcome outcome) {
  switch (outcome) {
    case AttemptOutcome::Right: return StepMark::Right;
    case AttemptOutcome::Shown: return StepMark::Shown;
    case AttemptOutcome::Skipped: return StepMark::Skipped;
    default: return StepMark::Open;
  }
}

// what says more about a step stays
int weightOf(StepMark mark) {
  switch (mark) {
    case StepMark::Open: return 0;
    case StepMark::Skipped: return 1;
    case StepMark::Shown: return 2;
    case StepMark::Right: return 3;
  }
  return 0;
}

}  // namespace

QString studentCode() { return QSettings().value(kCodeKey).toString(); }

void setStudentCode(const QString& code) { QSettings().setValue(kCodeKey, code.trimmed()); }

std::vector<ProgressEntry> readOwnProgress(const QString& folder) {
  const std::string file = fileIn(folder).toStdString();
  const Result<std::string> text = readTextFile(file);
  return text ? readProgress(*text, file).entries : std::vector<ProgressEntry>();
}

Diagnostics keepProgress(const QString& folder, ProgressEntry entry) {
  if (folder.isEmpty()) return {};
  QDir().mkpath(folder);
  entry.student = studentCode().toStdString();
  return appendProgress(fileIn(folder).toStdString(), entry);
}

Diagnostics saveProgress(const std::vector<ProgressEntry>& entries, ProgressTable table, const QString& name,
                         QWidget* parent) {
  std::vector<SaveFormat> formats{{LessonProgressText::tr("Tables (*.csv)"), QStringLiteral("csv")},
                                  {LessonProgressText::tr("Markdown (*.md)"), QStringLiteral("md")}};
  if (table == ProgressTable::Entries)
    formats.insert(formats.begin(),
                   {LessonProgressText::tr("Progress file to submit (*.jsonl)"), QStringLiteral("jsonl")});
  const SaveAnswer answer =
      askWhereToSave(parent, QStringLiteral("saveProgress"), LessonProgressText::tr("Save Progress"), name, formats);
  if (answer.path.isEmpty()) return {};
  std::string text;
  if (answer.ending == QLatin1String("md")) {
    text = progressMarkdown(entries, table);
  } else if (answer.ending == QLatin1String("csv")) {
    text = progressCsv(entries, table);
  } else {
    for (const ProgressEntry& entry : entries) text += progressLine(entry) + "\n";
  }
  return writeFile(answer.path, QByteArray::fromStdString(text));
}

std::vector<StepMark> marksOf(const Lesson& lesson, const std::vector<ProgressEntry>& entries) {
  std::vector<StepMark> marks(lesson.steps.size(), StepMark::Open);
  std::size_t answered = 0;
  for (const ProgressEntry& entry : entries) {
    if (entry.lesson != lesson.id.text) continue;
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [&](const LessonStep& step) { return step.id.text == entry.step; });
    if (found == lesson.steps.end()) continue;
    const auto step = static_cast<std::size_t>(found - lesson.steps.begin());
    if (weightOf(markOf(entry.outcome)) > weightOf(marks[step])) marks[step] = markOf(entry.outcome);
    answered = std::max(answered, step);
  }
  for (std::size_t step = 0; step < answered; ++step) {
    if (!isChecked(lesson.steps[step].kind)) marks[step] = StepMark::Right;
  }
  return marks;
}

}  // namespace linkwright::ui

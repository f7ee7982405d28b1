// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/progress_text.h"
#include "ui/document/lesson_session.h"

#include <QString>

#include <vector>

class QWidget;

namespace linkwright::ui {

/// The code that a person has given for their answers, empty: none. It is kept from one run to the next.
QString studentCode();
void setStudentCode(const QString& code);

/// What has been answered in the lessons of this program, of all lessons in one file; nothing where it is not there.
std::vector<ProgressEntry> readOwnProgress(const QString& folder);
/// Adds an answer to it, with the person's code. On the disk when this returns. An empty folder: nowhere.
Diagnostics keepProgress(const QString& folder, ProgressEntry entry);

/// Asks where answers are to be saved, and in which form: a table, a page, or the attempts as a file to submit. What
/// went wrong; nothing where the person changed their mind.
Diagnostics saveProgress(const std::vector<ProgressEntry>& entries, ProgressTable table, const QString& name,
                         QWidget* parent);

/// How the steps of a lesson stand by these answers. What is only read counts as done where a later step was answered.
std::vector<StepMark> marksOf(const Lesson& lesson, const std::vector<ProgressEntry>& entries);

}  // namespace linkwright::ui

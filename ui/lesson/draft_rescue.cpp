// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_rescue.h"

#include "ui/lesson/draft_desk.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kKeepMs = 3000;

}  // namespace

DraftRescue::DraftRescue(const DraftDesk& desk, QString folder, QObject* parent)
    : QObject(parent), desk_(desk), folder_(std::move(folder)) {
  wait_.setSingleShot(true);
  wait_.setInterval(kKeepMs);
  connect(&wait_, &QTimer::timeout, this, &DraftRescue::keep);
  connect(&desk_, &DraftDesk::changed, this, [this] {
    if (!desk_.isSaved() && !wait_.isActive()) wait_.start();
  });
}

bool DraftRescue::hasLesson() const {
  return !folder_.isEmpty() && QFileInfo::exists(folder_ + QLatin1Char('/') + QLatin1String(kLessonFile));
}

void DraftRescue::clear() {
  wait_.stop();
  if (hasLesson()) QDir(folder_).removeRecursively();
}

// a disk that is full is told of when the lesson itself is saved
void DraftRescue::keep() {
  if (!folder_.isEmpty() && !desk_.isSaved()) static_cast<void>(saveDraft(desk_.draft(), folder_.toStdString()));
}

}  // namespace linkwright::ui

#include "moc_draft_rescue.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_rescue.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kKeepMs = 3000;

}  // namespace

DraftRescue::DraftRescue(QString folder, Draft draft, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), draft_(std::move(draft)) {
  wait_.setSingleShot(true);
  wait_.setInterval(kKeepMs);
  connect(&wait_, &QTimer::timeout, this, &DraftRescue::keep);
}

bool DraftRescue::isThere() const { return !folder_.isEmpty() && QFileInfo::exists(path()); }

void DraftRescue::wait() {
  if (!draft_.is_saved() && !wait_.isActive()) wait_.start();
}

void DraftRescue::clear() {
  wait_.stop();
  if (isThere()) QDir(folder_).removeRecursively();
}

// a disk that is full is told of when it is saved
void DraftRescue::keep() {
  if (!folder_.isEmpty() && !draft_.is_saved() && QDir().mkpath(folder_)) draft_.write(folder_);
}

}  // namespace linkwright::ui

#include "moc_draft_rescue.cpp"

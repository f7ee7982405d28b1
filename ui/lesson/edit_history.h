// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

namespace linkwright::ui {

/// What somebody writes, with all that was done to it: each edit can be undone. Edits of the same field that follow on
/// each other are one. `place`: the part of it that was looked at.
template <class Draft>
class EditHistory {
public:
  explicit EditHistory(Draft first) { show(std::move(first)); }

  const Draft& draft() const { return now().draft; }
  /// Another one: there is nothing to undo.
  void show(Draft draft) {
    entries_.clear();
    entries_.push_back({std::move(draft), -1, {}});
    at_ = saved_ = 0;
    ++revision_;
  }
  /// `field`: of which it is; empty: an edit that stands by itself.
  template <class Change>
  void edit(const QString& field, int place, const Change& change) {
    const QString key = field.isEmpty() ? field : field + QLatin1Char('/') + QString::number(place);
    const bool goes_on = !key.isEmpty() && !canRedo() && at_ != saved_ && now().field == key;
    Entry next{draft(), place, key};
    change(next.draft);
    ++revision_;
    if (goes_on) {
      now() = std::move(next);
      return;
    }
    if (canRedo() && saved_ > at_) saved_ = -1;
    entries_.erase(entries_.begin() + at_ + 1, entries_.end());
    entries_.push_back(std::move(next));
    ++at_;
    if (entries_.size() <= kMostEdits) return;
    entries_.erase(entries_.begin());
    --at_;
    --saved_;
  }
  /// What is worked out and is no edit of a person's.
  template <class Change>
  void amend(const Change& change) {
    change(now().draft);
  }
  void setPlace(int place) { now().place = place; }

  bool canUndo() const { return at_ > 0; }
  bool canRedo() const { return at_ + 1 < static_cast<int>(entries_.size()); }
  /// One step back or forth, where there is one: the place to look at.
  int undo() {
    const int place = now().place;
    --at_;
    ++revision_;
    return place;
  }
  int redo() {
    ++at_;
    ++revision_;
    return now().place;
  }

  /// Another number after each edit, undo and redo.
  int revision() const { return revision_; }
  bool isSaved() const { return at_ == saved_; }
  void setSaved() { saved_ = at_; }
  void setUnsaved() { saved_ = -1; }

private:
  static constexpr std::size_t kMostEdits = 500;  // the oldest ones are forgotten
  struct Entry {
    Draft draft;
    int place = -1;
    QString field;
  };
  Entry& now() { return entries_[static_cast<std::size_t>(at_)]; }
  const Entry& now() const { return entries_[static_cast<std::size_t>(at_)]; }

  std::vector<Entry> entries_;
  int at_ = 0, saved_ = 0, revision_ = 0;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/mistake_words.h"

#include <QListWidget>
#include <QSignalBlocker>

#include <functional>
#include <optional>
#include <utility>

namespace linkwright::ui {

/// All mistakes of one kind, a row each, to be ticked.
template <MistakeKind Kind>
class MistakeList : public QListWidget {
public:
  /// `tick` hears which one a person makes, or no longer.
  MistakeList(std::function<void(Kind, bool)> tick, QWidget* parent) : QListWidget(parent) {
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const MistakeRow<Kind>& each : mistakeRows(Kind())) {
      auto* item = new QListWidgetItem(mistakeText(each.title), this);
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(Qt::Unchecked);
      item->setToolTip(mistakeText(each.hint));
    }
    connect(this, &QListWidget::itemChanged, this, [this, tick = std::move(tick)](QListWidgetItem* item) {
      tick(static_cast<Kind>(row(item)), item->checkState() == Qt::Checked);
      setCurrentItem(item);
    });
  }

  std::optional<Kind> chosen() const {
    return currentRow() < 0 ? std::nullopt : std::optional(static_cast<Kind>(currentRow()));
  }

  /// Ticks those that are made. `why_not` says why one changes nothing here, and nothing where it does.
  void showMade(const EnumSet<Kind>& made, const std::function<QString(Kind)>& why_not = {}) {
    const QSignalBlocker quiet(this);
    for (const MistakeRow<Kind>& each : mistakeRows(Kind())) {
      QListWidgetItem& item = *this->item(static_cast<int>(each.mistake));
      item.setCheckState(made.contains(each.mistake) ? Qt::Checked : Qt::Unchecked);
      const QString why = why_not ? why_not(each.mistake) : QString();
      const QString title = mistakeText(each.title);
      item.setText(why.isEmpty() ? title : withReason(title, why));
      item.setForeground(why.isEmpty() ? QBrush() : palette().brush(QPalette::PlaceholderText));
    }
  }
};

}  // namespace linkwright::ui

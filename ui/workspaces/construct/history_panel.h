// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

namespace linkwright::ui {

/// Every step of the document's history by its name, the present one marked. Choosing one goes there, back or forth; a
/// gesture under way is cancelled first.
class HistoryPanel : public QWidget {
  Q_OBJECT
public:
  explicit HistoryPanel(Document& document, QWidget* parent = nullptr);
};

}  // namespace linkwright::ui

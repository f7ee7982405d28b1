// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace linkwright::ui {

/// A label of one line that shortens its text with an ellipsis where room is short; the whole text is its tooltip.
class ElidedLabel : public QLabel {
public:
  explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);
  void setWholeText(const QString& text);
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace linkwright::ui

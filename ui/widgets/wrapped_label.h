// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace linkwright::ui {

/// Words in as many lines as they need, which can be selected with the mouse. A layout asks such a label for its height
/// many times over, and Qt's sets all of its text anew for every answer: here each width is asked for once.
class WrappedLabel : public QLabel {
  Q_OBJECT
public:
  explicit WrappedLabel(QWidget* parent = nullptr);
  WrappedLabel(const char* object_name, QWidget* parent);

  int heightForWidth(int width) const override;

protected:
  void changeEvent(QEvent* event) override;

private:
  mutable QString measured_;  ///< the text and margin that the heights are those of
  mutable int measured_margin_ = 0;
  mutable QHash<int, int> heights_;
};

}  // namespace linkwright::ui

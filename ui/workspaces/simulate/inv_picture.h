// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/simulate/inv_words.h"

#include <QWidget>

namespace linkwright::ui {

/// A step of the machine drawn: what goes in, the box, what comes out and where it is put. What is switched off steps
/// back; what a mistake has changed is outlined in the colour of warnings and says so.
class InvPicture : public QWidget {
  Q_OBJECT
public:
  explicit InvPicture(QWidget* parent = nullptr);

  void show(const InvPictureContent& content);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  int rowHeight() const;
  void paintChip(QPainter& painter, const QRectF& rect, const InvChip& chip) const;
  void paintArrow(QPainter& painter, QPointF from, QPointF to, bool on) const;

  InvPictureContent content_;
  std::size_t most_rows_ = 6;
};

}  // namespace linkwright::ui

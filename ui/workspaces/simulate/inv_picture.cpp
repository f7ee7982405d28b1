// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/inv_picture.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kArrowHead = 5.0;
constexpr double kKeptOfOff = 0.45;  // of what is switched off

QString spoken(const InvPictureContent& content) {
  QStringList inputs;
  for (const InvChip& chip : content.inputs)
    inputs << (chip.value.isEmpty() ? chip.symbol : chip.symbol + QStringLiteral(" = ") + chip.value);
  //: %1: a box of the diagram, %2: its inputs, %3: its output, %4: where that goes ("for a, later")
  return InvPicture::tr("%1 takes %2 and gives %3 (%4)")
      .arg(content.box, inputs.join(QStringLiteral(", ")), content.answer.symbol, content.destination);
}

}  // namespace

InvPicture::InvPicture(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("invPicture"));
  setAccessibleName(tr("Diagram of INV"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void InvPicture::show(const InvPictureContent& content) {
  content_ = content;
  setAccessibleDescription(spoken(content));
  setToolTip(accessibleDescription());
  // the height of the highest picture: nothing below it moves from step to step
  if (most_rows_ < content.inputs.size()) {
    most_rows_ = content.inputs.size();
    updateGeometry();
  }
  update();
}

int InvPicture::rowHeight() const { return fontMetrics().height() + 4; }

QSize InvPicture::sizeHint() const { return {50 * kSpace, static_cast<int>(most_rows_) * (rowHeight() + 2) + 2}; }

QSize InvPicture::minimumSizeHint() const { return {30 * kSpace, sizeHint().height()}; }

void InvPicture::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

void InvPicture::paintChip(QPainter& painter, const QRectF& rect, const InvChip& chip) const {
  const QColor ink = palette().color(QPalette::WindowText);
  const bool dark = isDark(palette());
  const QColor colour = chip.is_wrong ? limitColour(dark) : quantityColour(chip.quantity, dark);
  painter.save();
  QColor fill = colour;
  fill.setAlphaF(chip.is_on ? 0.16F : 0.0F);
  painter.setBrush(fill);
  QColor rim = chip.is_on ? colour : ink;
  if (!chip.is_on) rim.setAlphaF(static_cast<float>(kKeptOfOff));
  painter.setPen(QPen(rim, chip.is_wrong ? 2.0 : 1.0, chip.is_on ? Qt::SolidLine : Qt::DotLine));
  painter.drawRoundedRect(rect, 4.0, 4.0);
  const QRectF inside = rect.adjusted(6.0, 0.0, -6.0, 0.0);
  QColor words = ink;
  if (!chip.is_on)
    words.setAlphaF(static_cast<float>(keptOfFaded(0.62, {ink}, ink, palette().color(QPalette::Window))));
  painter.setPen(words);
  QFont bold = font();
  bold.setBold(chip.is_on);
  // upright, some fonts lose the dots over a q
  bold.setItalic(!chip.is_on);
  painter.setFont(bold);
  const Qt::AlignmentFlag across = chip.value.isEmpty() ? Qt::AlignHCenter : Qt::AlignLeft;
  painter.drawText(inside, static_cast<int>(Qt::AlignVCenter) | static_cast<int>(across), chip.symbol);
  if (!chip.value.isEmpty()) {
    const double symbol = QFontMetricsF(bold).horizontalAdvance(chip.symbol) + kSpace;
    painter.setFont(font());
    const QString value = chip.is_wrong ? chip.value + QStringLiteral(" ") + tr("(mistake)") : chip.value;
    painter.drawText(inside.adjusted(symbol, 0.0, 0.0, 0.0), Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(value, Qt::ElideRight, static_cast<int>(inside.width() - symbol)));
  }
  painter.restore();
}

void InvPicture::paintArrow(QPainter& painter, QPointF from, QPointF to, bool on) const {
  QColor ink = palette().color(QPalette::WindowText);
  if (!on) ink.setAlphaF(static_cast<float>(kKeptOfOff));
  painter.setPen(QPen(ink, 1.2, on ? Qt::SolidLine : Qt::DotLine));
  painter.drawLine(from, to);
  if (!on) return;
  QPainterPath head(to);
  head.lineTo(to.x() - kArrowHead, to.y() - 0.6 * kArrowHead);
  head.lineTo(to.x() - kArrowHead, to.y() + 0.6 * kArrowHead);
  head.closeSubpath();
  painter.fillPath(head, ink);
}

void InvPicture::paintEvent(QPaintEvent* /*event*/) {
  if (content_.box.isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double row = rowHeight(), gap = 2.0 * kSpace, line = row + 2.0;
  const double left = std::floor(0.36 * (width() - 2.0 * gap)), right = std::floor(0.34 * (width() - 2.0 * gap));
  const QRectF box(left + gap, 1.0, width() - left - right - 2.0 * gap, height() - 2.0);
  const double inputs = line * static_cast<double>(content_.inputs.size()) - 2.0;
  double y = 0.5 * (height() - inputs);
  for (const InvChip& chip : content_.inputs) {
    paintChip(painter, {1.0, y, left - 1.0, row}, chip);
    paintArrow(painter, {left + 2.0, y + 0.5 * row}, {box.left() - 1.0, y + 0.5 * row}, chip.is_on);
    y += line;
  }
  // the box itself
  const QColor ink = palette().color(QPalette::WindowText);
  painter.setPen(QPen(ink, 1.4));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(box, 6.0, 6.0);
  QFont large = font();
  large.setBold(true);
  large.setPointSizeF(1.5 * font().pointSizeF());
  painter.setFont(large);
  const double middle = box.center().y();
  painter.drawText(QRectF(box.left(), middle - 1.6 * row, box.width(), 1.6 * row), Qt::AlignHCenter | Qt::AlignBottom,
                   content_.box);
  painter.setFont(font());
  painter.drawText(QRectF(box.left() + 2.0, middle + 2.0, box.width() - 4.0, 2.0 * row),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, content_.note);
  // what comes out, and where it goes
  const QRectF answer(box.right() + gap, middle - row, right - 1.0, row);
  paintArrow(painter, {box.right() + 1.0, answer.center().y()}, {answer.left() - 2.0, answer.center().y()}, true);
  paintChip(painter, answer, content_.answer);
  painter.setPen(ink);
  painter.drawText(QRectF(answer.left(), answer.bottom() + 2.0, answer.width(), 2.0 * row),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, QStringLiteral("→ ") + content_.destination);
}

}  // namespace linkwright::ui

#include "moc_inv_picture.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/statistics_cells.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/move/statistics_model.h"

#include <QPainter>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kNear = 0.9;  // of a limit: from here on the bar has the colour of limits
constexpr int kLeastBar = 4 * kSpace;
constexpr int kPad = kSpace / 2;  // beside what is written

QStringList linesOf(const QModelIndex& index) { return index.data().toString().split(QLatin1Char('\n')); }

int iconSide(const QFontMetrics& metrics) { return metrics.height() - 2; }

void paintBar(QPainter& painter, const QRectF& room, double share, const QPalette& palette) {
  const bool dark = palette.color(QPalette::Base).lightness() < 128;
  const double round = room.height() / 2.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.color(QPalette::Mid));
  painter.drawRoundedRect(room, round, round);
  QRectF filled = room;
  filled.setWidth(std::clamp(share, 0.0, 1.0) * room.width());
  painter.setClipRect(filled);
  painter.setBrush(share < kNear ? palette.color(QPalette::Highlight) : limitColour(dark));
  painter.drawRoundedRect(room, round, round);
  painter.setClipping(false);
}

}  // namespace

QSize StatisticsCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QFont bold = option.font;
  bold.setBold(true);
  const QFontMetrics metrics(bold);
  int width = index.data(StatisticsModel::ShareRole).isValid() ? kLeastBar : 0;
  for (const QString& line : linesOf(index)) width = std::max(width, metrics.horizontalAdvance(line));
  if (index.data(StatisticsModel::ShareRole).toDouble() > 1.0)
    width = std::max(width, metrics.horizontalAdvance(linesOf(index).value(0)) + iconSide(metrics) + kPad);
  return {width + 2 * kPad, 2 * metrics.height() + kSpace};
}

void StatisticsCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QPalette& palette = option.palette;
  const QRect rect = option.rect;
  const bool chosen = option.state.testFlag(QStyle::State_Selected);
  const bool is_total = index.data(StatisticsModel::TotalRole).toBool();
  const QVariant share = index.data(StatisticsModel::ShareRole);
  const QStringList lines = linesOf(index);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool is_other = option.features.testFlag(QStyleOptionViewItem::Alternate);
  painter->fillRect(rect, palette.color(is_other || is_total ? QPalette::AlternateBase : QPalette::Base));
  if (chosen) {
    QColor tint = palette.color(QPalette::Highlight);
    tint.setAlphaF(0.22F);
    painter->fillRect(rect, tint);
  }
  QFont font = option.font;
  font.setBold(is_total);
  painter->setFont(font);
  const QFontMetrics metrics(font);
  const QRect inside = rect.adjusted(kPad, 0, -kPad, 0);
  const int top = rect.top() + (rect.height() - 2 * metrics.height()) / 2;
  const QRect above(inside.left(), top, inside.width(), metrics.height());
  const QRect below(inside.left(), above.bottom() + 1, inside.width(), metrics.height());
  const bool is_beyond = share.isValid() && share.toDouble() > 1.0;
  painter->setPen(palette.color(QPalette::Text));
  painter->drawText(above, Qt::AlignRight | Qt::AlignVCenter, lines.value(0));
  if (is_beyond) {
    const int side = iconSide(metrics);
    themedIcon(QStringLiteral("warning")).paint(painter, QRect(inside.left(), above.top() + 1, side, side));
  }
  if (share.isValid()) {
    const double thick = std::max(4.0, 0.32 * metrics.height());
    paintBar(*painter, QRectF(below.left(), below.center().y() - thick / 2.0, below.width(), thick), share.toDouble(),
             palette);
  } else if (lines.size() > 1) {
    const bool leads = index.data(StatisticsModel::TimeRole).isValid();
    painter->setPen(palette.color(leads ? QPalette::Link : QPalette::PlaceholderText));
    font.setBold(false);
    painter->setFont(font);
    painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, lines.value(1));
  }
  painter->setRenderHint(QPainter::Antialiasing, false);
  if (is_total) {
    painter->setPen(palette.color(QPalette::Mid));
    painter->drawLine(rect.topLeft(), rect.topRight());
  }
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(palette.color(QPalette::Highlight));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(rect.adjusted(0, 0, -1, -1));
  }
  painter->restore();
}

}  // namespace linkwright::ui

#include "moc_statistics_cells.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/limit_bar.h"

#include "ui/pose/ability_words.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kLeastBar = 9 * kSpace;
constexpr double kNear = 0.1;  // of the range: the ends of the bar that are marked as near a limit

}  // namespace

LimitBar::LimitBar(const ModelJoint& joint, QWidget* parent)
    : QWidget(parent), joint_(joint), name_(QString::fromStdString(joint.name)) {
  setObjectName("limit:" + name_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LimitBar::show(const LimitDistance& distance, bool is_nearest, AngleUnit unit) {
  const QString words = limitWords(joint_, distance, unit);
  const bool same = words == words_ && is_nearest == is_nearest_ && distance.to_lower == distance_.to_lower &&
                    distance.to_upper == distance_.to_upper;
  if (same) return;
  unit_ = unit;
  distance_ = distance;
  is_nearest_ = is_nearest;
  words_ = words;
  QString said = tr("%1: %2").arg(name_, words);
  if (is_nearest) said = tr("%1, the nearest of all joints").arg(said);
  if (said != accessibleName()) {
    setAccessibleName(said);
    const double share = distance.share();
    setToolTip(std::isfinite(share) ? tr("%1\n%2 % of the range is left").arg(said).arg(100.0 * share, 0, 'f', 1)
                                    : said);
  }
  update();
}

void LimitBar::setDark(bool dark) {
  dark_ = dark;
  update();
}

QSize LimitBar::minimumSizeHint() const { return {24 * kSpace, fontMetrics().height() + 2}; }
QSize LimitBar::sizeHint() const { return {36 * kSpace, fontMetrics().height() + 2}; }

void LimitBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  // room for bold words in every row: the bars stand one below the other
  font.setBold(true);
  const QFontMetrics metrics(font);
  font.setBold(is_nearest_);
  painter.setFont(font);
  int words_width = metrics.horizontalAdvance(QStringLiteral("000.0 ° to upper"));
  QString words = words_;
  // a narrow panel keeps the bar and says the side by an arrow
  if (width() * 7 / 10 - words_width < kLeastBar && std::isfinite(distance_.nearest())) {
    words = limitWords(joint_, distance_, unit_, true);
    words_width = metrics.horizontalAdvance(QStringLiteral("000.0 ° ↑"));
  }
  const int name_width = std::min(width() * 3 / 10, 14 * metrics.averageCharWidth());
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(QRect(0, 0, name_width, height()), Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(name_, Qt::ElideMiddle, name_width));
  painter.drawText(QRect(width() - words_width, 0, words_width, height()), Qt::AlignRight | Qt::AlignVCenter, words);

  const double left = name_width + kSpace, right = width() - words_width - kSpace, middle = 0.5 * height();
  const double thick = 0.36 * fontMetrics().height(), wide = right - left;
  if (wide < 3.0 * kSpace) return;
  const QColor quiet = palette().color(QPalette::Mid);
  const double place = distance_.place();
  if (std::isnan(place)) {
    // without two limits there is no range: a line that does not end
    painter.setPen(QPen(quiet, 1.0, Qt::DashLine));
    painter.drawLine(QPointF(left, middle), QPointF(right, middle));
    return;
  }
  const QRectF track(left, middle - thick / 2.0, wide, thick);
  painter.setPen(Qt::NoPen);
  painter.setBrush(quiet);
  painter.drawRoundedRect(track, thick / 2.0, thick / 2.0);
  QColor near = limitColour(dark_);
  near.setAlphaF(0.55F);
  painter.setBrush(near);
  painter.setClipRect(QRectF(left, 0, kNear * wide, height()));
  painter.drawRoundedRect(track, thick / 2.0, thick / 2.0);
  painter.setClipRect(QRectF(right - kNear * wide, 0, kNear * wide, height()));
  painter.drawRoundedRect(track, thick / 2.0, thick / 2.0);
  painter.setClipping(false);
  const double at = left + std::clamp(place, 0.0, 1.0) * wide, half = is_nearest_ ? 2.5 : 1.8;
  painter.setBrush(palette().color(QPalette::WindowText));
  if (is_nearest_ && distance_.share() < kNear) painter.setBrush(limitColour(dark_));
  painter.drawRoundedRect(QRectF(at - half, middle - thick, 2.0 * half, 2.0 * thick), 1.0, 1.0);
}

}  // namespace linkwright::ui

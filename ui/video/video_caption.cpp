// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_caption.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace linkwright::ui {

void paintCaption(QPainter& painter, const QRect& view, double time, double speed, const Look& look) {
  const auto say = [](const char* words) { return QCoreApplication::translate("linkwright::ui::VideoCaption", words); };
  QString words = say("t = %1 s").arg(withTrueMinus(QString::number(time, 'f', 2)));
  if (speed != 1.0) words += say("   (%1)").arg(QStringLiteral("%1×").arg(speed));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  // of a picture's height: it is read at any size that the video is shown in
  font.setPixelSize(std::max(13, view.height() / 28));
  painter.setFont(font);
  const QFontMetricsF metrics(font);
  const double pad = 0.4 * metrics.height();
  QRectF box(view.left() + 2.0 * kSpace, view.top() + 2.0 * kSpace, metrics.horizontalAdvance(words) + 2.0 * pad,
             metrics.height() + pad);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.label_ground);
  painter.drawRoundedRect(box, 4.0, 4.0);
  painter.setPen(look.label_text);
  painter.drawText(box, Qt::AlignCenter, words);
  painter.restore();
}

}  // namespace linkwright::ui

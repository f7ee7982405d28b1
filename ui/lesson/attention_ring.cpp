// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/attention_ring.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

namespace linkwright::ui {

namespace {

constexpr int kSeenMs = 4000;
constexpr int kWidth = 3;  // px

}  // namespace

void AttentionRing::around(QWidget& widget) {
  for (auto* before : widget.window()->findChildren<AttentionRing*>(Qt::FindDirectChildrenOnly)) delete before;
  (new AttentionRing(widget))->place();
}

AttentionRing::AttentionRing(QWidget& widget) : QWidget(widget.window()), around_(&widget) {
  setObjectName("attentionRing");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  widget.installEventFilter(this);
  QCoreApplication::instance()->installEventFilter(this);
  gone_.setSingleShot(true);
  connect(&gone_, &QTimer::timeout, this, &QObject::deleteLater);
  gone_.start(kSeenMs);
}

void AttentionRing::place() {
  if (!around_ || !around_->isVisible()) return hide();
  setGeometry(QRect(around_->mapTo(window(), QPoint()), around_->size()));
  raise();
  show();
}

void AttentionRing::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Highlight), kWidth));
  painter.drawRoundedRect(QRectF(rect()).adjusted(kWidth, kWidth, -kWidth, -kWidth), 6, 6);
}

bool AttentionRing::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == around_ &&
      (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide))
    place();
  if (watched->isWidgetType() && (type == QEvent::MouseButtonPress || type == QEvent::KeyPress)) deleteLater();
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_attention_ring.cpp"

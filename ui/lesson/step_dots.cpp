// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/step_dots.h"

#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kWidestPitch = 22.0;  // px from dot to dot

}  // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
  setObjectName("lessonDots");
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepDots::show(const std::vector<StepMark>& marks, int current) {
  marks_ = marks;
  if (current != current_ || !hasFocus()) pointed_ = current;
  current_ = current;
  setAccessibleName(tr("Steps"));
  setAccessibleDescription(wordsOf(pointed_));
  update();
}

QSize StepDots::sizeHint() const {
  return {static_cast<int>(12 * static_cast<double>(marks_.size())), static_cast<int>(20 * textScale())};
}

double StepDots::pitch() const {
  return std::min(kWidestPitch * textScale(), width() / std::max(1.0, static_cast<double>(marks_.size())));
}

int StepDots::stepAt(const QPointF& point) const {
  const int step = static_cast<int>(std::floor(point.x() / pitch()));
  return step < static_cast<int>(marks_.size()) ? step : -1;
}

QString StepDots::wordsOf(int step) const {
  if (step < 0 || step >= static_cast<int>(marks_.size())) return {};
  QString how;
  switch (marks_[static_cast<std::size_t>(step)]) {
    case StepMark::Open: how = tr("open"); break;
    case StepMark::Right: how = tr("done"); break;
    case StepMark::Shown: how = tr("solution shown"); break;
    case StepMark::Skipped: how = tr("skipped"); break;
  }
  //: %1 of %2: a step of a lesson; %3: "done", "open"
  return tr("Step %1 of %2: %3").arg(step + 1).arg(marks_.size()).arg(how);
}

// full: right. Half: the solution was shown. A dash: skipped. A ring alone: open.
void StepDots::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ink = palette().color(QPalette::WindowText), done = palette().color(QPalette::Highlight);
  const double radius = std::min(5.0 * textScale(), 0.32 * pitch());
  for (int step = 0; step < static_cast<int>(marks_.size()); ++step) {
    const QPointF centre((step + 0.5) * pitch(), 0.5 * height());
    const StepMark mark = marks_[static_cast<std::size_t>(step)];
    painter.setPen(QPen(mark == StepMark::Open || mark == StepMark::Skipped ? ink : done, 1.5));
    painter.setBrush(mark == StepMark::Right ? QBrush(done) : QBrush(Qt::NoBrush));
    painter.drawEllipse(centre, radius, radius);
    if (mark == StepMark::Shown) {
      painter.setBrush(done);
      painter.drawPie(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16);
    }
    if (mark == StepMark::Skipped)
      painter.drawLine(centre - QPointF(0.5 * radius, 0), centre + QPointF(0.5 * radius, 0));
    if (step == current_) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(ink, 1.5));
      painter.drawEllipse(centre, radius + 3.0, radius + 3.0);
    }
    if (hasFocus() && step == pointed_) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(done, 2.0));
      painter.drawRoundedRect(QRectF(centre.x() - radius - 5, 1, 2 * radius + 10, height() - 2), 3, 3);
    }
  }
}

bool StepDots::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsOf(stepAt(help->pos())), this);
    return true;
  }
  return QWidget::event(event);
}

void StepDots::mousePressEvent(QMouseEvent* event) {
  const int step = stepAt(event->position());
  if (step >= 0) emit wanted(step);
}

void StepDots::point(int step) {
  pointed_ = std::clamp(step, 0, static_cast<int>(marks_.size()) - 1);
  setAccessibleDescription(wordsOf(pointed_));
  update();
}

void StepDots::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return point(pointed_ - 1);
    case Qt::Key_Right: return point(pointed_ + 1);
    case Qt::Key_Home: return point(0);
    case Qt::Key_End: return point(static_cast<int>(marks_.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: emit wanted(pointed_); return;
    default: QWidget::keyPressEvent(event);
  }
}

}  // namespace linkwright::ui

#include "moc_step_dots.cpp"

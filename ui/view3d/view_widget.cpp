// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/view_widget.h"

#include <QEvent>
#include <QTimer>
#include <QWindow>

namespace linkwright::ui {

ViewWidget::ViewWidget(QWidget* parent) : QStackedWidget(parent), page_(new QLabel) {
  setMinimumSize(320, 240);
  setObjectName(QStringLiteral("view3d"));
  page_->setAlignment(Qt::AlignCenter);
  page_->setWordWrap(true);
  page_->setMargin(48);
  page_->setTextFormat(Qt::PlainText);
  page_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  page_->setAutoFillBackground(true);
  addWidget(page_);
}

void ViewWidget::setGround(const QColor& ground, const QColor& text) {
  QPalette colours = page_->palette();
  colours.setColor(QPalette::Window, ground);
  colours.setColor(QPalette::WindowText, text);
  page_->setPalette(colours);
}

void ViewWidget::showProblem(const QString& problem) {
  page_->setText(tr("The robot cannot be shown in 3D.\n\n%1\n\nEverything else works. To see the robot, start "
                    "Linkwright on a desktop with OpenGL 3.3 or later. Software rendering (Mesa llvmpipe) is "
                    "sufficient. On a machine without a screen, use xvfb-run with the GLX extension.")
                     .arg(problem));
  page_->setAccessibleName(tr("3D view, not available"));
}

void ViewWidget::showWindow(QWindow* window) {
  QWidget* container = QWidget::createWindowContainer(window, this);
  container->setMinimumSize(320, 240);
  container->setFocusPolicy(Qt::StrongFocus);
  container->setObjectName(QStringLiteral("view3d_window"));
  container->setAccessibleName(tr("3D view of the robot"));
  container->setAccessibleDescription(
      tr("Drag with a mouse button to orbit or pan, and turn the wheel to zoom. Drag the handles at the end effector "
         "to move it. To move the joints by keyboard, use the Joints panel."));
  addWidget(container);
  setCurrentWidget(container);
  setFocusProxy(container);
}

void ViewWidget::showEvent(QShowEvent* event) {
  QStackedWidget::showEvent(event);
  if (shown_) return;
  shown_ = true;
  // the main window appears first, the costly picture a moment later
  QTimer::singleShot(0, this, &ViewWidget::firstShown);
}

void ViewWidget::resizeEvent(QResizeEvent* event) {
  QStackedWidget::resizeEvent(event);
  emit resized();
}

void ViewWidget::changeEvent(QEvent* event) {
  QStackedWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) emit textSizeChanged();
}

}  // namespace linkwright::ui

#include "moc_view_widget.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/progress_line.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kPatience = 500;  // ms

}  // namespace

ProgressLine::ProgressLine(QStatusBar& bar)
    : QWidget(&bar), words_(new ElidedLabel({}, this)), stop_(new QToolButton(this)) {
  setObjectName("progressLine");
  setAccessibleName(tr("Computation in progress"));
  words_->setObjectName("progressWords");
  stop_->setObjectName("progressStop");
  //: verb: stop the computation
  stop_->setText(tr("Stop"));
  stop_->setAutoRaise(true);
  stop_->setFocusPolicy(Qt::StrongFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  row->addWidget(words_);
  row->addWidget(stop_);
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, &ProgressLine::refresh);
  connect(stop_, &QToolButton::clicked, this, [this] {
    if (!running_.empty()) running_.front()->stop();
  });
  bar.addPermanentWidget(this);
  hide();
}

void ProgressLine::watch(const QObject& owner) {
  for (Background* task : owner.findChildren<Background*>()) {
    if (!task->name().isEmpty()) follow(*task);
  }
}

void ProgressLine::follow(Background& task) {
  connect(&task, &Background::runningChanged, this, [this, &task](bool is_running) {
    if (!is_running) return drop(&task);
    if (std::find(running_.begin(), running_.end(), &task) == running_.end()) running_.push_back(&task);
    if (isHidden() && !patience_.isActive()) patience_.start();
  });
  connect(&task, &Background::progressed, this, [this, &task] {
    if (!isHidden() && running_.front() == &task) refresh();
  });
  connect(&task, &QObject::destroyed, this, &ProgressLine::drop);
}

void ProgressLine::drop(const QObject* task) {
  const auto gone =
      std::find_if(running_.begin(), running_.end(), [task](const QObject* each) { return each == task; });
  if (gone == running_.end()) return;
  const bool was_first = gone == running_.begin();
  running_.erase(gone);
  if (!was_first) return;
  leave();
  // the next one waits its time anew
  patience_.stop();
  if (!running_.empty()) patience_.start();
}

void ProgressLine::refresh() {
  const Background& task = *running_.front();
  //: %1: name of a computation, %2: how much of it is done
  const auto words = [&](int percent) { return tr("%1: %2 %").arg(task.name()).arg(percent); };
  words_->setWholeText(task.progress() < 0.0 ? tr("%1…").arg(task.name())
                                             : words(static_cast<int>(100.0 * task.progress())));
  // what stands beside it keeps its place while figures grow
  words_->setMinimumWidth(std::min(words_->fontMetrics().horizontalAdvance(words(100)), parentWidget()->width() / 3));
  stop_->setAccessibleName(tr("Stop: %1").arg(task.name()));
  stop_->setToolTip(stop_->accessibleName());
  show();
}

void ProgressLine::leave() {
  // the next button must not get the keys by chance
  auto* window = qobject_cast<QMainWindow*>(this->window());
  if (stop_->hasFocus() && window != nullptr && window->centralWidget() != nullptr) window->centralWidget()->setFocus();
  hide();
}

}  // namespace linkwright::ui

#include "moc_progress_line.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the measurements of the window share: clocks, shares of many times, and what has been painted.

#include "tests/ui/support/pointer.h"
#include "ui/view3d/view3d.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QImage>
#include <QPixmap>
#include <QScreen>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <ctime>
#include <sys/resource.h>
#include <utility>
#include <vector>

namespace linkwright::bench {

inline double percentile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Time that this thread has computed, s: what a step asks of it, however busy the machine is.
inline double threadSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Time that all threads of this process have computed, s. Software drawing is part of it, the display server is not.
inline double cpuSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Sleeps until something happens, at most this long, as the program does between events. QCoreApplication's own
/// processEvents with a time does not sleep at all, whatever its flags: it takes a core from those that draw.
inline void sleepUntilEvent(int at_most_ms) {
  QTimer alarm;
  alarm.setSingleShot(true);
  alarm.start(at_most_ms);
  QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

inline void settle(int ms) {
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < ms) sleepUntilEvent(5);
}

/// Counts what has been painted of some widgets.
class PaintCounter : public QObject {
public:
  void watch(QWidget* widget) {
    widget->installEventFilter(this);
    painted_.push_back({widget, false});
  }
  /// What has been painted of this widget until now is not what is waited for.
  void await(const QWidget* one) {
    for (auto& [widget, done] : painted_) done = done && widget != one;
  }
  void forget() {
    for (auto& [widget, done] : painted_) done = false;
  }
  bool all() const {
    return std::all_of(painted_.begin(), painted_.end(), [](const auto& each) { return each.second; });
  }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint) {
      for (auto& [widget, done] : painted_) done = done || widget == watched;
    }
    return false;
  }

private:
  std::vector<std::pair<QWidget*, bool>> painted_;
};

/// What of the view is on the screen.
inline QImage pictureOf(const ui::View3D& view) {
  const QWidget& widget = *const_cast<ui::View3D&>(view).widget();
  const QPoint corner = widget.mapTo(widget.window(), QPoint(0, 0));
  return widget.screen()
      ->grabWindow(widget.window()->winId(), corner.x(), corner.y(), widget.width(), widget.height())
      .toImage();
}

}  // namespace linkwright::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_plan.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kViewBeside = 0.56, kViewBelow = 0.62;  // of the width, of the height
constexpr int kRule = 1;                                 // px between view and plots

QSize pixelsOf(VideoSize size, const QSize& view_pixels) {
  switch (size) {
    case VideoSize::AsView: return view_pixels;
    case VideoSize::Hd: return {1280, 720};
    case VideoSize::FullHd: return {1920, 1080};
  }
  return view_pixels;
}

}  // namespace

int VideoPlan::frames() const {
  // the last instant counts where round-off has put it a little late
  const double steps = (range.to - range.from) / speed * spec.frames_per_second;
  return 1 + std::max(0, static_cast<int>(std::floor(steps * (1.0 + 1e-12) + 1e-9)));
}

double VideoPlan::timeOf(int frame) const {
  return std::min(range.to, range.from + frame * speed / spec.frames_per_second);
}

VideoPlan planOf(const VideoRequest& request, const TimeRange& whole, const TimeRange& played,
                 const QSize& view_pixels) {
  VideoPlan plan;
  plan.spec.format = request.format;
  plan.spec.size = sizeFor(request.format, pixelsOf(request.size, view_pixels));
  plan.spec.frames_per_second = std::min(request.frames_per_second, mostFramesPerSecond(request.format));
  plan.range = request.whole ? whole : played;
  plan.speed = request.speed;
  plan.plots = request.plots;
  plan.caption = request.caption;
  return plan;
}

QRect viewRect(const VideoPlan& plan) {
  const QSize& size = plan.spec.size;
  switch (plan.plots) {
    case VideoPlots::None: break;
    case VideoPlots::Beside: return {0, 0, static_cast<int>(kViewBeside * size.width()), size.height()};
    case VideoPlots::Below: return {0, 0, size.width(), static_cast<int>(kViewBelow * size.height())};
  }
  return {QPoint(), size};
}

QRect plotsRect(const VideoPlan& plan) {
  const QSize& size = plan.spec.size;
  const QRect view = viewRect(plan);
  switch (plan.plots) {
    case VideoPlots::None: break;
    case VideoPlots::Beside: return QRect(QPoint(view.right() + 1 + kRule, 0), QPoint(size.width() - 1, view.bottom()));
    case VideoPlots::Below: return QRect(QPoint(0, view.bottom() + 1 + kRule), QPoint(view.right(), size.height() - 1));
  }
  return {};
}

}  // namespace linkwright::ui

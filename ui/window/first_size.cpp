// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/first_size.h"

namespace linkwright::ui {

QSize firstWindowSize(const QSize& available) {
  // the frame is known only once the window is on screen: what common desktops take, rounded up
  constexpr QSize frame(16, 40);
  constexpr QSize least(1280, 720);
  constexpr double part = 0.8;
  return least.expandedTo(available * part).boundedTo(available - frame);
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"
#include "ui/view3d/view3d.h"

#include <QLabel>

namespace linkwright::test {

/// Shows the view and waits for its first frame; false, with a warning, where there is no OpenGL.
inline bool isShown(ui::View3D& view, const QSize& size) {
  bool drawn = false;
  QObject::connect(&view, &ui::View3D::firstFrameDrawn, [&drawn] { drawn = true; });
  view.widget()->resize(size);
  view.widget()->show();
  const auto problem = [&] {
    const QLabel* page = view.widget()->findChild<QLabel*>();
    return page != nullptr && !page->text().isEmpty();
  };
  REQUIRE(waitUntil([&] { return drawn || problem(); }));
  if (!drawn) WARN("no OpenGL on this platform");
  return drawn;
}

}  // namespace linkwright::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace linkwright::ui {

/// What OpenGL can do here, found out before a window is made for it.
struct Graphics {
  bool available = false;
  bool software = false;  ///< drawn by the processor: no multisampling
  QString renderer;       ///< as OpenGL names it
  QString problem;        ///< in words, where it is not available
  QSurfaceFormat format() const;
};

/// Begins to find it out on another thread, so that the driver is loaded while the window is made. Main thread, once
/// there is an application; where it is not called, probeGraphics() does all of it.
void beginGraphicsProbe();
/// Found out once in the life of the application. Main thread.
const Graphics& probeGraphics();

}  // namespace linkwright::ui

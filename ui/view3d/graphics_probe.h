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

Graphics probeGraphics();

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include <functional>
#include <memory>

class QWidget;

namespace linkwright::ui {

/// Paints the plots as they stand at this moment, in that size.
using PlotPicture = std::function<QImage(const QSize& pixels)>;

/// Of panels that nobody sees: they follow the document as if they were on the screen, in the size of the picture, and
/// go with it.
PlotPicture pictureOf(std::unique_ptr<QWidget> panel);

}  // namespace linkwright::ui

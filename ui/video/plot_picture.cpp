// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/plot_picture.h"

#include <QPixmap>
#include <QWidget>

#include <utility>

namespace linkwright::ui {

PlotPicture pictureOf(std::unique_ptr<QWidget> panel) {
  const std::shared_ptr<QWidget> shown = std::move(panel);
  // shown to itself: what is hidden does not keep up
  shown->setAttribute(Qt::WA_DontShowOnScreen);
  shown->setAttribute(Qt::WA_ShowWithoutActivating);
  shown->setAttribute(Qt::WA_QuitOnClose, false);
  return [shown](const QSize& pixels) {
    // of the pixels of a screen of its own
    shown->resize(pixels);
    if (!shown->isVisible()) shown->show();
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(shown->palette().color(QPalette::Window));
    shown->render(&image);
    return image;
  };
}

}  // namespace linkwright::ui

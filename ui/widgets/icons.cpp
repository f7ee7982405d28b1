// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace linkwright::ui {

namespace {

/// Draws a black line drawing in the text colour that the palette has when it is painted.
class TintedIconEngine : public QIconEngine {
public:
  explicit TintedIconEngine(QByteArray svg) : svg_(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const QPalette palette = QGuiApplication::palette();
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Normal;
    const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
    QByteArray tinted = svg_;
    tinted.replace("#000", palette.color(group, role).name().toLatin1());
    QSvgRenderer(tinted).render(painter, rect);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap image(size);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return image;
  }

  QIconEngine* clone() const override { return new TintedIconEngine(svg_); }

private:
  QByteArray svg_;
};

}  // namespace

QIcon themedIcon(const QString& name) {
  QFile file(":/linkwright/icons/" + name + ".svg");
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QIcon(new TintedIconEngine(file.readAll()));
}

}  // namespace linkwright::ui

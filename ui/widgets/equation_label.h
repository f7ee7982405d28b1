// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <memory>

class QSvgRenderer;

namespace linkwright::ui {

/// The ids of the groups of an equation's picture, in the order in which they are drawn.
QStringList termsOfSvg(const QByteArray& svg);
/// "omega_p-2" is the second place of the term "omega_p".
QString stemOf(const QString& term);
/// Whether a stem names a part of an equation and no symbol in it: a summand of the right side ("sum1", ...) or any
/// part (those and "left", the left side).
bool isSummand(const QString& stem);
bool isPart(const QString& stem);
/// The picture with its ink in `ink` and each term whose stem is in `colours` in that colour.
QByteArray colouredSvg(const QByteArray& svg, const QColor& ink, const QHash<QString, QColor>& colours);

/// An equation set by TeX, painted as outlines: crisp at any pixel ratio. The terms can be pointed at.
class EquationLabel : public QWidget {
  Q_OBJECT
public:
  explicit EquationLabel(QWidget* parent = nullptr);
  ~EquationLabel() override;

  /// Shows a picture that is coloured already (colouredSvg); an empty one shows nothing.
  void setSvg(const QByteArray& svg);
  /// Pixels a TeX point: 2 sets the equation in type of 20 pixels. It is set smaller where the width is short.
  void setScale(double pixels_per_point);
  /// Marks all places of a term or part (by stem); empty: none.
  void setMarkedTerm(const QString& term);
  QString markedTerm() const { return marked_; }
  /// The parts (by exact id) that step back: they vanish here, or have not been added yet.
  void setFaded(const QStringList& ids);
  const QStringList& faded() const { return faded_; }

  /// Where the term with that exact id is painted, widget coordinates; empty where there is none.
  QRectF termRect(const QString& id) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

signals:
  void termClicked(const QString& term);  ///< stem, as termHovered
  void termHovered(const QString& term);  ///< stem of the innermost term under the mouse, empty: none

protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  double scaleFor(int width) const;
  QString termAt(QPointF point) const;
  QRectF pictureRect() const;

  std::unique_ptr<QSvgRenderer> renderer_;
  QList<QColor> colours_;  // that the picture has
  QStringList terms_;
  QString marked_;
  QStringList faded_;
  double scale_ = 1.9;
};

}  // namespace linkwright::ui

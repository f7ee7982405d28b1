// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/equation_label.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kPadding = 3.0;  // the picture's box is the ink's: antialiasing and the marks need a rim

// every group of the pictures has an id in single quotes; the page itself is the group around all of them
constexpr const char* kGroup = "<g id='";
constexpr const char* kPage = "page1";

// as colouredSvg has put them in
QList<QColor> coloursOf(const QByteArray& svg) {
  const QByteArray fill = " fill='";
  QList<QColor> colours;
  for (qsizetype at = svg.indexOf(fill); at >= 0; at = svg.indexOf(fill, at)) {
    at += fill.size();
    const QColor colour(QString::fromLatin1(svg.mid(at, svg.indexOf('\'', at) - at)));
    if (colour.isValid() && !colours.contains(colour)) colours.append(colour);
  }
  return colours;
}

}  // namespace

QStringList termsOfSvg(const QByteArray& svg) {
  QStringList terms;
  const qsizetype length = static_cast<qsizetype>(qstrlen(kGroup));
  for (qsizetype at = svg.indexOf(kGroup); at >= 0; at = svg.indexOf(kGroup, at)) {
    at += length;
    const QString id = QString::fromLatin1(svg.mid(at, svg.indexOf('\'', at) - at));
    if (id != QLatin1String(kPage)) terms.append(id);
  }
  return terms;
}

QString stemOf(const QString& term) { return term.section(QLatin1Char('-'), 0, 0); }

bool isSummand(const QString& stem) {
  return stem.size() > 3 && stem.startsWith(QLatin1String("sum")) && stem.at(3).isDigit();
}

bool isPart(const QString& stem) { return isSummand(stem) || stem == QLatin1String("left"); }

QByteArray colouredSvg(const QByteArray& svg, const QColor& ink, const QHash<QString, QColor>& colours) {
  const auto paint = [](QByteArray& text, const QString& id, const QColor& colour) {
    const QByteArray group = kGroup + id.toLatin1() + "'";
    text.replace(group, group + " fill='" + colour.name().toLatin1() + "'");
  };
  QByteArray result = svg;
  paint(result, QString::fromLatin1(kPage), ink);
  const QStringList terms = termsOfSvg(svg);
  for (const QString& id : terms) {
    const auto found = colours.constFind(stemOf(id));
    if (found != colours.constEnd()) paint(result, id, found.value());
  }
  return result;
}

EquationLabel::EquationLabel(QWidget* parent) : QWidget(parent), renderer_(std::make_unique<QSvgRenderer>()) {
  setMouseTracking(true);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

EquationLabel::~EquationLabel() = default;

void EquationLabel::setSvg(const QByteArray& svg) {
  terms_ = termsOfSvg(svg);
  colours_ = coloursOf(svg);
  if (!svg.isEmpty()) renderer_->load(svg);
  updateGeometry();
  update();
}

void EquationLabel::setScale(double pixels_per_point) {
  scale_ = pixels_per_point;
  updateGeometry();
  update();
}

void EquationLabel::setMarkedTerm(const QString& term) {
  if (term == marked_) return;
  marked_ = term;
  update();
}

double EquationLabel::scaleFor(int width) const {
  const double natural = renderer_->viewBoxF().width();
  // equations grow with the text that they stand in
  const double wanted = scale_ * textScale();
  if (natural <= 0.0) return wanted;
  return std::min(wanted, std::max(0.5, (width - 2.0 * kPadding) / natural));
}

QRectF EquationLabel::pictureRect() const {
  const QSizeF size = renderer_->viewBoxF().size() * scaleFor(width());
  return {std::round((width() - size.width()) / 2.0), (height() - size.height()) / 2.0, size.width(), size.height()};
}

void EquationLabel::setFaded(const QStringList& ids) {
  if (ids == faded_) return;
  faded_ = ids;
  update();
}

QRectF EquationLabel::termRect(const QString& id) const {
  if (!terms_.contains(id)) return {};
  const QRectF ink = renderer_->transformForElement(id).mapRect(renderer_->boundsOnElement(id));
  const QRectF box = renderer_->viewBoxF();
  const double scale = scaleFor(width());
  return {pictureRect().topLeft() + (ink.topLeft() - box.topLeft()) * scale, ink.size() * scale};
}

QSize EquationLabel::sizeHint() const {
  const QSizeF size = renderer_->viewBoxF().size() * scale_ * textScale();
  return {static_cast<int>(std::ceil(size.width() + 2 * kPadding)),
          static_cast<int>(std::ceil(size.height() + 2 * kPadding))};
}

QSize EquationLabel::minimumSizeHint() const { return {160, heightForWidth(160)}; }

int EquationLabel::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(renderer_->viewBoxF().height() * scaleFor(width) + 2 * kPadding));
}

void EquationLabel::paintEvent(QPaintEvent*) {
  if (terms_.isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!marked_.isEmpty()) {
    QColor mark = palette().color(QPalette::WindowText);
    mark.setAlphaF(0.10F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark);
    for (const QString& id : terms_) {
      if (stemOf(id) == marked_) painter.drawRoundedRect(termRect(id).adjusted(-3, -3, 3, 3), 3, 3);
    }
  }
  renderer_->render(&painter, pictureRect());
  // what vanishes or has not been added steps back: the ground shines through
  QColor veil = palette().color(QPalette::Window);
  const double kept = keptOfFaded(0.38, colours_, palette().color(QPalette::WindowText), veil);
  veil.setAlphaF(static_cast<float>(1.0 - kept));
  for (const QString& id : faded_) painter.fillRect(termRect(id).adjusted(-1, -1, 1, 1), veil);
}

QString EquationLabel::termAt(QPointF point) const {
  // the smallest box wins: terms may lie inside terms
  QString best;
  double best_area = 0.0;
  for (const QString& id : terms_) {
    if (isPart(stemOf(id))) continue;
    const QRectF rect = termRect(id).adjusted(-4, -6, 4, 6);
    const double area = rect.width() * rect.height();
    if (rect.contains(point) && (best.isEmpty() || area < best_area)) {
      best = stemOf(id);
      best_area = area;
    }
  }
  return best;
}

void EquationLabel::mouseMoveEvent(QMouseEvent* event) { emit termHovered(termAt(event->position())); }

void EquationLabel::mousePressEvent(QMouseEvent* event) {
  const QString term = termAt(event->position());
  if (event->button() == Qt::LeftButton && !term.isEmpty()) return emit termClicked(term);
  QWidget::mousePressEvent(event);
}

void EquationLabel::leaveEvent(QEvent*) { emit termHovered({}); }

}  // namespace linkwright::ui

#include "moc_equation_label.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/value_row.h"

#include "ui/widgets/equation_label.h"
#include "ui/widgets/numbers.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSvgRenderer>
#include <QToolTip>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kBar = 3.0;  // the colour key at the left edge
constexpr double kSymbolLeft = 12.0;
constexpr double kTextLeft = 46.0;
constexpr double kPadding = 5.0;

// lines of numbers below the name
int linesOf(const ExplainedValue& value) { return value.size == 9 ? 3 : value.size == 3 ? 1 : 0; }

}  // namespace

SymbolSheet::SymbolSheet(const Equations& equations, bool dark, const QColor& ink, Formulation formulation,
                         Notation notation)
    : renderer_(std::make_unique<QSvgRenderer>(
          colouredSvg(equations.symbols(formulation, notation), ink, termColours(dark, ink)))) {
  const QString mark = QStringLiteral("baseline");
  baseline_ = renderer_->transformForElement(mark).mapRect(renderer_->boundsOnElement(mark)).bottom();
}

SymbolSheet::~SymbolSheet() = default;

void SymbolSheet::paint(QPainter& painter, const QString& term, QPointF position, double pixels_per_point,
                        double width) const {
  if (!renderer_->elementExists(term)) return;
  const QRectF ink = renderer_->transformForElement(term).mapRect(renderer_->boundsOnElement(term));
  const double scale = std::min(pixels_per_point, width / ink.width());
  const QPointF corner = position + QPointF(0.0, (ink.top() - baseline_) * scale);
  renderer_->render(&painter, term, {corner, ink.size() * scale});
}

ValueRow::ValueRow(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueRow::setValue(const ExplainedValue& value) {
  const bool taller = value.size != value_.size || value.note.isEmpty() != value_.note.isEmpty();
  value_ = value;
  if (objectName() != QLatin1String("explainRow_") + value.term)
    setObjectName(QLatin1String("explainRow_") + value.term);
  if (accessibleName() != value.name) setAccessibleName(value.name);
  setAccessibleDescription(spokenText(value));
  if (taller) updateGeometry();
  update();
}

void ValueRow::setStyleOf(std::shared_ptr<const SymbolSheet> symbols, const QColor& colour, bool result) {
  symbols_ = std::move(symbols);
  colour_ = colour;
  result_ = result;
  update();
}

void ValueRow::setMarked(bool marked) {
  if (marked == marked_) return;
  marked_ = marked;
  update();
}

QFont ValueRow::smallFont() const {
  QFont small = font();
  small.setPointSizeF(std::max(7.0, font().pointSizeF() * 0.88));
  return small;
}

QSize ValueRow::sizeHint() const {
  const double line = QFontMetricsF(font()).height();
  const double small = QFontMetricsF(smallFont()).height();
  const int numbers = linesOf(value_);
  const double height = 2 * kPadding + (value_.size == 1 ? std::max(small, line + 2.0) : small) + numbers * line +
                        (value_.note.isEmpty() ? 0.0 : small) + 1.0;
  return {320, static_cast<int>(height + 0.5)};
}

void ValueRow::paintNumbers(QPainter& painter, const QRectF& area) const {
  if (value_.size == 0) return;
  const QFontMetricsF metrics(font());
  const double unit_width = value_.unit.isEmpty() ? 0.0 : metrics.horizontalAdvance(value_.unit) + 6.0;
  const int columns = value_.size == 1 ? 1 : 3;
  // the columns of all rows line up on the right: the unit's place is the same for every row that has one
  const double place = value_.size == 9 ? 44.0 : std::max(44.0, unit_width);
  const double column = (area.width() - place) / 3.0;
  painter.setPen(palette().color(QPalette::WindowText));
  const NumberGroup numbers(value_.largest);
  for (int index = 0; index < value_.size; ++index) {
    const QString text = numbers.text(value_.values.at(static_cast<std::size_t>(index)));
    const double left = area.left() + column * (columns == 1 ? 0 : index % 3);
    const QRectF cell(left, area.top() + metrics.height() * (index / 3), columns == 1 ? 3.0 * column : column,
                      metrics.height());
    // a number with an exponent may be wider than its column: it is set narrower, never cut
    const double natural = metrics.horizontalAdvance(text);
    QFont fitted = font();
    if (result_) fitted.setWeight(QFont::DemiBold);
    const double room = cell.width() - 5.0;
    if (QFontMetricsF(fitted).horizontalAdvance(text) > room && natural > 0.0) {
      fitted.setPointSizeF(fitted.pointSizeF() * room / QFontMetricsF(fitted).horizontalAdvance(text));
    }
    painter.setFont(fitted);
    painter.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, text);
  }
  QColor muted = palette().color(QPalette::WindowText);
  muted.setAlphaF(0.65F);
  painter.setFont(font());
  painter.setPen(muted);
  painter.drawText(QRectF(area.right() - place + 6.0, area.top(), place - 6.0, metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, value_.unit);
}

void ValueRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ink = palette().color(QPalette::WindowText);
  QColor muted = ink;
  muted.setAlphaF(0.65F);

  if (result_ || marked_ || hasFocus()) {
    QColor ground = marked_ ? ink : colour_;
    ground.setAlphaF(marked_ ? 0.09F : 0.10F);
    if (hasFocus() && !marked_) ground.setAlphaF(0.18F);
    painter.fillRect(rect(), ground);
  }
  painter.fillRect(QRectF(0.0, 1.0, kBar, height() - 2.0), colour_);

  const QFont small = smallFont();
  const QFontMetricsF small_metrics(small);
  const QFontMetricsF metrics(font());
  const double right = width() - 4.0;
  QRectF line(kTextLeft, kPadding, right - kTextLeft, small_metrics.height());
  painter.setFont(small);
  painter.setPen(muted);
  const double frame_width = small_metrics.horizontalAdvance(value_.frame);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, value_.frame);
  painter.setPen(ink);
  const double name_room =
      value_.size == 1 ? line.width() * 0.62 : line.width() - (value_.frame.isEmpty() ? 0.0 : frame_width + 8.0);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   small_metrics.elidedText(value_.name, Qt::ElideRight, name_room));

  const int numbers = linesOf(value_);
  // a scalar stands on the line of its name
  const double top = value_.size == 1 ? line.top() + (small_metrics.ascent() - metrics.ascent()) : line.bottom();
  const QRectF area(kTextLeft - 6.0, top, right - kTextLeft + 6.0,
                    std::max(numbers, value_.size == 1 ? 1 : 0) * metrics.height());
  paintNumbers(painter, area);
  if (!value_.note.isEmpty()) {
    painter.setFont(small);
    painter.setPen(muted);
    const QRectF note(kTextLeft, area.bottom(), right - kTextLeft, small_metrics.height());
    painter.drawText(note, Qt::AlignLeft | Qt::AlignVCenter,
                     small_metrics.elidedText(value_.note, Qt::ElideRight, note.width()));
  }
  if (symbols_) {
    const double baseline = line.top() + small_metrics.ascent() + (numbers == 0 ? 1.0 : metrics.ascent() * 0.75);
    symbols_->paint(painter, value_.term, {kSymbolLeft, baseline}, 1.75, kTextLeft - kSymbolLeft - 4.0);
  }
}

bool ValueRow::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    QStringList lines{QStringLiteral("%1 (%2)").arg(value_.name, value_.owner)};
    if (value_.size > 0) {
      const QString separator = value_.size == 3 ? QStringLiteral("\n") : QStringLiteral("   ");
      lines << clipboardText(value_).replace(QLatin1Char('\t'), separator);
    }
    QStringList last;
    for (const QString& part : {value_.unit, value_.frame, value_.note}) {
      if (!part.isEmpty()) last << part;
    }
    lines << last.join(QStringLiteral(", "));
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
  }
  return QWidget::event(event);
}

void ValueRow::enterEvent(QEnterEvent*) { emit hovered(value_.term); }

void ValueRow::leaveEvent(QEvent*) { emit hovered({}); }

void ValueRow::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  QWidget::keyPressEvent(event);
}

void ValueRow::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* action = menu.addAction(tr("Copy value, all digits"), this, &ValueRow::copy);
  action->setEnabled(value_.size > 0);
  menu.exec(event->globalPos());
}

void ValueRow::copy() const {
  if (value_.size > 0) QApplication::clipboard()->setText(clipboardText(value_));
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/value_row.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/walk/number_cells.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kKeyBar = 3.0;  // the colour key at the left edge
constexpr double kSymbolLeft = 12.0;
constexpr double kValueLeft = 46.0;
constexpr double kValuePadding = 4.0;

}  // namespace

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

void ValueRow::setNumbersWidth(double width) {
  if (width == numbers_width_) return;
  numbers_width_ = width;
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

QString ValueRow::sourceText() const {
  return value_.made_in >= 0 ? tr("step %1").arg(value_.made_in + 1) : value_.given;
}

// a scalar's numbers stand on the first line: its link comes before them
QRectF ValueRow::sourceRect() const {
  const QFontMetricsF metrics(smallFont());
  const double wide = metrics.horizontalAdvance(sourceText()) + 4.0;
  const double right = value_.size == 1 ? kValueLeft + (width() - 4.0 - kValueLeft) * 0.62 : width() - 4.0;
  return {right - wide, kValuePadding, wide, metrics.height()};
}

QSize ValueRow::sizeHint() const {
  const double line = QFontMetricsF(font()).height();
  const double small = QFontMetricsF(smallFont()).height();
  const int numbers = linesOf(value_.size);
  const double height = 2 * kValuePadding + (value_.size == 1 ? std::max(small, line + 2.0) : small) + numbers * line +
                        (value_.note.isEmpty() ? 0.0 : small) + 1.0;
  return {320, qRound(height)};
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
  painter.fillRect(QRectF(0.0, 1.0, kKeyBar, height() - 2.0), colour_);

  const QFont small = smallFont();
  const QFontMetricsF small_metrics(small);
  const QFontMetricsF metrics(font());
  const double right = width() - 4.0;
  QRectF line(kValueLeft, kValuePadding, right - kValueLeft, small_metrics.height());
  painter.setFont(small);
  painter.setPen(muted);
  QString where = value_.frame;
  // a matrix's unit stands with its name
  if (value_.size == 9 && !value_.unit.isEmpty()) {
    where = value_.unit + (where.isEmpty() ? QString() : QStringLiteral(u" · ") + where);
  }
  const double link_width = sourceText().isEmpty() ? 0.0 : small_metrics.horizontalAdvance(sourceText()) + 8.0;
  const double frame_width = value_.size == 1 ? 0.0 : small_metrics.horizontalAdvance(where) + link_width;
  if (value_.size != 1) painter.drawText(line.adjusted(0, 0, -link_width, 0), Qt::AlignRight | Qt::AlignVCenter, where);
  if (!sourceText().isEmpty()) {
    painter.setPen(value_.made_in >= 0 ? palette().color(QPalette::Link) : muted);
    painter.drawText(sourceRect(), Qt::AlignRight | Qt::AlignVCenter, sourceText());
  }
  painter.setPen(ink);
  const double name_room =
      value_.size == 1 ? line.width() * 0.62 - link_width : line.width() - (where.isEmpty() ? 0.0 : frame_width + 8.0);
  if (symbols_ && value_.term == QLatin1String("product")) {
    // it has no name but how it is made
    paintPieces(painter, piecesOf(value_.symbol, *symbols_), *symbols_,
                {line.left(), line.top() + small_metrics.ascent()}, small);
  } else {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     small_metrics.elidedText(value_.name, Qt::ElideRight, name_room));
  }

  const int numbers = linesOf(value_.size);
  // a scalar stands on the line of its name
  const double top = value_.size == 1 ? line.top() + (small_metrics.ascent() - metrics.ascent()) : line.bottom();
  const double wide = numbers_width_ > 0.0 ? std::min(numbers_width_, right) : right - kValueLeft + 6.0;
  const QRectF area(right - wide, top, wide, std::max(numbers, value_.size == 1 ? 1 : 0) * metrics.height());
  if (value_.asked) {
    painter.setFont(font());
    painter.setPen(ink);
    painter.drawText(area.adjusted(0.0, 0.0, -50.0, 0.0), Qt::AlignRight | Qt::AlignTop, QStringLiteral("?"));
  } else {
    const NumberCells cells{value_.values.data(), value_.size, value_.largest, value_.unit, result_};
    paintNumbers(painter, area, cells, font(), ink);
  }
  if (!value_.note.isEmpty()) {
    painter.setFont(small);
    painter.setPen(muted);
    const QRectF note(kValueLeft, area.bottom(), right - kValueLeft, small_metrics.height());
    painter.drawText(note, Qt::AlignLeft | Qt::AlignVCenter,
                     small_metrics.elidedText(value_.note, Qt::ElideRight, note.width()));
  }
  if (symbols_) {
    const double baseline = line.top() + small_metrics.ascent() + (numbers == 0 ? 1.0 : metrics.ascent() * 0.75);
    symbols_->paint(painter, value_.term, {kSymbolLeft, baseline}, 1.75 * textScale(), kValueLeft - kSymbolLeft - 4.0);
  }
}

bool ValueRow::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    QStringList lines{QStringLiteral("%1 (%2)").arg(value_.name, value_.owner)};
    if (value_.size > 0 && !value_.asked) {
      const QString separator = value_.size == 3 ? QStringLiteral("\n") : QStringLiteral("   ");
      lines << clipboardText(value_).replace(QLatin1Char('\t'), separator);
    }
    QStringList last;
    for (const QString& part : {value_.unit, value_.frame, value_.given, value_.note}) {
      if (!part.isEmpty()) last << part;
    }
    lines << last.join(QStringLiteral(", "));
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
  }
  return QWidget::event(event);
}

void ValueRow::enterEvent(QEnterEvent*) { emit hovered(value_.term, value_.key); }

void ValueRow::leaveEvent(QEvent*) { emit hovered({}, std::nullopt); }

void ValueRow::mousePressEvent(QMouseEvent* event) {
  const bool on_link = value_.made_in >= 0 && sourceRect().adjusted(-4, -4, 4, 4).contains(event->position());
  if (on_link && value_.key) return emit sourceWanted(*value_.key);
  QWidget::mousePressEvent(event);
}

void ValueRow::mouseDoubleClickEvent(QMouseEvent* event) {
  if (value_.made_in >= 0 && value_.key) return emit sourceWanted(*value_.key);
  QWidget::mouseDoubleClickEvent(event);
}

void ValueRow::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && value_.made_in >= 0 && value_.key) return emit sourceWanted(*value_.key);
  if (event->matches(QKeySequence::Copy)) return copy();
  QWidget::keyPressEvent(event);
}

void ValueRow::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* action = menu.addAction(tr("Copy Full-Precision Value"), this, &ValueRow::copy);
  action->setEnabled(value_.size > 0);
  menu.exec(event->globalPos());
}

void ValueRow::copy() const {
  if (value_.size > 0 && !value_.asked) QApplication::clipboard()->setText(clipboardText(value_));
}

}  // namespace linkwright::ui

#include "moc_value_row.cpp"

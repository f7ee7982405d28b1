// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/term_row.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/explain/walk/number_cells.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kTermBar = 3.0;
constexpr double kSignLeft = 10.0;
constexpr double kTermLeft = 26.0;
constexpr double kTermPadding = 1.0;
constexpr double kOwnerGap = 8.0;
}  // namespace

TermRow::TermRow(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TermRow::setTerm(const ExplainedTerm& term, const QColor& colour, std::shared_ptr<const SymbolSheet> symbols) {
  const bool other_height = term.size != term_.size || (term.reason.isEmpty() != term_.reason.isEmpty());
  const bool other_symbols = term.plain != term_.plain || symbols != symbols_;
  term_ = term;
  colour_ = colour;
  symbols_ = std::move(symbols);
  if (other_symbols) pieces_ = piecesOf(term_.plain, *symbols_);
  setObjectName(QStringLiteral("explainTerm_") + term.group);
  setAccessibleName(term.plain);
  setAccessibleDescription(spokenText(term));
  if (other_height) updateGeometry();
  update();
}

void TermRow::setMarked(bool marked) {
  if (marked == marked_) return;
  marked_ = marked;
  update();
}

void TermRow::setTwoLines(bool two) {
  if (two == two_lines_) return;
  two_lines_ = two;
  updateGeometry();
  update();
}

// a child's number is the one in the map's circle; its name is in the tooltip
QString TermRow::ownerText() const {
  if (term_.owner.isEmpty()) return {};
  return short_owner_ && !term_.owner_number.isEmpty() ? term_.owner_number : term_.owner;
}

void TermRow::setShortOwner(bool is_short) {
  if (is_short == short_owner_) return;
  short_owner_ = is_short;
  update();
}

QFont TermRow::ownerFont() const {
  QFont small = font();
  small.setPointSizeF(std::max(7.0, font().pointSizeF() * 0.88));
  return small;
}

double TermRow::leastNumbers() const {
  if (saysWhy() || !term_.added || term_.size == 1) return 0.0;
  return widthOf({term_.values.data(), term_.size, term_.largest, term_.unit, false}, font());
}

double TermRow::symbolsEnd() const {
  if (!symbols_) return kTermLeft;
  const QString owner = ownerText();
  return kTermLeft + widthOf(pieces_, *symbols_, font()) +
         (owner.isEmpty() ? 0.0 : kOwnerGap + QFontMetricsF(ownerFont()).horizontalAdvance(owner));
}

void TermRow::setNumbersWidth(double width) {
  if (width == numbers_width_) return;
  numbers_width_ = width;
  update();
}

QSize TermRow::sizeHint() const {
  const double line = QFontMetricsF(font()).height();
  const int numbers = saysWhy() ? 1 : std::max(1, linesOf(term_.size));
  const bool below = two_lines_ && !saysWhy() && term_.size > 1;
  return {320, qRound(2 * kTermPadding + line * (numbers + (below ? 1 : 0)))};
}

void TermRow::paintSymbols(QPainter& painter, const QRectF& line, bool grey) {
  if (!symbols_) return;
  const double baseline = line.top() + QFontMetricsF(font()).ascent();
  painter.save();
  painter.setClipRect(line.adjusted(-1.0, -kTermPadding, 0.0, kTermPadding));
  const QColor ink = palette().color(QPalette::WindowText);
  // only high contrast asks for the colours, and it is dark
  if (grey) {
    painter.setOpacity(keptOfFaded(0.5, termColours(true, ink).values(), ink, palette().color(QPalette::Window)));
  }
  painter.setPen(ink);
  paintPieces(painter, pieces_, *symbols_, {line.left(), baseline}, font());
  const QString owner = ownerText();
  if (!owner.isEmpty()) {
    QColor muted = ink;
    muted.setAlphaF(0.65F);
    painter.setPen(muted);
    painter.setFont(ownerFont());
    const double left = line.left() + widthOf(pieces_, *symbols_, font()) + kOwnerGap;
    const double room = line.right() - left;
    painter.drawText(QPointF(left, baseline), QFontMetricsF(ownerFont()).elidedText(owner, Qt::ElideRight, room));
  }
  painter.restore();
}

void TermRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor ink = palette().color(QPalette::WindowText);
  QColor pale = ink;
  pale.setAlphaF(0.55F);
  const bool grey = saysWhy() || !term_.added;
  if (marked_ || hasFocus() || term_.latest) {
    QColor ground = marked_ ? ink : colour_;
    ground.setAlphaF(marked_ ? 0.09F : 0.16F);
    painter.fillRect(rect(), ground);
  }
  QColor bar = colour_;
  if (grey) bar.setAlphaF(0.35F);
  painter.fillRect(QRectF(0.0, 1.0, kTermBar, height() - 2.0), bar);

  const QFontMetricsF metrics(font());
  const QRectF line(kTermLeft, kTermPadding, width() - kTermLeft - 4.0, metrics.height());
  painter.setFont(font());
  painter.setPen(grey ? pale : ink);
  painter.drawText(QRectF(kSignLeft, kTermPadding, kTermLeft - kSignLeft, metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, term_.sign);
  paintSymbols(painter, line, grey);
  painter.setFont(font());
  const double advance = symbolsEnd() - kTermLeft;
  if (!term_.added || term_.asked) {
    painter.setPen(pale);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, term_.added ? QStringLiteral("?") : QStringLiteral(u"…"));
    return;
  }
  if (saysWhy()) {
    painter.setPen(pale);
    const QString why = term_.left_out ? tr("0 for this type of joint, so left out") : tr("0: %1").arg(term_.reason);
    const QRectF room = line.adjusted(std::min(advance + 12.0, line.width() * 0.6), 0.0, 0.0, 0.0);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(why, Qt::ElideRight, room.width()));
    return;
  }
  const bool below = two_lines_ && term_.size > 1;
  // under the symbols they have the whole width; the columns end at the same right edge either way
  const double top = line.top() + (below ? metrics.height() : 0.0);
  const NumberCells cells{term_.values.data(), term_.size, term_.largest, term_.unit, false};
  const double wide = std::min(numbers_width_, line.width());
  paintNumbers(painter, QRectF(line.right() - wide, top, wide, metrics.height() * std::max(1, linesOf(term_.size))),
               cells, font(), ink);
}

bool TermRow::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), accessibleDescription(), this);
    return true;
  }
  return QWidget::event(event);
}

void TermRow::enterEvent(QEnterEvent*) { emit hovered(term_.group, term_.key); }

void TermRow::leaveEvent(QEvent*) { emit hovered({}, std::nullopt); }

void TermRow::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && term_.key) return emit sourceWanted(*term_.key);
  if (event->matches(QKeySequence::Copy) && term_.added && !term_.asked) {
    QString text;
    for (int i = 0; i < term_.size; ++i) {
      if (i > 0) text += QLatin1Char('\t');
      text += fullNumber(term_.values.at(static_cast<std::size_t>(i)));
    }
    return QApplication::clipboard()->setText(text);
  }
  QWidget::keyPressEvent(event);
}

void TermRow::mouseDoubleClickEvent(QMouseEvent*) {
  if (term_.key) emit sourceWanted(*term_.key);
}

}  // namespace linkwright::ui

#include "moc_term_row.cpp"

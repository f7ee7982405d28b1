// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/table_cells.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/table/table_model.h"

#include <QPainter>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kCellPadding = 5;
constexpr int kGap = 8;           // between the components of a line
constexpr int kFlag = 8;          // the corner of what a student's table has too
constexpr int kCellBar = 3;       // at the left edge of what the step makes
constexpr double kSymbol = 1.55;  // pixels a TeX point at the desktop's own text size

constexpr qsizetype kMostWidths = 20000;

QColor tinted(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

}  // namespace

void TableCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto state = static_cast<CellState>(index.data(TableModel::StateRole).toInt());
  const QPalette& palette = option.palette;
  const QColor colour =
      quantityColour(static_cast<Quantity>(index.data(TableModel::QuantityRole).toInt()), isDark(palette));
  const QRect rect = option.rect;
  const bool pale = state == CellState::NotYet || state == CellState::None;
  painter->save();
  painter->fillRect(rect, palette.color(pale ? QPalette::AlternateBase : QPalette::Base));
  if (state == CellState::Operand) painter->fillRect(rect, tinted(colour, 0.13));
  if (state == CellState::Result) {
    painter->fillRect(rect, tinted(colour, 0.28));
    painter->fillRect(QRect(rect.left(), rect.top(), kCellBar, rect.height()), colour);
  }
  if (option.state.testFlag(QStyle::State_Selected))
    painter->fillRect(rect, tinted(palette.color(QPalette::Highlight), 0.25));

  const QStringList numbers = index.data(TableModel::NumbersRole).toStringList();
  QFont font = option.font;
  if (state == CellState::Result) font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  painter->setPen(palette.color(QPalette::Text));
  const int columns = numbers.size() > 1 ? 3 : 1;
  const int lines = static_cast<int>(numbers.size() + columns - 1) / columns;
  const QFontMetrics metrics(font);
  const QRect inside = rect.adjusted(kCellPadding + kCellBar, 0, -kCellPadding, 0);
  const int top = inside.top() + (inside.height() - lines * metrics.height()) / 2;
  if (state == CellState::None) {
    painter->setPen(palette.color(QPalette::Disabled, QPalette::Text));
    painter->drawText(inside, Qt::AlignCenter, QStringLiteral(u"–"));
  }
  for (int k = 0; k < static_cast<int>(numbers.size()); ++k) {
    const int left = inside.left() + inside.width() * (k % columns) / columns;
    const int right = inside.left() + inside.width() * (k % columns + 1) / columns;
    painter->drawText(QRect(left, top + k / columns * metrics.height(), right - left, metrics.height()),
                      Qt::AlignRight | Qt::AlignVCenter, numbers[k]);
  }
  if (index.data(TableModel::MarkedRole).toBool()) {
    painter->setPen(QPen(colour, 2.0));
    painter->drawRect(QRectF(rect).adjusted(1.0, 1.0, -2.0, -2.0));
  }
  // as a student's arrow beside ours is: dashed; and a flag in the corner, for those who see no dashes
  if (index.data(TableModel::BroughtRole).toBool()) {
    const QColor ink = palette.color(QPalette::Text);
    painter->setPen(QPen(ink, 2.0, Qt::DashLine));
    painter->drawRect(QRectF(rect).adjusted(1.0, 1.0, -2.0, -2.0));
    const QPoint corner = rect.topRight();
    painter->setPen(Qt::NoPen);
    painter->setBrush(ink);
    painter->drawPolygon(QPolygon({corner, corner - QPoint(kFlag, 0), corner + QPoint(0, kFlag)}));
    painter->setBrush(Qt::NoBrush);
  }
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(QPen(palette.color(QPalette::Text), 1.0, Qt::DotLine));
    painter->drawRect(rect.adjusted(2, 2, -4, -4));
  }
  // the grid
  painter->setPen(palette.color(QPalette::Midlight));
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  painter->drawLine(rect.topRight(), rect.bottomRight());
  painter->restore();
}

int TableCells::widestOf(const QStringList& numbers) const {
  int widest = 0;
  for (const QString& number : numbers) {
    const auto known = widths_.constFind(number);
    const int width = known != widths_.constEnd() ? *known : metrics_.horizontalAdvance(number);
    if (known == widths_.constEnd()) widths_.insert(number, width);
    widest = std::max(widest, width);
  }
  return widest;
}

QSize TableCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QStringList numbers = index.data(TableModel::NumbersRole).toStringList();
  if (option.font != measured_in_ || widths_.isEmpty() || widths_.size() > kMostWidths) {
    measured_in_ = option.font;
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    metrics_ = QFontMetrics(bold);
    widths_.clear();
  }
  const int columns = numbers.size() > 1 ? 3 : 1;
  const int lines = std::max(1, static_cast<int>(numbers.size() + columns - 1) / columns);
  return {columns * (widestOf(numbers) + kGap) + 2 * kCellPadding + kCellBar, lines * metrics_.height() + kCellPadding};
}

TableHeads::TableHeads(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent) {
  setSectionsClickable(true);
  setHighlightSections(false);
  setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void TableHeads::setSymbols(std::shared_ptr<const SymbolSheet> symbols) {
  symbols_ = std::move(symbols);
  viewport()->update();
}

QFont TableHeads::smallFont() const {
  QFont small = font();
  small.setPointSizeF(std::max(7.0, font().pointSizeF() * 0.85));
  return small;
}

int TableHeads::productWidth(int section) const {
  const QString product = model()->headerData(section, orientation(), TableModel::ProductRole).toString();
  return product.isEmpty() || !symbols_ ? 0
                                        : static_cast<int>(widthOf(piecesOf(product, *symbols_), *symbols_, font()));
}

QSize TableHeads::sizeHint() const {
  const QSize natural = QHeaderView::sizeHint();
  if (orientation() == Qt::Vertical || !model() || model()->columnCount() == 0) return natural;
  return {natural.width(), sectionSizeFromContents(0).height()};
}

QSize TableHeads::sectionSizeFromContents(int section) const {
  const int line = fontMetrics().height();
  if (!model()->headerData(section, orientation(), TableModel::SizeRole).isValid()) {
    const QString text = model()->headerData(section, orientation()).toString();
    const int width = std::min(fontMetrics().horizontalAdvance(text) + 16, 15 * line);
    return {width, line + 8};
  }
  const QFontMetrics small(smallFont());
  const QString unit = model()->headerData(section, orientation(), TableModel::UnitRole).toString();
  const QString name = model()->headerData(section, orientation()).toString();
  const int first = std::max(3 * line, productWidth(section) + line) + small.horizontalAdvance(unit);
  if (orientation() == Qt::Horizontal) {
    return {std::max(first, std::min(small.horizontalAdvance(name), 6 * line)) + 14, line + small.height() + 8};
  }
  return {first + small.horizontalAdvance(name) + 20, line + 8};
}

void TableHeads::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const QVariant size = model()->headerData(section, orientation(), TableModel::SizeRole);
  const QColor ink = palette().color(QPalette::WindowText);
  painter->save();
  painter->fillRect(rect, palette().color(QPalette::Window));
  painter->setPen(palette().color(QPalette::Mid));
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  if (orientation() == Qt::Horizontal) painter->drawLine(rect.topRight(), rect.bottomRight());
  const QRect inside = rect.adjusted(8, 3, -6, -4);
  painter->setPen(ink);
  painter->setFont(font());
  if (!size.isValid()) {
    const QString text = model()->headerData(section, orientation()).toString();
    painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                      fontMetrics().elidedText(text, Qt::ElideRight, inside.width()));
    painter->restore();
    return;
  }
  const auto quantity =
      static_cast<Quantity>(model()->headerData(section, orientation(), TableModel::QuantityRole).toInt());
  const QString stem = model()->headerData(section, orientation(), TableModel::StemRole).toString();
  const QString unit = model()->headerData(section, orientation(), TableModel::UnitRole).toString();
  const QString name = model()->headerData(section, orientation()).toString();
  const int line = fontMetrics().height();
  painter->fillRect(QRect(rect.left(), rect.top() + 2, 3, rect.height() - 4),
                    quantityColour(quantity, isDark(palette())));
  if (symbols_) {
    // a head at the side is as low as its row: accents must not reach into the one above
    const bool low = orientation() == Qt::Vertical;
    const double scale = kSymbol * line / (low ? 19.0 : 16.0);
    const double baseline =
        low ? rect.center().y() + 0.35 * fontMetrics().ascent() : inside.top() + fontMetrics().ascent();
    const QString product = model()->headerData(section, orientation(), TableModel::ProductRole).toString();
    if (!product.isEmpty()) {
      paintPieces(*painter, piecesOf(product, *symbols_), *symbols_, QPointF(inside.left(), baseline), font());
    } else {
      symbols_->paint(*painter, stem, QPointF(inside.left(), baseline), scale, 2.8 * line);
    }
  }
  painter->setFont(smallFont());
  const QFontMetrics small(smallFont());
  painter->setPen(tinted(ink, 0.7));
  if (orientation() == Qt::Horizontal) {
    painter->drawText(QRect(inside.left(), inside.top(), inside.width(), line), Qt::AlignRight | Qt::AlignVCenter,
                      unit);
    painter->setPen(ink);
    painter->drawText(QRect(inside.left(), inside.bottom() - small.height() + 1, inside.width(), small.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(name, Qt::ElideRight, inside.width()));
  } else {
    painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, unit);
    painter->setPen(ink);
    const int symbol = std::max(3 * line, productWidth(section) + line);
    const int room = inside.width() - symbol - small.horizontalAdvance(unit) - 6;
    painter->drawText(inside.adjusted(symbol, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      small.elidedText(name, Qt::ElideRight, room));
  }
  painter->restore();
}

}  // namespace linkwright::ui

#include "moc_table_cells.cpp"

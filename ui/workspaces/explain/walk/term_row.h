// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/explain/walk/explanation.h"
#include "ui/workspaces/explain/walk/symbol_sheet.h"

#include <QColor>
#include <QWidget>

namespace linkwright::ui {

/// One summand of the equation written out: sign, symbols, numbers. What vanishes is grey and says why; what has not
/// been added yet in a walk by terms waits without numbers.
class TermRow : public QWidget {
  Q_OBJECT
public:
  explicit TermRow(QWidget* parent = nullptr);

  void setTerm(const ExplainedTerm& term, const QColor& colour, std::shared_ptr<const SymbolSheet> symbols);
  const ExplainedTerm& term() const { return term_; }
  void setMarked(bool marked);
  /// The child that it comes from by its number, where its name would take the room of the numbers.
  void setShortOwner(bool is_short);
  /// The numbers under the symbols instead of beside them.
  void setTwoLines(bool two);
  /// How wide the numbers must be at least; 0 where words or a scalar stand in their place.
  double leastNumbers() const;
  /// Where the symbols end.
  double symbolsEnd() const;
  /// How wide the columns of numbers are, the same for all terms of a sum; they end at the right edge.
  void setNumbersWidth(double width);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
  void hovered(const QString& group, const std::optional<linkwright::QuantityKey>& key);
  void sourceWanted(const linkwright::QuantityKey& key);

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
  QString ownerText() const;
  QFont ownerFont() const;
  void paintSymbols(QPainter& painter, const QRectF& line, bool grey);
  bool saysWhy() const { return term_.added && !term_.reason.isEmpty(); }

  ExplainedTerm term_;
  std::shared_ptr<const SymbolSheet> symbols_;
  std::vector<SymbolPiece> pieces_;
  QColor colour_;
  bool marked_ = false;
  bool two_lines_ = false;
  bool short_owner_ = false;
  double numbers_width_ = 300.0;
};

}  // namespace linkwright::ui

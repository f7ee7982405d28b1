// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/explain/walk/explanation.h"
#include "ui/workspaces/explain/walk/symbol_sheet.h"

#include <QColor>
#include <QWidget>

#include <memory>

namespace linkwright::ui {

/// One quantity: symbol, name, frame; components in one style (NumberGroup) and the unit. The tooltip, the clipboard
/// and screen readers have all digits.
class ValueRow : public QWidget {
  Q_OBJECT
public:
  explicit ValueRow(QWidget* parent = nullptr);

  void setValue(const ExplainedValue& value);
  const ExplainedValue& value() const { return value_; }
  void setStyleOf(std::shared_ptr<const SymbolSheet> symbols, const QColor& colour, bool result);
  /// How wide the columns of numbers are where summands stand below: points under points. 0: all there is.
  void setNumbersWidth(double width);
  void setMarked(bool marked);
  bool isMarked() const { return marked_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
  void hovered(const QString& term, const std::optional<linkwright::QuantityKey>& key);  ///< empty: the mouse has left
  void sourceWanted(const linkwright::QuantityKey& key);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void copy() const;
  QString sourceText() const;
  QRectF sourceRect() const;
  QFont smallFont() const;

  ExplainedValue value_;
  std::shared_ptr<const SymbolSheet> symbols_;
  QColor colour_;
  bool result_ = false;
  bool marked_ = false;
  double numbers_width_ = 0.0;
};

}  // namespace linkwright::ui

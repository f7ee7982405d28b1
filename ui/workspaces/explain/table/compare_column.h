// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/equations.h"
#include "ui/workspaces/explain/table/comparison.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace linkwright::ui {

class EquationLabel;

/// One formulation's side of the comparison: the steps that match, each with its equation, its numbers in its own frame
/// and what turns the column before into them.
class CompareColumn : public QFrame {
  Q_OBJECT
public:
  CompareColumn(Formulation formulation, const Equations& equations, QWidget* parent = nullptr);

  Formulation formulation() const { return formulation_; }
  /// Whether the walk goes through this formulation.
  void setWalked(bool walked);
  void showColumn(const ComparedColumn& column, Notation notation);
  /// Tints the values that are this quantity in the formulation of the walk.
  void setMarked(const std::optional<QuantityKey>& key);
  /// Everything that is written in it, for screen readers and tests.
  QString text() const;

signals:
  void walkWanted(linkwright::Formulation formulation);
  /// The mouse is on a value: what it is in the formulation of the walk; nothing: it has left.
  void pointed(const std::optional<linkwright::QuantityKey>& key);

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Block {
    QLabel* title = nullptr;
    EquationLabel* equation = nullptr;
    std::vector<QLabel*> values;
    std::vector<QuantityKey> keys;  ///< of the values, in the formulation of the walk
    QString picture;                ///< which picture is shown
  };
  Block& blockAt(std::size_t index);
  QLabel* valueAt(Block& block, std::size_t index);
  void giveHeights();
  void showStep(Block& block, const ComparedStep& step, Notation notation);
  QString richText(const ComparedValue& value) const;
  QLabel* makeLabel(QWidget* parent) const;

  Formulation formulation_;
  const Equations& equations_;
  QPushButton* walk_ = nullptr;
  QLabel* heading_ = nullptr;
  QLabel* absence_ = nullptr;
  QVBoxLayout* layout_ = nullptr;
  std::vector<Block> blocks_;
  std::optional<QuantityKey> marked_;
  QString text_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "ui/widgets/equations.h"
#include "ui/workspaces/explain/walk/explanation.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace linkwright::ui {

class EquationLabel;
class FoldingGroup;
class SymbolSheet;
class TermRow;
class ValueRow;
class Walk;

/// A step on a page: the equation as in a textbook, the same equation with its numbers, and below what these are made
/// from. What the mouse points at is marked in all three, and through the walk in every other view.
class StepPage : public QWidget {
  Q_OBJECT
public:
  explicit StepPage(Walk& walk, QWidget* parent = nullptr);
  ~StepPage() override;

  /// `joint`: whose torque the step gives, -1: it gives none.
  void show(const Explanation& explanation, Notation notation, int joint = -1);
  /// What a link's visit has made, all of it, in place of one equation.
  void showVisit(const Explanation& last, const std::vector<ExplainedValue>& results, Notation notation);
  /// Keys that rows and labels do not keep for themselves go to this object first.
  void setKeyFilter(QObject* filter) { key_filter_ = filter; }

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void restyle();
  QColor ink() const;
  void sizeTitle();
  void showHeading(const Explanation& explanation);
  void showEquation(const Explanation& explanation);
  struct UsedRows {
    std::size_t rows = 0;
    int folded = 0;
  };
  void showValues(const std::vector<ExplainedValue>& values, bool results, UsedRows& used, QVBoxLayout* into);
  bool isFolded(const ExplainedValue& value, bool result) const;
  void showTerms();
  void layOutTerms();
  bool layOutTerms(bool short_owners);
  void pointAt(const QString& stem, const QString& group, const std::optional<QuantityKey>& key);
  void showMarked();
  std::optional<QuantityKey> keyOf(const QString& stem) const;

  Walk& walk_;
  Equations equations_;
  std::shared_ptr<const SymbolSheet> symbols_;
  Explanation explanation_;
  std::vector<ExplainedTerm> shown_terms_;
  int torque_of_ = -1;  // the joint whose torque the step gives
  Notation notation_ = Notation::Source;
  QString drawn_;  // which picture is in the label
  QString pointed_stem_, pointed_group_;
  QObject* key_filter_ = nullptr;

  QLabel* title_ = nullptr;
  QLabel* sentence_ = nullptr;
  EquationLabel* equation_ = nullptr;
  QLabel* note_ = nullptr;
  QPushButton* why_ = nullptr;
  QLabel* operands_heading_ = nullptr;
  QVBoxLayout* result_rows_ = nullptr;
  QVBoxLayout* term_rows_ = nullptr;
  QVBoxLayout* operand_rows_ = nullptr;
  FoldingGroup* matrices_ = nullptr;  ///< of the step that turns the link: words say that first
  QVBoxLayout* matrix_rows_ = nullptr;
  std::vector<ValueRow*> values_;
  std::vector<TermRow*> terms_;
};

}  // namespace linkwright::ui

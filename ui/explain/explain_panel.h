// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/explain/equations.h"
#include "ui/explain/explanation.h"
#include "ui/explain/step_keeper.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace linkwright::ui {

class EquationLabel;
class StepScrubber;
class SymbolSheet;
class ValueRow;

/// The recursion, step by step: the equation of the step as in a textbook and every quantity in it with its numbers,
/// which are those that computed the torques. While the robot moves the step stays and its numbers follow.
class ExplainPanel : public QWidget {
  Q_OBJECT
public:
  ExplainPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  ~ExplainPanel() override;

  void setDark(bool dark);
  /// What is shown; its `body` is -1 where no step is.
  const Explanation& explanation() const { return explanation_; }

public slots:
  void first();
  void previous();
  void next();
  void last();
  /// Goes to the step that gives the torque of this joint, and shows the panel.
  void showTorqueOf(int joint);

protected:
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  QWidget* buildTransport();
  QWidget* buildStepPage();
  QWidget* buildStartPage();
  QPushButton* makeButton(const QString& name, const QString& text, const QString& tip);

  int stepCount() const;
  void goTo(int step);
  void refresh();
  void showStart();
  void showExplanation();
  void showEquation();
  void showRows(const std::vector<ExplainedValue>& values, bool results, std::size_t& used);
  void markTerm(const QString& term);
  void restyle();

  Document& document_;
  Interaction& interaction_;
  StepKeeper keeper_;
  Equations equations_;
  std::shared_ptr<const SymbolSheet> symbols_;
  Explanation explanation_;
  bool dark_ = false;
  bool stale_ = true;

  QPushButton* first_ = nullptr;
  QPushButton* previous_ = nullptr;
  QPushButton* next_ = nullptr;
  QPushButton* last_ = nullptr;
  StepScrubber* scrubber_ = nullptr;
  QLabel* words_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* number_ = nullptr;
  EquationLabel* equation_ = nullptr;
  QLabel* sentence_ = nullptr;
  QLabel* note_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QWidget* table_ = nullptr;
  QVBoxLayout* table_layout_ = nullptr;
  QLabel* operands_heading_ = nullptr;
  std::vector<ValueRow*> rows_;
  QTableWidget* torques_ = nullptr;
};

}  // namespace linkwright::ui

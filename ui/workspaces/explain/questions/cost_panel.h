// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/background.h"
#include "ui/work/cost_results.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QTabWidget;
class QToolButton;

namespace linkwright::ui {

class PlotView;
class DuplicatesView;
struct CostLine;

/// What the dynamics of this robot cost: operations counted by running each method, the time measured beside them, how
/// both grow along a chain, and what the form without recursion does again and again. Counting and measuring happen on
/// another thread, once the panel is shown.
class CostPanel : public QWidget {
  Q_OBJECT
public:
  explicit CostPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// What is shown; null before it has been counted.
  std::shared_ptr<const CostResults> figures() const { return figures_; }

public slots:
  /// Measures again, at the state of the moment.
  void measure();

protected:
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// What the plot can show.
  enum class Growth { Inverse, Forward, Velocities, Accelerations, Torques };

  void build();
  QWidget* buildTable();
  QWidget* buildGrowth();
  QWidget* buildDuplicates();
  void refresh();
  void request();
  void begin(bool counts);
  void take(const std::shared_ptr<const CostResults>& figures);
  void showCounts();
  void showTimes(const CostTimes& seconds);
  void showStatus();
  void showGrowth();
  void readOff(double joints);
  void showDuplicates();
  void sizeTable();
  void stepTerm(int by);

  Document& document_;
  Background work_{tr("Operation counts and timings"), this};
  QTimer request_;  ///< a robot being edited is counted when it holds still for a moment
  std::shared_ptr<const Model> asked_model_;
  TorqueTerms asked_terms_;
  std::shared_ptr<const CostResults> figures_;
  bool has_times_ = false;
  QString failure_;  ///< why it could not be counted or measured

  QTabWidget* tabs_ = nullptr;
  QTableWidget* table_ = nullptr;
  QLabel* status_ = nullptr;
  QPushButton* measure_ = nullptr;
  QComboBox* growth_ = nullptr;
  PlotView* plot_ = nullptr;
  QLabel* reading_ = nullptr;
  DuplicatesView* duplicates_ = nullptr;
  QLabel* duplicates_words_ = nullptr;
  QToolButton* play_ = nullptr;
  QTimer play_timer_;
  WhenSeen when_seen_{*this, &CostPanel::refresh};
};

}  // namespace linkwright::ui

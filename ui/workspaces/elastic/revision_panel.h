// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"
#include "ui/work/elastic_study.h"
#include "ui/work/revision_result.h"
#include "ui/workspaces/elastic/revision_words.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QTableWidget;
class QTabWidget;
class QToolButton;

namespace linkwright::ui {

class RevisionForm;
class RevisionInstant;
class RevisionMistakes;
class RevisionPlots;

/// The paper's example: the revision of a trajectory step by step, with its figures and its mistakes. It has its own
/// two-link arm and its own time, whatever scene is open.
class RevisionPanel : public QWidget {
  Q_OBJECT
public:
  RevisionPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
                QWidget* parent = nullptr);

  const RevisionCase& settings() const { return settings_; }
  void setSettings(const RevisionCase& settings);
  RevisionFigure figure() const { return figure_; }
  void setFigure(RevisionFigure figure);
  /// Of the story, from 0.
  int stage() const { return stage_; }
  void goToStage(int stage);
  /// Of the settings; null while they are worked out for the first time.
  const std::shared_ptr<const RevisionResult>& result() const { return result_; }
  bool isRunning() const { return work_.isRunning() || asked_.isActive(); }

protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* makeStory();
  QWidget* makeFiguresPage();
  QTableWidget* makeTable();
  void ask();
  void begin();
  void showAll();
  void showTable();
  void showKey();
  void fitColumns();
  void showStory();

  Interaction& interaction_;
  Background work_{tr("The paper's example"), this};
  QTimer asked_;  ///< several changes in one turn of the event loop are one
  RevisionCase settings_;
  RevisionFigure figure_ = RevisionFigure::RigidAngles;
  int stage_ = 0;
  std::shared_ptr<const RevisionResult> result_;

  QLabel *title_ = nullptr, *words_ = nullptr, *status_ = nullptr, *key_ = nullptr;
  QToolButton *back_ = nullptr, *next_ = nullptr;
  RevisionForm* form_ = nullptr;
  RevisionMistakes* mistakes_ = nullptr;
  QTabWidget* pages_ = nullptr;
  QComboBox* choice_ = nullptr;
  RevisionPlots* plots_ = nullptr;
  RevisionInstant* instant_ = nullptr;
  QTableWidget* table_ = nullptr;
};

}  // namespace linkwright::ui

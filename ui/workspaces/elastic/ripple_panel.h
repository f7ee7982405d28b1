// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/background.h"
#include "ui/work/elastic_study.h"
#include "ui/work/elastic_tasks.h"
#include "ui/workspaces/elastic/ripple_words.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;

namespace linkwright::ui {

class PlotView;

/// What makes a torque ripple: its spectrum and its periods beside those of the modes.
class RipplePanel : public QWidget {
  Q_OBJECT
public:
  RipplePanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
              QWidget* parent = nullptr);
  /// Natural periods along the motion are still worked out.
  bool isRunning() const { return work_.isRunning(); }
  /// Of what is shown last.
  const RippleResults& figures() const { return figures_; }

private:
  void build();
  void refresh();
  void askTheory();
  void takeTheory(Result<FrozenPeriods> periods);
  void showStopped();
  void fillJoints();
  void showAll();
  void showSpectrum();
  void showPeriods();
  void showTime();
  int joint() const;

  Document& document_;
  ElasticStudy& study_;
  Background work_{tr("Natural periods"), this};
  std::shared_ptr<const ElasticResult> asked_;  ///< what the theory is of, or will be
  std::shared_ptr<const FrozenPeriods> theory_;
  QString problem_;  ///< why there is no theory
  RippleResults figures_;

  QComboBox *joint_ = nullptr, *over_ = nullptr;
  QCheckBox* slow_ = nullptr;
  QLabel *none_ = nullptr, *words_ = nullptr, *hint_ = nullptr, *now_ = nullptr;
  QWidget* content_ = nullptr;
  PlotView *spectrum_ = nullptr, *periods_ = nullptr;
  WhenSeen when_seen_{*this, &RipplePanel::refresh};
};

}  // namespace linkwright::ui

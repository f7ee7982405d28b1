// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/elastic_study.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QStackedLayout;
class QVBoxLayout;

namespace linkwright::ui {

class PlotView;
class WrappedLabel;

/// What elastic links bear at this instant: the diagram of their bending moment.
class BendingPanel : public QWidget {
  Q_OBJECT
public:
  BendingPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
               QWidget* parent = nullptr);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  void buildControls(QVBoxLayout& column);
  void buildPlots(QVBoxLayout& column);
  void refresh();
  void showLinks();
  void showNothing(const QString& words);
  /// Of the chosen link in the result's tree; -1: it is not in it.
  int chosenBody(const ElasticResult& result) const;
  void showBearing(const ElasticInstant& instant, int body);
  void showMoments(const BeamBearing& bearing, const BearingPeaks::Beam* peaks);
  void showForces(const BeamBearing& bearing);
  void showDeflection(const ElasticInstant& instant, int body, const BearingPeaks::Beam* peaks);
  void showWords(const ElasticInstant& instant, const BeamBearing& bearing, const BearingPeaks::Beam* peaks);

  Document& document_;
  ElasticStudy& study_;
  ElasticViewOptions& look_;
  QStackedLayout* pages_ = nullptr;
  QBoxLayout* plots_ = nullptr;
  WrappedLabel *nothing_ = nullptr, *words_ = nullptr;
  QComboBox* link_ = nullptr;
  QCheckBox *shear_ = nullptr, *axial_ = nullptr, *torsion_ = nullptr;
  PlotView *moments_ = nullptr, *forces_ = nullptr, *deflection_ = nullptr;
  QStringList names_;  // of the links in the choice
  WhenSeen when_seen_{*this, &BendingPanel::refresh};
};

}  // namespace linkwright::ui

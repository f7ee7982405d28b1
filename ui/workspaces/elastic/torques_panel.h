// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/elastic_study.h"
#include "ui/workspaces/elastic/torque_results.h"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace linkwright::ui {

class PlotView;

/// Torque curves of elastic and of rigid links, and what the three ways of computing them differ by. The switches of
/// the curves are their legend, with the numbers at the document's time.
class ElasticTorquesPanel : public QWidget {
  Q_OBJECT
public:
  ElasticTorquesPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
                      QWidget* parent = nullptr);

private:
  void build();
  QWidget* makeKey();
  void refresh();
  void fillJoints();
  void showCurves();
  void showSwatches();
  void showTime();
  std::vector<int> joints() const;
  std::vector<TorqueWay> ways() const;

  Document& document_;
  ElasticStudy& study_;
  double scale_ = 1.0;  ///< of the numbers at the cursor

  QComboBox* joint_ = nullptr;
  QLabel *seen_ = nullptr, *passive_ = nullptr, *when_ = nullptr, *none_ = nullptr;
  QWidget* content_ = nullptr;
  std::array<QCheckBox*, kTorqueWays.size()> shown_{};
  std::array<QLabel*, kTorqueWays.size()> values_{};
  QCheckBox* logarithmic_ = nullptr;
  PlotView *torques_ = nullptr, *differences_ = nullptr;
  WhenSeen when_seen_{*this, &ElasticTorquesPanel::refresh};
};

}  // namespace linkwright::ui

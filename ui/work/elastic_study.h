// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/beam_bearing.h"
#include "core/beam/nodal_scheme.h"
#include "ui/document/document.h"
#include "ui/work/background.h"
#include "ui/work/elastic_result.h"

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <vector>

namespace linkwright::ui {

/// An analysis at one instant: the state, and the passes over the tree with nodal forces and what joints carry.
struct ElasticInstant {
  std::shared_ptr<const ElasticResult> result;  ///< that it is of
  Eigen::Index sample = 0;
  double t = 0.0;  ///< s
  ElasticState state;
  ElasticPass pass;

  /// {tau} = [L][T]{P} here.
  NodalScheme scheme(NodalMass mass = NodalMass::Consistent) const;
  /// The same of the robot deformed by `u` [tree.size] in place of the state's: where its nodes would be.
  NodalScheme schemeBentBy(const Eigen::VectorXd& u) const;
  /// What the beam of a body bears.
  BeamBearing bearing(int body) const;
};

/// A tree with its deformations magnified.
struct BentPlaces {
  Eigen::VectorXd u;       ///< [tree.size]
  std::vector<Pose> X_WB;  ///< by ElasticTree::bodies
  std::vector<Pose> X_WL;  ///< by Model::links()
};
BentPlaces bentPlaces(const ElasticTree& tree, const ElasticState& state, double magnification);

/// The analysis of the scene's elastic links and passive joints. While it is on it is kept up to date: every edit
/// starts it anew on another thread, and the motion that it finds is what the document plays. Lives on the UI thread.
class ElasticStudy : public QObject {
  Q_OBJECT
public:
  explicit ElasticStudy(Document& document, QObject* parent = nullptr);

  bool isOn() const { return is_on_; }
  /// Whether the scene has anything to analyse: a link that bends, or a joint without a motor.
  bool hasSubject() const;
  Document& document() const { return document_; }

  /// The last that is of this scene; null: there is none, or none yet.
  const std::shared_ptr<const ElasticResult>& result() const { return result_; }
  /// Whether it is of the settings that the scene has now.
  bool isUpToDate() const;
  /// At the document's time; null without a result. Worked out when it is first asked for, and kept.
  std::shared_ptr<const ElasticInstant> instant() const;
  /// The largest that beams bear in the result; null while they are looked for, which this begins, where there is no
  /// result, and where there is no room for them.
  std::shared_ptr<const BearingPeaks> peaks();
  bool isRunning() const { return work_.isRunning() || asked_.isActive(); }
  double progress() const { return std::max(0.0, work_.progress()); }  ///< of the one under way, 0 to 1
  /// Why there is no result, and what is doubtful about the one there is.
  const Diagnostics& problems() const { return problems_; }

public slots:
  void setOn(bool on);
  /// Ends the one under way; the next edit, or restart(), begins again.
  void stop();
  void restart();

signals:
  void onChanged(bool on);
  /// There is another result, or none any more.
  void resultChanged();
  /// peaks() has them now.
  void peaksFound();
  /// It has begun, come further, ended, or failed.
  void stageChanged();

private:
  void follow();
  bool isOtherPlan(const std::shared_ptr<const TrajectoryPlan>& plan);
  void ask();
  void begin();
  void take(const std::shared_ptr<const ElasticResult>& result);
  void forget();
  void fail(const Diagnostics& why);

  Document& document_;
  Background work_{tr("Elastic analysis"), this}, peaks_work_;
  QTimer asked_;  ///< several edits in one turn of the event loop are one
  bool is_on_ = false;
  Diagnostics problems_;
  std::shared_ptr<const ElasticResult> result_;
  mutable std::shared_ptr<const ElasticInstant> instant_;
  std::shared_ptr<const ElasticResult> peaks_of_;  ///< that they are asked for
  std::shared_ptr<const BearingPeaks> peaks_;
  // what the last request was made of
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  Eigen::VectorXd q_, qd_;  ///< that it begins from, where there is no plan
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/elastic_study.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_run.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/found_motion.h"
#include "ui/document/look.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

ElasticStudy::ElasticStudy(Document& document, QObject* parent) : QObject(parent), document_(document) {
  asked_.setSingleShot(true);
  asked_.setInterval(0);
  connect(&asked_, &QTimer::timeout, this, &ElasticStudy::begin);
  connect(&work_, &Background::progressed, this, &ElasticStudy::stageChanged);
  connect(&work_, &Background::runningChanged, this, &ElasticStudy::stageChanged);
  ui::follow(document_, kAllParts & ~SceneParts(ScenePart::Robot), this, &ElasticStudy::ask);
  connect(&document_, &Document::edited, this, [this] {
    forget();
    ask();
  });
  connect(&document_, &Document::opened, this, [this] {
    forget();
    ask();
  });
  // what is edited by a gesture, or set without a motion, is seen by what comes of it
  connect(&document_, &Document::snapshotChanged, this, &ElasticStudy::follow);
}

/// The same plan may be made anew: of another load, or another switch.
bool ElasticStudy::isOtherPlan(const std::shared_ptr<const TrajectoryPlan>& plan) {
  if (plan == plan_) return false;
  const bool is_same = plan && plan_ && *plan == *plan_;
  if (is_same) plan_ = plan;
  return !is_same;
}

void ElasticStudy::follow() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!is_on_ || snapshot->simulating) return;
  if (snapshot->model != model_) return ask();
  const Motion& motion = snapshot->motion;
  const bool has_plan = motion.plan && !(motion.found && !motion.found->driven);
  if (has_plan) {
    if (!motion.found && isOtherPlan(motion.plan)) ask();
    return;
  }
  // without a motion the analysis begins from the pose
  const bool is_posed = snapshot->source == StateSource::Pose && !document_.gestureActive();
  if (is_posed && (plan_ || snapshot->q != q_ || snapshot->qd != qd_)) ask();
}

bool ElasticStudy::hasSubject() const {
  const SnapshotPtr snapshot = document_.snapshot();
  const auto& joints = snapshot->model->joints();
  return !elasticLinks(document_).empty() ||
         std::any_of(joints.begin(), joints.end(), [](const ModelJoint& joint) { return joint.passive; });
}

bool ElasticStudy::isUpToDate() const {
  return result_ && result_->run().setup->settings == elasticSettings(document_);
}

NodalScheme ElasticInstant::scheme(NodalMass mass) const { return {pass, state, mass}; }

BeamBearing ElasticInstant::bearing(int body) const { return beamBearing(pass, state, body); }

NodalScheme ElasticInstant::schemeBentBy(const Eigen::VectorXd& u) const {
  ElasticState bent = stateOfRest(pass.tree(), state.joints.q);
  bent.u = u;
  ElasticPass there(pass.tree());
  there.outward(bent);
  there.inward();
  return {there, bent};
}

BentPlaces bentPlaces(const ElasticTree& tree, const ElasticState& state, double magnification) {
  BentPlaces places;
  places.u = magnification * state.u;
  places.X_WB = placesOf(tree, state.joints.q, places.u);
  places.X_WL = linkPlaces(tree, places.X_WB);
  return places;
}

std::shared_ptr<const ElasticInstant> ElasticStudy::instant() const {
  if (!result_) return nullptr;
  const ElasticRun& run = result_->run();
  const SnapshotPtr snapshot = document_.snapshot();
  const Eigen::Index sample = snapshot->source == StateSource::Motion ? run.sampleAt(snapshot->time) : 0;
  if (!instant_ || instant_->result != result_ || instant_->sample != sample)
    instant_ = std::make_shared<const ElasticInstant>(
        ElasticInstant{result_, sample, run.t[sample], run.state(sample), run.passAt(sample)});
  return instant_;
}

std::shared_ptr<const BearingPeaks> ElasticStudy::peaks() {
  if (result_ == peaks_of_) return peaks_;
  peaks_of_ = result_;
  peaks_.reset();
  peaks_work_.stop();
  if (!result_) return nullptr;
  peaks_work_.start(
      [result = result_](const Background::Task& task) { return bearingPeaks(result->run(), task.stop()); },
      [this](Result<BearingPeaks> found) {
        if (!found) return;  // the diagrams go without
        peaks_ = std::make_shared<const BearingPeaks>(std::move(found).value());
        emit peaksFound();
      });
  return nullptr;
}

void ElasticStudy::setOn(bool on) {
  if (on == is_on_) return;
  is_on_ = on;
  if (on) {
    // the robot may have been posed elsewhere meanwhile
    forget();
    ask();
  } else {
    work_.stop();
    asked_.stop();
    showFound(document_, nullptr);
  }
  emit onChanged(on);
  emit stageChanged();
}

void ElasticStudy::ask() {
  if (!is_on_) return forget();
  asked_.start();
  emit stageChanged();
}

void ElasticStudy::restart() { ask(); }

void ElasticStudy::stop() {
  asked_.stop();
  work_.stop();
  emit stageChanged();
}

void ElasticStudy::begin() {
  asked_.stop();
  const SnapshotPtr snapshot = document_.snapshot();
  model_ = snapshot->model;
  q_ = snapshot->q;
  qd_ = snapshot->qd;
  const bool has_plan = snapshot->motion.plan && !(snapshot->motion.found && !snapshot->motion.found->driven);
  plan_ = has_plan ? snapshot->motion.plan : nullptr;
  if (!hasSubject()) {
    work_.stop();
    problems_.clear();
    forget();
    emit stageChanged();
    return;
  }
  Result<ElasticSetup> setup = elasticSetup(document_);
  if (!setup) return fail(setup.diagnostics());
  q_ = setup->q;
  qd_ = setup->qd;
  work_.start(
      [setup = std::move(setup).value(), plan = planOf(document_.scene())](const Background::Task& task) mutable {
        return analyseElastic(std::move(setup), std::move(plan), task.stop(),
                              [&](double share) { task.progress(share); });
      },
      [this](Result<ElasticResult> result) {
        if (result)
          take(std::make_shared<const ElasticResult>(std::move(result).value()));
        else
          fail(result.diagnostics());
      });
  emit stageChanged();
}

void ElasticStudy::take(const std::shared_ptr<const ElasticResult>& result) {
  // a robot that has been edited meanwhile has asked anew
  if (result->run().setup->model != document_.snapshot()->model) return;
  result_ = result;
  instant_.reset();
  problems_ = result->warnings;
  showFound(document_, result->found);
  emit resultChanged();
}

void ElasticStudy::fail(const Diagnostics& why) {
  problems_ = why;
  work_.stop();
  forget();
  emit stageChanged();
}

void ElasticStudy::forget() {
  if (!result_) return;
  result_.reset();
  instant_.reset();
  showFound(document_, nullptr);
  emit resultChanged();
}

}  // namespace linkwright::ui

#include "moc_elastic_study.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_binding.h"

#include "core/mechanism/generated_shapes.h"
#include "ui/widgets/force_scale.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kFrameEvery = 33;  // ms
constexpr double kSeen = 0.06, kMostMagnified = 1e4;
constexpr double kSwing = 1600.0;  // ms there and back, whatever the frequency: it is to be seen

/// Tips go about a tenth of their link's length at the largest.
double fittingMagnification(const BearingPeaks& peaks) {
  double share = 0.0;
  for (const BearingPeaks::Beam& beam : peaks.beams) {
    if (!beam.x.empty() && beam.x.back() > 0.0) share = std::max(share, beam.deflection / beam.x.back());
  }
  return share > 0.0 ? std::clamp(roundStep(kSeen / share), 1.0, kMostMagnified) : 1.0;
}

/// A mode is of the robot as it was when somebody asked for it.
bool isOf(const ShownMode& mode, const Model& model) {
  if (!mode.tree || mode.tree->dof != model.dof()) return false;
  const std::vector<ElasticBody>& bodies = mode.tree->bodies;
  return std::count_if(bodies.begin(), bodies.end(), [](const ElasticBody& body) { return body.link >= 0; }) ==
         model.linkCount();
}

}  // namespace

ElasticBinding::ElasticBinding(View3D& view, Document& document, Interaction& interaction, ElasticStudy& study,
                               ElasticViewOptions& look)
    : QObject(&view), view_(view), document_(document), interaction_(interaction), study_(study), look_(look) {
  frames_.setInterval(kFrameEvery);
  connect(&frames_, &QTimer::timeout, this, &ElasticBinding::show);
  connect(&document_, &Document::snapshotChanged, this, &ElasticBinding::show);
  connect(&study_, &ElasticStudy::resultChanged, this, &ElasticBinding::show);
  connect(&look_, &ElasticViewOptions::changed, this, &ElasticBinding::show);
  connect(&document_, &Document::opened, this, [this] { fits_ = true; });
  connect(&study_, &ElasticStudy::peaksFound, this, &ElasticBinding::show);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &ElasticBinding::show);
}

void ElasticBinding::clear() {
  frames_.stop();
  if (!std::exchange(is_shown_, false)) return;
  view_.setDecor(QStringLiteral("elastic"), {});
}

// the timer runs only while a mode is looked at
void ElasticBinding::swing() {
  const bool swings = look_.mode() && isOf(*look_.mode(), *document_.snapshot()->model);
  if (swings && !frames_.isActive()) {
    swinging_.start();
    frames_.start();
  } else if (!swings) {
    frames_.stop();
  }
}

void ElasticBinding::show() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!look_.isOn() || !snapshot || !snapshot->model || !snapshot->mechanism) return clear();
  swing();
  ElasticScene scene;
  scene.dark = isDark(interaction_.themeChoice());
  scene.passive = look_.showsPassive();
  const std::shared_ptr<const ElasticInstant> instant = study_.instant();
  ElasticState swung;
  if (const std::optional<ShownMode>& mode = look_.mode(); frames_.isActive()) {
    swung = modeState(*mode, 2.0 * std::numbers::pi * static_cast<double>(swinging_.elapsed()) / kSwing);
    scene.tree = mode->tree.get();
    scene.state = &swung;
    scene.mode = modeText(*mode);
  } else if (instant && instant->result->run().setup->model == snapshot->model) {
    fillIn(scene, *instant);
  }
  is_shown_ = true;
  Decor decor = elasticDecor(*snapshot, scene);
  addKey(decor, scene);
  view_.setDecor(QStringLiteral("elastic"), decor);
}

// colours and lengths are those of the whole run, so that they mean the same at every instant
void ElasticBinding::fillIn(ElasticScene& scene, const ElasticInstant& instant) {
  scene.tree = instant.result->run().tree.get();
  scene.state = &instant.state;
  scene.instant = &instant;
  scene.shape = look_.showsShape();
  scene.moment = look_.showsMoment();
  scene.nodal_forces = look_.showsNodalForces();
  scene.magnification = look_.magnification();
  if (!scene.nodal_forces && !(scene.shape && scene.moment)) return;
  if (const std::shared_ptr<const BearingPeaks> peaks = study_.peaks()) {
    scene.largest_moment = peaks->bending;
    const double size = drawingSize(*instant.result->run().setup->mechanism);
    if (peaks != scaled_for_) force_scale_ = steadyScale(force_scale_, peaks->nodal_force, size, true);
    scaled_for_ = peaks;
    if (std::exchange(fits_, false)) {
      look_.setMagnification(fittingMagnification(*peaks));
      scene.magnification = look_.magnification();
    }
    scene.metres_per_newton = force_scale_;
  }
}

// the scale of nodal forces, and how much links are bent more than they are
void ElasticBinding::addKey(Decor& decor, const ElasticScene& scene) const {
  if (scene.instant != nullptr && scene.nodal_forces && scene.metres_per_newton > 0.0) {
    decor.scale_bars.push_back(
        {Quantity::InertialForce, tr("nodal forces {P}"), QStringLiteral("N"), scene.metres_per_newton});
  }
  // where the colours have a key that says it too
  const bool has_key = scene.shape && scene.moment && scene.largest_moment > 0.0;
  const bool bends = scene.instant != nullptr && scene.shape && !scene.tree->beams.empty();
  if (bends && !has_key) decor.note = bentText(scene.magnification);
}

}  // namespace linkwright::ui

#include "moc_elastic_binding.cpp"

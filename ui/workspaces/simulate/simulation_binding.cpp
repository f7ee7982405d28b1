// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_binding.h"

#include "core/mechanism/generated_shapes.h"
#include "core/simulation/setup.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/force_scale.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/simulate/simulation_decor.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr qint64 kTextsEvery = 120;  // ms: numbers that change more often cannot be read

}  // namespace

SimulationBinding::SimulationBinding(View3D& view, Document& document, Interaction& interaction,
                                     SimulationSession& session, SimulationViewOptions& look)
    : QObject(&view), view_(view), document_(document), interaction_(interaction), session_(session), look_(look) {
  connect(&document_, &Document::snapshotChanged, this, &SimulationBinding::show);
  follow(document_, kSimulationParts, this, &SimulationBinding::show);
  connect(&look_, &SimulationViewOptions::changed, this, &SimulationBinding::show);
  connect(&interaction_.walk(), &Walk::forceScaleChanged, this, &SimulationBinding::show);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &SimulationBinding::show);
  connect(&session_, &SimulationSession::stageChanged, this, [this](SimulationSession::Stage stage) {
    if (stage != SimulationSession::Stage::Running) letGo();
    show();
  });
  connectPull();
}

SimulationBinding::~SimulationBinding() = default;

// a drag of a link, or of the hand by the gizmo's arrows: otherwise inverse kinematics' (view_binding.cpp)
void SimulationBinding::connectPull() {
  connect(&view_, &View3D::linkHeld, &session_, &SimulationSession::setHeldBack);
  connect(&view_, &View3D::linkDragStarted, this, &SimulationBinding::begin);
  connect(&view_, &View3D::linkDragged, this, &SimulationBinding::pullTo);
  connect(&view_, &View3D::dragStarted, this, [this] {
    // a ring turns and does not pull
    if (interaction_.gizmoMode() == GizmoMode::Translate) begin(document_.snapshot()->hand, Eigen::Vector3d::Zero());
  });
  connect(&view_, &View3D::targetDragged, this, [this](const Pose& X_WT) { pullTo(X_WT.p); });
  connect(&view_, &View3D::dragFinished, this, &SimulationBinding::letGo);
  connect(&view_, &View3D::dragCancelled, this, &SimulationBinding::letGo);
}

void SimulationBinding::begin(int link, const Eigen::Vector3d& p_LE) {
  if (!document_.isSimulating() || link < 0) return;
  const SimulationSettings settings = simulationSettings(document_);
  const bool has_fixed_step = settings.integrator != Integrator::DormandPrince5;
  spring_ = springAt(*document_.snapshot(), link, p_LE, look_.pullStiffness(), has_fixed_step ? settings.step : 0.0);
  session_.setSpring(spring_);
}

void SimulationBinding::pullTo(const Eigen::Vector3d& p_WT) {
  if (!spring_) return;
  spring_->target = p_WT;
  session_.setSpring(spring_);
  show();
}

void SimulationBinding::letGo() {
  if (!std::exchange(spring_, std::nullopt)) return;
  session_.setSpring(std::nullopt);
  show();
}

void SimulationBinding::setExplaining(bool explaining) {
  explaining_ = explaining;
  show();
}

void SimulationBinding::clear() {
  patches_.clear();
  decor_ = {};
  if (!std::exchange(is_shown_, false)) return;
  view_.setDecor(QStringLiteral("simulation"), {});
}

void SimulationBinding::show() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model || !snapshot->mechanism) return clear();
  if (!look_.isOn() && !(explaining_ && snapshot->simulated)) return clear();
  findPatches(*snapshot);
  const SimulationScene scene = sceneOf(*snapshot);
  Decor decor = simulationDecor(*snapshot, scene, patches_);
  if (snapshot->simulating && since_texts_.isValid() && since_texts_.elapsed() < kTextsEvery)
    keepTexts(decor, decor_);
  else
    since_texts_.start();
  decor_ = std::move(decor);
  addKey(decor_, scene);
  is_shown_ = true;
  view_.setDecor(QStringLiteral("simulation"), decor_);
}

// the surfaces stay as they are until a foot comes near a border
void SimulationBinding::findPatches(const Snapshot& snapshot) {
  if (snapshot.model != model_) {
    model_ = snapshot.model;
    size_ = drawingSize(*snapshot.mechanism);
    weight_ = model_->totalMass() * snapshot.gravity.norm();
    force_scale_ = moment_scale_ = 0.0;
    looked_through_.reset();
    patches_.clear();
  }
  patches_.resize(snapshot.contacts.size());
  for (std::size_t c = 0; c < patches_.size(); ++c) {
    const Surface& surface = snapshot.contacts[c].contact.surface;
    const Eigen::Vector3d foot_W = footOf(snapshot.contacts[c]);
    if (!foot_W.allFinite()) continue;
    if (!holds(patches_[c], surface, foot_W, size_)) patches_[c] = surfacePatch(surface, foot_W, size_);
  }
}

ContactLaws SimulationBinding::lawsOf(const Snapshot& snapshot) const {
  return snapshot.simulated && snapshot.motion.run ? snapshot.motion.run->setup->settings.laws
                                                   : simulationSettings(document_).laws;
}

SimulationScene SimulationBinding::sceneOf(const Snapshot& snapshot) {
  SimulationScene scene;
  scene.is_explaining = !look_.isOn();
  scene.surfaces = look_.showsSurfaces();
  scene.forces = look_.showsForces();
  scene.cones = look_.showsCones();
  scene.chosen = look_.contact();
  scene.laws = lawsOf(snapshot);
  scene.size = size_;
  scene.dark = isDark(interaction_.themeChoice());
  scene.spring = spring_;
  scene.internal_forces = look_.isOn() && look_.showsInternalForces();
  scene.internal_moments = look_.isOn() && look_.showsInternalMoments();
  // what a contact does to a pose that nobody has simulated is not known
  const bool is_known = snapshot.simulated || snapshot.contacts.empty();
  if ((scene.internal_forces || scene.internal_moments) && is_known) scene.loads = jointLoadsOf(snapshot);
  scale(scene, snapshot);
  return scene;
}

// While it runs an arrow may only come to need a smaller scale; what has been run is drawn at one that fits all of it.
void SimulationBinding::scale(SimulationScene& scene, const Snapshot& snapshot) {
  ForcePeaks peaks = peaksOf(snapshot, scene);
  const std::shared_ptr<const SimulatedRun>& run = snapshot.motion.run;
  const bool is_whole = snapshot.simulated && run && !snapshot.simulating;
  if (is_whole && run != looked_through_) {
    looked_through_ = run;
    largest_ = largestForce(*run);
  }
  if (is_whole) peaks.force = std::max(peaks.force, largest_);
  // half of the weight is the measure of what is to come
  const double first = force_scale_ <= 0.0 ? std::max(peaks.force, 0.5 * weight_) : peaks.force;
  force_scale_ = steadyScale(force_scale_, first, size_, is_whole);
  moment_scale_ = steadyScale(moment_scale_, peaks.moment, size_, false);
  // one scale for all forces, where the recursion draws some
  const double of_step = interaction_.walk().forceScale();
  scene.metres_per_newton = of_step > 0.0 ? of_step : force_scale_;
  scene.metres_per_newton_metre = moment_scale_;
}

void SimulationBinding::addKey(Decor& decor, const SimulationScene& scene) const {
  const SnapshotPtr snapshot = document_.snapshot();
  const auto add = [&](Quantity quantity, const QString& name, const char* unit, double metres_per_unit) {
    decor.scale_bars.push_back({quantity, name, QString::fromLatin1(unit), metres_per_unit});
  };
  const bool runs = session_.stage() == SimulationSession::Stage::Running;
  if (scene.forces && snapshot->simulated && !snapshot->contacts.empty()) {
    add(Quantity::ExternalForce, tr("normal force"), "N", scene.metres_per_newton);
    add(kFrictionColour, tr("friction"), "N", scene.metres_per_newton);
  } else if (runs) {
    add(Quantity::ExternalForce, tr("force"), "N", scene.metres_per_newton);
  }
  if (!scene.loads.empty() && scene.internal_forces)
    add(Quantity::JointForce, tr("joint force F"), "N", scene.metres_per_newton);
  if (!scene.loads.empty() && scene.internal_moments)
    add(Quantity::JointMoment, tr("joint moment M"), "N m", scene.metres_per_newton_metre);
  if (spring_)
    decor.note = tr("pulling with a spring of %1 N/m (Esc to release)").arg(shortNumber(spring_->stiffness));
  else if (runs)
    decor.note = tr("drag a link to pull it with a spring of %1 N/m").arg(shortNumber(look_.pullStiffness()));
}

}  // namespace linkwright::ui

#include "moc_simulation_binding.cpp"

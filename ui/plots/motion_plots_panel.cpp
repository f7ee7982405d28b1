// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/motion_plots_panel.h"

#include "core/contact/contact.h"
#include "core/scene/scene.h"
#include "core/simulation/setup.h"
#include "ui/document/evaluate.h"
#include "ui/document/motion_time.h"
#include "ui/document/simulated_run.h"
#include "ui/document/translated.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/run_plots.h"
#include "ui/plots/torque_curves.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <string>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostRuns = 6;
constexpr int kShareUnits = 10000;  // what the splitter shares out: it keeps the proportions

std::vector<std::string> contactNames(const std::vector<Contact>& contacts) {
  std::vector<std::string> names;
  for (const Contact& contact : contacts) names.push_back(contact.name);
  return names;
}

}  // namespace

MotionPlotsPanel::MotionPlotsPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  setObjectName("motionPlots");
  splitter_ = new QSplitter(Qt::Vertical);
  splitter_->setObjectName("plotSplitter");
  splitter_->setChildrenCollapsible(false);
  auto* scroll = scrollPage(splitter_, "plotScroll", this);
  scroll->setAccessibleName(tr("Plots of the motion"));
  empty_ = new QLabel(this);
  empty_->setObjectName("plotsEmpty");
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(2 * kSpace);
  stack_ = new QStackedWidget(this);
  stack_->addWidget(scroll);
  stack_->addWidget(empty_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(makeHeader());
  layout->addWidget(makeFrozenRow());
  layout->addWidget(stack_, 1);
  connect(&document_, &Document::snapshotChanged, this, &MotionPlotsPanel::refresh);
  connect(&document_, &Document::opened, this, &MotionPlotsPanel::takeLayout);
  // a joint with another name has its curves under that
  connect(&document_, &Document::edited, this, [this] {
    if (document_.scene().plots && *document_.scene().plots != layout_) rebuildLayout();
  });
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this](AngleUnit unit) {
    source_.unit = unit;
    if (isVisible()) showCurves(false);
  });
  connect(splitter_, &QSplitter::splitterMoved, this, &MotionPlotsPanel::storeLayout);
  source_.unit = interaction_.angleUnit();
  takeLayout();
}

MotionPlot* MotionPlotsPanel::makePlot(const ScenePlot& plot) {
  auto* made = new MotionPlot(plot, splitter_);
  splitter_->addWidget(made);
  plots_.push_back(made);
  made->canvas()->setAutoscale(autoscales_);
  connect(made, &MotionPlot::edited, this, [this] {
    arrange();
    storeLayout();
  });
  connect(
      made, &MotionPlot::removeWanted, this, [this, made] { removePlot(made); }, Qt::QueuedConnection);
  connect(made, &MotionPlot::whyWanted, this, [this](int joint, double time) {
    goToTime(document_, time);
    emit interaction_.walk().whyWanted(joint);
  });
  connect(made, &MotionPlot::enlargeWanted, this, [this, made](bool enlarged) { enlarge(enlarged ? made : nullptr); });
  MotionCanvas* canvas = made->canvas();
  connect(canvas, &MotionCanvas::placeWanted, this, [this](double at) { goToTime(document_, at); });
  connect(canvas, &MotionCanvas::stepWanted, this, [this](double by) { stepTime(document_, by); });
  connect(canvas, &MotionCanvas::secondWanted, this, &MotionPlotsPanel::placeSecondCursor);
  connect(canvas, &MotionCanvas::timeRangeWanted, this, &MotionPlotsPanel::setTimeRange);
  return made;
}

MotionPlot* MotionPlotsPanel::addPlot(const ScenePlot& plot) {
  // a scene keeps no more
  if (plots_.size() >= kMaxPlots) return plots_.back();
  enlarge(nullptr);
  MotionPlot* made = makePlot(plot);
  made->showCurves(source_, false);
  made->showInstant(document_.snapshot(), second_);
  // the others make room for it
  double share = 0.0;
  for (const MotionPlot* each : plots_) share += each->plot().share;
  made->setShare(share / static_cast<double>(plots_.size()));
  shareHeight();
  arrange();
  storeLayout();
  return made;
}

void MotionPlotsPanel::addPreset(PlotPreset preset, int joint) {
  const std::vector<std::string> contacts =
      contactNames(setup_ ? setup_->contacts : document_.scene().contacts.orDefault());
  for (const ScenePlot& plot : presetPlots(preset, *document_.snapshot()->model, joint, contacts)) addPlot(plot);
}

void MotionPlotsPanel::removePlot(MotionPlot* plot) {
  const auto at = std::find(plots_.begin(), plots_.end(), plot);
  if (at == plots_.end()) return;
  const auto next = static_cast<std::size_t>(at - plots_.begin());
  enlarge(nullptr);
  plots_.erase(at);
  const bool had_focus = plot->isAncestorOf(focusWidget());
  plot->hide();
  plot->setParent(nullptr);
  plot->deleteLater();
  arrange();
  storeLayout();
  // the keyboard goes on with the neighbour
  if (!had_focus) return;
  if (plots_.empty())
    add_->setFocus();
  else
    plots_[std::min(next, plots_.size() - 1)]->canvas()->setFocus();
}

void MotionPlotsPanel::enlarge(MotionPlot* plot) {
  if (plot == enlarged_) return;
  const bool had_focus = isAncestorOf(focusWidget());
  MotionPlot* before = enlarged_;
  enlarged_ = plot;
  for (MotionPlot* each : plots_) {
    each->setVisible(plot == nullptr || each == plot);
    each->setEnlarged(each == plot);
  }
  if (plot == nullptr) shareHeight();
  arrange();
  // the keyboard stays with the plot
  if (had_focus) (plot != nullptr ? plot : before)->canvas()->setFocus();
}

void MotionPlotsPanel::clearPlots() {
  enlarged_ = nullptr;
  for (MotionPlot* plot : plots_) {
    plot->hide();
    plot->setParent(nullptr);
    plot->deleteLater();
  }
  plots_.clear();
}

void MotionPlotsPanel::showDefaults() {
  document_.setPlots(std::nullopt);
  takeLayout();
}

// what the scene has, or what a robot is looked at with at first; made when it is first seen
void MotionPlotsPanel::takeLayout() {
  forgetRuns();
  second_.reset();
  rebuildLayout();
}

void MotionPlotsPanel::rebuildLayout() {
  clearPlots();
  is_default_ = !document_.scene().plots;
  layout_ = is_default_ ? std::vector<ScenePlot>() : *document_.scene().plots;
  curves_.reset();
  source_.figures.reset();
  if (isVisible()) refresh();
}

void MotionPlotsPanel::storeLayout() {
  const QList<int> sizes = splitter_->sizes();
  double total = 0.0;
  for (const int size : sizes) total += size;
  layout_.clear();
  for (std::size_t i = 0; i < plots_.size(); ++i) {
    const auto row = static_cast<qsizetype>(i);
    if (isVisible() && enlarged_ == nullptr && row < sizes.size() && sizes[row] > 0) {
      plots_[i]->setShare(sizes[row] * static_cast<double>(plots_.size()) / total);
    }
    layout_.push_back(plots_[i]->plot());
  }
  is_default_ = false;
  document_.setPlots(layout_);
}

void MotionPlotsPanel::shareHeight() {
  if (plots_.empty()) return;
  QList<int> sizes;
  double total = 0.0;
  for (const MotionPlot* plot : plots_) total += plot->plot().share;
  for (const MotionPlot* plot : plots_) sizes << static_cast<int>(kShareUnits * plot->plot().share / total);
  splitter_->setSizes(sizes);
}

// numbers, and times written once below plots that have them in common
void MotionPlotsPanel::arrange() {
  const bool has_right = std::any_of(plots_.begin(), plots_.end(), [](const MotionPlot* plot) {
    return plot->data().isOverTime() && plot->data().right.has_value();
  });
  for (std::size_t i = 0; i < plots_.size(); ++i) {
    plots_[i]->canvas()->setRoomAtRight(has_right && plots_[i]->data().isOverTime());
    plots_[i]->setUnitRoom(has_right && plots_[i]->data().isOverTime());
    plots_[i]->setNumber(static_cast<int>(i) + 1);
    const bool same_below = enlarged_ == nullptr && i + 1 < plots_.size() && plots_[i]->data().isOverTime() &&
                            plots_[i + 1]->data().isOverTime();
    plots_[i]->canvas()->setTimeLabels(!same_below);
  }
  showEmpty();
}

void MotionPlotsPanel::showEmpty() {
  QString why;
  if (!curves_) {
    why =
        tr("No motion or simulation yet. Run a simulation in Simulate, add two waypoints in Move, or choose Motion > "
           "Import Motion.");
    const auto snapshot = document_.snapshot();
    if (snapshot && snapshot->motion.plan && snapshot->motion.problems && !snapshot->motion.problems->empty()) {
      why = tr("The motion cannot be played: %1.").arg(translated(snapshot->motion.problems->front().message));
    }
  } else if (plots_.empty()) {
    why = tr("No plots. Choose Add Plot to create one.");
  }
  if (!why.isEmpty()) empty_->setText(why);
  stack_->setCurrentIndex(why.isEmpty() ? 0 : 1);
  freeze_->setEnabled(curves_ && source_.runs.size() < kMostRuns);
  frozen_row_->setVisible(!source_.runs.empty());
  QStringList frozen;
  for (const FrozenRun& run : source_.runs) frozen << run.name;
  frozen_->setWholeText(tr("Dashed and pale: %1").arg(joinedWords(frozen)));
  save_->setEnabled(curves_ && !plots_.empty());
  add_->setEnabled(curves_ != nullptr);
}

std::vector<ScenePlot> MotionPlotsPanel::plotsAtFirst(const Snapshot& snapshot) const {
  return setup_ ? runPlots(*snapshot.model, contactNames(setup_->contacts)) : defaultPlots(*snapshot.model);
}

/// Takes over the motion of the snapshot; whether it is another one.
bool MotionPlotsPanel::takeMotion() {
  const SnapshotPtr snapshot = document_.snapshot();
  const bool same_joints = model_ && haveSameJoints(*model_, *snapshot->model);
  const bool same = source_.figures && curves_ == snapshot->motion.curves && model_ == snapshot->model &&
                    source_.figures->input().hand == snapshot->hand;
  if (same || (!curves_ && !snapshot->motion.curves && !plots_.empty() && same_joints)) return false;
  const std::shared_ptr<const SimulationSetup> setup = snapshot->motion.run ? snapshot->motion.run->setup : nullptr;
  // what one looks at first is another thing of a run than of a motion, and goes by its contacts
  const bool same_kind = (setup == nullptr) == (setup_ == nullptr) &&
                         (setup == setup_ || contactNames(setup->contacts) == contactNames(setup_->contacts));
  curves_ = snapshot->motion.curves;
  model_ = snapshot->model;
  setup_ = setup;
  source_.figures = figuresOf(*snapshot);
  source_.events = eventsOf(snapshot->motion);
  if (is_default_ && (!same_joints || !same_kind)) clearPlots();
  if (plots_.empty()) {
    for (const ScenePlot& plot : is_default_ ? plotsAtFirst(*snapshot) : layout_) makePlot(plot);
    shareHeight();
  }
  return true;
}

void MotionPlotsPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  // behind another sheet nothing is worked out
  if (!snapshot || !isVisible()) return;
  const bool is_live = snapshot->dragging || snapshot->simulating;
  // while a run goes on its times stay where they are
  const double seen = snapshot->simulating ? durationSeen(snapshot->motion) : 0.0;
  const bool ends_elsewhere = seen != source_.duration;
  source_.duration = seen;
  if (takeMotion() || (ends_elsewhere && curves_)) {
    showCurves(is_live);
  } else if (was_live_ && !is_live) {
    for (MotionPlot* plot : plots_) plot->canvas()->settle();
  }
  was_live_ = is_live;
  if (second_ && curves_ && *second_ > curves_->duration()) second_ = curves_->duration();
  for (MotionPlot* plot : plots_) plot->showInstant(snapshot, second_);
}

void MotionPlotsPanel::showCurves(bool is_live) {
  for (MotionPlot* plot : plots_) plot->showCurves(source_, is_live);
  arrange();
}

void MotionPlotsPanel::freeze() {
  if (!source_.figures || source_.runs.size() >= kMostRuns) return;
  source_.runs.push_back({tr("Frozen %1").arg(++runs_made_), source_.figures});
  showCurves(false);
  refresh();
}

void MotionPlotsPanel::forgetRuns() {
  runs_made_ = 0;
  if (!source_.runs.empty()) {
    source_.runs.clear();
    if (isVisible()) showCurves(false);
  }
  showEmpty();
}

void MotionPlotsPanel::placeSecondCursor(std::optional<double> time) {
  second_ = time;
  const SnapshotPtr snapshot = document_.snapshot();
  for (MotionPlot* plot : plots_) plot->showInstant(snapshot, second_);
}

void MotionPlotsPanel::setTimeRange(const std::optional<QCPRange>& range) {
  for (MotionPlot* plot : plots_) plot->canvas()->setTimeRange(range);
}

void MotionPlotsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  showEmpty();
}

}  // namespace linkwright::ui

#include "moc_motion_plots_panel.cpp"

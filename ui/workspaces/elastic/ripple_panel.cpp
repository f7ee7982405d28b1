// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/ripple_panel.h"

#include "core/beam/elastic_run.h"
#include "ui/document/translated.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/empty_words.h"
#include "ui/workspaces/elastic/torque_results.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

enum Over { kOverPeriod, kOverFrequency };
constexpr int kTheoryPoints = 240;

}  // namespace

RipplePanel::RipplePanel(Document& document, Interaction& /*interaction*/, ElasticStudy& study,
                         ElasticViewOptions& /*look*/, QWidget* parent)
    : QWidget(parent), document_(document), study_(study) {
  setObjectName("ripplePanel");
  build();
  connect(&study_, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::onChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::stageChanged, this, [this] {
    if (!study_.result()) when_seen_.ask();
  });
  connect(&work_, &Background::progressed, this, [this](double share) {
    if (!theory_) now_->setText(tr("Computing natural periods: %1 % of the poses done.").arg(qRound(100.0 * share)));
  });
  connect(&work_, &Background::runningChanged, this, &RipplePanel::showStopped);
  connect(&document_, &Document::snapshotChanged, this, [this] {
    if (isVisible()) showTime();
  });
  followTheme(*this, [this] { when_seen_.ask(); });
}

void RipplePanel::build() {
  none_ = new WrappedLabel(this);
  none_->setObjectName("rippleNone");
  content_ = new QWidget(this);
  joint_ = makeChoice("rippleJoint", tr("Joint whose torque is analysed"), content_);
  connect(joint_, &QComboBox::activated, this, &RipplePanel::showAll);
  auto* joint_label = new QLabel(tr("&Joint"), content_);
  joint_label->setBuddy(joint_);
  over_ = makeChoice("rippleOver", tr("Horizontal axis of the spectrum"), content_);
  over_->addItem(tr("By period"), kOverPeriod);
  over_->addItem(tr("By frequency"), kOverFrequency);
  connect(over_, &QComboBox::activated, this, &RipplePanel::showSpectrum);
  auto* over_label = new QLabel(tr("&Spectrum"), content_);
  over_label->setBuddy(over_);
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace);
  head->addWidget(joint_label);
  head->addWidget(joint_, 1);
  head->addWidget(over_label);
  head->addWidget(over_, 1);
  slow_ = makeSwitch("rippleSlow", tr("Sample every 10 ms"),
                     tr("Use only one sample every 10 ms for the spectrum and the zero crossings"), content_);
  slow_->setAccessibleName(slow_->text());
  connect(slow_, &QCheckBox::toggled, this, &RipplePanel::showAll);
  const auto label = [this](const char* name) {
    auto* made = new WrappedLabel(content_);
    made->setObjectName(QLatin1String(name));
    return made;
  };
  words_ = label("rippleWords");
  hint_ = label("rippleHint");
  now_ = label("rippleNow");
  spectrum_ = new PlotView(content_);
  spectrum_->setObjectName("rippleSpectrum");
  spectrum_->setAccessibleName(tr("Spectrum of the vibration"));
  periods_ = new PlotView(content_);
  periods_->setObjectName("ripplePeriods");
  periods_->setAccessibleName(tr("Periods over time"));
  periods_->setPointed(true);
  connect(periods_, &PlotView::placeWanted, this, [this](double t) { document_.playback().setTime(std::max(0.0, t)); });
  connect(periods_, &PlotView::stepWanted, this,
          [this](double by) { document_.playback().setTime(std::max(0.0, document_.snapshot()->time + by)); });
  QVBoxLayout* column = innerColumnIn(*content_);
  column->addLayout(head);
  column->addWidget(words_);
  column->addWidget(slow_);
  column->addWidget(hint_);
  column->addWidget(spectrum_, 2);
  column->addWidget(now_);
  column->addWidget(periods_, 3);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->addWidget(none_);
  layout->addWidget(content_, 1);
  layout->addStretch(0);
}

void RipplePanel::refresh() {
  const bool has_result = study_.result() != nullptr;
  if (has_result) fillJoints();
  const bool is_driven = has_result && joint_->count() > 0;
  none_->setText(!has_result ? whyNoAnalysis(study_)
                 : is_driven ? QString()
                             : tr("All joints are passive, so there is no motor torque to analyse. Tick a joint in the "
                                  "Passive Joints and Elastic Links panel."));
  none_->setVisible(!is_driven);
  content_->setVisible(is_driven);
  askTheory();
  if (is_driven) showAll();
}

/// The poses are frozen once for a result, for all of its joints.
void RipplePanel::askTheory() {
  if (asked_ == study_.result()) return;
  work_.stop();
  theory_.reset();
  problem_.clear();
  asked_ = study_.result();
  if (!asked_ || asked_->run().tree->size == 0) return;
  problem_ = whyNoModes(*asked_->run().tree);
  if (!problem_.isEmpty()) return;
  work_.start(
      [result = asked_](const Background::Task& task) {
        return naturalPeriods(*result, task.stop(), [&](double share) { task.progress(share); });
      },
      [this](Result<FrozenPeriods> periods) { takeTheory(std::move(periods)); });
}

void RipplePanel::takeTheory(Result<FrozenPeriods> periods) {
  if (periods)
    theory_ = std::make_shared<const FrozenPeriods>(std::move(periods).value());
  else
    problem_ = tr("Could not compute the natural periods: %1.").arg(translated(periods.diagnostics().front().message));
  if (isVisible()) showAll();
}

/// What is asked for was ended from elsewhere: by the line at the foot of the window.
void RipplePanel::showStopped() {
  if (work_.isRunning() || theory_ || !problem_.isEmpty() || asked_ != study_.result()) return;
  problem_ = tr("Stopped before the natural periods were computed. The next analysis will compute them.");
  if (isVisible()) showAll();
}

void RipplePanel::fillJoints() {
  const QSignalBlocker quiet(joint_);
  const QVariant before = joint_->currentData();
  joint_->clear();
  for (int i = 0; i < study_.result()->run().tree->dof; ++i) {
    if (!isPassive(*study_.result(), i)) joint_->addItem(jointName(*study_.result(), i), i);
  }
  joint_->setCurrentIndex(std::max(0, before.isValid() ? joint_->findData(before) : 0));
}

int RipplePanel::joint() const { return joint_->currentData().toInt(); }

void RipplePanel::showAll() {
  if (!study_.result() || joint_->count() == 0) return;
  const ElasticResult& result = *study_.result();
  figures_ = rippleResults(result, joint(), theory_.get(), slow_->isChecked());
  QString words = rippleWords(result, joint(), figures_);
  if (!problem_.isEmpty()) words += QLatin1Char('\n') + problem_;
  words_->setText(words);
  hint_->setText(slowWords(figures_));
  hint_->setVisible(slow_->isChecked() && !figures_.is_still);
  const bool has_ripple = !figures_.is_still;
  for (QWidget* each : {static_cast<QWidget*>(slow_), static_cast<QWidget*>(spectrum_), static_cast<QWidget*>(now_),
                        static_cast<QWidget*>(periods_)})
    each->setVisible(has_ripple);
  showSpectrum();
  showPeriods();
  showTime();
}

void RipplePanel::showSpectrum() {
  spectrum_->setBands({});
  spectrum_->setMarks({});
  if (!study_.result() || figures_.spectrum.frequency.size() == 0) return spectrum_->setCurves({});
  const bool is_over_period = over_->currentData().toInt() == kOverPeriod;
  const auto place = [&](double frequency) { return is_over_period ? 1.0 / frequency : frequency; };
  spectrum_->setAxes(is_over_period ? tr("Period (s)") : tr("Frequency (Hz)"),
                     tr("Amplitude (%1)").arg(torqueUnit(*study_.result(), joint())));
  // about where theory or the highest line is
  const double shortest = figures_.has_theory ? figures_.theory_shortest
                          : figures_.peak     ? figures_.peak->period()
                                              : 0.0;
  const double longest = figures_.has_theory ? figures_.theory_longest : shortest;
  if (is_over_period)
    spectrum_->setWindow(0.0, 1.6 * longest);
  else
    spectrum_->setWindow(0.0, shortest > 0.0 ? 1.6 / shortest : 0.0);
  PlotCurve curve;
  curve.colour = jointColour(joint(), isDark(palette()));
  curve.points = slow_->isChecked();
  curve.tip = tr("Spectrum of the torque difference between elastic and rigid links");
  for (Eigen::Index k = 1; k < figures_.spectrum.frequency.size(); ++k) {
    curve.x.push_back(place(figures_.spectrum.frequency[k]));
    curve.y.push_back(figures_.spectrum.amplitude[k]);
  }
  spectrum_->setCurves({curve});
  std::vector<PlotBand> bands;
  if (figures_.has_theory)
    bands.push_back({place(is_over_period ? 1.0 / figures_.theory_shortest : 1.0 / figures_.theory_longest),
                     place(is_over_period ? 1.0 / figures_.theory_longest : 1.0 / figures_.theory_shortest),
                     tr("natural periods")});
  spectrum_->setBands(std::move(bands));
  std::vector<PlotMark> marks;
  if (figures_.peak)
    //: %1: period of vibration with its unit, %2: its frequency
    marks.push_back({place(figures_.peak->frequency), tr("%1, %2 Hz")
                                                          .arg(secondsWords(figures_.peak->period()),
                                                               QString::number(figures_.peak->frequency, 'f', 1))});
  spectrum_->setMarks(std::move(marks));
}

void RipplePanel::showPeriods() {
  const ElasticResult& result = *study_.result();
  periods_->setAxes(tr("Time (s)"), tr("Period (s)"));
  std::vector<PlotCurve> curves;
  const ElasticRun& run = result.run();
  const double end = run.t[run.samples() - 1];
  periods_->setWindow(0.0, end);
  PlotCurve crossings;
  crossings.name = tr("from zero crossings");
  crossings.x = figures_.crossings.t;
  crossings.y = figures_.crossings.T;
  crossings.colour = jointColour(joint(), isDark(palette()));
  crossings.line = Qt::NoPen;
  crossings.points = true;
  curves.push_back(std::move(crossings));
  // a line through the points
  if (figures_.has_theory) {
    PlotCurve theory;
    theory.name = tr("natural period at the pose");
    for (int k = 0; k <= kTheoryPoints; ++k) {
      theory.x.push_back(end * k / kTheoryPoints);
      theory.y.push_back(theoryAt(*theory_, result, joint(), theory.x.back()));
    }
    theory.colour = quantityColour(Quantity::JointTorque, isDark(palette()));
    theory.width = 2.5;
    curves.push_back(std::move(theory));
  }
  periods_->setCurves(std::move(curves));
}

void RipplePanel::showTime() {
  if (!study_.result() || joint_->count() == 0 || figures_.is_still) return;
  const SnapshotPtr snapshot = document_.snapshot();
  const bool is_on_time = snapshot->source == StateSource::Motion;
  const double t = is_on_time ? snapshot->time : std::numeric_limits<double>::quiet_NaN();
  periods_->placeCursor(t);
  if (!figures_.has_theory) {
    if (!work_.isRunning()) now_->setText(QString());
    return;
  }
  const double at = is_on_time ? t : 0.0, theory = theoryAt(*theory_, *study_.result(), joint(), at);
  const bool has_theory = theory > 0.0;  // at some instants there may be none
  //: %1: time, %2: period of vibration with its unit, %3: its frequency
  now_->setText(tr("At t = %1 s, theory gives a period of %2 (%3 Hz).")
                    .arg(at, 0, 'f', 3)
                    .arg(has_theory ? secondsWords(theory) : QStringLiteral("—"),
                         has_theory ? QString::number(1.0 / theory, 'f', 1) : QStringLiteral("—")));
}

}  // namespace linkwright::ui

#include "moc_ripple_panel.cpp"

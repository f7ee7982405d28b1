// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/torques_panel.h"

#include "ui/plots/plot_view.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/empty_words.h"
#include "ui/workspaces/elastic/torques_curves.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr int kAllDriven = -1;
constexpr std::array<const char*, kTorqueWays.size()> kSwitchNames = {"torquesElastic", "torquesRigid",
                                                                      "torquesNewtonEuler"};

/// A piece of the line, as it is drawn.
QPixmap swatch(const TorqueLine& line, double ratio) {
  const QSize size(3 * kSpace, 2 * kSpace);
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(line.colour, std::max(line.width, 2.0), line.line, Qt::FlatCap));
  painter.drawLine(QPointF(0.0, kSpace), QPointF(size.width(), kSpace));
  return picture;
}

}  // namespace

ElasticTorquesPanel::ElasticTorquesPanel(Document& document, Interaction& /*interaction*/, ElasticStudy& study,
                                         ElasticViewOptions& /*look*/, QWidget* parent)
    : QWidget(parent), document_(document), study_(study) {
  setObjectName("elasticTorquesPanel");
  build();
  connect(&study_, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::onChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::stageChanged, this, [this] {
    if (!study_.result()) when_seen_.ask();
  });
  connect(&document_, &Document::snapshotChanged, this, [this] {
    if (isVisible()) showTime();
  });
  followTheme(*this, [this] { when_seen_.ask(); });
}

QWidget* ElasticTorquesPanel::makeKey() {
  auto* key = new QWidget(content_);
  auto* rows = new QGridLayout(key);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setHorizontalSpacing(kSpace);
  rows->setVerticalSpacing(kSpace / 4);
  for (std::size_t i = 0; i < kTorqueWays.size(); ++i) {
    shown_[i] = makeSwitch(QLatin1String(kSwitchNames[i]), nameOf(kTorqueWays[i]), tr("Show or hide this curve"), key);
    shown_[i]->setAccessibleName(nameOf(kTorqueWays[i]));
    // torques of rigid links along a motion that has ripples ripple most: they are there to be asked for
    shown_[i]->setChecked(kTorqueWays[i] != TorqueWay::NewtonEuler);
    shown_[i]->setIconSize({3 * kSpace, 2 * kSpace});
    connect(shown_[i], &QCheckBox::toggled, this, &ElasticTorquesPanel::showCurves);
    values_[i] = new QLabel(key);
    values_[i]->setObjectName(QLatin1String(kSwitchNames[i]) + QStringLiteral("Value"));
    values_[i]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    values_[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(shown_[i], static_cast<int>(i), 0);
    rows->addWidget(values_[i], static_cast<int>(i), 1);
  }
  rows->setColumnStretch(0, 1);
  return key;
}

void ElasticTorquesPanel::build() {
  none_ = new WrappedLabel(this);
  none_->setObjectName("torquesNone");
  content_ = new QWidget(this);
  joint_ = makeChoice("torquesJoint", tr("Joint whose torques are plotted"), content_);
  connect(joint_, &QComboBox::activated, this, &ElasticTorquesPanel::showCurves);
  auto* joint_label = new QLabel(tr("&Joint"), content_);
  joint_label->setBuddy(joint_);
  when_ = new QLabel(content_);
  when_->setObjectName("torquesTime");
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace);
  head->addWidget(joint_label);
  head->addWidget(joint_, 1);
  head->addWidget(when_);
  seen_ = new WrappedLabel(content_);
  seen_->setObjectName("torquesSeen");
  passive_ = new WrappedLabel(content_);
  passive_->setObjectName("torquesPassive");
  torques_ = new PlotView(content_);
  torques_->setObjectName("torquesPlot");
  torques_->setAccessibleName(tr("Torques over time"));
  differences_ = new PlotView(content_);
  differences_->setObjectName("torquesDifferences");
  differences_->setAccessibleName(tr("Torque differences over time"));
  for (PlotView* plot : {torques_, differences_}) {
    plot->setPointed(true);
    connect(plot, &PlotView::placeWanted, this, [this](double t) { document_.playback().setTime(std::max(0.0, t)); });
    connect(plot, &PlotView::stepWanted, this,
            [this](double by) { document_.playback().setTime(std::max(0.0, document_.snapshot()->time + by)); });
  }
  logarithmic_ = makeSwitch("torquesLogarithmic", tr("Logarithmic axis"),
                            tr("Show small and large differences together"), content_);
  logarithmic_->setAccessibleName(tr("Differences on a logarithmic axis"));
  logarithmic_->setChecked(true);
  connect(logarithmic_, &QCheckBox::toggled, this, &ElasticTorquesPanel::showCurves);
  QVBoxLayout* column = innerColumnIn(*content_);
  column->addLayout(head);
  column->addWidget(seen_);
  column->addWidget(makeKey());
  column->addWidget(torques_, 3);
  auto* between = new QHBoxLayout;
  between->setSpacing(kSpace);
  between->addWidget(passive_, 1);
  between->addWidget(logarithmic_, 0, Qt::AlignRight);
  column->addLayout(between);
  column->addWidget(differences_, 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->addWidget(none_);
  layout->addWidget(content_, 1);
  layout->addStretch(0);
}

void ElasticTorquesPanel::refresh() {
  const bool has_result = study_.result() != nullptr;
  none_->setText(has_result ? QString() : whyNoAnalysis(study_));
  none_->setVisible(!has_result);
  content_->setVisible(has_result);
  if (!has_result) return;
  fillJoints();
  passive_->setText(passiveWords(*study_.result()));
  passive_->setVisible(!passive_->text().isEmpty());
  showCurves();
}

void ElasticTorquesPanel::fillJoints() {
  const ElasticResult& result = *study_.result();
  const QSignalBlocker quiet(joint_);
  const QVariant before = joint_->currentData();
  joint_->clear();
  int driven = 0, first = -1;
  for (int i = 0; i < result.run().tree->dof; ++i) {
    const bool is_passive = isPassive(result, i);
    joint_->addItem(is_passive ? tr("%1 (passive)").arg(jointName(result, i)) : jointName(result, i), i);
    if (!is_passive && driven++ == 0) first = i;
  }
  if (driven > 1) joint_->addItem(tr("All actuated joints"), kAllDriven);
  const int kept = before.isValid() ? joint_->findData(before) : -1;
  joint_->setCurrentIndex(kept >= 0 ? kept : std::max(0, joint_->findData(first)));
}

std::vector<int> ElasticTorquesPanel::joints() const {
  const int chosen = joint_->currentData().toInt();
  if (chosen >= 0) return {chosen};
  std::vector<int> driven;
  for (int i = 0; i < study_.result()->run().tree->dof; ++i) {
    if (!isPassive(*study_.result(), i)) driven.push_back(i);
  }
  return driven;
}

std::vector<TorqueWay> ElasticTorquesPanel::ways() const {
  std::vector<TorqueWay> shown;
  for (std::size_t i = 0; i < kTorqueWays.size(); ++i) {
    if (shown_[i]->isChecked()) shown.push_back(kTorqueWays[i]);
  }
  return shown;
}

void ElasticTorquesPanel::showCurves() {
  if (!study_.result() || joint_->count() == 0) return;
  const ElasticResult& result = *study_.result();
  const std::vector<int> drawn = joints();
  // of several joints the one that ripples most is spoken of
  const int spoken = *std::max_element(drawn.begin(), drawn.end(), [&](int a, int b) {
    return figuresOf(result, a).ripple < figuresOf(result, b).ripple;
  });
  const TorqueResults figures = figuresOf(result, spoken);
  scale_ = std::max(figures.largest, figures.motion_gap);
  seen_->setText(torqueWords(result, spoken));
  torques_->setAxes(tr("Time (s)"), tr("Torque (%1)").arg(torqueUnit(result, spoken)));
  torques_->setCurves(torqueCurves(result, drawn, ways(), isDark(palette())));
  differences_->setAxes(tr("Time (s)"), tr("Difference (%1)").arg(torqueUnit(result, spoken)), false,
                        logarithmic_->isChecked());
  differences_->setCurves(differenceCurves(result, spoken, isDark(palette())));
  differences_->setAccessibleName(tr("Torque differences of %1 over time").arg(jointName(result, spoken)));
  // numbers of either plot have room, so that one time stands above the other
  const QFontMetrics metrics = fontMetrics();
  for (PlotView* plot : {torques_, differences_})
    plot->setLeastLeftMargin(metrics.horizontalAdvance(QStringLiteral("−0.0000")) + metrics.height() + 2 * kSpace);
  showSwatches();
  showTime();
}

void ElasticTorquesPanel::showSwatches() {
  const std::vector<int> drawn = joints();
  for (std::size_t i = 0; i < kTorqueWays.size(); ++i) {
    shown_[i]->setIcon(QIcon(
        swatch(lineOf(kTorqueWays[i], drawn.front(), drawn.size() == 1, isDark(palette())), devicePixelRatioF())));
    shown_[i]->setEnabled(hasWay(*study_.result(), kTorqueWays[i]));
  }
}

void ElasticTorquesPanel::showTime() {
  if (!study_.result() || joint_->count() == 0) return;
  const ElasticResult& result = *study_.result();
  const SnapshotPtr snapshot = document_.snapshot();
  const bool is_on_time = snapshot->source == StateSource::Motion;
  const Eigen::Index sample = is_on_time ? result.run().sampleAt(snapshot->time) : 0;
  const double t = is_on_time ? result.run().t[sample] : std::numeric_limits<double>::quiet_NaN();
  for (PlotView* plot : {torques_, differences_}) plot->placeCursor(t);
  when_->setText(is_on_time ? tr("t = %1 s").arg(t, 0, 'f', 3) : QString());
  const std::vector<int> drawn = joints();
  for (std::size_t i = 0; i < kTorqueWays.size(); ++i) {
    QStringList texts;
    for (const int joint : drawn) {
      const double value = torqueOf(result, kTorqueWays[i], sample, joint);
      texts << NumberGroup(scale_).text(value);
    }
    values_[i]->setText(is_on_time
                            ? texts.join(QStringLiteral("  ")) + QLatin1Char(' ') + torqueUnit(result, drawn.front())
                            : QString());
  }
}

}  // namespace linkwright::ui

#include "moc_torques_panel.cpp"

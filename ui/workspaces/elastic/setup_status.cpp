// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_status.h"

#include "core/beam/elastic_run.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kPatience = 300;  // ms
constexpr qsizetype kMostNames = 3, kMostLines = 3;
constexpr int kPercent = 100;

/// Rounded up to two digits: what stays below it stays below the number shown.
QString boundText(double value) {
  if (!(value > 0.0)) return QStringLiteral("0");
  const double digit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
  return withTrueMinus(QString::number(std::ceil(value / digit) * digit, 'g', 2));
}

QString secondsText(double value) {
  return value < 1.0 ? ElasticStatus::tr("%1\u00a0ms").arg(1000.0 * value, 0, 'f', value < 0.01 ? 1 : 0)
                     : ElasticStatus::tr("%1\u00a0s").arg(value, 0, 'f', 1);
}

}  // namespace

ElasticStatus::ElasticStatus(ElasticStudy& study, QWidget* parent) : QWidget(parent), study_(study) {
  setObjectName("elasticStatus");
  QVBoxLayout* column = innerColumnIn(*this);
  const auto label = [&](const char* name) {
    auto* made = new WrappedLabel(this);
    made->setObjectName(name);
    made->setWordWrap(true);
    column->addWidget(made);
    return made;
  };
  stage_ = label("elasticStage");
  QFont bold = stage_->font();
  bold.setWeight(QFont::DemiBold);
  stage_->setFont(bold);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  column->addLayout(row);
  progress_ = new QProgressBar(this);
  progress_->setObjectName("elasticProgress");
  progress_->setAccessibleName(tr("Progress of the analysis"));
  progress_->setRange(0, kPercent);
  row->addWidget(progress_, 1);
  //: verb: stop the analysis
  stop_ = makeButton(QStringLiteral("elasticStop"), tr("Stop"), tr("Stop the current analysis"), this);
  row->addWidget(stop_);
  again_ = makeButton(QStringLiteral("elasticAgain"), tr("Analyse"), tr("Analyse the current scene"), this);
  row->addWidget(again_);
  row->addStretch(0);
  passive_ = label("elasticPassive");
  problems_ = label("elasticProblems");
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, [this] {
    is_long_ = study_.isRunning();
    refresh();
  });
  connect(stop_, &QToolButton::clicked, &study_, &ElasticStudy::stop);
  connect(again_, &QToolButton::clicked, &study_, &ElasticStudy::restart);
  // one that is quick would flicker through its stages
  connect(&study_, &ElasticStudy::stageChanged, this, [this] {
    if (isVisible()) refresh();
  });
}

ElasticStatus::Stage ElasticStatus::stage() const {
  if (study_.isRunning()) return Stage::Running;
  if (!study_.hasSubject()) return Stage::Nothing;
  const auto& result = study_.result();
  if (study_.isUpToDate()) return Stage::Done;
  return !result && hasErrors(study_.problems()) ? Stage::Refused : Stage::Stopped;
}

QString ElasticStatus::stageText(Stage stage) const {
  switch (stage) {
    case Stage::Nothing:
      return tr(
          "No elastic links or passive joints yet. Below, tick a link to make it elastic, or clear a joint to make it "
          "passive.");
    case Stage::Running: return tr("Analysing…");
    case Stage::Refused: return tr("Could not analyse the scene");
    case Stage::Stopped: return study_.result() ? tr("Not analysed since the last edit") : tr("Not analysed yet");
    case Stage::Done: break;
  }
  const ElasticRun& run = study_.result()->run();
  //: %1: number of time steps, %2: their length with its unit, %3: duration of the computation
  return tr("Analysed: %1 steps of %2 in %3")
      .arg(countText(run.samples() - 1), tr("%1\u00a0ms").arg(QString::number(1000.0 * run.setup->dt(), 'g', 4)),
           secondsText(run.wall_time));
}

QString ElasticStatus::passiveText() const {
  if (!study_.result()) return {};
  const ElasticRun& run = study_.result()->run();
  const std::vector<ModelJoint>& joints = run.setup->model->joints();
  QStringList names;
  bool turns = false, slides = false;
  int count = 0;
  for (int i = 0; i < run.tree->dof; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (!run.tree->is_passive[at]) continue;
    if (++count <= kMostNames) names << QString::fromStdString(joints[at].name);
    (joints[at].type == JointType::Prismatic ? slides : turns) = true;
  }
  if (count == 0) return tr("No passive joints");
  const QString unit = !slides ? QStringLiteral("N\u00a0m") : !turns ? QStringLiteral("N") : tr("N\u00a0m or N");
  const QString bound = boundText(run.largestPassiveTorque());
  if (run.largestPassiveTorque() == 0.0)
    return count == 1 ? tr("%1 is passive, with zero torque").arg(names.front())
                      : tr("%1 joints are passive, with zero torque").arg(count);
  //: %1: name of a joint, %2: a torque or force, %3: its unit
  if (count == 1) return tr("%1 is passive, with a residual torque below %2\u00a0%3").arg(names.front(), bound, unit);
  //: %1: names of joints, %2: number of joints that are not named
  const QString all =
      count > kMostNames ? tr("%1 and %2 more").arg(names.join(", ")).arg(count - kMostNames) : names.join(", ");
  //: %1: names of joints, %2: a torque or force, %3: its unit
  return tr("%1 are passive, with residual torques below %2\u00a0%3").arg(all, bound, unit);
}

void ElasticStatus::showProblems(Stage stage) {
  QStringList lines;
  const Diagnostics& all = study_.problems();
  if (stage == Stage::Done || stage == Stage::Refused) {
    for (const Diagnostic& each : all) {
      const QString words = sentence(each.message);
      lines << (each.severity == Severity::Error ? words : tr("Warning: %1").arg(words));
    }
  }
  const QString whole = lines.join(QLatin1Char('\n'));
  if (lines.size() > kMostLines) {
    const auto more = lines.size() - kMostLines;
    lines = lines.mid(0, kMostLines);
    lines << tr("Further problems: %1. The tooltip lists all of them.").arg(more);
  }
  problems_->setText(lines.join(QLatin1Char('\n')));
  problems_->setToolTip(whole);
  problems_->setForegroundRole(hasErrors(all) ? QPalette::BrightText : QPalette::WindowText);
  problems_->setVisible(!lines.isEmpty());
}

void ElasticStatus::refresh() {
  const Stage now = stage();
  const bool is_running = now == Stage::Running;
  if (!is_running) {
    patience_.stop();
    is_long_ = false;
  } else if (!is_long_ && !patience_.isActive()) {
    patience_.start();
  }
  progress_->setVisible(is_long_);
  stop_->setVisible(is_long_);
  again_->setVisible(now == Stage::Stopped && study_.isOn());
  progress_->setValue(static_cast<int>(kPercent * study_.progress()));
  // a quick one leaves what is said of the one before until it is done
  if (is_running && !is_long_ && !stage_->text().isEmpty()) return;
  stage_->setText(stageText(now));
  const QString passive = now == Stage::Done ? passiveText() : QString();
  passive_->setText(passive);
  passive_->setVisible(!passive.isEmpty());
  showProblems(now);
}

}  // namespace linkwright::ui

#include "moc_setup_status.cpp"

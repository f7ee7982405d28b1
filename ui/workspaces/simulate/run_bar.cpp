// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/run_bar.h"

#include "core/simulation/setup.h"
#include "ui/document/follow.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr qsizetype kMostLines = 4;
constexpr double kSpeeds[] = {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 0.0};

QString speedText(double speed) {
  //: noun: as fast as possible
  return speed > 0.0 ? QString::number(speed, 'g', 4) + QStringLiteral(" ×") : RunBar::tr("Maximum");
}

QString seconds(double t) { return QString::number(t, 'f', 3); }

/// A line each, of the first few.
QString linesOf(const Diagnostics& why) {
  QStringList lines;
  for (const Diagnostic& each : why) {
    if (lines.size() == kMostLines) break;
    lines << sentence(each.message);
  }
  const auto more = static_cast<qsizetype>(why.size()) - lines.size();
  if (more > 0) lines << RunBar::tr("Further problems: %1.").arg(more);
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

RunBar::RunBar(SimulationEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  setObjectName("runBar");
  QVBoxLayout* column = innerColumnIn(*this);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace / 2);
  column->addLayout(row);
  buildButtons(*row);
  auto* words = new QHBoxLayout;
  words->setSpacing(kSpace);
  column->addLayout(words);
  stage_ = new ElidedLabel({}, this);
  stage_->setObjectName("simulationStage");
  QFont bold = stage_->font();
  bold.setWeight(QFont::DemiBold);
  stage_->setFont(bold);
  words->addWidget(stage_);
  words->addStretch(1);
  time_ = new ElidedLabel({}, this);
  time_->setObjectName("simulationTime");
  time_->setToolTip(tr("Simulated time and duration of the run"));
  words->addWidget(time_);
  buildSpeed(*column);
  problem_ = new WrappedLabel(this);
  problem_->setObjectName("simulationProblem");
  problem_->setWordWrap(true);
  problem_->setForegroundRole(QPalette::BrightText);
  column->addWidget(problem_);
  project_ = new QPushButton(tr("Project onto the Surface"), this);
  project_->setObjectName("simulationProject");
  project_->setToolTip(tr("Move the initial pose to the nearest pose on the surfaces, and start the run"));
  column->addWidget(project_);
  quiet();
  listen();
}

void RunBar::buildButtons(QBoxLayout& row) {
  const auto button = [&](const char* name, const char* icon, const QString& spoken) {
    QToolButton* made = makeButton(QString::fromLatin1(name), {}, spoken, this);
    made->setProperty("transport", true);
    made->setProperty("choice", false);
    if (icon != nullptr) made->setIcon(themedIcon(QString::fromLatin1(icon)));
    row.addWidget(made);
    return made;
  };
  run_ = button("simulationRun", "play", tr("Run (Space)"));
  run_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  run_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  step_ = button("simulationSingleStep", "time-forward", tr("Take one integrator step (F6)"));
  reset_ = button("simulationReset", "time-start", tr("Go back to the start (Shift+F5)"));
  SimulationSession& session = editor_.session();
  const auto go = [this, &session](QToolButton* asks, void (SimulationSession::*does)()) {
    connect(asks, &QToolButton::clicked, &session, [this, &session, does] {
      if (!hasRefusedNumber(*window(), session)) (session.*does)();
    });
  };
  go(run_, &SimulationSession::toggle);
  go(step_, &SimulationSession::step);
  connect(reset_, &QToolButton::clicked, &session, &SimulationSession::reset);
}

void RunBar::buildSpeed(QBoxLayout& column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  column.addLayout(row);
  speed_ = makeChoice("simulationSpeed", tr("Speed of the run, relative to real time"), this);
  speed_->setToolTip(tr("Speed of the run: 0.1 to 10 times real time, or as fast as possible"));
  for (const double speed : kSpeeds) speed_->addItem(speedText(speed), speed);
  auto* caption = new QLabel(tr("Speed"), this);
  caption->setBuddy(speed_);
  row->addWidget(caption);
  row->addWidget(speed_, 1);
  factor_ = new ElidedLabel({}, this);
  factor_->setObjectName("realTimeFactor");
  factor_->setToolTip(tr("Simulated seconds per second of real time, averaged over the last half second"));
  row->addWidget(factor_);
  SimulationSession& session = editor_.session();
  connect(speed_, &QComboBox::activated, this,
          [this, &session](int row_chosen) { session.setSpeed(speed_->itemData(row_chosen).toDouble()); });
}

void RunBar::listen() {
  SimulationSession& session = editor_.session();
  connect(&session, &SimulationSession::stageChanged, this, [this](SimulationSession::Stage stage) {
    // what was said of a run before is over; what is doubtful about this one was said just now
    const bool begins = stage == SimulationSession::Stage::Running && was_ == SimulationSession::Stage::Idle;
    if (begins && !std::exchange(warned_, false)) quiet();
    was_ = stage;
    refresh();
  });
  connect(&session, &SimulationSession::speedChanged, this, &RunBar::showSpeed);
  connect(&session, &SimulationSession::refused, this,
          [this](const Diagnostics& why, bool can_project) { say(linesOf(why), can_project); });
  connect(&session, &SimulationSession::warned, this, [this](const Diagnostics& why) {
    say(linesOf(why), false);
    warned_ = true;
  });
  connect(&session, &SimulationSession::failed, this,
          [this](const QString& why) { say(sentence(why.toStdString()), false); });
  follow(editor_.document(), kSimulationParts, this, &RunBar::quiet);
  connect(project_, &QPushButton::clicked, this, [this] {
    quiet();
    runFromSurfaces(editor_.document(), editor_.session());
  });
}

void RunBar::say(const QString& words, bool offers) {
  problem_->setText(words);
  problem_->show();
  project_->setVisible(offers);
}

void RunBar::quiet() {
  problem_->clear();
  problem_->hide();
  project_->hide();
}

void RunBar::refresh() {
  showStage();
  showSpeed();
}

void RunBar::showStage() {
  const SimulationSession& session = editor_.session();
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const bool is_running = session.stage() == SimulationSession::Stage::Running;
  //: verb: start the simulation
  const QString run = tr("Run");
  //: verb: stop the simulation for a while
  const QString words = is_running ? tr("Pause") : run;
  if (run_->text() != words) {
    run_->setText(words);
    run_->setIcon(themedIcon(is_running ? QStringLiteral("pause") : QStringLiteral("play")));
    const QString spoken = is_running ? tr("Pause the run (Space)") : tr("Run (Space)");
    run_->setToolTip(spoken);
    run_->setAccessibleName(spoken);
  }
  const bool can_run = snapshot->model->dof() > 0;
  run_->setEnabled(can_run);
  step_->setEnabled(can_run && !is_running);
  reset_->setEnabled(snapshot->motion.run != nullptr || snapshot->simulated.has_value());
  stage_->setText(stageWords(session.stage(), session.status(), *snapshot));
  // that of the run, which may have been another
  const Motion& motion = snapshot->motion;
  const bool is_on_run = snapshot->simulated && motion.run;
  const double duration = is_on_run ? motion.run->setup->settings.duration : editor_.settings().duration;
  const QString time = seconds(snapshot->simulated ? snapshot->simulated->t : 0.0);
  //: %1: the current time, %2: duration of a run
  time_->setText(tr("%1 s of %2 s").arg(time, QString::number(duration, 'g', 6)));
  const double factor = session.realTimeFactor();
  factor_->setText(is_running && factor > 0.0 ? tr("%1× real time").arg(factor, 0, 'f', factor < 10.0 ? 2 : 0)
                                              : tr("—× real time"));
}

void RunBar::showSpeed() {
  const double speed = editor_.session().speed();
  const QSignalBlocker quiet(speed_);
  const int at = speed_->findData(speed);
  // one that the list does not have stands at its end until another is chosen
  const int own = static_cast<int>(std::size(kSpeeds));
  while (speed_->count() > own && at < own) speed_->removeItem(own);
  if (at < 0) speed_->addItem(speedText(speed), speed);
  speed_->setCurrentIndex(speed_->findData(speed));
}

}  // namespace linkwright::ui

#include "moc_run_bar.cpp"

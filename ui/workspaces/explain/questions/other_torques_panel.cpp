// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/other_torques_panel.h"

#include "core/base/index.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/document/translated.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/dropped_file.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/other_torques_words.h"
#include "ui/workspaces/explain/questions/why_words.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"

#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QStackedWidget>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr qint64 kHeaderBytes = 4096;  // bytes: a first line is shorter
constexpr qsizetype kMostTableProblems = 12;

bool isOfJoint(EquationId equation) {
  return equation == EquationId::RotorTorque || equation == EquationId::FrictionTorque ||
         equation == EquationId::SpringTorque;
}

}  // namespace

OtherTorquesPanel::OtherTorquesPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, this, &OtherTorquesPanel::follow);
  connect(&document_, &Document::opened, this, &OtherTorquesPanel::forget);
  connect(&work_, &Background::runningChanged, this, &OtherTorquesPanel::showState);
  connect(compare_, &QPushButton::clicked, this, [this] {
    if (work_.isRunning())
      work_.stop();
    else
      compare();
  });
  connect(noise_, &QComboBox::activated, this, &OtherTorquesPanel::compare);
  connect(joints_, &QComboBox::activated, this, &OtherTorquesPanel::chooseJoint);
  connect(causes_, &QComboBox::activated, this, &OtherTorquesPanel::showReport);
  connect(show_, &QPushButton::clicked, this, &OtherTorquesPanel::showInExplain);
  connect(plot_, &PlotView::placeWanted, this, [this](double x) {
    const int count = static_cast<int>(study_->record.theirs.rows());
    int nearest = 0;
    for (int row = 1; row < count; ++row) {
      if (std::abs(placeOf(row) - x) < std::abs(placeOf(nearest) - x)) nearest = row;
    }
    chooseRow(nearest);
  });
  followTheme(*this, [this] { showPlot(); });
  showState();
}

bool OtherTorquesPanel::takes(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray first = file.read(kHeaderBytes).trimmed();
  const QByteArray header = first.left(first.indexOf('\n'));
  return !first.startsWith('<') && !first.startsWith('{') && header.contains("tau.") && header.contains("q.");
}

void OtherTorquesPanel::openByDialog() {
  const QString folder = path_.isEmpty() ? QDir::homePath() : QFileInfo(path_).path();
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open Torques"), folder, tr("Tables (*.csv *.txt *.json);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void OtherTorquesPanel::open(const QString& path) {
  path_ = path;
  study_.reset();
  refused_.clear();
  compare();
}

ComparedRobot OtherTorquesPanel::robotNow() const {
  const SnapshotPtr now = document_.snapshot();
  return {now->mechanism, now->model, now->gravity, now->terms};
}

void OtherTorquesPanel::compare() {
  if (path_.isEmpty()) return;
  asked_ = robotNow();
  ComparisonOptions options;
  if (const double noise = noise_->currentData().toDouble(); noise > 0.0) options.noise = noise;
  work_.start(
      [path = path_.toStdString(), robot = asked_, options](const Background::Task& task) {
        return studyTorques(path, robot, options, task.stop(), [&](double share) { task.progress(share); });
      },
      [this](const Result<TorqueStudy>& answer) { take(answer); });
  showState();
}

// what has been compared is compared anew once the robot is another one, or its torques are computed in another way
void OtherTorquesPanel::follow() {
  const SnapshotPtr now = document_.snapshot();
  if (path_.isEmpty() || !isVisible() || now->dragging || document_.playback().isPlaying()) return;
  if (!(robotNow() == asked_)) compare();
}

void OtherTorquesPanel::forget() {
  work_.stop();
  path_.clear();
  study_.reset();
  refused_.clear();
  showState();
}

void OtherTorquesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

void OtherTorquesPanel::dragEnterEvent(QDragEnterEvent* event) {
  if (takes(droppedFile(event->mimeData()))) event->acceptProposedAction();
}

void OtherTorquesPanel::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  open(droppedFile(event->mimeData()));
}

void OtherTorquesPanel::take(const Result<TorqueStudy>& answer) {
  refused_.clear();
  if (answer) {
    study_ = std::make_shared<const TorqueStudy>(*answer);
    fillChoices();
    joint_ = study_->comparison.worst_joint;
    row_ = study_->comparison.worst_row[at(joint_)];
    showReport();
    chooseJoint(joint_);
    return showState();
  }
  study_.reset();
  QStringList lines{tr("Could not read “%1” as a table of torques.").arg(QFileInfo(path_).fileName())};
  for (const Diagnostic& problem : answer.diagnostics()) {
    const QString words = translated(problem.message);
    //: noun: a line of a file; %1: its number, %2: what is wrong there
    lines << (problem.line > 0 ? tr("Line %1: %2.").arg(problem.line).arg(words) : tr("%1.").arg(words));
    if (lines.size() > kMostTableProblems) break;
  }
  refused_ = lines.join(QLatin1Char('\n'));
  showState();
}

void OtherTorquesPanel::showState() {
  const bool running = work_.isRunning();
  problems_->setText(running               ? tr("Comparing…")
                     : !refused_.isEmpty() ? refused_
                                           : tr("Stopped. Choose Compare Again to start again."));
  pages_->setCurrentIndex(path_.isEmpty() ? 0 : study_ == nullptr ? 1 : 2);
  bar_->setVisible(!path_.isEmpty());
  //: verb: stop the comparison
  compare_->setText(running ? tr("Stop") : tr("Compare &Again"));
  compare_->setAccessibleName(running ? tr("Stop the comparison") : tr("Read the table and compare again"));
  for (QWidget* each : std::initializer_list<QWidget*>{joints_, show_}) each->setEnabled(study_ != nullptr && !running);
  report_->setEnabled(!running);
  if (study_ == nullptr) show_->setText(tr("Sho&w in Explain"));
}

void OtherTorquesPanel::fillChoices() {
  causes_->clear();
  for (const DifferenceExplanation& each : study_->comparison.explanations)
    causes_->addItem(explanationTitle(*study_, each));
  causes_->setVisible(causes_->count() > 1);
  joints_->clear();
  for (const ModelJoint& joint : study_->model->joints()) joints_->addItem(QString::fromStdString(joint.name));
}

void OtherTorquesPanel::showReport() {
  headline_->setText(differenceHeadline(*study_));
  QStringList words = differenceWords(*study_);
  if (explanation() != nullptr) words << explanationWords(*study_, *explanation());
  words_->setText(words.join(QLatin1Char('\n')));
  showTable();
  showPlot();
}

void OtherTorquesPanel::chooseJoint(int joint) {
  joint_ = joint;
  joints_->setCurrentIndex(joint);
  showPlot();
  chooseRow(study_->comparison.worst_row[at(joint)]);
}

void OtherTorquesPanel::chooseRow(int row) {
  row_ = row;
  plot_->placeCursor(placeOf(row));
  const double theirs = study_->record.theirs(row, joint_);
  //: %1: number of a line of the file, %2: name of a joint, %3: torque with its unit
  plot_->setAccessibleDescription(tr("Line %1: %2, theirs %3 %4")
                                      .arg(study_->lines[at(row)])
                                      .arg(joints_->currentText())
                                      .arg(theirs, 0, 'g', 6)
                                      .arg(torqueUnit(*study_->model, joint_)));
  //: verb; %1: number of a line of the file
  show_->setText(tr("Sho&w Line %1 in Explain").arg(study_->lines[at(row)]));
}

const DifferenceExplanation* OtherTorquesPanel::explanation() const {
  const auto& all = study_->comparison.explanations;
  const auto chosen = at(std::max(0, causes_->currentIndex()));
  return chosen < all.size() ? &all[chosen] : nullptr;
}

void OtherTorquesPanel::showInExplain() {
  if (study_ == nullptr || row_ < 0) return;
  if (study_->model != document_.snapshot()->model) return compare();
  const BatchInput& states = study_->record.states;
  const auto external = states.external.empty() ? std::vector<ExternalWrench>() : states.external[at(row_)];
  const int line = study_->lines[at(row_)];
  if (!setInstant(document_,
                  {states.q.row(row_).transpose(), states.qd.row(row_).transpose(), states.qdd.row(row_).transpose(),
                   states.gravity, external, states.terms},
                  tr("Show line %1 of a table").arg(line)))
    return;
  emit explainWanted();
  //: %1: number of a line of a file
  QString words = tr("The robot is in the state of line %1.").arg(line);
  if (!document_.snapshot()->q.isApprox(states.q.row(row_).transpose(), 1e-9))
    words = tr("The robot is in the state of line %1, with joints moved to their limits.").arg(line);
  QString planted;
  if (explanation() != nullptr) {
    planted = plant(*explanation());
  } else {
    setMistakes(document_, {});
    emit interaction_.walk().torqueStepWanted(joint_);
  }
  emit told(planted.isEmpty() ? words : joinedSentences({words, planted}));
}

/// Plants what mistakes of the recursion make, and goes to where the first cause enters. What has been planted, in
/// words.
QString OtherTorquesPanel::plant(const DifferenceExplanation& explanation) {
  MistakeSet wanted;
  for (const PlacedCause& cause : explanation.causes) {
    if (const std::optional<Mistake> mistake = mistakeOf(cause)) wanted.insert(*mistake);
  }
  Walk& walk = interaction_.walk();
  setMistakes(document_, {});
  const Formulation formulation = formulationFor(wanted, Formulation::BodyFrame).value_or(Formulation::BodyFrame);
  if (document_.snapshot()->formulation != formulation) {
    walk.setStep(-1);
    setFormulation(document_, formulation);
  }
  MistakeSet mistakes;
  for (const Mistake mistake : wanted) {
    if (whyNot(*document_.snapshot(), mistake).isEmpty()) mistakes.insert(mistake);
  }
  setMistakes(document_, mistakes);
  int step = -1;
  for (const PlacedCause& cause : explanation.causes) {
    if (step >= 0) break;
    const std::optional<Mistake> mistake = mistakeOf(cause);
    step = mistake && mistakes.contains(*mistake) ? stepWhereMade(*document_.snapshot(), *mistake, formulation)
                                                  : stepOf(cause);
  }
  if (step >= 0)
    walk.setStep(step);
  else
    emit walk.torqueStepWanted(joint_);
  //: %1: a planted mistake, or several
  return mistakes.empty() ? QString() : tr("%1. Undo it in What If.").arg(plantedText(mistakes));
}

/// Where the equation that a cause changes is computed: of its joint or link, else first; -1: nowhere.
int OtherTorquesPanel::stepOf(const PlacedCause& cause) const {
  const std::optional<EquationId> equation = equationOf(cause);
  if (!equation) return -1;
  const Snapshot& now = *document_.snapshot();
  const int joint = cause.joint < 0 && isOfJoint(*equation) ? joint_ : cause.joint;
  const int body = cause.link >= 0 ? now.model->links()[at(cause.link)].body
                   : joint >= 0    ? now.model->joints()[at(joint)].body
                                   : -1;
  int first = -1;
  for (std::size_t k = 0; k < now.steps->size(); ++k) {
    const Step& step = (*now.steps)[k];
    if (step.equation != *equation) continue;
    if (body < 0 || step.body == body) return static_cast<int>(k);
    if (first < 0) first = static_cast<int>(k);
  }
  return first;
}

}  // namespace linkwright::ui

#include "moc_other_torques_panel.cpp"

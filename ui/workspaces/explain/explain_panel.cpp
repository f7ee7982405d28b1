// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/explain_panel.h"

#include "ui/widgets/own_keys.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/dock_contents.h"
#include "ui/workspaces/explain/questions/predict_strip.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/step_page.h"
#include "ui/workspaces/explain/walk/step_scrubber.h"
#include "ui/workspaces/explain/walk/transport_bar.h"
#include "ui/workspaces/explain/walk/walk_map.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kLeastLines = 16;  // of text that the step needs: its title and sentence, the equation and a few terms

}  // namespace

ExplainPanel::ExplainPanel(Document& document, Interaction& interaction, WalkTools& tools, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), stepper_(tools.stepper), game_(tools.game) {
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::stepChanged, this, [this] {
    when_seen_.ask();
    announce();
  });
  connect(&interaction_.walk(), &Walk::lookChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::askedChanged, &when_seen_, &WhenSeen::ask);
  connect(scrubber_, &QSlider::valueChanged, &stepper_, &Stepper::goTo);
  // by link a visit is seen from its end, as Next shows it
  connect(map_, &WalkMap::stepWanted, this, [this](int step) {
    const auto& steps = *document_.snapshot()->steps;
    auto at = static_cast<std::size_t>(step);
    if (interaction_.walk().granularity() == Granularity::Link) {
      while (at + 1 < steps.size() && steps[at + 1].body == steps[at].body && steps[at + 1].pass == steps[at].pass)
        ++at;
    }
    stepper_.goTo(static_cast<int>(at));
  });
  connect(start_, &StartPage::torqueWanted, this, &ExplainPanel::showTorqueOf);
  connect(start_, &StartPage::torqueChosen, &interaction_.walk(), &Walk::torqueChosen);
  connect(start_, &StartPage::whyWanted, &interaction_.walk(), &Walk::whyWanted);
}

ExplainPanel::~ExplainPanel() = default;

void ExplainPanel::build() {
  setObjectName(QStringLiteral("explainPanel"));
  setAccessibleName(tr("Explain the torques"));
  setMinimumWidth(300);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  transport_ = new TransportBar(document_, interaction_, stepper_, this);
  transport_->setKeyFilter(this);
  layout->addWidget(transport_);
  scrubber_ = new StepScrubber(this);
  scrubber_->setObjectName(QStringLiteral("explainScrubber"));
  scrubber_->setAccessibleName(tr("Step of the recursion"));
  layout->addWidget(scrubber_);
  map_ = new WalkMap(this);
  layout->addWidget(map_);
  words_ = new QLabel(this);
  words_->setObjectName(QStringLiteral("explainWords"));
  words_->setAccessibleName(tr("Position in the recursion"));
  words_->setWordWrap(true);
  fold_ = new QToolButton(this);
  fold_->setObjectName(QStringLiteral("explainFold"));
  fold_->setFocusPolicy(Qt::StrongFocus);
  fold_->installEventFilter(this);
  fold_->hide();
  connect(fold_, &QToolButton::clicked, this, [this] {
    unfolded_ = !unfolded_;
    layOutHeader();
  });
  auto* where = new QHBoxLayout;
  where->addWidget(words_, 1);
  where->addWidget(fold_, 0, Qt::AlignTop);
  layout->addLayout(where);
  fork_ = new QLabel(this);
  fork_->setObjectName(QStringLiteral("explainFork"));
  fork_->setAccessibleName(tr("Branches of the tree"));
  fork_->setWordWrap(true);
  layout->addWidget(fork_);

  auto* page = new QWidget(this);
  auto* page_layout = new QVBoxLayout(page);
  page_layout->setContentsMargins(0, 0, 0, 0);
  page_layout->setSpacing(kSpace / 2);
  predict_ = new PredictStrip(document_, game_, page);
  page_layout->addWidget(predict_);
  connect(predict_, &PredictStrip::nextWanted, &stepper_, &Stepper::next);
  connect(transport_, &TransportBar::predictToggled, &game_, &PredictionGame::setOn);
  connect(&game_, &PredictionGame::changed, this, [this] { transport_->setPredicting(game_.isOn()); });
  connect(predict_, &PredictStrip::asked, this, [this] { scroll_->ensureWidgetVisible(predict_, 0, 0); });

  planted_ = new QLabel(this);
  planted_->setObjectName(QStringLiteral("explainPlanted"));
  planted_->setAccessibleName(tr("Planted mistakes"));
  planted_->setWordWrap(true);
  planted_->setMargin(6);
  planted_->setAutoFillBackground(true);
  planted_->setBackgroundRole(QPalette::AlternateBase);
  layout->addWidget(planted_);

  start_ = new StartPage(document_, this);
  start_->setKeyFilter(this);
  step_ = new StepPage(interaction_.walk(), page);
  page_layout->addWidget(step_, 1);
  step_->setKeyFilter(this);
  // all below the map scrolls as one: on a low screen the equation may go, the buttons stay
  scroll_ = scrollPage(page, "explainScroll", this);
  pages_ = new QStackedWidget(this);
  // with large text the page is higher than a low screen
  pages_->addWidget(scrollPage(start_, "explainStartScroll", this));
  pages_->addWidget(scroll_);
  layout->addWidget(pages_, 1);
}

// The equation comes first: where text is large or the window low, the scrubber, the map and the choices are folded
// away behind a button, and the links at a fork have only their numbers.
void ExplainPanel::layOutHeader() {
  const SnapshotPtr snapshot = document_.snapshot();
  const int step = interaction_.walk().step();
  const QString fork = forkInWords(*snapshot, step);
  const int room = width() - 2 * kSpace;
  fork_->setText(fontMetrics().horizontalAdvance(fork) <= room ? fork : forkInWords(*snapshot, step, true));
  fork_->setToolTip(fork_->text() == fork ? QString() : fork);
  fork_->setAccessibleDescription(fork);
  fork_->setVisible(!fork.isEmpty());

  int header = transport_->wholeHeight() + scrubber_->sizeHint().height() + map_->sizeHint().height();
  header += words_->heightForWidth(room) + (fork.isEmpty() ? 0 : fork_->heightForWidth(room)) + 3 * kSpace;
  const bool low = step >= 0 && height() - header < kLeastLines * fontMetrics().height();
  const bool shown = !low || unfolded_;
  fold_->setVisible(low);
  fold_->setText(shown ? QStringLiteral(u"▴") : QStringLiteral(u"▾"));
  fold_->setToolTip(shown ? tr("Hide the map and the options") : tr("Show the map and the options"));
  fold_->setAccessibleName(fold_->toolTip());
  transport_->setChoicesShown(shown);
  scrubber_->setVisible(shown);
  map_->setVisible(shown);
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOutHeader();
}

bool ExplainPanel::mayLeaveRun() { return predict_->mayLeave(); }

void ExplainPanel::showTorqueOf(int joint) {
  stepper_.goToTorqueOf(joint);
  bringDockOf(*this);
}

void ExplainPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  const int count = static_cast<int>(snapshot->steps->size());
  const Walk& walk = interaction_.walk();
  const int step = walk.step();
  // asked before the snapshot has been told of: it will be
  if (step >= count && step >= 0) return;
  scrubber_->setEnabled(count > 0);
  scrubber_->setSteps(*snapshot->steps);
  scrubber_->showStep(step);
  map_->show(snapshot, step);
  words_->setText(stepInWords(*snapshot, step));
  scrubber_->setAccessibleDescription(words_->text());
  planted_->setVisible(!snapshot->mistakes.empty());
  if (!snapshot->mistakes.empty()) {
    planted_->setText(
        tr("%1. The numbers in this panel are correct.").arg(plantedTextIn(snapshot->mistakes, walk.notation())));
  }
  layOutHeader();
  transport_->setPossible(count > 0);
  if (step < 0 || count == 0) {
    explanation_ = {};
    pages_->setCurrentIndex(0);
    start_->show(*snapshot);
    return;
  }
  const bool another = explanation_.body < 0;
  const ExplainAt at = placeOf(walk);
  explanation_ = explain(*snapshot, at);
  pages_->setCurrentIndex(1);
  if (walk.granularity() == Granularity::Link) {
    step_->showVisit(explanation_, resultsOfVisit(*snapshot, at), walk.notation());
  } else {
    const bool torque =
        explanation_.equation == EquationId::JointTorque || explanation_.equation == EquationId::SprungJointTorque;
    step_->show(explanation_, walk.notation(),
                torque ? snapshot->model->bodies().at(static_cast<std::size_t>(explanation_.body)).dof : -1);
  }
  if (another) scroll_->ensureVisible(0, 0);
}

// a screen reader hears the step that has been gone to, wherever the focus is
void ExplainPanel::announce() {
  if (!isVisible() || explanation_.body < 0 || !QAccessible::isActive()) return;
  const Walk& walk = interaction_.walk();
  Explanation said_now = explanation_;
  if (walk.granularity() == Granularity::Link) {
    // all that the visit makes, as it is shown
    said_now = visitOf(explanation_, resultsOfVisit(*document_.snapshot(), placeOf(walk)));
  }
  words_->setAccessibleDescription(spokenText(said_now));
  QAccessibleEvent said(words_, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&said);
}

void ExplainPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // once all that is inside has the font too
  if (event->type() == QEvent::FontChange && step_ != nullptr)
    QMetaObject::invokeMethod(this, &ExplainPanel::layOutHeader, Qt::QueuedConnection);
}

void ExplainPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return stepper_.previous();
    case Qt::Key_Right: return stepper_.next();
    case Qt::Key_Home: return stepper_.first();
    case Qt::Key_End: return stepper_.last();
    default: QWidget::keyPressEvent(event);
  }
}

bool ExplainPanel::eventFilter(QObject* watched, QEvent* event) {
  // buttons and rows would keep the arrow keys for moving the focus, and the window for its own shortcuts
  if (claimKeys(*event, kWalkKeys)) return true;
  if (event->type() == QEvent::KeyPress && isKeyAmong(*event, kWalkKeys)) {
    keyPressEvent(static_cast<QKeyEvent*>(event));
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_explain_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_transport.h"

#include "ui/widgets/action_maker.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

IterationTransport::IterationTransport(IkStudy& study, QWidget* parent)
    : QWidget(parent),
      study_(study),
      cases_(new ChoiceBox(17, this)),
      scrubber_(new QSlider(Qt::Horizontal, this)),
      count_(new QLabel(this)),
      status_(new ElidedLabel({}, this)) {
  buildCases();
  buildButtons();
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace / 2);
  row->addWidget(cases_);
  row->addWidget(makeButton(start_, QStringLiteral(u"|‹")));
  row->addWidget(makeButton(back_, QStringLiteral(u"‹")));
  run_button_ = makeButton(run_, {});
  run_button_->setIcon(themedIcon(QStringLiteral("play")));
  row->addWidget(run_button_);
  row->addWidget(makeButton(next_, QStringLiteral(u"›")));
  row->addWidget(makeButton(end_, QStringLiteral(u"›|")));
  row->addWidget(scrubber_, 1);
  row->addWidget(count_);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(kSpace / 2);
  buildFoot();
  foot->addWidget(status_, 1);
  foot->addWidget(put_);
  foot->addWidget(copy_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addLayout(row);
  layout->addLayout(foot);
  connect(&study_, &IkStudy::problemChanged, this, &IterationTransport::showCases);
  connect(&study_, &IkStudy::openChanged, this, [this] {
    showCases();
    showPlace();  // what can be pressed depends on it
  });
  connect(&study_, &IkStudy::runsChanged, this, &IterationTransport::showRuns);
  connect(&study_, &IkStudy::placeChanged, this, &IterationTransport::showPlace);
  connect(&study_, &IkStudy::runningChanged, this, [this](bool running) {
    run_->setChecked(running);
    run_button_->setIcon(themedIcon(running ? QStringLiteral("pause") : QStringLiteral("play")));
  });
  showCases();
  showRuns();
}

void IterationTransport::buildCases() {
  cases_->setObjectName(QStringLiteral("iterationCase"));
  cases_->setAccessibleName(tr("Problem to solve"));
  for (const IkCase which : kIkCases) {
    cases_->addItem(caseName(which), static_cast<int>(which));
    cases_->setItemData(cases_->count() - 1, caseStory(which), Qt::ToolTipRole);
  }
  connect(cases_, &QComboBox::activated, this,
          [this](int row) { study_.choose(static_cast<IkCase>(cases_->itemData(row).toInt())); });
}

QAction* IterationTransport::makeAction(const char* name, const QString& words, const QKeySequence& key) {
  auto* action = new QAction(words, this);
  action->setObjectName(QString::fromLatin1(name));
  action->setShortcut(key);
  action->setToolTip(tipFor(words, key));
  actions_.append(action);
  return action;
}

void IterationTransport::buildButtons() {
  start_ = makeAction("actionIterationStart", tr("&Start of the Iteration"), QKeySequence("Alt+Home"));
  back_ = makeAction("actionIterationBack", tr("&Previous Iteration"), QKeySequence("Alt+Left"));
  run_ = makeAction("actionIterationRun", tr("&Run Iterations"), QKeySequence("Alt+Return"));
  run_->setCheckable(true);
  next_ = makeAction("actionIterationNext", tr("&Next Iteration"), QKeySequence("Alt+Right"));
  end_ = makeAction("actionIterationEnd", tr("&End of the Iteration"), QKeySequence("Alt+End"));
  connect(start_, &QAction::triggered, &study_, &IkStudy::toStart);
  connect(back_, &QAction::triggered, &study_, &IkStudy::back);
  connect(run_, &QAction::triggered, &study_, &IkStudy::setRunning);
  connect(next_, &QAction::triggered, &study_, &IkStudy::next);
  connect(end_, &QAction::triggered, &study_, &IkStudy::toEnd);
}

QToolButton* IterationTransport::makeButton(QAction* action, const QString& text) {
  auto* button = new QToolButton(this);
  button->setObjectName(action->objectName().replace("action", "button"));
  button->setText(text);
  button->setToolTip(action->toolTip());
  button->setAccessibleName(action->toolTip());
  button->setFocusPolicy(Qt::StrongFocus);
  button->setProperty("transport", true);
  if (action == back_ || action == next_) button->setAutoRepeat(true);
  button->setCheckable(action->isCheckable());
  // its own text, not the action's
  connect(button, &QToolButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::changed, button, [button, action] {
    button->setEnabled(action->isEnabled());
    button->setChecked(action->isChecked());
  });
  return button;
}

void IterationTransport::buildFoot() {
  scrubber_->setObjectName(QStringLiteral("iterationScrubber"));
  scrubber_->setAccessibleName(tr("Iteration"));
  scrubber_->setTickPosition(QSlider::TicksBelow);
  scrubber_->setMinimumWidth(8 * kSpace);
  connect(scrubber_, &QSlider::valueChanged, &study_, &IkStudy::goTo);
  count_->setObjectName(QStringLiteral("iterationPlace"));
  count_->setAccessibleName(tr("Iteration shown"));
  status_->setObjectName(QStringLiteral("iterationStatus"));
  status_->setAccessibleName(tr("Explanation of this iteration"));
  put_ = new QToolButton(this);
  put_->setObjectName(QStringLiteral("iterationPut"));
  put_->setText(tr("Put Robot Here"));
  put_->setFocusPolicy(Qt::StrongFocus);
  put_->setProperty("transport", true);
  connect(put_, &QToolButton::clicked, &study_, &IkStudy::putRobotThere);
  copy_ = new QToolButton(this);
  copy_->setObjectName(QStringLiteral("iterationCopy"));
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  copy_->setToolTip(tr("Copy all iterations as CSV"));
  copy_->setAccessibleName(copy_->toolTip());
  copy_->setFocusPolicy(Qt::StrongFocus);
  connect(copy_, &QToolButton::clicked, this, &IterationTransport::copyCsv);
}

void IterationTransport::copyCsv() {
  if (study_.run() != nullptr) QGuiApplication::clipboard()->setText(csvOf(*study_.run(), *study_.problem()->model));
}

void IterationTransport::showCases() {
  if (!study_.isOpen()) return;
  auto* model = qobject_cast<QStandardItemModel*>(cases_->model());
  for (int row = 0; row < cases_->count(); ++row) {
    const auto which = static_cast<IkCase>(cases_->itemData(row).toInt());
    model->item(row)->setEnabled(study_.has(which));
  }
  cases_->setCurrentIndex(cases_->findData(static_cast<int>(study_.whichCase())));
  cases_->setToolTip(caseStory(study_.whichCase()));
}

void IterationTransport::showRuns() {
  const int last = study_.last();
  const QSignalBlocker quiet(scrubber_);
  scrubber_->setRange(0, last);
  scrubber_->setPageStep(std::max(1, last / 10));
  scrubber_->setTickInterval(last <= 60 ? 1 : last / 20);
  copy_->setEnabled(study_.run() != nullptr);
  showPlace();
}

void IterationTransport::showPlace() {
  const IkRun* run = study_.run();
  const int place = study_.place(), last = study_.last();
  const QSignalBlocker quiet(scrubber_);
  scrubber_->setValue(place);
  scrubber_->setEnabled(run != nullptr && last > 0);
  //: %1: number of the iteration shown, %2: number of iterations
  count_->setText(tr("%1 of %2").arg(place).arg(last));
  // at the ends the button that has just been pressed keeps the focus: it stays enabled and does nothing more
  for (QAction* action : actions_) action->setEnabled(study_.isOpen() && last > 0);
  if (run == nullptr) {
    status_->setWholeText(tr("Nothing to solve"));
    scrubber_->setAccessibleDescription(tr("Iteration 0 of 0"));
    put_->setEnabled(false);
    return;
  }
  const IkIteration& at = run->inside(place);
  //: %1: method of inverse kinematics, %2: residual, %3: position error, %4: orientation error
  QString words = tr("%1: |e| = %2, errors %3 m and %4 rad")
                      .arg(methodTitle(run->method), significant(at.residual), significant(at.position_error),
                           significant(at.orientation_error));
  words += QStringLiteral(u" — ");
  if (place >= run->count())
    words += endSentence(*run);
  else if (!at.is_accepted)
    words += tr("the step would not reduce the residual, so it is rejected");
  else
    words += at.is_limited ? tr("a step of length s") : tr("a full step");
  status_->setWholeText(words);
  status_->setAccessibleDescription(spokenPlace(*run, place));
  //: %1: number of the iteration shown, %2: number of iterations
  const QString step = tr("Iteration %1 of %2.").arg(place).arg(last);
  scrubber_->setAccessibleDescription(joinedSentences({step, spokenPlace(*run, place)}));
  const int joint = study_.jointInTheWay();
  put_->setEnabled(joint < 0);
  put_->setToolTip(joint < 0 ? tr("Move the robot to the pose of this iteration")
                             : tr("Joint %1 would exceed its limits")
                                   .arg(QString::fromStdString(
                                       study_.problem()->model->joints()[static_cast<std::size_t>(joint)].name)));
}

}  // namespace linkwright::ui

#include "moc_iteration_transport.cpp"

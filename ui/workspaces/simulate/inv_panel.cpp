// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel does; how it is laid out is in inv_panel_layout.cpp.
#include "ui/workspaces/simulate/inv_panel.h"

#include "core/base/index.h"
#include "ui/document/contact_instant.h"
#include "ui/document/follow.h"
#include "ui/document/translated.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/inv_picture.h"
#include "ui/workspaces/simulate/inv_tables.h"
#include "ui/workspaces/simulate/inv_words.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kMistakesTab = 3;  // whose list takes the room of the picture

}  // namespace

InvPanel::InvPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  follow(document_, kSimulationParts, &when_seen_, &WhenSeen::ask);
  connect(&document_, &Document::opened, this, [this] {
    choice_.contact = -1;
    step_ = 0;
    setPlaying(false);
    when_seen_.ask();
  });
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this] {
    if (!when_seen_.isDue()) refreshTab();
  });
  connect(first_, &QToolButton::clicked, this, [this] { goTo(0); });
  connect(previous_, &QToolButton::clicked, this, [this] { goTo(step_ - 1); });
  connect(next_, &QToolButton::clicked, this, [this] { goTo(step_ + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { goTo(static_cast<int>(machine_.steps.size()) - 1); });
  connect(play_, &QToolButton::clicked, this, &InvPanel::setPlaying);
  connect(steps_, &QComboBox::activated, this, &InvPanel::goTo);
  connect(clock_, &QTimer::timeout, this, &InvPanel::playOn);
  connect(contact_, &QComboBox::activated, this, [this] {
    choice_.contact = contact_->currentData().toInt();
    when_seen_.ask();
  });
  connect(torques_, &QComboBox::activated, this, [this] {
    choice_.torques = static_cast<InvTorques>(torques_->currentData().toInt());
    when_seen_.ask();
  });
  connect(tabs_, &QTabWidget::currentChanged, this, [this] {
    if (!when_seen_.isDue()) refreshStep();
  });
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!when_seen_.isDue()) refreshDamage();
  });
  followTheme(*this, [this] { when_seen_.ask(); });
}

bool InvPanel::isPlaying() const { return clock_->isActive(); }

void InvPanel::goTo(int step) {
  step_ = std::clamp(step, 0, std::max(0, static_cast<int>(machine_.steps.size()) - 1));
  if (!when_seen_.isDue()) refreshStep();
}

void InvPanel::setPlaying(bool on) {
  if (on && !machine_.steps.empty() && step_ + 1 >= static_cast<int>(machine_.steps.size())) goTo(0);
  on ? clock_->start() : clock_->stop();
  play_->setChecked(on);
  play_->setIcon(themedIcon(on ? QStringLiteral("pause") : QStringLiteral("play")));
}

void InvPanel::playOn() {
  goTo(step_ + 1);
  if (step_ + 1 >= static_cast<int>(machine_.steps.size())) setPlaying(false);
}

void InvPanel::setMistakes(const ExtendedMistakeSet& mistakes) {
  if (choice_.mistakes == mistakes) return;
  choice_.mistakes = mistakes;
  when_seen_.ask();
}

void InvPanel::refresh() {
  if (!document_.snapshot() || !document_.snapshot()->model) return;
  if (choice_.contact >= static_cast<int>(document_.snapshot()->contacts.size())) choice_.contact = -1;
  machine_ = makeInvMachine(document_, choice_);
  step_ = std::clamp(step_, 0, std::max(0, static_cast<int>(machine_.steps.size()) - 1));
  refreshChoices();
  refreshStep();
}

void InvPanel::refreshChoices() {
  const SnapshotPtr s = document_.snapshot();
  source_->setWholeText(sourceWords(machine_, choice_.torques));
  contact_->setVisible(!machine_.is_of_run && s->contacts.size() > 1);
  torques_->setVisible(!machine_.is_of_run);
  const QSignalBlocker quiet_contact(contact_), quiet_torques(torques_), quiet_steps(steps_);
  contact_->clear();
  contact_->addItem(tr("All contacts"), -1);
  for (std::size_t c = 0; c < s->contacts.size(); ++c)
    contact_->addItem(QString::fromStdString(s->contacts[c].contact.name), static_cast<int>(c));
  contact_->setCurrentIndex(contact_->findData(choice_.contact));
  torques_->setCurrentIndex(torques_->findData(static_cast<int>(choice_.torques)));
  steps_->clear();
  const int count = static_cast<int>(machine_.steps.size());
  for (int k = 0; k < count; ++k)
    //: %1: number of the question, %2: number of questions, %3: its symbol
    steps_->addItem(tr("%1 of %2: %3").arg(k + 1).arg(count).arg(nameOfStep(machine_, machine_.steps[at(k)])));
}

void InvPanel::refreshStep() {
  const bool possible = machine_.dof() > 0 && !machine_.steps.empty();
  for (QWidget* each : std::initializer_list<QWidget*>{first_, previous_, next_, last_, play_, steps_})
    each->setEnabled(possible);
  if (!possible) {
    picture_->hide();
    title_->setText(tr("No moving joint"));
    equation_->clear();
    sentence_->setText(tr("Forward dynamics needs a robot with a moving joint."));
    return;
  }
  {
    const QSignalBlocker quiet(steps_);
    steps_->setCurrentIndex(step_);
  }
  const InvStepWords words = wordsOf(machine_, machine_.steps[at(step_)]);
  title_->setText(richSymbols(words.title));
  title_->setAccessibleName(words.title);
  equation_->setText(words.equation);
  sentence_->setText(richSymbols(words.sentence));
  sentence_->setAccessibleName(words.sentence);
  picture_->show(words.picture);
  picture_->setVisible(tabs_->currentIndex() != kMistakesTab);
  sentence_->setVisible(tabs_->currentIndex() != kMistakesTab);
  planted_->setVisible(!choice_.mistakes.empty());
  planted_->setWholeText(plantedText(choice_.mistakes));
  refreshTab();
}

void InvPanel::refreshTab() {
  if (machine_.steps.empty()) return;
  const bool asks = machine_.steps[at(step_)].call >= 0;
  switch (tabs_->currentIndex()) {
    case 0:
      showFound(*found_, machine_, step_);
      numbers_->setVisible(machine_.contactCount() > 0);
      if (machine_.contactCount() > 0) showContactNumbers(*numbers_, machine_, step_);
      refreshCheck();
      break;
    case 1:
      question_->setVisible(asks);
      no_question_->setVisible(!asks);
      showQuestion(*question_, machine_, step_, interaction_.angleUnit());
      break;
    case 2:
      recursion_->setVisible(asks);
      no_recursion_->setVisible(!asks);
      showRecursion(*recursion_, machine_, step_);
      break;
    default:
      list_->showMade(choice_.mistakes, [this](ExtendedMistake each) { return whyWithoutEffect(machine_, each); });
      refreshDamage();
  }
}

void InvPanel::refreshCheck() {
  QString words;
  if (machine_.right.qdd.size() == 0) {
    words = machine_.right.massless_joint >= 0
                ? translated(masslessMessage(*machine_.model, machine_.right.massless_joint))
                : tr("The mass matrix M is singular, so no accelerations can be computed.");
  } else if (const std::optional<double> difference = machine_.difference()) {
    const QString largest = withTrueMinus(QString::number(*difference, 'g', 2));
    words = machine_.is_of_run ? tr("Check: the computed q̈ and the q̈ of the run differ by at most %1.").arg(largest)
                               : tr("Check: the computed q̈ and that of the articulated-body algorithm, which does not "
                                    "use INV, differ by at most %1.")
                                     .arg(largest);
  }
  if (machine_.right.solution.status == ContactStatus::Redundant)
    words +=
        QLatin1Char(' ') + tr("The motion does not determine these forces, so the forces of least norm are given.");
  if (machine_.right.solution.status == ContactStatus::Jammed)
    words += QLatin1Char(' ') + tr("The contact jams: with friction, det A is zero or negative (Painlevé paradox), so "
                                   "no contact force is reliable.");
  for (const QString& remark : machine_.remarks) words += QLatin1Char(' ') + remark;
  if (machine_.contactCount() == 0) words += QLatin1Char(' ') + tr("Without contact, only b, M and q̈ are needed.");
  check_->setText(richSymbols(words.trimmed()));
  check_->setAccessibleName(words.trimmed());
}

void InvPanel::refreshDamage() {
  showDamage(*damage_, machine_);
  const std::optional<ExtendedMistake> mistake = list_->chosen();
  if (!mistake) {
    hint_->setText(tr("Tick a mistake to see its effect on the forces and accelerations."));
    return;
  }
  QString words = mistakeHint(*mistake);
  if (*mistake == ExtendedMistake::LongEulerStep && machine_.euler.rate > 0.0) {
    const auto digits = [](double value) { return NumberGroup(value).text(value); };
    words += QLatin1Char(' ') +
             //: %1: an eigenvalue, %2: the factor per step, %3: a time step
             tr("With λ = %1 1/s, each step of 10 ms multiplies this motion by %2. The longest step without growth is "
                "%3 ms.")
                 .arg(digits(machine_.euler.rate), withTrueMinus(digits(1.0 - machine_.euler.rate * kLongEulerStep)),
                      digits(1e3 * machine_.euler.longest));
  }
  hint_->setText(richSymbols(words));
}

void InvPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  setPlaying(false);
}

void InvPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (picture_ != nullptr && event->type() == QEvent::FontChange) when_seen_.ask();
}

bool InvPanel::event(QEvent* event) {
  // the keys that walk, while nothing inside wants them for itself
  if (claimKeys(*event, kWalkKeys)) return true;
  return QWidget::event(event);
}

void InvPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return goTo(step_ - 1);
    case Qt::Key_Right: return goTo(step_ + 1);
    case Qt::Key_Home: return goTo(0);
    case Qt::Key_End: return goTo(static_cast<int>(machine_.steps.size()) - 1);
    default: QWidget::keyPressEvent(event);
  }
}

}  // namespace linkwright::ui

#include "moc_inv_panel.cpp"

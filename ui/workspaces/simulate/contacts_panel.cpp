// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/contacts_panel.h"

#include "core/base/index.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/motion_time.h"
#include "ui/document/simulated_run.h"
#include "ui/document/simulation_figures.h"
#include "ui/document/translated.h"
#include "ui/plots/curve_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/contact_card.h"
#include "ui/workspaces/simulate/contact_words.h"

#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QShowEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kReadable = 120;   // ms between numbers while time goes on
constexpr int kAfterEdits = 60;  // ms: what a run would begin with is worked out when a drag holds still
constexpr std::size_t kMostEvents = 2000;

struct ContactEventText {
  Q_DECLARE_TR_FUNCTIONS(ContactsPanel)
};

QString eventText(const SimulationEvent& event, const std::vector<Contact>& contacts) {
  const QString name = QString::fromStdString(contacts.at(at(event.contact)).name);
  const QString when = ContactEventText::tr("%1 s").arg(event.t, 0, 'f', 3);
  const QString value = NumberGroup(std::max(std::abs(event.value), 0.1)).text(event.value);
  //: event of a contact; %1: when, %2: name of the contact, %3: what it does ("impact"), %4: a number
  const QString impact = ContactEventText::tr("%1   %2 %3, impulse %4 N s");
  //: event of a contact; %1: when, %2: name of the contact, %3: what it does ("sticks"), %4: a number
  const QString other = ContactEventText::tr("%1   %2 %3, f_n just before: %4 N");
  return (event.kind == SimulationEventKind::Impact ? impact : other).arg(when, name, eventWord(event.kind), value);
}

}  // namespace

ContactsPanel::ContactsPanel(Document& document, Interaction& /*interaction*/, SimulationViewOptions& look,
                             QWidget* parent)
    : QWidget(parent), document_(document), look_(look) {
  setObjectName("contactsPanel");
  build();
  later_.setSingleShot(true);
  connect(&later_, &QTimer::timeout, this, &ContactsPanel::refresh);
  connect(&document_, &Document::snapshotChanged, this, &ContactsPanel::snapshotCame);
  follow(document_, kSimulationParts, this, &ContactsPanel::snapshotCame);
  connect(&look_, &SimulationViewOptions::changed, this, [this] {
    for (std::size_t i = 0; i < cards_.size(); ++i) cards_[i]->setChosen(look_.contact() == static_cast<int>(i));
  });
}

void ContactsPanel::build() {
  auto* content = new QWidget(this);
  heading_ = new WrappedLabel(content);
  heading_->setObjectName("contactsHeading");
  status_ = new WrappedLabel(content);
  status_->setObjectName("contactsStatus");
  status_->setAccessibleName(tr("Determinacy of the contact forces"));
  events_head_ = new WrappedLabel(content);
  //: noun: impacts, slips and the like
  events_head_->setText(tr("Events"));
  QFont bold = font();
  bold.setBold(true);
  events_head_->setFont(bold);
  events_ = new QListWidget(content);
  events_->setObjectName("contactEvents");
  events_->setAccessibleName(tr("Contact events; press Enter or click an event to go to its time"));
  events_->setUniformItemSizes(true);
  events_->setMinimumHeight(12 * kSpace);
  const auto go = [this](QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(events_->row(item));
    if (row < event_times_.size()) goToTime(document_, event_times_[row]);
  };
  connect(events_, &QListWidget::itemClicked, this, go);
  connect(events_, &QListWidget::itemActivated, this, go);
  auto* cards = new QWidget(content);
  cards_layout_ = new QVBoxLayout(cards);
  cards_layout_->setContentsMargins(0, 0, 0, 0);
  cards_layout_->setSpacing(kSpace);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(heading_);
  column->addWidget(cards);
  column->addWidget(status_);
  column->addWidget(events_head_);
  column->addWidget(events_, 100);
  column->addStretch(1);
  auto* scroll = scrollPage(content, "contactsScroll", this);
  scroll->setAccessibleName(tr("Contacts"));
  empty_ = new QLabel(this);
  empty_->setObjectName("contactsEmpty");
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(2 * kSpace);
  stack_ = new QStackedWidget(this);
  stack_->addWidget(scroll);
  stack_->addWidget(empty_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(stack_);
}

void ContactsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

// hidden it costs nothing; while time goes on it changes as often as one can read
void ContactsPanel::snapshotCame() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!isVisible() || !snapshot) return;
  const bool goes_on = snapshot->simulating || document_.playback().isPlaying();
  if (!goes_on && snapshot->simulated) {
    later_.stop();
    return refresh();
  }
  if (!later_.isActive()) later_.start(goes_on ? kReadable : kAfterEdits);
}

void ContactsPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!isVisible() || !snapshot) return;
  if (snapshot->contacts.empty()) {
    return showEmpty(
        snapshot->simulated || !document_.scene().contacts.orDefault().empty()
            ? tr("This run has no contacts.")
            : tr("No contacts yet. A contact is a point on a link together with a surface that it can touch. Add a "
                 "contact in the Simulation panel. Each of the examples named Arm on the Ground has one contact."));
  }
  try {
    const Result<ContactForces> forces =
        snapshot->simulated ? contactForcesOfRun(*snapshot) : contactForcesAtStart(document_);
    if (!forces) {
      const QString why = translated(forces.diagnostics().front().message);
      return showEmpty(tr("A run cannot start from the current pose: %1.").arg(why));
    }
    // the first frames of a run: what is shown stays
    if (forces->contacts.empty()) return;
    showForces(*forces, snapshot->simulated ? tr("At t = %1 s of the run").arg(snapshot->simulated->t, 0, 'f', 3)
                                            : tr("A run from the current pose would start with these forces:"));
    showEvents();
  } catch (const std::exception& problem) {
    showEmpty(tr("Could not compute the contact forces: %1").arg(QString::fromUtf8(problem.what())));
  }
}

void ContactsPanel::makeCards(std::size_t count) {
  while (cards_.size() > count) {
    cards_.back()->hide();
    cards_.back()->deleteLater();
    cards_.pop_back();
  }
  while (cards_.size() < count) {
    auto* card = new ContactCard(static_cast<int>(cards_.size()), this);
    card->setChosen(look_.contact() == static_cast<int>(cards_.size()));
    connect(card, &ContactCard::chosen, &look_, &SimulationViewOptions::setContact);
    cards_layout_->addWidget(card);
    cards_.push_back(card);
  }
}

void ContactsPanel::showForces(const ContactForces& forces, const QString& heading) {
  stack_->setCurrentIndex(0);
  setup_ = forces.setup;
  shares_ = forces.shares;
  makeCards(forces.contacts.size());
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    ContactFacts facts;
    facts.at = forces.contacts[i];
    facts.index = static_cast<int>(i);
    facts.contacts = &setup_->contacts;
    facts.laws = &setup_->settings.laws;
    facts.shares = shares_;
    cards_[i]->show(facts);
  }
  heading_->setText(heading);
  status_->setText(statusWords(*shares_, setup_->contacts).join(QLatin1Char('\n')));
}

void ContactsPanel::showEvents() {
  const SnapshotPtr snapshot = document_.snapshot();
  const std::shared_ptr<const SimulatedRun>& run = snapshot->motion.run;
  const std::vector<SimulationEvent> none;
  const std::vector<SimulationEvent>& events = run && snapshot->simulated ? run->record.events() : none;
  std::vector<double> times;
  for (const SimulationEvent& event : events) times.push_back(event.t);
  if (times.size() > kMostEvents) times.resize(kMostEvents);
  // more of the same run: those that are there stay
  const void* setup = run ? run->setup.get() : nullptr;
  const bool is_same_run = std::exchange(events_of_, setup) == setup;
  const bool goes_on = is_same_run && times.size() >= event_times_.size() && !event_times_.empty() &&
                       std::equal(event_times_.begin(), event_times_.end(), times.begin());
  if (!goes_on) events_->clear();
  for (auto k = static_cast<std::size_t>(events_->count()); k < times.size(); ++k)
    events_->addItem(eventText(events[k], run->setup->contacts));
  event_times_ = std::move(times);
  const bool has_any = !event_times_.empty();
  events_->setVisible(has_any);
  const QString none_yet =
      snapshot->simulated ? tr("No contact has begun or ended in this run, nor changed between sticking and slipping.")
                          : QString();
  events_head_->setText(has_any ? tr("Events (%1)").arg(events_->count()) : none_yet);
  events_head_->setVisible(has_any || !none_yet.isEmpty());
}

void ContactsPanel::showEmpty(const QString& why) {
  shares_.reset();
  empty_->setText(why);
  stack_->setCurrentIndex(1);
}

}  // namespace linkwright::ui

#include "moc_contacts_panel.cpp"

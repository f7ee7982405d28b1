// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/transport_bar.h"

#include "core/base/index.h"
#include "ui/document/look.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/formulation_words.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/walk/stepper.h"

#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace linkwright::ui {

TransportBar::TransportBar(Document& document, Interaction& interaction, Stepper& stepper, QWidget* parent)
    : QWidget(parent), document_(document), walk_(interaction.walk()), stepper_(stepper) {
  setObjectName(QStringLiteral("explainTransport"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  addButtons();
  addChoices();
  connect(&walk_, &Walk::lookChanged, this, &TransportBar::showState);
  connect(&document_, &Document::snapshotChanged, this, &TransportBar::showState);
  connect(&stepper_, &Stepper::playingChanged, this, &TransportBar::showState);
  connect(&stepper_, &Stepper::canReturnChanged, this, &TransportBar::showState);
  showState();
}

QToolButton* TransportBar::makeButton(const char* name, const QString& text, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setObjectName(QString::fromLatin1(name));
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setProperty("transport", true);
  return button;
}

void TransportBar::addButtons() {
  first_ = makeButton("explainFirst", QStringLiteral(u"|‹"), tr("Go to the first step"));
  //: adjective: step of the recursion
  previous_ = makeButton("explainPrevious", QStringLiteral(u"‹ ") + tr("Previous"), tr("Go to the previous step ([)"));
  //: adjective: step of the recursion
  next_ = makeButton("explainNext", tr("Next") + QStringLiteral(u" ›"), tr("Go to the next step (])"));
  turn_ = makeButton("explainTurn", QStringLiteral(u"↷"), tr("Go to the end of the pass"));
  last_ = makeButton("explainLast", QStringLiteral(u"›|"), tr("Go to the last step"));
  play_ = makeButton("explainPlay", {}, tr("Step automatically"));
  //: verb: predict each result before it is shown
  predict_ = makeButton("explainPredict", tr("Predict"), tr("Predict each result before it is shown (P)"));
  predict_->setCheckable(true);
  connect(predict_, &QToolButton::clicked, this, &TransportBar::predictToggled);
  back_ = makeButton("explainReturn", QStringLiteral(u"↩"), tr("Return to the step that you came from"));
  for (QToolButton* button : {previous_, next_}) {
    button->setAutoRepeat(true);
    // their words go before the panel grows
    button->setMinimumWidth(4 * kSpace);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  predict_->setMinimumWidth(4 * kSpace);
  predict_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  play_->setCheckable(true);
  addPaces();
  buttons_ = new QHBoxLayout;
  buttons_->setSpacing(kSpace / 2);
  for (QToolButton* button : {first_, previous_, next_, turn_, last_, play_, predict_, back_}) {
    buttons_->addWidget(button);
  }
  static_cast<QVBoxLayout*>(layout())->addLayout(buttons_);
  connect(first_, &QToolButton::clicked, &stepper_, &Stepper::first);
  connect(previous_, &QToolButton::clicked, &stepper_, &Stepper::previous);
  connect(next_, &QToolButton::clicked, &stepper_, &Stepper::next);
  connect(turn_, &QToolButton::clicked, &stepper_, &Stepper::toEndOfPass);
  connect(last_, &QToolButton::clicked, &stepper_, &Stepper::last);
  connect(play_, &QToolButton::clicked, &stepper_, &Stepper::setPlaying);
  connect(back_, &QToolButton::clicked, &stepper_, &Stepper::returnFromSource);
}

void TransportBar::addPaces() {
  auto* menu = new QMenu(play_);
  auto* group = new QActionGroup(menu);
  for (const int ms : {3000, 1500, 750, 300}) {
    QAction* pace = menu->addAction(tr("One step every %1 s").arg(ms / 1000.0));
    pace->setCheckable(true);
    pace->setChecked(ms == stepper_.pace());
    group->addAction(pace);
    connect(pace, &QAction::triggered, &stepper_, [this, ms] { stepper_.setPace(ms); });
  }
  play_->setMenu(menu);
  play_->setPopupMode(QToolButton::MenuButtonPopup);
}

QComboBox* TransportBar::makeChoice(const char* name, const QString& caption, const QString& what) {
  auto* choice = new ChoiceBox(8, this);
  choice->setObjectName(QString::fromLatin1(name));
  choice->setAccessibleName(what);
  choice->setToolTip(what);
  choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* words = new QLabel(caption, this);
  words->setBuddy(choice);
  captions_.push_back(words);
  return choice;
}

void TransportBar::addChoices() {
  granularity_ = makeChoice("explainGranularity", tr("Step"), tr("Size of a step"));
  granularity_->addItem(tr("By link"), static_cast<int>(Granularity::Link));
  granularity_->addItem(tr("By equation"), static_cast<int>(Granularity::Equation));
  granularity_->addItem(tr("By term"), static_cast<int>(Granularity::Term));
  formulation_ = makeChoice("explainFormulation", tr("Formulation"), tr("Formulation of the recursion"));
  for (const Formulation each : kFormulationsAsShown) {
    formulation_->addItem(formulationName(each), static_cast<int>(each));
  }
  axes_ = makeChoice("explainAxes", tr("Vectors in"), tr("Frame in which vectors are expressed"));
  axes_->addItem(tr("Link frames"), static_cast<int>(Axes::Link));
  axes_->addItem(tr("Base frame"), static_cast<int>(Axes::Base));
  axes_->addItem(tr("World frame"), static_cast<int>(Axes::World));
  choices_ = new QGridLayout;
  choices_->setHorizontalSpacing(kSpace / 2);
  choices_->setVerticalSpacing(kSpace / 4);
  static_cast<QVBoxLayout*>(layout())->addLayout(choices_);
  layOut();
  connect(granularity_, &QComboBox::activated, this,
          [this] { walk_.setGranularity(static_cast<Granularity>(granularity_->currentData().toInt())); });
  connect(formulation_, &QComboBox::activated, this, [this] {
    setFormulation(document_, static_cast<Formulation>(formulation_->currentData().toInt()));
    // it may have been refused
    showState();
  });
  connect(axes_, &QComboBox::activated, this,
          [this] { walk_.setAxes(static_cast<Axes>(axes_->currentData().toInt())); });
}

// Large text, narrow panel: the two long buttons are left with their arrows, then Predict with its question mark, and
// the choices take two rows.
void TransportBar::layOut() {
  const QString previous = QStringLiteral(u"‹ ") + tr("Previous");
  const QString next = tr("Next") + QStringLiteral(u" ›");
  const QFontMetrics metrics = next_->fontMetrics();
  int others = 0;
  for (const QToolButton* button : {first_, turn_, last_, play_, back_}) {
    if (!button->isHidden()) others += button->sizeHint().width() + kSpace / 2;
  }
  const int predict = metrics.horizontalAdvance(tr("Predict")) + 3 * kSpace;
  int words = 0;
  for (const QString& each : {previous, next}) words += metrics.horizontalAdvance(each) + 3 * kSpace;
  const bool fits = others + predict + words <= width();
  predict_->setText(fits || others + predict + 9 * kSpace <= width() ? tr("Predict") : QStringLiteral("?"));
  previous_->setText(fits ? previous : QStringLiteral(u"‹"));
  next_->setText(fits ? next : QStringLiteral(u"›"));
  const QComboBox* const boxes[] = {granularity_, formulation_, axes_};
  std::array<int, 3> widths{};
  for (int i = 0; i < 3; ++i) {
    for (int k = 0; k < boxes[i]->count(); ++k) {
      const int text = boxes[i]->fontMetrics().horizontalAdvance(boxes[i]->itemText(k));
      // beside the text there is the arrow, which does not grow
      widths[at(i)] = std::max(widths[at(i)], text + 7 * kSpace / 2);
    }
  }
  const int all = widths[0] + widths[1] + widths[2] + kSpace;
  const int pair = 2 * *std::max_element(widths.begin(), widths.end()) + kSpace / 2;
  const int columns = all <= width() ? 3 : pair <= width() ? 2 : 1;
  if (columns == columns_) return;
  columns_ = columns;
  for (int i = 0; i < 3; ++i) choices_->setColumnStretch(i, columns == 3 ? widths[at(i)] : i < columns ? 1 : 0);
  int place = 0;
  for (QComboBox* box : {granularity_, formulation_, axes_}) {
    const int row = 2 * (place / columns), column = place % columns;
    choices_->addWidget(captions_[at(place)], row, column);
    choices_->addWidget(box, row + 1, column);
    ++place;
  }
}

void TransportBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut();
}

// the buttons have another font, or one has come or gone
bool TransportBar::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) layOut();
  return done;
}

void TransportBar::showState() {
  const auto choose = [](QComboBox* choice, int value) {
    const QSignalBlocker quiet(choice);
    choice->setCurrentIndex(choice->findData(value));
  };
  choose(granularity_, static_cast<int>(walk_.granularity()));
  choose(formulation_, static_cast<int>(document_.snapshot()->formulation));
  choose(axes_, static_cast<int>(walk_.axes()));
  play_->setChecked(stepper_.isPlaying());
  play_->setIcon(themedIcon(stepper_.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
  // it keeps its place, so that no other button comes under the mouse
  back_->setEnabled(stepper_.canReturn());
}

void TransportBar::setPossible(bool possible) {
  // the button that has just been pressed keeps the focus: at the ends it stays enabled and does nothing more
  for (QToolButton* button : {first_, previous_, next_, turn_, last_, play_}) button->setEnabled(possible);
}

void TransportBar::setChoicesShown(bool shown) {
  for (QComboBox* box : {granularity_, formulation_, axes_}) box->setVisible(shown);
  for (QLabel* caption : captions_) caption->setVisible(shown);
  // at once: what comes below takes the room
  layout()->invalidate();
  updateGeometry();
}

int TransportBar::wholeHeight() const {
  const int rows = (2 + columns_) / std::max(1, columns_);
  const int row = axes_->sizeHint().height() + captions_.front()->sizeHint().height() + choices_->verticalSpacing();
  return next_->sizeHint().height() + rows * (row + choices_->verticalSpacing()) + kSpace / 2;
}

void TransportBar::setPredicting(bool on) { predict_->setChecked(on); }

void TransportBar::setKeyFilter(QObject* filter) {
  for (QToolButton* button : {first_, previous_, next_, turn_, last_, play_, predict_, back_})
    button->installEventFilter(filter);
}

}  // namespace linkwright::ui

#include "moc_transport_bar.cpp"

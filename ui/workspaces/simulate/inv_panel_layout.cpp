// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out; what it does is in inv_panel.cpp.
#include "ui/widgets/elided_label.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/inv_panel.h"
#include "ui/workspaces/simulate/inv_picture.h"
#include "ui/workspaces/simulate/inv_tables.h"
#include "ui/workspaces/simulate/inv_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr int kPace = 2500;  // ms a step

QVBoxLayout* pageLayout(QWidget* page) {
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, kSpace / 2, 0, 0);
  layout->setSpacing(kSpace / 2);
  return layout;
}

WrappedLabel* words(const char* name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  return label;
}

}  // namespace

QToolButton* InvPanel::transportButton(const char* name, const QString& text, const QString& tip) {
  QToolButton* button = makeButton(QString::fromLatin1(name), text, tip, this);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setProperty("transport", true);
  return button;
}

QWidget* InvPanel::buildChoices() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  source_ = new ElidedLabel({}, row);
  source_->setObjectName(QStringLiteral("invSource"));
  const auto choice = [row](const char* name, const QString& spoken) {
    auto* made = new QComboBox(row);
    made->setObjectName(QLatin1String(name));
    made->setAccessibleName(spoken);
    made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return made;
  };
  contact_ = choice("invContact", tr("Contacts included"));
  torques_ = choice("invTorques", tr("Torques of the motors"));
  torques_->addItem(tr("τ at simulation start"), static_cast<int>(InvTorques::Start));
  torques_->addItem(tr("τ = 0"), static_cast<int>(InvTorques::None));
  torques_->addItem(tr("τ from RNEA"), static_cast<int>(InvTorques::Inverse));
  layout->addWidget(source_, 1);
  layout->addWidget(contact_);
  layout->addWidget(torques_);
  return row;
}

QWidget* InvPanel::buildTransport() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  first_ = transportButton("invFirst", QStringLiteral(u"|‹"), tr("Go to the first question (Home)"));
  previous_ = transportButton("invPrevious", QStringLiteral(u"‹"), tr("Go to the previous question (Left)"));
  steps_ = makeChoice(QStringLiteral("invStep"), tr("The question"), row);
  steps_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  next_ = transportButton("invNext", QStringLiteral(u"›"), tr("Go to the next question (Right)"));
  last_ = transportButton("invLast", QStringLiteral(u"›|"), tr("Go to the accelerations (End)"));
  play_ = transportButton("invPlay", {}, tr("Step through the questions automatically"));
  play_->setCheckable(true);
  play_->setIcon(themedIcon(QStringLiteral("play")));
  for (QToolButton* button : {previous_, next_}) button->setAutoRepeat(true);
  for (QWidget* each : std::initializer_list<QWidget*>{first_, previous_, steps_, next_, last_, play_})
    layout->addWidget(each, each == steps_ ? 1 : 0);
  clock_ = new QTimer(this);
  clock_->setInterval(kPace);
  return row;
}

QWidget* InvPanel::buildFound() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  found_ = makeNumberTable(QStringLiteral("invFound"), tr("Results by joint"), page);
  numbers_ = makeNumberTable(QStringLiteral("invContactNumbers"), tr("Results by contact"), page);
  check_ = words("invCheck", page);
  layout->addWidget(found_, 1);
  layout->addWidget(numbers_);
  layout->addWidget(check_);
  return page;
}

QWidget* InvPanel::buildQuestion() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  question_ = makeNumberTable(QStringLiteral("invQuestion"), tr("The question and its answer, by joint"), page);
  no_question_ = words("invNoQuestion", page);
  no_question_->setText(tr("This step asks INV no question. It uses the answers to earlier questions."));
  layout->addWidget(question_, 1);
  layout->addWidget(no_question_);
  layout->addStretch(0);
  return page;
}

QWidget* InvPanel::buildRecursion() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  recursion_ =
      makeNumberTable(QStringLiteral("invRecursion"), tr("The recursion for this question, link by link"), page);
  recursion_->setToolTip(
      tr("The outward pass gives the motion (ω, α and the acceleration minus gravity, a). The inward pass gives the "
         "forces and moments (f, n), starting from the contact force fᴱ. All vectors are expressed in link frames."));
  no_recursion_ = words("invNoRecursion", page);
  no_recursion_->setText(tr("No recursion runs in this step."));
  layout->addWidget(recursion_, 1);
  layout->addWidget(no_recursion_);
  layout->addStretch(0);
  return page;
}

QWidget* InvPanel::buildMistakes() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  list_ = new MistakeList<ExtendedMistake>(
      [this](ExtendedMistake mistake, bool made) {
        ExtendedMistakeSet mistakes = choice_.mistakes;
        made ? mistakes.insert(mistake) : mistakes.erase(mistake);
        setMistakes(mistakes);
      },
      page);
  list_->setObjectName(QStringLiteral("invMistakes"));
  list_->setAccessibleName(tr("Mistakes to plant"));
  list_->setMinimumHeight(8 * kSpace);
  list_->setSpacing(1);
  hint_ = words("invHint", page);
  damage_ = makeNumberTable(QStringLiteral("invDamage"), tr("Effect of the mistakes"), page);
  layout->addWidget(list_, 3);
  layout->addWidget(hint_);
  layout->addWidget(damage_, 3);
  return page;
}

void InvPanel::build() {
  setObjectName(QStringLiteral("invPanel"));
  setAccessibleName(tr("Forward dynamics by repeated inverse dynamics (INV)"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(buildChoices());
  layout->addWidget(buildTransport());
  planted_ = new ElidedLabel({}, this);
  planted_->setObjectName(QStringLiteral("invPlanted"));
  planted_->setForegroundRole(QPalette::BrightText);
  planted_->hide();
  layout->addWidget(planted_);
  // the step and its numbers are taller than half of a small window
  auto* page = new QWidget;
  QVBoxLayout* column = pageLayout(page);
  layout->addWidget(scrollPage(page, "invScroll", this), 1);
  title_ = new QLabel(this);
  title_->setObjectName(QStringLiteral("invTitle"));
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setTextFormat(Qt::RichText);
  equation_ = new QLabel(this);
  equation_->setObjectName(QStringLiteral("invEquation"));
  equation_->setTextFormat(Qt::RichText);
  equation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QLabel* label : {title_, equation_}) {
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(label);
  }
  picture_ = new InvPicture(this);
  sentence_ = words("invSentence", this);
  column->addWidget(picture_);
  column->addWidget(sentence_);
  tabs_ = new QTabWidget(this);
  tabs_->setObjectName(QStringLiteral("invTabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(buildFound(), tr("Results So Far"));
  //: noun: the question that is explained
  tabs_->addTab(buildQuestion(), tr("Question"));
  tabs_->addTab(buildRecursion(), tr("Link by Link"));
  tabs_->addTab(buildMistakes(), tr("Mistakes"));
  column->addWidget(tabs_, 1);
}

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/predict_strip.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/direction_pad.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/save_flow.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"
#include "ui/workspaces/explain/questions/prediction_words.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr std::array<double, 2> kLengths = {0.05, 0.01};
constexpr std::array<double, 2> kAngles = {10.0, 3.0};

QLabel* makeLabel(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  return label;
}

void say(QLabel* label) {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent said(label, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&said);
}

}  // namespace

PredictStrip::PredictStrip(Document& document, PredictionGame& game, QWidget* parent)
    : QWidget(parent), document_(document), game_(game) {
  build();
  connect(&game_, &PredictionGame::changed, this, &PredictStrip::refresh);
  refresh();
}

void PredictStrip::build() {
  setObjectName(QStringLiteral("predictStrip"));
  setAccessibleName(tr("Predict first"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::AlternateBase);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  prompt_ = makeLabel("predictPrompt", this);
  QFont bold = prompt_->font();
  bold.setWeight(QFont::DemiBold);
  prompt_->setFont(bold);
  layout->addWidget(prompt_);
  asking_ = new QWidget(this);
  auto* asking = new QVBoxLayout(asking_);
  asking->setContentsMargins(0, 0, 0, 0);
  asking->setSpacing(kSpace / 2);
  layout->addWidget(asking_);
  buildChoices(asking);
  number_ = new TypedIn<QRegularExpressionValidator>(
      QRegularExpression(QStringLiteral("\\s*[-+]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]+)?\\s*")), this);
  fields_ = new QWidget(asking_);
  grid_ = new QGridLayout(fields_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(kSpace / 2);
  asking->addWidget(fields_);
  auto* pointing = new QHBoxLayout;
  pad_ = new DirectionPad(this);
  pad_words_ = makeLabel("predictPadWords", this);
  pointing->addWidget(pad_);
  pointing->addWidget(pad_words_, 1);
  layout->addLayout(pointing);
  connect(pad_, &DirectionPad::directionChanged, this, &PredictStrip::showPadWords);
  buildButtons(layout);
  verdict_ = makeLabel("predictVerdict", this);
  verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layout->addWidget(verdict_);
  //: adjective: question
  next_ = new QPushButton(tr("Next"), this);
  next_->setObjectName(QStringLiteral("predictNext"));
  next_->setAutoDefault(true);
  connect(next_, &QPushButton::clicked, this, &PredictStrip::nextWanted);
  auto* last = new QHBoxLayout;
  score_ = makeLabel("predictScore", this);
  //: noun: number of right answers
  score_->setAccessibleName(tr("Score"));
  save_ = new QToolButton(this);
  save_->setObjectName(QStringLiteral("predictSave"));
  save_->setText(tr("Save…"));
  save_->setToolTip(tr("Save each question with your answer, the true value and the verdict, as CSV or Markdown"));
  save_->setAccessibleName(tr("Save Answers"));
  save_->setFocusPolicy(Qt::StrongFocus);
  connect(save_, &QToolButton::clicked, this, &PredictStrip::save);
  last->addWidget(score_, 1);
  last->addWidget(next_);
  last->addWidget(save_);
  layout->addLayout(last);
}

void PredictStrip::buildChoices(QVBoxLayout* layout) {
  kind_ = new ChoiceBox(8, asking_);
  kind_->setObjectName(QStringLiteral("predictKind"));
  kind_->setAccessibleName(tr("Question"));
  //: noun: of a vector, as kind of an answer
  kind_->addItem(tr("Components"), static_cast<int>(AnswerKind::Components));
  //: noun: of a vector, as kind of an answer
  kind_->addItem(tr("Direction"), static_cast<int>(AnswerKind::Direction));
  tolerance_ = new ChoiceBox(8, asking_);
  tolerance_->setObjectName(QStringLiteral("predictTolerance"));
  tolerance_->setAccessibleName(tr("Tolerance"));
  choices_ = new QBoxLayout(QBoxLayout::LeftToRight);
  choices_->setSpacing(kSpace / 2);
  for (QComboBox* choice : {kind_, tolerance_}) {
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    choices_->addWidget(choice);
  }
  layout->addLayout(choices_);
  connect(kind_, &QComboBox::activated, this, [this] {
    shown_.reset();
    refresh();
  });
  connect(tolerance_, &QComboBox::activated, this, &PredictStrip::chooseTolerance);
  fillTolerances();
}

void PredictStrip::buildButtons(QVBoxLayout* layout) {
  buttons_ = new QWidget(this);
  auto* row = new QHBoxLayout(buttons_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  const auto make = [&](const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, buttons_);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    button->setAutoDefault(true);
    row->addWidget(button);
    return button;
  };
  //: verb: compare the answer with the result
  check_ = make("predictCheck", tr("Check"), tr("Check the answer against the recursion (Enter)"));
  zero_ = make("predictZero", tr("It Is Zero"), tr("Answer that the quantity is zero"));
  show_ = make("predictShow", tr("Show Me"), tr("Show the value without counting the question"));
  layout->addWidget(buttons_);
  connect(check_, &QPushButton::clicked, this, &PredictStrip::check);
  connect(zero_, &QPushButton::clicked, this, &PredictStrip::answerZero);
  connect(show_, &QPushButton::clicked, &game_, &PredictionGame::showIt);
}

void PredictStrip::showPadWords() {
  pad_words_->setText(pad_->accessibleDescription() + QStringLiteral("\n\n") +
                      tr("Drag the arrow, or turn it with the arrow keys. Beyond the rim, it points away from you."));
}

bool PredictStrip::pointing() const {
  return shown_ && shown_->size == 3 && static_cast<AnswerKind>(kind_->currentData().toInt()) == AnswerKind::Direction;
}

void PredictStrip::refresh() {
  setVisible(game_.isOn());
  if (!game_.isOn()) return;
  const bool had_focus = isAncestorOf(focusWidget()) && focusWidget() != nullptr && focusWidget()->hasFocus();
  const std::optional<Question>& question = game_.question();
  const bool fresh = question && (!shown_ || !(shown_->key == question->key) || shown_->summand != question->summand ||
                                  shown_->step != question->step || shown_->axes != question->axes);
  const bool answered = shown_ && !question;
  shown_ = question;
  asking_->setVisible(question.has_value());
  buttons_->setVisible(question.has_value());
  if (question && fresh) showQuestion(*question);
  showVerdict();
  score_->setText(scoreWords(scoreOf(game_.run())));
  save_->setEnabled(!game_.run().questions.empty());
  // who answers by keys goes on by keys
  if (had_focus && question && fresh) {
    QWidget* to = pointing() ? static_cast<QWidget*>(pad_) : edits_.front();
    to->setFocus(Qt::TabFocusReason);
  } else if (had_focus && answered && game_.last() != nullptr) {
    next_->setFocus(Qt::TabFocusReason);
  }
}

void PredictStrip::showQuestion(const Question& question) {
  kind_->setVisible(question.size == 3);
  fields_->setVisible(!pointing());
  pad_->setVisible(pointing());
  pad_->setEnabled(true);
  pad_->setTruth(Eigen::Vector3d::Zero());
  pad_words_->setVisible(pointing());
  showPadWords();
  const AnswerKind kind = pointing() ? AnswerKind::Direction : AnswerKind::Components;
  prompt_->setText(promptWords(*document_.snapshot(), question, kind));
  prompt_->show();
  fillTolerances();
  showFields(question);
  showPossible();
  say(prompt_);
  emit asked();
}

void PredictStrip::showFields(const Question& question) {
  const auto count = static_cast<std::size_t>(question.size);
  while (edits_.size() < count) {
    const int index = static_cast<int>(edits_.size());
    auto* label = new QLabel(fields_);
    auto* edit = new QLineEdit(fields_);
    edit->setObjectName(QStringLiteral("predictField%1").arg(index));
    edit->setAlignment(Qt::AlignRight);
    edit->setMinimumWidth(40);
    label->setBuddy(edit);
    grid_->addWidget(label, index / 3, 2 * (index % 3));
    grid_->addWidget(edit, index / 3, 2 * (index % 3) + 1);
    edit->setValidator(number_);
    connect(edit, &QLineEdit::textEdited, this, &PredictStrip::showPossible);
    connect(edit, &QLineEdit::returnPressed, this, &PredictStrip::check);
    edits_.push_back(edit);
    labels_.push_back(label);
    if (index % 3 != 0) continue;
    auto* unit = new QLabel(fields_);
    grid_->addWidget(unit, index / 3, 6);
    units_.push_back(unit);
  }
  const bool scalar = question.size == 1;
  for (std::size_t k = 0; k < edits_.size(); ++k) {
    const QString unit = unitOfHalf(question, static_cast<int>(k / 3));
    const QString axis = QString(QLatin1Char(static_cast<char>('x' + k % 3)));
    labels_[k]->setText(scalar ? QString::fromStdString(question.symbol) : axis);
    edits_[k]->clear();
    //: %1: an axis ("x"), %2: symbol of a quantity
    edits_[k]->setAccessibleName(scalar ? QString::fromStdString(question.symbol)
                                        : tr("%1 of %2").arg(axis, QString::fromStdString(question.symbol)));
    edits_[k]->setAccessibleDescription(unit);
    edits_[k]->setToolTip(unit);
    labels_[k]->setVisible(k < count);
    edits_[k]->setVisible(k < count);
    if (k % 3 == 0) {
      units_[k / 3]->setText(unit);
      units_[k / 3]->setVisible(k < count);
    }
  }
}

void PredictStrip::showVerdict() {
  const Predicted* last = game_.last();
  next_->setVisible(last != nullptr && !game_.question());
  if (game_.question()) {
    verdict_->setVisible(last != nullptr);
    if (last != nullptr) tell(*last, tr("Try again, or press Show Me."));
    return;
  }
  // a direction is seen beside the true one
  const bool pointed = last != nullptr && !last->shown && last->answer.kind == AnswerKind::Direction;
  pad_->setVisible(pointed);
  pad_words_->setVisible(pointed);
  if (pointed) {
    pad_->setEnabled(false);
    pad_->setDirection({last->answer.values[0], last->answer.values[1], last->answer.values[2]});
    pad_->setTruth({last->question.truth[0], last->question.truth[1], last->question.truth[2]});
    pad_words_->setText(tr("Thick: your answer. Thin: the true direction."));
  }
  if (last == nullptr) {
    prompt_->setVisible(false);
    verdict_->setText(
        tr("This step has no question. Press Next: from here on, you are asked for each result before it is shown."));
    verdict_->show();
    return;
  }
  prompt_->setVisible(true);
  QString more = truthWords(last->question);
  // what counts is the first answer to this question
  if (last->verdict.right && !game_.run().questions.back().verdict.right)
    more += QLatin1Char('\n') + tr("Only your first answer counts for the score.");
  tell(*last, more);
  verdict_->show();
}

void PredictStrip::tell(const Predicted& answer, const QString& more) {
  const QString words = verdictWords(answer, game_.question().has_value()) + QLatin1Char('\n') + more;
  const QString mark = answer.shown ? QString() : answer.verdict.right ? QStringLiteral(u"✓ ") : QStringLiteral(u"✗ ");
  if (verdict_->text() == mark + words) return;
  verdict_->setText(mark + words);
  verdict_->setAccessibleName(words);
  say(verdict_);
}

bool PredictStrip::readFields(Answer& answer) const {
  if (!shown_) return false;
  answer.kind = AnswerKind::Components;
  for (std::size_t k = 0; k < static_cast<std::size_t>(shown_->size); ++k) {
    if (!readTyped(edits_.at(k)->text(), answer.values.at(k))) return false;
  }
  return true;
}

void PredictStrip::showPossible() {
  Answer answer;
  check_->setEnabled(pointing() || readFields(answer));
}

void PredictStrip::check() {
  Answer answer;
  if (pointing()) {
    answer.kind = AnswerKind::Direction;
    for (int k = 0; k < 3; ++k) answer.values.at(static_cast<std::size_t>(k)) = pad_->direction()[k];
  } else if (!readFields(answer)) {
    return;
  }
  game_.answer(answer);
}

void PredictStrip::answerZero() {
  Answer answer;
  answer.kind = pointing() ? AnswerKind::Direction : AnswerKind::Components;
  game_.answer(answer);
}

void PredictStrip::fillTolerances() {
  const QSignalBlocker quiet(tolerance_);
  tolerance_->clear();
  const Tolerance& now = game_.tolerance();
  const bool direction = pointing();
  const std::array<double, 2>& offered = direction ? kAngles : kLengths;
  for (std::size_t k = 0; k < offered.size(); ++k) {
    tolerance_->addItem(
        direction ? tr("Within %1°").arg(offered.at(k)) : tr("Within %1 % of the magnitude").arg(100.0 * offered.at(k)),
        offered.at(k));
    const double chosen = direction ? now.angle / kDegree : now.length;
    if (std::abs(chosen - offered.at(k)) < 1e-9 * chosen) tolerance_->setCurrentIndex(static_cast<int>(k));
  }
}

void PredictStrip::chooseTolerance() {
  Tolerance tolerance = game_.tolerance();
  const double chosen = tolerance_->currentData().toDouble();
  (pointing() ? tolerance.angle : tolerance.length) = pointing() ? chosen * kDegree : chosen;
  game_.setTolerance(tolerance);
}

// large text, narrow panel: one below the other
void PredictStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  int wanted = kSpace;
  for (const QComboBox* choice : {kind_, tolerance_}) {
    int widest = 0;
    for (int k = 0; k < choice->count(); ++k) {
      widest = std::max(widest, choice->fontMetrics().horizontalAdvance(choice->itemText(k)));
    }
    wanted += widest + 4 * kSpace;
  }
  choices_->setDirection(wanted > asking_->width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

bool PredictStrip::mayLeave() {
  if (!game_.hasUnsaved()) return true;
  const QString robot = QString::fromStdString(game_.run().robot);
  QMessageBox question(
      QMessageBox::Question, tr("Answers Not Saved"),
      //: %1: name of a robot, %2: the score ("3 of 5 right")
      tr("Your predictions for %1 have not been saved. Score: %2.").arg(robot, scoreWords(scoreOf(game_.run()))),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window());
  question.setObjectName(QStringLiteral("predictionsQuestion"));
  question.setInformativeText(tr("If you continue, these answers are discarded. Save them first?"));
  question.setDefaultButton(QMessageBox::Save);
  switch (question.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
  }
}

bool PredictStrip::save() {
  const QString path = askWhereToSave(this, "predictionFiles", tr("Save Answers"), "predictions.csv",
                                      {{tr("CSV (*.csv)"), "csv"}, {tr("Markdown (*.md)"), "md"}})
                           .path;
  if (path.isEmpty()) return false;
  const QString problem = game_.save(path);
  score_->setText(problem.isEmpty() ? tr("Saved") : tr("Not saved: %1").arg(problem));
  return problem.isEmpty();
}

}  // namespace linkwright::ui

#include "moc_predict_strip.cpp"

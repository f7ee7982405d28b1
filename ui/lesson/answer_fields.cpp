// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/answer_fields.h"

#include "core/simulation/expression.h"
#include "ui/widgets/direction_pad.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace linkwright::ui {

namespace {

constexpr int kShownDigits = 6;
constexpr double kHundredth = 0.01;

/// A number, or a formula of numbers such as 9.81*0.25; nothing where it is neither.
std::optional<double> numberFrom(const QString& text) {
  const QString typed = asTyped(text).trimmed();
  if (typed.isEmpty()) return {};
  const Expression formula(typed.toStdString(), {});
  if (!formula.check(Message("Files", "'%1' is unknown")).message.empty()) return {};
  const double value = formula.value();
  return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// A label whose click is one on its button.
class OptionLabel : public WrappedLabel {
public:
  OptionLabel(QAbstractButton* button, QWidget* parent) : WrappedLabel(parent), button_(button) {
    setTextInteractionFlags(Qt::NoTextInteraction);
  }

protected:
  void mousePressEvent(QMouseEvent*) override {
    button_->setFocus();
    button_->click();
  }

private:
  QAbstractButton* button_;
};

}  // namespace

AnswerFields::AnswerFields(LessonSession& session, LessonWords& words, QWidget* parent)
    : QWidget(parent), session_(session), words_(words) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

void AnswerFields::rebuild(int width) {
  // one of them may have the focus, and be in the middle of an event of its own
  if (inside_ != nullptr) {
    inside_->hide();
    inside_->setParent(nullptr);
    inside_->deleteLater();
  }
  fields_.assign(session_.step().asks.size(), {});
  stops_.clear();
  inside_ = new QWidget(this);
  auto* column = new QVBoxLayout(inside_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  layout()->addWidget(inside_);
  for (std::size_t ask = 0; ask < fields_.size(); ++ask) {
    switch (session_.step().kind) {
      case StepKind::Choice: addChoice(*column, ask, width); break;
      case StepKind::Number: addNumber(*column, ask); break;
      case StepKind::Direction: addDirection(*column, ask); break;
      default: break;
    }
  }
  setVisible(!fields_.empty());
  refresh();
}

QLabel* AnswerFields::addCaption(QVBoxLayout& column, std::size_t ask, int width) {
  const LessonTextPart* words = session_.stepText().find("ask." + session_.step().asks[ask].id.text);
  if (words == nullptr) return nullptr;
  auto* caption = new WrappedLabel(inside_);
  caption->setText(words_.rich(*words, width));
  caption->setAccessibleName(words_.plain(*words));
  column.addWidget(caption);
  return caption;
}

void AnswerFields::addChoice(QVBoxLayout& column, std::size_t ask, int width) {
  const LessonAsk& asked = session_.step().asks[ask];
  addCaption(column, ask, width);
  Field& field = fields_[ask];
  field.options.assign(asked.options.size(), nullptr);
  std::vector<std::size_t> order(asked.options.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (asked.shuffle) std::shuffle(order.begin(), order.end(), std::mt19937(std::random_device{}()));
  const bool one = asked.right.size() == 1;
  // Tab goes past all but one button of a group, exclusive or not
  auto* group = one ? new QButtonGroup(inside_) : nullptr;
  for (const std::size_t option : order) {
    const std::string& id = asked.options[option].text;
    QAbstractButton* button = nullptr;
    if (one)
      button = new QRadioButton(inside_);
    else
      button = new QCheckBox(inside_);
    button->setObjectName(
        QStringLiteral("lessonOption_%1_%2").arg(QString::fromStdString(asked.id.text), QString::fromStdString(id)));
    if (group != nullptr) group->addButton(button);
    stops_.append(button);
    auto* label = new OptionLabel(button, inside_);
    if (const LessonTextPart* words = session_.stepText().find("option." + id)) {
      label->setText(words_.rich(*words, width - 4 * kSpace));
      button->setAccessibleName(words_.plain(*words));
    }
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(button, 0, Qt::AlignTop);
    row->addWidget(label, 1);
    column.addLayout(row);
    field.options[option] = button;
    button->installEventFilter(this);
    connect(button, &QAbstractButton::toggled, this, [this, ask] { takeChoice(ask); });
  }
}

void AnswerFields::addNumber(QVBoxLayout& column, std::size_t ask) {
  const LessonAsk& asked = session_.step().asks[ask];
  const QLabel* caption = addCaption(column, ask, width());
  Field& field = fields_[ask];
  field.number = new QLineEdit(inside_);
  field.number->setObjectName("lessonNumber_" + QString::fromStdString(asked.id.text));
  const QString unit = unitWithExponents(QString::fromStdString(asked.unit));
  field.number->setAccessibleName(caption != nullptr ? caption->accessibleName() : tr("Your answer"));
  field.number->setPlaceholderText(tr("Number"));
  field.number->setToolTip(tr("A number, or a formula of numbers such as 9.81*0.25"));
  field.number->installEventFilter(this);
  stops_.append(field.number);
  field.mark = new QLabel(inside_);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(field.number, 1);
  row->addWidget(new QLabel(unit, inside_));
  row->addWidget(field.mark);
  column.addLayout(row);
  auto* near = new WrappedLabel(inside_);
  near->setObjectName("lessonTolerance");
  // what is asked in percent is right within percents of the truth, which must not be given away
  if (asked.relative)
    near->setText(tr("Right within %1 %").arg(significant(*asked.relative / kHundredth)));
  else
    //: %1: a number, %2: its unit
    near->setText(tr("Right within %1 %2").arg(shortNumber(asked.absolute.value_or(0.0)), unit).trimmed());
  near->setEnabled(false);
  field.number->setAccessibleDescription(near->text());
  column.addWidget(near);
  connect(field.number, &QLineEdit::textChanged, this, [this, ask] { takeNumber(ask); });
}

void AnswerFields::addDirection(QVBoxLayout& column, std::size_t ask) {
  const LessonAsk& asked = session_.step().asks[ask];
  addCaption(column, ask, width());
  Field& field = fields_[ask];
  field.direction = new DirectionPad(inside_);
  field.direction->setObjectName("lessonDirection_" + QString::fromStdString(asked.id.text));
  field.direction->setMinimumHeight(150);
  field.direction->installEventFilter(this);
  auto* numbers = new QLabel(inside_);
  numbers->setObjectName("lessonDirectionNumbers");
  auto* vanishes = new QCheckBox(tr("The vector is zero"), inside_);
  vanishes->setObjectName("lessonZero_" + QString::fromStdString(asked.id.text));
  field.options = {vanishes};
  stops_ << field.direction << vanishes;
  auto* near = new WrappedLabel(inside_);
  near->setText(tr("Right within %1°. Drag the arrow, or turn it with the arrow keys; X, Y, Z point it along an axis, "
                   "pressed again against it. "
                   "Dashed, it points away from you.")
                    .arg(qRound(asked.angle.value_or(0.0) / kDegree)));
  near->setEnabled(false);
  column.addWidget(field.direction);
  column.addWidget(numbers);
  column.addWidget(vanishes);
  column.addWidget(near);
  const auto take = [this, ask, numbers] {
    const Eigen::Vector3d& way = fields_[ask].direction->direction();
    const auto number = [](double each) { return withTrueMinus(QString::number(each + 0.0, 'f', 2)); };
    //: components of a unit vector
    numbers->setText(tr("x %1, y %2, z %3").arg(number(way.x()), number(way.y()), number(way.z())));
    if (filling_) return;
    const QScopedValueRollback<bool> filling(filling_, true);
    fields_[ask].options.front()->setChecked(way.isZero());
    session_.setAnswer(ask, {{}, {}, {way.x(), way.y(), way.z()}, {}, 0});
  };
  connect(field.direction, &DirectionPad::directionChanged, this, take);
  connect(vanishes, &QCheckBox::toggled, this, [this, ask](bool zero) {
    if (filling_) return;
    fields_[ask].direction->setDirection(zero ? Eigen::Vector3d(0, 0, 0) : Eigen::Vector3d(1, 0, 0));
  });
  take();
}

void AnswerFields::takeChoice(std::size_t ask) {
  if (filling_) return;
  LessonAnswer answer;
  const LessonNames& options = session_.step().asks[ask].options;
  for (std::size_t option = 0; option < options.size(); ++option) {
    if (fields_[ask].options[option]->isChecked()) answer.chosen.push_back(options[option]);
  }
  session_.setAnswer(ask, std::move(answer));
}

void AnswerFields::takeNumber(std::size_t ask) {
  if (filling_) return;
  LessonAnswer answer;
  if (const std::optional<double> number = numberFrom(fields_[ask].number->text())) answer.numbers = {*number};
  session_.setAnswer(ask, std::move(answer));
}

void AnswerFields::selectNumber() {
  for (const Field& field : fields_) {
    if (field.number != nullptr && field.number->hasFocus()) field.number->selectAll();
  }
}

void AnswerFields::refresh() {
  const QScopedValueRollback<bool> filling(filling_, true);
  const bool done = session_.isDone();
  const bool judged = done || session_.tries() > 0;
  for (std::size_t ask = 0; ask < fields_.size(); ++ask) {
    Field& field = fields_[ask];
    const LessonAnswer& answer = session_.answers().at(ask);
    if (session_.step().kind == StepKind::Choice) {
      const LessonNames& options = session_.step().asks[ask].options;
      for (std::size_t option = 0; option < field.options.size(); ++option) {
        const auto is_it = [&](const LessonName& each) { return each.text == options[option].text; };
        field.options[option]->setChecked(std::any_of(answer.chosen.begin(), answer.chosen.end(), is_it));
      }
    }
    if (field.number != nullptr && done && answer.numbers.size() == 1)
      field.number->setText(significant(answer.numbers[0], kShownDigits));
    if (field.direction != nullptr && done && answer.numbers.size() == 3)
      field.direction->setDirection({answer.numbers[0], answer.numbers[1], answer.numbers[2]});
    if (field.mark != nullptr && ask < session_.verdict().asks.size() && fields_.size() > 1 && judged) {
      const bool right = done || session_.verdict().asks[ask].right;
      field.mark->setText(right ? QStringLiteral("✓") : QStringLiteral("✗"));
      field.mark->setAccessibleName(right ? tr("right") : tr("not right"));
    }
    for (QAbstractButton* each : field.options) each->setEnabled(!done);
    if (field.number != nullptr) field.number->setEnabled(!done);
    if (field.direction != nullptr) field.direction->setEnabled(!done);
  }
}

QWidget* AnswerFields::first() const {
  if (fields_.empty() || session_.isDone()) return nullptr;
  const Field& field = fields_.front();
  if (field.number != nullptr) return field.number;
  if (field.direction != nullptr) return field.direction;
  return field.options.empty() ? nullptr : static_cast<QWidget*>(field.options.front());
}

bool AnswerFields::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      emit checkWanted();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_answer_fields.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/joint_rows.h"

#include "core/simulation/formula.h"
#include "ui/document/translated.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kSliderSteps = 200;    // to each side of zero
constexpr double kPlainTorque = 10;  // N m or N: how far a slider goes where the joint has no limit

const ModelJoint& jointOf(const Model& model, int joint) { return model.joints()[static_cast<std::size_t>(joint)]; }
QString nameOf(const Model& model, int joint) { return QString::fromStdString(jointOf(model, joint).name); }

QGridLayout* gridIn(QWidget& of) {
  auto* grid = new QGridLayout(&of);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  return grid;
}

QLabel* captionFor(const Model& model, int joint, QWidget* field) {
  auto* label = new ElidedLabel(jointCaption(model, joint), field->parentWidget());
  label->setBuddy(field);
  label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  label->setMaximumWidth(static_cast<int>(14 * kSpace * std::min(1.3, textScale())));
  return label;
}

/// A joint without a motor takes no torque, and says so.
void switchOffPassive(const Model& model, int joint, QWidget& field) {
  if (!jointOf(model, joint).passive) return;
  field.setEnabled(false);
  field.setAccessibleDescription(JointNumbers::tr("This joint is passive"));
}

}  // namespace

QString jointCaption(const Model& model, int joint) {
  const QString symbol = QStringLiteral("q%1").arg(joint + 1);
  const QString name = nameOf(model, joint);
  const QString caption = name == symbol ? name : name + QStringLiteral("  ") + symbol;
  return jointOf(model, joint).passive ? JointNumbers::tr("%1, passive").arg(caption) : caption;
}

QString unitOfTorque(const Model& model, int joint) {
  return jointOf(model, joint).type == JointType::Prismatic ? QStringLiteral(" N") : QStringLiteral(" N m");
}

JointNumbers::JointNumbers(SimulationEditor& editor, const QString& name, const QString& undo,
                           const std::vector<Column>& columns, QWidget* parent)
    : QWidget(parent), form_(editor.changes()) {
  const Model& model = editor.model();
  QGridLayout* grid = gridIn(*this);
  for (int column = 0; column < std::ssize(columns); ++column) {
    const Column& of = columns[static_cast<std::size_t>(column)];
    if (!of.title.isEmpty()) grid->addWidget(new QLabel(of.title, this), 0, column + 1);
    grid->setColumnStretch(column + 1, 1);
    for (int joint = 0; joint < model.dof(); ++joint) {
      const QString suffix = column > 0 ? QStringLiteral("_%1").arg(column) : QString();
      const QString unit = of.unit != nullptr ? of.unit(model, joint) : QString();
      NumberField* field =
          makeNumberField(name + QString::number(joint) + suffix, of.spoken.arg(nameOf(model, joint)), unit, this);
      const auto at = [numbers = of.numbers, joint](SimulationSettings& settings) {
        Eigen::VectorXd* all = numbers(settings);
        return all != nullptr && joint < all->size() ? &(*all)[joint] : nullptr;
      };
      form_.number(field, undo, at, of.described, {.unit = unit});
      switchOffPassive(model, joint, *field);
      if (column == 0) grid->addWidget(captionFor(model, joint, field), joint + 1, 0);
      grid->addWidget(field, joint + 1, column + 1);
    }
  }
}

JointSliders::JointSliders(const Model& model, QWidget* parent)
    : QWidget(parent),
      values_(Eigen::VectorXd::Zero(model.dof())),
      range_(Eigen::VectorXd::Zero(model.dof())),
      form_([this](const QString&, const auto& change) {
        change(*this);
        emit moved();
        emit released();
      }) {
  QGridLayout* grid = gridIn(*this);
  grid->setColumnStretch(1, 1);
  for (int joint = 0; joint < model.dof(); ++joint) {
    const double limit = jointOf(model, joint).limits.effort;
    range_[joint] = std::isfinite(limit) && limit > 0.0 ? limit : kPlainTorque;
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName(QStringLiteral("torqueSlider%1").arg(joint));
    slider->setAccessibleName(tr("Torque of %1").arg(nameOf(model, joint)));
    slider->setRange(-kSliderSteps, kSliderSteps);
    slider->setPageStep(kSliderSteps / 10);
    slider->setMinimumWidth(8 * kSpace);
    keepFromWheel(*slider);
    const QString unit = unitOfTorque(model, joint);
    NumberField* field = makeNumberField(QStringLiteral("torqueOf%1").arg(joint),
                                         tr("Torque of %1, as a number").arg(nameOf(model, joint)), unit, this);
    form_.number(field, tr("Torque"),
                 ByFunctions{[joint](const JointSliders& of) { return of.values_[joint]; },
                             [joint](JointSliders& of, double value) { of.set(joint, value); }},
                 Field(), {.unit = unit});
    for (QWidget* each : {static_cast<QWidget*>(slider), static_cast<QWidget*>(field)})
      switchOffPassive(model, joint, *each);
    grid->addWidget(captionFor(model, joint, slider), joint, 0);
    grid->addWidget(slider, joint, 1);
    grid->addWidget(field, joint, 2);
    sliders_.push_back(slider);
    connect(slider, &QSlider::valueChanged, this, [this, joint, slider](int at) {
      // a round number that the slider's step can tell from its neighbours
      const double step = range_[joint] / kSliderSteps;
      set(joint, at == 0 ? 0.0 : roundedTo(roundStep(step), at * step));
      form_.show(*this);
      emit moved();
      if (!slider->isSliderDown()) emit released();
    });
    connect(slider, &QSlider::sliderReleased, this, &JointSliders::released);
  }
}

bool JointSliders::isHeld() const {
  return std::any_of(sliders_.begin(), sliders_.end(), [](const QSlider* slider) { return slider->isSliderDown(); });
}

void JointSliders::set(int joint, double value) {
  values_[joint] = value;
  // a number beyond the slider's end takes the end along
  range_[joint] = std::max(range_[joint], std::abs(value));
  QSlider* slider = sliders_[static_cast<std::size_t>(joint)];
  const QSignalBlocker quiet(slider);
  if (!slider->isSliderDown()) slider->setValue(static_cast<int>(std::lround(kSliderSteps * value / range_[joint])));
}

void JointSliders::show(const Eigen::VectorXd& values) {
  if (values.size() != values_.size() || values == values_) return;
  for (int joint = 0; joint < static_cast<int>(values.size()); ++joint) set(joint, values[joint]);
  form_.show(*this);
}

JointFormulas::JointFormulas(const Model& model, QWidget* parent) : QWidget(parent) {
  QGridLayout* grid = gridIn(*this);
  grid->setColumnStretch(1, 1);
  for (int joint = 0; joint < model.dof(); ++joint) {
    const QString name = nameOf(model, joint);
    names_.push_back(name.toStdString());
    auto* line = new QLineEdit(this);
    line->setObjectName(QStringLiteral("formula%1").arg(joint));
    line->setAccessibleName(tr("Formula of the torque of %1").arg(name));
    line->setPlaceholderText(QStringLiteral("0"));
    //: %1: the unit, with a space before it
    line->setToolTip(
        tr("Torque or force in%1, as a formula. It may contain t, pi, q1, q2, …, qd1, qd2, … (in rad, m and s), + - * "
           "/ ^ ( ), a ? b : c, and functions such as sin, cos, exp, sqrt, abs, min and max.")
            .arg(unitOfTorque(model, joint)));
    switchOffPassive(model, joint, *line);
    auto* problem = new WrappedLabel(this);
    problem->setObjectName(QStringLiteral("formulaProblem%1").arg(joint));
    problem->setWordWrap(true);
    problem->setForegroundRole(QPalette::BrightText);
    problem->hide();
    grid->addWidget(captionFor(model, joint, line), 2 * joint, 0);
    grid->addWidget(line, 2 * joint, 1);
    grid->addWidget(problem, 2 * joint + 1, 0, 1, 2);
    lines_.push_back(line);
    problems_.push_back(problem);
    connect(line, &QLineEdit::textEdited, this, [this, joint] { check(joint); });
    connect(line, &QLineEdit::editingFinished, this, [this, joint, line] {
      if (!line->isModified()) return;
      line->setModified(false);
      emit edited(joint, asTyped(line->text()));
    });
  }
}

// live, while it is typed
void JointFormulas::check(int joint) {
  const auto at = static_cast<std::size_t>(joint);
  // the others do not matter to this one
  std::vector<std::string> texts(lines_.size());
  texts[at] = asTyped(lines_[at]->text()).toStdString();
  std::vector<FormulaProblem> found;
  const bool is_good = Formulas::compile(texts, names_, &found).ok();
  QLabel* problem = problems_[at];
  problem->setVisible(!is_good);
  if (is_good)
    problem->clear();
  else
    //: noun: a letter or sign of a formula; %1: its number, %2: what is wrong there
    problem->setText(tr("Character %1: %2.").arg(found[at].position + 1).arg(translated(found[at].message)));
  lines_[at]->setProperty("wrong", !is_good);
  lines_[at]->setAccessibleDescription(problem->text());
  lines_[at]->style()->unpolish(lines_[at]);
  lines_[at]->style()->polish(lines_[at]);
}

void JointFormulas::show(const std::vector<std::string>& formulas) {
  for (std::size_t joint = 0; joint < lines_.size() && joint < formulas.size(); ++joint) {
    QLineEdit* line = lines_[joint];
    const QString text = QString::fromStdString(formulas[joint]);
    // what is half typed is the person's
    if ((line->hasFocus() && line->isModified()) || (line->text() == text && !line->text().isEmpty())) continue;
    line->setText(text);
    check(static_cast<int>(joint));
  }
}

}  // namespace linkwright::ui

#include "moc_joint_rows.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/iteration_settings.h"

#include "core/spatial/rotation.h"
#include "ui/pose/iteration_words.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_spin_box.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kColumns = 5;  // a name, three numbers or four

/// A number that the wheel turns only while it has the focus: what scrolls past the mouse stays as it is.
class Number : public QDoubleSpinBox {
public:
  using QDoubleSpinBox::QDoubleSpinBox;
  // no zeros behind what is said
  QString textFromValue(double value) const override { return QLocale::c().toString(value, 'g', 6); }
  // with an exponent too, which the base class does not read; a text that nobody has typed is the value that it stands
  // for, whose digits it does not all show
  double valueFromText(const QString& text) const override {
    return text == textFromValue(value()) ? value() : QLocale::c().toDouble(text.trimmed());
  }
  QValidator::State validate(QString& text, int&) const override {
    bool is_number = false;
    const double value = QLocale::c().toDouble(text.trimmed(), &is_number);
    if (is_number) return value >= minimum() && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
    const bool may_become_one = std::all_of(text.begin(), text.end(), [](QChar letter) {
      return letter.isDigit() || QStringLiteral(" .+-eE").contains(letter);
    });
    return may_become_one ? QValidator::Intermediate : QValidator::Invalid;
  }

protected:
  void wheelEvent(QWheelEvent* event) override {
    if (hasFocus())
      QDoubleSpinBox::wheelEvent(event);
    else
      event->ignore();
  }
};

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  QFont font = label->font();
  font.setWeight(QFont::DemiBold);
  label->setFont(font);
  return label;
}

}  // namespace

IterationSettings::IterationSettings(IkStudy& study, Interaction& interaction, QWidget* parent)
    : QScrollArea(parent), study_(study), interaction_(interaction) {
  setObjectName(QStringLiteral("iterationSettings"));
  setAccessibleName(tr("Settings of the iteration"));
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget(this);
  setWidget(page);
  auto* grid = new QGridLayout(page);
  grid->setContentsMargins(kSpace / 2, kSpace / 2, kSpace / 2, kSpace / 2);
  grid->setHorizontalSpacing(kSpace / 2);
  grid->setVerticalSpacing(kSpace / 2);
  buildNumbers(grid, 0);
  buildWeights(grid, 5);
  buildTarget(grid, 8);
  grid->setRowStretch(11, 1);
  grid->setColumnStretch(kColumns, 1);
  connectNumbers();
  connect(&study_, &IkStudy::runsChanged, this, &IterationSettings::refresh);
  connect(&study_, &IkStudy::problemChanged, this, &IterationSettings::showTarget);
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this](AngleUnit unit) {
    for (std::size_t i = 3; i < target_.size(); ++i) target_.at(i)->setAngleUnit(unit);
  });
  refresh();
  showTarget();
}

QDoubleSpinBox* IterationSettings::number(const QString& name, const QString& spoken, double most, int decimals) {
  auto* box = new Number(widget());
  box->setObjectName(name);
  box->setAccessibleName(spoken);
  box->setToolTip(spoken);
  box->setLocale(QLocale::c());
  box->setDecimals(decimals);
  box->setRange(0.0, most);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setKeyboardTracking(false);
  box->setFocusPolicy(Qt::StrongFocus);
  box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("0.000001")) + 4 * kSpace);
  return box;
}

void IterationSettings::buildNumbers(QGridLayout* grid, int row) {
  limited_ = new QCheckBox(tr("&Step no longer than s"), widget());
  limited_->setObjectName(QStringLiteral("iterationLimited"));
  step_ = number(QStringLiteral("iterationStepLimit"), tr("s, the longest step, in what D makes of metres and radians"),
                 100.0, 4);
  step_->setMinimum(0.0001);
  damping_ = number(QStringLiteral("iterationDamping"), tr("λ of the damped method"), 100.0, 6);
  start_damping_ =
      number(QStringLiteral("iterationStartDamping"), tr("The first λ of the safeguarded method"), 100.0, 6);
  rank_ = number(QStringLiteral("iterationRank"),
                 tr("The pseudo-inverse takes singular values below this share of the largest for 0"), 1.0, 13);
  limits_ = new QCheckBox(tr("&Joints stop at their limits"), widget());
  limits_->setObjectName(QStringLiteral("iterationLimits"));
  limits_->setToolTip(tr("The source knows no limits"));
  reset_ = new QPushButton(tr("As at first"), widget());
  reset_->setObjectName(QStringLiteral("iterationReset"));
  reset_->setToolTip(tr("Weights, s and λ as they were at first"));
  const std::pair<QString, QDoubleSpinBox*> rows[] = {
      {tr("&λ, damped"), damping_}, {tr("First λ, safe&guarded"), start_damping_}, {tr("&Rank tolerance"), rank_}};
  grid->addWidget(limited_, row, 0, 1, 2);
  grid->addWidget(step_, row, 2);
  grid->addWidget(reset_, row, 3, 1, 2);
  for (const auto& [text, box] : rows) {
    auto* label = new QLabel(text, widget());
    label->setBuddy(box);
    grid->addWidget(label, ++row, 0, 1, 2);
    grid->addWidget(box, row, 2);
  }
  grid->addWidget(limits_, ++row, 0, 1, 4);
}

void IterationSettings::buildWeights(QGridLayout* grid, int row) {
  grid->addWidget(heading(tr("Weights D"), widget()), row, 0);
  const QString columns[] = {tr("all"), tr("x"), tr("y"), tr("z")};
  for (int k = 0; k < 4; ++k) {
    auto* label = new QLabel(columns[k], widget());
    grid->addWidget(label, row, 1 + k, Qt::AlignHCenter);
  }
  const QString names[] = {tr("Position (1/m)"), tr("Orientation (1/rad)")};
  for (int half = 0; half < 2; ++half) {
    ++row;
    grid->addWidget(new QLabel(names[half], widget()), row, 0);
    QDoubleSpinBox*& all = all_.at(static_cast<std::size_t>(half));
    all = number(half == 0 ? QStringLiteral("weightPosition") : QStringLiteral("weightOrientation"),
                 tr("%1, all three directions").arg(names[half]), 1e6, 6);
    grid->addWidget(all, row, 1);
    connect(all, &QDoubleSpinBox::valueChanged, this, [this, half](double value) {
      Eigen::Matrix<double, 6, 1> weights = study_.options().weights;
      weights.segment<3>(3 * half).setConstant(value);
      study_.setWeights(weights);
    });
    for (int k = 0; k < 3; ++k) {
      const int index = 3 * half + k;
      QDoubleSpinBox*& box = weights_.at(static_cast<std::size_t>(index));
      box = number(QStringLiteral("weight%1").arg(index),
                   tr("Weight of %1; 0 leaves the direction free").arg(rowSymbol(index)), 1e6, 6);
      grid->addWidget(box, row, 2 + k);
      connect(box, &QDoubleSpinBox::valueChanged, this, [this, index](double value) {
        Eigen::Matrix<double, 6, 1> weights = study_.options().weights;
        weights[index] = value;
        study_.setWeights(weights);
      });
    }
  }
}

void IterationSettings::buildTarget(QGridLayout* grid, int row) {
  grid->addWidget(heading(tr("Target"), widget()), row, 0);
  const QString columns[] = {tr("x, roll"), tr("y, pitch"), tr("z, yaw")};
  for (int k = 0; k < 3; ++k) grid->addWidget(new QLabel(columns[k], widget()), row, 2 + k, Qt::AlignHCenter);
  const QString names[] = {tr("Position"), tr("Roll, pitch, yaw")};
  const QString spoken[] = {tr("Target x"),    tr("Target y"),     tr("Target z"),
                            tr("Target roll"), tr("Target pitch"), tr("Target yaw")};
  for (int half = 0; half < 2; ++half) {
    ++row;
    grid->addWidget(new QLabel(names[half], widget()), row, 0);
    for (int k = 0; k < 3; ++k) {
      const auto index = static_cast<std::size_t>(3 * half + k);
      target_.at(index) = new UnitSpinBox(half == 0 ? Measure::Length : Measure::Angle, widget());
      UnitSpinBox* box = target_.at(index);
      box->setObjectName(QStringLiteral("iterationTarget%1").arg(index));
      box->setAccessibleName(spoken[index]);
      box->setToolTip(tr("World frame; from the present pose of the robot to there"));
      if (half == 1) box->setAngleUnit(interaction_.angleUnit());
      box->setSiRange(half == 0 ? -1e4 : -10.0, half == 0 ? 1e4 : 10.0);
      grid->addWidget(box, row, 2 + k);
      connect(box, &UnitSpinBox::siEdited, this, &IterationSettings::takeTarget);
    }
  }
}

void IterationSettings::connectNumbers() {
  const auto take_limit = [this] { study_.setStepLimit(limited_->isChecked() ? step_->value() : kInfinity); };
  connect(limited_, &QCheckBox::toggled, this, take_limit);
  connect(step_, &QDoubleSpinBox::valueChanged, this, take_limit);
  connect(damping_, &QDoubleSpinBox::valueChanged, &study_, &IkStudy::setDamping);
  connect(start_damping_, &QDoubleSpinBox::valueChanged, &study_, &IkStudy::setStartDamping);
  connect(rank_, &QDoubleSpinBox::valueChanged, &study_, &IkStudy::setRankTolerance);
  connect(limits_, &QCheckBox::toggled, &study_, &IkStudy::setRespectsLimits);
  connect(reset_, &QPushButton::clicked, &study_, &IkStudy::resetOptions);
}

void IterationSettings::refresh() {
  const IterationOptions& options = study_.options();
  const auto show = [](QDoubleSpinBox* box, double value) {
    const QSignalBlocker quiet(box);
    box->setValue(value);
  };
  const QSignalBlocker quiet_limited(limited_), quiet_limits(limits_);
  limited_->setChecked(std::isfinite(options.step_limit));
  step_->setEnabled(limited_->isChecked());
  if (std::isfinite(options.step_limit)) show(step_, options.step_limit);
  show(damping_, options.damping);
  show(start_damping_, options.start_damping);
  show(rank_, options.rank_tolerance);
  limits_->setChecked(options.respect_limits);
  for (int i = 0; i < 6; ++i) show(weights_.at(static_cast<std::size_t>(i)), options.weights[i]);
  for (int half = 0; half < 2; ++half) {
    show(all_.at(static_cast<std::size_t>(half)), options.weights.segment<3>(3 * half).maxCoeff());
  }
}

void IterationSettings::showTarget() {
  if (!study_.problem()) return;
  const Pose& X_WT = study_.problem()->X_WT;
  const Eigen::Vector3d rpy = rpyFromRotation(X_WT.R);
  for (int k = 0; k < 3; ++k) {
    target_.at(static_cast<std::size_t>(k))->setSi(X_WT.p[k]);
    target_.at(static_cast<std::size_t>(k + 3))->setSi(rpy[k]);
  }
}

void IterationSettings::takeTarget() {
  Pose X_WT;
  X_WT.p = Eigen::Vector3d(target_[0]->si(), target_[1]->si(), target_[2]->si());
  X_WT.R = rotationFromRpy(target_[3]->si(), target_[4]->si(), target_[5]->si());
  study_.setTypedTarget(X_WT);
}

}  // namespace linkwright::ui

#include "moc_iteration_settings.cpp"

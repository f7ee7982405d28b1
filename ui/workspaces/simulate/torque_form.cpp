// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/torque_form.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/language.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/controller_form.h"
#include "ui/workspaces/simulate/follow_form.h"
#include "ui/workspaces/simulate/joint_rows.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <vector>

namespace linkwright::ui {

namespace {

constexpr int kConstant = 1, kFormulas = 2, kFollow = 3, kSliders = 4, kController = 5;
constexpr double kFirstKp = 100.0, kFirstKd = 20.0;

/// The numbers of constants or sliders; empty where there are none.
Eigen::VectorXd torquesOf(const TorqueSource& source) {
  if (const auto* constant = std::get_if<ConstantTorque>(&source)) return constant->tau;
  if (const auto* sliders = std::get_if<SliderTorque>(&source)) return sliders->tau;
  return {};
}

std::vector<std::string> asFormulas(const Eigen::VectorXd& numbers, int dof) {
  std::vector<std::string> formulas(static_cast<std::size_t>(dof));
  for (Eigen::Index i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != 0.0) formulas[static_cast<std::size_t>(i)] = QString::number(numbers[i], 'g', 15).toStdString();
  }
  return formulas;
}

/// What is half typed, and taken when its field loses the focus, was for the joints of before.
void hideQuietly(QWidget& page) {
  std::vector<QSignalBlocker> quiet;
  quiet.emplace_back(&page);
  for (auto* each : page.findChildren<QWidget*>()) quiet.emplace_back(each);
  page.hide();
}

}  // namespace

TorqueForm::TorqueForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), source_(makeChoice("torqueSource", tr("Source of the torques"), this)) {
  column_ = columnIn(*this);
  for (std::size_t i = 0; i < std::variant_size_v<TorqueSource>; ++i)
    addWords(*source_, wordsForTorques(i), static_cast<int>(i));
  keepFromWheel(*source_);
  column_->addWidget(source_);
  none_ = new WrappedLabel(this);
  none_->setObjectName("noTorques");
  none_->setWordWrap(true);
  none_->setText(tr("The motors are off. The robot moves under gravity, friction, springs, loads and contact forces."));
  column_->addWidget(none_);
  refused_ = new WrappedLabel(this);
  refused_->setObjectName("torqueRefused");
  refused_->setWordWrap(true);
  refused_->hide();
  column_->addWidget(refused_);
  connect(source_, &QComboBox::activated, this, &TorqueForm::takeSource);
  connect(&editor_.document(), &Document::opened, this, [this] {
    last_.fill(std::nullopt);
    sliders_wait_ = false;
  });
  // a run under way goes on while sliders move, and one that is paused can go on after
  connect(&editor_.session(), &SimulationSession::stageChanged, this, &TorqueForm::keepSliders, Qt::QueuedConnection);
}

void TorqueForm::takeSource(int source) {
  const TorqueSource now = editor_.settings().torques;
  const QString why_not = source == kController ? whyNoController(editor_.model()) : QString();
  refused_->setText(why_not);
  refused_->setVisible(!why_not.isEmpty());
  if (!why_not.isEmpty()) return showValue(*source_, static_cast<int>(now.index()));
  if (static_cast<int>(now.index()) == source) return;
  last_[now.index()] = now;
  editor_.change(tr("Torques: %1").arg(inSentence(wordsForTorques(static_cast<std::size_t>(source)).name)),
                 [&](SimulationSettings& settings) { settings.torques = sourceOf(source); });
}

/// As it was when it was left, otherwise with the numbers of what is there now.
TorqueSource TorqueForm::sourceOf(int source) const {
  const int dof = editor_.model().dof();
  if (const std::optional<TorqueSource>& last = last_.at(static_cast<std::size_t>(source))) {
    SimulationSettings settings;
    settings.torques = *last;
    if (settingsProblems(settings, dof).empty()) return *last;
  }
  const Eigen::VectorXd numbers = torquesOf(editor_.settings().torques);
  const Eigen::VectorXd tau = numbers.size() == dof ? numbers : Eigen::VectorXd(Eigen::VectorXd::Zero(dof));
  switch (source) {
    case kConstant: return ConstantTorque{tau};
    case kFormulas: return FormulaTorque{asFormulas(tau, dof)};
    case kFollow: {
      MotionTorque torque;
      torque.kp = Eigen::VectorXd::Constant(dof, kFirstKp);
      torque.kd = Eigen::VectorXd::Constant(dof, kFirstKd);
      return torque;
    }
    case kSliders: return SliderTorque{tau};
    case kController: {
      const Underactuated kind = kindOf(editor_.model()).value();
      return ControllerTorque{kind, defaultGains(kind)};
    }
    default: return NoTorque{};
  }
}

void TorqueForm::refresh() {
  const SimulationSettings settings = editor_.settings();
  const TorqueSource& source = settings.torques;
  showValue(*source_, static_cast<int>(source.index()));
  const std::shared_ptr<const Model> model = editor_.document().snapshot()->model;
  if (page_source_ != static_cast<int>(source.index()) || model != model_) {
    model_ = model;
    makePage(source);
    refused_->hide();
  }
  show(settings);
}

/// The figures of one kind only: a chain of forty joints has many.
void TorqueForm::makePage(const TorqueSource& source) {
  if (page_ != nullptr) {
    hideQuietly(*page_);
    // one of its own fields may have asked for this
    page_->deleteLater();
  }
  page_ = nullptr;
  constants_ = nullptr;
  formulas_ = nullptr;
  follow_ = nullptr;
  sliders_ = nullptr;
  controller_ = nullptr;
  sliders_wait_ = false;
  page_source_ = static_cast<int>(source.index());
  switch (page_source_) {
    case kConstant:
      page_ = constants_ =
          new JointNumbers(editor_, QStringLiteral("torque"), tr("Constant torque"),
                           {{{}, tr("Torque of %1"), numbersOf(&ConstantTorque::tau), {}, unitOfTorque}}, this);
      break;
    case kFormulas:
      page_ = formulas_ = new JointFormulas(*model_, this);
      connect(formulas_, &JointFormulas::edited, this, [this](int joint, const QString& formula) {
        editor_.change(tr("Torque formula"), [&](SimulationSettings& settings) {
          auto* torque = std::get_if<FormulaTorque>(&settings.torques);
          if (torque != nullptr) torque->formulas[static_cast<std::size_t>(joint)] = formula.toStdString();
        });
      });
      break;
    case kFollow: page_ = follow_ = new FollowForm(editor_, this); break;
    case kController: page_ = controller_ = new ControllerForm(editor_, this); break;
    case kSliders:
      page_ = sliders_ = new JointSliders(*model_, this);
      connect(sliders_, &JointSliders::moved, this, [this] { editor_.session().setSliders(sliders_->values()); });
      connect(sliders_, &JointSliders::released, this, [this] {
        sliders_wait_ = true;
        keepSliders();
      });
      break;
    default: break;
  }
  none_->setVisible(page_ == nullptr);
  if (page_ != nullptr) column_->addWidget(page_);
}

void TorqueForm::show(const SimulationSettings& settings) {
  const TorqueSource& source = settings.torques;
  if (constants_ != nullptr) constants_->show(settings);
  if (const auto* formulas = std::get_if<FormulaTorque>(&source)) formulas_->show(formulas->formulas);
  if (const auto* motion = std::get_if<MotionTorque>(&source)) follow_->refresh(*motion);
  if (const auto* controller = std::get_if<ControllerTorque>(&source)) controller_->refresh(*controller);
  const auto* sliders = std::get_if<SliderTorque>(&source);
  if (sliders == nullptr || sliders_wait_ || sliders_->isHeld()) return;
  sliders_->show(sliders->tau);
  // what runs next begins with what is seen
  if (editor_.session().stage() == SimulationSession::Stage::Idle) editor_.session().setSliders(sliders->tau);
}

/// To write to the scene ends a run, and what is paused could not go on: it waits until no run is under way.
void TorqueForm::keepSliders() {
  if (!sliders_wait_ || sliders_ == nullptr) return;
  if (editor_.session().stage() != SimulationSession::Stage::Idle || editor_.document().isSimulating()) return;
  sliders_wait_ = false;
  const Eigen::VectorXd tau = sliders_->values();
  const SimulationSettings settings = editor_.settings();
  const auto* now = std::get_if<SliderTorque>(&settings.torques);
  // hidden, the form may have the sliders of a robot that has been edited since
  if (now == nullptr || now->tau.size() != tau.size() || now->tau == tau) return;
  editor_.change(tr("Slider torques"), [&](SimulationSettings& next) { next.torques = SliderTorque{tau}; });
}

}  // namespace linkwright::ui

#include "moc_torque_form.cpp"

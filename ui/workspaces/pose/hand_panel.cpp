// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/hand_panel.h"

#include "core/spatial/rotation.h"
#include "ui/document/look.h"
#include "ui/document/matrices.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/solver_status.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kNotchesADecade = 10.0;  // of the balance

QString nameOfLink(const Model& model, int link) {
  return QString::fromStdString(model.links()[static_cast<std::size_t>(link)].name);
}

}  // namespace

HandPanel::HandPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connectTarget();
  connectSolver();
  connect(&document_, &Document::snapshotChanged, this, &HandPanel::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &HandPanel::refresh);
  connect(&interaction_, &Interaction::gizmoAxesChanged, this, &HandPanel::refresh);
  connect(look_inside_, &QPushButton::clicked, this, &HandPanel::iterationWanted);
  refresh();
}

void HandPanel::connectTarget() {
  connect(link_, &QComboBox::activated, this, [this](int row) { setHand(document_, link_->itemData(row).toInt()); });
  connect(gizmo_axes_, &QComboBox::activated, this,
          [this](int row) { interaction_.setGizmoAxes(static_cast<GizmoAxes>(gizmo_axes_->itemData(row).toInt())); });
  for (UnitField* field : pose_) {
    connect(field, &UnitField::siEdited, this, &HandPanel::placeHand);
    offerCopies(*field, {copyOffer(tr("Copy Pose As"), [this] {
      const SnapshotPtr snapshot = document_.snapshot();
      return snapshot->hand < 0 ? std::vector<NamedMatrix>() : std::vector{handPoseOf(*snapshot)};
    })});
  }
  connect(held_, &QCheckBox::clicked, this,
          [this](bool held) { setHeld(document_, document_.snapshot()->hand, held); });
}

void HandPanel::connectSolver() {
  for (QComboBox* combo : {method_, axes_}) connect(combo, &QComboBox::activated, this, &HandPanel::changeSettings);
  for (QDoubleSpinBox* field : {step_limit_, damping_}) {
    connect(field, &QDoubleSpinBox::valueChanged, this, &HandPanel::changeSettings);
  }
  for (QCheckBox* direction : directions_) connect(direction, &QCheckBox::clicked, this, &HandPanel::changeSettings);
  connect(avoids_limits_, &QCheckBox::clicked, this, &HandPanel::changeSettings);
  connect(balance_, &QSlider::valueChanged, this, &HandPanel::changeSettings);
}

void HandPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && status_ != nullptr)
    status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing() + 2);
}

void HandPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  model_ = snapshot->model;
  showHands();
  showPose();
  showSettings();
  showOutcome();
}

// the model's own hands first, then every link that something moves
void HandPanel::showHands() {
  const SnapshotPtr snapshot = document_.snapshot();
  std::vector<int> links = model_->hands();
  for (int link = 0; link < model_->linkCount(); ++link) {
    const bool moves = model_->links()[static_cast<std::size_t>(link)].body >= 0;
    if (moves && std::find(links.begin(), links.end(), link) == links.end()) links.push_back(link);
  }
  const QSignalBlocker blocker(link_);
  bool current = link_->count() == static_cast<int>(links.size());
  for (int row = 0; current && row < link_->count(); ++row) {
    const int link = links[static_cast<std::size_t>(row)];
    current = link_->itemData(row).toInt() == link && link_->itemText(row) == nameOfLink(*model_, link);
  }
  if (!current) {
    link_->clear();
    for (const int link : links) link_->addItem(nameOfLink(*model_, link), link);
  }
  link_->setCurrentIndex(link_->findData(snapshot->hand));
  const QSignalBlocker axes_blocker(gizmo_axes_);
  gizmo_axes_->setCurrentIndex(gizmo_axes_->findData(static_cast<int>(interaction_.gizmoAxes())));
  const auto& held = snapshot->held;
  held_->setChecked(std::find(held.begin(), held.end(), snapshot->hand) != held.end());
  QStringList others;
  for (const int link : held) {
    if (link != snapshot->hand) others << nameOfLink(*model_, link);
  }
  also_held_->setText(tr("Kept fixed: %1").arg(joinedWords(others)));
  also_held_->setVisible(!others.isEmpty());
}

void HandPanel::showPose() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot->hand < 0) return;
  const Pose& X_WE = snapshot->X_WL[static_cast<std::size_t>(snapshot->hand)];
  const Eigen::Vector3d rpy = rpyFromRotation(X_WE.R);
  for (std::size_t i = 0; i < pose_.size(); ++i) {
    pose_[i]->setAngleUnit(interaction_.angleUnit());
    // what is being typed is not taken away
    if (pose_[i]->isTyping()) continue;
    pose_[i]->setSi(i < 3 ? X_WE.p[static_cast<Eigen::Index>(i)] : rpy[static_cast<Eigen::Index>(i - 3)]);
  }
}

void HandPanel::placeHand() {
  Eigen::Vector3d p, rpy;
  for (std::size_t i = 0; i < 3; ++i) {
    p[static_cast<Eigen::Index>(i)] = pose_[i]->si();
    rpy[static_cast<Eigen::Index>(i)] = pose_[3 + i]->si();
  }
  document_.setHandPose({rotationFromRpy(rpy.x(), rpy.y(), rpy.z()), p});
}

void HandPanel::showSettings() {
  const HandSettings& settings = document_.snapshot()->hand_settings;
  const auto set = [](QComboBox* combo, int wanted) {
    const QSignalBlocker blocker(combo);
    combo->setCurrentIndex(combo->findData(wanted));
  };
  set(method_, settings.method ? static_cast<int>(*settings.method) : -1);
  set(axes_, static_cast<int>(settings.axes));
  const QSignalBlocker step_blocker(step_limit_), damping_blocker(damping_), balance_blocker(balance_);
  if (!step_limit_->hasFocus()) step_limit_->setValue(settings.step_limit);
  if (!damping_->hasFocus()) damping_->setValue(settings.damping);
  // the textbook's ways know one frame, no spare motion, and weights in the world's axes
  textbook_->setVisible(settings.method.has_value());
  const bool damped = settings.method == IkMethod::Damped;
  damping_->setVisible(damped);
  damping_label_->setVisible(damped);
  axes_->setEnabled(!settings.method);
  held_->setEnabled(!settings.method);
  held_->setToolTip(
      settings.method
          ? tr("The textbook methods move only one end effector. To keep others fixed, select the method “Damped, with "
               "limits”.")
          : tr("Keep this end effector fixed while you drag another one or a link, as far as the joints allow"));
  avoids_limits_->setEnabled(!settings.method);
  avoids_limits_->setChecked(settings.avoids_limits);
  double angular = 0.0, linear = 0.0;
  for (std::size_t i = 0; i < 6; ++i) {
    directions_[i]->setChecked(settings.weights[i] > 0.0);
    (i < 3 ? angular : linear) = std::max(i < 3 ? angular : linear, settings.weights[i]);
  }
  const bool both = angular > 0.0 && linear > 0.0;
  balance_->setEnabled(both);
  if (both && !balance_->isSliderDown())
    balance_->setValue(static_cast<int>(std::lround(-kNotchesADecade * std::log10(angular / linear))));
  const double ratio = both ? angular / linear : 1.0;
  balance_text_->setText(ratio >= 1.0 ? tr("%1 : 1").arg(ratio, 0, 'g', 2) : tr("1 : %1").arg(1.0 / ratio, 0, 'g', 2));
  balance_text_->setToolTip(tr("Weight of orientation relative to position"));
  // defaultWeights() divides by half of the length, IkSolver by a third
  const QString same =
      settings.method
          ? tr("A position error of half the arm's length counts as much as an orientation error of %1 rad")
          : tr("A position error of a third of the arm's length counts as much as an orientation error of %1 rad");
  balance_->setAccessibleDescription(same.arg(1.0 / ratio, 0, 'g', 2));
}

IkWeights HandPanel::weightsOnScreen() const {
  // orientation over position; the larger of the two is 1
  const double ratio = std::pow(10.0, -balance_->value() / kNotchesADecade);
  const double angular = std::min(ratio, 1.0), linear = std::min(1.0 / ratio, 1.0);
  IkWeights weights{};
  for (std::size_t i = 0; i < 6; ++i) {
    if (directions_[i]->isChecked()) weights[i] = i < 3 ? angular : linear;
  }
  return weights;
}

void HandPanel::changeSettings() {
  HandSettings settings = document_.snapshot()->hand_settings;
  const int method = method_->currentData().toInt();
  settings.method = method < 0 ? std::optional<IkMethod>() : static_cast<IkMethod>(method);
  settings.axes = static_cast<IkAxes>(axes_->currentData().toInt());
  settings.step_limit = step_limit_->value();
  settings.damping = damping_->value();
  settings.weights = weightsOnScreen();
  settings.avoids_limits = avoids_limits_->isChecked();
  // a hand that follows nothing cannot be pulled: the last direction stays
  const bool follows = std::any_of(settings.weights.begin(), settings.weights.end(), [](double w) { return w > 0.0; });
  if (!follows) settings.weights = document_.snapshot()->hand_settings.weights;
  document_.setHandSettings(settings);
  showSettings();
}

void HandPanel::showOutcome() {
  const SnapshotPtr snapshot = document_.snapshot();
  look_inside_->setEnabled(model_->dof() > 0);
  if (!snapshot->ik) {
    status_->setText(
        tr("Drag a handle or a link, or enter a pose above. To move one joint only, click its link and drag the arc or "
           "bar."));
    figures_->clear();
    return;
  }
  const IkReport& report = *snapshot->ik;
  // once the mouse is let go there is nothing to drag back
  const QString advice = snapshot->dragging ? solverAdvice(report.status) : QString();
  const QString summary = solverSummary(report, interaction_.angleUnit(), pulledLink(*snapshot));
  status_->setText(advice.isEmpty() ? summary : summary + "\n" + advice);
  QStringList figures{tr("%n iteration(s)", nullptr, report.iterations)};
  if (report.restarts > 0) figures << tr("%n restart(s)", nullptr, report.restarts);
  // round-off is no singular value
  const double sigma = report.sigma_min < 1e-12 ? 0.0 : report.sigma_min;
  figures << tr("smallest singular value \u03c3 = %1").arg(sigma, 0, 'g', 3);
  if (report.damping > 0.0) figures << tr("damping \u03bb = %1").arg(report.damping, 0, 'g', 2);
  figures_->setText(joinedWords(figures));
}

}  // namespace linkwright::ui

#include "moc_hand_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/start_page.h"

#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

LivelyRates livelyRates(const Model& model) {
  constexpr double kRates[] = {1.0, -0.5, 0.75, -1.25, 0.5, -1.0, 1.25};
  constexpr double kAccelerations[] = {2.0, 1.0, -1.5, 3.0, -2.0, 1.5, -1.0};
  LivelyRates rates{Eigen::VectorXd(model.dof()), Eigen::VectorXd(model.dof())};
  for (int i = 0; i < model.dof(); ++i) {
    const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
    const double most = std::isfinite(joint.limits.velocity) ? joint.limits.velocity : 1e3;
    // a slide of a metre a second is to an arm what a radian a second is
    const double scale = joint.type == JointType::Prismatic ? 0.2 : 1.0;
    rates.qd[i] = std::clamp(scale * kRates[i % 7], -most, most);
    rates.qdd[i] = scale * kAccelerations[i % 7];
  }
  return rates;
}

QString ratesInWords(const Model& model) {
  const LivelyRates rates = livelyRates(model);
  QStringList velocities, accelerations;
  bool turns = false, slides = false;
  constexpr int kSaid = 7;
  for (int i = 0; i < model.dof(); ++i) {
    (model.joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic ? slides : turns) = true;
    if (i >= kSaid) continue;
    velocities << withTrueMinus(QString::number(rates.qd[i]));
    accelerations << withTrueMinus(QString::number(rates.qdd[i]));
  }
  if (model.dof() > kSaid) {
    velocities << QStringLiteral("…");
    accelerations << QStringLiteral("…");
  }
  const auto unit = [&](const QString& angular, const QString& linear) {
    //: %1: unit of revolute joints, %2: unit of prismatic joints
    return turns && slides ? StartPage::tr("%1 or %2").arg(angular, linear) : slides ? linear : angular;
  };
  //: %1: velocities of all joints, %2: their unit, %3: accelerations, %4: their unit
  return StartPage::tr("This sets q̇ = %1 %2 and q̈ = %3 %4, in the order of the joints.")
      .arg(velocities.join(QStringLiteral(", ")), unit(QStringLiteral("rad/s"), QStringLiteral("m/s")),
           accelerations.join(QStringLiteral(", ")), unit(QStringLiteral(u"rad/s²"), QStringLiteral(u"m/s²")));
}

StartPage::StartPage(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  invitation_ = new QLabel(this);
  invitation_->setObjectName(QStringLiteral("explainInvitation"));
  invitation_->setWordWrap(true);
  layout->addWidget(invitation_);

  at_rest_ = new QWidget(this);
  auto* rest = new QVBoxLayout(at_rest_);
  rest->setContentsMargins(0, 0, 0, 0);
  rest->setSpacing(kSpace / 2);
  auto* words = new QLabel(tr("The robot is at rest. All velocities and accelerations are zero, so no part of the "
                              "torques is due to motion."),
                           at_rest_);
  words->setWordWrap(true);
  rest->addWidget(words);
  set_in_motion_ = new QPushButton(tr("Set All Joints in Motion"), at_rest_);
  set_in_motion_->setObjectName(QStringLiteral("explainSetInMotion"));
  rest->addWidget(set_in_motion_, 0, Qt::AlignLeft);
  rates_ = new QLabel(at_rest_);
  rates_->setObjectName(QStringLiteral("explainRates"));
  rates_->setAccessibleName(tr("Velocities and accelerations that the button sets"));
  rates_->setWordWrap(true);
  rest->addWidget(rates_);
  layout->addWidget(at_rest_);
  simulation_ = new QLabel(this);
  simulation_->setObjectName(QStringLiteral("explainSimulation"));
  simulation_->setWordWrap(true);
  layout->addWidget(simulation_);
  count_all_ = new QPushButton(tr("Include Friction and Rotor Inertia"), this);
  count_all_->setObjectName(QStringLiteral("explainCountAll"));
  count_all_->setToolTip(tr("Include joint friction and rotor inertia in all torques, as the simulation does"));
  layout->addWidget(count_all_, 0, Qt::AlignLeft);
  connect(count_all_, &QPushButton::clicked, this, [this] { setTorqueTerms(document_, {true, true}); });
  connect(set_in_motion_, &QPushButton::clicked, this, [this] {
    const SnapshotPtr snapshot = document_.snapshot();
    const LivelyRates rates = livelyRates(*snapshot->model);
    setState(document_, snapshot->q, rates.qd, rates.qdd, tr("Set All Joints in Motion"));
  });

  torques_ = new QTableWidget(0, 3, this);
  torques_->setObjectName(QStringLiteral("explainTorques"));
  torques_->setAccessibleName(tr("Joint torques"));
  torques_->setHorizontalHeaderLabels({tr("Joint"), tr("Torque"), tr("Unit")});
  torques_->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  torques_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  torques_->horizontalHeaderItem(2)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  torques_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  torques_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  torques_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  torques_->horizontalHeader()->setHighlightSections(false);
  torques_->verticalHeader()->hide();
  torques_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  torques_->setShowGrid(false);
  torques_->setAlternatingRowColors(true);
  torques_->setFrameShape(QFrame::NoFrame);
  torques_->setSelectionMode(QAbstractItemView::SingleSelection);
  torques_->setSelectionBehavior(QAbstractItemView::SelectRows);
  torques_->setTabKeyNavigation(false);
  copyFullDigits(*torques_);
  layout->addWidget(torques_, 1);
  why_ = new QPushButton(tr("Why This Torque?"), this);
  why_->setObjectName(QStringLiteral("explainWhyChosen"));
  why_->setToolTip(tr("Show the contributions of gravity, accelerations and velocities to the selected torque"));
  layout->addWidget(why_, 0, Qt::AlignLeft);
  connect(why_, &QPushButton::clicked, this, [this] { emit whyWanted(std::max(0, torques_->currentRow())); });
  connect(torques_, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (row >= 0) emit torqueChosen(row);
  });
  connect(torques_, &QTableWidget::itemActivated, this,
          [this](const QTableWidgetItem* item) { emit torqueWanted(item->row()); });
}

void StartPage::setKeyFilter(QObject* filter) { torques_->installEventFilter(filter); }

// what contacts have to do with these torques, and whether they are those of a run's motors
void StartPage::showSimulation(const Snapshot& snapshot) {
  const bool counts_all = snapshot.terms == TorqueTerms{true, true};
  QString words;
  if (snapshot.simulated && counts_all) {
    words =
        tr("This state comes from a simulation. The torques are those of its motors and include the effect of the "
           "contact forces.");
  } else if (snapshot.simulated) {
    words =
        tr("This state comes from a simulation, which always includes joint friction and rotor inertia. The torques "
           "below leave out at least one of them, so they differ from those of the simulated motors.");
  } else if (!snapshot.contacts.empty()) {
    words = tr("The contacts of the scene act only in a simulation. The torques below contain no contact forces.");
  }
  simulation_->setText(words);
  simulation_->setVisible(!words.isEmpty());
  count_all_->setVisible(snapshot.simulated.has_value() && !counts_all);
}

void StartPage::showInvitation(const Snapshot& snapshot) {
  const QString when =
      snapshot.source == StateSource::Motion ? tr("at t = %1 s").arg(snapshot.time, 0, 'f', 3) : tr("at this instant");
  //: %1: "at this instant" or "at t = 0.210 s"
  invitation_->setText(
      tr("These are the torques that the motors must supply %1. Press Next or the ] key to step through their "
         "computation. The outward pass computes the motion from the base to the tips, because each link moves with "
         "its parent. The inward pass computes the forces from the tips to the base, because each joint carries all "
         "links beyond it. Double-click a torque, or press Enter, to go to its step.")
          .arg(when));
}

void StartPage::show(const Snapshot& snapshot) {
  const int dof = snapshot.model->dof();
  showInvitation(snapshot);
  showSimulation(snapshot);
  why_->setEnabled(dof > 0);
  at_rest_->setVisible(dof > 0 && snapshot.qd.isZero(0.0) && snapshot.qdd.isZero(0.0));
  if (!at_rest_->isHidden()) {
    const QString rates = ratesInWords(*snapshot.model);
    rates_->setText(richSymbols(rates));
    const QString what = tr("%1 Undo reverts the change.").arg(rates);
    set_in_motion_->setToolTip(richSymbols(what));
    set_in_motion_->setAccessibleDescription(what);
  }
  if (torques_->rowCount() != dof) torques_->setRowCount(dof);
  const NumberGroup numbers(dof > 0 ? snapshot.tau.lpNorm<Eigen::Infinity>() : 0.0);
  for (int row = 0; row < dof; ++row) {
    const ModelJoint& joint = snapshot.model->joints()[static_cast<std::size_t>(row)];
    const QString unit = QString::fromUtf8(unitOf(Quantity::JointTorque, joint.type == JointType::Prismatic));
    const QString name = QString::fromStdString(joint.name);
    //: %1: name of a joint that no motor drives
    const QString texts[] = {joint.passive ? tr("%1 (passive)").arg(name) : name, numbers.text(snapshot.tau(row)),
                             unit};
    for (int column = 0; column < 3; ++column) {
      QTableWidgetItem* item = torques_->item(row, column);
      if (item == nullptr) {
        item = new QTableWidgetItem;
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (column == 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        torques_->setItem(row, column, item);
      }
      item->setText(texts[column]);
      if (column == 1) {
        const QString whole = fullNumber(snapshot.tau(row)) + QLatin1Char(' ') + unit;
        item->setData(Qt::UserRole, snapshot.tau(row));
        item->setData(Qt::AccessibleDescriptionRole, whole);
        item->setToolTip(whole);
      }
      if (column == 0) item->setToolTip(texts[0]);
    }
  }
}

}  // namespace linkwright::ui

#include "moc_start_page.cpp"

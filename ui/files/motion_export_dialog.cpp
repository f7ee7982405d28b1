// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_export_dialog.h"

#include "ui/document/simulated_run.h"
#include "ui/files/motion_words.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kBytesANumber = 21.0;  // a sign, 17 digits, a point, an exponent now and then, a comma

/// Which torques they are, and how the same file is made without the window.
QString torqueWords(const Snapshot& snapshot, bool has_loads) {
  QString with = snapshot.terms.joint_friction && snapshot.terms.rotor
                     ? MotionExportDialog::tr("with joint friction and rotor inertia")
                 : snapshot.terms.joint_friction
                     ? MotionExportDialog::tr("with joint friction but without rotor inertia")
                 : snapshot.terms.rotor ? MotionExportDialog::tr("with rotor inertia but without joint friction")
                                        : MotionExportDialog::tr("without joint friction or rotor inertia");
  QString words = MotionExportDialog::tr("As in the window, the torques are computed %1.").arg(with);
  if (has_loads)
    words +=
        QLatin1Char(' ') + MotionExportDialog::tr("The loads of the scene are included and have their own columns.");
  if (snapshot.motion.run && snapshot.motion.run->record.contactCount() > 0)
    words += QLatin1Char(' ') +
             MotionExportDialog::tr("The torques also include the effect of the contact forces of the run.");
  return words;
}

}  // namespace

MotionExportDialog::MotionExportDialog(SnapshotPtr snapshot, bool has_loads, double step, QWidget* parent)
    : QDialog(parent),
      snapshot_(std::move(snapshot)),
      step_(new UnitField(Measure::Time, this)),
      count_(new QLabel(this)),
      save_(nullptr) {
  setObjectName("motionExportDialog");
  setWindowTitle(tr("Export Motion"));
  const double duration = snapshot_->motion.curves->duration();
  auto* words =
      new QLabel(tr("The CSV table has a column t and, for each joint, the columns q, qd, qdd and tau. The values are "
                    "in SI units and radians, at full precision. linkwright-cli and Import Motion can read the table."),
                 this);
  words->setObjectName("motionExportWords");
  words->setWordWrap(true);
  step_->setObjectName("motionExportStep");
  step_->setAccessibleName(tr("Time between samples"));
  step_->setSiRange(0.001, std::max(0.001, duration));
  step_->setSi(std::min(step, std::max(0.001, duration)));
  auto* label = new QLabel(tr("Sampling &interval"), this);
  label->setBuddy(step_);
  count_->setObjectName("motionExportCount");
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(label);
  row->addWidget(step_);
  row->addWidget(count_, 1);
  auto* torques = new QLabel(torqueWords(*snapshot_, has_loads), this);
  torques->setObjectName("motionExportTorques");
  torques->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  save_ = buttons->addButton(tr("&Save As…"), QDialogButtonBox::AcceptRole);
  save_->setObjectName("motionExportAccept");
  save_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(step_, &UnitField::siEdited, this, &MotionExportDialog::showCount);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace + kSpace / 2);
  layout->addWidget(words);
  layout->addLayout(row);
  layout->addWidget(torques);
  layout->addStretch(1);
  layout->addWidget(buttons);
  setMinimumWidth(62 * kSpace);
  showCount();
  step_->setFocus();
  step_->selectAll();
}

double MotionExportDialog::step() const { return step_->si(); }

void MotionExportDialog::showCount() {
  const double count = snapshot_->motion.curves->trajectory.sampleCount(step());
  const double numbers = count * (1.0 + 4.0 * snapshot_->model->dof());
  const bool is_fine = numbers <= kMostExportedNumbers && count <= static_cast<double>(kMaxSamples);
  const QString samples = QLocale(QLocale::English).toString(count, 'f', 0);
  //: %1: number of samples, %2: size of the file with its unit
  count_->setText(
      is_fine ? tr("%1 samples, about %2")
                    .arg(samples,
                         QLocale(QLocale::English).formattedDataSize(static_cast<qint64>(numbers * kBytesANumber), 0))
              : tr("%1 samples are too many. Enter a longer sampling interval.").arg(samples));
  save_->setEnabled(is_fine);
}

}  // namespace linkwright::ui

#include "moc_motion_export_dialog.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/derivative_table.h"

#include "core/io/motion_file.h"
#include "ui/files/motion_words.h"
#include "ui/widgets/measure.h"

#include <QCoreApplication>
#include <QHeaderView>

#include <cmath>

namespace linkwright::ui {

namespace {

enum DerivativeColumn {
  kDerivativeWay,
  kDerivativePeakAcceleration,
  kDerivativeRmsAcceleration,
  kDerivativePeakTorque,
  kDerivativeRmsTorque,
  kDerivativeLag,
  kDerivativeColumns
};

Measure rateOf(bool slides) { return slides ? Measure::Acceleration : Measure::AngularAcceleration; }

Qt::Alignment alignmentOf(int column) {
  const bool is_words = column == kDerivativeWay || column == kDerivativeLag;
  return (is_words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

QString lagOf(DerivativeWay way, double step, bool from_velocity) {
  if (way == DerivativeWay::Given) return QStringLiteral("—");
  //: no delay
  if (way != DerivativeWay::BackwardDifferences) return DerivativeTable::tr("none");
  if (from_velocity) return DerivativeTable::tr("qdd %1").arg(stepText(0.5 * step));
  //: %1 and %2: how late velocities (qd) and accelerations (qdd) are, with their unit
  return DerivativeTable::tr("qd %1, qdd %2").arg(stepText(0.5 * step), stepText(step));
}

}  // namespace

QString wayName(DerivativeWay way) {
  switch (way) {
    case DerivativeWay::SavitzkyGolay: return DerivativeTable::tr("Savitzky-Golay");
    case DerivativeWay::Spline: return DerivativeTable::tr("Spline");
    case DerivativeWay::BackwardDifferences: return DerivativeTable::tr("Backward differences");
    case DerivativeWay::Given: break;
  }
  return DerivativeTable::tr("From the file");
}

DerivativeTable::DerivativeTable(const MotionFile& file, const Model& model, AngleUnit unit, QWidget* parent)
    : QTableWidget(file.course.qd.size() > 0 && file.course.qdd.size() > 0 ? 4 : 3, kDerivativeColumns, parent),
      model_(model),
      unit_(unit),
      step_(file.meanStep()) {
  setObjectName("motionImportEffects");
  setAccessibleName(tr("Results of the differentiation methods"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setAlternatingRowColors(true);
  setWordWrap(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  verticalHeader()->hide();
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setStretchLastSection(true);
  horizontalHeader()->setHighlightSections(false);
  for (int row = 0; row < rowCount(); ++row) {
    for (int column = 0; column < kDerivativeColumns; ++column) {
      auto* item = new QTableWidgetItem;
      item->setTextAlignment(alignmentOf(column));
      setItem(row, column, item);
    }
  }
}

void DerivativeTable::showHeads(bool slides) {
  const QString rate = unitSuffix(rateOf(slides), unit_).trimmed(), torque = slides ? tr("N") : tr("N m");
  setHorizontalHeaderLabels({tr("Method"), tr("Peak |qdd|\n(%1)").arg(rate), tr("RMS qdd\n(%1)").arg(rate),
                             tr("Peak |tau|\n(%1)").arg(torque), tr("RMS tau\n(%1)").arg(torque),
                             //: noun: how late a derived velocity or acceleration is
                             tr("Lag")});
  for (int column = 0; column < kDerivativeColumns; ++column)
    horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
}

void DerivativeTable::showTrial(const DerivativeTrial& trial, DerivativeWay chosen, int joint, bool from_velocity) {
  if (joint < 0) return;
  showHeads(model_.joints().at(static_cast<std::size_t>(joint)).type == JointType::Prismatic);
  for (int row = 0; row < rowCount(); ++row) {
    const DerivativeWay way = kDerivativeWaysShown[row];
    const QString name =
        way == DerivativeWay::BackwardDifferences ? tr("%1 (common mistake)").arg(wayName(way)) : wayName(way);
    item(row, kDerivativeWay)->setText(way == chosen ? tr("%1 ✓").arg(name) : name);
    item(row, kDerivativeLag)->setText(lagOf(way, step_, from_velocity));
    showRow(row, trial.of(way), way == chosen, joint);
  }
  resizeRowsToContents();
  int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
  for (int row = 0; row < rowCount(); ++row) height += rowHeight(row);
  setFixedHeight(height);
}

void DerivativeTable::showRow(int row, const TriedWay& tried, bool is_chosen, int joint) {
  for (int column = 0; column < kDerivativeColumns; ++column) {
    QFont font = this->font();
    font.setBold(is_chosen);
    item(row, column)->setFont(font);
  }
  for (int column = kDerivativePeakAcceleration; column <= kDerivativeRmsTorque; ++column)
    item(row, column)->setText(tried ? QStringLiteral("—") : QStringLiteral("…"));
  if (!tried || !tried->ok()) return;
  const DerivativeEffect& effect = tried->value();
  const auto at = static_cast<std::size_t>(joint);
  const JointStatistics& of_joint = effect.statistics.at(at);
  const double factor = displayFactor(rateOf(model_.joints()[at].type == JointType::Prismatic), unit_);
  item(row, kDerivativePeakAcceleration)->setText(figure(factor * std::abs(of_joint.acceleration.value)));
  item(row, kDerivativeRmsAcceleration)->setText(figure(factor * effect.rms_acceleration[joint]));
  item(row, kDerivativePeakTorque)->setText(figure(std::abs(of_joint.torque.value)));
  item(row, kDerivativeRmsTorque)->setText(figure(of_joint.rms_torque));
}

}  // namespace linkwright::ui

#include "moc_derivative_table.cpp"

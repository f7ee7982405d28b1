// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_golden.h"

#include <QFile>
#include <QHash>

#include <array>
#include <cmath>

namespace linkwright::ui {

GoldenCurve readGolden(QIODevice& from) {
  GoldenCurve curve;
  std::array<std::vector<double>*, 5> columns = {&curve.t, &curve.phi, &curve.theta, &curve.tau_1, &curve.tau_2};
  while (!from.atEnd()) {
    const QByteArray line = from.readLine().trimmed();
    if (line.isEmpty() || line.startsWith('#')) continue;
    const QList<QByteArray> cells = line.split(',');
    if (cells.size() < static_cast<qsizetype>(columns.size())) continue;
    std::array<double, 5> row{};
    bool is_row = true;
    for (std::size_t i = 0; i < row.size(); ++i) {
      bool is_number = false;
      row.at(i) = cells[static_cast<qsizetype>(i)].toDouble(&is_number);
      is_row = is_row && is_number && std::isfinite(row.at(i));
    }
    for (std::size_t i = 0; is_row && i < row.size(); ++i) columns.at(i)->push_back(row.at(i));
  }
  return curve;
}

QString goldenName(const RevisionCase& which) {
  const bool is_known =
      which.mistakes.empty() && which.stiffness == TipStiffness::EulerBernoulli && which.mass == NodalMass::Consistent;
  const bool is_cycloid = which.profile == DriveProfile::Cycloid;
  if (!is_known || (which.profile != DriveProfile::Cubic && !is_cycloid)) return {};
  // the cycloid has no acceleration at the start: there both starts are one
  const bool is_locked = is_cycloid || !which.starts_consistently;
  const QString step = which.dt == 0.01    ? QStringLiteral("10ms")
                       : which.dt == 0.001 ? QStringLiteral("1ms")
                                           : QString();
  if (step.isEmpty()) return {};
  return QStringLiteral("%1_%2_%3_%4_%5")
      .arg(which.is_link_1_rigid ? QStringLiteral("rigid") : QStringLiteral("elastic"),
           is_cycloid ? QStringLiteral("cycloid") : QStringLiteral("cubic"),
           which.is_corrected ? QStringLiteral("corrected") : QStringLiteral("literal"),
           is_locked ? QStringLiteral("locked") : QStringLiteral("consistent"), step);
}

std::shared_ptr<const GoldenCurve> goldenCurve(const RevisionCase& which) {
  static QHash<QString, std::shared_ptr<const GoldenCurve>> read;
  const QString name = goldenName(which);
  if (name.isEmpty()) return nullptr;
  const auto known = read.constFind(name);
  if (known != read.constEnd()) return *known;
  std::shared_ptr<const GoldenCurve> curve;
  // not every one of these settings has a file
  QFile file(QStringLiteral(":/linkwright/reference/%1.csv").arg(name));
  if (file.open(QIODevice::ReadOnly)) {
    auto found = std::make_shared<GoldenCurve>(readGolden(file));
    if (!found->t.empty()) curve = std::move(found);
  }
  read.insert(name, curve);
  return curve;
}

}  // namespace linkwright::ui

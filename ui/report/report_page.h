// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/model_report.h"
#include "ui/document/interaction.h"
#include "ui/report/page.h"

#include <QDate>

namespace linkwright::ui {

/// What of the window is in a report on the robot beside the robot.
struct ReportViewOptions {
  AngleUnit angles = AngleUnit::Degree;
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();  ///< world, m/s^2
  QString file;                                       ///< name of the open one, may be empty
  QDate date;
  QImage picture;  ///< may be null
};
/// In words, numbers with as many significant digits as the application shows.
Page reportPage(const ModelReport& report, const ReportViewOptions& look);

}  // namespace linkwright::ui

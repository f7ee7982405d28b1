// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/model_report.h"
#include "ui/document/interaction.h"

#include <QDate>
#include <QImage>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace linkwright::ui {

// A report on a robot as the items of a page, from top to bottom; how they look on paper and in a browser is said
// elsewhere.

struct ReportHeading {
  int level = 2;
  QString words;
};
struct ReportText {
  QString words;
  bool is_remark = false;  ///< small, below what it belongs to
};
struct ReportPicture {
  QImage image;
  QString words;  ///< what is to be seen, for who cannot see it
};
struct ReportColumn {
  QString head;
  bool is_number = true;  ///< set to the right
};
struct ReportTable {
  QString caption;
  std::vector<ReportColumn> columns;  ///< the first names the row; without heads it is a list of facts
  std::vector<QStringList> rows;      ///< as many cells as columns
  bool hasHeads() const;
};
struct ReportList {
  QStringList lines;
};
using ReportItem = std::variant<ReportHeading, ReportText, ReportPicture, ReportTable, ReportList>;

struct ReportPage {
  QString title, subtitle;
  std::vector<ReportItem> items;
};

/// What of the window is in a report beside the robot.
struct ReportLook {
  AngleUnit angles = AngleUnit::Degree;
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();  ///< world, m/s^2
  QString file;                                       ///< name of the open one, may be empty
  QDate date;
  QImage picture;  ///< may be null
};
/// In words, numbers with as many significant digits as the application shows.
ReportPage reportPage(const ModelReport& report, const ReportLook& look);

/// One file with everything in it, for any browser and for print.
QByteArray reportHtml(const ReportPage& page);
/// A4; no row is cut, and the heads of a table stand on each of its pages.
QByteArray reportPdf(const ReportPage& page);

}  // namespace linkwright::ui

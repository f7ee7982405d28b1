// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/urdf.h"

#include <QDialog>

#include <vector>

namespace linkwright::ui {

/// Asked before a URDF is written that cannot hold all of it: part by part what is missing there, and what will be
/// written instead.
class ExportDialog : public QDialog {
  Q_OBJECT
public:
  ExportDialog(const std::vector<UrdfLoss>& losses, const QString& file_name, QWidget* parent);
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QDialog>

namespace linkwright::ui {

/// What is wrong or doubtful with a file, one line each with its place, and a button that copies all of it.
class DiagnosticsDialog : public QDialog {
  Q_OBJECT
public:
  DiagnosticsDialog(const Diagnostics& diagnostics, const QString& heading, bool failed, QWidget* parent);
};

}  // namespace linkwright::ui

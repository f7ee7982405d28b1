// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QDialog>

class QDialogButtonBox;
class QPushButton;

namespace linkwright::ui {

/// What is wrong or doubtful with a file, one line each with its place, and a button that copies all of it.
class DiagnosticsDialog : public QDialog {
  Q_OBJECT
public:
  DiagnosticsDialog(const Diagnostics& diagnostics, const QString& heading, bool failed, QWidget* parent);

  /// One more, beside Copy All.
  QPushButton* addButton(const char* name, const QString& text);

private:
  QDialogButtonBox* buttons_;
};

/// Shows it over `parent`, for which it stands in nobody's way; it goes when it is closed.
DiagnosticsDialog* showDiagnostics(const Diagnostics& diagnostics, const QString& heading, bool failed,
                                   QWidget* parent);

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/templates.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace linkwright::ui {

class PictureList;

/// What a new robot begins with: one of the templates, and a name.
class NewDialog : public QDialog {
  Q_OBJECT
public:
  explicit NewDialog(QWidget* parent = nullptr);

  /// The chosen template with its name.
  Mechanism mechanism() const;

private:
  Template chosen() const;
  void drawNext();
  void showChosen();

  PictureList* list_;
  QLineEdit* name_;
  QLabel* links_label_;
  QSpinBox* links_;
  QTimer* idle_;
  QString proposed_;  ///< the name that the template brings
};

}  // namespace linkwright::ui

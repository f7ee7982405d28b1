// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_case.h"
#include "ui/widgets/property_form.h"

#include <QWidget>

namespace linkwright::ui {

/// What the source leaves open: the drive, the step, the reading and the model, in two rows. Shows the settings it is
/// given and says what a person makes of them.
class RevisionForm : public QWidget {
  Q_OBJECT
public:
  explicit RevisionForm(QWidget* parent);
  void show(const RevisionCase& which);

signals:
  void changed(const linkwright::RevisionCase& which);

private:
  template <typename Value>
  QComboBox* choice(const char* name, const QString& spoken, Value RevisionCase::*member);
  void change(const std::function<void(RevisionCase&)>& change_it);

  RevisionCase which_;
  QComboBox* step_;
  PropertyForm<RevisionCase> form_;
};

/// The five mistakes as switches, with the hints of those that are on and what they do to the figures.
class RevisionMistakes : public QWidget {
  Q_OBJECT
public:
  explicit RevisionMistakes(QWidget* parent);
  void show(const ElasticMistakeSet& mistakes);
  /// What comes out with the mistakes, beside what comes out without; `right` null: none is on.
  void showFigures(const RevisionResults& with, const RevisionResults* right);

signals:
  void changed(const linkwright::ElasticMistakeSet& mistakes);

private:
  std::vector<QCheckBox*> boxes_;
  QLabel *hint_, *figures_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact.h"
#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace linkwright::ui {

class FoldingGroup;
class SurfaceForm;
class WrappedLabel;

/// The contacts of the scene, and what the chosen one is: a point of a link, a surface, friction between them.
class ContactForm : public QWidget {
  Q_OBJECT
public:
  ContactForm(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  void buildList(QVBoxLayout& column);
  void buildContact(QVBoxLayout& column);
  void refreshList();
  void refreshLinks(const Contact& contact);
  void takeName();
  void remove();

  SimulationEditor& editor_;
  QListWidget* list_ = nullptr;
  WrappedLabel* only_these_ = nullptr;
  QToolButton *add_ = nullptr, *remove_ = nullptr;
  QWidget* contact_ = nullptr;
  QLineEdit* name_ = nullptr;
  QLabel* name_problem_ = nullptr;
  QComboBox* link_ = nullptr;
  PropertyForm<Contact> form_;
  FoldingGroup* surface_group_ = nullptr;
  SurfaceForm* surface_ = nullptr;
};

}  // namespace linkwright::ui

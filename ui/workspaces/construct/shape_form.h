// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/shape.h"
#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace linkwright::ui {

/// The solids of the link: which there are, of which kind and size, where, and in which colour. Where the link's mass
/// is that of its shapes it follows each edit.
class ShapeForm : public QWidget {
  Q_OBJECT
public:
  ShapeForm(PartEditor& editor, QWidget* parent);

signals:
  void counted(int shapes);

private:
  QWidget* buildOne();
  void buildPlace(QVBoxLayout& column);
  void buildSizes(QVBoxLayout& column);
  void connectButtons();
  void showShapes();
  void showOne(const Shape& shape);
  void choose();
  const Shape* chosen() const;
  Shape* chosenIn(Link& link) const;
  bool changeShape(const QString& what, QWidget* control, const std::function<void(Shape&)>& change);
  void changeShapes(const QString& what, QWidget* control, const std::function<void(std::vector<Shape>&)>& change);
  void pickColour();
  void browse();

  PartEditor& editor_;
  int link_ = -1;
  QListWidget* list_;
  QToolButton *add_, *duplicate_, *remove_;
  QLabel* none_;
  QWidget* one_;
  QComboBox *kind_, *section_;
  QLabel* section_caption_;
  PartForm<Link> form_;
  NumberFields sizes_, turn_;
  TextField* path_;
  QLabel* path_caption_;
  QToolButton* browse_;
  QCheckBox* coloured_;
  QPushButton* colour_;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace linkwright::ui {

/// The mechanism as a tree of links, each with the joint above it and its mass. A click selects the link everywhere.
class MechanismPanel : public QWidget {
  Q_OBJECT
public:
  MechanismPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// How much taller the tree would have to be to show every link; negative where there is room left.
  int missingHeight() const;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void refresh();
  void shareWidth();
  void rebuild();
  void showSelection(int link);

  Document& document_;
  Interaction& interaction_;
  QTreeWidget* tree_;
  std::shared_ptr<const Model> model_;
  std::vector<QTreeWidgetItem*> items_;  // by Model::links()
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QHBoxLayout;

namespace linkwright::ui {

class LinkEditor;
class LinkTree;
class MechanismModel;

/// The mechanism as a tree of links, each with the joint above it and its mass, and the commands that change the tree.
/// A click selects the link everywhere.
class MechanismPanel : public QWidget {
  Q_OBJECT
  Q_PROPERTY(int missingHeight READ missingHeight)
public:
  MechanismPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  ~MechanismPanel() override;

  /// How much taller the tree would have to be to show every link; negative where there is room left.
  int missingHeight() const;
  /// The commands, for a menu of the window.
  LinkEditor& editor() { return *editor_; }

signals:
  /// What was asked for cannot be: why, in words.
  void refused(const QString& why);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void makeTree();
  void sizeIcons();
  QHBoxLayout* makeTools();
  void connectTree();
  void refresh();
  void unfold();
  void shareWidth();
  void showSelection(int link);
  void selectEdited(int link);
  void editName(bool of_joint);

  Document& document_;
  Interaction& interaction_;
  MechanismModel* rows_;
  LinkTree* tree_;
  LinkEditor* editor_;
  std::shared_ptr<const Model> model_;
  QSet<QString> folded_;           ///< names of the links whose branches are closed
  std::vector<std::string> kept_;  ///< the selected link and those that it hangs on, for what undo takes away
  bool following_ = false;         ///< the selection of the tree is being set, not made
};

}  // namespace linkwright::ui

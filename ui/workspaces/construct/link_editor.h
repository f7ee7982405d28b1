// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/edit.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace linkwright::ui {

/// The commands that change the tree of links, for the link that is selected: each is one step to undo. Links are
/// numbered as in Model::links().
class LinkEditor : public QObject {
  Q_OBJECT
public:
  /// `tree` is the widget whose keys are these commands' while it has the focus; add and duplicate answer anywhere in
  /// its window.
  LinkEditor(Document& document, Interaction& interaction, QWidget& tree);

  struct Actions {
    QAction *add, *insert, *duplicate, *rename, *rename_joint, *up, *down, *hang, *remove, *remove_branch;
  };
  const Actions& actions() const { return actions_; }
  /// In the order of a menu; a null action is a line between groups.
  QList<QAction*> menu() const;

  void renameLink(int link, const QString& name);
  void renameJoint(int link, const QString& name);
  /// The branch of `link` onto another link, or to another place on its own; `place` counts among what hangs there
  /// now, below 0: any.
  void move(int link, int onto, int place);

signals:
  /// What was asked for cannot be: why, in words.
  void refused(const QString& why);
  /// The name of the selected link, or that of the joint above it, is to be typed in its place.
  void nameEditWanted(bool of_joint);

private:
  void makeActions(QWidget& tree);
  void showPossible();
  const Mechanism& mechanism() const { return *document_.snapshot()->mechanism; }
  int selected() const;             ///< of Mechanism::links, -1 for none
  int inMechanism(int link) const;  ///< of Mechanism::links
  QString nameOf(int mechanism_link) const;
  bool hasRoomFor(std::size_t links);
  void carryOut(const Result<Edited>& edited, const QString& text);
  void add();
  void insert();
  void duplicate();
  void removeLink();
  void removeBranch();
  void shift(int by);
  void askWhereToHang();

  Document& document_;
  Interaction& interaction_;
  QWidget& tree_;
  Actions actions_{};
};

}  // namespace linkwright::ui

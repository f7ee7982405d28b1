// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/link_editor.h"

#include "core/base/index.h"
#include "core/mechanism/new_link.h"
#include "ui/document/limits.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/sentence.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QKeySequence>
#include <QWidget>

#include <algorithm>

namespace linkwright::ui {

namespace {

int siblingCount(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  if (above < 0) return 1;
  const int parent = mechanism.joints[at(above)].parent;
  return static_cast<int>(std::count_if(mechanism.joints.begin(), mechanism.joints.end(),
                                        [parent](const Joint& joint) { return joint.parent == parent; }));
}

/// One edit after another as one; the first renumbers nothing.
Edited then(const Edited& first, Edited second) {
  for (int& joint : second.joint_before) joint = joint < 0 ? -1 : first.joint_before[at(joint)];
  for (int& link : second.link_before) link = link < 0 ? -1 : first.link_before[at(link)];
  return second;
}

}  // namespace

LinkEditor::LinkEditor(Document& document, Interaction& interaction, QWidget& tree)
    : QObject(&tree), document_(document), interaction_(interaction), tree_(tree) {
  makeActions(tree);
  connect(&document_, &Document::snapshotChanged, this, &LinkEditor::showPossible);
  connect(&interaction_, &Interaction::selectionChanged, this, &LinkEditor::showPossible);
  showPossible();
}

void LinkEditor::makeActions(QWidget& tree) {
  const auto make = [&](const char* name, const QString& words, const QList<QKeySequence>& keys, const char* icon,
                        Qt::ShortcutContext context, std::function<void()> does) {
    QAction* action = ActionMaker(tree).make(name, words, keys, icon);
    action->setShortcutContext(context);
    connect(action, &QAction::triggered, this, [this, does = std::move(does)] {
      // a name that is still being typed counts as entered
      if (tree_.isAncestorOf(QApplication::focusWidget())) tree_.setFocus();
      does();
    });
    return action;
  };
  constexpr auto kWindow = Qt::WindowShortcut;
  constexpr auto kTree = Qt::WidgetShortcut;
  Actions& a = actions_;
  a.add = make("actionAddLink", tr("&Add Link"), {Qt::Key_Insert, QKeySequence("Ctrl+Return")}, "link-add", kWindow,
               [this] { add(); });
  a.insert = make("actionInsertLink", tr("&Insert Link Before"), {QKeySequence("Shift+Insert")}, "link-insert", kTree,
                  [this] { insert(); });
  a.duplicate =
      make("actionDuplicateLink", tr("&Duplicate"), {QKeySequence("Ctrl+D")}, "copy", kWindow, [this] { duplicate(); });
  a.rename =
      make("actionRenameLink", tr("&Rename"), {Qt::Key_F2}, "rename", kTree, [this] { emit nameEditWanted(false); });
  a.rename_joint = make("actionRenameJoint", tr("Rename &Joint"), {QKeySequence("Shift+F2")}, nullptr, kTree,
                        [this] { emit nameEditWanted(true); });
  a.up = make("actionLinkUp", tr("Move &Up"), {QKeySequence("Alt+Up")}, "up", kTree, [this] { shift(-1); });
  a.down = make("actionLinkDown", tr("Move D&own"), {QKeySequence("Alt+Down")}, "down", kTree, [this] { shift(+1); });
  a.hang = make("actionHangLink", tr("Change &Parent…"), {QKeySequence("Ctrl+H")}, nullptr, kTree,
                [this] { askWhereToHang(); });
  a.remove = make("actionDeleteLink", tr("D&elete Link"), {Qt::Key_Delete}, "remove", kTree, [this] { removeLink(); });
  a.remove_branch = make("actionDeleteBranch", tr("Delete &Subtree"), {QKeySequence("Shift+Del")}, nullptr, kTree,
                         [this] { removeBranch(); });
}

QList<QAction*> LinkEditor::menu() const {
  const Actions& a = actions_;
  return {a.add, a.insert, a.duplicate, nullptr, a.rename, a.rename_joint, nullptr,
          a.up,  a.down,   a.hang,      nullptr, a.remove, a.remove_branch};
}

int LinkEditor::inMechanism(int link) const {
  const Model& model = *document_.snapshot()->model;
  return link < 0 || link >= model.linkCount() ? -1 : model.links()[at(link)].link;
}

int LinkEditor::selected() const { return inMechanism(interaction_.selectedLink()); }

QString LinkEditor::nameOf(int mechanism_link) const {
  return QString::fromStdString(mechanism().links[at(mechanism_link)].name);
}

void LinkEditor::showPossible() {
  const int link = selected();
  const bool hangs = link >= 0 && jointAbove(mechanism(), link) >= 0;
  for (QAction* action : {actions_.insert, actions_.duplicate, actions_.rename_joint, actions_.hang, actions_.remove,
                          actions_.remove_branch}) {
    action->setEnabled(hangs);
  }
  actions_.rename->setEnabled(link >= 0);
  const int place = hangs ? placeAmongSiblings(mechanism(), link) : 0;
  actions_.up->setEnabled(hangs && place > 0);
  actions_.down->setEnabled(hangs && place + 1 < siblingCount(mechanism(), link));
}

bool LinkEditor::hasRoomFor(std::size_t links) {
  if (mechanism().links.size() + links <= static_cast<std::size_t>(kMostLinks)) return true;
  emit refused(tr("The window supports up to %1 links. Use linkwright-cli for larger robots.").arg(kMostLinks));
  return false;
}

void LinkEditor::carryOut(const Result<Edited>& edited, const QString& text) {
  if (!edited) return emit refused(sentence(edited.diagnostics().front().message));
  const Diagnostics problems = document_.edit(*edited, text);
  const auto error = std::find_if(problems.begin(), problems.end(),
                                  [](const Diagnostic& each) { return each.severity == Severity::Error; });
  if (error != problems.end()) emit refused(sentence(error->message));
}

void LinkEditor::add() {
  if (!hasRoomFor(1)) return;
  // where nothing is selected the chain grows at its end
  const int on = selected() >= 0 ? selected() : inMechanism(document_.snapshot()->model->deepestLink());
  const Edited edited = withLinkOn(mechanism(), on);
  carryOut(edited, tr("Add %1").arg(QString::fromStdString(edited.mechanism.links[at(edited.link)].name)));
}

void LinkEditor::insert() {
  if (!hasRoomFor(1)) return;
  const NewLink made = linkBefore(mechanism(), selected());
  carryOut(insertLink(mechanism(), selected(), made.link, made.joint, made.X_NJ),
           tr("Insert a link before %1").arg(nameOf(selected())));
}

void LinkEditor::duplicate() {
  const int link = selected();
  if (!hasRoomFor(branchOf(mechanism(), link).size())) return;
  carryOut(duplicateBranch(mechanism(), link, shiftOfCopy(mechanism(), link)), tr("Duplicate %1").arg(nameOf(link)));
}

void LinkEditor::removeLink() {
  carryOut(linkwright::removeLink(mechanism(), selected()), tr("Delete %1").arg(nameOf(selected())));
}

void LinkEditor::removeBranch() {
  carryOut(linkwright::removeBranch(mechanism(), selected()), tr("Delete the subtree of %1").arg(nameOf(selected())));
}

void LinkEditor::shift(int by) {
  const int link = selected();
  carryOut(reorderBranch(mechanism(), link, placeAmongSiblings(mechanism(), link) + by),
           by < 0 ? tr("Move %1 up").arg(nameOf(link)) : tr("Move %1 down").arg(nameOf(link)));
}

void LinkEditor::renameLink(int link, const QString& name) {
  const int which = inMechanism(link);
  if (which < 0) return;
  Link renamed = mechanism().links[at(which)];
  renamed.name = name.toStdString();
  //: undo step; %1: old name of a link, %2: its new name
  carryOut(withLink(mechanism(), which, renamed), tr("Rename %1 to %2").arg(nameOf(which), name));
}

void LinkEditor::renameJoint(int link, const QString& name) {
  const int joint = inMechanism(link) < 0 ? -1 : jointAbove(mechanism(), inMechanism(link));
  if (joint < 0) return;
  Joint renamed = mechanism().joints[at(joint)];
  const QString before = QString::fromStdString(renamed.name);
  renamed.name = name.toStdString();
  //: undo step; %1: old name of a joint, %2: its new name
  carryOut(withJoint(mechanism(), joint, renamed), tr("Rename joint %1 to %2").arg(before, name));
}

void LinkEditor::move(int link, int onto, int place) {
  const int which = inMechanism(link), parent = inMechanism(onto);
  if (which < 0 || parent < 0) return;
  const Result<Edited> moved = moveBranch(mechanism(), which, parent);
  if (!moved) return carryOut(moved, {});
  const int above = jointAbove(mechanism(), which);
  const bool stays = mechanism().joints[at(above)].parent == parent;
  const int now = placeAmongSiblings(mechanism(), which);
  if (stays && (place < 0 || place == now || place == now + 1)) return;
  const QString name = nameOf(which);
  //: undo step; %1: name of a link, %2: name of its new parent
  if (place < 0) return carryOut(moved, tr("Attach %1 to %2").arg(name, nameOf(parent)));
  // a place is counted with the branch where it still is
  const int to = stays && place > now ? place - 1 : place;
  const Result<Edited> placed = reorderBranch(moved->mechanism, moved->link, to);
  carryOut(then(*moved, *placed), stays ? tr("Move %1").arg(name) : tr("Attach %1 to %2").arg(name, nameOf(parent)));
}

void LinkEditor::askWhereToHang() {
  const Model& model = *document_.snapshot()->model;
  const int link = interaction_.selectedLink();
  const std::vector<int> branch = branchOf(mechanism(), selected());
  const int parent = model.links()[at(link)].parent;
  QStringList names;
  for (int i = 0; i < model.linkCount(); ++i) {
    const int which = inMechanism(i);
    if (i != parent && std::find(branch.begin(), branch.end(), which) == branch.end()) names << nameOf(which);
  }
  const QString name = nameOf(selected());
  if (names.isEmpty()) {
    emit refused(tr("There is no other link to attach “%1” to.").arg(name));
    return;
  }
  QInputDialog dialog(&tree_);
  dialog.setObjectName("hangDialog");
  dialog.setWindowTitle(tr("Change Parent"));
  dialog.setLabelText(tr("Select the new parent link of “%1”. The subtree keeps its pose.").arg(name));
  dialog.setComboBoxItems(names);
  if (dialog.exec() != QDialog::Accepted) return;
  move(link, document_.snapshot()->model->findLink(dialog.textValue().toStdString()), -1);
}

}  // namespace linkwright::ui

#include "moc_link_editor.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/mechanism_panel.h"

#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kLinkRole = Qt::UserRole;
enum Column { kLink, kJoint, kMass };
// deeper links stand below each other at this level: their names stay in sight, and no chain is too long for the tree
constexpr int kDeepest = 16;

int levelOf(const QTreeWidgetItem* item) {
  int level = 0;
  for (; item->parent() != nullptr; item = item->parent()) ++level;
  return level;
}

QString iconName(const Mechanism& mechanism, const ModelLink& link) {
  if (link.joint < 0) return "base";
  switch (mechanism.joints[static_cast<std::size_t>(link.joint)].type) {
    case JointType::Revolute: return "joint-revolute";
    case JointType::Continuous: return "joint-continuous";
    case JointType::Prismatic: return "joint-prismatic";
    case JointType::Fixed: break;
  }
  return "joint-fixed";
}

QString number(double value) { return QString::number(value, 'g', 4); }

QString describe(const Mechanism& mechanism, const ModelLink& model_link) {
  const Link& link = mechanism.links[static_cast<std::size_t>(model_link.link)];
  QStringList lines{QString::fromStdString(link.name)};
  if (model_link.joint >= 0) {
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(model_link.joint)];
    lines << MechanismPanel::tr("Joint: %1, %2").arg(QString::fromStdString(joint.name), toString(joint.type));
  } else {
    lines << MechanismPanel::tr("The base, fixed to the world");
  }
  if (link.inertial) {
    const Eigen::Vector3d& centre = link.inertial->p_LLcm;
    lines << MechanismPanel::tr("Mass: %1 kg").arg(link.inertial->mass, 0, 'g', 6);
    lines << MechanismPanel::tr("Centre of mass in the link frame: %1, %2, %3 m")
                 .arg(number(centre.x()), number(centre.y()), number(centre.z()));
  } else {
    lines << MechanismPanel::tr("Without mass");
  }
  return lines.join('\n');
}

}  // namespace

MechanismPanel::MechanismPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), tree_(new QTreeWidget(this)) {
  tree_->setObjectName("mechanismTree");
  tree_->setAccessibleName(tr("Links of the mechanism"));
  tree_->setHeaderLabels({tr("Link"), tr("Joint above"), tr("Mass")});
  tree_->setIndentation(kSpace);
  tree_->setUniformRowHeights(true);
  tree_->setTextElideMode(Qt::ElideRight);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(kLink, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(kJoint, QHeaderView::Interactive);
  tree_->header()->setMinimumSectionSize(5 * kSpace);
  tree_->header()->setSectionResizeMode(kMass, QHeaderView::ResizeToContents);
  tree_->header()->resizeSection(kJoint, 11 * kSpace);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(tree_);

  connect(&document_, &Document::snapshotChanged, this, &MechanismPanel::refresh);
  connect(&interaction_, &Interaction::selectionChanged, this, &MechanismPanel::showSelection);
  connect(tree_, &QTreeWidget::itemSelectionChanged, this, [this] {
    const auto chosen = tree_->selectedItems();
    interaction_.selectLink(chosen.isEmpty() ? -1 : chosen.first()->data(kLink, kLinkRole).toInt());
  });
  refresh();
}

void MechanismPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || snapshot->model == model_) return;
  model_ = snapshot->model;
  rebuild();
}

void MechanismPanel::rebuild() {
  const QSignalBlocker blocker(tree_);
  tree_->clear();
  items_.clear();
  const Mechanism& mechanism = *document_.snapshot()->mechanism;
  // parents stand before their children in tree order
  for (std::size_t i = 0; i < model_->links().size(); ++i) {
    const ModelLink& link = model_->links()[i];
    QTreeWidgetItem* above = link.parent < 0 ? nullptr : items_[static_cast<std::size_t>(link.parent)];
    if (above != nullptr && levelOf(above) >= kDeepest) above = above->parent();
    auto* item = above == nullptr ? new QTreeWidgetItem(tree_) : new QTreeWidgetItem(above);
    const Link& edited = mechanism.links[static_cast<std::size_t>(link.link)];
    item->setText(kLink, QString::fromStdString(link.name));
    item->setIcon(kLink, themedIcon(iconName(mechanism, link)));
    if (link.joint >= 0) {
      item->setText(kJoint, QString::fromStdString(mechanism.joints[static_cast<std::size_t>(link.joint)].name));
    }
    if (edited.inertial) item->setText(kMass, tr("%1 kg").arg(edited.inertial->mass, 0, 'g', 4));
    item->setTextAlignment(kMass, Qt::AlignRight | Qt::AlignVCenter);
    const QString description = describe(mechanism, link);
    for (const int column : {kLink, kJoint, kMass}) item->setToolTip(column, description);
    item->setData(kLink, kLinkRole, static_cast<int>(i));
    items_.push_back(item);
  }
  tree_->expandAll();
  shareWidth();
  showSelection(interaction_.selectedLink());
}

int MechanismPanel::missingHeight() const {
  const QAbstractItemView& view = *tree_;
  const int row = items_.empty() ? 0 : view.sizeHintForIndex(tree_->indexFromItem(items_.front())).height();
  return row * static_cast<int>(items_.size()) + kSpace / 2 - tree_->viewport()->height();
}

void MechanismPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareWidth();
}

// the links' names are read first: the joints' get what these leave, but at least two fifths where they need it
void MechanismPanel::shareWidth() {
  const QAbstractItemView& view = *tree_;
  const int room = tree_->viewport()->width() - tree_->header()->sectionSize(kMass);
  const int joints = std::max(view.sizeHintForColumn(kJoint), 5 * kSpace);
  const int least = std::min(joints, room * 2 / 5);
  tree_->header()->resizeSection(kJoint,
                                 std::clamp(room - view.sizeHintForColumn(kLink), least, std::max(least, joints)));
}

void MechanismPanel::showSelection(int link) {
  const QSignalBlocker blocker(tree_);
  tree_->clearSelection();
  if (link < 0 || link >= static_cast<int>(items_.size())) return;
  QTreeWidgetItem* item = items_[static_cast<std::size_t>(link)];
  tree_->setCurrentItem(item);
  tree_->scrollToItem(item);
}

}  // namespace linkwright::ui

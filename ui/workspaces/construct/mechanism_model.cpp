// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/mechanism_model.h"

#include "ui/widgets/joint_words.h"
#include "ui/widgets/theme.h"

#include <QMimeData>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr const char* kBranchType = "application/x-linkwright-branch";

QString number(double value) { return QString::number(value, 'g', 4); }

std::size_t iconOf(const Joint* joint) { return joint == nullptr ? 0 : 1 + static_cast<std::size_t>(joint->type); }

}  // namespace

MechanismModel::MechanismModel(QObject* parent)
    : QAbstractItemModel(parent),
      // the base, then by JointType
      icons_{themedIcon("base"), themedIcon("joint-revolute"), themedIcon("joint-continuous"),
             themedIcon("joint-prismatic"), themedIcon("joint-fixed")} {}

bool MechanismModel::isSameTree(const Model& model) const {
  if (!model_ || model.links().size() != model_->links().size()) return false;
  return std::equal(model.links().begin(), model.links().end(), model_->links().begin(),
                    [](const ModelLink& a, const ModelLink& b) { return a.parent == b.parent && a.link == b.link; });
}

bool MechanismModel::looksSame(const Mechanism& before, int link) const {
  const ModelLink& of = model_->links()[static_cast<std::size_t>(link)];
  const Link& now = linkOf(link);
  const Link& then = before.links[static_cast<std::size_t>(of.link)];
  const auto mass = [](const Link& each) { return each.inertial ? each.inertial->mass : -1.0; };
  if (now.name != then.name || mass(now) != mass(then)) return false;
  if (of.joint < 0) return true;
  // the joint above may have moved within the list of joints, and then it is another one there
  const std::size_t joint = static_cast<std::size_t>(of.joint);
  if (joint >= before.joints.size()) return false;
  const Joint &now_above = *jointOf(link), &then_above = before.joints[joint];
  return now_above.name == then_above.name && now_above.type == then_above.type;
}

bool MechanismModel::show(std::shared_ptr<const Mechanism> mechanism, std::shared_ptr<const Model> model) {
  if (isSameTree(*model)) {
    const std::shared_ptr<const Mechanism> before = std::exchange(mechanism_, std::move(mechanism));
    model_ = std::move(model);
    for (int link = 0; link < linkCount(); ++link) {
      if (!looksSame(*before, link)) emit dataChanged(indexOf(link, kLink), indexOf(link, kMass));
    }
    return false;
  }
  beginResetModel();
  mechanism_ = std::move(mechanism);
  model_ = std::move(model);
  makeRows();
  endResetModel();
  return true;
}

void MechanismModel::makeRows() {
  // parents stand before their children in tree order
  rows_.assign(model_->links().size(), {});
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row& row = rows_[i];
    row.above = model_->links()[i].parent;
    if (row.above < 0) continue;
    if (rows_[static_cast<std::size_t>(row.above)].level >= kDeepest) {
      row.above = rows_[static_cast<std::size_t>(row.above)].above;
    }
    Row& above = rows_[static_cast<std::size_t>(row.above)];
    row.level = above.level + 1;
    row.place = static_cast<int>(above.below.size());
    above.below.push_back(static_cast<int>(i));
  }
}

int MechanismModel::linkAt(const QModelIndex& index) const {
  return index.isValid() ? static_cast<int>(index.internalId()) : -1;
}

QModelIndex MechanismModel::indexOf(int link, int column) const {
  if (link < 0 || link >= linkCount()) return {};
  return createIndex(rows_[static_cast<std::size_t>(link)].place, column, static_cast<quintptr>(link));
}

const Link& MechanismModel::linkOf(int link) const {
  const ModelLink& of = model_->links()[static_cast<std::size_t>(link)];
  return mechanism_->links[static_cast<std::size_t>(of.link)];
}

const Joint* MechanismModel::jointOf(int link) const {
  const int joint = model_->links()[static_cast<std::size_t>(link)].joint;
  return joint < 0 ? nullptr : &mechanism_->joints[static_cast<std::size_t>(joint)];
}

QString MechanismModel::nameOf(int link) const {
  return link < 0 || link >= linkCount() ? QString() : QString::fromStdString(linkOf(link).name);
}

QString MechanismModel::whyNot(int link, int column, const QString& name) const {
  if (name.trimmed().isEmpty()) return tr("The name must not be empty.");
  const std::string wanted = name.trimmed().toStdString();
  if (column == kJoint) {
    const Joint* joint = jointOf(link);
    const bool taken = joint != nullptr && joint->name != wanted && mechanism_->findJoint(wanted) >= 0;
    return taken ? tr("Another joint is already named “%1”.").arg(name.trimmed()) : QString();
  }
  const bool taken = linkOf(link).name != wanted && mechanism_->findLink(wanted) >= 0;
  return taken ? tr("Another link is already named “%1”.").arg(name.trimmed()) : QString();
}

QModelIndex MechanismModel::index(int row, int column, const QModelIndex& parent) const {
  if (row < 0 || column < 0 || column >= kColumns || row >= rowCount(parent)) return {};
  if (!parent.isValid()) return indexOf(0, column);
  return indexOf(rows_[static_cast<std::size_t>(linkAt(parent))].below[static_cast<std::size_t>(row)], column);
}

QModelIndex MechanismModel::parent(const QModelIndex& index) const {
  return index.isValid() ? indexOf(rows_[static_cast<std::size_t>(linkAt(index))].above) : QModelIndex();
}

int MechanismModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return rows_.empty() ? 0 : 1;
  if (parent.column() != kLink) return 0;
  return static_cast<int>(rows_[static_cast<std::size_t>(linkAt(parent))].below.size());
}

int MechanismModel::columnCount(const QModelIndex&) const { return kColumns; }

QString MechanismModel::describe(int link) const {
  const Link& of = linkOf(link);
  QStringList lines{QString::fromStdString(of.name)};
  if (const Joint* joint = jointOf(link)) {
    //: %1: name of a joint, %2: its type ("revolute")
    lines << tr("Joint: %1, %2").arg(QString::fromStdString(joint->name), jointTypeWord(joint->type));
  } else {
    lines << tr("Base, fixed to the world");
  }
  if (of.inertial) {
    const Eigen::Vector3d& centre = of.inertial->p_LLcm;
    lines << tr("Mass: %1 kg").arg(of.inertial->mass, 0, 'g', 6);
    //: %1, %2 and %3: coordinates x, y and z
    lines << tr("Centre of mass in the link frame: %1, %2, %3 m")
                 .arg(number(centre.x()), number(centre.y()), number(centre.z()));
  } else {
    //: adjective: a link without mass
    lines << tr("Massless");
  }
  return lines.join('\n');
}

QVariant MechanismModel::data(const QModelIndex& index, int role) const {
  const int link = linkAt(index);
  if (link < 0) return {};
  const Joint* joint = jointOf(link);
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      if (index.column() == kLink) return nameOf(link);
      if (index.column() == kJoint) return joint != nullptr ? QString::fromStdString(joint->name) : QString();
      return linkOf(link).inertial ? tr("%1 kg").arg(linkOf(link).inertial->mass, 0, 'g', 4) : QString();
    case Qt::DecorationRole: return index.column() == kLink ? QVariant(icons_[iconOf(joint)]) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: return describe(link);
    case Qt::TextAlignmentRole:
      return index.column() == kMass ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    default: return {};
  }
}

QVariant MechanismModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  //: noun: a rigid body of the robot
  return section == kLink ? tr("Link") : section == kJoint ? tr("Joint") : tr("Mass");
}

Qt::ItemFlags MechanismModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
  const bool hangs = jointOf(linkAt(index)) != nullptr;
  if (hangs) flags |= Qt::ItemIsDragEnabled;
  if (index.column() == kLink || (index.column() == kJoint && hangs)) flags |= Qt::ItemIsEditable;
  return flags;
}

bool MechanismModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const int link = linkAt(index);
  const QString name = value.toString().trimmed();
  if (link < 0 || role != Qt::EditRole || index.column() == kMass) return false;
  if (name == data(index, Qt::EditRole).toString() || !whyNot(link, index.column(), name).isEmpty()) return false;
  emit renameWanted(link, index.column(), name);
  return true;
}

QStringList MechanismModel::mimeTypes() const { return {kBranchType}; }

QMimeData* MechanismModel::mimeData(const QModelIndexList& indexes) const {
  if (indexes.isEmpty()) return nullptr;
  auto* data = new QMimeData;
  // by its name, and only for the mechanism that is open: another program's is none of ours
  data->setData(kBranchType,
                QByteArray::number(reinterpret_cast<quintptr>(this)) + ' ' + nameOf(linkAt(indexes.first())).toUtf8());
  return data;
}

int MechanismModel::draggedLink(const QMimeData* data) const {
  const QByteArray text = data->data(kBranchType);
  const QByteArray ours = QByteArray::number(reinterpret_cast<quintptr>(this)) + ' ';
  return text.startsWith(ours) ? model_->findLink(text.mid(ours.size()).toStdString()) : -1;
}

bool MechanismModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                     const QModelIndex& parent) const {
  const int onto = linkAt(parent);
  if (action != Qt::MoveAction || onto < 0 || draggedLink(data) < 0) return false;
  if (row < 0) return true;
  // between two rows: only where the rows under it are what hangs on it
  const std::vector<int>& below = rows_[static_cast<std::size_t>(onto)].below;
  return std::all_of(below.begin(), below.end(),
                     [&](int link) { return model_->links()[static_cast<std::size_t>(link)].parent == onto; });
}

bool MechanismModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                  const QModelIndex& parent) {
  if (!canDropMimeData(data, action, row, column, parent)) return false;
  emit moveWanted(draggedLink(data), linkAt(parent), row < 0 ? kAnyPlace : row);
  // the document takes it over: the view has nothing to take away here
  return false;
}

}  // namespace linkwright::ui

#include "moc_mechanism_model.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_tree.h"

#include <algorithm>
#include <set>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr quintptr kGroup = 0;  // the internal id of a quantity; that of a curve is its quantity's row + 1

QString groupWord(const CurveName& name, const Model& model) {
  if (name.quantity == CurveQuantity::TorquePart)
    return CurveTree::tr("Torque contribution: %1").arg(causeWord(name.cause));
  if (name.quantity == CurveQuantity::Torque) return CurveTree::tr("Torque");
  if (name.quantity == CurveQuantity::MistakenTorque) return CurveTree::tr("Torque with mistakes");
  return quantityWord(name, model);
}

}  // namespace

void CurveTree::setCurves(const std::shared_ptr<const Model>& model, const std::vector<CurveName>& names,
                          const std::vector<std::string>& chosen, bool one_alone) {
  beginResetModel();
  model_ = model;
  one_alone_ = one_alone;
  groups_.clear();
  unknown_.clear();
  std::set<std::string> wanted(chosen.begin(), chosen.end()), found;
  for (const CurveName& name : names) {
    const QString group = groupWord(name, *model);
    if (groups_.empty() || groups_.back().label != group) groups_.push_back({group, {}});
    std::string text = toString(name);
    const bool is_chosen = wanted.count(text) > 0;
    if (is_chosen) found.insert(text);
    const QString part = partWord(name);
    groups_.back().entries.push_back({name, std::move(text), part.isEmpty() ? group : part, is_chosen});
  }
  for (const std::string& text : chosen) {
    if (found.count(text) == 0) unknown_.push_back(text);
  }
  endResetModel();
}

std::vector<std::string> CurveTree::chosen() const {
  std::vector<std::string> all = unknown_;
  for (const Group& group : groups_) {
    for (const Entry& entry : group.entries) {
      if (entry.chosen) all.push_back(entry.text);
    }
  }
  return all;
}

void CurveTree::clear() {
  unknown_.clear();
  for (Group& group : groups_) {
    for (Entry& entry : group.entries) entry.chosen = false;
  }
  for (int row = 0; row < rowCount(); ++row) {
    const QModelIndex group = index(row, 0);
    emit dataChanged(group, group, {Qt::CheckStateRole});
    if (rowCount(group) > 0)
      emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group), {Qt::CheckStateRole});
  }
  emit chosenChanged();
}

QModelIndex CurveTree::index(int row, int column, const QModelIndex& parent) const {
  if (column != 0 || row < 0 || row >= rowCount(parent)) return {};
  return createIndex(row, 0, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroup);
}

QModelIndex CurveTree::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kGroup) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, kGroup);
}

int CurveTree::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(groups_.size());
  if (parent.internalId() != kGroup) return 0;
  return static_cast<int>(groups_.at(static_cast<std::size_t>(parent.row())).entries.size());
}

QVariant CurveTree::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const bool is_group = index.internalId() == kGroup;
  const Group& group = groups_.at(static_cast<std::size_t>(is_group ? index.row() : index.parent().row()));
  if (is_group) {
    if (role == Qt::DisplayRole) return group.label;
    if (role != Qt::CheckStateRole) return {};
    const auto count =
        std::count_if(group.entries.begin(), group.entries.end(), [](const Entry& e) { return e.chosen; });
    if (count == 0) return static_cast<int>(Qt::Unchecked);
    return static_cast<int>(count == std::ssize(group.entries) ? Qt::Checked : Qt::PartiallyChecked);
  }
  const Entry& entry = group.entries.at(static_cast<std::size_t>(index.row()));
  switch (role) {
    case Qt::DisplayRole: return entry.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return wholeWords(entry.name, *model_);
    case Qt::CheckStateRole: return static_cast<int>(entry.chosen ? Qt::Checked : Qt::Unchecked);
    case Qt::UserRole: return QString::fromStdString(entry.text);
    default: return {};
  }
}

Qt::ItemFlags CurveTree::flags(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return one_alone_ && index.internalId() == kGroup ? all : all | Qt::ItemIsUserCheckable;
}

bool CurveTree::admits(const Entry& entry) const {
  // what the angles are in does not matter here
  const auto unit = [this](const CurveName& name) { return curveUnit(name, *model_, AngleUnit::Radian).text; };
  std::set<QString> units{unit(entry.name)};
  for (const Group& group : groups_) {
    for (const Entry& other : group.entries) {
      if (other.chosen) units.insert(unit(other.name));
    }
  }
  return units.size() <= 2;
}

bool CurveTree::choose(Entry& entry, bool on) {
  if (on && !entry.chosen && !one_alone_ && !admits(entry)) return false;
  entry.chosen = on;
  return true;
}

bool CurveTree::setData(const QModelIndex& changed, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !changed.isValid()) return false;
  const bool on = value.toInt() != Qt::Unchecked;
  const bool is_group = changed.internalId() == kGroup;
  const auto at = static_cast<std::size_t>(is_group ? changed.row() : changed.parent().row());
  Group& group = groups_.at(at);
  if (one_alone_ && is_group) return false;
  if (one_alone_ && on) {
    unknown_.clear();
    for (Group& each : groups_) {
      for (Entry& entry : each.entries) entry.chosen = false;
    }
  }
  bool all = true;
  if (is_group) {
    for (Entry& entry : group.entries) all = choose(entry, on) && all;
  } else {
    all = choose(group.entries.at(static_cast<std::size_t>(changed.row())), on);
  }
  const QModelIndex parent = index(static_cast<int>(at), 0);
  emit dataChanged(parent, parent, {Qt::CheckStateRole});
  emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, 0, parent), {Qt::CheckStateRole});
  emit chosenChanged();
  if (!all) emit refused(tr("%1 would add a third unit, but a plot can have at most two.").arg(group.label));
  return all;
}

}  // namespace linkwright::ui

#include "moc_curve_tree.cpp"

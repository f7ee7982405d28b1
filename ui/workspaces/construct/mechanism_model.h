// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <array>
#include <memory>
#include <vector>

namespace linkwright::ui {

/// The links of the mechanism as a tree, each with the joint above it and its mass. It changes nothing itself: a name
/// that was typed and a branch that was dropped are handed on. Links are numbered as in Model::links().
class MechanismModel : public QAbstractItemModel {
  Q_OBJECT
public:
  enum Column { kLink, kJoint, kMass, kColumns };
  /// Deeper links stand below each other at this level: their names stay in sight, and no chain is too long.
  static constexpr int kDeepest = 16;
  /// Where a dropped branch goes, at its own place among what hangs there.
  static constexpr int kAnyPlace = -1;

  explicit MechanismModel(QObject* parent = nullptr);

  /// What to show from now on. Where only figures and names differ the rows stay, and with them what is unfolded; true
  /// where all rows are new.
  bool show(std::shared_ptr<const Mechanism> mechanism, std::shared_ptr<const Model> model);
  int linkAt(const QModelIndex& index) const;  ///< -1 for an index that is none
  QModelIndex indexOf(int link, int column = kLink) const;
  int linkCount() const { return static_cast<int>(rows_.size()); }
  QString nameOf(int link) const;
  /// Why `name` cannot be that of a link (or of its joint, by the column); empty where it can.
  QString whyNot(int link, int column, const QString& name) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;
  bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                       const QModelIndex& parent) const override;
  bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;

signals:
  void renameWanted(int link, int column, const QString& name);
  /// `place` counts among what hangs on `onto`, as it is now.
  void moveWanted(int link, int onto, int place);

private:
  struct Row {
    int above = -1;  ///< whose row this one is under
    int place = 0;   ///< there
    int level = 0;
    std::vector<int> below;  ///< rows under it
  };
  bool isSameTree(const Model& model) const;
  bool looksSame(const Mechanism& before, int link) const;
  void makeRows();
  const Link& linkOf(int link) const;
  const Joint* jointOf(int link) const;
  QString describe(int link) const;
  int draggedLink(const QMimeData* data) const;

  std::shared_ptr<const Mechanism> mechanism_;
  std::shared_ptr<const Model> model_;
  std::vector<Row> rows_;  // by Model::links()
  std::array<QIcon, 5> icons_;
};

}  // namespace linkwright::ui

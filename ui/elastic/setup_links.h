// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_look.h"
#include "ui/document/interaction.h"
#include "ui/work/elastic_study.h"

#include <QAbstractListModel>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace linkwright::ui {

class BeamForm;
class SetupRows;

/// A row for each link that could bend: checked where it does.
class BendingLinks : public QAbstractListModel {
  Q_OBJECT
public:
  struct Row {
    std::string name;
    int link = -1;     ///< index into Mechanism::links
    int elastic = -1;  ///< index into ElasticSettings::links, -1: it is rigid
    int elements = 0;
    bool operator==(const Row&) const = default;
  };
  using QAbstractListModel::QAbstractListModel;

  void show(const Snapshot& snapshot, const ElasticSettings& settings);
  const std::vector<Row>& rows() const { return rows_; }
  int rowOf(const std::string& link) const;  ///< -1: there is none
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
  /// A person has turned the switch of a row.
  void asked(int row, bool bends);

private:
  std::vector<Row> rows_;
};

/// Which links bend, and what the chosen one is as a beam.
class LinksForm : public QWidget {
  Q_OBJECT
public:
  LinksForm(ElasticStudy& study, Interaction& interaction, ElasticLook& look, QWidget* parent);
  void refresh();

private:
  void setBends(int row, bool bends);
  void choose(int row);
  void followLook();
  void change(const QString& text, const std::function<void(ElasticLink&)>& change);

  ElasticStudy& study_;
  Interaction& interaction_;
  ElasticLook& look_;
  BendingLinks* links_;
  SetupRows* list_;
  QLabel* rigid_;
  BeamForm* beam_;
  std::string chosen_;  ///< a link
  int look_link_ = -1;  ///< as it was when that was chosen
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/copy_as.h"
#include "ui/widgets/equations.h"
#include "ui/workspaces/explain/table/table_model.h"

#include <QWidget>

class QCheckBox;
class QTableView;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;
class TableCells;
class TableHeads;

/// Everything that the recursion computes, links by quantities, filling in as the walk goes on: what is not computed
/// yet is blank, what the step makes and reads is tinted. In the axes of the links, of the base or of the world; to be
/// copied with all digits.
class TablePanel : public QWidget {
  Q_OBJECT
public:
  explicit TablePanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  ~TablePanel() override;

  TableModel& model() { return model_; }

public slots:
  /// The chosen cells, or the whole table where not more than one is chosen, to the clipboard.
  void copyAs(linkwright::TableFormat format);

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  QWidget* buildBar();
  CopyOffer copies();
  QToolButton* makeAxes(const QString& name, const QString& text, const QString& tip, Axes axes);
  void refresh();
  void followStep();
  void followMark();
  void followStudent();
  void followLook();
  void restyle();
  /// Widths and heights for what is shown; while the same quantities are shown columns only grow, so that nothing
  /// trembles under a drag.
  void fit(bool anew);
  void showWords();
  void markAt(const QModelIndex& index);
  void bringIntoView(const QModelIndex& cell);

  Document& document_;
  Interaction& interaction_;
  TableModel model_;
  Equations equations_;
  Formulation sheet_of_ = Formulation::BodyFrame;  // whose symbols the headings have
  bool stale_ = true;
  bool marking_ = false;  ///< the mark that changes is the panel's own
  bool marked_here_ = false;

  QTableView* view_ = nullptr;
  TableCells* cells_ = nullptr;
  TableHeads* across_ = nullptr;
  TableHeads* down_ = nullptr;
  std::vector<QToolButton*> axes_;
  QCheckBox* matrices_ = nullptr;
  QCheckBox* transposed_ = nullptr;
  ElidedLabel* words_ = nullptr;
};

}  // namespace linkwright::ui

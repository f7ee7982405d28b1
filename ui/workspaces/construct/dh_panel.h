// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/quantity_table.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/copy_as.h"
#include "ui/workspaces/construct/dh_chain.h"
#include "ui/workspaces/construct/dh_table_model.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;

/// The open chain as a DH table, standard or modified: a cell that is edited moves the robot. The row that is chosen is
/// what the 3D view explains.
class DhPanel : public QWidget {
  Q_OBJECT
public:
  DhPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// What is looked at: a row of the form, and the parameter whose cell it is.
  struct Look {
    const DhForm* form = nullptr;  ///< null: nothing
    int row = -1;
    std::optional<DhParameter> parameter;
  };
  Look look() const;

signals:
  void lookChanged();
  /// Another robot from the file of a table of this convention.
  void loadWanted(linkwright::DhConvention convention);

protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  QWidget* buildBar();
  QWidget* buildFoot();
  QToolButton* makeConvention(const QString& name, const QString& text, const QString& tip, DhConvention convention);
  CopyOffer copies();
  void refresh();
  void showRows();
  void showWords();
  void sizeColumns();
  void followSelection(int link);
  void selectLinkOfRow();
  void copyAs(TableFormat format);
  int linkOfRow(int row) const;
  int chosenRow() const;
  bool isEditable() const;

  Document& document_;
  Interaction& interaction_;
  DhChain chain_;
  DhTableModel model_;
  QTableView* view_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QLabel* none_ = nullptr;
  ElidedLabel* words_ = nullptr;
  QCheckBox* ellipsoid_ = nullptr;
  QToolButton* copy_ = nullptr;
  std::vector<QToolButton*> conventions_;
  QString refused_;
};

}  // namespace linkwright::ui

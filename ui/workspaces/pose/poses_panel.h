// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace linkwright::ui {

/// The stored poses, each with a small drawing of the robot in it: store the present one, go to one, replace, rename,
/// remove.
class PosesPanel : public QWidget {
  Q_OBJECT
public:
  explicit PosesPanel(Document& document, QWidget* parent = nullptr);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  void connectButtons();
  void refresh();
  void drawThumbnails();
  void sizeList();
  void showWhatIsPossible();
  int rowHere() const;
  void showWhere();
  void rename(QListWidgetItem* item);
  QString chosen() const;

  Document& document_;
  QStringList known_;  ///< names in the list
  int here_ = -1;      ///< rowHere() as it was last
  QListWidget* list_ = nullptr;
  QLabel* empty_ = nullptr;
  QToolButton* store_ = nullptr;
  QToolButton* replace_ = nullptr;
  QToolButton* rename_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* ready_ = nullptr;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/example_shelf.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace linkwright::ui {

class PictureList;

/// The example robots, to look through and to open one: a card each, a search, and what to try first with the one that
/// is chosen.
class GalleryDialog : public QDialog {
  Q_OBJECT
public:
  /// `welcomes` on the first start: it says then how to come back.
  GalleryDialog(ExampleShelf& shelf, bool welcomes, QWidget* parent = nullptr);

  /// The file of the chosen robot.
  QString chosenPath() const;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget* makeDetails();
  void drawNext();
  void showChosen(int card);

  ExampleShelf& shelf_;
  PictureList* list_;
  QLineEdit* search_;
  QTimer* idle_;
  QLabel *name_ = nullptr, *try_heading_ = nullptr, *try_first_ = nullptr;
  QLabel *about_heading_ = nullptr, *description_ = nullptr, *none_ = nullptr;
  QPushButton* open_ = nullptr;
};

}  // namespace linkwright::ui

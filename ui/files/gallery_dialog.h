// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/example_shelf.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace linkwright::ui {

class PictureList;

/// The example robots in groups, to look through and to open one: a card each, with a choice where it stands for
/// several files, a search, and what to try first with the one that is chosen. From here a new robot is begun and a
/// recent file opened, too.
class GalleryDialog : public QDialog {
  Q_OBJECT
public:
  /// `welcomes` on the first start: it says then how to come back. `recent`: paths of files, the latest first.
  GalleryDialog(ExampleShelf& shelf, bool welcomes, const QStringList& recent, QWidget* parent = nullptr);

  /// Whether there are lessons to go to.
  void setOffersLessons(bool offers);
  /// The file of the chosen robot.
  QString chosenPath() const;

signals:
  /// The dialog has closed for one of these.
  void newWanted();
  void lessonsWanted();
  void fileWanted(const QString& path);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeCards();
  QLayout* makeGroups(const QStringList& recent);
  QWidget* makeDetails();
  void drawNext();
  void showCard(int card);
  void showExample();
  int chosenExample() const;  ///< -1 for none

  ExampleShelf& shelf_;
  std::vector<std::vector<int>> cards_;  ///< which examples each stands for
  QListWidget* groups_;
  PictureList* list_;
  QLineEdit* search_;
  QTimer* idle_;
  QComboBox* variant_ = nullptr;  ///< of the card's examples
  QLabel *name_ = nullptr, *try_heading_ = nullptr, *try_first_ = nullptr;
  QLabel *about_heading_ = nullptr, *description_ = nullptr, *none_ = nullptr;
  QPushButton* open_ = nullptr;
};

}  // namespace linkwright::ui

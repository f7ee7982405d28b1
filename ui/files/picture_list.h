// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

class QStandardItemModel;

namespace linkwright::ui {

/// Whether all of the words, parted by spaces, are in a text.
bool hasWords(const QString& text, const QString& words);

/// A grid of cards to choose one from: a picture, a name and a line or two of words. The cards are numbered in the
/// order in which they were added, whatever a search has left of them.
class PictureList : public QListView {
  Q_OBJECT
public:
  explicit PictureList(QWidget* parent = nullptr);

  /// `spoken` is what a screen reader says beside the name; `searched` is what a search looks through.
  void addCard(const QString& name, const QString& line, const QString& spoken, const QString& searched, int group = 0);
  int cardCount() const;
  int shownCount() const;
  void setPicture(int card, const QImage& picture);
  /// The first card whose picture is missing or has another size than the cards have now; -1 for none.
  int cardWithoutPicture() const;
  /// Size of a picture in pixels of the device.
  QSize pictureSize() const;
  /// Leaves the cards of a group, -1: of all.
  void showGroup(int group);
  /// Leaves those of them in whose text every one of these words is found.
  void search(const QString& words);
  int chosen() const;  ///< -1 for none
  void choose(int card);

signals:
  /// The cards have another size or other colours.
  void picturesWanted();
  void chosenChanged(int card);
  /// By Enter or double click.
  void opened(int card);

protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
  class Filter;
  class Card;
  void sizeCards();
  void filterChanged();
  int cardAt(const QModelIndex& index) const;

  QStandardItemModel* cards_;
  Filter* filter_ = nullptr;
  QSize picture_;  ///< of one card, as laid out now
};

}  // namespace linkwright::ui

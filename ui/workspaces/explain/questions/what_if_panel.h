// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QTableWidget;
class QTableWidgetItem;

namespace linkwright::ui {

class ElidedLabel;
class UnitField;

/// What if a term were wrong? Mistakes to plant, several at once, each with the equation in which it sits; what they do
/// to the torque of every joint; how one recognises them, once that is asked for. The right torques stay what the rest
/// of the window shows. A force on the hand gives the external force something to be forgotten.
class WhatIfPanel : public QWidget {
  Q_OBJECT
public:
  explicit WhatIfPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// The mistake whose words are shown.
  Mistake chosen() const { return chosen_; }

public slots:
  /// Goes to the step in which the chosen mistake sits, by the formulation in which it is made.
  void showWhere();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  enum TorqueColumn { kJoint, kRight, kWrong, kDifference, kUnit, kTorqueColumns };
  enum ListColumn { kMistake, kEquation, kListColumns };
  static constexpr int kReasonRole = Qt::UserRole + 1;  ///< why a mistake cannot be made, empty where it can

  void build();
  QWidget* buildStrip();
  QWidget* buildList();
  QWidget* buildWords();
  QWidget* buildTorques();
  QWidget* buildLoad();
  void sizeTables();

  void refresh();
  void refreshStrip();
  void colourStrip();
  void refreshList();
  void refreshWords();
  void refreshTorques();
  void fitColumns(const QString& widest_number);
  void refreshLoad();
  void plant(const QTableWidgetItem& item);
  void putLoad();
  Mistake mistakeOf(const QTableWidgetItem& item) const;

  Document& document_;
  Interaction& interaction_;
  Mistake chosen_ = Mistake::GravityLeftOut;
  std::optional<Mistake> hinted_;  ///< whose hint was asked for

  QWidget* strip_ = nullptr;
  ElidedLabel* strip_words_ = nullptr;
  QPushButton* undo_all_ = nullptr;
  QTableWidget* list_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* place_ = nullptr;
  QPushButton* where_ = nullptr;
  QPushButton* hint_button_ = nullptr;
  QLabel* hint_ = nullptr;
  QTableWidget* torques_ = nullptr;
  ElidedLabel* hit_ = nullptr;
  std::array<UnitField*, 3> load_{};
  QPushButton* unload_ = nullptr;
  WhenSeen when_seen_{*this, &WhatIfPanel::refresh};
};

}  // namespace linkwright::ui

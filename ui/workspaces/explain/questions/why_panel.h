// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace linkwright::ui {

class WhyTree;

/// Why is this torque what it is? One joint's torque taken apart, the largest part first, down to masses, lengths and
/// angles. It follows the robot; while it is hidden it does nothing.
class WhyPanel : public QWidget {
  Q_OBJECT
public:
  explicit WhyPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  int joint() const { return joint_; }  ///< -1: none

public slots:
  /// Takes this joint's torque apart, and shows the panel.
  void showTorqueOf(int joint);

signals:
  /// A part is pointed at that belongs to this link, index into Model::links(); -1: none is any more.
  void linkPointed(int link);

protected:
  void hideEvent(QHideEvent* event) override;

private:
  void build();
  void takeModel(const Snapshot& snapshot);
  void refresh();
  /// In place of contributions.
  void showWords(const QString& words);

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Model> model_;
  int joint_ = -1;

  QComboBox* chooser_ = nullptr;
  QLabel* torque_ = nullptr;
  QLabel* summary_ = nullptr;
  WhyTree* tree_ = nullptr;
  WhenSeen when_seen_{*this, &WhyPanel::refresh};
};

}  // namespace linkwright::ui

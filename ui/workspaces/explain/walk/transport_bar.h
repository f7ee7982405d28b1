// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace linkwright::ui {

class Stepper;

/// The buttons of the walk, and below them how it is looked at: step by what, in which formulation, in whose axes.
class TransportBar : public QWidget {
  Q_OBJECT
public:
  TransportBar(Document& document, Interaction& interaction, Stepper& stepper, QWidget* parent = nullptr);

  void setPossible(bool possible);
  /// Keys that buttons would keep for themselves go to this object first.
  void setKeyFilter(QObject* filter);

  void setPredicting(bool on);
  /// The rows of choices below the buttons.
  void setChoicesShown(bool shown);
  /// How high it is with them.
  int wholeHeight() const;

signals:
  void predictToggled(bool on);

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  void layOut();
  QToolButton* makeButton(const char* name, const QString& text, const QString& tip);
  void addButtons();
  void addChoices();
  void addPaces();
  QComboBox* makeChoice(const char* name, const QString& caption, const QString& what);
  void showState();

  Document& document_;
  Walk& walk_;
  Stepper& stepper_;
  QToolButton *first_, *previous_, *next_, *turn_, *last_, *play_, *predict_, *back_;
  QHBoxLayout* buttons_ = nullptr;
  QGridLayout* choices_ = nullptr;
  int columns_ = 0;
  std::vector<QLabel*> captions_;  ///< of these
  QComboBox *granularity_ = nullptr, *formulation_ = nullptr, *axes_ = nullptr;
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/inv_machine.h"
#include "ui/document/simulation_view_options.h"
#include "ui/widgets/mistake_list.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableWidget;
class QTabWidget;
class QTimer;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;
class InvPicture;
class WrappedLabel;

/// INV as a machine: forward dynamics found by asking inverse dynamics, question by question.
class InvPanel : public QWidget {
  Q_OBJECT
public:
  InvPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// What it shows; made anew with each snapshot while the panel is seen.
  const InvMachine& machine() const { return machine_; }
  int step() const { return step_; }  ///< index into InvMachine::steps
  bool isPlaying() const;
  const ExtendedMistakeSet& mistakes() const { return choice_.mistakes; }

public slots:
  void goTo(int step);  ///< clamped
  void setPlaying(bool on);
  void setMistakes(const linkwright::ExtendedMistakeSet& mistakes);

protected:
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  QWidget* buildChoices();
  QWidget* buildTransport();
  QWidget* buildFound();
  QWidget* buildQuestion();
  QWidget* buildRecursion();
  QWidget* buildMistakes();
  QToolButton* transportButton(const char* name, const QString& text, const QString& tip);

  void refresh();
  void refreshChoices();
  void refreshStep();
  void refreshTab();
  void refreshCheck();
  void refreshDamage();
  void playOn();

  Document& document_;
  Interaction& interaction_;
  InvChoice choice_;
  InvMachine machine_;
  int step_ = 0;

  ElidedLabel* source_ = nullptr;
  QComboBox *contact_ = nullptr, *torques_ = nullptr;
  QToolButton *first_ = nullptr, *previous_ = nullptr, *next_ = nullptr, *last_ = nullptr, *play_ = nullptr;
  QComboBox* steps_ = nullptr;
  QTimer* clock_ = nullptr;
  ElidedLabel* planted_ = nullptr;
  QLabel *title_ = nullptr, *equation_ = nullptr;
  WrappedLabel* sentence_ = nullptr;
  InvPicture* picture_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  QTableWidget *found_ = nullptr, *numbers_ = nullptr, *question_ = nullptr, *recursion_ = nullptr, *damage_ = nullptr;
  WrappedLabel *check_ = nullptr, *no_question_ = nullptr, *no_recursion_ = nullptr, *hint_ = nullptr;
  MistakeList<ExtendedMistake>* list_ = nullptr;
  WhenSeen when_seen_{*this, &InvPanel::refresh};
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/workspaces/explain/questions/prediction_game.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QValidator;
class QVBoxLayout;

namespace linkwright::ui {

class DirectionPad;

/// Where a prediction is made: the question, fields for the components or a ball to point on, how near is right; then
/// what the answer looks like, and the score.
class PredictStrip : public QWidget {
  Q_OBJECT
public:
  PredictStrip(Document& document, PredictionGame& game, QWidget* parent = nullptr);

  /// True where no answers would be lost, or the person does not mind: asks whether to save them first.
  bool mayLeave();

signals:
  void nextWanted();
  /// There is a new question: it wants to be seen.
  void asked();

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  void buildChoices(QVBoxLayout* layout);
  void buildButtons(QVBoxLayout* layout);
  void refresh();
  void showQuestion(const Question& question);
  void showVerdict();
  void tell(const Predicted& answer, const QString& more);
  void showFields(const Question& question);
  void check();
  void answerZero();
  void chooseTolerance();
  void fillTolerances();
  bool save();
  bool pointing() const;
  bool readFields(Answer& answer) const;
  void showPossible();
  void showPadWords();

  Document& document_;
  PredictionGame& game_;
  std::optional<Question> shown_;  ///< the question that the fields are for
  QLabel* prompt_ = nullptr;
  QWidget *asking_ = nullptr, *buttons_ = nullptr;
  QBoxLayout* choices_ = nullptr;
  QComboBox* kind_ = nullptr;
  QComboBox* tolerance_ = nullptr;
  QWidget* fields_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<QLineEdit*> edits_;
  std::vector<QLabel*> labels_, units_;
  QValidator* number_ = nullptr;
  DirectionPad* pad_ = nullptr;
  QLabel* pad_words_ = nullptr;
  QPushButton *check_ = nullptr, *zero_ = nullptr, *show_ = nullptr, *next_ = nullptr;
  QLabel* verdict_ = nullptr;
  QLabel* score_ = nullptr;
  QToolButton* save_ = nullptr;
};

}  // namespace linkwright::ui

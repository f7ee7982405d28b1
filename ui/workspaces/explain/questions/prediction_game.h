// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/prediction_run.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <optional>

namespace linkwright::ui {

/// Predict first: while it is on, what a step gives is asked for before it is shown, once for each place and state. It
/// tells the walk what is asked, and every view keeps that back; answers are held against the recorder's value. The
/// first answer counts; after a wrong one the question stays, to be tried again.
class PredictionGame : public QObject {
  Q_OBJECT
public:
  PredictionGame(Document& document, Interaction& interaction, QObject* parent = nullptr);

  bool isOn() const { return on_; }
  /// What is asked now, with the truth of this instant; absent where nothing is.
  const std::optional<Question>& question() const { return question_; }
  /// The answer just given, or the value just shown, as long as the walk stays there; null otherwise. While question()
  /// is still there it was wrong.
  const Predicted* last() const { return last_ ? &*last_ : nullptr; }
  const PredictionRun& run() const { return run_; }
  const Tolerance& tolerance() const { return tolerance_; }

  /// Whether there are answers that no file has: another robot begins a new run and drops them. What was only shown is
  /// no answer.
  bool hasUnsaved() const;
  /// Writes the run: Markdown where the path ends so, else CSV. Empty, or what went wrong in words.
  QString save(const QString& path);

public slots:
  void setOn(bool on);
  void setTolerance(const linkwright::Tolerance& tolerance);
  void answer(const linkwright::Answer& answer);
  /// Gives the value away: no point, and the row of right answers ends.
  void showIt();

signals:
  void changed();

private:
  void arrive();
  void follow();
  std::optional<Question> questionHere() const;
  bool isKnown(const Question& question) const;
  Predicted predictedHere() const;
  void keep(const Predicted& predicted);
  void close();

  Document& document_;
  Walk& walk_;
  bool on_ = false;
  std::optional<Predicted> last_;
  std::optional<Question> question_;
  Tolerance tolerance_;
  PredictionRun run_;
  std::size_t saved_ = 0;  ///< as many questions of the run are in a file
};

}  // namespace linkwright::ui

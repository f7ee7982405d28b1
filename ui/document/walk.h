// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/express.h"
#include "core/recording/notation.h"
#include "core/recording/quantity_key.h"

#include <QObject>

#include <algorithm>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// How far one Next goes.
enum class Granularity { Link, Equation, Term };

/// A value that a student brings, to be seen beside ours: in the axes and the order of our recording.
struct StudentValue {
  QuantityKey key;
  std::vector<double> values;
  bool operator==(const StudentValue&) const = default;
};

/// The walk through the recursion: where it is and how it is looked at. Shared by every view that shows the step,
/// never saved as an edit, never undone. Formulation and mistakes are the document's, for they change what is recorded.
class Walk : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  int step() const { return step_; }  ///< index into Snapshot::steps, -1: not stepping
  /// The last summand of the step's equation (by place in StepTerms) that has been added; -1: the whole equation.
  int term() const { return term_; }
  Granularity granularity() const { return granularity_; }
  Notation notation() const { return notation_; }
  Axes axes() const { return axes_; }  ///< Link, Base or World: in whose axes vectors are written
  /// The sums of a step as arrows one after the other, each from the tip of the one before.
  bool drawsSums() const { return draws_sums_; }
  /// What the mouse or the keyboard points at, in whichever view.
  const std::optional<QuantityKey>& marked() const { return marked_; }
  /// What a person is asked to predict: no view shows its value.
  const std::optional<QuantityKey>& asked() const { return asked_; }
  /// What a lesson's question keeps back, wherever the walk is: no view shows these values either.
  const std::vector<QuantityKey>& kept() const { return kept_; }
  bool keeps(const QuantityKey& key) const { return std::find(kept_.begin(), kept_.end(), key) != kept_.end(); }
  /// What is asked and what is kept.
  std::vector<QuantityKey> unseen() const;

  /// Whether each step is predicted before it is shown: what lies ahead is kept back everywhere.
  bool predicts() const { return predicts_; }
  /// Metres a newton, of the forces that are drawn of the step; 0: none are.
  double forceScale() const { return force_scale_; }
  /// What of a student's table is looked at.
  const std::optional<StudentValue>& student() const { return student_; }

public slots:
  void setStep(int step);
  /// Another robot: no step, nothing marked, asked or brought. How the walk is looked at stays.
  void reset();
  /// The step and the term in it at once.
  void setPlace(int step, int term);
  void setGranularity(linkwright::ui::Granularity granularity);
  void setNotation(linkwright::Notation notation);
  void setAxes(linkwright::Axes axes);
  void setDrawsSums(bool drawn);
  void mark(const std::optional<linkwright::QuantityKey>& key);
  void ask(const std::optional<linkwright::QuantityKey>& key);
  void keep(const std::vector<linkwright::QuantityKey>& keys);
  void setPredicts(bool predicts);
  void setForceScale(double metres_per_newton);
  void setStudent(const std::optional<linkwright::ui::StudentValue>& student);

signals:
  /// The place has changed, before anybody has been told of it: who has something to hide there asks for it now.
  void arrived();
  /// The step, the term in it, or both.
  void stepChanged(int step);
  /// Granularity, notation, axes or the drawing of sums.
  void lookChanged();
  void markedChanged();
  /// What is asked, or what is kept.
  void askedChanged();
  void studentChanged();
  void forceScaleChanged();
  /// Somebody wants to know where this quantity comes from: the step that makes it is to be shown.
  void sourceWanted(const linkwright::QuantityKey& key);
  /// The step that gives this torque is to be shown.
  void torqueStepWanted(int joint);
  /// A torque has been clicked: what tells where it comes from follows if it is open.
  void torqueChosen(int joint);
  /// Somebody asks why this torque is what it is: the answer is to be shown.
  void whyWanted(int joint);

private:
  int step_ = -1;
  int term_ = -1;
  Granularity granularity_ = Granularity::Equation;
  Notation notation_ = Notation::Source;
  Axes axes_ = Axes::Link;
  bool draws_sums_ = true;
  double force_scale_ = 0.0;
  std::optional<QuantityKey> marked_, asked_;
  std::vector<QuantityKey> kept_;
  std::optional<StudentValue> student_;
  bool predicts_ = false;
};

}  // namespace linkwright::ui

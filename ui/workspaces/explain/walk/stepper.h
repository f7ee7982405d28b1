// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <vector>

class QTimer;

namespace linkwright::ui {

/// Where a walk can stand: a step, and in it how many summands have been added (-1: all).
struct Place {
  int step = -1;
  int term = -1;
  bool operator==(const Place&) const = default;
};

/// The step that ends the run of `step`: the last one of the same link in the same pass; the first one of the next or
/// the previous run. -1 where there is none.
int endOfRun(const std::vector<Step>& steps, int step);
int firstOfNextRun(const std::vector<Step>& steps, int step);
int lastOfPreviousRun(const std::vector<Step>& steps, int step);
/// The last step of the pass that `step` is in; of the outward one before the walk has begun (-1).
int endOfPass(const std::vector<Step>& steps, int step);

/// Moves the walk: forward and back by link, equation or term, by itself at a slow pace, to where a quantity comes from
/// and back again. The one place that knows what Next means; buttons, keys and menus all come here.
class Stepper : public QObject {
  Q_OBJECT
public:
  Stepper(Document& document, Interaction& interaction, QObject* parent = nullptr);

  bool isPlaying() const;
  bool canReturn() const { return !returns_.empty(); }
  int pace() const;  ///< ms between two steps while it walks by itself

public slots:
  void first();
  void previous();
  void next();
  void last();
  /// To the end of this pass, or of the next one where it stands there already.
  void toEndOfPass();
  void leave();
  void goTo(int step);
  /// To the step that gives the torque of a joint.
  void goToTorqueOf(int joint);
  /// To the step that makes a quantity; the place before is kept to return to.
  void goToSource(const linkwright::QuantityKey& key);
  void returnFromSource();
  void setPlaying(bool playing);
  void setPace(int ms);

signals:
  void playingChanged(bool playing);
  void canReturnChanged();

private:
  const std::vector<Step>& steps() const;
  int termsAt(int step) const;
  Place placeAt(int step) const;
  void go(Place place);
  Place after(Place place) const;
  Place before(Place place) const;

  Document& document_;
  Walk& walk_;
  QTimer* pulse_;
  /// By what the step is, not by its number: switches add steps and take some away.
  struct Return {
    Step step;
    int term = -1;
  };
  std::vector<Return> returns_;
};

}  // namespace linkwright::ui

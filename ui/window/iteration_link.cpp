// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/iteration_link.h"

#include "ui/widgets/theme.h"
#include "ui/window/iteration_decor.h"

namespace linkwright::ui {

IterationLink::IterationLink(View3D& view, IkStudy& study, Interaction& interaction)
    : QObject(&view), view_(view), study_(study), interaction_(interaction) {
  connect(&study_, &IkStudy::openChanged, this, &IterationLink::show);
  connect(&study_, &IkStudy::runsChanged, this, &IterationLink::show);
  connect(&study_, &IkStudy::placeChanged, this, &IterationLink::show);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &IterationLink::show);
  connect(&study_, &IkStudy::openChanged, this, &IterationLink::makeRoom);
  connect(&study_, &IkStudy::problemChanged, this, &IterationLink::makeRoom);
  show();
}

void IterationLink::show() {
  view_.setDecor(DecorOwner::Iteration,
                 study_.isOpen() ? iterationDecor(study_, isDark(interaction_.themeChoice())) : Decor());
}

// The room of the recursion's arrows is its own while it is walked through. While a hand is dragged the camera stays.
void IterationLink::makeRoom() {
  if (interaction_.walk().step() >= 0) return;
  const bool wanted = study_.isOpen() && study_.problem() && study_.whichCase() != IkCase::LastDrag;
  if (has_room_) view_.setArrowRoom({});
  has_room_ = wanted;
  if (wanted) view_.setArrowRoom(iterationRoom(study_));
}

}  // namespace linkwright::ui

#include "moc_iteration_link.cpp"

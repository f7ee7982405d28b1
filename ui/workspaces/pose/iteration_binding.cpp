// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_binding.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_decor.h"

namespace linkwright::ui {

IterationBinding::IterationBinding(View3D& view, IkStudy& study, Interaction& interaction)
    : QObject(&view), view_(view), study_(study), interaction_(interaction) {
  connect(&study_, &IkStudy::openChanged, this, &IterationBinding::show);
  connect(&study_, &IkStudy::runsChanged, this, &IterationBinding::show);
  connect(&study_, &IkStudy::placeChanged, this, &IterationBinding::show);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &IterationBinding::show);
  connect(&study_, &IkStudy::openChanged, this, &IterationBinding::makeRoom);
  connect(&study_, &IkStudy::problemChanged, this, &IterationBinding::makeRoom);
  show();
}

void IterationBinding::show() {
  view_.setDecor(QStringLiteral("iteration"),
                 study_.isOpen() ? iterationDecor(study_, isDark(interaction_.themeChoice())) : Decor());
}

// The room of the recursion's arrows is its own while it is walked through. While a hand is dragged the camera stays.
void IterationBinding::makeRoom() {
  if (interaction_.walk().step() >= 0) return;
  const bool wanted = study_.isOpen() && study_.problem() && study_.whichCase() != IkCase::LastDrag;
  if (has_room_) view_.setArrowRoom({});
  has_room_ = wanted;
  if (wanted) view_.setArrowRoom(iterationRoom(study_));
}

}  // namespace linkwright::ui

#include "moc_iteration_binding.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// The place of this step among other steps of the same mechanism: the same pass, link and equation; where that
/// equation is not there any more, the link's last one in that pass; -1 where the link is not visited.
int placeOf(const Step& step, const std::vector<Step>& steps);

/// Keeps Interaction::step on the same equation of the same link when switches add steps to the recursion or take some
/// away. Steps of another mechanism begin anew where there are fewer. Made before all that shows the step.
class StepKeeper : public QObject {
  Q_OBJECT
public:
  StepKeeper(Document& document, Interaction& interaction, QObject* parent = nullptr);

private:
  void remember();
  void follow();

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Model> model_;
  std::optional<Step> step_;  ///< that is shown
  Formulation formulation_ = Formulation::BodyFrame;
};

}  // namespace linkwright::ui

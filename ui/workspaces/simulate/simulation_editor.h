// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/settings.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_view_options.h"
#include "ui/work/simulation_session.h"

#include <QObject>

#include <functional>
#include <vector>

namespace linkwright::ui {

/// Changes how the scene is simulated: contacts and settings, each change one undo step. What the forms of the
/// simulation's panel share.
class SimulationEditor : public QObject {
  Q_OBJECT
public:
  SimulationEditor(Document& document, Interaction& interaction, SimulationSession& session,
                   SimulationViewOptions& look, QObject* parent);

  Document& document() const { return document_; }
  Interaction& interaction() const { return interaction_; }
  SimulationSession& session() const { return session_; }
  SimulationViewOptions& look() const { return look_; }
  const Model& model() const { return *document_.snapshot()->model; }

  SimulationSettings settings() const { return simulationSettings(document_); }
  /// Those of the scene, also while the robot stands on a run that had others.
  const std::vector<Contact>& contacts() const;
  int contactCount() const;
  /// The contact that is chosen; -1: none.
  int chosen() const;

  void change(const QString& text, const std::function<void(SimulationSettings&)>& change);
  /// That, for a form; of torques of one kind, nothing happens where they are of another.
  std::function<void(const QString&, const std::function<void(SimulationSettings&)>&)> changes() {
    return [this](const QString& text, const auto& change_it) { change(text, change_it); };
  }
  template <class Torque>
  auto changesOf() {
    return [this](const QString& text, const std::function<void(Torque&)>& change_it) {
      change(text, [&](SimulationSettings& settings) {
        if (auto* torque = std::get_if<Torque>(&settings.torques)) change_it(*torque);
      });
    };
  }
  void changeContacts(const QString& text, const std::function<void(std::vector<Contact>&)>& change);
  /// The chosen one; nothing happens without one.
  void changeContact(const QString& text, const std::function<void(Contact&)>& change);
  auto contactChanges() {
    return [this](const QString& text, const std::function<void(Contact&)>& change) { changeContact(text, change); };
  }
  /// A contact of the hand's frame with the level plane that it is on now.
  void addContact();

private:
  Document& document_;
  Interaction& interaction_;
  SimulationSession& session_;
  SimulationViewOptions& look_;
};

/// The start of runs is put onto the surfaces from now on, and one is run.
void runFromSurfaces(Document& document, SimulationSession& session);

/// Whether a field of the window still holds what could not be taken: then that is asked for, in the field, and what it
/// stands beside is not run with the number of before.
bool hasRefusedNumber(const QWidget& window, SimulationSession& session);

}  // namespace linkwright::ui

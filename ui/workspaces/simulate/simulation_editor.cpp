// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_editor.h"

#include "core/contact/contact.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/widgets/number_field.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace linkwright::ui {

namespace {

struct SimulationEditorText {
  Q_DECLARE_TR_FUNCTIONS(SimulationEditor)
};

/// The link's name, with a number behind it where a contact has that name already.
std::string freeName(const std::string& link, const std::vector<Contact>& contacts) {
  const auto is_taken = [&](const std::string& name) {
    return std::any_of(contacts.begin(), contacts.end(), [&](const Contact& each) { return each.name == name; });
  };
  std::string name = link;
  for (int number = 2; is_taken(name); ++number) name = link + " " + std::to_string(number);
  return name;
}

/// The link that a contact begins with: the hand, or else the last one that moves. -1: none moves.
int linkToTouchWith(const Snapshot& snapshot) {
  const std::vector<ModelLink>& links = snapshot.model->links();
  const auto moves = [&](int link) { return link >= 0 && links[static_cast<std::size_t>(link)].body >= 0; };
  if (moves(snapshot.hand)) return snapshot.hand;
  for (int link = static_cast<int>(links.size()) - 1; link >= 0; --link) {
    if (moves(link)) return link;
  }
  return -1;
}

}  // namespace

SimulationEditor::SimulationEditor(Document& document, Interaction& interaction, SimulationSession& session,
                                   SimulationViewOptions& look, QObject* parent)
    : QObject(parent), document_(document), interaction_(interaction), session_(session), look_(look) {
  // one of many is looked at from the start
  const auto begin = [this] { look_.setContact(contacts().empty() ? -1 : 0); };
  connect(&document_, &Document::opened, this, begin);
  begin();
  follow(document_, ScenePart::Simulation, this, [](SimulationEditor* editor) {
    const int count = editor->contactCount();
    const int chosen = editor->look_.contact();
    if (chosen >= count || (chosen < 0 && count > 0)) editor->look_.setContact(count - 1);
  });
}

const std::vector<Contact>& SimulationEditor::contacts() const { return document_.scene().contacts.orDefault(); }

int SimulationEditor::contactCount() const { return static_cast<int>(contacts().size()); }

int SimulationEditor::chosen() const {
  const int contact = look_.contact();
  return contact >= 0 && contact < contactCount() ? contact : -1;
}

void SimulationEditor::change(const QString& text, const std::function<void(SimulationSettings&)>& change) {
  SimulationSettings settings = simulationSettings(document_);
  change(settings);
  setSimulation(document_, contacts(), settings, text);
}

void SimulationEditor::changeContacts(const QString& text, const std::function<void(std::vector<Contact>&)>& change) {
  std::vector<Contact> all = contacts();
  change(all);
  setSimulation(document_, std::move(all), simulationSettings(document_), text);
}

void SimulationEditor::changeContact(const QString& text, const std::function<void(Contact&)>& change) {
  const int at = chosen();
  if (at < 0) return;
  changeContacts(text, [&](std::vector<Contact>& all) { change(all[static_cast<std::size_t>(at)]); });
}

void SimulationEditor::addContact() {
  // where the robot is once a run under way is over
  session_.pause();
  const SnapshotPtr snapshot = document_.snapshot();
  const int link = linkToTouchWith(*snapshot);
  if (link < 0) return;
  Contact contact;
  contact.link = snapshot->model->links()[static_cast<std::size_t>(link)].name;
  contact.name = freeName(contact.link, contacts());
  contact.surface.X_WS.p = snapshot->X_WL[static_cast<std::size_t>(link)].p;
  const int count = contactCount();
  changeContacts(tr("Add contact %1").arg(QString::fromStdString(contact.name)),
                 [&](std::vector<Contact>& all) { all.push_back(contact); });
  if (contactCount() > count) look_.setContact(count);
}

void runFromSurfaces(Document& document, SimulationSession& session) {
  SimulationSettings settings = simulationSettings(document);
  if (!settings.project_start) {
    settings.project_start = true;
    setSimulation(document, document.scene().contacts.orDefault(), settings,
                  SimulationEditorText::tr("Project initial pose onto surfaces"));
  }
  session.run();
}

bool hasRefusedNumber(const QWidget& window, SimulationSession& session) {
  if (session.stage() == SimulationSession::Stage::Running) return false;
  for (auto* field : window.findChildren<NumberField*>()) {
    if (!field->isRefused() || !field->isVisible()) continue;
    field->setFocus();
    //: %1: name of a field, %2: what is wrong with it
    const QString why =
        SimulationEditorText::tr(
            "%1 contains an invalid value: %2. Enter another number, or press Esc to restore the previous one")
            .arg(field->accessibleName(), field->toolTip().section(QLatin1Char('\n'), 0, 0));
    emit session.refused({{Severity::Error, {}, 0, why.toStdString()}}, false);
    return true;
  }
  return false;
}

}  // namespace linkwright::ui

#include "moc_simulation_editor.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document_state.h"

#include <QUndoCommand>

namespace linkwright::ui {

/// One gesture or edit of the robot's state: holds both states as values.
class StateCommand : public QUndoCommand {
public:
  StateCommand(Document& document, Document::State before, Document::State after, const QString& text);
  void undo() override;
  void redo() override;

private:
  Document& document_;
  Document::State before_, after_;
};

/// One edit of the stored poses or of the motion between them, with the states that go with them: a robot that was on
/// the motion is put back onto it.
class MotionCommand : public QUndoCommand {
public:
  struct Side {
    Document::Poses poses;
    Document::State state;
  };
  MotionCommand(Document& document, Side before, Side after, const QString& text);
  void undo() override;
  void redo() override;
  /// Stages of one run are one step.
  int id() const override;
  bool mergeWith(const QUndoCommand* later) override;

private:
  Document& document_;
  Side before_, after_;
};

/// One edit of what acts on the links from outside.
class LoadsCommand : public QUndoCommand {
public:
  LoadsCommand(Document& document, std::vector<SceneLoad> before, std::vector<SceneLoad> after, const QString& text);
  void undo() override;
  void redo() override;

private:
  Document& document_;
  std::vector<SceneLoad> before_, after_;
};

/// One edit of the contacts and of how the scene is simulated.
class SimulationCommand : public QUndoCommand {
public:
  struct Side {
    std::vector<Contact> contacts;
    std::optional<SimulationSettings> settings;
  };
  SimulationCommand(Document& document, Side before, Side after, const QString& text);
  void undo() override;
  void redo() override;

private:
  Document& document_;
  Side before_, after_;
};

/// One edit of how elastic links and passive joints are analysed.
class ElasticCommand : public QUndoCommand {
public:
  using Settings = std::optional<ElasticSettings>;
  ElasticCommand(Document& document, Settings before, Settings after, const QString& text);
  void undo() override;
  void redo() override;

private:
  Document& document_;
  Settings before_, after_;
};

/// One edit of the mechanism, with everything that follows it.
class EditCommand : public QUndoCommand {
public:
  EditCommand(Document& document, Document::Stage before, Document::Stage after, JointRenames renames, int link,
              const QString& text);
  void undo() override;
  void redo() override;

private:
  Document& document_;
  Document::Stage before_, after_;
  JointRenames renames_;
  int link_;  ///< that it is about, in the model after it
};

}  // namespace linkwright::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <functional>

class QDialog;

namespace linkwright::ui {

class CheckPanel;
struct StudentVariant;

/// Bring your own values: a window with the check of a student's table, which a file opens or a drop.
class CheckFlow : public QObject {
  Q_OBJECT
public:
  /// `examples`: the folder of the program's example robots, which exercises name.
  CheckFlow(Document& document, Interaction& interaction, QWidget* window, std::function<QString()> examples = {});

  /// Whether a file that was dropped is a table to check, not a robot to open: by its first line, else by its ending.
  static bool takes(const QString& path);
  void show();
  void open(const QString& path);
  /// Writes the present robot's table, its state filled in and all else empty.
  Diagnostics saveTemplate(const QString& path) const;
  /// Puts the robot and the state of a student's variant in place: one undo step.
  void showVariant(const StudentVariant& of);
  CheckPanel& panel();

signals:
  /// A table is being checked: what shows the recursion is wanted.
  void opened();
  void told(const QString& words);
  void warned(const QString& words);

private:
  void placeAside();
  void askForTable();
  void askForTemplate();
  void askForVariant();

  Document& document_;
  Interaction& interaction_;
  QWidget* window_;
  std::function<QString()> examples_;
  QDialog* dialog_ = nullptr;  ///< made when it is first wanted
  CheckPanel* panel_ = nullptr;
};

}  // namespace linkwright::ui

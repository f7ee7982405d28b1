// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"

#include <QObject>

#include <memory>

namespace linkwright {
struct MotionFile;
}  // namespace linkwright

namespace linkwright::ui {

/// More samples than these are not taken into the window: they go with each step of undo and into the scene's file.
inline constexpr int kMostImported = 200'000;

/// A motion from a table of samples, as a person meets it: which file, what is in it and how its derivatives are made,
/// then it is the scene's motion, in one undo step. What is wrong with a file is listed, and nothing changes.
class MotionImport : public QObject {
  Q_OBJECT
public:
  MotionImport(Document& document, Interaction& interaction, QWidget* window);

  /// Whether a file that was dropped is a motion, by its first line.
  static bool takes(const QString& path);
  void ask();
  /// Reads the file on a thread of its own, then asks how it is to be taken.
  void open(const QString& path);

signals:
  void told(const QString& words);
  void warned(const QString& words);
  /// The motion is the scene's now.
  void imported();

private:
  void offer(const std::shared_ptr<const Model>& model, Result<MotionFile> file);

  Document& document_;
  Interaction& interaction_;
  QWidget* window_;
  QString folder_;  ///< from where the last time
  QString path_;    ///< of what is being read
  Background work_;
};

}  // namespace linkwright::ui
